### Repairing a running ring: what really happened, and what follows from it

ring-repair-title = Den laufenden Ring reparieren
ring-repair-runs = In einem laufenden Ring wird nichts neu ausgelost. Hier steht, was wirklich geschah: Die Folgen werden erst gezeigt und dann in einem Schritt ausgeführt.
ring-repair-find = Wer gegangen ist oder wessen Ergebnis nicht stimmt
ring-repair-find-hint = Name, Nummer oder Tisch
ring-repair-choices = Was wirklich geschah
ring-repair-now-head = Wie es steht
ring-repair-changes = Tische, die sich ändern
ring-repair-becomes-head = Was daraus wird
ring-repair-several = Mehrere passen. Mit den Pfeiltasten auswählen oder weiter tippen.
ring-repair-nobody-found = Zu { $typed } gibt es niemanden im Ring und keinen Tisch mit Ergebnis.
ring-repair-has-left = { $name } ist gegangen
ring-repair-won-really = Tisch { $table }: { $name } hat gewonnen
ring-repair-drawn-really = Tisch { $table }: Es war ein Unentschieden
ring-repair-not-over = Tisch { $table }: Die Partie läuft noch
ring-repair-plays-at = spielt an { $tables }
ring-repair-white-black = { $white } (Weiß) – { $black } (Schwarz)
ring-repair-played = { $seats }: { $result }
ring-repair-is-stopped = wird abgebrochen
ring-repair-is-called = wird aufgerufen
ring-repair-is-again = wird weitergespielt
ring-repair-is-undone = Ergebnis zählt für niemanden
ring-repair-is-undone-again = Ergebnis wird zurückgenommen, die Partie läuft wieder
ring-repair-is-right = bekommt dieses Ergebnis
ring-repair-is-open = Ergebnis wird zurückgenommen, die Partie läuft noch
ring-repair-out = Ausgeschieden: { $names }.
ring-repair-back = Wieder im Ring: { $names }.
ring-repair-stopped = Abgebrochen: { $tables }.
ring-repair-undone = Ergebnisse, die für niemanden zählen: { $tables }.
ring-repair-again = Wieder im Spiel: { $tables }.
ring-repair-calls-now = Aufrufen an Tisch { $table }: { $seats }.
ring-repair-ends = Damit ist das Turnier zu Ende. Gewonnen hat: { $names }.
ring-repair-nothing-else = Kein anderer Tisch ändert sich.
ring-repair-mended = { $what }. { $follows }
ring-repair-kept =
    { $count ->
        [0] Seither wurde kein anderes Ergebnis eingetragen.
        [one] 1 seither eingetragenes Ergebnis bleibt.
       *[other] { $count } seither eingetragene Ergebnisse bleiben.
    }
