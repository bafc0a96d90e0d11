### The US Chess Swiss

us-swiss-word-white = Weiß
us-swiss-word-black = Schwarz

## Byes

us-swiss-bye-requested =
    { $player1 } hat ein Freilos { $points ->
        [0] ohne Punkt
        [0.5] mit halbem Punkt
       *[other] mit ganzem Punkt
    } beantragt (22C).
us-swiss-bye-lowest = { $player1 } bekommt das Freilos mit ganzem Punkt: niedrigste Wertungszahl unter den Berechtigten der untersten Punktgruppe (28L).
us-swiss-bye-lowest-details =
    Die Spielerzahl ist ungerade. { $player1 } hatte vor dieser Runde { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Ein Freilos ist kein Sieg am Brett.
us-swiss-bye-lowest-worth =
    { $player1 } bekommt das Freilos mit { $worth ->
        [0.5] { $worth } Punkt
        [one] { $worth } Punkt
       *[other] { $worth } Punkten
    }: niedrigste Wertungszahl unter den Berechtigten der untersten Punktgruppe (28L).
us-swiss-bye-lowest-worth-details =
    Die Spielerzahl ist ungerade. { $player1 } hatte vor dieser Runde { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
us-swiss-bye-full-by-director = Die Turnierleitung hat { $player1 } ein Freilos mit ganzem Punkt gegeben (28L2).
us-swiss-bye-not-twice = Übergangen: { $everyone } (schon ein Freilos mit ganzem Punkt oder ein kampfloser Sieg, 28L).
us-swiss-bye-not-after-half = Übergangen: { $everyone } (Freilos mit halbem Punkt in einer anderen Runde, 28L).
us-swiss-bye-not-unrated = Übergangen: { $everyone } (ohne Wertungszahl, 28L).
us-swiss-bye-rest-unpairable = Übergangen: { $everyone } (sonst gäbe es unter den anderen eine Wiederholung, 27A1).
us-swiss-house-sat-out = { $player1 } springt nur bei ungerader Spielerzahl ein. In Runde { $round } war sie gerade (28M).
us-swiss-house-player = { $player1 } springt nur als Hausspieler ein und steht nicht in der Rangliste (28M).

## Why two players meet

us-swiss-natural-opponents = { $player1 } ({ $points }) und { $player2 } ({ $other_points }) liegen in ihrer Hälfte jeweils auf { place } und spielen darum gegeneinander (29C1).
us-swiss-same-score-opponents =
    Beide haben { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. { $player1 } liegt in der oberen Hälfte auf { place }, { $player2 } in der unteren auf { place }; darum spielen sie gegeneinander (29C1).
us-swiss-came-down = { $player1 } ({ $points }) wurde heruntergelost und spielt gegen { $player2 } ({ $other_points }), die höchste freie Wertungszahl dort (29D).
us-swiss-would-be-rematch = Nach der Rangfolge würde { $player1 } gegen { $player2 } spielen, aber diese Paarung gab es schon (27A1).
us-swiss-would-be-forbidden = Nach der Rangfolge würde { $player1 } gegen { $player2 } spielen, aber beide stehen auf der Trennliste.
us-swiss-would-be-same-mark =
    Nach der Rangfolge würde { $player1 } gegen { $player2 } spielen, aber beide gehören zu { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } und werden getrennt.
us-swiss-meet-in-same-mark =
    { $player1 } und { $player2 } gehören zu { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    }. Sie zu trennen hätte mehr Spieler aus ihrer Punktgruppe gebracht.
us-swiss-not-all-apart-tried =
    Bei so vielen Spielern aus { $mark ->
        [club] einem Verein
        [team] einer Mannschaft
       *[household] einem Haushalt
    } wurden nicht alle Möglichkeiten geprüft, sie zu trennen. Einzelne Paarungen hätten sich vielleicht vermeiden lassen.
us-swiss-least-change =
    Der kleinste Tausch, der das vermeidet, paart { $player1 } mit { $player2 } ({ $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    }).
us-swiss-makes-room =
    { $player1 } und { $player2 } wurden getauscht, damit es anderswo keine Wiederholung und kein Paar der Trennliste gibt (der kleinste Tausch: { $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    }).
us-swiss-switched-against-third =
    Nach der Rangfolge würde { $player1 } gegen { $player3 } spielen und { $player2 } gegen { $player4 }. Getauscht wurde, damit { $third_after ->
        [0] niemand
       *[other] weniger Spieler
    } dreimal in Folge dieselbe Farbe { $third_after ->
        [0] hat
       *[other] haben
    } (29E5f).
us-swiss-switched-against-third-details =
    Spieler mit dritter gleicher Farbe hier: { $third_after } statt { $third_before }. Der Tausch beträgt { $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    }; dafür gibt es keine Grenze (29E5f).
us-swiss-switched-to-equalise =
    Nach der Rangfolge würde { $player1 } gegen { $player3 } spielen und { $player2 } gegen { $player4 }. Getauscht wurde zum Farbausgleich ({ $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    }; erlaubt sind bis zu { $limit }, 29E5b).
us-swiss-switched-to-equalise-details = Spieler ohne die zustehende Farbe hier: { $after } statt { $before }.
us-swiss-switched-to-alternate =
    Nach der Rangfolge würde { $player1 } gegen { $player3 } spielen und { $player2 } gegen { $player4 }. Getauscht wurde, damit mehr Spieler die Farbe wechseln ({ $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    }; erlaubt sind bis zu { $limit }, 29E5a).
us-swiss-switched-to-alternate-details = Spieler ohne die zustehende Farbe hier: { $after } statt { $before }.
us-swiss-switched-with-others =
    { $player1 } und { $player2 } spielen durch einen größeren Farbtausch in dieser Punktgruppe gegeneinander (hier { $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    }; 29E5).
us-swiss-switched-with-others-details = Nach der Rangfolge würde { $player1 } gegen { $player3 } spielen und { $player2 } gegen { $player4 }.

## Players paired down

us-swiss-went-down =
    Die Gruppe mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } ist ungerade besetzt. { $player1 } steht an letzter Stelle und wird heruntergelost (29D).
us-swiss-went-down-for-others =
    Die Gruppe mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } ist ungerade besetzt. { $player1 } wird heruntergelost: von unten der erste Rang, ohne den alle anderen einen Gegner haben (29D).
us-swiss-went-down-with-others =
    { $count } Spieler verlassen die Gruppe mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, weil dort nicht alle einen neuen Gegner haben; { $player1 } gehört dazu (27A1, 29D).
us-swiss-went-down-again = { $player1 } ({ $points }) wird noch einmal heruntergelost. Mit jemand anderem müssten mehr Spieler ihre Punktgruppe verlassen, oder jemand hätte keinen Gegner (29D).
us-swiss-went-down-next =
    Die Gruppe mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } ist ungerade besetzt. { $player1 } wird heruntergelost: von unten der erste Rang, der sie verlassen kann (29D).
