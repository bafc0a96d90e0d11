### Words of the sheets: which there are, their heads, notes and lines to sign

## Which documents there are: a name, and what it holds in a line

paper-name-packet = Papiere der Runde
paper-about-packet = Paarungen nach Tisch und nach Namen, Ergebniszettel, Rangliste
paper-name-tables = Paarungen nach Tisch
paper-about-tables = wer wo sitzt, mit Feldern für die Ergebnisse
paper-name-names = Paarungen nach Namen
paper-about-names = wo jeder Spieler sitzt, alphabetisch
paper-name-slips = Ergebniszettel
paper-about-slips = einer je Tisch, vier je Blatt, zum Schneiden und Stapeln
paper-name-filled-slips = Ausgefüllte Ergebniszettel
paper-about-filled-slips = je Tisch der Zettel mit dem gemeldeten Ergebnis, zum Aufheben
paper-name-cards = Spielerkarten
paper-about-cards = eine je Spieler, bis hierher ausgefüllt
paper-name-blank-card = Leere Spielerkarten
paper-about-blank-card = ein Blatt Karten für Nachmeldungen
paper-name-standings = Rangliste
paper-about-standings = alle nach Platz
paper-name-ages = Rangliste nach Altersgruppen
paper-about-ages = jede Altersgruppe für sich
paper-name-wall = Fortschrittstabelle
paper-about-wall = die Runden jedes Spielers, nach Nummer
paper-name-cross = Kreuztabelle
paper-about-cross = die Runden jedes Spielers, nach Platz
paper-name-strikes = Strafpunkteblatt
paper-about-strikes = Strafpunkte nach Gruppe, und wer ausgeschieden ist
paper-name-boards = RISK 2210 Ergebnisbögen
paper-about-boards = einer je Tisch, zum Unterschreiben
paper-name-form = RISK 2210 Turnierbericht
paper-about-form = jeder Tisch des Turniers und die Rangliste
paper-name-ring = Ringplan
paper-about-ring = wer wo im Ring steht
paper-name-calls = Aufrufblatt
paper-about-calls = die laufenden Partien, und Zeilen für die nächsten
paper-name-check-in = Anwesenheitsliste
paper-about-check-in = alle Angemeldeten, mit einem Kästchen zum Abhaken
paper-name-numbers = Tischnummern
paper-about-numbers = eine große Zahl für jeden Tisch
paper-name-clock = Zeitblatt der Runde
paper-about-clock = Beginn, Ende und Tische mit mehr Zeit
paper-name-report = Abschlussbericht
paper-about-report = Rangliste und jeder Tisch jeder Runde
paper-name-certificates = Urkunden
paper-about-certificates = für die ersten drei und die Besten jeder Altersgruppe

## Why a document cannot be printed

paper-unknown = Ein Papier „{ $paper }“ gibt es nicht. Papiere dieses Turniers: { $known }.
paper-other-format = { $name }: nicht für dieses Format. Papiere dieses Turniers: { $known }.
paper-before-round = { $name }: Darauf steht nichts, bevor Runde 1 freigegeben ist.
paper-before-end = { $name }: warten, bis das Turnier zu Ende ist.
paper-before-result = { $name }: vor dem ersten gemeldeten Ergebnis steht nichts darauf.
paper-nothing = { $name }: Dafür gibt es jetzt nichts zu drucken.
paper-table-unknown =
    Diese gibt es in Runde { $round } nicht: { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    }. Nur Tische dieser Runde angeben.
paper-player-unknown =
    Hier gibt es nicht: { $numbers ->
        [one] Nummer { $numbers }
       *[other] Nummern { $numbers }
    }. Weglassen oder berichtigen.
paper-corrected = { $round }, berichtigt
paper-card-stock = Auf Karteikarten lassen sich nur Spielerkarten drucken. letter oder a4 wählen.
paper-tables-form = Tische als 9 oder 9,11 oder 3-8 schreiben, nicht { $text }.
paper-made = { $name }: { $papers }.
paper-list-of = Papiere von { $name }:
paper-line = { $key }  { $name }: { $about }
paper-line-posted = { $key }  { $name }: sobald Runde 1 freigegeben ist
paper-line-reported = { $key }  { $name }: sobald ein Tisch gemeldet hat
paper-line-finished = { $key }  { $name }: sobald das Turnier zu Ende ist
papers-made =
    { $to }: { $papers ->
        [one] { $papers } Papier
       *[other] { $papers } Papiere
    } der Turniere, für US Letter und A4.

## Heads of columns

sheet-round-short = R{ $number }
sheet-game-short = Partie { $number }
sheet-players = Spieler
sheet-called = Aufgerufen

## Headings and facts

