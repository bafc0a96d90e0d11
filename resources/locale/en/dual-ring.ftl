### Words of the Dual Ring

## Why the ring is in this order

dual-ring-seats-random = The { $players } places on the ring were drawn by lot.
dual-ring-seats-rating = The { $players } places on the ring go by rating, the highest at place 1.
dual-ring-seats-entered = The { $players } places on the ring go by the order of entry.
dual-ring-equal-ratings-by-lot =
    { $players ->
        [one] { $players } player has
       *[other] { $players } players have
    } the same rating as another, or none; a lot put them in order.
dual-ring-kept-apart =
    { $pairs ->
        [one] { $pairs } pair who should not meet does
       *[other] { $pairs } pairs who should not meet do
    } not sit side by side. The ring may still bring them together later.
dual-ring-no-ring-apart = { $player1 } and { $player2 } should not meet, but no ring was found that seats all such players apart.
dual-ring-order-goes-first = { $player1 } and { $player2 } should not meet, but the chosen order puts them side by side. Only seating by lot can keep players apart.

## Why these two play

dual-ring-ring-neighbours = { $player1 } at place { $white_place } and { $player2 } at place { $black_place } are neighbours on the ring. Everybody has White against the next place, so { $player1 } has White here.
dual-ring-ring-closes = The ring closes here: { $player1 } at the last place, { $white_place }, is next to { $player2 } at place { $black_place }, and has White.
dual-ring-ring-by-hand = The organizer set the order of the ring by hand.
dual-ring-meet-all-the-same = { $player1 } and { $player2 } should not meet, but they are neighbours on the ring, and the ring decides.
dual-ring-gap-after-loss = { $player3 } lost to { $player4 } at table { $table } and is out, so { $player1 } and { $player2 } are neighbours now.
dual-ring-gap-after-draw = { $player3 } and { $player4 } drew at table { $table } and are both out, so { $player1 } and { $player2 } are neighbours now.
dual-ring-gap-after-drop = { $player3 } has left, so { $player1 } and { $player2 } are neighbours now.
dual-ring-white-as-before = { $player1 } has White, as against { $player2 } before. So everybody keeps one game with each colour.
dual-ring-lower-place-black = Of the two, the lower place on the ring has Black: { $player2 } sits at place { $black_place }, { $player1 } at place { $white_place }.
dual-ring-drawn-replayed = { $player1 } and { $player2 } drew at table { $table }. They play again with the same colours until one wins.
dual-ring-deciding-game =
    { $player1 } and { $player2 } are the last two, with { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } each. They play two games at once, one with each colour; the first to lose comes second.
dual-ring-seated-around =
    Seated from the players who were free; what stayed as it was: { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }.

## What a ring costs: heads of columns

dual-ring-weigh-beside = pairs not to meet side by side
dual-ring-weigh-order = places against the order

## How near the end is

dual-ring-one-loss = { $player1 } is in. One loss, at any table, puts { $player1 } out.
dual-ring-one-loss-or-draw = { $player1 } is in. One loss or draw, at any table, puts { $player1 } out.
dual-ring-deciding-loss = { $player1 } and { $player2 } are the last two. The first of them to lose comes second.

## Why a player has his place

dual-ring-won-on-wins = { $player1 } and { $player2 } were the last two. { $player1 } won more games: { $wins } against { $second_wins }.
dual-ring-second-on-wins = { $player1 } and { $player2 } were the last two. { $player2 } won fewer games: { $second_wins } against { $wins }.
dual-ring-won-deciding-game = { $player1 } and { $player2 } were the last two with equal wins, and { $player1 } won the first deciding game to have a winner, at table { $table }.
dual-ring-won-as-the-last = { $player1 } is the last one in.
dual-ring-first-place-shared = The last two, { $player1 } and { $player2 }, drew at table { $table }. A drawn game puts both out, so they share first place.
dual-ring-out-lost = { $player1 } lost to { $player2 } at table { $table }. The later out, the higher the place.
dual-ring-out-drew = { $player1 } and { $player2 } drew at table { $table }, and both are out. They share the place.
dual-ring-out-left = { $player1 } left the event. The later out, the higher the place.

