### The formats' settings: `setting-KEY`, and `setting-KEY-VALUE` for its values

## RISK 2210 Swiss

setting-swiss-rounds = Swiss rounds
setting-swiss-rounds-none = Automatic (chart)
setting-boards = Number of boards
setting-boards-none = Automatic (fewest)
setting-final = Final board
setting-final-true = Yes, top 5
setting-final-false = No
setting-sanctioned = Sanctioned
setting-sanctioned-true = Yes: boards of 4 and 5 only
setting-sanctioned-false = No: boards of 3 allowed
setting-new-opponents-first = Avoid repeat opponents
setting-new-opponents-first-false = No
setting-new-opponents-first-true = Yes, among equal points
setting-k-value = K-value for rating estimates
setting-k-value-none = No rating estimates

## Dual Ring and accumulated strikes

setting-seating = Seating
setting-seating-random = Random
setting-seating-rating = By rating
setting-seating-entered = Order of entry
setting-seating-optimised = Fewest repeat opponents
setting-seating-dealt-30 = Best of 30 random deals (as published)
setting-gap-colours = Colors in a new game
setting-gap-colours-one-of-each = One White, one Black for everyone
setting-gap-colours-as-in-example = As in the published example: lower ring place gets Black
setting-drawn-game = If a game is drawn
setting-drawn-game-replay = Play again, same colors
setting-drawn-game-both-out = Both players are out
setting-largest-table = Largest table
setting-elimination-level = Eliminated at (strikes)
setting-works-with-two = Two can play this game
setting-works-with-two-false = No
setting-works-with-two-true = Yes
setting-five-left = With 5 players left
setting-five-left-four-and-bye = 4 play, 1 bye
setting-five-left-three-and-two = Tables of 3 and 2

## Age-Modified Swiss and US Chess Swiss

setting-rounds = Rounds
setting-rounds-none = Automatic (chart)
setting-age-groups = Age groups start at
setting-age-group-names = Group names (youngest first)
setting-age-group-names-none = Automatic, e.g. “11–14”
setting-record = Pair by
setting-record-points = Match points
setting-record-win-loss-draw = Win–loss–draw record
setting-games-per-match = Most games in a match
setting-ties = Tiebreak
setting-ties-latest-loss = The later last loss ranks higher
setting-ties-shared = Share the place, split the prizes
setting-ties-opponents = Opponents’ match-win percentage
setting-acceleration = Acceleration
setting-acceleration-none = None
setting-acceleration-adjusted-rating = Adjusted rating (28R2)
setting-acceleration-added-score = Added score, +1 (28R1)
setting-alternation-limit = Largest rating switch to alternate colors (29E5a)
setting-equalisation-limit = Largest rating switch to equalize colors (29E5b)
setting-first-colour = Top player’s color in round 1 (29E2)
setting-first-colour-lot = Random (coin toss)
setting-first-colour-white = White
setting-first-colour-black = Black
setting-missed-rounds = Late entries: each missed round scores
setting-missed-rounds-zero = 0 points
setting-missed-rounds-half = ½ point
setting-tiebreaks = Tiebreaks (in order)
setting-tiebreaks-modified-median = Modified Median
setting-tiebreaks-solkoff = Solkoff
setting-tiebreaks-cumulative = Cumulative
setting-tiebreaks-median = Median
setting-tiebreaks-cumulative-opposition = Cumulative of opposition
setting-tiebreaks-result = Head-to-head
setting-tiebreaks-most-blacks = Most Blacks
setting-tiebreaks-sonneborn-berger = Sonneborn-Berger
setting-tiebreaks-buchholz = Buchholz
setting-tiebreaks-played-first = Played points first
setting-tiebreaks-opposition-rating = Opponents’ performance
setting-tiebreaks-kashdan = Kashdan
setting-tiebreaks-coin = Coin flip
setting-half-point-byes = Most half-point byes per player
setting-half-point-byes-none = No limit
setting-bye-points = Points for the odd player’s bye
setting-last-round-byes = Last-round half-point byes
setting-last-round-byes-stand = Irrevocable (22C)
setting-last-round-byes-can-be-withdrawn = Can be canceled

## Sentences below a setting or a choice

setting-tiebreaks-modified-median-help = Opponents’ scores, dropping the lowest for a plus score.
setting-tiebreaks-solkoff-help = All opponents’ scores.
setting-tiebreaks-cumulative-help = Running scores added up; early wins count more.
setting-tiebreaks-median-help = Opponents’ scores without the highest and the lowest.
setting-tiebreaks-cumulative-opposition-help = The opponents’ cumulative scores added up.
setting-tiebreaks-result-help = Games among the tied players.
setting-tiebreaks-most-blacks-help = More games with Black rank higher.
setting-tiebreaks-sonneborn-berger-help = Scores of the opponents beaten, and half of those drawn with.
setting-tiebreaks-buchholz-help = All opponents’ scores; unplayed games add nothing.
setting-tiebreaks-played-first-help = Points from games played, without byes and forfeits.
setting-tiebreaks-opposition-rating-help = Opponents’ ratings, 400 more for a win and 400 less for a loss, averaged.
setting-tiebreaks-kashdan-help = 4 for a win, 2 for a draw, 1 for a loss.
setting-tiebreaks-coin-help = Decided by chance, once.
setting-tiebreaks-help = Used from top to bottom. Tick those you use; drag to reorder.
