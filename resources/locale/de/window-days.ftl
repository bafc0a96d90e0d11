### Ein Turniertag mit mehreren Gruppen im Fenster

day-menu = &Gruppen
day-new = Neuer Turniert&ag…
day-new-tip = Mehrere Gruppen in einem Fenster, mit einer Anmeldeliste und einem Wertungsbericht
day-new-name = Neuer Turniertag
day-go-to = &Ganzer Tag
day-next = &Nächste Gruppe
day-previous = &Vorige Gruppe
day-add-file = Turnierdatei &hinzufügen…
day-add-file-button = Turnierdatei hinzufügen…
day-add-new = Neue G&ruppe…
day-add-new-button = Neue Gruppe…
day-number-tables = &Tische nummerieren…
day-report = &Wertungsbericht…
day-report-tip = Ein Bericht an US Chess für alle Gruppen
day-report-button = Wertungsbericht…
needs-day = Dafür einen Turniertag öffnen.
needs-open = Dafür ein Turnier öffnen.
needs-day-section = Zuerst eine Gruppe hinzufügen.
day-files-to-open = Turniere und Turniertage (*.tourney *.tourneyday)
day-files = Turniertage (*.tourneyday)
day-choose-section = Gruppe hinzufügen
day-choose-place = Neuen Turniertag speichern unter
day-format = Mehrere Gruppen
day-sections = Gruppen
day-whole = Ganzer Tag
day-door = Spieler aller Gruppen
day-empty = Dieser Turniertag hat noch keine Gruppen. Die Turnierdateien der Gruppen hinzufügen oder eine neue Gruppe anlegen. Jede bleibt eine eigene Datei.
day-show-section = Zur Gruppe
day-move = Gruppe wechseln…
day-move-where = In welche Gruppe soll { $name } wechseln?
day-no-other-section = Es ist keine andere Gruppe geöffnet.
day-move-heading = { $name } nach { $target } wechseln lassen?
day-move-do = Wechseln
day-move-late = Abmeldung in { $source }, Nachmeldung in { $target }.
day-move-running =
    { NOUN() ->
        [board] An Brett { $table } wird noch gespielt
        [game] Partie { $table } läuft noch
       *[table] An Tisch { $table } wird noch gespielt
     }.
day-move-open-heading = { $name } ist in { $source } und in { $target }
day-move-open-about = TourneyDesk endete während des Wechsels. Den Wechsel abschließen, um die Anmeldung in { $source } zu beenden, oder sie in { $target } löschen.
day-move-finish = Wechsel abschließen
day-move-finished = Wechsel abgeschlossen.
day-tables-heading = Die Tische so nummerieren?
day-tables-about = Gilt ab der nächsten Runde jeder Gruppe.
day-tables-do = Nummerieren
day-tables-keep = Nummern behalten
day-tables-done = Die Tische sind ab der nächsten Runde neu nummeriert.
day-tables-fine = Keine Gruppen teilen sich Tische, und alle haben Reserve.
day-overlap-several = { $sections } teilen sich Tischnummern.
day-papers-one = Diese Gruppe
day-papers-all = Alle Gruppen
day-display = Anzeige…
day-section-trouble = { $section } lässt sich nicht öffnen
day-find-file = Datei suchen…
day-recover = Retten…
day-remove = Aus dem Tag nehmen
day-report-sections = Gruppen: { $sections }.
day-nothing-to-report = Keine Gruppe hat einen Wertungsbericht.
day-crashed = TourneyDesk endete, während der Turniertag { $name } geöffnet war. Alle Eingaben sind gespeichert.
