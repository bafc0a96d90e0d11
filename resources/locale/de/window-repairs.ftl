### Repairs: what is wrong with a posted round, the choices, and what was done

repair-menu = Runde repar&ieren…
repair-round =
    { $kind ->
        [final] Finale reparieren…
        [playoff] Entscheidungsspiel reparieren…
       *[other] Runde { $round } reparieren…
    }
repair-tip = Ändert so wenige { -tables } wie möglich nach Abmeldung, Nachmeldung oder Korrektur. ({ $key })
repair-title =
    { $kind ->
        [final] Finale reparieren
        [playoff] Entscheidungsspiel reparieren
       *[other] Runde { $round } reparieren
    }
repair-choices = Möglichkeiten
repair-tables = { -tables } dieser Runde
repair-choice-head = Möglichkeit
repair-moves-head = Wechsel
repair-effect-head = Wirkung
repair-standing-head = Zustand
repair-issue-left =
    { $kind ->
        [final] Abgemeldet, aber im Finale gesetzt: { $names }
        [playoff] Abgemeldet, aber im Entscheidungsspiel gesetzt: { $names }
       *[other] Abgemeldet, aber in Runde { $round } gesetzt: { $names }
    }
repair-issue-waiting =
    { $kind ->
        [final] Da, aber im Finale nicht gesetzt: { $names }
        [playoff] Da, aber im Entscheidungsspiel nicht gesetzt: { $names }
       *[other] Da, aber in Runde { $round } nicht gesetzt: { $names }
    }
repair-issue-both =
    { $kind ->
        [final] Finale: abgemeldet: { $left }; nicht gesetzt: { $waiting }.
        [playoff] Entscheidungsspiel: abgemeldet: { $left }; nicht gesetzt: { $waiting }.
       *[other] Runde { $round }: abgemeldet: { $left }; nicht gesetzt: { $waiting }.
    }
repair-issue-lighter =
    { $kind ->
        [final] Ein korrigiertes Ergebnis erlaubt für das Finale eine bessere Auslosung.
        [playoff] Ein korrigiertes Ergebnis erlaubt für das Entscheidungsspiel eine bessere Auslosung.
       *[other] Ein korrigiertes Ergebnis erlaubt für Runde { $round } eine bessere Auslosung.
    }
repair-issue-nothing =
    { $kind ->
        [final] Das Finale braucht keine Reparatur.
        [playoff] Das Entscheidungsspiel braucht keine Reparatur.
       *[other] Runde { $round } braucht keine Reparatur.
    }
repair-and-more = { $names } und { $count } weitere
repair-leave-as-is = So lassen
repair-break-none = Alle anderen { -tables } behalten
repair-break-one = { -table } { $tables } ändern
repair-break-some = { $count } { -tables } ändern: { $tables }
repair-break-many = { $count } { -tables } ändern
repair-no-moves = Niemand wechselt.
repair-cost-signed = { $what }: { $value }, vorher { $before }
repair-cost-none = Keine Änderung
repair-new-tables = Neue { -tables }
repair-new-table = { -table } { $table }: { $seats }
repair-moved-from-to = { $name }: { -table } { $before } → { $after }
repair-moved-in = { $name }: jetzt { -at-table } { $after }
repair-moved-out = { $name }: verlässt { -table } { $before }
repair-all-counts = Alle Werte
repair-count-as-it-is = { $what }: { $value }
repair-all-stay = Alle { -tables } bleiben.
repair-seats-between = { " " }–{ " " }
repair-sets-all-tried = Das ist die kleinstmögliche Reparatur.
repair-sets-some-tried = Beste Reparatur mit bis zu { $tables }. Größere wurden nicht alle geprüft.
repair-nothing-better = Keine bessere Auslosung, solange die begonnenen { -tables } bleiben.
repair-looking = Die kleinste Reparatur wird gesucht… { key-esc } bricht ab.
repair-table-finished = Fertig
repair-table-started = Begonnen
repair-table-breaks = Ändert sich
repair-table-stays = { "" }
repair-hint = Begonnene { -tables } markieren; sie bleiben.
repair-apply = Reparatur anwenden
repair-mark-started = Als begonnen markieren
repair-mark-started-tip = Begonnene { -tables } bleiben, wie sie sind. Noch einmal drücken hebt die Markierung auf. ({ $key })
repair-repaired-slips =
    { $kind ->
        [final] Finale
        [playoff] Entscheidungsspiel
       *[other] Runde { $round }
    } repariert. Neue Zettel nötig: { $tables ->
        [one] { -table } { $tables }
       *[other] { -tables } { $tables }
    }.
repair-repaired-no-slips =
    { $kind ->
        [final] Finale repariert. Alle Zettel bleiben gültig.
        [playoff] Entscheidungsspiel repariert. Alle Zettel bleiben gültig.
       *[other] Runde { $round } repariert. Alle Zettel bleiben gültig.
    }
repair-left-as-is =
    { $kind ->
        [final] Finale unverändert.
        [playoff] Entscheidungsspiel unverändert.
       *[other] Runde { $round } unverändert.
    }
repair-no-round = Noch ist keine Runde freigegeben.
repair-some-tables =
    { $count ->
        [one] { $count } { -table }
       *[other] { $count } { -tables-dative }
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
repair-as-posted = Bisher
repair-after = Nach der Reparatur
repair-new-slip = Neuer Zettel
repair-no-table =
    { NOUN() ->
        [board] Kein Brett
        [game] Keine Partie
       *[table] Kein Tisch
    }
repair-filter-all = A&lle
repair-filter-changes = &Änderungen
repair-filter-started = &Begonnen
repair-players-head = Spieler
repair-tables-change =
    { $count ->
        [one] 1 { -table } ändert sich.
       *[other] { $count } { -tables } ändern sich.
    }
repair-more-changes =
    { $count ->
        [one] Noch 1 { -table } ändert sich. Der Filter zeigt alle Änderungen.
       *[other] Noch { $count } { -tables } ändern sich. Der Filter zeigt alle Änderungen.
    }