us-swiss-passed-met = { $player1 } steht tiefer, hat aber schon gegen alle der nächsten Gruppe gespielt (27A1).
us-swiss-passed-apart = { $player1 } steht tiefer, hat aber schon gegen alle der nächsten Gruppe gespielt oder wird von ihnen getrennt.
us-swiss-passed-rest = { $player1 } steht tiefer, muss aber bleiben: sonst gäbe es im Rest der Gruppe eine Wiederholung (27A1).
us-swiss-passed-field = { $player1 } steht tiefer, aber dann ließen sich weiter unten nicht alle paaren (29D).
us-swiss-passed-more = { $player1 } steht tiefer, aber dann müssten weiter unten mehr Spieler ihre Punktgruppe verlassen (27A2).
us-swiss-passed-unrated = Ohne Wertungszahl bleibt man in der Gruppe, solange jemand mit Wertungszahl sie verlassen kann (29D).
us-swiss-went-down-instead =
    { $player1 } wird statt { $player2 } heruntergelost ({ $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    } Abstand): bessere Farben oder kleinere Tausche in der Gruppe (29E5).

## Who has White

us-swiss-first-colours = Beide hatten noch keine Farbe; die Farben wechseln von Brett zu Brett: { $player1 } hat Weiß, { $player2 } Schwarz (29E2).
us-swiss-both-get-due-colours = Beide bekommen die zustehende Farbe: { $player1 } Weiß, { $player2 } Schwarz (29E3).
us-swiss-one-gets-due-colour = { $player1 } bekommt die zustehende Farbe, { WORD($colour) }; { $player2 } hatte noch keine (29E3).
us-swiss-larger-imbalance-first =
    Beiden steht { WORD($colour) } zu. { $player1 } bekommt es: { $balance ->
        [one] { $balance } Partie
       *[other] { $balance } Partien
    } aus dem Gleichgewicht, { $player2 } { $other_balance } (29E4).