## What to consider before the ring is set

dual-ring-cannot-seat =
    A ring takes 3 or more players, and { $players ->
        [one] { $players } player is
       *[other] { $players } players are
    } in. Enter { $missing ->
        [one] { $missing } more player
       *[other] { $missing } more players
    }.
dual-ring-may-meet-later =
    { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } should not meet. Seating by lot keeps them from sitting side by side at the start where it can, but the ring may bring them together later.

## What cannot be done, and what to do

dual-ring-event-finished = The event is over: a ring is played once. To change its end, undo.
dual-ring-ring-is-set = The ring is set, and there is only one. Enter the results of the running games; new games are called as the ring closes.
dual-ring-ring-not-set = The ring is not set yet. Set it first, then change the order by hand.
dual-ring-ring-under-way = The ring can be changed by hand only while no game is over and nobody has left. To change it, undo back to the start.
dual-ring-ring-table-count =
    The ring has { $due ->
        [one] { $due } table
       *[other] { $due } tables
    }, one for each player, and { $given ->
        [one] { $given } is
       *[other] { $given } are
    } given. Give as many tables as players.
dual-ring-ring-table-of-two = Two players sit at each table, but table { $table } has { $given }. Give White first, then Black.
dual-ring-ring-needs-white = { $player1 } has White nowhere. Everybody in the ring has White at exactly one table, and nobody else can be seated.
dual-ring-ring-cannot-keep =
    Table { $table } cannot stay as it is in a ring of { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Free it, and its players are seated anew.
dual-ring-ring-broken = These tables are not one ring. At table { $table } Black must be { $player1 }, who has White at table { $next }.
dual-ring-not-to-meet = { $player1 } and { $player2 } should not meet, but they sit side by side in this ring.
dual-ring-no-late-entries = The ring is set, so nobody can join any more. While nothing has been played you can undo, enter the player and set the ring again.
dual-ring-no-way-back = The ring has closed over the place of { $player1 }, so there is no way back in. If { $player1 } left by mistake, undo that step.
dual-ring-out-already = { $player1 } is out already. There is nothing more to do.
dual-ring-all-is-over = The event is over, so { $player1 } stays in the final standings.
dual-ring-forbidden-too-late = The ring is set, and from now on it decides who meets. { $player1 } and { $player2 } could be kept from sitting side by side only before it was set.
dual-ring-games-not-tables = In a ring numbers belong to games, which start and stop as it closes, so { $player1 } cannot have a table of his own. Let those two games be played where he can sit.
dual-ring-games-not-tables-first = In a ring numbers belong to games, not to tables, and begin at 1.
dual-ring-no-byes = Nobody sits out in a ring, so { $player1 } cannot have a bye.
dual-ring-no-forfeits = Say who won at table { $table }, or that it was a draw. A player who does not play is dropped from the event; then the ring closes and nobody gets a win for it.
dual-ring-one-game-a-table = Table { $table } plays one game. Enter only who won, or a draw.
dual-ring-winner-or-draw = Say who won at table { $table }, { $player1 } or { $player2 }, or that it was a draw.
dual-ring-game-was-stopped = The game at table { $table } was stopped when the ring closed, and counts for nobody. If it was over before that, undo back and enter it first.
dual-ring-result-stands = The ring goes on from each result, so the one at table { $table } cannot be changed by itself. Repair the ring instead: what followed from it is undone, all else stays.
dual-ring-result-is-right = Table { $table } has that result already.
dual-ring-no-result-yet = Table { $table } has no result to be put right. Enter the one it has.
dual-ring-setting-is-fixed = The ring is set, so “{ WORD($setting, kind: "setting") }” stays as it is for this event.
dual-ring-draws-all-alike = A game was drawn already, and all draws of an event are treated alike, so “{ WORD($setting, kind: "setting") }” stays as it is.
