### The page of standings: age groups, the cut, and results that are tried

standings-everybody = Alle
standings-show-group = Zeigen
standings-no-group =
    { $players ->
        [one] 1 Spieler hat noch keine Altersgruppe.
       *[other] { $players } Spieler haben noch keine Altersgruppe.
    }
standings-place-of = { $place }. { $name }
standings-cut = Schnitt zum Finale
standings-try-result = Was wäre, wenn…
standings-try-tip = { $key }. Ein Ergebnis ausprobieren, ohne es zu speichern.
standings-what-if = Rangliste: was wäre, wenn
standings-place-of-what-if = Was wäre, wenn: { $place }. { $name }
standings-nothing-to-try = Jeder freigegebene Tisch hat sein Ergebnis; es gibt nichts auszuprobieren.
standings-what-if-band = Was wäre, wenn? Eingetragen wird nichts. { key-esc } beendet es.
standings-what-if-empty = Unten einen Tisch wählen und ein Ergebnis tippen wie in der Runde; die Plätze folgen.
standings-what-if-tried = Tisch { $table }: { $result }.
standings-what-if-over = Dann wäre das Turnier zu Ende, gewonnen von { $names }.
standings-what-if-over-unwon = Dann wäre das Turnier zu Ende, und niemand hätte gewonnen.
standings-what-if-tables = Tische zum Ausprobieren
standings-what-if-hint = { $key } verwirft den Versuch an einem Tisch. Mehrere Tische lassen sich zugleich ausprobieren.
standings-what-if-take = Ausprobieren
standings-what-if-board-hint = Platz: eine Taste, W für aufgegeben. Dann Spielpunkte, { key-enter }, Restenergie, { key-enter }. Das letzte { key-enter } probiert es aus.
standings-what-if-score-hint = Eine Punktzahl oder W für aufgegeben, dann { key-enter }. Das letzte { key-enter } probiert es aus.
standings-what-if-ended = Die Rangliste zeigt wieder nur die eingetragenen Ergebnisse.