sheet-go-on = { $heading } (Fortsetzung)
sheet-without-table = In dieser Runde ohne Tisch
sheet-bye =
    Freilos, { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sheet-nobody = Noch niemand.
sheet-no-games = Es läuft keine Partie.
sheet-standings-after = Rangliste nach Runde { $round }
sheet-age-group = Altersgruppe { WORD($group, kind: "ages") }
sheet-group = Gruppe { $group }
sheet-no-group = In keiner Gruppe
sheet-are-in = Noch dabei
sheet-are-out = Ausgeschieden
sheet-out-at = Aus ab (Strafpunkte)
sheet-board-of = Runde { $round }, Tisch { $table }
sheet-board-final = Runde { $round }, Tisch { $table }: das Finale
sheet-venue = Spielort
sheet-date = Datum
sheet-organizer = Veranstalter
sheet-sanction = Genehmigungsnr.
sheet-format = Format
sheet-rounds = Runden
sheet-tables = Tische
sheet-seed = Startwert der Auslosungen
sheet-outcome = Ausgang
sheet-notes = Bemerkungen
sheet-draw = Gelost aus dem Startwert „{ $seed }“, Kennwort „{ $label }“, mit { $engine }.

## Lines to sign on

sheet-signed-player = Unterschrift eines Spielers
sheet-signed-judge = Unterschrift Schiedsrichter
sheet-signed-organizer = Unterschrift Veranstalter
sheet-signed-date = Datum

## Round clock sheet

sheet-whole-round = Die ganze Runde
sheet-planned = Geplant
sheet-really = Wirklich
sheet-minutes = Minuten
sheet-started = Begonnen um
sheet-paused = Angehalten um
sheet-goes-on = Weiter um
sheet-ends = Beendet um
sheet-longer-tables = Tische mit mehr Zeit
sheet-more-minutes = Minuten mehr
sheet-new-end = Neues Ende
sheet-why = Grund
sheet-initials = Kürzel

## Ring

sheet-games-now = Laufend
sheet-games-next = Als Nächstes aufgerufen
sheet-ring-place = Ringplatz
sheet-ring-next = Im Uhrzeigersinn
sheet-ring-games = Spielt an
sheet-ring-in = Dabei
sheet-ring-won = Sieg
sheet-ring-out = Aus
sheet-ring-left = Abgemeldet

## Wall chart and crosstable: a round in the space of a cell

cross-won = + { $other }
cross-drawn = = { $other }
cross-lost = − { $other }
cross-won-as = + { $other } { $colour }
cross-drawn-as = = { $other } { $colour }
cross-lost-as = − { $other } { $colour }
cross-forfeit-won = + K
cross-forfeit-lost = − K
cross-forfeit-won-as = + K { $other }
cross-forfeit-lost-as = − K { $other }
cross-void = A { $other }
cross-void-as = A { $other }
cross-open = … { $other }
cross-bye = frei { $points }
cross-missed = –
cross-board = { $figure } ({ $table })
cross-withdrawn = aufg. ({ $table })
cross-short-won = +{ $other }
cross-short-drawn = ={ $other }
cross-short-lost = −{ $other }
cross-short-forfeit-won = +K{ $other }
cross-short-forfeit-lost = −K{ $other }
cross-short-void = A{ $other }
cross-short-open = …
cross-short-bye = frei
cross-short-withdrawn = aufg.
cross-white = w
cross-black = s
cross-key-two = + gewonnen, = remis, − verloren, mit der Nummer des Gegners · frei: Freilos mit seinen Punkten · K kampflos, weil jemand nicht kam · A abgebrochen, zählt für niemanden · … läuft noch · – nicht da.
cross-key-colours = w hatte Weiß, s hatte Schwarz.
cross-key-risk = Der Platz am Tisch, in Klammern der Tisch · aufg. ausgeschlossen oder aufgegeben · … läuft noch · – nicht da.
cross-key-strikes = Die Strafpunkte der Runde, in Klammern der Tisch · aufg. aufgegeben · frei: Freilos · … läuft noch · – nicht da, das kostet die Strafpunkte eines letzten Platzes.

## Certificates

cert-title = Urkunde
cert-given-to = für
cert-place =
    Platz { $place } von { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    }
cert-age-group = Platz 1 der Altersgruppe { WORD($group, kind: "ages") }
cert-points =
    mit { $figure ->
        [one] { $figure } Punkt
       *[other] { $figure } Punkten
    }
cert-wins =
    mit { $figure ->
        [one] { $figure } Sieg
       *[other] { $figure } Siegen
    }
cert-strikes =
    mit { $figure ->
        [one] { $figure } Strafpunkt
       *[other] { $figure } Strafpunkten
    }
cert-where-when = { $format } · { $venue } · { $date }
cert-where = { $format } · { $venue }
cert-when = { $format } · { $date }
