### Words of the Age-Modified Swiss

## Age groups named by their ages

age-swiss-ages-n-and-under = bis { $n }
age-swiss-ages-n-and-up = ab { $n }

## The number of players and rounds, ages

age-swiss-cannot-seat =
    Eine Runde braucht mindestens 2 Spieler; { $players ->
        [one] { $players } ist
       *[other] { $players } sind
    } dabei. Noch { $missing ->
        [one] { $missing } Spieler
       *[other] { $missing } Spieler
    } anmelden oder wieder aufnehmen.
age-swiss-ages-missing =
    { $players ->
        [one] { $players } Spieler hat
       *[other] { $players } Spieler haben
    } noch kein Alter: { $everyone }. Gespielt wird innerhalb der Altersgruppen; darum vor dem Auslosen für alle das Alter oder die Altersgruppe eintragen.
age-swiss-age-group-unknown = Eine Altersgruppe „{ WORD($group, kind: "ages") }“ gibt es hier nicht. Die Altersgruppen sind { WORD($groups, kind: "ages") }.
age-swiss-no-pairing-possible =
    Wegen der Paare, die nicht aufeinandertreffen sollen, lassen sich { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } nicht auslosen. Einige dieser Paare doch zulassen.
age-swiss-may-meet-nobody = Soll auf niemanden sonst treffen: { $everyone }.

## Pairing around tables that stay, and what a round costs (heads of columns)

age-swiss-paired-around =
    { $player1 } und { $player2 } wurden um die Tische und Freilose herum gepaart, die bleiben, wie sie sind ({ $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }).
age-swiss-around-no-way =
    { $players ->
        [one] { $players } freier Spieler lässt
       *[other] { $players } freie Spieler lassen
    } sich nicht paaren: Einige sollen nicht aufeinandertreffen. Mehr Tische lösen.
age-swiss-around-only-again =
    Unter den freien Spielern ({ $players }) würden { $pairs ->
        [one] { $pairs } Paar
       *[other] { $pairs } Paare
    } noch einmal aufeinandertreffen; wären alle Tische frei, wären es { $best }. Mehr Tische lösen.
age-swiss-weigh-forbidden = auseinanderzuhaltende Paare
age-swiss-weigh-rematches = Paare, die schon gespielt haben
age-swiss-weigh-byes-again = zweite Freilose
age-swiss-weigh-bye-sooner = Spieler, denen das Freilos eher zusteht
age-swiss-weigh-moved-again = erneut Heruntergerückte
age-swiss-weigh-moved = heruntergerückte Spieler
age-swiss-weigh-moved-ages = Altersgruppen der Heruntergerückten, zusammengezählt
age-swiss-weigh-eldest-youngest = Älteste gegen Jüngste
age-swiss-weigh-mixed = Stand und Alter verschieden
age-swiss-weigh-age-distance = Abstand der Altersgruppen, zusammengezählt
age-swiss-can-end-here = Oder das Turnier hier beenden: „Runden“ auf { $rounds } stellen, dann ist die Rangliste endgültig.
age-swiss-ended-with-too-few = Noch dabei: { $players }. Das ist zu wenig für eine weitere Runde, die Rangliste steht fest. Zum Weiterspielen jemanden wieder aufnehmen.
age-swiss-repeats-unavoidable =
    Nicht mehr alle können einen neuen Gegner bekommen: { $pairs ->
        [one] { $pairs } Paar trifft
       *[other] { $pairs } Paare treffen
    } noch einmal aufeinander, so wenige wie möglich.
