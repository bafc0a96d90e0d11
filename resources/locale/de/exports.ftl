### Exporte: Turniere als Dateien anderer Programme

export-unknown = Einen Export nach „{ $kind }“ gibt es nicht. Möglich sind: { $known }.
export-other-format = { $event } lässt sich nicht nach { $kind } exportieren. Möglich sind: { $known }.
export-one-event = Nach { $kind } wird ein Turnier nach dem anderen exportiert; nur uschess nimmt mehrere als Gruppen.
export-version = { $kind } hat keine Version „{ $version }“. Möglich sind: { $known }.
export-no-versions = { $kind } hat nur eine Version; --version weglassen.
export-where = Wohin schreiben? Bitte -o PFAD angeben.
export-complete = Für { $kind } fehlt nichts.
export-made = { $name } geschrieben.
export-detail-missing = { $event }: { WORD($detail, kind: "detail") } fehlt.
export-not-a-date = { $event }: { WORD($detail, kind: "detail") } ist kein Datum.
export-too-many-sections = Ein Bericht hat höchstens { $most } Gruppen.
export-no-member-id = { $event }: { $player } hat keine Mitgliedsnummer.
export-wrong-member-id = { $event }: { $player } braucht eine Mitgliedsnummer mit 8 Ziffern, nicht { $id }.
export-no-rounds = { $event }: Es wurde noch keine Runde gespielt.
export-open-items =
    { $event }: { $count ->
        [one] { $count } Angabe des wiederhergestellten Turniers ist
       *[other] { $count } Angaben des wiederhergestellten Turniers sind
    } noch offen.
export-result-missing =
    { $event }: In Runde { $round } fehlt das Ergebnis an { $tables ->
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

trf-no-players = Die Datei enthält keine Teilnehmer; in einem Turnierbericht hat jeder eine Zeile 001.
trf-too-many-players = Die Datei hat mehr als { $most } Teilnehmer.
trf-too-large = Die Datei ist größer als { $most } MB; ein Turnierbericht ist viel kleiner.
trf-no-rank = Zeile { $line }: Die Startnummer in den Spalten 5 bis 8 ist keine Zahl.
trf-too-many-rounds = Zeile { $line }: Es sind mehr als { $most } Runden.
trf-cell = Zeile { $line }, Runde { $round }: „{ $text }“ ist kein Gegner mit Farbe und Ergebnis.
trf-rank-twice = Zwei Teilnehmer haben die Startnummer { $rank }.
trf-no-opponent = Runde { $round }: { $name } spielt gegen { $rank }, aber diese Nummer gibt es nicht.
trf-one-sided = Runde { $round }: { $name } spielt gegen { $other }, aber { $other } nicht gegen { $name }.
trf-two-results = Runde { $round }: Die Ergebnisse von { $name } und { $other } widersprechen sich.
trf-same-color = Runde { $round }: { $name } und { $other } haben dieselbe Farbe.
trf-scoring = Ein Sieg zählt { $win } und ein Remis { $draw }; so zählt hier keine Turnierform.
trf-nameless = Teilnehmer { $rank }
trf-note = Aus einem Turnierbericht eingelesen: { $players } Teilnehmer, { $rounds } Runden. Brettnummern enthielt er nicht.
