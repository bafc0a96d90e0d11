### Words of the Dual Ring

## Why the ring is in this order

dual-ring-seats-random = Die { $players } Plätze im Ring wurden gelost.
dual-ring-seats-rating = Die { $players } Plätze im Ring gehen nach der Wertungszahl, die höchste auf Platz 1.
dual-ring-seats-entered = Die { $players } Plätze im Ring gehen nach der Reihenfolge der Anmeldung.
dual-ring-equal-ratings-by-lot =
    { $players ->
        [one] { $players } Spieler hat
       *[other] { $players } Spieler haben
    } dieselbe Wertungszahl wie jemand anderes oder keine; ihre Reihenfolge wurde gelost.
dual-ring-kept-apart =
    { $pairs ->
        [one] { $pairs } Paar, das nicht aufeinandertreffen soll, sitzt
       *[other] { $pairs } Paare, die nicht aufeinandertreffen sollen, sitzen
    } nicht nebeneinander. Später kann der Ring sie dennoch zusammenführen.
dual-ring-no-ring-apart = { $player1 } und { $player2 } sollen nicht aufeinandertreffen, aber es fand sich kein Ring, der alle solchen Spieler auseinanderhält.
dual-ring-order-goes-first = { $player1 } und { $player2 } sollen nicht aufeinandertreffen, aber die gewählte Reihenfolge setzt sie nebeneinander. Nur beim Losen der Plätze lassen sich Spieler auseinanderhalten.

## Why these two play

dual-ring-ring-neighbours = { $player1 } auf Platz { $white_place } und { $player2 } auf Platz { $black_place } sind Nachbarn im Ring. Gegen den nächsten Platz haben alle Weiß; hier also { $player1 }.
dual-ring-ring-neighbours-round = Alle haben Weiß gegen den nächsten Platz und Schwarz gegen den vorigen.
dual-ring-ring-closes = Hier schließt sich der Ring: { $player1 } auf dem letzten Platz, { $white_place }, sitzt neben { $player2 } auf Platz { $black_place } und hat Weiß.
dual-ring-ring-by-hand = Die Turnierleitung hat die Reihenfolge im Ring von Hand festgelegt.
dual-ring-meet-all-the-same = { $player1 } und { $player2 } sollen nicht aufeinandertreffen, sind aber Nachbarn im Ring, und der Ring entscheidet.
dual-ring-gap-after-loss = { $player3 } hat gegen { $player4 } an Tisch { $table } verloren und ist ausgeschieden; darum sind { $player1 } und { $player2 } jetzt Nachbarn.
dual-ring-gap-after-draw = { $player3 } und { $player4 } haben an Tisch { $table } remis gespielt und sind beide ausgeschieden; darum sind { $player1 } und { $player2 } jetzt Nachbarn.
dual-ring-gap-after-drop = { $player3 } ist abgemeldet; darum sind { $player1 } und { $player2 } jetzt Nachbarn.
dual-ring-white-as-before = { $player1 } hat Weiß, wie zuvor gegen { $player2 }. So behalten alle je eine Partie mit jeder Farbe.
dual-ring-lower-place-black = Von beiden hat der niedrigere Platz im Ring Schwarz: { $player2 } sitzt auf Platz { $black_place }, { $player1 } auf Platz { $white_place }.
dual-ring-drawn-replayed = { $player1 } und { $player2 } haben an Tisch { $table } remis gespielt. Sie spielen mit denselben Farben noch einmal, bis jemand gewinnt.
dual-ring-deciding-game =
    { $player1 } und { $player2 } sind die letzten beiden, mit je { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siegen
    }. Sie spielen zwei Partien gleichzeitig, eine mit jeder Farbe; wer zuerst verliert, wird Zweiter.
dual-ring-seated-around =
    Gesetzt aus den Spielern, die frei waren; unverändert geblieben: { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    }.

## What a ring costs: heads of columns

