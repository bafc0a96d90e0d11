### The event as people read it: headings, results, the next step

head-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, Startwert { $seed }
head-round = Runde { $round }
head-round-kind = Runde { $round } ({ $kind })
head-round-redrawn =
    Runde { $round }, { $times ->
        [one] einmal
       *[other] { $times }-mal
    } gelost
head-round-kind-redrawn =
    Runde { $round } ({ $kind }), { $times ->
        [one] einmal
       *[other] { $times }-mal
    } gelost
head-standings = Rangliste
head-ratings = Erwartete Wertungsänderungen
rating-line =
    { $name }: { $wins ->
        [one] { $wins } Matchsieg
       *[other] { $wins } Matchsiege
    }, { $losses ->
        [one] { $losses } Niederlage
       *[other] { $losses } Niederlagen
    }, { $change }
head-points = Punkte
head-strikes = Strafpunkte
head-wins = Siege
now-finished-without = Das Turnier ist ohne Sieger zu Ende.
now-won = { $names } gewinnt das Turnier.
now-won-shared = { $names } teilen sich den Sieg.
now-waiting =
    { $count } von { $total ->
        [one] { $total } { -table } fehlt
       *[other] { $total } { -tables-dative } fehlen
    }: { $tables }
now-waiting-many =
    { $count } von { $total ->
        [one] { $total } { -table } fehlt
       *[other] { $total } { -tables-dative } fehlen
    }
now-setup = Noch nicht startbereit.
now-ready = Bereit für Runde { $round }.
now-ready-final = Bereit für das Finale.
now-ready-semi-final = Bereit für das Halbfinale.
now-ready-ring = Bereit für den Start des Rings.
result-drawn = remis
result-won = { $name } gewinnt
result-forfeit = { $names } nicht angetreten
result-of-board = { $place }. { $name } ({ $points }/{ $energy })
result-withdrawn = { $name } hat aufgegeben
result-games = { $result } ({ $games })
result-none = kein Ergebnis
result-running = läuft
table-void = abgebrochen, kein Ergebnis
bye-line =
    Freilos: { $name } ({ $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
out-in = ausgeschieden in Runde { $round }
tiebreak-game-points = Spielpunkte
tiebreak-energy = Energie
tiebreak-first-places = Tischsiege
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
tiebreak-coin = Münzwurf
kind-swiss = Schweizer
kind-final = Finale
kind-semi-final = Halbfinale
kind-random = gelost
kind-split = nach Strafpunkten
kind-ring = Ring
kind-playoff = Entscheidungsspiel
role-white = Weiß
role-black = Schwarz
role-seat = { "" }

## Findings of verify

verified = Geprüft: Jede Runde folgt aus den Regeln, den Spielern und dem Startwert.
other-draw = Runde { $round } hat den Startwert „{ $was }“; mit den vermerkten Losen müsste er „{ $due }“ sein.
round-by-hand = Runde { $round } hat Änderungen von Hand.
calls-differ = Nach Änderung { $moment } weichen die aufgerufenen Partien von denen ab, die der Ring verlangt.
other-engine = Runde { $round } wurde von { $was } ausgelost; dieses Programm hat { $now }.
round-impossible = Runde { $round } kann nicht aus den Runden und Spielern davor folgen.
table-differs =
    Runde { $round }, { -table } { $table }: Die Regeln ergeben { NOUN() ->
        [board] ein anderes Brett
        [game] eine andere Partie
       *[table] einen anderen Tisch
    }.
tables-differ =
    Runde { $round } hat { $was ->
        [one] { $was } { -table }
       *[other] { $was } { -tables }
    }; die Regeln ergeben { $now }.
round-differs = Runde { $round }: Die Regeln ergeben andere Gruppen, Freilose oder eine andere Art von Runde.

## Findings of check

sound =
    { $name } ist unversehrt: { $steps ->
        [one] { $steps } Änderung
       *[other] { $steps } Änderungen
    }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
pictures-made = { $to }: Bilder des Fensters.
pages-made = { $to }: Bilder der Anzeige.
pictures-of = Bilder des Fensters: { WORD($look, kind: "look") }, Schrift bei { $scale } %
look-light = hell
look-dark = dunkel
pictures-missing = Keine Bilder des Fensters: Qt startet hier nicht. „make run“ installiert, was es braucht.
made-up-prize = Pokal
made-up-event = Erfundenes Turnier
sample-event = Beispiel { $name }
wrote =
    { $name }: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. { $now }
