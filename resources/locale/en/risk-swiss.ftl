### Words of the RISK 2210 Swiss

## The number of players

risk-swiss-cannot-seat =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } cannot be seated: boards take { $smallest } to { $largest }, and nobody sits out. You can { WORD($other_way) } { $other } to have { ITEM($counts_that_work, 1) }, or add { $up } to have { ITEM($counts_that_work, 2) }.
risk-swiss-boards-of-3-would-do = Or play unsanctioned: turn off “Sanctioned”, and boards of 3 are allowed too.
risk-swiss-swiss-can-end-here = Or end the Swiss rounds here: set “Swiss rounds” to { $rounds }, and what follows them comes next.
risk-swiss-boards-do-not-fit =
    { $players ->
        [one] { $players } player does
       *[other] { $players } players do
    } not fit on { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }. Numbers of boards that work: { $boards_that_work }. Set “Boards” to such a number, or leave it empty for the fewest.
risk-swiss-boards-not-kept =
    “Boards” is set to { $set }, but { $players ->
        [one] { $players } player
       *[other] { $players } players
    } do not fit on that many. The next round has { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, the fewest that work.

## Pairing

risk-swiss-results-missing =
    Round { $round } still waits for { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }: { $tables }. Enter what they report, then pair.
risk-swiss-earlier-round-open =
    Round { $round } is open again. Still to report there: { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }.
risk-swiss-event-finished = All planned rounds are played ({ $rounds }). To go on, raise “Swiss rounds”; once a final is posted, undo it first.
risk-swiss-final-needs-players =
    The final needs at least { $needed ->
        [one] { $needed } player
       *[other] { $needed } players
    } who are still in; there are { $players }. Take back someone who left, or turn off “Final board”: then the Swiss standings decide.
risk-swiss-over-with-last-one-in = The event is over: { $player1 } is the last player still in, and has won. To go on, take back someone who left.
risk-swiss-won-as-last-one-in = { $player1 } is the last player still in, and has won.
risk-swiss-nobody-finished-final = Everyone withdrew from the final. Its players keep their order of the Swiss standings, so the best of them wins.

## Why a board is as it is

risk-swiss-first-round-random = Round 1 is drawn at random.
risk-swiss-same-points =
    Everyone here has { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }.
risk-swiss-mixed-points = The players here have { $points } match points. Their groups do not fill whole boards.
risk-swiss-taken-from-below =
    From the group with { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }, to fill the board of those with { $above }: { $everyone }.
risk-swiss-met-before = { $player1 } and { $player2 } met before, in round { $round }. No seating with fewer repeats was found that mixes points as little.
risk-swiss-forbidden-together = { $player1 } and { $player2 } are not to meet, but no way to keep them apart was found that follows the rules as well. You can seat them by hand.
risk-swiss-fewest-boards =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } on { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, the fewest.
risk-swiss-boards-as-set =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } on { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, as you set it.
risk-swiss-boards-of-5-and-4 = Boards of 5: { $fives }, boards of 4: { $fours }.
risk-swiss-boards-alike = Boards of { $size }: { $boards }.
risk-swiss-boards-of-4-and-3 = Boards of 4: { $fours }, boards of 3: { $threes }.
risk-swiss-order-mixes-least = Only one order of the larger and smaller boards mixes players of different points least.
risk-swiss-order-drawn = Which boards are the smaller ones was drawn by lot.
risk-swiss-order-for-wishes = Several orders of the larger and smaller boards mix points equally little. Of those drawn by lot and tried, the one that keeps apart best was taken.
risk-swiss-order-by-lot = Which boards are the smaller ones was drawn by lot among the orders that mix players of different points least.
risk-swiss-new-opponents-first = New opponents first: among players of equal points, those who have not met yet come together where that can be. Pairs who meet again this round, as paired: { $repeats }.
risk-swiss-equal-points-by-lot = Among players of equal points the draw is random.
risk-swiss-forbidden-apart = Players who are not to meet are kept apart where the rules allow it. The rest is drawn at random.
risk-swiss-seats-by-lot = The seats at each board are drawn by lot.
risk-swiss-seated-by-hand = Seated by hand.
risk-swiss-seated-around =
    Seated from the players who were free; what stayed as it was: { $tables ->
        [one] board { $tables }
       *[other] boards { $tables }
    }.
risk-swiss-cannot-seat-around =
    { $players ->
        [one] { $players } player who is free cannot
       *[other] { $players } players who are free cannot
    } fill boards of the sizes allowed. Let boards stay or free more of them until it is one of these numbers: { $counts_that_work }.

## What a round costs: heads of columns

risk-swiss-weigh-forbidden = pairs not to meet at one board
risk-swiss-weigh-sizes = boards of another size
risk-swiss-weigh-groups = points groups bridged
risk-swiss-weigh-points = match points between players of a board
risk-swiss-weigh-met = pairs who have met

## How near the cut is

risk-swiss-cut-in-points =
    { $player1 } would be in the final as things stand: { $gap ->
        [one] { $gap } match point
       *[other] { $gap } match points
    } ahead of { $player2 }, the first below the cut.
risk-swiss-cut-out-points =
    { $player1 } would miss the final as things stand: { $gap ->
        [one] { $gap } match point
       *[other] { $gap } match points
    } behind { $player2 }, who has its last seat.
risk-swiss-cut-in-game-points =
    { $player1 } would be in the final as things stand: { $gap ->
        [one] { $gap } game point
       *[other] { $gap } game points
    } ahead of { $player2 }, the first below the cut.
risk-swiss-cut-out-game-points =
    { $player1 } would miss the final as things stand: { $gap ->
        [one] { $gap } game point
       *[other] { $gap } game points
    } behind { $player2 }, who has its last seat.
risk-swiss-cut-in-energy = { $player1 } would be in the final as things stand: level with { $player2 }, the first below the cut, and { $gap } ahead on energy.
risk-swiss-cut-out-energy = { $player1 } would miss the final as things stand: level with { $player2 }, who has its last seat, and { $gap } behind on energy.
risk-swiss-cut-in-lot = { $player1 } would be in the final as things stand: level with { $player2 }, and in by lot.
risk-swiss-cut-out-lot = { $player1 } would miss the final as things stand: level with { $player2 }, and out by lot.
risk-swiss-cut-in-all = { $player1 } would be in the final: there are seats for all who are still in.
risk-swiss-plays-final = { $player1 } plays the final.

## The final

risk-swiss-final-seats = The final is for the best { $count } of those still in. Their places in the standings: { $places }.
risk-swiss-final-seat-by-lot = Level on match points, game points and energy at the last seats, and in by lot: { $everyone }.
risk-swiss-final-missed-by-lot = Level on match points, game points and energy at the last seats, and out by lot: { $everyone }.

## Standings

risk-swiss-tied-drawn-by-lot = { $player1 } is level with others on match points, game points and energy ({ $tied } in all): tied, drawn by lot. Drawn number { $lot }; the highest ranks first.
risk-swiss-final-place = { $player1 } finished the final in place { $place }.
risk-swiss-final-withdrawn = { $player1 } withdrew from the final, and ranks below those who finished it.

## Reports of a board

risk-swiss-placed-and-withdrawn = Both a place and a withdrawal are entered for { $everyone }. Keep one of the two.
risk-swiss-place-missing = No place yet for { $everyone }. Enter the finishing place, or mark as withdrawn.
risk-swiss-place-shared = Place { $place } is given to { $everyone }. Each place goes to one player; boards have no ties.
risk-swiss-place-skipped =
    Nobody has place { $place }. { $finished ->
        [one] { $finished } player
       *[other] { $finished } players
    } finished, so the places run from 1 to { $finished }.
risk-swiss-game-points-missing = Game points are missing for { $everyone }. They may decide a tie; enter 0 if there were none.
risk-swiss-energy-missing = Energy left is missing for { $everyone }. It may decide a tie; enter 0 if there was none.
risk-swiss-below-nothing = A figure of { $player1 } is { $value }. Enter 0 or more.

## Changes

risk-swiss-no-byes-here = There are no byes here: everyone still in sits at a board every round.
risk-swiss-final-posted-no-entries = The final is posted. Nobody can enter any more.
risk-swiss-final-posted-setting-stays = The final is posted, so “{ WORD($setting, kind: "setting") }” stays as it is.
risk-swiss-fewer-rounds-than-posted =
    That makes { $rounds ->
        [one] { $rounds } Swiss round
       *[other] { $rounds } Swiss rounds
    }, but { $posted } are posted already. Choose { $posted } or more.
risk-swiss-boards-of-3-posted = There are boards of 3 in this event, which are not sanctioned. It stays unsanctioned.

## Seating by hand

risk-swiss-seated-twice = Seated more than once: { $everyone }. Seat each player once.
risk-swiss-left-unseated = Without a seat: { $everyone }. Give everyone of the round a board.
risk-swiss-not-in-this-round = Not in round { $round }: { $everyone }. Seat only those of this round.
risk-swiss-table-has-reported = Table { $table } has reported. Leave it as it is, or clear its result first.
risk-swiss-final-is-one-board = The final is one board. Seat all its players together.
risk-swiss-board-size =
    Table { $table } has { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. A board here takes { $least } to { $most }.
risk-swiss-score-gap = Table { $table } mixes match points: { $points }.
risk-swiss-forbidden-pair = Table { $table }: { $player1 } and { $player2 } are not to meet.
risk-swiss-rematch = Table { $table }: { $player1 } and { $player2 } met in round { $round }.
