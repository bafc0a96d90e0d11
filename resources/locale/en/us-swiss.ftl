### The US Chess Swiss

us-swiss-word-white = White
us-swiss-word-black = Black

## Byes

us-swiss-bye-requested =
    { $player1 } requested a { $points ->
        [0] zero-point bye
        [0.5] half-point bye
       *[other] full-point bye
    } (22C).
us-swiss-bye-lowest = { $player1 } has the full-point bye: the lowest-rated eligible player of the lowest score group (28L).
us-swiss-bye-lowest-details =
    The field is odd. { $player1 } had { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    } before this round. A bye is not a win over the board.
us-swiss-bye-lowest-worth =
    { $player1 } has the bye, worth { $worth ->
        [0.5] { $worth } point
        [one] { $worth } point
       *[other] { $worth } points
    }: the lowest-rated eligible player of the lowest score group (28L).
us-swiss-bye-lowest-worth-details =
    The field is odd. { $player1 } had { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    } before this round.
us-swiss-bye-full-by-director = The director gave { $player1 } a full-point bye (28L2).
us-swiss-bye-not-twice = Passed over: { $everyone } (already had a full-point bye or a forfeit win, 28L).
us-swiss-bye-not-after-half = Passed over: { $everyone } (half-point bye in another round, 28L).
us-swiss-bye-not-unrated = Passed over: { $everyone } (unrated, 28L).
us-swiss-bye-rest-unpairable = Passed over: { $everyone } (the rest could not be paired without a rematch, 27A1).
us-swiss-house-sat-out = { $player1 } is a house player and plays only when the field is odd. In round { $round } it was even (28M).
us-swiss-house-player = { $player1 } is a house player and is not in the standings (28M).

## Why two players meet

us-swiss-natural-opponents = { $player1 } ({ $points }) and { $player2 } ({ $other_points }) are each { place } in their half, so they meet (29C1).
us-swiss-same-score-opponents =
    Both have { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }. { $player1 } is { place } in the upper half, { $player2 } { place } in the lower half, so they meet (29C1).
us-swiss-came-down = { $player1 } ({ $points }) was paired down and meets { $player2 } ({ $other_points }), the highest-rated available opponent (29D).
us-swiss-would-be-rematch = By rank, { $player1 } would play { $player2 }, but they have already met (27A1).
us-swiss-would-be-forbidden = By rank, { $player1 } would play { $player2 }, but they are on the keep-apart list.
us-swiss-would-be-same-mark =
    By rank, { $player1 } would play { $player2 }, but they are from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    } and are kept apart.
us-swiss-meet-in-same-mark =
    { $player1 } and { $player2 } are from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    }. Keeping them apart would have moved more players out of their score groups.
us-swiss-not-all-apart-tried =
    With this many players of one { $mark ->
        [club] club
        [team] team
       *[household] household
    }, not every way to keep them apart was tried. Some who meet might have been kept apart.
us-swiss-least-change =
    The smallest switch that avoids it pairs { $player1 } with { $player2 } ({ $size ->
        [one] { $size } rating point
       *[other] { $size } rating points
    }).
us-swiss-makes-room =
    { $player1 } and { $player2 } were switched so that others avoid a rematch or stay apart ({ $size ->
        [one] { $size } rating point
       *[other] { $size } rating points
    }, the smallest switch).
us-swiss-switched-against-third =
    By rank, { $player1 } would play { $player3 }, and { $player2 } would play { $player4 }. They were switched so that { $third_after ->
        [0] no one has
       *[other] fewer players have
    } one color three times running (29E5f).
us-swiss-switched-against-third-details =
    Players with a third color here: { $third_after }, not { $third_before }. The switch is { $size ->
        [one] { $size } rating point
       *[other] { $size } rating points
    }; no limit applies (29E5f).
us-swiss-switched-to-equalise =
    By rank, { $player1 } would play { $player3 }, and { $player2 } would play { $player4 }. They were switched to equalize colors ({ $size ->
        [one] { $size } point
       *[other] { $size } points
    }; up to { $limit } allowed, 29E5b).
us-swiss-switched-to-equalise-details = Players here without their due color: { $after }, not { $before }.
us-swiss-switched-to-alternate =
    By rank, { $player1 } would play { $player3 }, and { $player2 } would play { $player4 }. They were switched so that more players alternate colors ({ $size ->
        [one] { $size } point
       *[other] { $size } points
    }; up to { $limit } allowed, 29E5a).
us-swiss-switched-to-alternate-details = Players here without their due color: { $after }, not { $before }.
us-swiss-switched-with-others =
    { $player1 } and { $player2 } meet as part of a larger color switch in this score group ({ $size ->
        [one] { $size } point
       *[other] { $size } points
    } here; 29E5).
us-swiss-switched-with-others-details = By rank, { $player1 } would play { $player3 }, and { $player2 } would play { $player4 }.

## Players paired down

