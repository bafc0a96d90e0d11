### The Dual Ring: why two have not met, or how their game ended

dual-ring-why-not-in-ring = { $player1 } withdrew before the ring started.

## Players who have met

dual-ring-why-not-playing =
    { $player1 } and { $player2 } are playing now: { $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    }.
dual-ring-why-not-won = { $player1 } and { $player2 } met in game { $table }; { $player1 } won.
dual-ring-why-not-both-out = { $player1 } and { $player2 } drew game { $table }, and both are out.
dual-ring-why-not-shared = { $player1 } and { $player2 } drew game { $table } and share first place.
dual-ring-why-not-drew =
    { $player1 } and { $player2 } drew { $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    } and were to play again.
dual-ring-why-not-stopped-by-loss =
    { $player1 } lost to { $player3 } in game { $table }. That stopped the game with { $player2 } ({ $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    }) without a result.
dual-ring-why-not-stopped-by-draw =
    { $player1 } and { $player3 } drew game { $table } and are out. That stopped the game of { $player1 } with { $player2 } ({ $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    }) without a result.
dual-ring-why-not-stopped-by-leaving =
    { $player1 } withdrew. That stopped the game with { $player2 } ({ $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    }) without a result.
dual-ring-why-not-last-two =
    { $player1 } and { $player2 } were the last two. That stopped { $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    }, and wins decided: { $wins } for { $player1 }, { $second_wins } for { $player2 }.
dual-ring-why-not-stopped-by-end =
    The organizer ended the ring. That stopped { $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    } of { $player1 } and { $player2 } without a result.
dual-ring-why-not-ended = The organizer ended the ring before { $player1 } and { $player2 } were neighbors.

## Players who have not met

dual-ring-why-not-yet = They aren’t neighbors yet. They play if everyone between them on one side goes out.
dual-ring-why-not-had-lost = { $player1 } lost to { $player3 } in game { $table } before the ring closed up to { $player2 }.
dual-ring-why-not-had-drawn = { $player1 } and { $player3 } drew game { $table } and were out before the ring closed up to { $player2 }.
dual-ring-why-not-had-left = { $player1 } withdrew before the ring closed up to { $player2 }.
dual-ring-why-not-between = Between them on one side: { $everyone }.
dual-ring-why-not-many-between =
    Between them: { $near ->
        [one] { $near } player
       *[other] { $near } players
    } on one side, { $far } on the other.
dual-ring-why-not-stood-between = Still between them at that time, on one side: { $everyone }.
dual-ring-why-not-opposite = On the other side: { $everyone }.
dual-ring-why-not-many-opposite =
    On the other side: { $far ->
        [one] { $far } player
       *[other] { $far } players
    }.
dual-ring-why-not-many-stood-between =
    Still between them at that time: { $near ->
        [one] { $near } player
       *[other] { $near } players
    } on one side, { $far } on the other.

## Why they sat where they sat

dual-ring-why-not-by-lot = Seats were drawn: { $player1 } place { $place }, { $player2 } place { $others }.
dual-ring-why-not-by-rating =
    Seats are by rating: { $player1 } place { $place }, { $player2 } place { $others }. As neighbors, { $would ->
        [one] { $would } player
       *[other] { $would } players
    } would be out of order, not { $is }.
dual-ring-why-not-as-entered =
    Seats are in order of entry: { $player1 } place { $place }, { $player2 } place { $others }. As neighbors, { $would ->
        [one] { $would } player
       *[other] { $would } players
    } would be out of order, not { $is }.
dual-ring-why-not-equal-ratings = Seats are by rating, random among equals: { $player1 } place { $place }, { $player2 } place { $others }. Another draw could have made them neighbors.
dual-ring-why-not-kept-apart = { $player1 } and { $player2 } are on the keep-apart list, so the draw separated them: places { $place } and { $others }.
dual-ring-why-not-others-beside =
    The draw separated pairs on the keep-apart list: { $player1 } place { $place }, { $player2 } place { $others }. With these two as neighbors, { $would ->
        [one] { $would } such pair
       *[other] { $would } such pairs
    } would sit together in the best ring found, not { $is }.
dual-ring-why-not-ring-by-hand = The organizer set the order of the ring: { $player1 } place { $place }, { $player2 } place { $others }.
dual-ring-why-not-ring-around = Part of the ring stayed, and the others were seated around it: { $player1 } place { $place }, { $player2 } place { $others }.
