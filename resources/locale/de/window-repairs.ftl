### Repairs: what is wrong with a posted round, the choices, and what was done

repair-menu = Runde repar&ieren…
repair-round = Runde { $round } reparieren…
repair-tip = Ändert so wenige Tische wie möglich nach Abmeldung, Nachmeldung oder Korrektur. ({ $key })
repair-title = Runde { $round } reparieren
repair-choices = Möglichkeiten
repair-tables = Tische dieser Runde
repair-choice-head = Möglichkeit
repair-moves-head = Wechsel
repair-effect-head = Wirkung
repair-standing-head = Zustand
repair-amiss-left = Abgemeldet, aber in Runde { $round } gesetzt: { $names }
repair-amiss-waiting = Da, aber in Runde { $round } nicht gesetzt: { $names }
repair-amiss-both = Runde { $round }: abgemeldet: { $left }; nicht gesetzt: { $waiting }.
repair-amiss-lighter = Ein korrigiertes Ergebnis erlaubt für Runde { $round } eine bessere Auslosung.
repair-amiss-nothing = Runde { $round } braucht keine Reparatur.
repair-and-more = { $names } und { $count } weitere
repair-leave-as-it-is = So lassen
repair-break-none = Keinen Tisch ändern
repair-break-one = Tisch { $tables } ändern
repair-break-some = { $count } Tische ändern: { $tables }
repair-break-many = { $count } Tische ändern
repair-nobody-moves = Niemand wechselt.
repair-cost-signed = { $what }: { $value }, vorher { $before }
repair-cost-none = Keine Änderung
repair-new-tables = Neue Tische
repair-new-table = Tisch { $table }: { $seats }
repair-moved-from-to = { $name }: Tisch { $before } → { $after }
repair-moved-in = { $name }: jetzt an Tisch { $after }
repair-moved-out = { $name }: verlässt Tisch { $before }
repair-all-counts = Alle Werte
repair-count-as-it-is = { $what }: { $value }
repair-stays-so = Alle Tische bleiben.
repair-seats-between = { " " }–{ " " }
repair-sets-all-tried = Das ist die kleinstmögliche Reparatur.
repair-sets-some-tried = Beste Reparatur mit bis zu { $tables }. Größere wurden nicht alle geprüft.
repair-nothing-better = Keine bessere Auslosung, solange die begonnenen Tische bleiben.
repair-looking = Die kleinste Reparatur wird gesucht… { key-esc } bricht ab.
repair-table-finished = Fertig
repair-table-started = Begonnen
repair-table-breaks = Ändert sich
repair-table-stays = { "" }
repair-hint = Begonnene Tische markieren; sie bleiben.
repair-apply = Reparatur anwenden
repair-mark-started = Als begonnen markieren
repair-mark-started-tip = Begonnene Tische bleiben, wie sie sind. Noch einmal drücken hebt die Markierung auf. ({ $key })
repair-repaired-slips =
    Runde { $round } repariert. Neue Zettel nötig: { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    }.
repair-repaired-no-slips = Runde { $round } repariert. Alle Zettel bleiben gültig.
repair-left-as-is = Runde { $round } unverändert.
repair-no-round = Noch ist keine Runde freigegeben.
repair-some-tables =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tischen
    }
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