us-swiss-went-down = The { $points }-point group is odd, so { $player1 }, its lowest-ranked player, is paired down (29D).
us-swiss-went-down-for-others = The { $points }-point group is odd, so { $player1 }, the lowest-ranked player who can leave it and still let everyone be paired, is paired down (29D).
us-swiss-went-down-with-others = { $count } players leave the { $points }-point group because not everyone in it has a new opponent; { $player1 } is one of them (27A1, 29D).
us-swiss-went-down-again = { $player1 } ({ $points }) was already paired down and is paired down again. With someone else, more players would leave their score groups, or someone would have no opponent (29D).
us-swiss-went-down-next = The { $points }-point group is odd, so { $player1 }, its lowest-ranked player who can leave it, is paired down (29D).
us-swiss-passed-met = { $player1 } ranks lower but has met everyone in the next group (27A1).
us-swiss-passed-apart = { $player1 } ranks lower but has met, or is kept apart from, everyone in the next group.
us-swiss-passed-rest = { $player1 } ranks lower but has to stay, or the rest of the group could not be paired without a rematch (27A1).
us-swiss-passed-field = { $player1 } ranks lower, but then not everyone further down could be paired (29D).
us-swiss-passed-more = { $player1 } ranks lower, but then more players further down would leave their score groups (27A2).
us-swiss-passed-unrated = Unrated players stay in their group as long as a rated player can leave it (29D).
us-swiss-went-down-instead =
    { $player1 } is paired down, not { $player2 } ({ $size ->
        [one] { $size } rating point
       *[other] { $size } rating points
    } apart): better colors or smaller switches in the group (29E5).

## Who has White

us-swiss-first-colours = Neither has had a color yet, and colors alternate from board to board: { $player1 } has White, { $player2 } Black (29E2).
us-swiss-both-get-due-colours = Both get the color they are due: { $player1 } White, { $player2 } Black (29E3).
us-swiss-one-gets-due-colour = { $player1 } is due { WORD($colour) }; { $player2 } has had no color yet (29E3).
us-swiss-larger-imbalance-first =
    Both are due { WORD($colour) }; { $player1 } gets it, { $balance ->
        [one] { $balance } game
       *[other] { $balance } games
    } out of balance to { $other_balance } for { $player2 } (29E4).
us-swiss-colours-last-differed = Both are due { WORD($colour) }; { $player1 } gets it, because their colors last differed in round { $round } and now reverse (29E4).
us-swiss-higher-rank-first = Both are due { WORD($colour) } with identical color histories; { $player1 } ranks higher and gets { WORD($colour) } (29E4).
us-swiss-no-third-in-a-row = { $player1 } has White, { $player2 } Black; the other way around, someone would have one color three times running (29E5f).
us-swiss-spares-a-third = Both are due { WORD($colour) }; { $player1 } gets { WORD($colour) }, or someone would have one color three times running (29E4).
us-swiss-third-colour-needed = { $player1 } has { WORD($other_colour) } for the third time running; it equalizes colors (29E5f).
us-swiss-third-colour = { $player1 } has { WORD($other_colour) } for the third time running; no pairing of this group has fewer such cases (29E5f).
us-swiss-two-apart =
    { $player1 } now has { $apart ->
        [one] { $apart } more game
       *[other] { $apart } more games
    } with { WORD($other_colour) } than with { WORD($colour) }; no allowed switch leaves fewer such cases (29E5b).

## The whole round

us-swiss-group-weighed =
    { $changed ->
        [one] { $changed } board
       *[other] { $changed } boards
    } of the { $points }-point group { $changed ->
        [one] was
       *[other] were
    } switched ({ $players ->
        [one] { $players } player
       *[other] { $players } players
    }, from pairing number { $top_rank }). Players without their due color: { $after }, not { $before } (29E6).
us-swiss-not-proved =
    The { $points }-point group is very large ({ $players ->
        [one] { $players } player
       *[other] { $players } players
    }, from pairing number { $top_rank }). This is the best pairing found; a slightly better one may exist.
us-swiss-seated-by-hand = The director set this board.
us-swiss-same-score-opponents-round = Each score group is split by rating; the upper half plays the lower half (27A3).
us-swiss-by-second-rating = Second ratings count. Players without one count with their first rating.

## Pairing around locked boards, and what a round costs (heads of columns)

us-swiss-paired-around =
    { $player1 } and { $player2 } were paired from the players who were free; { $players ->
        [one] { $players } player
       *[other] { $players } players
    } stayed at their boards or byes.
us-swiss-around-no-bye =
    { $players ->
        [one] { $players } player is
       *[other] { $players } players are
    } free, an odd number, and { $players ->
        [one] they have
       *[other] all of them have
    } already had a full-point bye or a forfeit win (28L). Free more boards.
us-swiss-around-only-again =
    The { $players ->
        [one] { $players } free player
       *[other] { $players } free players
    } can’t be paired in round { $round } without a rematch or a pair on your keep-apart list (27A1). Free more boards.
us-swiss-weigh-forbidden = kept-apart pairs who meet
us-swiss-weigh-rematches = rematches (27A1)
us-swiss-weigh-byes-again = second full-point byes (28L)
us-swiss-weigh-bye-sooner = players passed over for the bye
us-swiss-weigh-moved = downfloaters
us-swiss-weigh-same-mark = players who should be kept apart
us-swiss-weigh-third = players with the same color three times running (29E5f)
us-swiss-weigh-over-equalisation-limit = switches over the limit to equalize (29E5b)
us-swiss-weigh-equalisation = players two or more colors out of balance
us-swiss-weigh-over-alternation-limit = switches over the limit to alternate (29E5a)
us-swiss-weigh-alternation = players with the same color as last round
us-swiss-weigh-interchanges = interchanges (29E5d)
us-swiss-weigh-changed = boards switched from natural pairing
us-swiss-weigh-sizes = rating points switched, total

## Advice

us-swiss-more-rounds-than-opponents =
    { $players } players can play at most { $most ->
        [one] { $most } round
       *[other] { $most } rounds
    } without a rematch; { $rounds } are planned. Plan fewer rounds or add players.
us-swiss-earlier-round-open =
    Round { $round } is open again. Missing: { $tables ->
        [one] board { $tables }
       *[other] boards { $tables }
    }.
