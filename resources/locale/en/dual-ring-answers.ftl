### Words of the Dual Ring: why two have not met, or how their game ended

dual-ring-why-not-in-ring = { $player1 } had left before the ring was set.

## They met

dual-ring-why-not-playing =
    { $player1 } and { $player2 } are playing now, at { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }.
dual-ring-why-not-won = { $player1 } and { $player2 } did meet, at table { $table }: { $player1 } won.
dual-ring-why-not-both-out = { $player1 } and { $player2 } did meet, at table { $table }: a draw, which put both out.
dual-ring-why-not-shared = { $player1 } and { $player2 } did meet, at table { $table }: a draw, so they share first place.
dual-ring-why-not-drew =
    { $player1 } and { $player2 } drew at { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    } and were to play again.
dual-ring-why-not-stopped-by-loss =
    { $player1 } lost to { $player3 } at table { $table }. That stopped the game with { $player2 } at { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }, which counts for nobody.
dual-ring-why-not-stopped-by-draw =
    { $player1 } and { $player3 } drew at table { $table }, which put both out. That stopped the game of { $player1 } with { $player2 } at { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }, which counts for nobody.
dual-ring-why-not-stopped-by-leaving =
    { $player1 } left. That stopped the game with { $player2 } at { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }, which counts for nobody.
dual-ring-why-not-last-two =
    { $player1 } and { $player2 } were the last two in. That stopped their game at { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }, and the wins decided: { $wins } for { $player1 }, { $second_wins } for { $player2 }.

## They have not met

dual-ring-why-not-yet = { $player1 } and { $player2 } are not side by side on the ring yet. If both stay in, they play as soon as everybody between them on one side is out.
dual-ring-why-not-had-lost = { $player1 } lost to { $player3 } at table { $table } and was out before the ring had closed up to { $player2 }.
dual-ring-why-not-had-drawn = { $player1 } and { $player3 } drew at table { $table } and were both out before the ring had closed up to { $player2 }.
dual-ring-why-not-had-left = { $player1 } left before the ring had closed up to { $player2 }.
dual-ring-why-not-between = Between them on one side: { $everyone }.
dual-ring-why-not-many-between =
    Between them: { $near ->
        [one] { $near } player
       *[other] { $near } players
    } on one side, { $far } on the other.
dual-ring-why-not-stood-between = Still between them then, on one side: { $everyone }.
dual-ring-why-not-opposite = On the other side: { $everyone }.
dual-ring-why-not-many-opposite =
    On the other side: { $far ->
        [one] { $far } player
       *[other] { $far } players
    }.
dual-ring-why-not-many-stood-between =
    Still between them then: { $near ->
        [one] { $near } player
       *[other] { $near } players
    } on one side, { $far } on the other.

## Why they sat where they sat

dual-ring-why-not-by-lot = The places were drawn by lot: { $player1 } has place { $place }, { $player2 } place { $others }.
dual-ring-why-not-by-rating =
    The places go by rating: { $player1 } has place { $place }, { $player2 } place { $others }. Side by side, { $would ->
        [one] { $would } place
       *[other] { $would } places
    } would be out of that order, instead of { $is }.
dual-ring-why-not-as-entered =
    The places go by the order of entry: { $player1 } has place { $place }, { $player2 } place { $others }. Side by side, { $would ->
        [one] { $would } place
       *[other] { $would } places
    } would be out of that order, instead of { $is }.
dual-ring-why-not-equal-ratings = The places go by rating, equal ratings by lot: { $player1 } has place { $place }, { $player2 } place { $others }. Another lot could have put them side by side.
dual-ring-why-not-kept-apart = The organizer has said that { $player1 } and { $player2 } are not to meet, so the draw kept them apart: { $player1 } has place { $place }, { $player2 } place { $others }.
dual-ring-why-not-others-beside =
    The draw kept apart those who are not to meet: { $player1 } has place { $place }, { $player2 } place { $others }. With these two side by side, the best ring found has { $would ->
        [one] { $would } pair
       *[other] { $would } pairs
    } of such players side by side, instead of { $is }.
dual-ring-why-not-ring-by-hand = The organizer set the order of the ring by hand: { $player1 } has place { $place }, { $player2 } place { $others }.
dual-ring-why-not-ring-around = Part of the ring stayed as it was, and the others were seated around it: { $player1 } has place { $place }, { $player2 } place { $others }.
