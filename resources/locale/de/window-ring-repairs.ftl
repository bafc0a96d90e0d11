### Repairing a running ring: what really happened, and what follows from it

ring-repair-title = Ring reparieren
ring-repair-asks = Was ist wirklich geschehen?
ring-repair-runs = Die Folgen erscheinen, bevor sich etwas ändert.
ring-repair-find = Spieler oder Partie
ring-repair-find-hint = Name, Nummer oder Partie
ring-repair-choices = Was geschehen ist
ring-repair-now-head = Eingetragen
ring-repair-changes = Wirkung
ring-repair-seats-head = Weiß – Schwarz
ring-repair-becomes-head = Wird zu
ring-repair-several = Mehrere passen. Mit den Pfeiltasten wählen oder weitertippen.
ring-repair-no-match = Kein Spieler und keine beendete Partie passt zu „{ $typed }“.
ring-repair-has-left = { $name } hat sich abgemeldet
ring-repair-won-really = Partie { $table }: { $name } hat gewonnen
ring-repair-drawn-really = Partie { $table }: Remis
ring-repair-not-over = Partie { $table }: läuft noch
ring-repair-plays-at =
    Spielt { $tables ->
        [one] Partie { $tables }
       *[other] Partien { $tables }
    }
ring-repair-white-black = { $white } (Weiß) – { $black } (Schwarz)
ring-repair-played = { $seats }: { $result }
ring-repair-is-stopped = Wird abgebrochen
ring-repair-is-called = Neue Partie
ring-repair-is-again = Wird wieder gespielt
ring-repair-is-undone = Ergebnis zählt nicht mehr
ring-repair-is-undone-again = Ergebnis entfernt; die Partie wird wiederholt
ring-repair-is-open = Ergebnis entfernt; die Partie läuft weiter
ring-repair-out = Ausgeschieden: { $names }.
ring-repair-back = Wieder im Ring: { $names }.
ring-repair-stopped =
    Abgebrochen: { $tables ->
        [one] Partie { $tables }
       *[other] Partien { $tables }
    }.
ring-repair-undone =
    { $tables ->
        [one] Ergebnis, das nicht mehr zählt: Partie { $tables }.
       *[other] Ergebnisse, die nicht mehr zählen: Partien { $tables }.
    }
ring-repair-again =
    Wieder gespielt: { $tables ->
        [one] Partie { $tables }
       *[other] Partien { $tables }
    }.
ring-repair-calls-now = Neue Partie { $table }: { $seats }.
ring-repair-ends = Damit endet das Turnier. Sieg: { $names }.
ring-repair-nothing-else = Sonst ändert sich nichts.
ring-repair-done = { $what }. { $follows }
ring-repair-kept =
    { $count ->
        [0] Keine späteren Ergebnisse.
        [one] 1 späteres Ergebnis bleibt.
       *[other] { $count } spätere Ergebnisse bleiben.
    }
