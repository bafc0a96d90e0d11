### The sheets: which there are, their heads, notes and lines to sign

## Which documents there are: a name, and its contents in a line

paper-name-packet = Rundenpaket
paper-about-packet = Paarungen nach { -table } und nach Namen, Ergebniszettel, Rangliste
paper-name-tables = Paarungen nach { -table }
paper-about-tables = Wer wo spielt, mit Feldern für die Ergebnisse
paper-name-names = Paarungen nach Namen
paper-about-names = Wo alle sitzen, nach Nachnamen
paper-name-slips = Ergebniszettel
paper-about-slips = Einer je { -table }, zum Schneiden und Stapeln
paper-name-filled-slips = Ausgefüllte Ergebniszettel
paper-about-filled-slips = Die Ergebnisse aller { -tables }, zum Aufheben
paper-name-cards = Spielerkarten
paper-about-cards = Eine je Spieler, bis jetzt ausgefüllt
paper-name-blank-card = Leere Spielerkarten
paper-about-blank-card = Für Nachmeldungen
paper-name-standings = Rangliste
paper-about-standings = Alle Spieler nach Platz
paper-name-ages = Rangliste nach Altersgruppen
paper-about-ages = Je Altersgruppe eine Liste
paper-name-wall = Fortschrittstabelle
paper-about-wall = Runde für Runde, nach Setznummer
paper-name-cross = Kreuztabelle
paper-about-cross = Runde für Runde, nach Platz
paper-name-strikes = Strafpunkteblatt
paper-about-strikes = Strafpunkte je Runde, und wer ausgeschieden ist
paper-name-boards = RISK-2210-Ergebnisbögen
paper-about-boards = Einer je Tisch, zum Unterschreiben
paper-name-form = RISK-2210-Turnierbericht
paper-about-form = Jeder Tisch des Turniers und die Rangliste
paper-name-ring = Ringplan
paper-about-ring = Wer neben wem sitzt
paper-name-bracket = Turnierbaum
paper-about-bracket = Der Top Cut auf einer Seite, mit Linien für die Namen, die noch kommen
paper-name-calls = Aufgerufene Partien
paper-about-calls = Laufende Partien, mit leeren Zeilen für die nächsten
paper-name-check-in = Check-in-Liste
paper-about-check-in = Alle Angemeldeten nach Nachnamen, mit Kästchen für da und bezahlt
paper-name-numbers = { -table }schilder
paper-about-numbers = Eine große Nummer je { -table }
paper-name-badges = Namensschilder
paper-about-badges = Name, Verein und Nummer, für Ausweishüllen
paper-name-place-cards = Tischkärtchen
paper-about-place-cards = Zum Falten, Name auf beiden Seiten
paper-name-registration = Anmeldeformulare
paper-about-registration = Zum Ausfüllen durch Spieler
paper-name-sign-up = Anmeldeliste
paper-about-sign-up = Leere Zeilen für Anmeldungen vor Ort
paper-name-bye-slips = Freilosanträge
paper-about-bye-slips = Zettel, mit denen Spieler ein Freilos beantragen
paper-name-withdrawal-slips = Abmeldezettel
paper-about-withdrawal-slips = Zettel, mit denen sich Spieler abmelden
paper-name-score-sheet = Partieformulare
paper-about-score-sheet = Für die Züge, zwei je { -table }
paper-name-incident = Vorfallbericht
paper-about-incident = Für eine Strafe oder einen Streitfall, mit Unterschriften
paper-name-clock = Zeitblatt der Runde
paper-about-clock = Beginn, Ende und { -tables } mit Zusatzzeit
paper-name-report = Bericht
paper-about-report = Rangliste und alle Ergebnisse
paper-name-certificates = Urkunden
paper-about-certificates = Für die ersten Plätze, Wertungsklassen und Altersgruppen; drei Gestaltungen

## Why a document cannot be printed

paper-unknown = Kein Papier heißt „{ $paper }“. Dieses Turnier hat: { $known }.
paper-other-format = { $name } gehört nicht zu diesem Format. Dieses Turnier hat: { $known }.
paper-before-round = { $name }: verfügbar, sobald Runde 1 freigegeben ist.
paper-before-end = { $name }: verfügbar, wenn das Turnier zu Ende ist.
paper-before-result = { $name }: verfügbar nach dem ersten Ergebnis.
paper-nothing = { $name }: zurzeit nichts zu drucken.
paper-table-unknown =
    Runde { $round } hat { $tables ->
        [one] { -no-table } { $tables }
       *[other] die { -tables } { $tables } nicht
    }.
