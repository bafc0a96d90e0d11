### The Age-Modified Swiss

## Age groups named by their ages

age-swiss-ages-n-and-under = bis { $n }
age-swiss-ages-n-and-up = ab { $n }

## The number of players and rounds, ages

age-swiss-cannot-seat =
    Eine Runde braucht 2 Spieler; { $players ->
        [one] { $players } ist
       *[other] { $players } sind
    } dabei. Noch { $missing } anmelden oder jemanden wieder aufnehmen.
age-swiss-ages-missing =
    Ohne Alter { $players ->
        [one] ist { $players } Spieler
       *[other] sind { $players } Spieler
    }: { $everyone }. Alter oder Altersgruppe eintragen.
age-swiss-age-group-unknown = „{ WORD($group, kind: "ages") }“ ist keine Altersgruppe. Zur Wahl: { WORD($groups, kind: "ages") }.
age-swiss-no-pairing-possible =
    Die Trennliste lässt für { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } keine Paarung zu. Eines ihrer Paare streichen.
age-swiss-may-meet-nobody = Kein erlaubter Gegner: { $everyone }.

## Pairing around locked tables, and what a round costs (heads of columns)

age-swiss-paired-around =
    { $player1 } und { $player2 } wurden aus den freien Spielern gepaart; { $players ->
        [one] { $players } Spieler blieb
       *[other] { $players } Spieler blieben
    } an Tisch oder Freilos.
age-swiss-around-no-way =
    Die Trennliste lässt für { $players ->
        [one] { $players } freien Spieler
       *[other] { $players } freie Spieler
    } keine Paarung zu. Mehr Tische lösen.
age-swiss-around-only-again =
    Unter { $players ->
        [one] { $players } freien Spieler
       *[other] { $players } freien Spielern
    } { $pairs ->
        [one] träfe { $pairs } Paar
       *[other] träfen { $pairs } Paare
    } noch einmal aufeinander statt { $best }, wenn alle Tische frei wären. Mehr Tische lösen.
age-swiss-weigh-forbidden = Paare der Trennliste
age-swiss-weigh-rematches = Wiederholungen
age-swiss-weigh-byes-again = zweite Freilose
age-swiss-weigh-bye-sooner = beim Freilos Übergangene
age-swiss-weigh-moved-again = erneut Heruntergeloste
age-swiss-weigh-moved = Downfloater
age-swiss-weigh-moved-ages = Alter der Downfloater (0 = jüngste Gruppe), zusammen
age-swiss-weigh-eldest-youngest = älteste gegen jüngste Gruppe
age-swiss-weigh-mixed = Punkte und Altersgruppe verschieden
age-swiss-weigh-age-distance = Abstand der Altersgruppen, zusammen
age-swiss-can-end-here = Oder das Turnier hier beenden: „Runden“ auf { $rounds } stellen.
age-swiss-ended-with-too-few =
    { $players ->
        [one] { $players } Spieler ist
       *[other] { $players } Spieler sind
    } noch dabei, zu wenige für eine weitere Runde. Die Rangliste ist endgültig. Zum Weiterspielen jemanden wieder aufnehmen.
age-swiss-repeats-unavoidable =
    Nicht alle können einen neuen Gegner bekommen: { $pairs ->
        [one] { $pairs } Paar trifft
       *[other] { $pairs } Paare treffen
    } noch einmal aufeinander, so wenige wie möglich.
