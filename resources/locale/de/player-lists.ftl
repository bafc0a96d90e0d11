### Words about player lists and about what a player's fields can hold; all formats share them

## A row of a list, in front of what is said about it

in-row = Zeile { $row }: { $said }

## The list as a whole

list-missing = „{ $file }“ wurde nicht gefunden. Name und Ordner prüfen.
list-not-a-file = „{ $file }“ ist ein Ordner. Die Liste selbst wählen.
list-not-readable = „{ $file }“ lässt sich nicht öffnen. In anderen Programmen schließen oder in einen anderen Ordner kopieren und noch einmal versuchen.
list-too-big = Die Datei ist größer als { $most } MB. Nur die Spieler dieses Turniers als CSV speichern.
list-too-long = Die Liste hat mehr als { GROUPED($most) } Zeilen. Nur die Spieler dieses Turniers als CSV speichern.
list-too-many-lines = Die Datei hat mehr als { GROUPED($most) } Zeilen. Leere Zeilen entfernen oder nur die Spieler dieses Turniers als CSV speichern.
list-too-wide = Zeile { $row } ist zu lang für einen Spieler. Nur die Spieler dieses Turniers als CSV speichern.
list-is-workbook = Das ist eine gepackte Datei oder eine beschädigte Tabelle. Eine andere wählen oder die Liste als CSV speichern.
list-locked = Die Tabelle ist mit einem Kennwort geschützt. Ohne Kennwort speichern.
list-first-sheet =
    { $others ->
        [one] Die Datei hat noch { $others } Tabellenblatt; gelesen wurde nur „{ $sheet }“.
       *[other] Die Datei hat noch { $others } Tabellenblätter; gelesen wurde nur „{ $sheet }“.
    }
list-is-pdf = Das ist ein PDF. Um die Liste als CSV bitten oder die Spieler eintippen.
list-not-text = Das ist keine Textdatei. Die Liste als CSV speichern und noch einmal versuchen.
list-encoding-unknown = Umlaute und Akzente lassen sich nicht lesen. Die Liste als „CSV UTF-8“ speichern und noch einmal versuchen.
list-empty = Die Datei ist leer. Eine andere Liste wählen.
list-header-only = Die Liste hat Überschriften, aber keine Spieler.
list-dbase-damaged = Diese dBASE-Datei ist beschädigt: Ihr Kopf ergibt keinen Sinn. Die Liste noch einmal exportieren.
list-tdf-damaged = Diese Turnierdatei ist beschädigt. Sie noch einmal exportieren.
list-cut-off = Die Datei ist abgeschnitten: { $rows } von { $expected } Zeilen sind da.
list-no-name-column = Welche Spalte hat die Namen? Gefunden: { WORD($headings, kind: "heading") }. Diese Spalte in der Liste „Name“ nennen.
list-columns-twice = Mehrere Spalten sehen nach „{ WORD($field) }“ aus: { WORD($headings, kind: "heading") }. Eine davon in der Liste umbenennen.

## Warnings about how the list was read

list-encoding = Gelesen als { $encoding }. Namen mit Umlauten und Akzenten prüfen.
list-without-headings = Keine Überschriften gefunden. Spalte { $name } gilt als Name. Stimmt das nicht, Überschriften ergänzen: Name, Wertungszahl, Alter, Mitgliedsnummer, Verein, Bemerkung.
list-without-headings-rated = Keine Überschriften gefunden. Spalte { $name } gilt als Name, Spalte { $rating } als Wertungszahl. Stimmt das nicht, Überschriften ergänzen: Name, Wertungszahl, Alter, Mitgliedsnummer, Verein, Bemerkung.
list-without-headings-aged = Keine Überschriften gefunden. Spalte { $name } gilt als Name, Spalte { $age } als Alter. Stimmt das nicht, Überschriften ergänzen: Name, Wertungszahl, Alter, Mitgliedsnummer, Verein, Bemerkung.
list-without-headings-rated-aged = Keine Überschriften gefunden. Spalte { $name } gilt als Name, Spalte { $rating } als Wertungszahl, Spalte { $age } als Alter. Stimmt das nicht, Überschriften ergänzen: Name, Wertungszahl, Alter, Mitgliedsnummer, Verein, Bemerkung.
list-comma-in-names = Jede Zeile wurde als ein Name gelesen, mit Komma, z. B. „Lee, Ann“.
columns-not-read = Nicht gelesene Spalten: { WORD($headings, kind: "heading") }.
titles-left-out =
    { $last ->
        [1] Die Zeile über den Überschriften wird
       *[other] Die Zeilen 1 bis { $last } über den Überschriften werden
    } nicht gelesen.