paper-player-unknown =
    Niemand hat { $numbers ->
        [one] die Nummer { $numbers }
       *[other] die Nummern { $numbers }
    }.
paper-corrected = { $round }, korrigiert
paper-card-stock = Karteikarten sind nur für Spielerkarten und ihr Deckblatt. letter oder a4 wählen.
paper-footer-long = Die Fußzeile ist mit { $letters } Zeichen zu lang. Etwa { $most } passen auf ein Blatt.
paper-tables-form = { -tables }: Nummern wie 9 oder 9,11 oder 3-8 eingeben, nicht { $text }.
paper-players-form = Personen: Nummern wie 9 oder 9,11 oder 3-8 eingeben, nicht { $text }.
paper-option-form = „{ $text }“ ist keine Option. Schreibweise: NAME=WERT, zum Beispiel up=4.
paper-option-unknown = Die Option „{ $option }“ gibt es hier nicht. Möglich sind: { $known }.
paper-option-none = „{ $option }“ gilt hier nicht: Das gewünschte Dokument hat keine Optionen.
paper-option-value = „{ $value }“ ist kein Wert von „{ $option }“. Möglich sind: { $known }.
paper-line-options = Optionen: { $options }

# The options of documents: their labels, and their values
paper-option-up = Je Blatt
paper-option-up-cards-fit = so viele wie möglich
paper-option-up-cards-column = 3 Karten, 3 × 5 Zoll
paper-option-size = Kartengröße
paper-option-size-quarter = Viertel des Blatts
paper-option-size-4x6 = 4 × 6 Zoll
paper-option-size-3x5 = 3 × 5 Zoll
paper-option-back = Rückseite
paper-option-back-no = Leer lassen
paper-option-back-yes = Tabelle, Regeln, Notizen
paper-option-columns-a-page = Spalten je Seite
paper-option-poster = Plakat
paper-option-poster-no = Nein
paper-poster-at = { $meters } m
paper-option-phones = Adresse für Handys
paper-option-phones-yes = Wenn freigegeben
paper-option-phones-no = Nein
paper-option-columns = Spalten
paper-option-by = Geteilt nach
paper-option-by-all = Alle zusammen
paper-option-by-class = Wertungsklasse
paper-option-by-club = Verein
paper-option-by-ages = Altersgruppe
paper-option-order = Reihenfolge
paper-option-order-number = Nummer
paper-option-order-rating = Wertungszahl
paper-option-order-name = Name
paper-option-order-place = Platz

paper-made = { $name }: { $papers }.
paper-list-of = Papiere von { $name }:
paper-line = { $key }  { $name }: { $about }
paper-line-posted = { $key }  { $name }: verfügbar, sobald Runde 1 freigegeben ist
paper-line-reported = { $key }  { $name }: verfügbar nach dem ersten Ergebnis
paper-line-without-prizes = { $key }  { $name }: zuerst Preise eingeben
paper-line-finished = { $key }  { $name }: verfügbar, wenn das Turnier zu Ende ist
papers-made =
    { $to }: { $papers ->
        [one] { $papers } Papier
       *[other] { $papers } Papiere
    } der Turniere, für US Letter und A4.

## Heads of columns

sheet-round-short = R{ $number }
sheet-game-short = Partie { $number }
sheet-players = Spieler
sheet-find-table = Wer spielt wo?
sheet-number = Nr. { $number }
sheet-unrated = ohne Wertung
sheet-checked-in = Eingecheckt
sheet-called = Aufgerufen

## Headings and facts

