### Facts that are words themselves: what a field, a figure or a choice is called

word-quoted = „{ $text }“

## Fields of a player

word-name = Name
word-first-name = Vorname
word-last-name = Nachname
word-family-name = Familienname
word-rating = Wertungszahl
word-age = Alter
word-age-group = Altersgruppe
word-birth-date = Geburtsdatum
word-member-id = Mitgliedsnummer
word-club = Verein
word-note = Bemerkung
word-second-rating = Zweite Wertungszahl
word-state = Bundesland
word-membership-until = Ende der Mitgliedschaft
word-team = Mannschaft
word-household = Familienzeichen
word-grade = Schulklasse
word-e-mail = E-Mail-Adresse

## Details of an event

word-venue = Spielort
word-date = Datum
word-organizer = Veranstalter
word-sanction = Genehmigungsnummer
word-event-s-name = Name des Turniers
word-event-s-venue = Spielort des Turniers
word-event-s-date = Datum des Turniers
word-event-s-organizer = Veranstalter des Turniers
word-event-s-sanction = Genehmigungsnummer des Turniers

## Figures of a report, at the beginning of a sentence

word-place = Platz
word-game-points = Spielpunkte
word-energy-left = Restenergie
word-score = Punktzahl

## What a field of a command must contain

word-text = Text
word-a-whole-number = eine ganze Zahl
word-true-or-false = true oder false
word-a-number = eine Zahl
word-fields-with-values = Felder mit Werten
word-a-list-of-fields-with-values = eine Liste von Feldern mit Werten
word-a-list-of-player-ids = eine Liste von Spielernummern
word-a-list-of-tables-each-a-list-of-player-ids = eine Liste von Tischen, jeder eine Liste von Spielernummern

## What to do with players

word-add = anmelden
word-drop = abmelden

## A column without a heading

heading-column-n = Spalte { $n }

## Players with equal names

name-numbered = { $name } ({ $number })
