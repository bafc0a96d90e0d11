### Accumulated strikes: why two players did not sit at one table

## Who had no table

strikes-why-not-last-game = Only { $player1 } and { $player2 } played the deciding game.
strikes-why-not-bye = { $player1 } had the bye in round { $round }.
strikes-why-not-yet = { $player1 } joined after round { $round } was seated.
strikes-why-not-out = { $player1 } has been out since round { $round }, with { $strikes } strikes.
strikes-why-not-left = { $player1 } had withdrawn when round { $round } was seated.
strikes-why-not-taken-out = { $player1 } has no seat in round { $round }: it was changed after it was seated.

## As made by the rules

strikes-why-not-changed = Round { $round } was changed by hand; this answer is about the tables before that.
strikes-why-not-but-made-so = Before that change, { $player1 } and { $player2 } shared a table in round { $round }.
strikes-why-not-came-later = { $player1 } was given a seat in round { $round } after it was seated.
strikes-why-not-forbidden = { $player1 } and { $player2 } are on the keep-apart list.

## The groups

strikes-why-not-groups = Round { $round } was split by strikes: { $player1 } ({ $strikes }) in { $upper }, { $player2 } ({ $more }) in { $lower }.
strikes-why-not-line-lot =
    Both had { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }. Round { $round } was split by strikes; { $player1 } was drawn into { $upper }, { $player2 } into { $lower }.

## No previous meetings

strikes-why-not-strangers = Chance: no one in round { $round } had met before, so every seating was equally good.
strikes-why-not-group-of-strangers = Chance: no one in group { $group } had met before, so every seating was equally good.

## Thirty seatings dealt

strikes-why-not-never-dealt =
    The best of { $dealt } random deals was used ({ $again ->
        [one] { $again } pair meets
       *[other] { $again } pairs meet
    } again). They shared a table in none of them.
strikes-why-not-dealt-dearer =
    The best of { $dealt } random deals was used ({ $again ->
        [one] { $again } pair meets
       *[other] { $again } pairs meet
    } again, penalty { $is }). They shared a table in { $having } of them, at best with { $would_again ->
        [one] { $would_again } pair
       *[other] { $would_again } pairs
    } meeting again (penalty { $would }).
strikes-why-not-dealt-later =
    The first of the best among { $dealt } random deals was used ({ $again ->
        [one] { $again } pair meets
       *[other] { $again } pairs meet
    } again). They shared a table in { $having } of them; the best of these came later.

## The search

strikes-why-not-nobody-again = At one table no one would have met again either.
strikes-why-not-as-good = At one table there could have been equally few repeat opponents (penalty { $would }).
strikes-why-not-lot = The random draw chose between equally good seatings.
strikes-why-not-room = Among equally good seatings, the one that leaves most choice for later rounds is used; after that, the draw decides.
strikes-why-not-dearer = At one table they would cause more repeat opponents (penalty at least { $would }, not { $is }).
strikes-why-not-dearer-found = At one table they would cause more repeat opponents in the best seating found (penalty { $would }, not { $is }).
strikes-why-not-more-forbidden =
    At one table, { $would ->
        [one] { $would } kept-apart pair
       *[other] { $would } kept-apart pairs
    } would meet in the best seating found, not { $is }.
strikes-why-not-missed = A seating with them at one table would have been better. Not every seating is tried, and this one wasn’t found.
strikes-why-not-again-they =
    { $player1 } and { $player2 } had met before ({ $times ->
        [one] { $times } time
       *[other] { $times } times
    }).
strikes-why-not-again-one = For example, { $player1 } and { $player2 } would have met again.
strikes-why-not-again-two = For example, { $player1 } and { $player2 } would have met again, and so would { $player3 } and { $player4 }.
strikes-why-not-again-many =
    In that seating { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } would have met again.
