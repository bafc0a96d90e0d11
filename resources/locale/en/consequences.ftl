### Words about what settings lead to, and about the formats for somebody who is new to them

## What each format is

about-risk-swiss = Games of four or five at a board, new opponents each round, points for the places. The best five then play a final board, and its winner wins the event.
about-age-swiss = Games of two: everybody plays every round against somebody with a like record. Players meet others of their own age group as far as it goes.
about-dual-ring = Everybody sits in one big ring and plays both neighbours at once, from one start. The loser of a game is out, the ring closes, and so on until somebody has won.
about-strikes = Games of three to five; the lower your place, the more strikes you get. Whoever has too many strikes is out, and the last one left wins.
about-us-swiss = Games of two by the rules of US Chess: winners meet winners, nobody meets twice, and nobody is knocked out. With ratings, Black and White, and accelerated rounds if you wish.

## What so many players and these settings make

of-boards =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    } of { $size }
of-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } of { $size }
of-size = { $count } of { $size }
swiss-rounds-one = one Swiss round
swiss-rounds-many = { $rounds } Swiss rounds
boards-then-final =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $boards }, { $rounds }, then a final of { $final }.
boards-no-final =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $boards }, { $rounds }, and no final.
ring-of =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $players ->
        [one] { $players } board
       *[other] { $players } boards
    } in one ring, { $players } games at once. Everybody plays at two boards, so bring { $players ->
        [one] { $players } game set
       *[other] { $players } game sets
    }.
strikes-tables =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $tables } in round 1. { $rounds }
strikes-tables-bye =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $tables } in round 1, one sits out. { $rounds }
age-rounds-by-chart =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } by the chart, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } in each.
age-rounds-below-chart =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } in each.
age-rounds-as-set =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } as you set it, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } in each. The chart says { $chart }.
one-sits-out = The number is odd, so one player sits out each round.
acceleration-is-not-recommended =
    Acceleration not recommended: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } (worthwhile from { $threshold }).
acceleration-is-recommended =
    Acceleration recommended: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } (worthwhile from { $threshold }).
accelerated-quarters = Accelerated in rounds 1 and 2: first A1 meets A2 and B1 meets B2, so the strong meet the strong from the start.
half-upper = upper half
half-lower = lower half
