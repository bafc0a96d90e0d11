### The Dual Ring: why two have not met, or how their game ended

dual-ring-why-not-in-ring = { $player1 } war vor dem Start des Rings abgemeldet.

## Players who have met

dual-ring-why-not-playing =
    { $player1 } und { $player2 } spielen gerade: { $tables ->
        [one] Partie { $tables }
       *[other] Partien { $tables }
    }.
dual-ring-why-not-won = { $player1 } und { $player2 } haben in Partie { $table } gegeneinander gespielt; { $player1 } hat gewonnen.
dual-ring-why-not-both-out = { $player1 } und { $player2 } haben Partie { $table } remis gespielt; beide sind ausgeschieden.
dual-ring-why-not-shared = { $player1 } und { $player2 } haben Partie { $table } remis gespielt und teilen sich Platz 1.
dual-ring-why-not-drew =
    { $player1 } und { $player2 } haben { $tables ->
        [one] Partie { $tables }
       *[other] die Partien { $tables }
    } remis gespielt und sollten noch einmal spielen.
dual-ring-why-not-stopped-by-loss =
    { $player1 } hat Partie { $table } gegen { $player3 } verloren. Damit war die Partie mit { $player2 } ({ $tables ->
        [one] Partie { $tables }
       *[other] Partien { $tables }
    }) ohne Ergebnis abgebrochen.
dual-ring-why-not-stopped-by-draw =
    { $player1 } und { $player3 } haben Partie { $table } remis gespielt und sind ausgeschieden. Damit war die Partie von { $player1 } mit { $player2 } ({ $tables ->
        [one] Partie { $tables }
       *[other] Partien { $tables }
    }) ohne Ergebnis abgebrochen.
dual-ring-why-not-stopped-by-leaving =
    { $player1 } wurde abgemeldet. Damit war die Partie mit { $player2 } ({ $tables ->
        [one] Partie { $tables }
       *[other] Partien { $tables }
    }) ohne Ergebnis abgebrochen.
dual-ring-why-not-last-two =
    { $player1 } und { $player2 } waren die letzten beiden. Damit { $tables ->
        [one] war Partie { $tables }
       *[other] waren die Partien { $tables }
    } abgebrochen, und die Siege entschieden: { $wins } für { $player1 }, { $second_wins } für { $player2 }.
dual-ring-why-not-stopped-by-end =
    Die Turnierleitung hat den Ring beendet. { $tables ->
        [one] Partie { $tables }
       *[other] Die Partien { $tables }
    } von { $player1 } und { $player2 } { $tables ->
        [one] endete
       *[other] endeten
    } damit ohne Ergebnis.
dual-ring-why-not-ended = Die Turnierleitung hat den Ring beendet, bevor { $player1 } und { $player2 } Nachbarn waren.

## Players who have not met

dual-ring-why-not-yet = Sie sind noch keine Nachbarn. Sie spielen, sobald auf einer Seite alle zwischen ihnen ausgeschieden sind.
dual-ring-why-not-had-lost = { $player1 } hat Partie { $table } gegen { $player3 } verloren, bevor sich der Ring bis zu { $player2 } schloss.
dual-ring-why-not-had-drawn = { $player1 } und { $player3 } haben Partie { $table } remis gespielt und waren ausgeschieden, bevor sich der Ring bis zu { $player2 } schloss.
dual-ring-why-not-had-left = { $player1 } wurde abgemeldet, bevor sich der Ring bis zu { $player2 } schloss.
dual-ring-why-not-between = Zwischen ihnen auf der einen Seite: { $everyone }.
dual-ring-why-not-many-between =
    Zwischen ihnen: { $near ->
        [one] { $near } Spieler
       *[other] { $near } Spieler
    } auf der einen Seite, { $far } auf der anderen.
dual-ring-why-not-stood-between = Damals noch zwischen ihnen auf der einen Seite: { $everyone }.
dual-ring-why-not-opposite = Auf der anderen Seite: { $everyone }.
dual-ring-why-not-many-opposite =
    Auf der anderen Seite: { $far ->
        [one] { $far } Spieler
       *[other] { $far } Spieler
    }.
dual-ring-why-not-many-stood-between =
    Damals noch zwischen ihnen: { $near ->
        [one] { $near } Spieler
       *[other] { $near } Spieler
    } auf der einen Seite, { $far } auf der anderen.

## Why they sat where they sat

dual-ring-why-not-by-lot = Die Plätze sind gelost: { $player1 } Platz { $place }, { $player2 } Platz { $others }.
dual-ring-why-not-by-rating =
    Die Plätze gehen nach der Wertungszahl: { $player1 } Platz { $place }, { $player2 } Platz { $others }. Als Nachbarn { $would ->
        [one] wäre { $would } Spieler
       *[other] wären { $would } Spieler
    } außerhalb der Reihenfolge statt { $is }.
dual-ring-why-not-as-entered =
    Die Plätze gehen nach der Reihenfolge der Anmeldung: { $player1 } Platz { $place }, { $player2 } Platz { $others }. Als Nachbarn { $would ->
        [one] wäre { $would } Spieler
       *[other] wären { $would } Spieler
    } außerhalb der Reihenfolge statt { $is }.
dual-ring-why-not-equal-ratings = Die Plätze gehen nach der Wertungszahl, bei gleicher gelost: { $player1 } Platz { $place }, { $player2 } Platz { $others }. Ein anderes Los hätte sie zu Nachbarn machen können.
dual-ring-why-not-kept-apart = { $player1 } und { $player2 } stehen auf der Trennliste; darum hat das Los sie getrennt: Plätze { $place } und { $others }.
dual-ring-why-not-others-beside =
    Das Los hat Paare der Trennliste getrennt: { $player1 } Platz { $place }, { $player2 } Platz { $others }. Mit diesen beiden als Nachbarn { $would ->
        [one] säße { $would } solches Paar
       *[other] säßen { $would } solche Paare
    } im besten gefundenen Ring nebeneinander statt { $is }.
dual-ring-why-not-ring-by-hand = Die Turnierleitung hat die Reihenfolge im Ring festgelegt: { $player1 } Platz { $place }, { $player2 } Platz { $others }.
dual-ring-why-not-ring-around = Ein Teil des Rings blieb, die anderen wurden darum herum gesetzt: { $player1 } Platz { $place }, { $player2 } Platz { $others }.
