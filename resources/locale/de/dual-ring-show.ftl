### The Dual Ring: name, cards, and the steps for making the next round by hand

dual-ring-format-about = Alle sitzen in einem Ring und spielen gegen beide Nachbarn zugleich. Wer eine Partie verliert, scheidet aus; der Ring schließt sich, bis eine Person übrig ist.
dual-ring-card-title = Spielerkarte Dual Ring
dual-ring-card-rule-two = Gespielt werden zwei Partien zugleich, eine mit jeder Farbe.
dual-ring-card-rule-lose = Wer eine verliert, scheidet aus.
dual-ring-card-rule-gap = Scheidet ein Nachbar aus, geht es sofort gegen den nächsten.
dual-ring-card-rule-stopped = Eine Partie, die wegen eines Ausscheidens abbricht, zählt für niemanden.
dual-ring-card-rule-draw = Jede Partie eintragen, auch ein Remis.
dual-ring-card-rule-end = Zwei übrig: Mehr Siege entscheiden, sonst zwei Entscheidungsspiele.
dual-ring-card-chart = Wie viele Partien
dual-ring-card-chart-games = Partien zugleich
dual-ring-card-chart-ring = so viele wie Spieler
dual-ring-card-chart-two = keine; 2 bei gleich vielen Siegen
dual-ring-head-stakes = Im Ring
dual-ring-format-name = Dual Ring
dual-ring-format-short = Alle spielen gegen beide Nachbarn, bis eine Person bleibt.
dual-ring-hand-pairs =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
dual-ring-hand-heading-ring =
    Den Ring fortsetzen: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
dual-ring-hand-heading-first =
    Den Ring starten: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
dual-ring-hand-set =
    Die Karten der { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } mischen und zu einem Ring auslegen. Alle haben Weiß gegen den nächsten und Schwarz gegen den vorigen Platz, zugleich: { $tables ->
        [one] { $tables } Partie
       *[other] { $tables } Partien
    }.
dual-ring-hand-ring =
    Der Ringplan in dieser Mappe zeigt { $players ->
        [one] { $players } Spieler
       *[other] die { $players } Spieler
    } in der Reihenfolge des Rings; nach dem letzten Platz kommt der erste.
dual-ring-hand-running =
    Laufend: { $boards ->
        [one] Partie { $boards }
       *[other] Partien { $boards }
    }. Ihre Zettel liegen in dieser Mappe.
dual-ring-hand-out = Wer verliert, scheidet aus; die andere Partie endet ohne Ergebnis. Die beiden Nachbarn beginnen eine neue Partie: den nächsten leeren Zettel nehmen (der erste: Partie { $next }).
dual-ring-hand-gap-one-of-each = In der neuen Partie hat der Platz vor der Lücke Weiß, der danach Schwarz.
dual-ring-hand-gap-as-in-example = In der neuen Partie hat der niedrigere Ringplatz Schwarz.
dual-ring-hand-drawn-replay = Remis: sofort noch einmal, mit denselben Farben.
dual-ring-hand-drawn-both-out = Remis: Beide scheiden aus, der Ring schließt sich hinter ihnen.
dual-ring-hand-leaves = Wer sich abmeldet, scheidet ebenfalls aus; die Nachbarn bekommen dafür keinen Sieg.
dual-ring-hand-two = Noch zwei: ihre Partien abbrechen. Mehr Siege im Ring gewinnen. Bei Gleichstand zwei Partien zugleich, eine mit jeder Farbe; die erste Niederlage entscheidet.
dual-ring-hand-ended = Schließt der Saal: alle Partien abbrechen. Es gewinnt, wer von allen im Ring die meisten Siege hat; bei gleich vielen gemeinsam.
dual-ring-hand-wins = Auf jeder Karte Farbe und Ergebnis jeder Partie einkreisen und die Siege zusammenzählen.
dual-ring-now-waiting =
    { $count ->
        [one] { $count } Partie läuft: { $tables }
       *[other] { $count } Partien laufen: { $tables }
    }
dual-ring-now-waiting-many =
    { $count ->
        [one] { $count } Partie läuft
       *[other] { $count } Partien laufen
    }
dual-ring-reopen-asked = Den Ring wieder öffnen?
dual-ring-reopen-do = Ring öffnen
dual-ring-reopen-done = Der Ring ist wieder offen.
dual-ring-reopen-first-asked = Den Ring zurücknehmen?
dual-ring-reopen-first-do = Ring zurücknehmen
dual-ring-reopen-posted-about = Die Sitzordnung und alle ersten Partien werden zurückgenommen, auch auf der Anzeige.
dual-ring-end-asked = Den Ring jetzt beenden?
dual-ring-end-about = Laufende Partien zählen nicht. Es gewinnt, wer von allen im Ring die meisten Siege hat; bei gleich vielen teilt man sich den ersten Platz.
dual-ring-end-do = Ring beenden
dual-ring-end-done = Der Ring ist beendet.
dual-ring-window-next-missing = Nächste offene Partie

## What decided

dual-ring-head-decisive = Aus nach
dual-ring-decisive-game = Partie { $table }
dual-ring-decisive-left = Abgemeldet
dual-ring-won-on-wins-decided = Mit { $player2 } unter den letzten beiden; mehr Siege, { $wins } zu { $second_wins }.
dual-ring-won-deciding-game-decided = Mit { $player2 } unter den letzten beiden, gleich viele Siege; Entscheidungspartie gewonnen (Partie { $table }).
dual-ring-won-as-the-last-decided = Niemand sonst ist noch im Ring.
dual-ring-ended-with-most-wins-decided = Meiste Siege der { $players }, die am vorzeitigen Ende noch im Ring waren: { $wins }.
dual-ring-ended-with-equal-wins-decided = Meiste Siege der { $players }, die am vorzeitigen Ende noch im Ring waren: je { $wins }.
dual-ring-first-place-shared-decided = Die letzten beiden haben Partie { $table } remis gespielt.
dual-ring-out-lost-decided = In Partie { $table } gegen { $player2 } verloren.
dual-ring-out-drew-decided = { $player1 } und { $player2 } haben Partie { $table } remis gespielt.
dual-ring-sheet-order = Reihenfolge: Wer später ausscheidet, steht höher.
dual-ring-sample-title = Dual Ring: noch vier
dual-ring-sample-about = Sechs von zehn sind ausgeschieden, und der Ring hat sich um die letzten vier geschlossen.
dual-ring-sample-note = Vier Spieler sind übrig, und jeder spielt gegen beide Nachbarn. Wer verliert, scheidet aus, und der Ring schließt sich wieder.
dual-ring-sample-try-1 = Ring zeichnen
dual-ring-sample-try-2 = Falsches Ergebnis korrigieren
dual-ring-sample-try-3 = Dem Publikum zeigen
