### Accumulated strikes

## The round

strikes-round-random = Round { $round } is random. Random and split rounds alternate.
strikes-round-split = Round { $round } is split by strikes. Random and split rounds alternate.
strikes-tables-for-players =
    { $players } players, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }: { $sizes }.
strikes-lot-at-the-line =
    { $tied } players tied at { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    } between { $upper } and { $lower }; { $up } of them { $up ->
        [one] was
       *[other] were
    } drawn into { $upper }.
strikes-last-game-of-two = { $everyone } share the win. This deciding game settles it, whatever their strikes.

## The tables

strikes-table-by-lot = Seats are random; whenever possible, players sit with those they have met least often.
strikes-only-table = All { $players } players share one table.
strikes-table-of-group = Group { $group }: { $low } to { $high } strikes.
strikes-table-of-group-level =
    Group { $group }: everyone has { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }.
strikes-nobody-met-before = All new opponents.
strikes-pair-met-before = { $player1 } and { $player2 } have met before; everyone else here is new to each other.
strikes-pairs-met-before = { $again } of the { $pairs } pairs here have met before.
strikes-plan-nobody-again = No one in this round or group meets a previous opponent.
strikes-plan-meets-again =
    { $again ->
        [one] { $again } pair
       *[other] { $again } pairs
    } in this round or group { $again ->
        [one] has
       *[other] have
    } met before.
strikes-plan-proved-least = No seating has fewer repeat opponents (penalty { $penalty }; a pair counts more the more often it has met).
strikes-plan-best-found = This is the best seating found (repeat penalty { $penalty }; a pair counts more the more often it has met).
strikes-plan-best-of-thirty = This is the best of 30 random deals (repeat penalty { $penalty }; a pair counts more the more often it has met).
strikes-forbidden-together = { $everyone } are on the keep-apart list, but no swap separates them.
strikes-forbidden-not-looked-at-here = { $everyone } are on the keep-apart list, which the 30 random deals ignore. Separate them by hand, or choose “Fewest repeat opponents”.
strikes-seated-by-hand = Set by the organizer.
strikes-seated-around =
    Seated from the players who were free. { $tables ->
        [one] Table { $tables }
       *[other] Tables { $tables }
    } did not change.
strikes-bye-fewest-strikes = { $player1 } has the bye: fewest strikes ({ $strikes }).
strikes-bye-fewest-strikes-in-turn = { $player1 } has the bye: fewest strikes ({ $strikes }) among those with the fewest byes.
strikes-bye-by-lot =
    { $everyone } were tied for the bye at { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }; lots were drawn.

## What a round costs: heads of columns

strikes-weigh-forbidden = kept-apart pairs at one table
strikes-weigh-out-of-group = players outside their group
strikes-weigh-sizes = tables of another size
strikes-weigh-met = repeat opponents (weighted)

## The end

strikes-won-alone =
    { $player1 } wins as the last player left, with { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }.
strikes-won-strikes-and-game = { $player1 } wins: fewer strikes than { $player2 } ({ $strikes } to { $other }), who did not finish ahead in the last game.
strikes-won-game = { $player1 } wins by finishing ahead in the last game. { $player2 } had fewer strikes ({ $strikes } to { $other }) but placed { place }.
strikes-won-game-equal-strikes = { $player1 } wins: tied with { $player2 } on strikes ({ $strikes }), and ahead in the last game.
strikes-share-second-in-game = { $player1 } and { $player2 } share the win: { $player1 } has fewer strikes ({ $strikes } to { $other }) and placed 2nd in the last game, which { $player2 } won.
strikes-share-equal-game = { $player1 } and { $player2 } share the win: equal strikes ({ $strikes }) and equal scores in the last game.
strikes-won-fewer-strikes = { $player1 } wins: fewer strikes than { $player2 } ({ $strikes } to { $other }).
strikes-won-fewer-strikes-bye = { $player1 } wins: fewer strikes than { $player2 } ({ $strikes } to { $other }). They did not both play the last round, so only strikes count.
strikes-share-equal-strikes-bye = { $player1 } and { $player2 } share the win: equal strikes ({ $strikes }), and they did not both play the last round.
strikes-won-margin = { $player1 } wins: tied with { $player2 } on strikes ({ $strikes }), with the better margin in the last game ({ $margin } to { $other_margin }).
strikes-share-margin = { $player1 } and { $player2 } share the win: equal strikes ({ $strikes }) and equal margins in the last game ({ $margin }).
strikes-share-no-margin = { $player1 } and { $player2 } share the win: equal strikes ({ $strikes }), and no margins to compare in the last games.
strikes-won-all-out = Round { $round } knocked everyone out. { $player1 } had the fewest strikes ({ $strikes }) and wins.
strikes-share-all-out = Round { $round } knocked everyone out. { $everyone } had the fewest strikes ({ $strikes }) and share the win.
strikes-won-after-last-round = { $player1 } wins with the fewest strikes ({ $strikes }) after { $rounds } rounds, the last of this event.
strikes-share-after-last-round = { $everyone } have the fewest strikes ({ $strikes }) after { $rounds } rounds, the last of this event, and share the win.
strikes-won-playoff = { $player1 } wins the deciding game against { $player2 }.
strikes-share-playoff = { $everyone } tied in the deciding game and share the win.
strikes-last-game-possible = { $everyone } share the win. They may play a deciding game.

## How near the end is

strikes-strikes-from-out =
    { $player1 } has { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }, out at { $level } ({ $more } to go). A last place ({ $last }) would not knock them out.
strikes-last-place-puts-out =
    { $player1 } has { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }, out at { $level } ({ $more } to go). A last place ({ $last }) would knock them out.
