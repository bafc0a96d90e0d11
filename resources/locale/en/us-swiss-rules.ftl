### US Chess Swiss: the rules sheet, and charts for going on by hand

us-swiss-rules-cited = US Chess rule book, rules on Swiss pairing and tiebreaks

us-swiss-rule-numbers = Players are ranked by rating, the highest first. Unrated players come last, equal ratings are drawn.
us-swiss-rule-second-rating = Second ratings count (quick, blitz or FIDE). Players without one count with their first rating.
us-swiss-rule-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
us-swiss-rule-rematch = Nobody meets the same opponent twice.
us-swiss-rule-scores = Players with equal scores meet. As few as possible leave their score group downward.
us-swiss-rule-halves = Within a score group the upper half meets the lower half in order of rank.
us-swiss-rule-odd = Odd group: its lowest-rated player (not an unrated one) meets the highest-rated possible player of the next group.
us-swiss-rule-apart =
    Players from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    } do not meet where that moves no more players out of their score groups. This comes before halves and colors.
us-swiss-rule-accelerated-first = Rounds 1 and 2 are accelerated. The field is cut into quarters A1, A2, B1, B2; in round 1, A1 meets A2 and B1 meets B2.
us-swiss-rule-accelerated-adjusted = Round 2: the winners of A meet; the others of A meet the winners of B; B draws meet, B losers meet.
us-swiss-rule-accelerated-added = Round 2: for pairing only, everyone in A has one point more.
us-swiss-rule-equalize = Colors: first equal numbers of White and Black, then alternation. Due is the color had less often, else the opposite of the last one.
us-swiss-rule-both-due = Both due the same color: the larger imbalance gets it; else the opposite of the last round in which their colors differed; else the higher-ranked gets the due color.
us-swiss-rule-switches = Switches for colors: up to { $alternation } rating points to alternate, up to { $equalization } to equalize. The same color three times in a row is avoided.
us-swiss-rule-first-color-lot = Round 1: the top player’s color is drawn; then colors alternate down the boards.
us-swiss-rule-first-color-white = Round 1: the top player has White; then colors alternate down the boards.
us-swiss-rule-first-color-black = Round 1: the top player has Black; then colors alternate down the boards.
us-swiss-rule-bye =
    Odd number: one player has a bye for { $points ->
        [0.5] ½ point
        [one] { $points } point
       *[other] { $points } points
    }: the lowest score, there the lowest-rated (not unrated). Nobody has it twice, nor after a win without a game.
us-swiss-rule-half-byes =
    Half-point byes must be requested before the round{ $most ->
        [none] .
       *[other] , at most { $most } per player.
    } In the last round they { $last ->
        [stand] are irrevocable
       *[other] can be canceled
    }.
us-swiss-rule-no-half-byes = There are no half-point byes.
us-swiss-rule-missed-zero = Late entries score 0 points for each round they missed.
us-swiss-rule-missed-half = Late entries score ½ point for each round they missed.
us-swiss-rule-unplayed = A win scores 1, a draw ½, a loss 0. Unplayed games count for the score, but not for colors and not as having met.
us-swiss-rule-house = A house player is paired only when the number is otherwise odd, has no place and wins no prize.
us-swiss-rule-order = Standings: points, then the tiebreaks below in this order. Still tied: the place is shared.
us-swiss-rule-tiebreak = { $number }. { $name }: { $help }
us-swiss-rule-no-tiebreaks = Standings: points. Tied players share the place.
us-swiss-rule-end = The event ends after the last round. The highest score wins; the tiebreaks decide among equals.
us-swiss-rule-end-early = It also ends when nobody can be paired without a rematch, or fewer than two players are left.

## Charts of the emergency kit

us-swiss-hand-chart-score-groups = Score groups, in order of rank
