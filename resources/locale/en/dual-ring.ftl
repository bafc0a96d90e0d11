### The Dual Ring

## Why the ring is in this order

dual-ring-seats-random = Seating is random ({ $players } ring places).
dual-ring-seats-rating = Seating is by rating ({ $players } ring places, the highest rating at place 1).
dual-ring-seats-entered = Seating is in order of entry ({ $players } ring places).
dual-ring-equal-ratings-by-lot =
    { $players ->
        [one] { $players } player has
       *[other] { $players } players have
    } the same rating as another, or none; their order is random.
dual-ring-kept-apart =
    { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } on the keep-apart list { $pairs ->
        [one] does
       *[other] do
    } not start as neighbors. The ring may still bring them together.
dual-ring-no-ring-apart = { $player1 } and { $player2 } are on the keep-apart list, but no seating separates all such pairs.
dual-ring-order-goes-first = { $player1 } and { $player2 } are on the keep-apart list, but this order makes them neighbors. Only random seating keeps players apart.

## Why two players meet

dual-ring-ring-neighbours = { $player1 } and { $player2 } are neighbors (ring places { $white_place } and { $black_place }); { $player1 } has White against the next place.
dual-ring-ring-neighbours-round = Everyone has White against the next place and Black against the one before.
dual-ring-ring-closes = The ring closes here: { $player1 } in the last place ({ $white_place }) has White against { $player2 } in place { $black_place }.
dual-ring-ring-by-hand = The organizer set the order of the ring.
dual-ring-meet-all-the-same = { $player1 } and { $player2 } are on the keep-apart list, but they are neighbors and the ring decides.
dual-ring-gap-after-loss = { $player3 } lost to { $player4 } in game { $table }, so { $player1 } and { $player2 } are neighbors now.
dual-ring-gap-after-draw = { $player3 } and { $player4 } drew game { $table } and are out, so { $player1 } and { $player2 } are neighbors now.
dual-ring-gap-after-drop = { $player3 } withdrew, so { $player1 } and { $player2 } are neighbors now.
dual-ring-white-as-before = { $player1 } keeps White, as against { $player2 } before: everyone has one game with each color.
dual-ring-lower-place-black = { $player2 } has the lower ring place ({ $black_place }, not { $white_place }) and gets Black; { $player1 } has White.
dual-ring-drawn-replayed = { $player1 } and { $player2 } drew game { $table }; they play again with the same colors.
dual-ring-deciding-game =
    { $player1 } and { $player2 } are the last two, tied at { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }: two games at once, one with each color. The first loss decides.
dual-ring-seated-around =
    Seated from the players who were free. { $tables ->
        [one] Game { $tables }
       *[other] Games { $tables }
    } did not change.

## What a ring costs: heads of columns

dual-ring-weigh-beside = kept-apart pairs sitting together
dual-ring-weigh-order = players out of order

## How near the end is

dual-ring-one-loss = { $player1 } is still in. One loss, in either game, is out.
dual-ring-one-loss-or-draw = { $player1 } is still in. One loss or draw, in either game, is out.
dual-ring-deciding-loss = { $player1 } and { $player2 } are the last two. The first to lose is second.

## Why a player has their place

dual-ring-won-on-wins = { $player1 } and { $player2 } were the last two; { $player1 } had more wins, { $wins } to { $second_wins }.
dual-ring-second-on-wins = { $player1 } and { $player2 } were the last two; { $player2 } had fewer wins, { $second_wins } to { $wins }.
dual-ring-won-deciding-game = { $player1 } and { $player2 } were the last two, tied on wins. { $player1 } won the first decided game of the two (game { $table }).
dual-ring-won-as-the-last = { $player1 } is the last player in the ring.
dual-ring-ended-with-most-wins = The organizer ended the ring with { $players } players in. { $player1 } had the most wins, { $wins }.
dual-ring-ended-with-equal-wins = The organizer ended the ring with { $players } players in. { $everyone } had the most wins ({ $wins } each) and share first place.
dual-ring-first-place-shared = The last two, { $player1 } and { $player2 }, drew game { $table } and share first place.
dual-ring-out-lost = { $player1 } lost to { $player2 } in game { $table }. Later out ranks higher.
dual-ring-out-drew = { $player1 } and { $player2 } drew game { $table }; both are out and share the place.
dual-ring-out-left = { $player1 } withdrew. Later out ranks higher.

