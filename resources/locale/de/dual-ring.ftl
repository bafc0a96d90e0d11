### The Dual Ring

## Why the ring is in this order

dual-ring-seats-random = Die Plätze sind gelost ({ $players } Ringplätze).
dual-ring-seats-rating = Die Plätze gehen nach der Wertungszahl ({ $players } Ringplätze, die höchste auf Platz 1).
dual-ring-seats-entered = Die Plätze gehen nach der Reihenfolge der Anmeldung ({ $players } Ringplätze).
dual-ring-equal-ratings-by-lot =
    { $players ->
        [one] { $players } Spieler hat
       *[other] { $players } Spieler haben
    } dieselbe Wertungszahl wie jemand anderes oder keine; ihre Reihenfolge ist gelost.
dual-ring-kept-apart =
    { $pairs ->
        [one] { $pairs } Paar
       *[other] { $pairs } Paare
    } der Trennliste { $pairs ->
        [one] beginnt
       *[other] beginnen
    } nicht nebeneinander. Der Ring kann sie später dennoch zusammenführen.
dual-ring-no-ring-apart = { $player1 } und { $player2 } stehen auf der Trennliste, aber keine Sitzordnung trennt alle diese Paare.
dual-ring-order-goes-first = { $player1 } und { $player2 } stehen auf der Trennliste, sitzen in dieser Reihenfolge aber nebeneinander. Nur beim Losen werden Paare getrennt.

## Why two players meet

dual-ring-ring-neighbours = { $player1 } und { $player2 } sind Nachbarn (Ringplätze { $white_place } und { $black_place }); { $player1 } hat Weiß gegen den nächsten Platz.
dual-ring-ring-neighbours-round = Alle haben Weiß gegen den nächsten Platz und Schwarz gegen den vorigen.
dual-ring-ring-closes = Hier schließt sich der Ring: { $player1 } auf dem letzten Platz ({ $white_place }) hat Weiß gegen { $player2 } auf Platz { $black_place }.
dual-ring-ring-by-hand = Die Turnierleitung hat die Reihenfolge im Ring festgelegt.
dual-ring-meet-all-the-same = { $player1 } und { $player2 } stehen auf der Trennliste, sind aber Nachbarn, und der Ring entscheidet.
dual-ring-gap-after-loss = { $player3 } hat Partie { $table } gegen { $player4 } verloren; nun sind { $player1 } und { $player2 } Nachbarn.
dual-ring-gap-after-draw = { $player3 } und { $player4 } haben Partie { $table } remis gespielt und sind ausgeschieden; nun sind { $player1 } und { $player2 } Nachbarn.
dual-ring-gap-after-drop = { $player3 } ist abgemeldet; nun sind { $player1 } und { $player2 } Nachbarn.
dual-ring-white-as-before = { $player1 } behält Weiß, wie zuvor gegen { $player2 }: So haben alle je eine Partie mit jeder Farbe.
dual-ring-lower-place-black = { $player2 } hat den niedrigeren Ringplatz ({ $black_place } statt { $white_place }) und bekommt Schwarz; { $player1 } hat Weiß.
dual-ring-drawn-replayed = { $player1 } und { $player2 } haben Partie { $table } remis gespielt; sie spielen mit denselben Farben noch einmal.
dual-ring-deciding-game =
    { $player1 } und { $player2 } sind die letzten beiden, gleichauf mit { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siegen
    }: zwei Partien zugleich, eine mit jeder Farbe. Die erste Niederlage entscheidet.
dual-ring-seated-around =
    Gesetzt aus den freien Spielern. { $tables ->
        [one] Partie { $tables } blieb
       *[other] Die Partien { $tables } blieben
    }, wie { $tables ->
        [one] sie war
       *[other] sie waren
    }.

## What a ring costs: heads of columns

dual-ring-weigh-beside = Paare der Trennliste nebeneinander
dual-ring-weigh-order = Spieler außerhalb der Reihenfolge

## How near the end is

dual-ring-one-loss = { $player1 } ist noch dabei. Eine Niederlage, gleich in welcher Partie, und es ist vorbei.
dual-ring-one-loss-or-draw = { $player1 } ist noch dabei. Eine Niederlage oder ein Remis, gleich in welcher Partie, und es ist vorbei.
dual-ring-deciding-loss = { $player1 } und { $player2 } sind die letzten beiden. Wer zuerst verliert, belegt Platz 2.

## Why a player has their place

dual-ring-won-on-wins = { $player1 } und { $player2 } waren die letzten beiden; { $player1 } hatte mehr Siege, { $wins } zu { $second_wins }.
dual-ring-second-on-wins = { $player1 } und { $player2 } waren die letzten beiden; { $player2 } hatte weniger Siege, { $second_wins } zu { $wins }.
dual-ring-won-deciding-game = { $player1 } und { $player2 } waren die letzten beiden, gleichauf nach Siegen. { $player1 } gewann die erste entschiedene Partie der beiden (Partie { $table }).
dual-ring-won-as-the-last = Nur { $player1 } ist noch im Ring.
dual-ring-ended-with-most-wins = Die Turnierleitung hat den Ring beendet, als noch { $players } im Ring waren. { $player1 } hatte die meisten Siege, { $wins }.
dual-ring-ended-with-equal-wins = Die Turnierleitung hat den Ring beendet, als noch { $players } im Ring waren. { $everyone } hatten die meisten Siege (je { $wins }) und teilen sich den ersten Platz.
dual-ring-first-place-shared = Die letzten beiden, { $player1 } und { $player2 }, haben Partie { $table } remis gespielt und teilen sich Platz 1.
dual-ring-out-lost = { $player1 } hat Partie { $table } gegen { $player2 } verloren. Wer später ausscheidet, steht höher.
dual-ring-out-drew = { $player1 } und { $player2 } haben Partie { $table } remis gespielt; beide sind ausgeschieden und teilen sich den Platz.
dual-ring-out-left = { $player1 } wurde abgemeldet. Wer später ausscheidet, steht höher.

