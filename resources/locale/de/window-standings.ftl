### The page of standings: age groups, the cut, and results that are tried

standings-everybody = Alle Spieler
standings-show-group = Zeigen
standings-no-group =
    { $players ->
        [one] 1 Spieler hat noch keine Altersgruppe.
       *[other] { $players } Spieler haben noch keine Altersgruppe.
    }
standings-place-of = { $place }. { $name }
standings-cut = Schnitt zum Finale
standings-try-result = Was wäre, wenn…
standings-try-tip = { $key }. Ergebnisse ausprobieren, ohne sie zu speichern.
standings-what-if = Was wäre, wenn
standings-place-of-what-if = Was wäre, wenn: { $place }. { $name }
standings-nothing-to-try = Alle Ergebnisse sind da; nichts auszuprobieren.
standings-what-if-band = Was wäre, wenn – nichts wird gespeichert
standings-what-if-back = Zurück zur Rangliste
standings-what-if-empty = { -A-table } wählen und ein Ergebnis ausprobieren.
standings-what-if-tried = { -table } { $table }: { $result }.
standings-what-if-over = Damit endet das Turnier. { $names } würde gewinnen.
standings-what-if-over-unwon = Damit endet das Turnier ohne Sieger.
standings-what-if-tables = { -tables } zum Ausprobieren
standings-what-if-hint = Mehrere Ergebnisse lassen sich zugleich ausprobieren. { $key } löscht eines davon.
standings-what-if-take = Ergebnis ausprobieren
standings-what-if-board-hint = Platz (W bei Aufgabe), Spielpunkte, Energie. { key-enter } geht weiter und probiert am Ende aus.
standings-what-if-score-hint = Jede Punktzahl eingeben (W bei Aufgabe). { key-enter } geht weiter und probiert am Ende aus.
standings-what-if-ended = Zurück zur tatsächlichen Rangliste.

## Views

standings-views = Ansicht
standings-view-winners = Sieger
standings-view-places = Rangliste
standings-view-crosstable = Kreuztabelle
standings-view-chart = Verlauf
standings-view-bars = Strafpunkte
standings-view-bracket = Turnierbaum
standings-final = Endstand
standings-after-round = Nach Runde { $round }
standings-after-round-of = Nach Runde { $round } von { $rounds }
standings-none-played = Noch keine Runde gespielt.
standings-during-round = Runde { $round } läuft
standings-columns-rounds = Runden
standings-columns-tiebreaks = Wertungen
standings-print = Drucken
standings-show-display = Auf der Anzeige zeigen
standings-chart-empty = Noch ist keine Runde vollständig.
standings-chart-places = { $name }: { $places }
standings-chart-line = Aus ab { $line }
standings-chart-bar =
    { $name }: { $points ->
        [one] { $points } Strafpunkt
       *[other] { $points } Strafpunkte
    }; ausgeschieden ab { $line }.
standings-chart-bar-out =
    { $name } ist ausgeschieden: { $points ->
        [one] { $points } Strafpunkt
       *[other] { $points } Strafpunkte
    }; die Grenze ist { $line }.

## The end, and moments before it

standings-champions-group = Altersgruppe
standings-champions = Bester Platz
standings-do-certificates = Urkunden drucken
standings-do-display = Auf der Anzeige zeigen
standings-do-report = Abschlussbericht
standings-do-export = Exportieren…
standings-moment-close = Schließen
standings-final-seated = Das Finale ist gesetzt.
standings-playoff-seated = Das Entscheidungsspiel ist gesetzt.
standings-stage-seated = { $stage }: Die Paarungen stehen.
