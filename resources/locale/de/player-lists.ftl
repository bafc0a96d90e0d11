### Words about player lists and about what a player's fields can hold; all formats share them

## A row of a list, in front of what is said about it

in-row = Zeile { $row }: { $said }

## The list as a whole

list-missing = Eine Datei „{ $file }“ gibt es nicht. Namen und Ordner prüfen.
list-not-a-file = „{ $file }“ ist keine Datei. Die Liste selbst wählen, nicht einen Ordner.
list-not-readable = „{ $file }“ ließ sich nicht öffnen. In anderen Programmen schließen oder in einen anderen Ordner kopieren, dann noch einmal versuchen.
list-too-big = Diese Datei hat mehr als { $most } MB, zu viel für eine Spielerliste. Die Liste selbst wählen oder nur ihre Spieler als CSV speichern.
list-too-long = Diese Liste hat mehr als { GROUPED($most) } Zeilen. Nur die Spieler dieses Turniers als CSV speichern.
list-too-many-lines = Diese Datei hat mehr als { GROUPED($most) } Zeilen, zu viele für eine Spielerliste. Die leeren Zeilen entfernen oder nur die Spieler dieses Turniers als CSV speichern.
list-too-wide = Zeile { $row } ist weit länger, als eine Zeile über einen Spieler sein kann. Die Liste selbst wählen oder nur ihre Spieler als CSV speichern.
list-is-workbook = Das ist eine Arbeitsmappe (Excel, LibreOffice, Numbers) oder eine gepackte Datei, gleich wie ihr Name endet. Dort öffnen und als CSV speichern.
list-is-pdf = Das ist ein PDF, keine Liste. Um die Liste als CSV bitten oder die Spieler eintippen.
list-not-text = Diese Datei ist kein reiner Text; daraus lässt sich keine Liste lesen. Die Liste als CSV speichern.
list-encoding-unknown = Die Umlaute und Akzente in dieser Liste sind nicht zu entziffern. Als „CSV UTF-8“ speichern und noch einmal versuchen.
list-empty = Diese Datei ist leer. Die Liste mit den Spielern wählen.
list-header-only = Diese Liste hat Überschriften und darunter keine Spieler.
list-no-name-column = Keine Spalte dieser Liste ist als Name zu erkennen; ihre erste Zeile ist { WORD($headings, kind: "heading") }. Die Spalte mit den Namen „Name“ nennen.
list-columns-twice = Mehr als eine Spalte enthält das Feld „{ WORD($field) }“: { WORD($headings, kind: "heading") }. Eine davon behalten oder den anderen eine andere Überschrift geben.

## Warnings about how the list was read

list-encoding = Die Liste wurde als { $encoding } gelesen. Vor dem Übernehmen die Namen mit Umlauten und Akzenten ansehen.
list-without-headings = Es wurden keine Überschriften gefunden; diese Zeile gilt darum als Spieler und Spalte { $name } als Name. Stimmt das nicht, Überschriften über die Liste setzen: Name, Wertungszahl, Alter, Mitgliedsnummer, Verein, Bemerkung.
list-without-headings-rated = Es wurden keine Überschriften gefunden; diese Zeile gilt darum als Spieler, Spalte { $name } als Name und Spalte { $rating } als Wertungszahl. Stimmt das nicht, Überschriften über die Liste setzen: Name, Wertungszahl, Alter, Mitgliedsnummer, Verein, Bemerkung.
list-comma-in-names = Jede Zeile wurde als ein Name gelesen, samt Komma, wie in „Lee, Ann“.
columns-not-read = Nicht gelesen: { WORD($headings, kind: "heading") }.
titles-left-out = Was über den Überschriften steht, bis Zeile { $last }, wurde weggelassen.
headings-again = Hier stehen die Überschriften noch einmal; diese Zeile wurde weggelassen.
saved-twice =
    „{ $found }“ sieht aus wie ein falsch gespeichertes „{ $meant }“ ({ $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } dieser Art). Die Liste noch einmal als „CSV UTF-8“ speichern oder die Namen nach dem Übernehmen berichtigen.

