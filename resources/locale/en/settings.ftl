### The formats' settings: `setting-KEY`, and `setting-KEY-VALUE` for its values

## RISK 2210 Swiss

setting-swiss-rounds = Swiss rounds
setting-swiss-rounds-none = by the chart
setting-boards = Boards
setting-boards-none = as few as possible
setting-final = Final board
setting-final-true = yes, for the top 5
setting-final-false = no
setting-sanctioned = Sanctioned
setting-sanctioned-true = yes: boards of 4 and 5
setting-sanctioned-false = no: boards of 3 are allowed
setting-new-opponents-first = New opponents first
setting-new-opponents-first-false = no
setting-new-opponents-first-true = yes, where boards are equally mixed
setting-k-value = K-value of the rating
setting-k-value-none = no rating changes

## Dual Ring and accumulated strikes

setting-seating = Seating
setting-seating-random = by lot
setting-seating-rating = by rating
setting-seating-entered = in order of entry
setting-seating-optimised = fewest repeated opponents
setting-seating-dealt-30 = best of 30 deals
setting-gap-colours = Colours at a gap
setting-gap-colours-one-of-each = one of each for everybody
setting-gap-colours-as-in-example = as in the source's example
setting-drawn-game = A drawn game
setting-drawn-game-replay = is played again
setting-drawn-game-both-out = puts both out
setting-largest-table = Largest table
setting-elimination-level = Out at this many strikes
setting-works-with-two = Works with two players
setting-works-with-two-false = no
setting-works-with-two-true = yes
setting-five-left = Five left, tables of at most 4
setting-five-left-four-and-bye = four play, one has a bye
setting-five-left-three-and-two = tables of 3 and 2

## Age-Modified Swiss and US Chess Swiss

setting-rounds = Rounds
setting-rounds-none = by the chart
setting-age-groups = Lowest ages of the upper groups
setting-age-group-names = Names of the age groups, youngest first
setting-age-group-names-none = made from the ages
setting-record = Match record
setting-record-points = match points
setting-record-win-loss-draw = wins, losses and draws
setting-games-per-match = Games in a match, at most
setting-ties = Equal points
setting-ties-latest-loss = the later the last loss, the higher
setting-ties-shared = share the place and the prize
setting-ties-opponents = by the opponents' match wins
setting-acceleration = Acceleration
setting-acceleration-none = none
setting-acceleration-adjusted-rating = adjusted rating (28R2)
setting-acceleration-added-score = added score (28R1)
setting-alternation-limit = Limit for alternating colours, in points
setting-equalisation-limit = Limit for equal colours, in points
setting-first-colour = Top player's first colour
setting-first-colour-lot = by lot
setting-first-colour-white = White
setting-first-colour-black = Black
setting-missed-rounds = Rounds missed by a late entry
setting-missed-rounds-zero = no points
setting-missed-rounds-half = half a point each
setting-tiebreaks = Tie-breaks, in order
setting-tiebreaks-modified-median = Modified Median
setting-tiebreaks-solkoff = Solkoff
setting-tiebreaks-cumulative = Cumulative
setting-tiebreaks-median = Median
setting-tiebreaks-cumulative-opposition = Cumulative of opposition
setting-tiebreaks-result = Result between them
setting-tiebreaks-most-blacks = Most Blacks
setting-tiebreaks-sonneborn-berger = Sonneborn-Berger
setting-tiebreaks-buchholz = Buchholz
setting-tiebreaks-played-first = Played points first
setting-tiebreaks-opposition-rating = Opposition's performance
setting-tiebreaks-kashdan = Kashdan
setting-tiebreaks-coin = Coin flip
setting-half-point-byes = Half-point byes per player, at most
setting-half-point-byes-none = no limit
setting-bye-points = Points for the bye when the number is odd
setting-last-round-byes = Half-point byes, last round
setting-last-round-byes-stand = stand, as the rulebook says
setting-last-round-byes-can-be-withdrawn = can be withdrawn
