### Figures in words, and the heads of the standings

count-players = { $count } Spieler
count-tables =
    { $count ->
        [one] { $count } { -table }
       *[other] { $count } { -tables-dative }
    }
count-rows =
    { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }
