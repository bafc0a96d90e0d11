### Exporte: Turniere als Dateien anderer Programme

export-unknown = Einen Export nach „{ $kind }“ gibt es nicht. Möglich sind: { $known }.
export-other-format = { $event } lässt sich nicht nach { $kind } exportieren. Möglich sind: { $known }.
export-one-event = Nach { $kind } wird ein Turnier nach dem anderen exportiert; nur uschess nimmt mehrere als Gruppen.
export-version = { $kind } hat keine Version „{ $version }“. Möglich sind: { $known }.
export-no-versions = { $kind } hat nur eine Version; --version weglassen.
export-where = Wohin schreiben? Bitte -o PFAD angeben.
export-complete = Für { $kind } fehlt nichts.
export-made = { $name } geschrieben.
export-detail-missing = { WORD($detail, kind: "detail") } fehlt.
export-not-a-date = { WORD($detail, kind: "detail") } ist kein Datum.
export-of-event = { $event }: { $problem }
export-too-many-sections = Ein Bericht hat höchstens { $most } Gruppen.
export-no-member-id = { $player } hat keine Mitgliedsnummer.
export-wrong-member-id = { $player } braucht eine Mitgliedsnummer mit 8 Ziffern, nicht { $id }.
export-no-age = { $player } hat keine Altersangabe.
export-double-forfeit = In Runde { $round } kam niemand an Tisch { $table }; eine TDF-Datei kann das nicht ausdrücken.
export-no-rounds = Es wurde noch keine Runde gespielt.
export-open-items =
    { $count ->
        [one] { $count } Angabe des wiederhergestellten Turniers ist
       *[other] { $count } Angaben des wiederhergestellten Turniers sind
    } noch offen.
export-result-missing =
    In Runde { $round } fehlt das Ergebnis an { $tables ->
        [one] Brett { $tables }
       *[other] den Brettern { $tables }
    }.
export-is-folder = { $name } ist ein Ordner. Bitte einen Dateinamen angeben.
export-is-file = { $name } ist eine Datei. Bitte einen Ordner angeben.
export-would-replace = { $name } ist eine andere Art von Datei und wird nicht ersetzt. Bitte einen anderen Namen wählen.
export-folder-of-others = In { $name } liegen andere Dateien, etwa { $other }. Bitte einen neuen oder leeren Ordner wählen.

## HTML pages

html-standings = Rangliste
html-crosstable = Kreuztabelle
html-number = Nr. { $number }
html-rating = Wertungszahl { $rating }
html-place = Platz { $place }

## Einen Turnierbericht einlesen

report-no-players = Die Datei enthält keine Teilnehmer.
report-too-many-players = Die Datei hat mehr als { $most } Teilnehmer.
report-too-large = Die Datei ist größer als { $most } MB; ein Turnierbericht ist viel kleiner.
trf-no-rank = Zeile { $line }: Die Startnummer in den Spalten 5 bis 8 ist keine Zahl.
trf-too-many-rounds = Zeile { $line }: Es sind mehr als { $most } Runden.
trf-cell = Zeile { $line }, Runde { $round }: „{ $text }“ ist kein Gegner mit Farbe und Ergebnis.
report-number-twice = Zwei Teilnehmer haben die Nummer { $rank }.
report-no-opponent = Runde { $round }: { $name } spielt gegen { $rank }, aber diese Nummer gibt es nicht.
report-one-sided = Runde { $round }: { $name } spielt gegen { $other }, aber { $other } nicht gegen { $name }.
report-two-results = Runde { $round }: Die Ergebnisse von { $name } und { $other } widersprechen sich.
report-same-color = Runde { $round }: { $name } und { $other } haben dieselbe Farbe.
report-scoring = Ein Sieg zählt { $win } und ein Remis { $draw }; so zählt hier keine Turnierform.
report-nameless = Teilnehmer { $rank }
report-note = Aus einem Turnierbericht eingelesen: { $players } Teilnehmer, { $rounds } Runden. Brettnummern enthielt er nicht.
tdf-not-one = Das ist keine Datei des Tournament Operations Manager.
tdf-not-xml = Die Datei ist beschädigt: Zeile { $line } ist kein XML.
tdf-doctype = Die Datei enthält einen Dokumenttyp, den der Tournament Operations Manager nie schreibt. Sie wurde nicht gelesen.
tdf-round = „{ $round }“ ist keine Rundennummer.
tdf-twice = Runde { $round }: Wer die Nummer { $user } hat, sitzt an zwei Tischen.
tdf-unknown-player = Runde { $round }: Niemand hat die Nummer { $user }.
tdf-match = Runde { $round }: Ein Match hat das unbekannte Ergebnis „{ $outcome }“.

