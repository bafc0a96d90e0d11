### The Dual Ring: name, cards, and the steps for the next round by hand

dual-ring-format-about = Alle sitzen in einem großen Ring und spielen gleichzeitig gegen beide Nachbarn. Wer eine Partie verliert, scheidet aus, der Ring schließt sich, und so geht es weiter, bis jemand gewonnen hat.
dual-ring-card-title = Dual Ring Spielerkarte
dual-ring-head-stakes = Im Ring
dual-ring-format-name = Dual Ring
dual-ring-format-short = Alle spielen gegen beide Nachbarn, bis eine Person bleibt.
dual-ring-hand-pairs =
    { $count ->
        [one] { $count } Brett
       *[other] { $count } Bretter
    }
dual-ring-hand-heading-ring =
    Weiter mit dem Ring: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } dabei
dual-ring-hand-heading-first =
    Den Ring festlegen: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $sizes }
dual-ring-hand-set =
    Die Karten der Spieler ({ $players }) mischen und zu einem Ring auslegen. Alle haben Weiß gegen den nächsten und Schwarz gegen den vorigen, beides zugleich: { $tables ->
        [one] { $tables } Brett
       *[other] { $tables } Bretter
    }.
dual-ring-hand-ring = Der Ringplan in diesem Paket zeigt die Spieler ({ $players }) in der Reihenfolge des Rings; nach dem letzten kommt der erste.
dual-ring-hand-running =
    Jetzt laufen: { $boards ->
        [one] Brett { $boards }
       *[other] Bretter { $boards }
    }. Ihre Zettel liegen in diesem Paket.
dual-ring-hand-out = Wer verliert, scheidet aus. Die andere Partie wird abgebrochen und zählt für niemanden. Die beiden Nachbarn im Ring spielen jetzt gegeneinander: den nächsten leeren Zettel nehmen; der erste hat Brett { $next }.
dual-ring-hand-gap-one-of-each = Dabei hat Weiß, wer vor der Lücke sitzt, und Schwarz, wer dahinter sitzt.
dual-ring-hand-gap-as-in-example = Dabei hat der niedrigere Platz im Ring Schwarz.
dual-ring-hand-drawn-replay = Ein Remis wird sofort mit denselben Farben neu gespielt.
dual-ring-hand-drawn-both-out = Bei einem Remis scheiden beide aus, und der Ring schließt sich über beiden.
dual-ring-hand-leaves = Auch wer geht, scheidet aus; die Nachbarn bekommen dafür keinen Sieg.
dual-ring-hand-two = Sind zwei übrig, werden ihre laufenden Partien abgebrochen. Mehr Siege im Ring gewinnen. Bei gleich vielen: zwei neue Partien zugleich, eine mit jeder Farbe, und die erste Niederlage entscheidet.
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