## Rows that cannot be taken apart

quote-not-closed = Hier beginnt ein Anführungszeichen, das nie schließt; von hier bis Zeile { $last } war darum nichts zu lesen. Schließen oder entfernen.
quote-inside = Die Anführungszeichen von hier bis Zeile { $last } passen nicht zusammen. Entfernen, oder die ganze Zelle in Anführungszeichen setzen und für jedes darin "" schreiben.
rows-in-a-cell = Anführungszeichen halten alles von hier bis Zeile { $last } zusammen, als wäre es ein Spieler. Das Zeichen entfernen, das nicht hingehört.
cell-too-long = Eine Zelle zwischen hier und Zeile { $last } hat mehr als { GROUPED($most) } Zeichen. Kürzen; sieht keine so lang aus, ist ein Anführungszeichen offen geblieben.
too-many-cells =
    Diese Zeile hat { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }, die Liste { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    }; für „{ $value }“ gibt es keine. Eine Zelle, die das Trennzeichen enthält, in Anführungszeichen setzen.

## Fields

name-missing = Der Name fehlt. Den Namen des Spielers eintragen.
name-without-letters = Der Name „{ $value }“ hat weder Buchstaben noch Ziffern. Den Namen des Spielers eintragen.
not-text = { WORD($field) }: Hier muss Text stehen, nicht { $value }.
too-long = { WORD($field) }: { GROUPED($length) } Zeichen, höchstens { GROUPED($most) } passen. Bitte kürzen.
control-character = { WORD($field) }: „{ $value }“ enthält einen Zeilenumbruch oder ein Steuerzeichen. In eine Zeile schreiben.
half-character = { WORD($field) }: „{ $value }“ enthält ein halbes Zeichen. Noch einmal tippen.
house-yes-or-no = Ein Hausspieler ist true oder false, nicht { $value }.
not-whole = { WORD($field) }: „{ $value }“ ist keine ganze Zahl. Von 0 bis { $most } in den Ziffern 0 bis 9 schreiben oder leer lassen.
rating-out-of-range = Die Wertungszahl kann nicht { $value } sein. Eine Zahl von 0 bis { $most } eintragen oder leer lassen.
age-out-of-range = Das Alter kann nicht { $value } sein. Das Alter in Jahren eintragen, von 0 bis { $most }; in einer Liste stehen Geburtsjahre in einer Spalte „Geburtsjahr“.
birth-unclear = Das Geburtsdatum „{ $value }“ ist nicht zu entziffern. Das Jahr vierstellig schreiben, wie in 2011 oder 2011-05-30.
birth-in-future = Das Geburtsdatum „{ $value }“ liegt in der Zukunft. Eintragen, wann der Spieler geboren ist.
birth-too-long-ago = Das Geburtsdatum „{ $value }“ liegt mehr als { $most } Jahre zurück. Eintragen, wann der Spieler geboren ist.
member-id-twice = Die Mitgliedsnummer { $value } steht schon in Zeile { $first }. Jedem Spieler eine eigene geben oder leer lassen.

## Warnings about a player

row-over-lines = { $name } geht über mehrere Zeilen bis Zeile { $last }, durch Anführungszeichen zusammengehalten.
character-lost = { $name }: Ein Zeichen war nicht zu lesen und erscheint als „�“. Bitte berichtigen.
hidden-removed = Aus dem Namen { $name } wurden unsichtbare Zeichen entfernt.
name-is-bye = Ein Spieler namens { $name } wird gepaart wie jeder andere. Freilose vergibt das Programm selbst; steht dahinter keine Person, bitte streichen.
name-twice = { $name } steht schon in Zeile { $first }. Sind es zwei Personen, die Namen unterscheidbar machen; wenn nicht, einen streichen.
names-look-alike = { $name } sieht aus wie { $other } in Zeile { $first }. Prüfen, ob es dieselbe Person ist.