## Export im Fenster

export-menu = &Exportieren …
export-tip = Wertungsberichte, Tabellen und Webseiten dieses Turniers
export-title = Exportieren
export-to = Exportieren als
export-version-label = Version
export-version-16 = TRF16
export-version-26 = TRF26
export-button = Exportieren …
export-writing = Wird geschrieben …
export-written = { $name } exportiert.
export-why-not = Erst ergänzen, was fehlt.
export-complete-here = Es fehlt nichts.
export-more-missing =
    { $count ->
        [one] Und { $count } weitere Angabe.
       *[other] Und { $count } weitere Angaben.
    }
export-choose-file = Exportieren als
export-choose-folder = Wo soll der Ordner angelegt werden?
export-rating-none = Nicht gewählt
export-rating-r = Regulär
export-rating-q = Schnellschach
export-rating-b = Blitz
export-rating-d = Doppelt (regulär und Schnellschach)
export-name-uschess = Wertungsbericht für US Chess
export-name-trf = FIDE-Turnierbericht (TRF)
export-name-tdf = Tournament Operations Manager (TDF)
export-name-xlsx = Excel-Arbeitsmappe
export-name-csv = CSV-Dateien
export-name-html = Webseiten
export-name-json = JSON
export-name-sqlite = SQLite-Datenbank
export-name-pgn = PGN
export-name-package = Ganzes Paket
export-about-uschess = Die drei Dateien eines Wertungsberichts der Version 2C in einem Ordner. Alle brauchen eine Mitgliedsnummer mit 8 Ziffern, und jede Partie ein Ergebnis.
export-about-trf = Spieler, Ergebnisse, Farben und spielfreie Runden für die FIDE und andere Auslosungsprogramme.
export-about-tdf = Das Turnier für das Turnierprogramm von Pokémon. Alle brauchen eine Spielernummer und ein Alter.
export-about-xlsx = Spieler, Paarungen, Ergebnisse, Rangliste und Kreuztabelle als Blätter einer Datei.
export-about-csv = Spieler, Paarungen, Ergebnisse, Rangliste und Kreuztabelle als je eine Datei.
export-about-html = Rangliste, Runden, Kreuztabelle und eine Seite je Spieler, für jeden Webserver oder USB-Stick.
export-about-json = Der ganze Stand des Turniers für Programme.
export-about-sqlite = Spieler, Paarungen, Ergebnisse, Rangliste und Kreuztabelle als Tabellen einer Datenbank.
export-about-pgn = Die Kopfdaten jeder gespielten Partie, bereit für die Züge.
export-about-package = Turnierdatei, Ausdrucke und alle anderen Exporte in einem Ordner, zum Aufbewahren oder Weitergeben. Die Ausdrucke sind in der Sprache des Fensters. Die Turnierdatei enthält die E-Mail-Adressen der Spieler, soweit eingetragen.
package-event-file = Turnierdatei: { $file } · Stand { $revision } · Prüfcode { $digest }
package-files = Dateien:
package-left-out = Nicht enthalten: { $kind }
