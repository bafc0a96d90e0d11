### Words of the US Chess Swiss

us-swiss-word-white = Weiß
us-swiss-word-black = Schwarz

## Who sits out

us-swiss-bye-requested =
    { $player1 } hat ein Freilos zu { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } beantragt (22C).
us-swiss-bye-lowest = { $player1 } hat das Freilos mit vollem Punkt: von den Berechtigten mit der niedrigsten Punktzahl hat { $player1 } die niedrigste Wertungszahl (28L).
us-swiss-bye-lowest-details =
    Die Zahl der Spieler ist ungerade. { $player1 } hatte vor dieser Runde { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Ein Freilos ist kein Sieg am Brett.
us-swiss-bye-lowest-worth =
    { $player1 } hat das Freilos mit { $worth ->
        [0.5] { $worth } Punkt
        [one] { $worth } Punkt
       *[other] { $worth } Punkten
    }: von den Berechtigten mit der niedrigsten Punktzahl hat { $player1 } die niedrigste Wertungszahl (28L).
us-swiss-bye-lowest-worth-details =
    Die Zahl der Spieler ist ungerade. { $player1 } hatte vor dieser Runde { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
us-swiss-bye-full-by-director = Die Turnierleitung hat { $player1 } für diese Runde ein Freilos mit ganzem Punkt gegeben.
us-swiss-bye-not-twice = Übergangen: { $everyone } (hatten schon ein Freilos mit vollem Punkt oder einen kampflosen Sieg, 28L).
us-swiss-bye-not-after-half = Übergangen: { $everyone } (Freilos mit halbem Punkt in einer anderen Runde, 28L).
us-swiss-bye-not-unrated = Übergangen: { $everyone } (ohne Wertungszahl, 28L).
us-swiss-bye-rest-unpairable = Übergangen: { $everyone } (die anderen wären nur mit einer wiederholten Begegnung zu paaren gewesen, 27A1).
us-swiss-house-sat-out = { $player1 } spielt als Hausspieler nur bei ungerader Zahl mit. In Runde { $round } war sie gerade.
us-swiss-house-player = { $player1 } spielt nur als Hausspieler mit und hat keinen Platz.

## Why these two meet

us-swiss-natural-opponents = { $player1 } ({ $points }) und { $player2 } ({ $other_points }) liegen in ihrer Hälfte jeweils auf { place }, daher treffen sie aufeinander (29C1).
us-swiss-same-score-opponents =
    Beide haben { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. { $player1 } liegt in der oberen Hälfte auf { place }, { $player2 } in der unteren auf { place }, daher treffen sie aufeinander (29C1).
us-swiss-came-down =
    { $player1 }, mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, ist in diese Gruppe heruntergerückt und spielt gegen die höchste mögliche Wertungszahl dort: { $player2 }, mit { $other_points ->
        [0.5] { $other_points } Punkt
        [one] { $other_points } Punkt
       *[other] { $other_points } Punkten
    }.
us-swiss-would-be-rematch = Nach der Wertungszahl würde { $player1 } hier gegen { $player2 } spielen, aber beide haben schon gegeneinander gespielt, und niemand trifft zweimal auf denselben Gegner.
us-swiss-would-be-forbidden = Nach der Wertungszahl würde { $player1 } hier gegen { $player2 } spielen, aber die Turnierleitung hat festgelegt, dass diese beiden nicht aufeinandertreffen sollen.
us-swiss-least-change =
    Darum spielen { $player1 } und { $player2 }: die kleinste Änderung, die hilft ({ $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    }).
us-swiss-makes-room =
    { $player1 } und { $player2 } spielen gegeneinander, um Platz für andere der Gruppe zu machen, die schon gegeneinander gespielt haben oder nicht aufeinandertreffen sollen. Es ist die kleinste Änderung, die hilft ({ $size ->
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
    Spieler mit einer dritten gleichen Farbe hier: { $third_after } statt { $third_before }. Der Tausch macht { $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    } aus; dafür gibt es keine Grenze (29E5f).
us-swiss-switched-to-equalise =
    Nach der Rangfolge würde { $player1 } gegen { $player3 } spielen und { $player2 } gegen { $player4 }. Getauscht wurde zum Farbausgleich ({ $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    }; erlaubt sind bis zu { $limit }, 29E5b).
us-swiss-switched-to-equalise-details = Spieler hier ohne die Farbe, die ihnen zusteht: { $after } statt { $before }.
us-swiss-switched-to-alternate =
    Nach der Rangfolge würde { $player1 } gegen { $player3 } spielen und { $player2 } gegen { $player4 }. Getauscht wurde, damit mehr Spieler die Farbe wechseln ({ $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    }; erlaubt sind bis zu { $limit }, 29E5a).
us-swiss-switched-to-alternate-details = Spieler hier ohne die Farbe, die ihnen zusteht: { $after } statt { $before }.
us-swiss-switched-with-others =
    { $player1 } und { $player2 } treffen durch einen größeren Farbtausch in dieser Punktgruppe aufeinander ({ $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    } hier; 29E5).
us-swiss-switched-with-others-details = Nach der Rangfolge würde { $player1 } gegen { $player3 } spielen und { $player2 } gegen { $player4 }.

## Who came down

us-swiss-went-down =
    { $player1 }, mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, steht in einer Gruppe mit ungerader Spielerzahl an letzter Stelle und rückt in die nächste Gruppe herunter.
us-swiss-went-down-for-others =
    { $player1 }, mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, rückt in die nächste Gruppe herunter: von unten gesehen der erste Platz, bei dem alle anderen einen Gegner behalten. Wer keine Wertungszahl hat oder schon heruntergerückt ist, bleibt, solange jemand anderes gehen kann.
us-swiss-went-down-with-others =
    { $count } Spieler dieser Gruppe rücken in die nächste herunter, weil in ihr nicht alle zu paaren waren, ohne dass hier oder weiter unten jemand noch einmal auf einen früheren Gegner trifft. { $player1 }, mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, gehört dazu.
us-swiss-went-down-again =
    { $player1 }, mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, war schon heruntergerückt und rückt noch einmal herunter. Ginge jemand anderes, müssten mehr Spieler ihre Punktgruppe verlassen, oder jemand hätte keinen Gegner.
us-swiss-went-down-next =
    Die Gruppe ist ungerade. { $player1 }, mit { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, ist von unten gesehen der erste Platz, der sie verlassen kann, und rückt herunter.
us-swiss-passed-met = { $player1 } steht tiefer, hat aber schon gegen alle aus der nächsten Gruppe gespielt.
us-swiss-passed-rest = { $player1 } steht tiefer in der Rangfolge, muss aber bleiben: sonst wäre der Rest der Gruppe nur mit einer wiederholten Begegnung zu paaren (27A1).
us-swiss-passed-field = { $player1 } steht tiefer in der Rangfolge, doch dann ließen sich weiter unten nicht alle paaren (29D).
us-swiss-passed-more = { $player1 } steht tiefer in der Rangfolge, doch dann müssten weiter unten mehr Spieler ihre Punktgruppe verlassen (27A2).
us-swiss-passed-unrated = Spieler ohne Wertungszahl bleiben in ihrer Gruppe, solange jemand mit Wertungszahl gehen kann.
us-swiss-went-down-instead =
    { $player1 } rückt statt { $player2 } in die nächste Gruppe herunter ({ $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    } Abstand), weil in der Gruppe so die Farben besser oder die Tausche kleiner sind.

## Who has White

us-swiss-first-colours = Beide hatten noch keine Farbe: { $player1 } hat Weiß, { $player2 } hat Schwarz, und die Bretter wechseln sich ab.
us-swiss-both-get-due-colours = Beide bekommen die Farbe, die ihnen zusteht: { $player1 } Weiß und { $player2 } Schwarz. Das ist die bisher seltenere Farbe; waren beide gleich häufig, die andere als beim letzten Mal.
us-swiss-one-gets-due-colour = { $player1 } bekommt { WORD($colour) } und damit die Farbe, die zusteht; { $player2 } hatte noch keine Farbe und nimmt die andere.
us-swiss-larger-imbalance-first =
    Beiden steht { WORD($colour) } zu. { $player1 } bekommt es: { $balance ->
        [one] { $balance } Partie
       *[other] { $balance } Partien
    } aus dem Gleichgewicht, { $player2 } { $other_balance } (29E4).
us-swiss-colours-last-differed = Beiden steht { WORD($colour) } zu. Zuletzt hatten sie in Runde { $round } verschiedene Farben; beide bekommen die andere als damals, { $player1 } also { WORD($colour) }.
us-swiss-higher-rank-first = Beiden steht { WORD($colour) } zu, und ihre Farben waren bisher immer gleich. { $player1 } steht höher und bekommt { WORD($colour) }.
us-swiss-no-third-in-a-row = { $player1 } hat Weiß und { $player2 } Schwarz, weil umgekehrt jemand dreimal in Folge dieselbe Farbe hätte.
us-swiss-spares-a-third = Beiden steht { WORD($colour) } zu, und der Unterschied ihrer Farben ist gleich groß. { $player1 } bekommt { WORD($colour) }: Umgekehrt hätte jemand dreimal in Folge dieselbe Farbe.
us-swiss-third-colour-needed = { $player1 } hat zum dritten Mal in Folge { WORD($other_colour) }. Das ist erlaubt, weil die Farben so gleichmäßiger verteilt sind als umgekehrt.
us-swiss-third-colour = { $player1 } hat zum dritten Mal in Folge { WORD($other_colour) }. Keine Paarung dieser Gruppe hat weniger solche Fälle.
us-swiss-two-apart =
    Darum hat { $player1 } jetzt { WORD($other_colour) } und damit { $apart ->
        [one] { $apart } Partie
       *[other] { $apart } Partien
    } mehr mit { WORD($other_colour) } als mit { WORD($colour) }. Kein Tausch innerhalb der Grenzen lässt weniger solche Spieler.

## The whole round

us-swiss-group-weighed =
    In der Gruppe, die bei { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } beginnt ({ $players } Spieler, ab Setznummer { $top_rank }): { $changed ->
        [one] { $changed } Paar weicht
       *[other] { $changed } Paare weichen
    } von der Reihenfolge der Wertungszahlen ab. Spieler ohne die Farbe, die ihnen zusteht: { $after } statt { $before }.
us-swiss-not-proved =
    Die Gruppe, die bei { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } beginnt ({ $players } Spieler, ab Setznummer { $top_rank }), ist zu groß, um alles durchzuprobieren. Dies ist die beste gefundene Paarung; eine etwas bessere kann es geben.
us-swiss-seated-by-hand = Die Turnierleitung hat dieses Brett von Hand gesetzt.
us-swiss-same-score-opponents-round = Jede Punktgruppe wird nach der Wertungszahl geteilt; die obere Hälfte spielt gegen die untere (27A3).

## Pairing around boards that stay, and what a round costs (heads of columns)

us-swiss-paired-around =
    { $player1 } und { $player2 } wurden um die Bretter und Freilose herum gepaart, die bleiben, wie sie sind ({ $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }).
us-swiss-around-no-bye =
    { $players ->
        [one] { $players } Spieler ist
       *[other] { $players } Spieler sind
    } frei, eine ungerade Zahl, und alle hatten schon einen ganzen Punkt ohne Spiel. Mehr Bretter lösen.
us-swiss-around-only-again =
    { $players ->
        [one] { $players } freier Spieler lässt
       *[other] { $players } freie Spieler lassen
    } sich in Runde { $round } nicht miteinander paaren: Sie haben schon gegeneinander gespielt oder sollen nicht aufeinandertreffen. Mehr Bretter lösen.
us-swiss-weigh-forbidden = auseinanderzuhaltende Paare
us-swiss-weigh-rematches = Paare, die schon gespielt haben
us-swiss-weigh-byes-again = zweite ganze Freilose
us-swiss-weigh-bye-sooner = Spieler, denen das Freilos eher zusteht
us-swiss-weigh-moved = heruntergerückte Spieler
us-swiss-weigh-third = dritte gleiche Farbe in Folge
us-swiss-weigh-over-equalisation-limit = Tausche über der Grenze für den Farbausgleich
us-swiss-weigh-equalisation = Farben zwei oder mehr auseinander
us-swiss-weigh-over-alternation-limit = Tausche über der Grenze für den Farbwechsel
us-swiss-weigh-alternation = Farben ohne Wechsel
us-swiss-weigh-interchanges = Paare innerhalb einer Hälfte
us-swiss-weigh-changed = Paare außer der Wertungsreihenfolge
us-swiss-weigh-sizes = getauschte Wertungspunkte

## What to consider

us-swiss-more-rounds-than-opponents =
    { $players } Spieler können höchstens { $most ->
        [one] { $most } Runde
       *[other] { $most } Runden
    } spielen, ohne zweimal auf denselben Gegner zu treffen; geplant sind { $rounds }. Weniger Runden planen oder mehr Spieler anmelden.
us-swiss-earlier-round-open =
    Runde { $round } ist wieder offen. Dort fehlt noch: { $tables ->
        [one] Brett { $tables }
       *[other] Bretter { $tables }
    }.