us-swiss-colours-last-differed = Beiden steht { WORD($colour) } zu. { $player1 } bekommt es: Zuletzt waren ihre Farben in Runde { $round } verschieden und werden nun getauscht (29E4).
us-swiss-higher-rank-first = Beiden steht { WORD($colour) } zu, bei gleicher Farbfolge. { $player1 } steht höher und bekommt { WORD($colour) } (29E4).
us-swiss-no-third-in-a-row = { $player1 } hat Weiß, { $player2 } Schwarz; umgekehrt hätte jemand dreimal in Folge dieselbe Farbe (29E5f).
us-swiss-spares-a-third = Beiden steht { WORD($colour) } zu. { $player1 } bekommt { WORD($colour) }; sonst hätte jemand dreimal in Folge dieselbe Farbe (29E4).
us-swiss-third-colour-needed = { $player1 } hat zum dritten Mal in Folge { WORD($other_colour) }; das gleicht die Farben aus (29E5f).
us-swiss-third-colour = { $player1 } hat zum dritten Mal in Folge { WORD($other_colour) }; weniger solche Fälle lässt diese Gruppe nicht zu (29E5f).
us-swiss-two-apart =
    { $player1 } hat jetzt { $apart ->
        [one] { $apart } Partie
       *[other] { $apart } Partien
    } mehr mit { WORD($other_colour) } als mit { WORD($colour) }; kein erlaubter Tausch lässt weniger solche Fälle (29E5b).

## The whole round

us-swiss-group-weighed =
    In der Gruppe mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } ({ $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, ab Setznummer { $top_rank }) { $changed ->
        [one] wurde { $changed } Brett
       *[other] wurden { $changed } Bretter
    } getauscht. Spieler ohne die zustehende Farbe: { $after } statt { $before } (29E6).
us-swiss-not-proved =
    Die Gruppe mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } ist sehr groß ({ $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, ab Setznummer { $top_rank }). Dies ist die beste gefundene Paarung; eine etwas bessere kann es geben.
us-swiss-seated-by-hand = Die Turnierleitung hat dieses Brett gesetzt.
us-swiss-same-score-opponents-round = Jede Punktgruppe wird nach der Wertungszahl geteilt; die obere Hälfte spielt gegen die untere (27A3).
us-swiss-by-second-rating = Es zählen die zweiten Wertungszahlen. Wer keine hat, wird nach der ersten gesetzt.

## Pairing around locked boards, and what a round costs (heads of columns)

us-swiss-paired-around =
    { $player1 } und { $player2 } wurden aus den freien Spielern gepaart; { $players ->
        [one] { $players } Spieler blieb
       *[other] { $players } Spieler blieben
    } an Brett oder Freilos.
us-swiss-around-no-bye =
    { $players ->
        [one] { $players } Spieler ist
       *[other] { $players } Spieler sind
    } frei, eine ungerade Zahl, und { $players ->
        [one] hatte
       *[other] alle hatten
    } schon ein Freilos mit ganzem Punkt oder einen kampflosen Sieg (28L). Mehr Bretter lösen.
us-swiss-around-only-again =
    { $players ->
        [one] { $players } freier Spieler lässt
       *[other] { $players } freie Spieler lassen
    } sich in Runde { $round } nur mit einer Wiederholung oder einem Paar der Trennliste paaren (27A1). Mehr Bretter lösen.
us-swiss-weigh-forbidden = Paare der Trennliste
us-swiss-weigh-rematches = Wiederholungen (27A1)
us-swiss-weigh-byes-again = zweite Freilose mit ganzem Punkt (28L)
us-swiss-weigh-bye-sooner = beim Freilos Übergangene
us-swiss-weigh-moved = Downfloater
us-swiss-weigh-same-mark = nicht getrennte Spieler
us-swiss-weigh-third = Spieler mit dritter gleicher Farbe in Folge (29E5f)
us-swiss-weigh-over-equalisation-limit = Tausche über der Grenze für den Farbausgleich (29E5b)
us-swiss-weigh-equalisation = Spieler mit zwei oder mehr Farben Unterschied
us-swiss-weigh-over-alternation-limit = Tausche über der Grenze für den Farbwechsel (29E5a)
us-swiss-weigh-alternation = Spieler ohne Farbwechsel
us-swiss-weigh-interchanges = Tausche zwischen den Hälften (29E5d)
us-swiss-weigh-changed = getauschte Bretter
us-swiss-weigh-sizes = getauschte Wertungspunkte

## Advice

us-swiss-more-rounds-than-opponents =
    { $players } Spieler können ohne Wiederholung höchstens { $most ->
        [one] { $most } Runde
       *[other] { $most } Runden
    } spielen; geplant sind { $rounds }. Weniger Runden planen oder Spieler anmelden.
us-swiss-earlier-round-open =
    Runde { $round } ist wieder offen. Es { $tables ->
        [one] fehlt Brett { $tables }
       *[other] fehlen die Bretter { $tables }
    }.