## Advice before the ring starts

dual-ring-cannot-seat =
    Ein Ring braucht 3 Spieler; { $players ->
        [one] { $players } ist
       *[other] { $players } sind
    } dabei. { $missing ->
        [one] { $missing } Spieler
       *[other] { $missing } Spieler
    } anmelden.
dual-ring-may-meet-later =
    { $pairs ->
        [one] { $pairs } Paar steht
       *[other] { $pairs } Paare stehen
    } auf der Trennliste. Beim Losen sitzen sie am Anfang möglichst nicht nebeneinander; der Ring kann sie später dennoch zusammenführen.

## Refusals, each with a way out

dual-ring-event-finished = Das Turnier ist zu Ende; ein Ring wird nur einmal gespielt. Um das Ende zu ändern, Schritte rückgängig machen.
dual-ring-nothing-to-rank-by = Noch ist niemand ausgeschieden, eine Reihenfolge gibt es nicht. Erst ein Ergebnis eingeben, oder den Start des Rings rückgängig machen.
dual-ring-ring-is-set = Der Ring läuft. Ergebnisse eintragen; neue Partien erscheinen von selbst.
dual-ring-ring-not-set = Der Ring hat noch nicht begonnen. Zuerst den Ring starten.
dual-ring-ring-under-way = Die Sitzordnung lässt sich nur vor dem ersten Ergebnis ändern. Dafür bis zum Start rückgängig machen.
dual-ring-ring-table-count =
    Der Ring braucht { $due ->
        [one] { $due } Partie
       *[other] { $due } Partien
    }, eine für jeden Spieler; { $given } { $given ->
        [one] ist
       *[other] sind
    } angegeben.
dual-ring-ring-table-of-two = Partie { $table } hat { $given } Spieler. Zwei angeben: Weiß, dann Schwarz.
dual-ring-ring-needs-white = { $player1 } hat in keiner Partie Weiß. Im Ring haben alle in genau einer Partie Weiß, und niemand sonst wird gesetzt.
dual-ring-ring-cannot-keep =
    Partie { $table } kann in einem Ring mit { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } nicht bleiben. Die Partie lösen, dann werden ihre Spieler neu gesetzt.
dual-ring-ring-broken = Diese Partien bilden keinen Ring. In Partie { $table } muss { $player1 } Schwarz haben, wegen Weiß in Partie { $next }.
dual-ring-not-to-meet = { $player1 } und { $player2 } stehen auf der Trennliste, sind in diesem Ring aber Nachbarn.
dual-ring-no-late-entries = Der Ring hat begonnen; niemand kann mehr dazukommen. Vor dem ersten Ergebnis: den Start rückgängig machen und den Spieler anmelden.
dual-ring-no-way-back = Der Ring hat sich hinter { $player1 } geschlossen. War die Abmeldung ein Versehen, sie rückgängig machen.
dual-ring-out-already = { $player1 } ist schon ausgeschieden.
dual-ring-all-is-over = Das Turnier ist zu Ende; { $player1 } bleibt in der Schlussrangliste.
dual-ring-forbidden-too-late = Der Ring hat begonnen. { $player1 } und { $player2 } lassen sich nicht mehr trennen.
dual-ring-games-not-tables = Eine feste Nummer für { $player1 } geht hier nicht: Im Ring gehören die Nummern zu Partien, die beginnen und enden. Beide Partien dort spielen lassen, wo { $player1 } sitzen kann.
dual-ring-games-not-tables-first = Im Ring gehören die Nummern zu den Partien und beginnen bei 1.
dual-ring-no-byes = Der Ring hat keine Freilose, auch nicht für { $player1 }.
dual-ring-no-forfeits = Partie { $table }: Kampflose Siege gibt es im Ring nicht. Wer nicht spielt, wird abgemeldet; der Ring schließt sich.
dual-ring-one-game-a-table = Partie { $table } ist eine einzige Partie. Sieg oder Remis eintragen.
dual-ring-winner-or-draw = Partie { $table }, { $player1 } – { $player2 }: Sieg oder Remis wählen.
dual-ring-game-was-stopped = Partie { $table } wurde abgebrochen, als sich der Ring schloss, und hat kein Ergebnis. War sie vorher zu Ende, bis dahin rückgängig machen und sie eintragen.
dual-ring-result-stands = Spätere Partien hängen von Partie { $table } ab. Den Ring reparieren; die Folgen erscheinen, bevor sich etwas ändert.
dual-ring-result-is-right = Partie { $table } hat dieses Ergebnis schon.
dual-ring-no-result-yet = Partie { $table } hat noch kein Ergebnis.
dual-ring-setting-is-fixed = Der Ring hat begonnen; „{ WORD($setting, kind: "setting") }“ lässt sich nicht mehr ändern.
dual-ring-draws-all-alike = Eine Partie endete schon remis, und alle Remis eines Turniers zählen gleich; „{ WORD($setting, kind: "setting") }“ lässt sich nicht mehr ändern.
