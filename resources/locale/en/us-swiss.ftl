### Words of the US Chess Swiss

us-swiss-word-white = White
us-swiss-word-black = Black

## Who sits out

us-swiss-bye-requested =
    { $player1 } asked for a bye in this round, worth { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }.
us-swiss-bye-lowest =
    { $player1 } sits out and gets a full point. The number of players is odd, and { $player1 } is the lowest-rated player of the lowest score who can have the bye ({ $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    } before this round). It is not a win over the board.
us-swiss-bye-lowest-worth =
    { $player1 } sits out and gets { $worth ->
        [0.5] { $worth } point
        [one] { $worth } point
       *[other] { $worth } points
    }. The number of players is odd, and { $player1 } is the lowest-rated eligible player of the lowest score ({ $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    } before this round).
us-swiss-bye-full-by-director = The director gave { $player1 } a full-point bye for this round.
us-swiss-bye-not-twice =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } would have come first ({ $everyone }), but nobody gets a full point without playing twice.
us-swiss-bye-not-after-half =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } would have come first ({ $everyone }), but whoever took or asked for a half-point bye in another round gets this one only when nobody else is left.
us-swiss-bye-not-unrated =
    { $count ->
        [one] { $count } player without a rating
       *[other] { $count } players without a rating
    } would have come first ({ $everyone }), but a rated player with the same score gets the bye before.
us-swiss-bye-rest-unpairable =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } would have come first ({ $everyone }), but then the others could not all be paired without somebody meeting an opponent again.
us-swiss-house-sat-out = { $player1 } is a house player and plays only when the number is odd. It was even in round { $round }.
us-swiss-house-player = { $player1 } is a house player and is not ranked.

## Why these two meet

us-swiss-natural-opponents =
    { $player1 } has { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }, { $player2 } { $other_points }. In order of rating, the upper half of their group meets the lower half, and each of the two stands at place { $place } of a half.
us-swiss-same-score-opponents =
    Both have { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }. In order of rating, the upper half of their group meets the lower half, and { $player1 } and { $player2 } each stand at place { $place } of a half.
us-swiss-came-down =
    { $player1 }, with { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }, came down to this group and meets the highest-rated player there who can be met: { $player2 }, with { $other_points }.
us-swiss-would-be-rematch = By rating { $player1 } would meet { $player2 } here, but they have played each other, and nobody meets twice.
us-swiss-would-be-forbidden = By rating { $player1 } would meet { $player2 } here, but the organizer has said that these two are not to meet.
us-swiss-least-change =
    So { $player1 } and { $player2 } meet: the smallest change that helps ({ $size ->
        [one] { $size } rating point
       *[other] { $size } rating points
    }).
us-swiss-makes-room =
    { $player1 } and { $player2 } meet to make room for others of the group who have played each other or are not to meet. It is the smallest change that helps ({ $size ->
        [one] { $size } rating point
       *[other] { $size } rating points
    }).
us-swiss-switched-against-third =
    By rating { $player1 } would meet { $player3 }, and { $player2 } would meet { $player4 }. Opponents were switched so that fewer players have the same colour three times in a row: { $third_after } instead of { $third_before }. Such a switch may be of any size; here it is { $size ->
        [one] { $size } rating point
       *[other] { $size } rating points
    }.
us-swiss-switched-to-equalise =
    By rating { $player1 } would meet { $player3 }, and { $player2 } would meet { $player4 }. Opponents were switched so that more players have White as often as Black. Players here without the colour they are due: { $after } instead of { $before }. The switch is { $size ->
        [one] { $size } rating point
       *[other] { $size } rating points
    } here; up to { $limit } are allowed for this.
us-swiss-switched-to-alternate =
    By rating { $player1 } would meet { $player3 }, and { $player2 } would meet { $player4 }. Opponents were switched so that more players change colours from their last game. Players here without the colour they are due: { $after } instead of { $before }. The switch is { $size ->
        [one] { $size } rating point
       *[other] { $size } rating points
    } here; up to { $limit } are allowed for this.
us-swiss-switched-with-others =
    By rating { $player1 } would meet { $player3 }, and { $player2 } would meet { $player4 }. They meet as part of a larger switch in this group ({ $size ->
        [one] { $size } rating point
       *[other] { $size } rating points
    } here).

## Who came down

us-swiss-went-down =
    { $player1 }, with { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }, ranks lowest in a group with an odd number of players and goes down to the next group.
us-swiss-went-down-for-others =
    { $player1 }, with { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }, goes down to the next group: the lowest in rank who leaves everybody else with an opponent. Players without a rating, and those who came down already, stay as long as somebody else can go.
us-swiss-went-down-with-others =
    { $count } players of this group go down to the next one, because not everybody could be paired in it without somebody meeting an opponent again, here or further down. { $player1 }, with { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }, is one of them.
us-swiss-went-down-again =
    { $player1 }, with { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }, was paired down already and is paired down again. If someone else went instead, more players would leave their score groups, or someone would have no opponent.
us-swiss-went-down-next =
    The group is odd. { $player1 }, with { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }, is its lowest-ranked player who can leave it, and is paired down.