## Advice before the ring starts

dual-ring-cannot-seat =
    A ring needs 3 players; { $players ->
        [one] { $players } is
       *[other] { $players } are
    } in. Add { $missing ->
        [one] { $missing } player
       *[other] { $missing } players
    }.
dual-ring-may-meet-later =
    { $pairs ->
        [one] { $pairs } pair is
       *[other] { $pairs } pairs are
    } on the keep-apart list. Random seating separates them at the start where possible; the ring may still bring them together.

## Refusals, each with a way out

dual-ring-event-finished = The event is over; a ring is played once. To change its end, use Undo.
dual-ring-nothing-to-rank-by = No one is out yet, so there is nothing to rank by. Enter a result first, or undo the start of the ring.
dual-ring-ring-is-set = The ring is running. Enter results; new games appear by themselves.
dual-ring-ring-not-set = The ring hasn’t started. Start it first.
dual-ring-ring-under-way = The seating can change only before the first result. To change it, undo to the start.
dual-ring-ring-table-count =
    The ring needs { $due ->
        [one] { $due } game
       *[other] { $due } games
    }, one for each player; { $given } { $given ->
        [one] is
       *[other] are
    } given.
dual-ring-ring-table-of-two = Game { $table } has { $given } players. Give two: White, then Black.
dual-ring-ring-needs-white = { $player1 } has no game with White. Every player of the ring has White in exactly one game, and no one else can be seated.
dual-ring-ring-cannot-keep =
    Game { $table } can’t stay in a ring of { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Free it to seat its players again.
dual-ring-ring-broken = These games don’t form one ring. In game { $table }, Black must be { $player1 }, who has White in game { $next }.
dual-ring-not-to-meet = { $player1 } and { $player2 } are on your keep-apart list, but are neighbors in this ring.
dual-ring-no-late-entries = The ring has started, so no one can join. Before the first result you can undo the start and add the player.
dual-ring-no-way-back = The ring has closed behind { $player1 }. If they left by mistake, use Undo.
dual-ring-out-already = { $player1 } is already out.
dual-ring-all-is-over = The event is over, so { $player1 } stays in the final standings.
dual-ring-forbidden-too-late = The ring has started. { $player1 } and { $player2 } can no longer be kept apart.
dual-ring-games-not-tables = { $player1 } can’t have a fixed number: in a ring, numbers belong to games, which start and stop. Let their games be played where they can sit.
dual-ring-games-not-tables-first = The numbers of a ring belong to its games and start at 1.
dual-ring-no-byes = A ring has no byes, so { $player1 } can’t have one.
dual-ring-no-forfeits = Game { $table }: no forfeit wins in the ring. If a player won’t play, withdraw them; the ring closes.
dual-ring-one-game-a-table = Game { $table } is one game. Enter a winner or a draw.
dual-ring-winner-or-draw = Game { $table }, { $player1 } – { $player2 }: choose the winner, or a draw.
dual-ring-game-was-stopped = Game { $table } was stopped when the ring closed and has no result. If it ended before that, undo to that point and enter it.
dual-ring-result-stands = Later games depend on game { $table }. Correct it with a ring repair; you will see the effects before anything changes.
dual-ring-result-is-right = Game { $table } already has this result.
dual-ring-no-result-yet = Game { $table } has no result yet.
dual-ring-setting-is-fixed = The ring has started, so “{ WORD($setting, kind: "setting") }” can’t change.
dual-ring-draws-all-alike = A game has already been drawn, and all draws of an event count the same, so “{ WORD($setting, kind: "setting") }” can’t change.
