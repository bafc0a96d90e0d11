### Repairs: what is wrong with a posted round, the choices, and what was done

repair-menu = Runde repar&ieren…
repair-round = Runde { $round } reparieren…
repair-tip = { $key }. Zeigt, wie wenige Tische aufzulösen sind und was jede Möglichkeit kostet.
repair-title = Runde { $round } reparieren
repair-choices = Möglichkeiten
repair-tables = Tische der Runde
repair-choice-head = Möglichkeit
repair-moves-head = Wechsel
repair-effect-head = Wirkung
repair-standing-head = Bleibt oder nicht
repair-amiss-left = Abgemeldet, spielt aber in Runde { $round }: { $names }.
repair-amiss-waiting = Da, aber in Runde { $round } ohne Tisch: { $names }.
repair-amiss-both = In Runde { $round } spielt jemand, der abgemeldet ist ({ $left }), und jemand hat keinen Tisch ({ $waiting }).
repair-amiss-lighter = So wie Ergebnisse und Spieler jetzt stehen, würde Runde { $round } anders ausgelost.
repair-amiss-nothing = An Runde { $round } ist alles in Ordnung.
repair-and-more = { $names } und { $count } weitere
repair-leave-as-it-is = Lassen, wie es ist
repair-break-none = Keinen Tisch auflösen
repair-break-one = Tisch { $tables } auflösen
repair-break-some = { $count } Tische auflösen: { $tables }
repair-break-many = { $count } Tische ändern
repair-nobody-moves = Niemand wechselt.
repair-cost-signed = { $what }: { $value }, vorher { $before }
repair-cost-none = nichts
repair-new-tables = Tische danach:
repair-new-table = Tisch { $table }: { $seats }
repair-moved-from-to = { $name }: Tisch { $after } statt { $before }
repair-moved-in = { $name }: Tisch { $after }
repair-moved-out = { $name }: kein Tisch statt { $before }
repair-all-counts = Einzelheiten
repair-count-as-it-is = { $what }: { $value }
repair-stays-so = Alle Tische bleiben.
repair-seats-between = { " " }–{ " " }
repair-sets-all-tried = Jede Auswahl von Tischen wurde geprüft: Keine, die weniger auflöst, ist besser.
repair-sets-some-tried = Geprüft wurde jede Auswahl von bis zu { $tables }. Von denen, die mehr auflösen, wurden nicht alle geprüft; eine bessere kann es geben.
repair-nothing-better = Solange die begonnenen Tische bleiben, fand sich nichts Besseres.
repair-looking = Gesucht wird, wie wenige Tische aufzulösen sind… { key-esc } bricht ab.
repair-table-finished = fertig, bleibt
repair-table-started = begonnen, bleibt
repair-table-breaks = wird aufgelöst
repair-table-stays = { "" }
repair-hint = Tische, die begonnen haben, als begonnen vermerken; sie bleiben.
repair-apply = Reparatur anwenden
repair-mark-started = Als begonnen vermerken
repair-mark-started-tip = Begonnene Tische bleiben, wie sie sind. Noch einmal drücken nimmt den Vermerk weg. ({ $key })
repair-repaired-slips =
    Runde { $round } repariert. Neue Zettel nötig: { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    }.
repair-repaired-no-slips = Runde { $round } ist repariert. Kein Zettel ändert sich.
repair-left-as-is = Runde { $round } bleibt, wie sie ist.
repair-no-round = Noch ist keine Runde freigegeben.
repair-some-tables =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tischen
    }
repair-some-players = { $count } Spieler
repair-recommended = Empfohlen
repair-others-stay =
    { $count ->
        [one] 1 Person wechselt, alle anderen bleiben.
       *[other] { $count } Personen wechseln, alle anderen bleiben.
    }
repair-named-move =
    { $count ->
        [one] { $names } wechselt, alle anderen bleiben.
       *[other] { $names } wechseln, alle anderen bleiben.
    }