us-swiss-passed-met = { $player1 } ranks lower, but has met everyone in the next group.
us-swiss-passed-rest = { $player1 } ranks lower, but has to stay: without { $player1 }, the rest of the group could not be paired without a rematch.
us-swiss-passed-field = { $player1 } ranks lower, but if { $player1 } left the group, not everyone further down could be paired.
us-swiss-passed-more = { $player1 } ranks lower, but if { $player1 } left the group, more players further down would have to leave their score groups.
us-swiss-passed-unrated = Unrated players stay in their group as long as a rated player can leave it.
us-swiss-went-down-instead =
    { $player1 } goes down to the next group instead of { $player2 }, { $size ->
        [one] { $size } rating point
       *[other] { $size } rating points
    } away, because then the colours in the group are better or the switches smaller.

## Who has White

us-swiss-first-colours = Neither has had a colour yet: { $player1 } has White, { $player2 } has Black, and the boards take turns.
us-swiss-both-get-due-colours = Both get the colour they are due: { $player1 } White and { $player2 } Black. A player is due the colour had less often so far; after as many of each, the other one than last time.
us-swiss-one-gets-due-colour = { $player1 } gets { WORD($colour) }, the colour due; { $player2 } has not had a colour yet and takes the other.
us-swiss-larger-imbalance-first = Both are due { WORD($colour) }. { $player1 } gets it, because the difference between Whites and Blacks so far is larger there ({ $balance } against { $other_balance }).
us-swiss-colours-last-differed = Both are due { WORD($colour) }. Their colours last differed in round { $round }; each gets the other colour than then, so { $player1 } has { WORD($colour) }.
us-swiss-higher-rank-first = Both are due { WORD($colour) } and have had the same colours all along. { $player1 } ranks higher and gets { WORD($colour) }.
us-swiss-no-third-in-a-row = { $player1 } has White and { $player2 } Black, because the other way round somebody would have the same colour three times in a row.
us-swiss-spares-a-third = Both are due { WORD($colour) } and are equally out of balance. { $player1 } gets { WORD($colour) }: the other way round, someone would have the same color three times in a row.
us-swiss-third-colour-needed = { $player1 } has { WORD($other_colour) } a third time in a row. This is allowed because the colors are more equal this way than the other way round.
us-swiss-third-colour = { $player1 } has { WORD($other_colour) } a third time in a row. No pairing of this group has fewer such cases.
us-swiss-two-apart =
    So { $player1 } has { WORD($other_colour) } now, which makes { $apart ->
        [one] { $apart } game
       *[other] { $apart } games
    } more with { WORD($other_colour) } than with { WORD($colour) }. No switch within the limits leaves fewer players like that.

## The whole round

us-swiss-group-weighed =
    In the group that begins at { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    } ({ $players } players, from pairing number { $top_rank }): { $changed ->
        [one] { $changed } pair differs
       *[other] { $changed } pairs differ
    } from the order of rating. Players who do not get the colour they are due: { $after } instead of { $before }.
us-swiss-not-proved =
    The group that begins at { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    } ({ $players } players, from pairing number { $top_rank }) is too large to try everything. This is the best pairing found; a slightly better one may exist.
us-swiss-seated-by-hand = The organizer seated this board by hand.

## Pairing around boards that stay, and what a round costs (heads of columns)

us-swiss-paired-around =
    { $player1 } and { $player2 } were paired around the boards and byes that stay as they are ({ $players ->
        [one] { $players } player
       *[other] { $players } players
    }).
us-swiss-around-no-bye =
    { $players ->
        [one] { $players } player is free
       *[other] { $players } players are free
    }, an odd number, and each of them has had a full point without playing. Free more boards.
us-swiss-around-only-again =
    The { $players ->
        [one] { $players } player who is
       *[other] { $players } players who are
    } free cannot be paired with each other in round { $round }: they have met or are not to meet. Free more boards.
us-swiss-weigh-forbidden = pairs not to meet
us-swiss-weigh-rematches = pairs who have met
us-swiss-weigh-byes-again = second full-point byes
us-swiss-weigh-bye-sooner = players due the bye sooner
us-swiss-weigh-moved = moves down
us-swiss-weigh-third = third same colour in a row
us-swiss-weigh-over-equalisation-limit = switches over the limit for equal colours
us-swiss-weigh-equalisation = colours two or more apart
us-swiss-weigh-over-alternation-limit = switches over the limit for changing colours
us-swiss-weigh-alternation = colours that do not change
us-swiss-weigh-interchanges = interchanges within a half
us-swiss-weigh-changed = pairs off the order of rating
us-swiss-weigh-sizes = rating points switched

## What to consider

us-swiss-more-rounds-than-opponents =
    { $players } players can play at most { $most ->
        [one] { $most } round
       *[other] { $most } rounds
    } without meeting anybody twice, and { $rounds } are planned. Plan fewer rounds or enter more players.
us-swiss-earlier-round-open =
    Round { $round } is open again. Still to report there: { $tables ->
        [one] board { $tables }
       *[other] boards { $tables }
    }.
