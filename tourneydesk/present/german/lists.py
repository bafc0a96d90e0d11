"""Words about player lists and about what a player's fields can hold; all formats share them."""

LISTS = {
    # A row of a list, in front of what is said about it
    "in_row": "Zeile {row}: {said}",
    # The list as a whole
    "list_missing": "Eine Datei „{file}“ gibt es nicht. Namen und Ordner prüfen.",
    "list_not_a_file": "„{file}“ ist keine Datei. Die Liste selbst wählen, nicht einen Ordner.",
    "list_not_readable": (
        "„{file}“ ließ sich nicht öffnen. In anderen Programmen schließen oder in einen anderen "
        "Ordner kopieren, dann noch einmal versuchen."
    ),
    "list_too_big": (
        "Diese Datei hat mehr als {most} MB, zu viel für eine Spielerliste. Die Liste selbst "
        "wählen oder nur ihre Spieler als CSV speichern."
    ),
    "list_too_long": (
        "Diese Liste hat mehr als {most:grouped} Zeilen. Nur die Spieler dieses Turniers als CSV "
        "speichern."
    ),
    "list_too_many_lines": (
        "Diese Datei hat mehr als {most:grouped} Zeilen, zu viele für eine Spielerliste. Die "
        "leeren Zeilen entfernen oder nur die Spieler dieses Turniers als CSV speichern."
    ),
    "list_too_wide": (
        "Zeile {row} ist weit länger, als eine Zeile über einen Spieler sein kann. Die Liste "
        "selbst wählen oder nur ihre Spieler als CSV speichern."
    ),
    "list_is_workbook": (
        "Das ist eine Arbeitsmappe (Excel, LibreOffice, Numbers) oder eine gepackte Datei, gleich "
        "wie ihr Name endet. Dort öffnen und als CSV speichern."
    ),
    "list_is_pdf": (
        "Das ist ein PDF, keine Liste. Um die Liste als CSV bitten oder die Spieler eintippen."
    ),
    "list_not_text": (
        "Diese Datei ist kein reiner Text; daraus lässt sich keine Liste lesen. Die Liste als CSV "
        "speichern."
    ),
    "list_encoding_unknown": (
        "Die Umlaute und Akzente in dieser Liste sind nicht zu entziffern. Als „CSV UTF-8“ "
        "speichern und noch einmal versuchen."
    ),
    "list_empty": "Diese Datei ist leer. Die Liste mit den Spielern wählen.",
    "list_header_only": "Diese Liste hat Überschriften und darunter keine Spieler.",
    "list_no_name_column": (
        "Keine Spalte dieser Liste ist als Name zu erkennen; ihre erste Zeile ist "
        "{headings:heading}. Die Spalte mit den Namen „Name“ nennen."
    ),
    "list_columns_twice": (
        "Mehr als eine Spalte enthält das Feld „{field:word}“: {headings:heading}. Eine davon "
        "behalten oder den anderen eine andere Überschrift geben."
    ),
    # Warnings about how the list was read
    "list_encoding": (
        "Die Liste wurde als {encoding} gelesen. Vor dem Übernehmen die Namen mit Umlauten und "
        "Akzenten ansehen."
    ),
    "list_without_headings": (
        "Es wurden keine Überschriften gefunden; diese Zeile gilt darum als Spieler und Spalte "
        "{name} als Name. Stimmt das nicht, Überschriften über die Liste setzen: Name, "
        "Wertungszahl, Alter, Mitgliedsnummer, Verein, Bemerkung."
    ),
    "list_without_headings_rated": (
        "Es wurden keine Überschriften gefunden; diese Zeile gilt darum als Spieler, Spalte {name} "
        "als Name und Spalte {rating} als Wertungszahl. Stimmt das nicht, Überschriften über die "
        "Liste setzen: Name, Wertungszahl, Alter, Mitgliedsnummer, Verein, Bemerkung."
    ),
    "list_comma_in_names": "Jede Zeile wurde als ein Name gelesen, samt Komma, wie in „Lee, Ann“.",
    "columns_not_read": "Nicht gelesen: {headings:heading}.",
    "titles_left_out": "Was über den Überschriften steht, bis Zeile {last}, wurde weggelassen.",
    "headings_again": "Hier stehen die Überschriften noch einmal; diese Zeile wurde weggelassen.",
    "saved_twice": (
        "„{found}“ sieht aus wie ein falsch gespeichertes „{meant}“ ({rows:Zeile|Zeilen} dieser "
        "Art). Die Liste noch einmal als „CSV UTF-8“ speichern oder die Namen nach dem Übernehmen "
        "berichtigen."
    ),
    # Rows that cannot be taken apart
    "quote_not_closed": (
        "Hier beginnt ein Anführungszeichen, das nie schließt; von hier bis Zeile {last} war darum "
        "nichts zu lesen. Schließen oder entfernen."
    ),
    "quote_inside": (
        "Die Anführungszeichen von hier bis Zeile {last} passen nicht zusammen. Entfernen, oder "
        'die ganze Zelle in Anführungszeichen setzen und für jedes darin "" schreiben.'
    ),
    "rows_in_a_cell": (
        "Anführungszeichen halten alles von hier bis Zeile {last} zusammen, als wäre es ein "
        "Spieler. Das Zeichen entfernen, das nicht hingehört."
    ),
    "cell_too_long": (
        "Eine Zelle zwischen hier und Zeile {last} hat mehr als {most:grouped} Zeichen. Kürzen; "
        "sieht keine so lang aus, ist ein Anführungszeichen offen geblieben."
    ),
    "too_many_cells": (
        "Diese Zeile hat {cells:Zelle|Zellen}, die Liste {columns:Spalte|Spalten}; für „{value}“ "
        "gibt es keine. Eine Zelle, die das Trennzeichen enthält, in Anführungszeichen setzen."
    ),
    # Fields
    "name_missing": "Der Name fehlt. Den Namen des Spielers eintragen.",
    "name_without_letters": (
        "Der Name „{value}“ hat weder Buchstaben noch Ziffern. Den Namen des Spielers eintragen."
    ),
    "not_text": "{field:word}: Hier muss Text stehen, nicht {value}.",
    "too_long": (
        "{field:word}: {length:grouped} Zeichen, höchstens {most:grouped} passen. Bitte kürzen."
    ),
    "control_character": (
        "{field:word}: „{value}“ enthält einen Zeilenumbruch oder ein Steuerzeichen. In eine Zeile "
        "schreiben."
    ),
    "half_character": "{field:word}: „{value}“ enthält ein halbes Zeichen. Noch einmal tippen.",
    "house_yes_or_no": "Ein Hausspieler ist true oder false, nicht {value}.",
    "not_whole": (
        "{field:word}: „{value}“ ist keine ganze Zahl. Von 0 bis {most} in den Ziffern 0 bis 9 "
        "schreiben oder leer lassen."
    ),
    "rating_out_of_range": (
        "Die Wertungszahl kann nicht {value} sein. Eine Zahl von 0 bis {most} eintragen oder leer "
        "lassen."
    ),
    "age_out_of_range": (
        "Das Alter kann nicht {value} sein. Das Alter in Jahren eintragen, von 0 bis {most}; in "
        "einer Liste stehen Geburtsjahre in einer Spalte „Geburtsjahr“."
    ),
    "birth_unclear": (
        "Das Geburtsdatum „{value}“ ist nicht zu entziffern. Das Jahr vierstellig schreiben, wie "
        "in 2011 oder 2011-05-30."
    ),
    "birth_in_future": (
        "Das Geburtsdatum „{value}“ liegt in der Zukunft. Eintragen, wann der Spieler geboren ist."
    ),
    "birth_too_long_ago": (
        "Das Geburtsdatum „{value}“ liegt mehr als {most} Jahre zurück. Eintragen, wann der "
        "Spieler geboren ist."
    ),
    "member_id_twice": (
        "Die Mitgliedsnummer {value} steht schon in Zeile {first}. Jedem Spieler eine eigene geben "
        "oder leer lassen."
    ),
    # Warnings about a player
    "row_over_lines": (
        "{name} geht über mehrere Zeilen bis Zeile {last}, durch Anführungszeichen "
        "zusammengehalten."
    ),
    "character_lost": (
        "{name}: Ein Zeichen war nicht zu lesen und erscheint als „\ufffd“. Bitte berichtigen."
    ),
    "hidden_removed": "Aus dem Namen {name} wurden unsichtbare Zeichen entfernt.",
    "name_is_bye": (
        "Ein Spieler namens {name} wird gepaart wie jeder andere. Freilose vergibt das Programm "
        "selbst; steht dahinter keine Person, bitte streichen."
    ),
    "name_twice": (
        "{name} steht schon in Zeile {first}. Sind es zwei Personen, die Namen unterscheidbar "
        "machen; wenn nicht, einen streichen."
    ),
    "names_look_alike": (
        "{name} sieht aus wie {other} in Zeile {first}. Prüfen, ob es dieselbe Person ist."
    ),
}