sheet-go-on = { $heading } (Fortsetzung)
sheet-title-names = { $title } { $first }–{ $last }
sheet-title-rows = { $title }, { $first }–{ $last }
sheet-without-table = Spielen diese Runde nicht
sheet-bye =
    Freilos, { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sheet-no-players = Noch keine Spieler.
sheet-no-games = Keine laufenden Partien.
sheet-standings-after = Rangliste nach Runde { $round }
sheet-standings-after-final = Rangliste nach dem Finale
sheet-standings-after-playoff = Rangliste nach dem Entscheidungsspiel
sheet-standings-after-stage = Rangliste nach: { $stage }
sheet-standings-final = Schlussrangliste
sheet-standings-so-far = Zwischenstand (Runde { $round } läuft)
sheet-standings-so-far-final = Zwischenstand (Finale läuft)
sheet-standings-so-far-playoff = Zwischenstand (Entscheidungsspiel läuft)
sheet-standings-so-far-stage = Zwischenstand ({ $stage } läuft)
sheet-standings-so-far-ring = Zwischenstand
sheet-age-group = Altersgruppe { WORD($group, kind: "ages") }
sheet-no-club = Ohne Verein
sheet-group = Gruppe { $group }
sheet-no-group = Keine Gruppe
sheet-are-in = Noch dabei
sheet-are-out = Ausgeschieden
sheet-out-at = Ausgeschieden bei (Strafpunkten)
sheet-board-of = Runde { $round }, { -table } { $table }
sheet-board-final = Finale, { -table } { $table }
sheet-board-semi-final = Halbfinale, { -table } { $table }
sheet-venue = Spielort
sheet-date = Datum
sheet-organizer = Veranstalter
sheet-sanction = Genehmigungsnr.
sheet-format = Format
sheet-rounds = Runden
sheet-tables = { -tables }
sheet-seed = Zufalls-Startwert
sheet-report-so-far = Zwischenbericht
sheet-report-final = Schlussbericht
sheet-outcome-so-far = Stand des Turniers
sheet-outcome = Ergebnis
sheet-notes = Bemerkungen
sheet-draw = Gelost: Startwert „{ $seed }“, Kennwort „{ $label }“, { $rules }
sheet-draw-rules = Paarungsregeln { $format }, Fassung { $version }

## Lines to sign on

sheet-signed-player = Unterschrift Spieler
sheet-signed-judge = Unterschrift Schiedsrichter
sheet-signed-organizer = Unterschrift Veranstalter
sheet-signed-date = Datum

## Round clock sheet

sheet-whole-round = Ganze Runde
sheet-planned = Geplant
sheet-really = Tatsächlich
sheet-minutes = Minuten
sheet-started = Begonnen um
sheet-paused = Unterbrochen um
sheet-goes-on = Fortgesetzt um
sheet-ends = Beendet um
sheet-longer-tables = { -tables } mit Zusatzzeit
sheet-more-minutes = Zusatzminuten
sheet-new-end = Neues Ende
sheet-why = Grund
sheet-initials = Kürzel

## Ring

sheet-games-now = Laufend
sheet-games-next = Nächste Partien
sheet-ring-place = Ringplatz
sheet-ring-next = Im Uhrzeigersinn
sheet-ring-games = Partien
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
cross-key-two = + gewonnen, = remis, − verloren, mit der Nummer des Gegners · + K / − K kampflos gewonnen / verloren · A abgebrochen, ohne Ergebnis · … läuft noch · – nicht ausgelost
cross-key-colours = w Weiß, s Schwarz
cross-key-risk = Platz (Tisch) · aufg. ausgeschlossen oder aufgegeben · … läuft noch · – nicht ausgelost
cross-key-strikes = Strafpunkte je Runde (Tisch) · aufg. aufgegeben · … läuft noch · – versäumt: Strafpunkte eines letzten Platzes
cross-key-score = kleine Zahl: Stand nach der Runde
cross-key-order-number = nach Nummern geordnet
cross-key-order-rating = nach Wertungszahl geordnet
cross-key-order-name = nach Namen geordnet
cross-key-order-place = nach Plätzen geordnet

## Legende der Rangliste

sheet-order = Reihenfolge: { $keys }.
sheet-legend-games = +12: gegen Nr. 12 gewonnen; − verloren; = unentschieden; K: kampflos.
sheet-legend-latest = Runden 1–{ $rounds }: siehe Kreuztabelle.
sheet-legend-final =
    Die dicke Linie steht unter { $count ->
        [one] dem Teilnehmer
       *[other] den { $count } Teilnehmern
    } des Finales.

## Certificates

