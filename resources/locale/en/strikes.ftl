### Words of accumulated strikes

## The round

strikes-round-random = Round { $round } is a random round: strikes play no part in the seating. Random rounds and rounds by strikes take turns, and the first is random.
strikes-round-split = Round { $round } is split by strikes: random rounds and rounds by strikes take turns, and the first is random.
strikes-tables-for-players =
    { $players } players make { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }: { $sizes }.
strikes-lot-at-the-line =
    { $tied } players with { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    } stood at the line between { $upper } and { $lower }. A lot put { $up } of them into { $upper }.
strikes-last-game-of-two = { $everyone } share the win. One last game between them decides, whatever their strikes.

## The tables

strikes-table-by-lot = Drawn at random, whatever the strikes; players who have met least often sit together where that can be.
strikes-only-table = All { $players } players who take part sit at one table.
strikes-table-of-group = A table of group { $group }: players with { $low } to { $high } strikes before this round.
strikes-table-of-group-level =
    A table of group { $group }: everybody with { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    } before this round.
strikes-nobody-met-before = No two players at this table have met before.
strikes-pair-met-before = { $player1 } and { $player2 } have met before; no other two at this table have.
strikes-pairs-met-before = { $again } of the { $pairs } pairs of players at this table had met before.
strikes-plan-nobody-again = At all tables of this round or group, nobody meets again.
strikes-plan-meets-again =
    Over all tables of this round or group, { $again ->
        [one] { $again } pair meets
       *[other] { $again } pairs meet
    } again.
strikes-plan-proved-least = No other seating has fewer repeated opponents (penalty { $penalty }; a pair counts more the more often it has met).
strikes-plan-best-found = No seating with fewer repeated opponents was found (penalty { $penalty }; a pair counts more the more often it has met).
strikes-plan-best-of-thirty = That is the best of thirty seatings dealt at random (penalty { $penalty }; a pair counts more the more often it has met).
strikes-forbidden-together = { $everyone } are not to meet, but no exchange of players would part them.
strikes-forbidden-not-looked-at-here = { $everyone } are not to meet. The thirty dealt seatings do not look at this; part them by hand, or choose the seating with the fewest repeated opponents.
strikes-seated-by-hand = The organizer seated this table by hand.
strikes-seated-around =
    Seated from the players who were free; what stayed as it was: { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }.
strikes-bye-fewest-strikes = { $player1 } sits this round out: the bye goes to the player with the fewest strikes ({ $strikes }).
strikes-bye-fewest-strikes-in-turn = { $player1 } sits this round out, with the fewest strikes ({ $strikes }) of those due a bye. Nobody has a second bye before everyone has had one.
strikes-bye-by-lot = { $everyone } had the same number of strikes ({ $strikes }); a lot chose.

## What a round costs: heads of columns

strikes-weigh-forbidden = pairs not to meet at one table
strikes-weigh-out-of-group = players out of their group
strikes-weigh-sizes = tables of another size
strikes-weigh-met = penalty for players who have met

## The end

strikes-won-alone =
    { $player1 } wins: the only player left, with { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }.
strikes-won-strikes-and-game = { $player1 } wins: fewer strikes than { $player2 } ({ $strikes } to { $other }), and not behind in the last game.
strikes-won-game = { $player1 } wins: ahead in the last game. { $player2 } has fewer strikes ({ $strikes } to { $other }), but came only in place { $place } there.
strikes-won-game-equal-strikes = { $player1 } wins: as many strikes as { $player2 } ({ $strikes }), and ahead in the last game.
strikes-share-second-in-game = { $player1 } and { $player2 } both win. { $player1 } has fewer strikes ({ $strikes } to { $other }) and came second in the last game; { $player2 } won that game.
strikes-share-equal-game = { $player1 } and { $player2 } both win: equal strikes ({ $strikes }) and equal scores in the last game.
strikes-won-fewer-strikes = { $player1 } wins: fewer strikes than { $player2 } ({ $strikes } to { $other }).
strikes-won-fewer-strikes-bye = { $player1 } wins: fewer strikes than { $player2 } ({ $strikes } to { $other }). They did not both play in the last round, so only the strikes count.
strikes-share-equal-strikes-bye = { $player1 } and { $player2 } both win: equal strikes ({ $strikes }), and they were not both in the last round.
strikes-won-margin = { $player1 } wins: as many strikes as { $player2 } ({ $strikes }), and the better margin in the last game ({ $margin } to { $other_margin }).
strikes-share-margin = { $player1 } and { $player2 } both win: equal strikes ({ $strikes }) and equal margins in the last game ({ $margin }).
strikes-share-no-margin = { $player1 } and { $player2 } both win: equal strikes ({ $strikes }), and no margins to compare in the last games.
strikes-won-all-out = { $player1 } wins: round { $round } put everybody out, and nobody else went out with as few strikes ({ $strikes }).
strikes-share-all-out = { $everyone } win together: round { $round } put everybody out, and these have the fewest strikes ({ $strikes }).
strikes-won-playoff = { $player1 } wins the last game against { $player2 }, which decides whatever the strikes.
strikes-share-playoff = { $everyone } tied their last game, so both remain winners.
strikes-last-game-possible = { $everyone } share the win. If they like, post one last game between them; it decides.