strikes-out-after-round =
    { $player1 } has { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    } ({ $level } or more) and is out when this round ends.

## Standings

strikes-missed-rounds =
    { $player1 } missed { $rounds ->
        [one] round { $rounds }
       *[other] rounds { $rounds }
    }: { $strikes } strikes each, as for a last place.
strikes-re-entered =
    { $player1 } entered again after round { $round }, with the most strikes of anyone then in ({ $strikes }).
strikes-out-by-correction = After a correction { $player1 } has been out since round { $round }. Later games add no strikes.

## Before the next step

strikes-results-missing =
    { $tables ->
        [1] Table { $tables } is
       *[other] Tables { $tables } are
    } still playing.
strikes-event-finished = The event is over. To continue, undo or change a result.
strikes-last-round-played = Round { $rounds } was the last. To continue, set a later last round.
strikes-nothing-to-end = No round has been played. Play at least one, or close the event without a winner.
strikes-ends-anyway = The event already ends after round { $round }.
strikes-cannot-seat =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } can’t play a round: a table needs at least 3. Add players or reinstate someone.
strikes-cannot-seat-around =
    { $players ->
        [one] { $players } free player doesn’t
       *[other] { $players } free players don’t
    } fill tables of the sizes allowed. Free or keep tables until the number is one of these: { $counts_that_work }.
strikes-expected-rounds = About { $rounds } rounds with elimination at { $level } strikes.
strikes-expected-rounds-between = About { $low } to { $high } rounds with elimination at { $level } strikes.
strikes-expected-rounds-fewer =
    Fewer than { $rounds } rounds with elimination at { $level ->
        [one] { $level } strike
       *[other] { $level } strikes
    } ({ $known } strikes take about { $rounds }).
strikes-expected-rounds-more = More than { $rounds } rounds with elimination at { $level } strikes ({ $known } strikes take about { $rounds }).
strikes-ends-after-round = The event ends after round { $round }. If more than two are still in, the fewest strikes win.
strikes-five-left-unused = “With 5 players left” applies only when the largest table is 4.
strikes-three-and-two-needs-two = 5 left: four play and one has a bye, because this game needs three or more. If two can play it, turn on “Two can play this game”.
strikes-forbidden-not-looked-at =
    { $pairs ->
        [one] { $pairs } pair is
       *[other] { $pairs } pairs are
    } on the keep-apart list ({ $everyone }), which the 30 random deals ignore. Choose “Fewest repeat opponents”, or separate them by hand.
strikes-corrected-out =
    After this correction { $everyone } { $everyone ->
        [one] was
       *[other] were
    } out earlier. Their later games stay but add no strikes to them.
strikes-corrected-in =
    After this correction { $everyone } { $everyone ->
        [one] is
       *[other] are
    } still in. A round they missed counts as a last place; if it hasn’t been played, undo it and seat it again.

## Refusals

strikes-three-and-two-without-two = Tables of three and two need a game for two. Turn on “Two can play this game”, or choose “4 play, 1 bye”.
strikes-level-fixed = The elimination level ({ $level }) is fixed once round 1 is posted. To change it, undo round 1.
strikes-ladders-fixed = The strikes by place are fixed once round 1 is posted. To change them, undo round 1.
strikes-rounds-posted = Round { $posted } is already posted. The event can end after it, or after a later round. To end after round { $rounds }, undo the later rounds.
strikes-rounds-after-last-game = The deciding game is posted, so the last round is fixed. To change it, undo the deciding game.
strikes-too-late-to-enter = Late entries close when round 2 is seated.
strikes-only-re-entries = Late entries closed when round 2 was seated. Only someone eliminated can enter again, under the same name; no “{ $name }” is out.
strikes-re-entered-before = { $player1 } has already entered again. Only one re-entry is possible.
strikes-not-eliminated = { $player1 } has not been eliminated. A player who withdrew can be reinstated.
strikes-late-entry-out = A late entry would start with { $strikes } strikes for the missed round and be out at once (out at { $level }). It is too late to join.
strikes-eliminated-for-good = { $player1 } was eliminated in round { $round } with { $strikes } strikes and can’t come back.
strikes-return-too-late =
    { $player1 } can’t come back: with a last place for { $rounds ->
        [one] { $rounds } missed round
       *[other] { $rounds } missed rounds
    } they would have { $strikes } strikes, out at { $level }.
strikes-drop-in-last-game = { $player1 } is in the deciding game. Enter its result with { $player1 } as withdrawn.
strikes-no-byes-on-request = No requested byes in this format. Withdraw { $player1 } and reinstate them later; a missed round counts as a last place.
strikes-old-result-cleared = Later rounds build on round { $round }. Change the result of table { $table } instead of clearing it.

## Reports

strikes-score-missing = Table { $table }, { $everyone }: type a score, or W for withdrawn.
strikes-score-of-withdrawn = Table { $table }, { $everyone }: a score or withdrawn, not both.

## Seating by hand

strikes-seated-twice = Seated more than once: { $everyone }. Give each player one seat.
strikes-not-in-this-round = Not in round { $round }: { $everyone }. Seat only the players of this round.
strikes-without-a-seat = Not seated: { $everyone }. Every player of the round needs a seat.
strikes-other-table-sizes = Keep the table sizes as posted: { $sizes }.
strikes-rematch =
    Table { $table }: { $player1 } and { $player2 } have met { $times ->
        [one] { $times } time
       *[other] { $times } times
    } before.
strikes-forbidden-pair = Table { $table }: { $player1 } and { $player2 } are on your keep-apart list.
strikes-score-gap = Table { $table } mixes players of groups { $groups }.
