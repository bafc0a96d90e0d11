### What settings lead to

## What each format is

## What so many players and these settings make

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
swiss-rounds-one = eine Runde Schweizer System
swiss-rounds-many = { $rounds } Runden Schweizer System
boards-then-final =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: { $boards }, { $rounds }, danach ein Finale mit { $final ->
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
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: { $players ->
        [one] { $players } Brett
       *[other] { $players } Bretter
    } in einem Ring, { $players } Partien gleichzeitig. Alle spielen an zwei Brettern; mitzubringen: { $players ->
        [one] { $players } Spielsatz
       *[other] { $players } Spielsätze
    }.
strikes-tables =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: in Runde 1 { $tables }. { $rounds }
strikes-tables-bye =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: in Runde 1 { $tables }, einer hat spielfrei. { $rounds }
age-rounds-by-chart =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: nach der Tabelle { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } mit je { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    }.
age-rounds-below-chart =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } mit je { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    }.
age-rounds-as-set =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: wie eingestellt { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } mit je { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    }. Nach der Tabelle wären es { $chart }.
one-sits-out = Die Zahl ist ungerade; in jeder Runde hat ein Spieler spielfrei.
acceleration-is-not-recommended =
    Beschleunigung nicht empfohlen: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } (lohnt sich ab { $threshold }).
acceleration-is-recommended =
    Beschleunigung empfohlen: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } (lohnt sich ab { $threshold }).
accelerated-quarters = In den Runden 1 und 2 beschleunigt: Zuerst spielt A1 gegen A2 und B1 gegen B2. So treffen die Starken von Anfang an auf Starke.
half-upper = obere Hälfte
half-lower = untere Hälfte