age-swiss-rounds-below-chart =
    Vorschlag: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } für { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, damit höchstens einer ungeschlagen bleibt. (Die veröffentlichte Tabelle beginnt bei 17 Spielern.)
age-swiss-more-rounds-than-opponents =
    Bei { $players } Spielern reichen die neuen Gegner für { $fresh ->
        [one] { $fresh } Runde
       *[other] { $fresh } Runden
    }; geplant sind { $rounds }. Danach gibt es Wiederholungen.

## The next step

age-swiss-results-missing =
    In Runde { $round } { $count ->
        [1] läuft Tisch { $tables } noch
        [2] laufen die Tische { $tables } noch
        [3] laufen die Tische { $tables } noch
        [4] laufen die Tische { $tables } noch
        [5] laufen die Tische { $tables } noch
       *[other] laufen noch { $count } Tische
    }.
age-swiss-earlier-round-open =
    Runde { $round } ist wieder offen. Es { $tables ->
        [one] fehlt Tisch { $tables }
       *[other] fehlen die Tische { $tables }
    }.
age-swiss-event-finished =
    { $rounds ->
        [one] Die eine geplante Runde ist
       *[other] Alle { $rounds } geplanten Runden sind
    } gespielt. Zum Weiterspielen „Runden“ erhöhen.

## Why two players meet

age-swiss-first-round-same-age = { $player1 } und { $player2 } gehören beide zur Altersgruppe { WORD($older, kind: "ages") }.
age-swiss-first-round-other-age = { $player1 } gehört zur Altersgruppe { WORD($older, kind: "ages") }, { $player2 } zu { WORD($younger, kind: "ages") }: In der eigenen Gruppe war kein Gegner mehr frei.
age-swiss-same-record-same-age = Beide haben { WORD($record, kind: "record") } und gehören zur Altersgruppe { WORD($older, kind: "ages") }.
age-swiss-same-record-other-age = Beide haben { WORD($record, kind: "record") }. { $player1 } gehört zur Altersgruppe { WORD($older, kind: "ages") }, { $player2 } zu { WORD($younger, kind: "ages") }.
age-swiss-meet-below-same-age = { $player1 } ({ WORD($high, kind: "record") }) wurde heruntergelost und spielt gegen { $player2 } ({ WORD($record, kind: "record") }); beide gehören zur Altersgruppe { WORD($older, kind: "ages") }.
age-swiss-meet-below-other-age = { $player1 } ({ WORD($high, kind: "record") }, { WORD($high_group, kind: "ages") }) wurde heruntergelost und spielt gegen { $player2 } ({ WORD($record, kind: "record") }, { WORD($low_group, kind: "ages") }).
age-swiss-alone-of-age = In der Gruppe „{ WORD($record, kind: "record") }“ gehört nur { $player1 } zur Altersgruppe { WORD($group, kind: "ages") }.
age-swiss-odd-one-of-age = In der Gruppe „{ WORD($record, kind: "record") }“ gehören { $players } Spieler zur Altersgruppe { WORD($group, kind: "ages") }, eine ungerade Zahl; { $player1 } trifft darum auf eine andere.
age-swiss-broken-for-ages = { $player1 } trifft auf eine andere Altersgruppe; sonst müsste jemand aus { WORD($eldest, kind: "ages") } gegen jemanden aus { WORD($youngest, kind: "ages") } spielen.
age-swiss-broken-for-ages-details = { $player1 } hätte gegen jemanden der Altersgruppe { WORD($group, kind: "ages") } spielen können.
age-swiss-ages-differ-for-others = Keine andere Paarung der Gruppe „{ WORD($record, kind: "record") }“ war besser: eine Wiederholung, jemand ohne Gegner oder ein größerer Altersabstand.

## Players paired down

age-swiss-moved-as-only-one = In der Gruppe „{ WORD($record, kind: "record") }“ war nur { $player1 } zu paaren, wird heruntergelost und behält { WORD($own, kind: "record") }.
age-swiss-moved-as-youngest = In der Gruppe „{ WORD($record, kind: "record") }“ sind { $players } Spieler, eine ungerade Zahl. Die jüngste Person darunter wird heruntergelost: { $player1 } ({ WORD($group, kind: "ages") }), weiterhin { WORD($own, kind: "record") }.
age-swiss-moved-by-lot = In der Gruppe „{ WORD($record, kind: "record") }“ sind { $players } Spieler, eine ungerade Zahl. Unter den { $alike } jüngsten fiel das Los auf { $player1 } ({ WORD($group, kind: "ages") }): heruntergelost, weiterhin { WORD($own, kind: "record") }.
age-swiss-moved-though-older = { $player1 } ({ WORD($group, kind: "ages") }, { WORD($own, kind: "record") }) wird heruntergelost: Ginge jemand Jüngeres, hätte jemand keinen neuen Gegner.
age-swiss-moved-though-older-details = In der Gruppe „{ WORD($record, kind: "record") }“ waren { $players } Spieler zu paaren, eine ungerade Zahl.
age-swiss-moved-for-first-time = { $player1 } ({ WORD($group, kind: "ages") }, { WORD($own, kind: "record") }) wird heruntergelost: Die Jüngeren wurden es schon.
age-swiss-moved-for-first-time-details = In der Gruppe „{ WORD($record, kind: "record") }“ waren { $players } Spieler zu paaren, eine ungerade Zahl.
age-swiss-moved-with-others =
    Aus der Gruppe „{ WORD($record, kind: "record") }“ { $left_over ->
        [one] wurde { $left_over } Spieler
       *[other] wurden { $left_over } Spieler
    } heruntergelost, damit alle einen neuen Gegner haben; { $player1 } gehört dazu und behält { WORD($own, kind: "record") }.

## Byes

age-swiss-bye-first-round = Freilos ({ $points } Punkte): { $player1 }, gelost aus der jüngsten Altersgruppe, { WORD($group, kind: "ages") }.
age-swiss-bye-odd = Freilos ({ $points } Punkte): { $player1 } hatte bisher die wenigsten Freilose, hat den niedrigsten Stand ({ WORD($record, kind: "record") }) und gehört dort zur jüngsten Altersgruppe ({ WORD($group, kind: "ages") }).
age-swiss-bye-once-more =
    { $player1 } hatte schon { $byes ->
        [one] { $byes } Freilos
       *[other] { $byes } Freilose
    }. Alle anderen hatten ebenso viele, oder es gäbe mehr Wiederholungen.
age-swiss-bye-not-sooner =
    Vor { $player1 } übergangen: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }. Die anderen hätten sonst weniger neue Gegner.
