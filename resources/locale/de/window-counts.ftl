### Figures in words, and the heads of the standings

count-players = { $count } Spieler
count-tables =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tischen
    }
count-rows =
    { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }
