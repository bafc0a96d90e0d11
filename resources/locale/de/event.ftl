### Words of the event as people read it: headings, results, what now

head-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, Startwert { $seed }
head-round = Runde { $round } ({ $kind })
head-round-redrawn =
    Runde { $round } ({ $kind }), { $times ->
        [one] { $times } Mal
       *[other] { $times } Mal
    } gelost
head-standings = Rangliste
head-ratings = Erwartete Änderung der Wertungszahlen
rating-line =
    { $name }: { $wins ->
        [one] { $wins } Match
       *[other] { $wins } Matches
    } gewonnen, { $losses } verloren, { $change }
head-points = Punkte
head-strikes = Strafpunkte
head-wins = Siege
now-finished-without = Das Turnier ist zu Ende; niemand hat gewonnen.
now-won = Das Turnier ist zu Ende. { $names } hat gewonnen.
now-won-shared = Das Turnier ist zu Ende. { $names } haben gemeinsam gewonnen.
now-waiting =
    { $count } von { $total ->
        [one] { $total } Tisch fehlt
       *[other] { $total } Tischen fehlen
    }: { $tables }
now-waiting-many =
    { $count } von { $total ->
        [one] { $total } Tisch fehlt
       *[other] { $total } Tischen fehlen
    }
now-setup = Noch nicht bereit für den Beginn.
now-ready = Bereit für Runde { $round }.
now-ready-final = Bereit für das Finale.
result-drawn = remis
result-won = { $name } gewinnt
result-forfeit = nicht angetreten: { $names }
result-of-board = { $place }. { $name } ({ $points }/{ $energy })
result-withdrawn = { $name } hat aufgegeben
result-games = { $result } ({ $games })
result-none = kein Ergebnis
table-void = abgebrochen, kein Ergebnis
bye-line =
    { $name } hat ein Freilos ({ $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
out-in = aus in Runde { $round }
tiebreak-game-points = Spielpunkte
tiebreak-energy = Energie
tiebreak-lot = Los
tiebreak-margin = Vorsprung
tiebreak-latest-loss = Letzte Niederl.
tiebreak-opponents = Gegner
tiebreak-wins = Siege
tiebreak-modified-median = Mod. Median
tiebreak-solkoff = Solkoff
tiebreak-cumulative = Fortschritt
tiebreak-median = Median
tiebreak-result = Dir. Vergl.
tiebreak-most-blacks = Schwarz
tiebreak-cumulative-opposition = Fortschr. Gegner
tiebreak-sonneborn-berger = S.-Berger
tiebreak-buchholz = Buchholz
tiebreak-played-first = Gespielt
tiebreak-opposition-rating = Leist. Gegner
tiebreak-kashdan = Kashdan
tiebreak-coin = Los
kind-swiss = Schweizer
kind-final = Finale
kind-random = gelost
kind-split = geteilt
kind-ring = Ring
kind-playoff = Entscheidungsspiel
role-white = Weiß
role-black = Schwarz
role-seat = { "" }

## What verify finds

verified = Jede freigegebene Runde ist so, wie sie das Programm aus denselben Spielern und demselben Los bildet.
other-draw = Runde { $round } entstand mit dem Los „{ $was }“; nach den vermerkten Neulosungen müsste es „{ $due }“ sein.
round-by-hand = Runde { $round } wurde von Hand gesetzt.
calls-differ = Nach Entscheidung { $moment } wurden andere Tische aufgerufen, als der Ring verlangt.
other-engine = Runde { $round } wurde mit { $was } ausgelost; dieses Programm lost mit { $now } aus.
round-impossible = Runde { $round } hätte so, wie es damals stand, nicht ausgelost werden können.
table-differs = Runde { $round }, Tisch { $table }: Nach den Regeln wäre es ein anderer Tisch.
tables-differ =
    Runde { $round } hat { $was ->
        [one] { $was } Tisch
       *[other] { $was } Tische
    }; das Programm bildet { $now }.
round-differs = Runde { $round }: Art, Gruppen oder Freilose sind anders, als das Programm sie bildet.

## What check says

sound =
    { $name } ist in Ordnung: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
pictures-made = { $to }: Bilder des Fensters.
pages-made = { $to }: Bilder dessen, was der Saal sieht, mit 0 bis 500 Zeilen.
pictures-of = Bilder jedes Bildschirms: { WORD($look, kind: "look") }, Schrift bei { $scale } %
look-light = hell
look-dark = dunkel
pictures-missing = Keine Bilder des Fensters: Qt kann hier nicht starten. „make run“ installiert, was es braucht.
made-up-event = Erfundenes Turnier
sample-event = { $name } zum Ausprobieren
wrote =
    { $name }: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. { $now }