headings-again = Hier stehen die Überschriften noch einmal; diese Zeile wird nicht gelesen.
saved-twice =
    Falsche Zeichen: „{ $found }“ ist wohl „{ $meant }“ ({ $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    }). Die Liste als „CSV UTF-8“ speichern oder die Namen nach dem Import korrigieren.

## Rows that cannot be split into cells

quote-not-closed = Ein Anführungszeichen wird nie geschlossen. Von hier bis Zeile { $last } lässt sich nichts lesen.
quote-inside = Die Anführungszeichen bis Zeile { $last } passen nicht zusammen. Entfernen, oder die ganze Zelle in Anführungszeichen setzen und jedes darin verdoppeln ("").
rows-in-a-cell = Anführungszeichen machen alles bis Zeile { $last } zu einem Spieler. Das überzählige Zeichen entfernen.
cell-too-long = Eine Zelle bis Zeile { $last } hat mehr als { GROUPED($most) } Zeichen. Kürzen; sieht keine so lang aus, blieb ein Anführungszeichen offen.
too-many-cells =
    Zu viele Zellen ({ $cells } bei { $columns ->
        [one] 1 Spalte
       *[other] { $columns } Spalten
    }): „{ $value }“. Text mit Komma in Anführungszeichen setzen.

## Fields

name-missing = Name fehlt. Den Namen des Spielers eingeben.
name-without-letters = Der Name „{ $value }“ hat weder Buchstaben noch Ziffern. Den Namen des Spielers eingeben.
family-not-in-name = „{ $value }“ kommt im Namen „{ $name }“ nicht vor. Den Familiennamen so eingeben, wie er im Namen steht.
not-text = { WORD($field) }: { $value } ist kein Text.
too-long = { WORD($field) }: zu lang ({ GROUPED($length) } von { GROUPED($most) } Zeichen).
control-character = { WORD($field) }: „{ $value }“ enthält einen Zeilenumbruch oder ein Steuerzeichen. In eine Zeile schreiben.
half-character = { WORD($field) }: „{ $value }“ enthält ein halbes Zeichen. Noch einmal eingeben.
house-yes-or-no = „Hausspieler“ ist true oder false, nicht { $value }.
not-whole = { WORD($field) }: „{ $value }“ ist keine ganze Zahl. 0 bis { $most } eingeben oder leer lassen.
rating-out-of-range = Die Wertungszahl muss 0–{ $most } sein, nicht { $value }. Ohne Wertungszahl leer lassen.
age-out-of-range = Das Alter muss 0–{ $most } sein, nicht { $value }. Bei Geburtsjahren die Spalte „Geburtsjahr“ nennen.
birth-unclear = Das Geburtsdatum „{ $value }“ ist unklar. 2011 oder 2011-05-30 schreiben.
birth-in-future = Das Geburtsdatum „{ $value }“ liegt in der Zukunft.
birth-too-long-ago = Das Geburtsdatum „{ $value }“ liegt mehr als { $most } Jahre zurück.
expiry-unclear = Das Ende der Mitgliedschaft „{ $value }“ ist unklar. 2026-11-30 schreiben.
games-out-of-range = Eine vorläufige Wertungszahl hat 1 bis { $most } Partien, nicht { $value }.
games-without-rating = { WORD($field) } fehlt, obwohl Partien einer vorläufigen angegeben sind. Die Zahl eingeben oder die Partien weglassen.
member-id-twice = Gleiche Mitgliedsnummer wie in Zeile { $first }: { $value }. Eine davon ändern oder leer lassen.

## Warnings about a player

row-over-lines = { $name } geht wegen Anführungszeichen über mehrere Zeilen, bis Zeile { $last }.
character-lost = Ein Zeichen von „{ $name }“ ließ sich nicht lesen. Bitte korrigieren.
hidden-removed = Unsichtbare Zeichen aus „{ $name }“ entfernt.
age-unlike-birth = { $name }: Das Alter „{ $value }“ passt nicht zum Geburtsdatum, nach dem es { $age } ist. Das Geburtsdatum gilt.
name-is-bye = „{ $name }“ wird als Spieler importiert. Freilose entstehen von selbst; ist das keine Person, die Zeile streichen.
rating-in-name = „{ $name }“ wird ganz als Name gelesen, ohne Wertungszahl. Ist die Zahl die Wertungszahl, gehört ein Komma davor.
name-twice = { $name } steht auch in Zeile { $first }. Dieselbe Person: eine Zeile auslassen. Zwei Personen: die Namen unterscheiden.
names-look-alike = { $name } könnte { $other } sein (Zeile { $first }). Prüfen, ob es dieselbe Person ist.
