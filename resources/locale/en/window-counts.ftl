### Figures in words, and the heads of the standings

count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count-tables =
    { $count ->
        [one] { $count } { -table }
       *[other] { $count } { -tables }
    }
count-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
