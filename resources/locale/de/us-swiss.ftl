### Words of the US Chess Swiss

us-swiss-word-white = Weiß
us-swiss-word-black = Schwarz

## Who sits out

us-swiss-bye-requested =
    { $player1 } hat für diese Runde ein Freilos verlangt; es zählt { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
us-swiss-bye-lowest =
    { $player1 } setzt aus und bekommt einen ganzen Punkt. Die Zahl der Spieler ist ungerade, und unter denen mit der niedrigsten Punktzahl, die das Freilos bekommen können, ist dies die niedrigste Wertungszahl ({ $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } vor dieser Runde). Es ist kein Sieg am Brett.
us-swiss-bye-lowest-worth =
    { $player1 } setzt aus und bekommt { $worth ->
        [0.5] { $worth } Punkt
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    }. Die Zahl der Spieler ist ungerade, und { $player1 } steht unter denen mit der niedrigsten Punktzahl am tiefsten und kann das Freilos bekommen (vor dieser Runde { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
us-swiss-bye-full-by-director = Die Turnierleitung hat { $player1 } für diese Runde ein Freilos mit ganzem Punkt gegeben.
us-swiss-bye-not-twice =
    { $count ->
        [one] { $count } Spieler wäre
       *[other] { $count } Spieler wären
    } früher an der Reihe gewesen ({ $everyone }), aber niemand bekommt zweimal einen ganzen Punkt ohne Spiel.
us-swiss-bye-not-after-half =
    { $count ->
        [one] { $count } Spieler wäre
       *[other] { $count } Spieler wären
    } früher an der Reihe gewesen ({ $everyone }), aber wer in einer anderen Runde ein halbes Freilos hatte oder verlangt hat, bekommt dieses nur, wenn sonst niemand bleibt.
us-swiss-bye-not-unrated =
    { $count ->
        [one] { $count } Spieler ohne Wertungszahl wäre
       *[other] { $count } Spieler ohne Wertungszahl wären
    } früher an der Reihe gewesen ({ $everyone }), aber bei gleicher Punktzahl geht das Freilos zuerst an jemanden mit Wertungszahl.
us-swiss-bye-rest-unpairable =
    { $count ->
        [one] { $count } Spieler wäre
       *[other] { $count } Spieler wären
    } früher an der Reihe gewesen ({ $everyone }), aber dann wären nicht alle anderen zu paaren gewesen, ohne dass jemand noch einmal auf einen früheren Gegner trifft.
us-swiss-house-sat-out = { $player1 } spielt als Hausspieler nur bei ungerader Zahl mit. In Runde { $round } war sie gerade.
us-swiss-house-player = { $player1 } spielt nur als Hausspieler mit und hat keinen Platz.

## Why these two meet

us-swiss-natural-opponents =
    { $player1 } hat { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $player2 } { $other_points }. Nach der Wertungszahl geordnet, spielt die obere Hälfte ihrer Gruppe gegen die untere, und beide stehen auf Platz { $place } einer Hälfte.
us-swiss-same-score-opponents =
    Beide haben { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Nach der Wertungszahl geordnet, spielt die obere Hälfte ihrer Gruppe gegen die untere, und { $player1 } und { $player2 } stehen beide auf Platz { $place } einer Hälfte.
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
    Nach der Wertungszahl würde { $player1 } gegen { $player3 } spielen und { $player2 } gegen { $player4 }. Die Gegner wurden getauscht, damit weniger Spieler dreimal in Folge dieselbe Farbe haben: { $third_after } statt { $third_before }. So ein Tausch darf beliebig groß sein; dieser ist { $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    } groß.
us-swiss-switched-to-equalise =
    Nach der Wertungszahl würde { $player1 } gegen { $player3 } spielen und { $player2 } gegen { $player4 }. Die Gegner wurden getauscht, damit mehr Spieler gleich oft Weiß und Schwarz haben. Spieler ohne die Farbe, die ihnen zusteht: hier { $after } statt { $before }. Der Tausch ist hier { $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    } groß; dafür erlaubt sind bis zu { $limit }.
us-swiss-switched-to-alternate =
    Nach der Wertungszahl würde { $player1 } gegen { $player3 } spielen und { $player2 } gegen { $player4 }. Die Gegner wurden getauscht, damit mehr Spieler die Farbe gegenüber ihrer letzten Partie wechseln. Spieler ohne die Farbe, die ihnen zusteht: hier { $after } statt { $before }. Der Tausch ist hier { $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    } groß; dafür erlaubt sind bis zu { $limit }.
us-swiss-switched-with-others =
    Nach der Wertungszahl würde { $player1 } gegen { $player3 } spielen und { $player2 } gegen { $player4 }. Ihre Paarung gehört zu einem größeren Tausch in dieser Gruppe (hier { $size ->
        [one] { $size } Wertungspunkt
       *[other] { $size } Wertungspunkte
    }).

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
us-swiss-passed-rest = { $player1 } steht tiefer, muss aber bleiben: Ohne { $player1 } wäre der Rest der Gruppe nicht zu paaren, ohne dass sich zwei noch einmal treffen.
us-swiss-passed-field = { $player1 } steht tiefer. Würde aber { $player1 } die Gruppe verlassen, wären weiter unten nicht alle zu paaren.
us-swiss-passed-more = { $player1 } steht tiefer. Würde aber { $player1 } die Gruppe verlassen, müssten weiter unten mehr Spieler ihre Punktgruppe verlassen.
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
us-swiss-larger-imbalance-first = Beiden steht { WORD($colour) } zu. { $player1 } bekommt die Farbe, weil dort der Unterschied zwischen Weiß und Schwarz bisher größer ist ({ $balance } gegen { $other_balance }).
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