age-swiss-rounds-below-chart =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } für { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: Die Tabelle beginnt bei 17 Spielern. Diese Zahl ist darum unsere eigene; sie reicht, damit nur einer ungeschlagen bleibt. Eine andere lässt sich unter „Runden“ einstellen.
age-swiss-more-rounds-than-opponents =
    Bei { $players } Spielern reichen die neuen Gegner für { $fresh ->
        [one] { $fresh } Runde
       *[other] { $fresh } Runden
    }; geplant sind { $rounds }. Danach treffen Spieler noch einmal aufeinander.

## What now

age-swiss-results-missing =
    Runde { $round } wartet noch auf { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }: { $tables }. Die Ergebnisse eintragen, dann auslosen.
age-swiss-earlier-round-open =
    Runde { $round } ist wieder offen. Dort fehlt noch: { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    }.
age-swiss-event-finished = Alle geplanten Runden sind gespielt ({ $rounds }). Zum Weiterspielen „Runden“ erhöhen.

## Why these two meet

age-swiss-first-round-same-age = { $player1 } und { $player2 } gehören beide zur Altersgruppe „{ WORD($older, kind: "ages") }“. Runde 1 wird innerhalb der Altersgruppen gelost.
age-swiss-first-round-other-age = { $player1 } gehört zur Altersgruppe „{ WORD($older, kind: "ages") }“, { $player2 } zu „{ WORD($younger, kind: "ages") }“. Wer in Runde 1 in der eigenen Altersgruppe keinen Gegner mehr findet, spielt gegen jemanden aus einer anderen.
age-swiss-same-record-same-age = Beide haben den Stand { WORD($record, kind: "record") } und gehören zur Altersgruppe „{ WORD($older, kind: "ages") }“.
age-swiss-same-record-other-age = { $player1 } und { $player2 } haben beide den Stand { WORD($record, kind: "record") }; { $player1 } gehört zur Altersgruppe „{ WORD($older, kind: "ages") }“, { $player2 } zu „{ WORD($younger, kind: "ages") }“.
age-swiss-meet-below-same-age = { $player1 } hat den Stand { WORD($high, kind: "record") } und ist heruntergerückt, um gegen { $player2 } zu spielen (Stand: { WORD($record, kind: "record") }). Beide gehören zur Altersgruppe „{ WORD($older, kind: "ages") }“.
age-swiss-meet-below-other-age = { $player1 } hat den Stand { WORD($high, kind: "record") } und ist heruntergerückt, um gegen { $player2 } zu spielen (Stand: { WORD($record, kind: "record") }). { $player1 } gehört zur Altersgruppe „{ WORD($high_group, kind: "ages") }“, { $player2 } zu „{ WORD($low_group, kind: "ages") }“.
age-swiss-alone-of-age = Unter denen, die beim Stand { WORD($record, kind: "record") } gepaart werden, gehört nur { $player1 } zur Altersgruppe „{ WORD($group, kind: "ages") }“ und spielt darum gegen ein anderes Alter.
age-swiss-odd-one-of-age = Unter denen, die beim Stand { WORD($record, kind: "record") } gepaart werden, gehören { $players } zur Altersgruppe „{ WORD($group, kind: "ages") }“. Das ist eine ungerade Zahl; einer spielt darum gegen ein anderes Alter: { $player1 }.
age-swiss-broken-for-ages = { $player1 } trifft auf eine andere Altersgruppe; sonst müsste jemand aus „{ WORD($eldest, kind: "ages") }“ gegen jemanden aus „{ WORD($youngest, kind: "ages") }“ spielen.
age-swiss-broken-for-ages-details = { $player1 } hätte gegen jemanden der Altersgruppe „{ WORD($group, kind: "ages") }“ spielen können.
age-swiss-ages-differ-for-others = Keine andere Paarung beim Stand { WORD($record, kind: "record") } war besser: eine wiederholte Begegnung, jemand ohne Gegner oder ein größerer Altersabstand.

## Who moved down

age-swiss-moved-as-only-one = Nur { $player1 } war beim Stand { WORD($record, kind: "record") } zu paaren und ist darum heruntergerückt. Der eigene Stand bleibt { WORD($own, kind: "record") }.
age-swiss-moved-as-youngest = { $players } Spieler waren beim Stand { WORD($record, kind: "record") } zu paaren; einer musste also herunterrücken, und zwar der jüngste: { $player1 } ({ WORD($group, kind: "ages") }). Der eigene Stand bleibt { WORD($own, kind: "record") }.
age-swiss-moved-by-lot = { $players } Spieler waren beim Stand { WORD($record, kind: "record") } zu paaren; einer musste also herunterrücken, und zwar einer der jüngsten: { $player1 } ({ WORD($group, kind: "ages") }). Unter { $alike } solchen Spielern hat das Los entschieden, soweit auch alle anderen zu paaren waren. Der eigene Stand bleibt { WORD($own, kind: "record") }.
age-swiss-moved-though-older = { $player1 } ({ WORD($group, kind: "ages") }, { WORD($own, kind: "record") }) rückt herunter: ohne einen jüngeren Spieler hätte jemand keinen neuen Gegner.
age-swiss-moved-though-older-details = { $players } Spieler waren beim Stand { WORD($record, kind: "record") } zu paaren, eine ungerade Zahl.
age-swiss-moved-for-first-time = { $player1 } ({ WORD($group, kind: "ages") }, { WORD($own, kind: "record") }) rückt herunter: die Jüngeren sind es schon einmal.
age-swiss-moved-for-first-time-details = { $players } Spieler waren beim Stand { WORD($record, kind: "record") } zu paaren, eine ungerade Zahl.
age-swiss-moved-with-others =
    { $left_over ->
        [one] { $left_over } Spieler musste
       *[other] { $left_over } Spieler mussten
    } beim Stand { WORD($record, kind: "record") } herunterrücken, weil sie dort schon gegeneinander gespielt hatten oder weiter unten jemand ohne Gegner geblieben wäre. { $player1 } gehört dazu; der eigene Stand bleibt { WORD($own, kind: "record") }.

## Byes

age-swiss-bye-first-round = { $player1 } setzt aus: Die Zahl der Spieler ist ungerade, und ein Freilos zählt als Sieg ({ $points } Punkte). In Runde 1 geht es an die jüngste vorhandene Altersgruppe, „{ WORD($group, kind: "ages") }“.
age-swiss-bye-odd = { $player1 } setzt aus: Die Zahl der Spieler ist ungerade, und ein Freilos zählt als Sieg ({ $points } Punkte). Es geht an die mit den wenigsten Freilosen bisher, unter ihnen an den niedrigsten Stand und dort an die jüngste Altersgruppe: { $player1 } hat den Stand { WORD($record, kind: "record") } und gehört zu „{ WORD($group, kind: "ages") }“.
age-swiss-bye-once-more =
    { $player1 } hatte schon { $byes ->
        [one] { $byes } Freilos
       *[other] { $byes } Freilose
    }. Alle anderen hatten ebenso viele oder konnten keines bekommen, ohne dass mehr Paare noch einmal aufeinandertreffen.
age-swiss-bye-not-sooner =
    { $players ->
        [one] { $players } Spieler wäre
       *[other] { $players } Spieler wären
    } vor { $player1 } an der Reihe gewesen, aber dann hätten die anderen nicht alle ebenso viele neue Gegner bekommen.
age-swiss-bye-by-lot = { $players } Spieler kamen gleichermaßen für das Freilos infrage; das Los fiel auf { $player1 }.

## The whole round

age-swiss-first-round = Runde 1 wird in jeder Altersgruppe gelost, die älteste zuerst.
age-swiss-record-then-age = Gespielt wird gegen andere mit demselben Stand und, so weit es aufgeht, aus derselben Altersgruppe.
age-swiss-equal-by-lot = Wo Paarungen gleich gut waren, hat das Los entschieden.
age-swiss-met-before =
    { $player1 } und { $player2 } haben schon gegeneinander gespielt ({ $times ->
        [one] { $times } Mal
       *[other] { $times } Mal
    }). Nicht alle konnten einen neuen Gegner bekommen.
age-swiss-seated-by-hand = Die Turnierleitung hat diesen Tisch von Hand gesetzt.

## Standings

age-swiss-tie-latest-loss =
    { $player1 } gehört zu { $players } Spielern mit { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkten
    }. Unter ihnen steht höher, wer später verloren hat; die letzte Niederlage von { $player1 } war in Runde { $round }.
age-swiss-tie-never-lost =
    { $player1 } gehört zu { $players } Spielern mit { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkten
    } und hat nie verloren. Das steht über jeder Niederlage.
age-swiss-tie-opponents =
    { $player1 } gehört zu { $players } Spielern mit { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkten
    }. Unter ihnen entscheidet der Anteil der Siege ihrer Gegner: { $percent } % bei { $player1 }. Diese Feinwertung ist unsere eigene.
age-swiss-place-shared = { $players } Spieler sind gleich und teilen sich die Plätze { $first }–{ $last }. Preise für diese Plätze werden zusammengelegt und gleich geteilt.

## Reports of a table

age-swiss-one-game-a-match = Ein Match ist hier eine Partie. Eintragen, wer gewonnen hat, oder ein Remis, aber nicht mehr Partien.
age-swiss-too-many-games =
    { $won }–{ $lost }–{ $drawn } sind zu viele Partien: Best of { $games } endet bei { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siegen
    }, und die Karte hat Platz für fünf.
age-swiss-games-do-not-fit = Die Partien ({ $won }–{ $lost }–{ $drawn }) passen nicht zum Ergebnis. Eines von beiden ändern.

## Changes

age-swiss-no-byes-on-request = Freilose auf Wunsch gibt es hier nicht. Wer eine Runde auslässt, kann abgemeldet und wieder aufgenommen werden; die ausgelassenen Runden zählen für { $player1 } als verloren.
age-swiss-age-group-names-count =
    Es gibt { $groups ->
        [one] { $groups } Altersgruppe
       *[other] { $groups } Altersgruppen
    }, aber { $names ->
        [one] { $names } Namen
       *[other] { $names } Namen
    }. Jeder Altersgruppe einen Namen geben, die jüngste zuerst, oder keinen; dann entstehen die Namen aus dem Alter.
age-swiss-age-groups-in-use = Mit diesen Altersgruppen wurde schon ausgelost (Runden: { $rounds }); sie bleiben darum, wie sie sind.
age-swiss-fewer-rounds-than-posted =
    Das wären { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, aber freigegeben sind schon { $posted }. { $posted } oder mehr wählen.
age-swiss-games-reported = An einigen Tischen sind die Partien schon eingetragen; „{ WORD($setting, kind: "setting") }“ bleibt darum, wie es ist.

## Seating by hand

age-swiss-seated-twice = Mehr als einmal gesetzt: { $everyone }. Jeden Spieler nur einmal setzen.
age-swiss-left-unseated = Ohne Platz: { $everyone }. Alle Spieler der Runde an einen Tisch setzen.
age-swiss-not-seated-here = Nicht in Runde { $round }: { $everyone }. Nur Spieler dieser Runde nennen.
age-swiss-two-at-a-table =
    Tisch { $table } hat { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }. An jeden Tisch zwei Spieler setzen.
age-swiss-table-has-reported = Tisch { $table } hat sein Ergebnis schon. So lassen oder zuerst das Ergebnis zurücknehmen.
age-swiss-score-gap = Tisch { $table }: { $player1 } und { $player2 } haben verschieden viele Matchpunkte, { $high } und { $low }.
age-swiss-forbidden-pair = Tisch { $table }: { $player1 } und { $player2 } sollen nicht aufeinandertreffen.
age-swiss-rematch = Tisch { $table }: { $player1 } und { $player2 } haben schon gegeneinander gespielt.
age-swiss-record-n-points = { $n } Punkte
age-swiss-record-n-point = { $n } Punkt
