### Previews of settings

## What each format is

## Results of the number of players and the settings

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
    }: { $boards }, { $rounds }, then a final board of { $final ->
        [3] three
        [4] four
        [5] five
       *[other] { $final }
    }.
boards-then-semi-final =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $boards }, { $rounds }, then a semifinal of two boards and a final board of { $final ->
        [3] three
        [4] four
        [5] five
       *[other] { $final }
    }.
boards-no-final =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $boards }, { $rounds }, no final.
ring-of =
    { $players ->
        [one] { $players } player, { $players } game
       *[other] { $players } players, { $players } games
    } at once. Everyone plays two games at a time: bring { $players ->
        [one] { $players } set
       *[other] { $players } sets
    }.
strikes-tables =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Round 1: { $tables }. { $rounds }
strikes-tables-bye =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Round 1: { $tables }, one bye. { $rounds }
age-rounds-by-chart =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } (chart), { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } per round.
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
    } per round.
age-rounds-as-set =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } (your setting; the chart says { $chart }), { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } per round.
age-then-cut =
    Then a top cut of { $players } in { $rounds ->
        [one] { $rounds } more round
       *[other] { $rounds } more rounds
    }.
one-sits-out = Odd number: one player has a bye each round.
boards-per-round =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    } per round.
accelerated-quarters = Rounds 1 and 2 are accelerated. In round 1, A1 plays A2 and B1 plays B2, so the top players meet early.
half-upper = upper half
half-lower = lower half
