### The US Chess Swiss: why two did not meet, and why a decision is refused

## Why two did not meet

us-swiss-why-not-oneself = { $player1 } ist nur eine Person. Zwei nennen.
us-swiss-why-not-they-did = Sie haben in dieser Runde gegeneinander gespielt, an Brett { $table }.
us-swiss-why-not-bye = { $player1 } hatte das Freilos (28L).
us-swiss-why-not-away = { $player1 } hat in Runde { $round } nicht gespielt.
us-swiss-why-not-met = Sie haben schon in Runde { $round } gegeneinander gespielt (27A1).
us-swiss-why-not-forbidden = { $player1 } und { $player2 } stehen auf der Trennliste.
us-swiss-why-not-same-mark =
    { $player1 } und { $player2 } gehören zu { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } und werden getrennt, wo das keine Punktgruppe kostet.
us-swiss-why-not-more-same-mark =
    Dann spielten mehr Paare aus { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } gegeneinander: { $would } statt { $is }.
us-swiss-why-not-apart-otherwise =
    Spieler aus { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } werden der Rangfolge nach getrennt; das führte zu anderen Paarungen.
us-swiss-why-not-same-score =
    Beide hatten { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
us-swiss-why-not-other-score =
    Verschiedene Punktzahlen: { $player1 } hatte { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $player2 } { $others } (27A2).
us-swiss-why-not-rest-unpairable = Spielten sie gegeneinander, gäbe es eine Wiederholung unter den anderen (27A1).
us-swiss-why-not-by-hand = Die Turnierleitung hat diese Runde geändert; die Antwort gilt für die Auslosung davor.
us-swiss-why-not-around = Einige Bretter blieben, als die Runde repariert wurde; die Antwort gilt für die ganze Runde, nach den Regeln ausgelost.
us-swiss-why-not-by-rules-around = Nach den Regeln für die ganze Runde würden sie gegeneinander spielen. Bretter, die bei der Reparatur blieben, haben es verhindert.
us-swiss-why-not-other-bye = Spielten sie gegeneinander, ginge das Freilos an { $player3 } statt an { $player4 } (28L).
us-swiss-why-not-more-leave =
    Spielten sie gegeneinander, { $would ->
        [one] würde { $would } Spieler
       *[other] würden { $would } Spieler
    } außerhalb der eigenen Punktgruppe gepaart statt { $is } (27A2).
us-swiss-why-not-other-odd-player = Spielten sie gegeneinander, würde { $player3 } heruntergelost statt { $player4 }; { $player4 } steht tiefer (29D).
us-swiss-why-not-third =
    Spielten sie gegeneinander, { $would ->
        [one] hätte { $would } Spieler
       *[other] hätten { $would } Spieler
    } dreimal in Folge dieselbe Farbe statt { $is } (29E5f).
us-swiss-why-not-over-equalisation-limit =
    Spielten sie gegeneinander, { $would ->
        [one] wäre { $would } Tausch
       *[other] wären { $would } Tausche
    } für den Farbausgleich zu groß statt { $is } (29E5b).
us-swiss-why-not-equalisation =
    Spielten sie gegeneinander, wären die Farben ungleicher: { $would ->
        [one] { $would } Spieler
       *[other] { $would } Spieler
    } mit zwei Partien Unterschied statt { $is } (29E5b).
us-swiss-why-not-over-alternation-limit =
    Spielten sie gegeneinander, { $would ->
        [one] wäre { $would } Tausch
       *[other] wären { $would } Tausche
    } für den Farbwechsel zu groß statt { $is } (29E5a).
us-swiss-why-not-alternation =
    Spielten sie gegeneinander, { $would ->
        [one] hätte { $would } Spieler
       *[other] hätten { $would } Spieler
    } dieselbe Farbe wie in der letzten Runde statt { $is } (29E5a).
us-swiss-why-not-odd-players =
    Spielten sie gegeneinander, läge der Downfloater { $would ->
        [one] { $would } Wertungspunkt
       *[other] { $would } Wertungspunkte
    } neben dem natürlichen statt { $is } (29D).
us-swiss-why-not-interchanges =
    Spielten sie gegeneinander, { $would ->
        [one] käme { $would } Paar
       *[other] kämen { $would } Paare
    } aus derselben Hälfte statt { $is } (29E5e).
us-swiss-why-not-changed =
    Spielten sie gegeneinander, { $would ->
        [one] wiche { $would } Brett
       *[other] wichen { $would } Bretter
    } von der natürlichen Paarung ab statt { $is }, ohne bessere Farben (29C1).
us-swiss-why-not-sizes =
    Gleiche Farben, aber größere Tausche: zusammen { $would ->
        [one] { $would } Wertungspunkt
       *[other] { $would } Wertungspunkte
    } statt { $is } (29E5).
us-swiss-why-not-distance = Farben und Tausche wären gleich, aber die jetzige Paarung liegt näher an der natürlichen (29C1).
us-swiss-why-not-lower-down = Ebenso gut, aber der Tausch läge weiter oben in der Rangfolge.
us-swiss-why-not-lot = Ebenso gut. Eine feste Regel entscheidet, auf jedem Computer gleich.
us-swiss-why-not-equal = Sie hätten gegeneinander spielen können. Eine andere Paarung war ebenso gut.

## Refusals

us-swiss-results-missing =
    In Runde { $round } { $count ->
        [1] läuft Brett { $tables } noch
        [2] laufen die Bretter { $tables } noch
        [3] laufen die Bretter { $tables } noch
        [4] laufen die Bretter { $tables } noch
        [5] laufen die Bretter { $tables } noch
       *[other] laufen noch { $count } Bretter
    }.
us-swiss-event-finished =
    { $rounds ->
        [one] Die eine geplante Runde ist
       *[other] Alle { $rounds } geplanten Runden sind
    } gespielt. Zum Weiterspielen „Runden“ erhöhen.
us-swiss-cannot-seat =
    Eine Runde braucht 2 Spieler; { $players ->
        [one] { $players } ist
       *[other] { $players } sind
    } dabei. { $missing ->
        [one] { $missing } Spieler
       *[other] { $missing } Spieler
    } anmelden oder jemanden wieder aufnehmen.
us-swiss-all-ask-for-byes = Runde { $round }: { $byes } von { $players } Spielern haben ein Freilos beantragt; eine Runde braucht zwei, die spielen. Ein Freilos streichen oder jemanden wieder aufnehmen.
us-swiss-forbidden-in-the-way = Die Trennliste lässt für Runde { $round } keine Paarung zu. Zum Beispiel { $player1 } und { $player2 } von der Liste nehmen.
us-swiss-all-had-the-bye = Die Spielerzahl ist ungerade ({ $players }), und alle hatten schon ein Freilos mit ganzem Punkt oder einen kampflosen Sieg (28L). Jemanden anmelden oder in Runde { $round } ein Freilos mit halbem Punkt geben.
us-swiss-no-round-left = Runde { $round } geht nicht ohne eine Wiederholung oder ein zweites Freilos mit ganzem Punkt (27A1, 28L). Spieler anmelden, ein Freilos geben oder das Turnier hier beenden.
us-swiss-too-late-to-enter =
    { $rounds ->
        [one] Die eine geplante Runde ist
       *[other] Alle { $rounds } geplanten Runden sind
    } ausgelost; niemand kann mehr dazukommen. Für weitere Spieler „Runden“ erhöhen.
us-swiss-fewer-rounds-than-posted =
    { $posted ->
        [one] { $posted } Runde ist
       *[other] { $posted } Runden sind
    } schon freigegeben; „Runden“ kann nicht { $rounds } sein. { $posted } oder mehr wählen.
us-swiss-first-colour-given = Runde 1 ist freigegeben, die erste Farbe steht fest. Zum Ändern diese Runde rückgängig machen.
us-swiss-acceleration-under-way =
    Die Beschleunigung steht mit der Freigabe der Runde 1 fest. Zum Ändern { $posted ->
        [one] Runde 1
       *[other] die Runden 1 bis { $posted }
    } rückgängig machen.
us-swiss-too-many-half-byes =
    { $player1 } hat schon { $has ->
        [one] { $has } Freilos
       *[other] { $has } Freilose
    } mit halbem Punkt; die Grenze ist { $most }.
us-swiss-last-round-bye-stands = Ein Freilos mit halbem Punkt in der letzten Runde ist unwiderruflich (22C); { $player1 } behält das in Runde { $round }. In den Einstellungen lässt sich das Streichen erlauben.
us-swiss-bye-after-the-end =
    Nur { $rounds ->
        [one] { $rounds } Runde ist
       *[other] { $rounds } Runden sind
    } geplant; ein Freilos für { $player1 } in Runde { $round } ist nicht möglich. Eine Runde bis { $rounds } wählen oder „Runden“ erhöhen.

## Reports

us-swiss-winner-draw-or-forfeit = Brett { $table }, { $player1 } – { $player2 }: Sieg, Remis oder „nicht angetreten“ wählen.
us-swiss-no-games-in-forfeit = Brett { $table }: Ein kampfloses Ergebnis hat keine Partien zu zählen. „games“ weglassen.
us-swiss-games-say-otherwise = Brett { $table }: Die Partie passt nicht zum Ergebnis. „games“ weglassen oder eines von beiden ändern.

## Boards by hand

us-swiss-not-each-once = Alle Spieler der Runde { $round } brauchen genau ein Brett. Zu prüfen: { $everyone }.
us-swiss-board-of-two =
    Brett { $table } hat { $given ->
        [one] { $given } Spieler
       *[other] { $given } Spieler
    }. Zwei nennen, Weiß zuerst.
us-swiss-board-has-reported = Brett { $table } ({ $player1 } – { $player2 }) hat ein Ergebnis und bleibt. Zum Ändern der Paarung das Ergebnis löschen.
us-swiss-rematch = Brett { $table }: { $player1 } und { $player2 } haben schon in Runde { $round } gegeneinander gespielt (27A1).
us-swiss-forbidden-pair = Brett { $table }: { $player1 } und { $player2 } stehen auf der Trennliste.
us-swiss-same-mark =
    Brett { $table }: { $player1 } und { $player2 } gehören zu { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    }.
us-swiss-score-gap = Brett { $table }: { $player1 } und { $player2 } haben verschiedene Punktzahlen (27A2).
us-swiss-third-in-a-row = Brett { $table }: { $player1 } hätte zum dritten Mal in Folge { WORD($colour) } (29E5f).