dual-ring-weigh-beside = auseinanderzuhaltende Paare nebeneinander
dual-ring-weigh-order = Plätze gegen die Reihenfolge

## How near the end is

dual-ring-one-loss = { $player1 } ist noch dabei. Eine Niederlage, in einer der beiden Partien, führt zum Ausscheiden.
dual-ring-one-loss-or-draw = { $player1 } ist noch dabei. Eine Niederlage oder ein Remis, in einer der beiden Partien, führt zum Ausscheiden.
dual-ring-deciding-loss = { $player1 } und { $player2 } sind die letzten beiden. Wer von ihnen zuerst verliert, wird Zweiter.

## Why a player has his place

dual-ring-won-on-wins = { $player1 } und { $player2 } waren die letzten beiden. { $player1 } hat mehr Partien gewonnen: { $wins } gegen { $second_wins }.
dual-ring-second-on-wins = { $player1 } und { $player2 } waren die letzten beiden. { $player2 } hat weniger Partien gewonnen: { $second_wins } gegen { $wins }.
dual-ring-won-deciding-game = { $player1 } und { $player2 } waren mit gleich vielen Siegen die letzten beiden. { $player1 } hat die erste Entscheidungspartie gewonnen, die einen Sieger hatte, an Tisch { $table }.
dual-ring-won-as-the-last = Nur { $player1 } ist noch dabei.
dual-ring-first-place-shared = Die letzten beiden, { $player1 } und { $player2 }, haben an Tisch { $table } remis gespielt. Bei einem Remis scheiden beide aus; sie teilen sich darum den ersten Platz.
dual-ring-out-lost = { $player1 } hat gegen { $player2 } an Tisch { $table } verloren. Je später ausgeschieden, desto besser der Platz.
dual-ring-out-drew = { $player1 } und { $player2 } haben an Tisch { $table } remis gespielt und sind beide ausgeschieden. Sie teilen sich den Platz.
dual-ring-out-left = { $player1 } hat das Turnier verlassen. Je später ausgeschieden, desto besser der Platz.

## What to consider before the ring is set

dual-ring-cannot-seat =
    Ein Ring braucht mindestens 3 Spieler; { $players ->
        [one] { $players } Spieler ist
       *[other] { $players } Spieler sind
    } dabei. Noch { $missing ->
        [one] { $missing } Spieler
       *[other] { $missing } Spieler
    } anmelden.
dual-ring-may-meet-later =
    { $pairs ->
        [one] { $pairs } Paar soll
       *[other] { $pairs } Paare sollen
    } nicht aufeinandertreffen. Werden die Plätze gelost, sitzen sie am Anfang wenn möglich nicht nebeneinander; später kann der Ring sie dennoch zusammenführen.

## What cannot be done, and what to do

dual-ring-event-finished = Das Turnier ist zu Ende: Ein Ring wird einmal gespielt. Um am Ende etwas zu ändern, Schritte rückgängig machen.
dual-ring-ring-is-set = Der Ring steht, und es gibt nur einen. Die Ergebnisse der laufenden Partien eintragen; neue werden aufgerufen, sobald sich der Ring schließt.
dual-ring-ring-not-set = Der Ring steht noch nicht. Zuerst den Ring festlegen, dann die Reihenfolge von Hand ändern.
dual-ring-ring-under-way = Von Hand ändern lässt sich der Ring nur, solange keine Partie zu Ende und niemand abgemeldet ist. Dafür bis zum Anfang rückgängig machen.
dual-ring-ring-table-count =
    Der Ring hat { $due ->
        [one] { $due } Tisch
       *[other] { $due } Tische
    }, einen für jeden Spieler, { $given ->
        [one] { $given } ist
       *[other] { $given } sind
    } angegeben. So viele Tische wie Spieler angeben.
