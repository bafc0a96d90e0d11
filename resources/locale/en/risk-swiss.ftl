### The RISK 2210 Swiss

## The number of players

risk-swiss-cannot-seat =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } can’t be seated on boards of { $smallest } to { $largest }. You can { WORD($other_way) } { $other } for { ITEM($counts_that_work, 1) } players, or add { $up } for { ITEM($counts_that_work, 2) }.
risk-swiss-boards-of-3-would-do = Or turn off “Sanctioned” to allow boards of 3.
risk-swiss-swiss-can-end-here = Or end the Swiss rounds here: set “Swiss rounds” to { $rounds }.
risk-swiss-boards-do-not-fit =
    { $players ->
        [one] { $players } player doesn’t
       *[other] { $players } players don’t
    } fit on { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }. Boards that work: { $boards_that_work }. Leave “Number of boards” empty for the fewest.
risk-swiss-boards-not-kept =
    “Number of boards” is { $set }, but { $players ->
        [one] { $players } player doesn’t
       *[other] { $players } players don’t
    } fit on that many. The next round has { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, the fewest that work.

## Pairing

risk-swiss-results-missing =
    { $count ->
        [1] Board { $tables } of round { $round } is
        [2] Boards { $tables } of round { $round } are
        [3] Boards { $tables } of round { $round } are
        [4] Boards { $tables } of round { $round } are
        [5] Boards { $tables } of round { $round } are
       *[other] { $count } boards of round { $round } are
    } still playing.
risk-swiss-earlier-round-open =
    Round { $round } is open again. Missing: { $tables ->
        [one] board { $tables }
       *[other] boards { $tables }
    }.
risk-swiss-event-finished =
    { $rounds ->
        [one] The one planned round is
       *[other] All { $rounds } planned rounds are
    } played. To continue, raise “Swiss rounds”; a posted final must be undone before that.
risk-swiss-final-needs-players =
    The final needs at least { $needed ->
        [one] { $needed } player
       *[other] { $needed } players
    }; { $players ->
        [one] { $players } is
       *[other] { $players } are
    } in. Reinstate someone, or turn off “Final board”.
risk-swiss-over-with-last-one-in = { $player1 } is the last player still in and wins the event. To continue, reinstate someone.
risk-swiss-won-as-last-one-in = { $player1 } wins as the last player still in.
risk-swiss-nobody-finished-final = Everyone withdrew from the final. The Swiss standings decide, so the highest finalist wins.
risk-swiss-semi-final-needs-players = The semifinal is two boards and needs at least { $needed } players; { $players } are in. Reinstate someone, or leave the boards as they are.
risk-swiss-semi-final-left-out = The semifinal needs at least { $needed } players; only { $players } are in, so it is left out.

## Why a board is as it is

risk-swiss-first-round-random = Round 1 is random.
risk-swiss-same-points =
    Everyone here has { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }.
risk-swiss-same-points-round = Boards are filled by match points, random among equals.
risk-swiss-mixed-points = This board mixes players with { $points } match points.
risk-swiss-mixed-points-round = Boards are filled by match points, random among equals.
risk-swiss-taken-from-below =
    { $everyone } ({ $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }) { $everyone ->
        [one] fills
       *[other] fill
    } up the board of the { $above }-point group.
risk-swiss-met-before = { $player1 } and { $player2 } met in round { $round }. No equally fair seating with fewer repeats was found.
risk-swiss-forbidden-together = { $player1 } and { $player2 } are on the keep-apart list, but no equally fair seating separates them. You can seat them by hand.
risk-swiss-same-mark-together =
    { $player1 } and { $player2 } are from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    }, but no equally mixed boards were found that separate all such pairs.
risk-swiss-fewest-boards =
    { $players } players need { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }.
risk-swiss-boards-as-set =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } on { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, as set.
risk-swiss-boards-of-5-and-4 = Boards of 5: { $fives }, boards of 4: { $fours }.
risk-swiss-boards-alike = Boards of { $size }: { $boards }.
risk-swiss-boards-of-4-and-3 = Boards of 4: { $fours }, boards of 3: { $threes }.
risk-swiss-order-mixes-least = The smaller boards are placed where the fewest point groups mix.
risk-swiss-order-drawn = The smaller boards were drawn at random.
risk-swiss-order-for-wishes = The smaller boards are placed where the fewest point groups mix and most kept-apart pairs are separated.
risk-swiss-order-by-lot = The smaller boards were drawn among the equally fair options.
risk-swiss-new-opponents-first =
    Among players with equal points, new opponents come first. { $repeats ->
        [one] { $repeats } pair meets
       *[other] { $repeats } pairs meet
    } again.
risk-swiss-equal-points-by-lot = The draw is random among players with equal points.
risk-swiss-forbidden-apart = Pairs on the keep-apart list are separated where the rules allow it; the rest is random.
risk-swiss-same-mark-apart =
    Among equally mixed boards, those that separate players from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    } were preferred.
risk-swiss-seats-by-lot = Seats are random.
risk-swiss-seated-by-hand = Set by the organizer.
risk-swiss-seated-around =
    Seated from the players who were free. { $tables ->
        [one] Board { $tables }
       *[other] Boards { $tables }
    } did not change.
risk-swiss-cannot-seat-around =
    { $players ->
        [one] { $players } free player doesn’t
       *[other] { $players } free players don’t
    } fill boards of the sizes allowed. Free or keep boards until the number is one of these: { $counts_that_work }.

## What a round costs: heads of columns

risk-swiss-weigh-forbidden = kept-apart pairs at one board
risk-swiss-weigh-sizes = boards of another size
risk-swiss-weigh-groups = boards mixing point groups
risk-swiss-weigh-points = point spread on the boards, total
risk-swiss-weigh-same-mark = players who should be kept apart
risk-swiss-weigh-met = repeat opponents

## How near the cut is

risk-swiss-cut-in-points =
    { $player1 } is in the final right now: { $gap ->
        [one] { $gap } match point
       *[other] { $gap } match points
    } ahead of { $player2 }, the first player out.
risk-swiss-cut-out-points =
    { $player1 } is { $gap ->
        [one] { $gap } match point
       *[other] { $gap } match points
    } short: { $player2 } has the last seat in the final right now.
risk-swiss-cut-in-game-points =
    { $player1 } is in the final right now: { $gap ->
        [one] { $gap } game point
       *[other] { $gap } game points
    } ahead of { $player2 }, the first player out.
risk-swiss-cut-out-game-points =
    { $player1 } is { $gap ->
        [one] { $gap } game point
       *[other] { $gap } game points
    } short: { $player2 } has the last seat in the final right now.
risk-swiss-cut-in-energy = { $player1 } is in the final right now: tied with { $player2 }, the first player out, but { $gap } ahead on energy.
risk-swiss-cut-out-energy = { $player1 } is { $gap } energy short: { $player2 } has the last seat in the final right now.
risk-swiss-cut-in-first-places = { $player1 } is in the final right now: tied with { $player2 }, the first player out, but with more boards won ({ $gap }).
risk-swiss-cut-out-first-places =
    { $player1 } is { $gap ->
        [one] { $gap } board won
       *[other] { $gap } boards won
    } short: { $player2 } has the last seat in the final right now.
risk-swiss-cut-in-lot = { $player1 } is in the final right now: tied with { $player2 }, and lots were drawn.
risk-swiss-cut-out-lot = { $player1 } is out of the final right now: tied with { $player2 }, and lots were drawn.
risk-swiss-cut-in-all = { $player1 } is in the final right now: it has seats for everyone still in.
risk-swiss-plays-final = { $player1 } plays the final.

## The final

risk-swiss-final-seats = The top { $count } play the final.
risk-swiss-final-seats-details = Their places in the standings: { $places }.
risk-swiss-final-seat-by-lot = Tied for the last seats; drawn to play: { $everyone }.
risk-swiss-final-missed-by-lot = Tied for the last seats; not drawn: { $everyone }.
risk-swiss-semi-final-seats = The semifinal boards are seeded from the standings.
risk-swiss-semi-final-seats-details = Their places in the standings: { $places }.

## Standings

risk-swiss-tied-drawn-by-lot = { $player1 } is one of { $tied } players tied on match points, game points and energy; lots were drawn. Number drawn: { $lot }; the highest ranks first.
risk-swiss-tied-on-all-drawn-by-lot = { $player1 } is one of { $tied } players tied on match points and every tiebreak of this event; lots were drawn. Number drawn: { $lot }; the highest ranks first.
risk-swiss-final-place = { $player1 } finished the final { place }.
risk-swiss-final-withdrawn = { $player1 } withdrew from the final and ranks below those who finished it.
risk-swiss-semi-final-place = { $player1 } finished the semifinal board { place }.
risk-swiss-semi-final-withdrawn = { $player1 } withdrew from the semifinal and ranks below those who finished it.

## Reports of a board

risk-swiss-placed-and-withdrawn = { $everyone }: a place or withdrawn, not both.
risk-swiss-place-missing = { $everyone }: type a place, or W for withdrawn.
risk-swiss-place-shared = Place { $place } is used twice: { $everyone }. Boards have no ties.
risk-swiss-place-skipped =
    No one has place { $place }. With { $finished ->
        [one] { $finished } finisher
       *[other] { $finished } finishers
    }, use places 1 to { $finished }.
risk-swiss-game-points-missing = { $everyone }: type the game points (0 if none); they break ties.
risk-swiss-energy-missing = { $everyone }: type the energy left (0 if none); it breaks ties.
risk-swiss-below-nothing = { $player1 }: { $value } is less than 0. Type 0 or more.

## Changes

risk-swiss-no-byes-here = No byes in this format: everyone still in plays every round.
risk-swiss-final-posted-no-entries = The final is posted, so no one can join.
risk-swiss-final-posted-setting-stays = The final is posted, so “{ WORD($setting, kind: "setting") }” can’t change.
risk-swiss-semi-final-posted-no-entries = The semifinal is posted, so no one can join.
risk-swiss-semi-final-posted-setting-stays = The semifinal is posted, so “{ WORD($setting, kind: "setting") }” can’t change.
risk-swiss-points-fixed = Boards have reported, so the points by place are fixed. To change them, clear the results.
risk-swiss-fewer-rounds-than-posted = { $posted } Swiss rounds are already posted, so { $rounds } is too few. Choose { $posted } or more.
risk-swiss-boards-of-3-posted = This event has boards of 3, which are not sanctioned. It stays unsanctioned.

## Seating by hand

risk-swiss-seated-twice = Seated more than once: { $everyone }. Give each player one seat.
risk-swiss-left-unseated = Not seated: { $everyone }. Every player of the round needs a board.
risk-swiss-not-in-this-round = Not in round { $round }: { $everyone }. Seat only the players of this round.
risk-swiss-table-has-reported = Board { $table } has a result and can’t change. Clear the result to change the seating.
risk-swiss-final-is-one-board = The final is one board. Seat all its players together.
risk-swiss-semi-final-is-two-boards = The semifinal is two boards. Seat all its players at them.
risk-swiss-board-size =
    Board { $table } has { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. A board here takes { $least } to { $most }.
risk-swiss-score-gap = Board { $table } mixes match points: { $points }.
risk-swiss-forbidden-pair = Board { $table }: { $player1 } and { $player2 } are on your keep-apart list.
risk-swiss-same-mark =
    Board { $table }: { $player1 } and { $player2 } are from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    }.
risk-swiss-rematch = Board { $table }: { $player1 } and { $player2 } already met in round { $round }.
