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
standings-what-if-band = Was wäre, wenn – nichts wird gespeichert. { key-esc } beendet es.
standings-what-if-empty = Einen Tisch wählen und ein Ergebnis ausprobieren.
standings-what-if-tried = Tisch { $table }: { $result }.
standings-what-if-over = Damit endet das Turnier. { $names } würde gewinnen.
standings-what-if-over-unwon = Damit endet das Turnier ohne Sieger.
standings-what-if-tables = Tische zum Ausprobieren
standings-what-if-hint = Mehrere Tische lassen sich zugleich ausprobieren. { $key } löscht den Versuch an einem Tisch.
standings-what-if-take = Ergebnis ausprobieren
standings-what-if-board-hint = Platz (W bei Aufgabe), Spielpunkte, Energie. { key-enter } geht weiter und probiert am Ende aus.
standings-what-if-score-hint = Jede Punktzahl eingeben (W bei Aufgabe). { key-enter } geht weiter und probiert am Ende aus.
standings-what-if-ended = Zurück zur tatsächlichen Rangliste.
