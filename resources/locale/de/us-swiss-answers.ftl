### Words of the US Chess Swiss: why two did not meet, and what stands in the way of a decision

## Why two did not meet

us-swiss-why-not-oneself = { $player1 } ist nur ein Spieler. Zwei nennen.
us-swiss-why-not-they-did = Sie haben in dieser Runde gegeneinander gespielt, an Brett { $table }.
us-swiss-why-not-bye = { $player1 } hatte in dieser Runde das Freilos wegen der ungeraden Zahl.
us-swiss-why-not-away = { $player1 } hat in Runde { $round } nicht gespielt.
us-swiss-why-not-met = Sie haben schon in Runde { $round } gegeneinander gespielt, und niemand trifft zweimal auf denselben Gegner.
us-swiss-why-not-forbidden = Die Turnierleitung hat festgelegt, dass { $player1 } und { $player2 } nicht aufeinandertreffen sollen.
us-swiss-why-not-same-score =
    Beide hatten { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
us-swiss-why-not-other-score =
    { $player1 } hatte { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $player2 } { $others }. Gespielt wird, wenn möglich, gegen jemanden mit gleicher Punktzahl.
us-swiss-why-not-rest-unpairable = Spielten sie gegeneinander, wären nicht alle anderen zu paaren gewesen, ohne dass jemand noch einmal auf einen früheren Gegner trifft.
us-swiss-why-not-by-hand = Die Runde wurde von Hand geändert. Verglichen wird hier mit den Paarungen, wie sie nach den Regeln wären.
us-swiss-why-not-around = Einige Bretter dieser Runde blieben bei der Reparatur, wie sie waren. Verglichen wird hier mit den Paarungen, wie sie nach den Regeln für alle wären.
us-swiss-why-not-by-rules-around = Nach den Regeln für die ganze Runde würden sie gegeneinander spielen. Bretter, die bei der Reparatur blieben, haben es verhindert.
us-swiss-why-not-other-bye = Spielten sie gegeneinander, ginge das Freilos an { $player3 } statt an { $player4 }.
us-swiss-why-not-more-leave = Spielten sie gegeneinander, stiege die Zahl der Spieler, die ihre Gruppe verlassen müssten, um gegen jemanden mit anderer Punktzahl zu spielen, von { $is } auf { $would }.
us-swiss-why-not-other-odd-player = Spielten sie gegeneinander, müsste { $player3 } in die nächste Gruppe herunterrücken statt { $player4 }; nach der Wertungszahl ist { $player4 } an der Reihe.
us-swiss-why-not-third = Spielten sie gegeneinander, stiege die Zahl der Spieler, die zum dritten Mal in Folge dieselbe Farbe haben, von { $is } auf { $would }.
us-swiss-why-not-over-equalisation-limit = Spielten sie gegeneinander, stiege die Zahl der Tausche, die für den Farbausgleich zu groß sind, von { $is } auf { $would }.
us-swiss-why-not-equalisation = Spielten sie gegeneinander, stiege die Zahl der Spieler, die eine Farbe zweimal öfter hatten als die andere, von { $is } auf { $would }.
us-swiss-why-not-over-alternation-limit = Spielten sie gegeneinander, stiege die Zahl der Tausche, die für den Farbwechsel zu groß sind, von { $is } auf { $would }.
us-swiss-why-not-alternation = Spielten sie gegeneinander, stiege die Zahl der Spieler, die dieselbe Farbe haben wie beim letzten Mal, von { $is } auf { $would }.
us-swiss-why-not-odd-players = Spielten sie gegeneinander, läge der Spieler, der herunterrückt, { $would } statt { $is } Wertungspunkte von dem entfernt, der nach der Wertungszahl an der Reihe ist.
us-swiss-why-not-interchanges = Nach der Wertungszahl spielt die obere Hälfte einer Gruppe gegen die untere. Spielten sie gegeneinander, stiege die Zahl der Paare aus ein und derselben Hälfte von { $is } auf { $would }.
us-swiss-why-not-changed = Spielten sie gegeneinander, stiege die Zahl der Paare, die von der Reihenfolge der Wertungszahlen abweichen, von { $is } auf { $would }, und die Farben wären nicht besser.
us-swiss-why-not-sizes = Spielten sie gegeneinander, kämen die Tausche zusammen auf { $would } statt { $is } Wertungspunkte.
us-swiss-why-not-distance = Farben und Größen der Tausche wären gleich, aber die jetzige Paarung liegt näher an der natürlichen (29C1).
us-swiss-why-not-lower-down = Spielten sie gegeneinander, wäre nach den Regeln alles gleich, aber die Änderung läge weiter oben in der Liste.
us-swiss-why-not-lot = Spielten sie gegeneinander, wäre nach den Regeln alles gleich. Zwischen solchen Paarungen entscheidet eine feste Zahl, auf jedem Computer dieselbe.
us-swiss-why-not-equal = Sie hätten aufeinandertreffen können; das wäre in jeder Hinsicht ebenso gut gewesen; genommen wurde eine andere, ebenso gute Paarung.

## What stands in the way

us-swiss-results-missing =
    Runde { $round } wartet noch auf { $count ->
        [one] { $count } Brett
       *[other] { $count } Bretter
    }: { $tables }. Die Ergebnisse eintragen, dann auslosen.
us-swiss-event-finished =
    { $rounds ->
        [one] { $rounds } geplante Runde ist
       *[other] { $rounds } geplante Runden sind
    } ausgelost, mehr sind nicht vorgesehen. Zum Weiterspielen „Runden“ erhöhen.
us-swiss-cannot-seat =
    Eine Runde braucht mindestens 2 Spieler; { $players ->
        [one] { $players } ist
       *[other] { $players } sind
    } dabei. Noch { $missing ->
        [one] { $missing } Spieler
       *[other] { $missing } Spieler
    } anmelden oder jemanden wieder aufnehmen.
us-swiss-all-ask-for-byes =
    { $players } Spieler sind dabei, { $byes ->
        [one] { $byes } hat
       *[other] { $byes } haben
    } für Runde { $round } ein Freilos verlangt. Eine Runde braucht zwei, die spielen: einen Wunsch zurücknehmen oder jemanden wieder aufnehmen.
us-swiss-forbidden-in-the-way = Die Liste der Paare, die nicht aufeinandertreffen sollen, lässt für Runde { $round } keine Paarung zu. Zum Beispiel { $player1 } und { $player2 } zulassen.
us-swiss-all-had-the-bye = Die Zahl der Spieler ist ungerade ({ $players }), und alle hatten schon einen ganzen Punkt ohne Spiel; einen zweiten bekommt niemand. Einen Spieler anmelden oder jemandem in Runde { $round } ein Freilos auf Wunsch geben.
us-swiss-no-round-left = Runde { $round } lässt sich nicht ohne wiederholte Begegnung oder ein zweites Freilos mit vollem Punkt auslosen (27A1, 28L). Spieler anmelden, ein Freilos geben oder das Turnier hier beenden.
us-swiss-too-late-to-enter =
    { $rounds ->
        [one] { $rounds } geplante Runde ist
       *[other] { $rounds } geplante Runden sind
    } ausgelost, mehr sind nicht vorgesehen; niemand kann mehr dazukommen. Zum Weiterspielen zuerst „Runden“ erhöhen.
us-swiss-fewer-rounds-than-posted =
    { $posted ->
        [one] { $posted } Runde ist
       *[other] { $posted } Runden sind
    } schon freigegeben; „Runden“ kann darum nicht { $rounds } sein. { $posted } oder mehr wählen.
us-swiss-first-colour-given = Runde 1 ist freigegeben, und die erste Farbe ist vergeben. Zum Ändern diese Runde rückgängig machen.
us-swiss-acceleration-under-way =
    Ob die ersten beiden Runden beschleunigt werden, entscheidet sich mit Runde 1, und wie, mit Runde 2. { $posted ->
        [one] { $posted } Runde ist
       *[other] { $posted } Runden sind
    } freigegeben; zum Ändern rückgängig machen.
us-swiss-too-many-half-byes =
    { $player1 } hat schon { $has ->
        [one] { $has } halbes Freilos
       *[other] { $has } halbe Freilose
    }; höchstens { $most } darf man verlangen.
us-swiss-last-round-bye-stands = Ein halbes Freilos für die letzte Runde bleibt, wenn es einmal verlangt ist (Regel 22C); { $player1 } behält darum das in Runde { $round }. Ist die Rücknahme in diesem Turnier erlaubt, das in den Einstellungen angeben: „Halbe Freilose, letzte Runde“ können zurückgezogen werden.
us-swiss-bye-after-the-end =
    { $rounds ->
        [one] { $rounds } Runde ist
       *[other] { $rounds } Runden sind
    } geplant; ein Freilos für { $player1 } in Runde { $round } ist darum nicht möglich. Eine Runde bis { $rounds } wählen oder „Runden“ erhöhen.

## Reports

us-swiss-winner-draw-or-forfeit = Brett { $table }: eintragen, wer gewonnen hat, { $player1 } oder { $player2 }, oder ein Remis, oder wer nicht angetreten ist.
us-swiss-no-games-in-forfeit = Brett { $table }: Eine kampflose Partie hat keine Einzelpartien zu zählen. „games“ weglassen.
us-swiss-games-say-otherwise = An Brett { $table } wird eine Partie gespielt, und die gezählten Partien sagen etwas anderes als das Ergebnis. „games“ weglassen oder in Übereinstimmung bringen.

## Boards by hand

us-swiss-not-each-once = Jeder Spieler der Runde { $round } sitzt an genau einem Brett, und niemand sonst. Zu prüfen: { $everyone }.
us-swiss-board-of-two =
    Brett { $table } hat { $given ->
        [one] { $given } Spieler
       *[other] { $given } Spieler
    }. Zwei nennen, Weiß zuerst.
us-swiss-board-has-reported = Brett { $table } ({ $player1 } gegen { $player2 }) hat sein Ergebnis und bleibt, wie es ist. Zuerst das Ergebnis zurücknehmen.
us-swiss-rematch = Brett { $table }: { $player1 } und { $player2 } haben schon in Runde { $round } gegeneinander gespielt.
us-swiss-forbidden-pair = Brett { $table }: { $player1 } und { $player2 } sollen nicht aufeinandertreffen.
us-swiss-score-gap = Brett { $table }: { $player1 } und { $player2 } haben verschieden viele Punkte.
us-swiss-third-in-a-row = Brett { $table }: { $player1 } hat zum dritten Mal in Folge { WORD($colour) }.
