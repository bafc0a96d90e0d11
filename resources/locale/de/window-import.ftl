### Die Vorschau einer Spielerliste vor dem Import

import-hint = Noch ist nichts importiert. Zuerst die Namen prüfen; jede Zelle lässt sich ändern.
import-typed-heading = Liste prüfen
import-another = Andere Datei wählen …
import-table = Zeilen der Liste
import-filter = Gezeigte Zeilen
import-filter-all = Alle
import-filter-fix = Zu korrigieren
import-filter-check = Zu prüfen
import-encoding = Buchstaben mit Akzenten
import-encoding-sample = Lesen als { $encoding }: { $words }
import-headed = Die erste Zeile enthält Überschriften
import-head-row = Zeile
import-head-status = Was geschieht
import-empty = leer
import-column = Feld der Spalte { $number }
import-column-headed = Feld der Spalte { $number }, { $heading }

## Felder einer Spalte

import-field-name = Name
import-field-first-name = Vorname
import-field-last-name = Familienname
import-field-rating = Wertungszahl
import-field-age = Alter
import-field-age-group = Altersgruppe
import-field-birth-date = Geburtsdatum
import-field-member-id = Mitgliedsnummer
import-field-club = Verein
import-field-note = Bemerkung
import-field-second-rating = Zweite Wertungszahl
import-field-state = Bundesland
import-field-membership-until = Mitglied bis
import-field-team = Mannschaft
import-field-household = Familienzeichen
import-field-grade = Schulklasse
import-field-e-mail = E-Mail
import-field-ignore = Weglassen

## Was mit einer Zeile geschieht

import-status-fix = Zu korrigieren
import-status-check = Zu prüfen
import-status-entered = Schon da: überspringen
import-status-twice = Doppelt: überspringen
import-status-update = Aktualisieren
import-status-add = Anmelden
import-status-skip = Weggelassen

## Die Liste als Ganzes

import-no-name-column = In welcher Spalte stehen die Namen? Darüber „Name“ wählen.
import-columns-twice = Mehrere Spalten sehen nach „{ WORD($field) }“ aus: { WORD($headings, kind: "heading") }. Die Felder über den Spalten prüfen.
import-no-headings = Keine Überschriften gefunden. Die Felder über den Spalten prüfen.
import-garbled =
    Verstümmelte Buchstaben: „{ $found }“ ist wohl „{ $meant }“ ({ $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    }).
import-fix-letters = Buchstaben richtigstellen
import-count-new = { $count } neu
import-count-updated = { $count } aktualisiert
import-count-left-out = { $count } weggelassen
import-only-updates = { $players } aktualisieren
import-with-gaps =
    { $count ->
        [one] { $text } ({ $count } mit leerem Wert)
       *[other] { $text } ({ $count } mit leeren Werten)
    }
import-and-update = { $players } importieren, { $updates } aktualisieren
import-done-updated = { $players } angemeldet, { $updates } aktualisiert.
import-discard = Import verlassen? Die Änderungen an dieser Liste gehen verloren.
import-discard-keep = Weiter bearbeiten
import-discard-leave = Import verlassen
import-replace = Die andere Liste öffnen? Die Änderungen an dieser Liste gehen verloren.
import-replace-open = Andere Liste öffnen

## Eine Zeile

import-row-nameless = Zeile { $row }
import-row-heading = { $name } (Zeile { $row })
import-entered =
    { $withdrawn ->
        [True] Schon im Turnier als Nr. { $number }, abgemeldet.
       *[other] Schon im Turnier als Nr. { $number }.
    }
import-new-values = Die Liste hat neue Werte: { $values }.
import-new-value = { $field } { $old } → { $new }
import-added-value = { $field } { $new }
import-without =
    { $field ->
        [rating] Wertungszahl leer lassen
        [age] Alter leer lassen
        [age-group] Altersgruppe leer lassen
        [birth-date] Geburtsdatum leer lassen
        [second-rating] Zweite Wertungszahl leer lassen
        [membership-until] Mitgliedschaft leer lassen
        [member-id] Mitgliedsnummer leer lassen
        [club] Verein leer lassen
        [note] Bemerkung leer lassen
       *[other] Diese Zelle leer lassen
    }
import-without-all = { $count } Werte leer lassen
import-update-all = { $count } Angemeldete aktualisieren
import-leave-out = Zeile weglassen
import-edit-cell = Zelle ändern
import-skip = Überspringen
import-update = Aktualisieren
import-add-another = Als andere Person anmelden
import-same-person = Gleiche Person, eine weglassen
import-two-people = Zwei Personen
import-keep-row = Zeile behalten
