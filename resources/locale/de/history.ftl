### The history: one change, and a new file from it

## Parts of a change

was-format = { $format }, Startwert { $seed }
was-entered = Angemeldet: { $names }
was-entered-more =
    Angemeldet: { $names } und { $count ->
        [one] { $count } weitere Person
       *[other] { $count } weitere
    }
was-players = Spieler: { $names }
was-players-more =
    Spieler: { $names } und { $count ->
        [one] { $count } weitere Person
       *[other] { $count } weitere
    }
was-set = { $what }: { $now }
was-set-before = { $what }: { $before } → { $now }
was-round =
    { $tables ->
        [one] { $tables } { -table }
       *[other] { $tables } { -tables }
    }, { $byes ->
        [one] { $byes } Freilos
       *[other] { $byes } Freilose
    }, Startwert { $seed }
was-bye =
    { $name }: Freilos, { $points ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
was-table = { -table } { $table }: { $seats }
was-table-before = { -table } { $table }: { $before } → { $seats }
was-tables-more =
    Und { $count ->
        [one] { $count } { NOUN() ->
                [board] weiteres Brett
                [game] weitere Partie
               *[table] weiterer Tisch
            }
       *[other] { $count } weitere { -tables }
    }
was-result = Ergebnis: { $result }
was-result-before = Ergebnis: { $before } → { $result }
was-cleared = Gelöscht: { $before }
was-called = Aufgerufen: Partie { $table }, { $seats }
was-at-table = { -table } { $table }: { $said }
was-again =
    Wieder gespielt: { $tables ->
        [one] Partie { $tables }
       *[other] Partien { $tables }
    }
was-stopped =
    Abgebrochen: { $tables ->
        [one] Partie { $tables }
       *[other] Partien { $tables }
    }
nothing-before = keine Angabe

## What a player's fields are called

field-name = Name
field-family = Familienname
field-rating = Wertungszahl
field-age = Alter
field-member-id = Mitgliedsnummer
field-club = Verein
field-note = Bemerkung
field-age-group = Altersgruppe
field-house = Hausspieler
field-rating2 = Zweite Wertungszahl
field-state = Bundesland
field-expires = Mitglied bis
field-team = Mannschaft
field-household = Familienzeichen
field-grade = Schulklasse
field-birth = Geburtsdatum
field-email = E-Mail
field-yes = ja
field-no = nein

## What an event's details are called

detail-name = Name des Turniers
detail-venue = Spielort
detail-date = Datum
detail-organizer = Veranstalter
detail-sanction = Genehmigungsnummer
detail-first-table = Erste { -table }nummer
detail-starts = Beginn um
detail-name-order = Namen anzeigen als
detail-city = Ort
detail-state = Bundesstaat
detail-zip = Postleitzahl
detail-country = Land
detail-begin = Erster Tag
detail-end = Letzter Tag
detail-affiliate = Affiliate-Nummer
detail-chief-td = Nummer der Turnierleitung
detail-assistant-td = Nummer der stellvertretenden Turnierleitung
detail-time-control = Bedenkzeit
detail-rating-system = Wertungssystem
detail-section = Gruppe

## How names are shown

names-given-first = Anna Berg
names-family-first = Berg, Anna
names-family-capitals = BERG, Anna

## In a terminal

history-line = { $step }  { $at }  { $name }
history-line-undone = { $step }  { $at }  { $name } (rückgängig gemacht)

## A new file from a change

branch-name = { $name } (ab Änderung { $step })
branched = { $file } enthält das Turnier bis Änderung { $step }. Es heißt „{ $name }“.
