### Words of the history: all about one step, and the new file that goes on from it

## What a step was

was-format = { $format }, Startwert { $seed }
was-entered = Angemeldet: { $names }
was-entered-more =
    Angemeldet: { $names } und { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
was-players = Spieler: { $names }
was-players-more =
    Spieler: { $names } und { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
was-set = { $what }: { $now }
was-set-before = { $what }: { $now }, vorher { $before }
was-round =
    { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $byes ->
        [one] { $byes } Freilos
       *[other] { $byes } Freilose
    }, Startwert { $seed }
was-bye =
    { $name }: ein Freilos für { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
was-table = Tisch { $table }: { $seats }
was-table-before = Tisch { $table }: { $seats }, vorher { $before }
was-tables-more =
    Und { $count ->
        [one] { $count } weiterer Tisch
       *[other] { $count } weitere Tische
    }
was-result = Ergebnis: { $result }
was-result-before = Ergebnis: { $result }, vorher: { $before }
was-cleared = Zurückgenommen: { $before }
was-called = Aufgerufen: Tisch { $table }: { $seats }
was-at-table = Tisch { $table }: { $said }
was-again =
    Wieder im Spiel: { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    }
was-stopped =
    Abgebrochen: { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    }
was-named = Schritt { $step }: { $name }
nothing-before = nichts

## What a player's fields are called

field-name = Name
field-rating = Wertungszahl
field-age = Alter
field-member-id = Mitgliedsnummer
field-club = Verein
field-note = Bemerkung
field-age-group = Altersgruppe
field-house = Hausspieler
field-yes = ja
field-no = nein

## What an event's details are called

detail-name = Name des Turniers
detail-venue = Spielort
detail-date = Datum
detail-organizer = Veranstalter
detail-sanction = Genehmigungsnummer
detail-first-table = Erster Tisch

## In a terminal

history-line = { $step }  { $at }  { $name }
history-line-undone = { $step }  { $at }  { $name } (rückgängig gemacht)

## A new file from here

branch-name = { $name } (ab Schritt { $step })
branched = { $file } enthält das Turnier, wie es nach Schritt { $step } war. Es heißt „{ $name }“.
