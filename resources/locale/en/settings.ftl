### The formats' settings: `setting-KEY`, and `setting-KEY-VALUE` for its values

## RISK 2210 Swiss

setting-swiss-rounds = Swiss rounds
setting-swiss-rounds-none = By number of players
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
setting-rounds-none = By number of players
setting-age-groups = Age groups start at
setting-age-group-names = Group names (youngest first)
setting-age-group-names-none = Automatic, e.g. “11–14”
setting-record = Pair by
setting-record-points = Match points
setting-record-win-loss-draw = Win–loss–draw record
setting-games-per-match = Match length
setting-games-per-match-1 = Single game
setting-games-per-match-3 = Best of 3
setting-games-per-match-5 = Best of 5
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
setting-pairing-rating = Rating that counts
setting-pairing-rating-first = First rating
setting-pairing-rating-second = Second rating
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
setting-swiss-rounds-help = Leave empty to follow the published chart for the number of players.
setting-boards-help = Leave empty for as few boards as possible.
setting-final-true-help = After the Swiss rounds the top 5 play one final board, and its winner wins the event.
setting-final-false-help = The standings after the Swiss rounds decide the event.
setting-sanctioned-true-help = Every board seats 4 or 5, so a few numbers of players cannot be seated.
setting-sanctioned-false-help = Boards of 3 are used where 4 and 5 do not add up.
setting-new-opponents-first-false-help = Boards are drawn at random among players with equal points.
setting-new-opponents-first-true-help = Among players with equal points, the boards with the fewest repeat opponents are used.
setting-k-value-help = Leave empty if no estimated ratings are wanted.
setting-seating-random-help = Places on the ring are drawn at random.
setting-seating-rating-help = Players sit in order of rating, so neighbors are about equally strong.
setting-seating-entered-help = Players sit in the order in which they were added.
setting-seating-optimised-help = TourneyDesk searches for the tables with the fewest repeat opponents.
setting-seating-dealt-30-help = The best of 30 random deals is used, as in the published rules.
setting-gap-colours-one-of-each-help = Everyone plays one game with White and one with Black at a time.
setting-gap-colours-as-in-example-help = Someone may have Black in both games, as in the published example.
setting-drawn-game-replay-help = The same two players play again until one of them wins.
setting-drawn-game-both-out-help = Both players leave the ring, and it closes over them.
setting-largest-table-5-help = Tables seat up to 5 players.
setting-largest-table-4-help = Tables seat up to 4 players.
setting-elimination-level-help = Usual are 35, 23 for a short event and 47 for a long one.
setting-works-with-two-false-help = No one is seated at a table of 2.
setting-works-with-two-true-help = Tables of 2 are allowed, also for the last game.
setting-five-left-four-and-bye-help = The player with the fewest strikes has a bye; this applies only when the largest table is 4.
setting-five-left-three-and-two-help = All five play; this applies only when the largest table is 4 and two can play.
setting-age-groups-help = Type the lowest age of every group but the youngest, separated by commas.
setting-age-group-names-help = Type one name for each group, separated by commas.
setting-record-points-help = Players with equal match points meet, however they scored them.
setting-record-win-loss-draw-help = Players with the same wins, losses and draws meet.
setting-games-per-match-1-help = One game decides the match.
setting-games-per-match-3-help = Two wins decide the match.
setting-games-per-match-5-help = Three wins decide the match.
setting-ties-latest-loss-help = Among players with equal points, whoever lost latest ranks higher.
setting-ties-shared-help = Players with equal points have the same place and divide the prizes.
setting-ties-opponents-help = Among players with equal points, stronger opponents rank higher.
setting-acceleration-none-help = The upper half plays the lower half, as in any Swiss.
setting-acceleration-adjusted-rating-help = In round 2, upper-half players who did not win meet lower-half winners.
setting-acceleration-added-score-help = Upper-half players count 1 extra point when rounds 1 and 2 are paired.
setting-alternation-limit-help = To alternate colors, opponents change only within this many rating points.
setting-equalisation-limit-help = To equalize colors, opponents change only within this many rating points.
setting-first-colour-lot-help = The color is drawn when round 1 is paired.
setting-first-colour-white-help = The top player has White in round 1; colors then alternate down the boards.
setting-first-colour-black-help = The top player has Black in round 1; colors then alternate down the boards.
setting-missed-rounds-zero-help = Late entries start without points.
setting-missed-rounds-half-help = Late entries get a half-point bye for each missed round.
setting-half-point-byes-help = Leave empty to allow any number.
setting-bye-points-1-help = The player without an opponent scores like a winner (28L).
setting-bye-points-1-2-help = The player without an opponent scores as for a draw.
setting-bye-points-0-help = The player without an opponent scores nothing.
setting-pairing-rating-first-help = Players without a rating are paired by their second rating.
setting-pairing-rating-second-help = Quick, blitz or FIDE ratings pair; players without one are paired by their first rating.
setting-last-round-byes-stand-help = A player who asked for a last-round bye cannot change their mind.
setting-last-round-byes-can-be-withdrawn-help = A player who asked for a last-round bye may still decide to play.

## Groups of settings

settings-group-rounds = Rounds
settings-group-matches = Rounds and matches
settings-group-boards = Boards
settings-group-tables = Tables
settings-group-pairing = Pairing
settings-group-seating = Seating
settings-group-games = Games
settings-group-colors = Colors
settings-group-elimination = Elimination
settings-group-ages = Age groups
settings-group-tiebreaks = Tiebreaks
settings-group-byes = Byes and late entries
settings-group-ratings = Ratings
settings-group-acceleration = Acceleration

## Cards of a setting

setting-card = { $name }. { $about }
setting-card-recommended = Recommended
setting-card-details = How this is worked out
setting-card-working = Working out what each choice means…