dual-ring-ring-table-of-two = An jedem Tisch sitzen zwei Spieler, für Tisch { $table } sind { $given } angegeben. Zuerst Weiß nennen, dann Schwarz.
dual-ring-ring-needs-white = { $player1 } hat nirgends Weiß. Im Ring haben alle an genau einem Tisch Weiß, und niemand sonst kann gesetzt werden.
dual-ring-ring-cannot-keep =
    Tisch { $table } kann in einem Ring mit { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } nicht bleiben, wie er ist. Wird er gelöst, werden seine Spieler neu gesetzt.
dual-ring-ring-broken = Diese Tische bilden keinen Ring. An Tisch { $table } muss { $player1 } Schwarz haben, wegen Weiß an Tisch { $next }.
dual-ring-not-to-meet = { $player1 } und { $player2 } sollen nicht aufeinandertreffen, sitzen aber in diesem Ring nebeneinander.
dual-ring-no-late-entries = Der Ring steht; niemand kann mehr dazukommen. Solange nichts gespielt ist: rückgängig machen, den Spieler anmelden und den Ring neu festlegen.
dual-ring-no-way-back = Der Ring hat sich hinter { $player1 } geschlossen. War die Abmeldung ein Versehen, diesen Schritt rückgängig machen.
dual-ring-out-already = { $player1 } ist schon ausgeschieden. Es ist nichts weiter zu tun.
dual-ring-all-is-over = Das Turnier ist zu Ende; { $player1 } bleibt in der Schlussrangliste.
dual-ring-forbidden-too-late = Der Ring steht und entscheidet von jetzt an, wer aufeinandertrifft. Dass { $player1 } und { $player2 } nicht nebeneinandersitzen, ließ sich nur vorher festlegen.
dual-ring-games-not-tables = Im Ring gehören die Nummern zu Partien, die beginnen und enden, während er sich schließt; einen eigenen Tisch kann { $player1 } darum nicht haben. Beide Partien dort spielen lassen, wo { $player1 } sitzen kann.
dual-ring-games-not-tables-first = Im Ring gehören die Nummern zu Partien, nicht zu Tischen, und beginnen bei 1.
dual-ring-no-byes = Im Ring setzt niemand aus; ein Freilos für { $player1 } ist darum nicht möglich.
dual-ring-no-forfeits = Eintragen, wer an Tisch { $table } gewonnen hat, oder ein Remis. Wer nicht antritt, wird vom Turnier abgemeldet; dann schließt sich der Ring, und niemand bekommt dafür einen Sieg.
dual-ring-one-game-a-table = An Tisch { $table } wird eine Partie gespielt. Nur eintragen, wer gewonnen hat, oder ein Remis.
dual-ring-winner-or-draw = Eintragen, wer an Tisch { $table } gewonnen hat, { $player1 } oder { $player2 }, oder ein Remis.
dual-ring-game-was-stopped = Die Partie an Tisch { $table } wurde abgebrochen, als sich der Ring schloss, und zählt für niemanden. War sie vorher zu Ende, bis dahin rückgängig machen und sie zuerst eintragen.
dual-ring-result-stands = Auf jedem Ergebnis baut der Ring auf; das von Tisch { $table } lässt sich darum nicht für sich allein ändern. Stattdessen den Ring reparieren: Was daraus folgte, wird zurückgenommen, alles andere bleibt.
dual-ring-result-is-right = Tisch { $table } hat dieses Ergebnis schon.
dual-ring-no-result-yet = Tisch { $table } hat kein Ergebnis, das falsch sein könnte. Dort das richtige eintragen.
dual-ring-setting-is-fixed = Der Ring steht; „{ WORD($setting, kind: "setting") }“ bleibt darum bei diesem Turnier, wie es ist.
dual-ring-draws-all-alike = Eine Partie endete schon remis, und alle Remis eines Turniers werden gleich behandelt; „{ WORD($setting, kind: "setting") }“ bleibt darum, wie es ist.
