### What settings lead to

## What each format is

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
    }: { $boards }, { $rounds }, then a final of { $final ->
        [3] three
        [4] four
        [5] five
       *[other] { $final }
    }.
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
