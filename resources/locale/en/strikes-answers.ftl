### Words of accumulated strikes: why two players did not sit at one table

## Who had no table

strikes-why-not-last-game = Only { $player1 } and { $player2 } played the last game: they had shared the win.
strikes-why-not-bye = { $player1 } had the bye in round { $round }.
strikes-why-not-yet = { $player1 } was not entered yet when round { $round } was made.
strikes-why-not-out = { $player1 } had been out since round { $round }, with { $strikes } strikes.
strikes-why-not-left = { $player1 } had left when the tables of round { $round } were made.
strikes-why-not-taken-out = { $player1 } has no seat in round { $round }: it was changed after it had been made.

## As made by the rules

strikes-why-not-changed = Round { $round } was changed after the rules had made it. The answer is about the tables as the rules made them.
strikes-why-not-but-made-so = As the rules made round { $round }, { $player1 } and { $player2 } shared a table.
strikes-why-not-came-later = { $player1 } was given a seat in round { $round } after it had been made.
strikes-why-not-forbidden = The organizer has said that { $player1 } and { $player2 } are not to meet.

## The groups

strikes-why-not-groups =
    { $player1 } had { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }, { $player2 } had { $more }. Round { $round } was split by strikes: { $player1 } was among the { $heads } players with the fewest and went into { $upper }, { $player2 } into { $lower }.
strikes-why-not-line-lot =
    { $player1 } and { $player2 } both had { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }. Round { $round } was split by strikes, and a lot put { $player1 } into { $upper } and { $player2 } into { $lower }.

## Nobody had met

strikes-why-not-strangers = A lot alone decided: nobody in round { $round } had met before, so every seating was as good.
strikes-why-not-group-of-strangers = A lot alone decided: nobody in group { $group } had met before, so every seating of it was as good.

## Thirty seatings dealt

strikes-why-not-never-dealt =
    { $dealt } seatings were dealt by lot, and the best was taken: { $again ->
        [one] { $again } pair meets
       *[other] { $again } pairs meet
    } again in it. The two shared a table in none of the seatings.
strikes-why-not-dealt-dearer =
    { $dealt } seatings were dealt by lot, and the best was taken: { $again ->
        [one] { $again } pair meets
       *[other] { $again } pairs meet
    } again in it (penalty { $is }). The two shared a table in { $having } of the seatings; at best { $would_again ->
        [one] { $would_again } pair meets
       *[other] { $would_again } pairs meet
    } again in these (penalty { $would }).
strikes-why-not-dealt-later =
    { $dealt } seatings were dealt by lot, and the first of the best was taken: { $again ->
        [one] { $again } pair meets
       *[other] { $again } pairs meet
    } again in it. The two shared a table in { $having } of the seatings; the best of these was as good, but dealt later.

## The search

strikes-why-not-nobody-again = With both at one table, nobody would have had to meet again either.
strikes-why-not-as-good = With both at one table, there could have been just as few repeated opponents (penalty { $would }).
strikes-why-not-lot = Between seatings that are as good a lot decided.
strikes-why-not-room = Of seatings that are as good, the search takes the one that leaves most choice for later rounds; after that a lot decides.
strikes-why-not-dearer = With both at one table, there would have been more repeated opponents (penalty at least { $would } instead of { $is }).
strikes-why-not-dearer-found = With both at one table, even the best seating found has more repeated opponents (penalty { $would } instead of { $is }).
strikes-why-not-more-forbidden =
    With both at one table, the best seating found brings { $would ->
        [one] { $would } pair
       *[other] { $would } pairs
    } together who are not to meet, instead of { $is }.
strikes-why-not-missed = A seating with both at one table would even have been better. The search does not try every seating and did not come upon this one.
strikes-why-not-again-they =
    { $player1 } and { $player2 } had met before ({ $times ->
        [one] { $times } time
       *[other] { $times } times
    }).
strikes-why-not-again-one = For example, { $player1 } and { $player2 } would have met again.
strikes-why-not-again-two = For example, { $player1 } and { $player2 } would have met again, and so would { $player3 } and { $player4 }.
strikes-why-not-again-many = In that seating { $pairs } pairs of players would have met again.