age-swiss-bye-by-lot = { $players } Spieler kamen gleich gut für das Freilos infrage; das Los fiel auf { $player1 }.

## The whole round

age-swiss-first-round = In Runde 1 wird innerhalb jeder Altersgruppe gelost, die älteste zuerst.
age-swiss-record-then-age = Gespielt wird gegen andere mit gleicher Punktzahl und möglichst aus derselben Altersgruppe.
age-swiss-equal-by-lot = Bei Gleichstand entscheidet das Los.
age-swiss-met-before =
    Wiederholung ({ $player1 } und { $player2 } spielten schon { $times ->
        [one] { $times }-mal
       *[other] { $times }-mal
    } gegeneinander): Nicht alle konnten einen neuen Gegner bekommen.
age-swiss-seated-by-hand = Von der Turnierleitung gesetzt.

## Standings

age-swiss-tie-latest-loss =
    Eine von { $players } Personen mit { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkten
    }; { $player1 } hat zuletzt in Runde { $round } verloren. Später ist besser.
age-swiss-tie-never-lost =
    Eine von { $players } Personen mit { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkten
    }; { $player1 } ist ungeschlagen.
age-swiss-tie-opponents =
    Eine von { $players } Personen mit { $points ->
        [0.5] { $points } Matchpunkt
        [one] { $points } Matchpunkt
       *[other] { $points } Matchpunkten
    }; die Gegner von { $player1 } holten { $percent } % ihrer Matchpunkte. Diese Feinwertung ist unsere eigene.
age-swiss-place-shared = { $players } Spieler sind gleichauf und teilen sich die Plätze { $first }–{ $last }. Preise für diese Plätze werden zusammengelegt und gleich geteilt.

## Reports of a table

age-swiss-one-game-a-match = Ein Match ist hier eine Partie: Sieg oder Remis eintragen, nicht mehr.
age-swiss-too-many-games =
    { $won }–{ $lost }–{ $drawn } sind zu viele Partien: Best of { $games } endet bei { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siegen
    }, und die Karte hat Platz für fünf.
age-swiss-games-do-not-fit = Die Partien ({ $won }–{ $lost }–{ $drawn }) passen nicht zum Ergebnis. Eines von beiden ändern.

## Changes

age-swiss-no-byes-on-request = Beantragte Freilose gibt es hier nicht. { $player1 } kann abgemeldet und später wieder aufgenommen werden; ausgelassene Runden sind verloren.
age-swiss-age-group-names-count =
    { $groups ->
        [one] { $groups } Altersgruppe
       *[other] { $groups } Altersgruppen
    }, aber { $names ->
        [one] { $names } Name
       *[other] { $names } Namen
    }. Jeder Gruppe einen Namen geben, die jüngste zuerst, oder die Namen leer lassen.
age-swiss-age-groups-in-use =
    Mit diesen Altersgruppen { $rounds ->
        [one] ist { $rounds } Runde
       *[other] sind { $rounds } Runden
    } schon ausgelost; sie lassen sich nicht mehr ändern.
age-swiss-fewer-rounds-than-posted =
    { $posted } Runden sind schon freigegeben; { $rounds ->
        [one] { $rounds } Runde ist
       *[other] { $rounds } Runden sind
    } zu wenig. { $posted } oder mehr wählen.
age-swiss-games-reported = An einigen Tischen sind Partien eingetragen; „{ WORD($setting, kind: "setting") }“ lässt sich nicht mehr ändern.

## Seating by hand

age-swiss-seated-twice = Mehrfach gesetzt: { $everyone }. Jeder Person einen Platz geben.
age-swiss-left-unseated = Nicht gesetzt: { $everyone }. Alle Spieler der Runde brauchen einen Tisch.
age-swiss-not-seated-here = Nicht in Runde { $round }: { $everyone }. Nur Spieler dieser Runde setzen.
age-swiss-two-at-a-table =
    Tisch { $table } hat { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }. An einen Tisch gehören zwei.
age-swiss-table-has-reported = Tisch { $table } hat ein Ergebnis und bleibt. Zum Ändern der Paarung das Ergebnis löschen.
age-swiss-score-gap = Tisch { $table }: { $player1 } und { $player2 } haben verschiedene Matchpunkte, { $high } und { $low }.
age-swiss-forbidden-pair = Tisch { $table }: { $player1 } und { $player2 } stehen auf der Trennliste.
age-swiss-rematch = Tisch { $table }: { $player1 } und { $player2 } haben schon gegeneinander gespielt.
age-swiss-record-n-points = { $n } Punkte
age-swiss-record-n-point = { $n } Punkt
