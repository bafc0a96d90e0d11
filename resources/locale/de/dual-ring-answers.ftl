### Words of the Dual Ring: why two have not met, or how their game ended

dual-ring-why-not-in-ring = { $player1 } war schon abgemeldet, bevor der Ring gesetzt wurde.

## They met

dual-ring-why-not-playing =
    { $player1 } und { $player2 } spielen gerade gegeneinander, an { $tables ->
        [one] Tisch { $tables }
       *[other] den Tischen { $tables }
    }.
dual-ring-why-not-won = { $player1 } und { $player2 } haben an Tisch { $table } gegeneinander gespielt: { $player1 } hat gewonnen.
dual-ring-why-not-both-out = { $player1 } und { $player2 } haben an Tisch { $table } gegeneinander gespielt: ein Remis, durch das beide ausgeschieden sind.
dual-ring-why-not-shared = { $player1 } und { $player2 } haben an Tisch { $table } gegeneinander gespielt: ein Remis; sie teilen sich den ersten Platz.
dual-ring-why-not-drew =
    { $player1 } und { $player2 } haben an { $tables ->
        [one] Tisch { $tables }
       *[other] den Tischen { $tables }
    } remis gespielt und sollten noch einmal spielen.
dual-ring-why-not-stopped-by-loss =
    { $player1 } hat an Tisch { $table } gegen { $player3 } verloren. Damit war die Partie mit { $player2 } an { $tables ->
        [one] Tisch { $tables }
       *[other] den Tischen { $tables }
    } abgebrochen; sie zählt für niemanden.
dual-ring-why-not-stopped-by-draw =
    { $player1 } und { $player3 } haben an Tisch { $table } remis gespielt und sind beide ausgeschieden. Damit war die Partie von { $player1 } mit { $player2 } an { $tables ->
        [one] Tisch { $tables }
       *[other] den Tischen { $tables }
    } abgebrochen; sie zählt für niemanden.
dual-ring-why-not-stopped-by-leaving =
    { $player1 } hat sich abgemeldet. Was mit { $player2 } an { $tables ->
        [one] Tisch { $tables }
       *[other] den Tischen { $tables }
    } lief, war damit abgebrochen und zählt für niemanden.
dual-ring-why-not-last-two =
    { $player1 } und { $player2 } waren die letzten beiden. Damit war ihre Partie an { $tables ->
        [one] Tisch { $tables }
       *[other] den Tischen { $tables }
    } abgebrochen, und die Siege entschieden: { $wins } für { $player1 }, { $second_wins } für { $player2 }.

## They have not met

dual-ring-why-not-yet = Sie sind noch nicht Nachbarn. Sie spielen, sobald auf einer Seite alle zwischen ihnen ausgeschieden sind.
dual-ring-why-not-had-lost = { $player1 } hat an Tisch { $table } gegen { $player3 } verloren und ist ausgeschieden, bevor sich der Ring bis zu { $player2 } geschlossen hatte.
dual-ring-why-not-had-drawn = { $player1 } und { $player3 } haben an Tisch { $table } remis gespielt und sind beide ausgeschieden, bevor sich der Ring bis zu { $player2 } geschlossen hatte.
dual-ring-why-not-had-left = { $player1 } hat sich abgemeldet, bevor sich der Ring bis zu { $player2 } geschlossen hatte.
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

dual-ring-why-not-by-lot = Die Plätze wurden gelost: { $player1 } hat Platz { $place }, { $player2 } Platz { $others }.
dual-ring-why-not-by-rating =
    Die Plätze gehen nach der Wertungszahl: { $player1 } hat Platz { $place }, { $player2 } Platz { $others }. Nebeneinander: { $would ->
        [one] { $would } Platz wäre
       *[other] { $would } Plätze wären
    } gegen diese Reihenfolge statt { $is }.
dual-ring-why-not-as-entered =
    Die Plätze gehen nach der Reihenfolge der Anmeldung: { $player1 } hat Platz { $place }, { $player2 } Platz { $others }. Nebeneinander: { $would ->
        [one] { $would } Platz wäre
       *[other] { $would } Plätze wären
    } gegen diese Reihenfolge statt { $is }.
dual-ring-why-not-equal-ratings = Die Plätze gehen nach der Wertungszahl, bei gleicher entscheidet das Los: { $player1 } hat Platz { $place }, { $player2 } Platz { $others }. Ein anderes Los hätte sie nebeneinander setzen können.
dual-ring-why-not-kept-apart = Die Turnierleitung hat festgelegt, dass { $player1 } und { $player2 } nicht aufeinandertreffen sollen; darum hat das Los sie auseinandergehalten: { $player1 } hat Platz { $place }, { $player2 } Platz { $others }.
dual-ring-why-not-others-beside =
    Beim Losen wurde auseinandergehalten, wer nicht aufeinandertreffen soll: { $player1 } hat Platz { $place }, { $player2 } Platz { $others }. Mit diesen beiden nebeneinander hätte auch der beste gefundene Ring { $would ->
        [one] { $would } solches Paar
       *[other] { $would } solche Paare
    } nebeneinander statt { $is }.
dual-ring-why-not-ring-by-hand = Die Turnierleitung hat die Reihenfolge im Ring von Hand festgelegt: { $player1 } hat Platz { $place }, { $player2 } Platz { $others }.
dual-ring-why-not-ring-around = Ein Teil des Rings blieb, wie er war; die anderen wurden darum herum gesetzt: { $player1 } hat Platz { $place }, { $player2 } Platz { $others }.
