### Previews of settings

## What each format is

## Results of the number of players and the settings

of-boards =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    } zu { $size }
of-tables =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    } zu { $size }
of-size = { $count } zu { $size }
swiss-rounds-one = eine Schweizer Runde
swiss-rounds-many = { $rounds } Schweizer Runden
boards-then-final =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: { $boards }, { $rounds }, dann ein Finaltisch mit { $final ->
        [3] drei
        [4] vier
        [5] fünf
       *[other] { $final }
    }.
boards-then-semi-final =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: { $boards }, { $rounds }, dann ein Halbfinale an zwei Tischen und ein Finaltisch mit { $final ->
        [3] drei
        [4] vier
        [5] fünf
       *[other] { $final }
    }.
boards-no-final =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: { $boards }, { $rounds }, kein Finale.
ring-of =
    { $players ->
        [one] { $players } Spieler, { $players } Partie
       *[other] { $players } Spieler, { $players } Partien
    } zugleich. Alle spielen an zwei Brettern; { $players ->
        [one] { $players } Spielsatz
       *[other] { $players } Spielsätze
    } mitbringen.
strikes-tables =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }. Runde 1: { $tables }. { $rounds }
strikes-tables-bye =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }. Runde 1: { $tables }, ein Freilos. { $rounds }
age-rounds-by-chart =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } (Tabelle), { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } je Runde.
age-rounds-below-chart =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } je Runde.
age-rounds-as-set =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } (eingestellt; laut Tabelle { $chart }), { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } je Runde.
age-then-cut =
    Danach ein Top Cut der besten { $players } in { $rounds ->
        [one] { $rounds } weiteren Runde
       *[other] { $rounds } weiteren Runden
    }.
one-sits-out = Ungerade Zahl: jede Runde ein Freilos.
boards-per-round =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $boards ->
        [one] { $boards } Brett
       *[other] { $boards } Bretter
    } je Runde.
accelerated-quarters = Runde 1 und 2 sind beschleunigt. In Runde 1 spielt A1 gegen A2 und B1 gegen B2; so treffen die Besten früh aufeinander.
half-upper = obere Hälfte
half-lower = untere Hälfte