## How near the end is

strikes-strikes-from-out =
    { $player1 } has { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    } and is out from { $level } on; { $more } are missing. One last place ({ $last }) is not enough for that.
strikes-last-place-puts-out =
    { $player1 } has { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    } and is out from { $level } on; one last place ({ $last }) is enough for the missing { $more }.
strikes-out-after-round =
    { $player1 } has { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }, { $level } or more, and is out when this round is complete.

## Standings

strikes-missed-rounds =
    { $player1 } did not sit in { $rounds ->
        [one] round { $rounds }
       *[other] rounds { $rounds }
    } and took the strikes of a last place for it ({ $strikes } each).
strikes-out-by-correction = { $player1 } is out since round { $round } by the results as they are now. Games after it add no strikes for { $player1 }.

## Before the next step

strikes-results-missing =
    Results are still missing from { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }. Enter them first.
strikes-event-finished = The event is over. To go on, undo or correct a result.
strikes-cannot-seat =
    { $players ->
        [one] { $players } player cannot
       *[other] { $players } players cannot
    } play a round: a table needs three or more. Add players until there are at least 3.
strikes-cannot-seat-around =
    { $players ->
        [one] { $players } player who is free fills
       *[other] { $players } players who are free fill
    } no tables of the sizes allowed. Let tables stay or free more of them until it is one of these numbers: { $counts_that_work }.
strikes-expected-rounds = With { $level } strikes to be out, expect about { $rounds } rounds.
strikes-expected-rounds-between = With { $level } strikes to be out, expect about { $low } to { $high } rounds.
strikes-expected-rounds-fewer =
    With { $level ->
        [one] { $level } strike
       *[other] { $level } strikes
    } to be out, expect fewer than { $rounds } rounds ({ $known } strikes take about { $rounds }).
strikes-expected-rounds-more = With { $level } strikes to be out, expect more than { $rounds } rounds ({ $known } strikes take about { $rounds }).
strikes-five-left-unused = Three and two at five left counts only where the largest table is 4. Here five players sit at one table.
strikes-three-and-two-needs-two = Five left would sit at tables of three and two, but the game is marked as not working with two. As it stands, four play and one has a bye. Say that the game works with two if you want three and two.
strikes-forbidden-not-looked-at =
    { $pairs ->
        [one] { $pairs } pair is
       *[other] { $pairs } pairs are
    } not to meet ({ $everyone }), but the thirty dealt seatings do not look at this. Choose the seating with the fewest repeated opponents, or part them by hand.
strikes-corrected-out = By the results as they are now, { $everyone } went out earlier and still sat in later rounds. Those rounds stay as played, but add no strikes for them.
strikes-corrected-in = By the results as they are now, { $everyone } stayed in and was left out of a later round. A round missed counts as a last place. If nothing has been played there yet, undo that round and make it anew.

## What stands in the way

strikes-three-and-two-without-two = Tables of three and two need a game that works with two players. Set “Works with two players” to yes together with it, or choose that four play and one has a bye.
strikes-level-fixed = The elimination level stays at { $level } once round 1 is posted: players are in or out by it. To change it, undo back to before round 1.
strikes-too-late-to-enter = New players can enter only until round 2 is made. It is too late in this event.
strikes-late-entry-out =
    A late entry starts with { $strikes } strikes for the missed round and would be out at once, as { $level ->
        [one] { $level } strike
       *[other] { $level } strikes
    } put a player out. It is too late to enter.
strikes-eliminated-for-good = { $player1 } was eliminated in round { $round } with { $strikes } strikes and cannot return.
strikes-return-too-late = { $player1 } cannot return: with a last place for each round missed ({ $rounds }), the strikes come to { $strikes }, and { $level } put a player out.
strikes-drop-in-last-game = { $player1 } is in the last game. Enter that game's result with { $player1 } as having left.
strikes-no-byes-on-request = This kind of event has no byes on request. Drop { $player1 } and take { $player1 } back later; a missed round counts as a last place.
strikes-old-result-cleared = Later rounds were made from round { $round }. Enter the right result for table { $table } instead of clearing it.

## Reports

strikes-score-missing = Table { $table }: enter a score for { $everyone }, or mark who left.
strikes-score-of-withdrawn = Table { $table }: { $everyone } cannot have a score and have left. Choose one.

## Seating by hand

strikes-seated-twice = { $everyone } would sit twice. Give each player one seat.
strikes-not-in-this-round = { $everyone } does not belong to round { $round }. Seat only the players of the round.
strikes-without-a-seat = { $everyone } would have no seat. Every player of the round needs one.
strikes-other-table-sizes = Keep tables of the same sizes as posted: { $sizes }.
strikes-rematch =
    { $player1 } and { $player2 } would meet again at table { $table } (met before: { $times ->
        [one] { $times } time
       *[other] { $times } times
    }).
strikes-forbidden-pair = { $player1 } and { $player2 } are not to meet; they would sit together at table { $table }.
strikes-score-gap = Table { $table } would mix players of groups { $groups }.
