### Words of mending a running ring: what really happened, and what follows from it

ring-repair-repair-ring = Den laufenden Ring reparieren
ring-repair-ring-runs = In einem laufenden Ring wird nichts neu ausgelost. Hier steht, was wirklich geschah: Die Folgen werden erst gezeigt und dann in einem Schritt ausgeführt.
ring-repair-ring-find = Wer gegangen ist oder wessen Ergebnis nicht stimmt
ring-repair-ring-find-hint = Name, Nummer oder Tisch
ring-repair-ring-repairs = Was wirklich geschah
ring-repair-ring-now-head = Wie es steht
ring-repair-ring-changes = Tische, die sich ändern
ring-repair-ring-becomes-head = Was daraus wird
ring-repair-hint = Einen Teil des Namens oder die Tischnummer tippen, Pfeil auf und ab wählen, Enter führt es aus, Esc verlässt die Seite. { $key } nimmt es zurück.
ring-repair-ring-several = Mehrere passen. Mit den Pfeiltasten auswählen oder weiter tippen.
ring-repair-ring-nobody-found = Zu { $typed } gibt es niemanden im Ring und keinen Tisch mit Ergebnis.
ring-repair-ring-has-left = { $name } ist gegangen
ring-repair-ring-won-really = Tisch { $table }: { $name } hat gewonnen
ring-repair-ring-drawn-really = Tisch { $table }: Es war ein Unentschieden
ring-repair-ring-not-over = Tisch { $table }: Die Partie läuft noch
ring-repair-ring-plays-at = spielt an { $tables }
ring-repair-ring-white-black = { $white } (Weiß) – { $black } (Schwarz)
ring-repair-ring-played = { $seats }: { $result }
ring-repair-ring-is-stopped = wird abgebrochen
ring-repair-ring-is-called = wird aufgerufen
ring-repair-ring-is-again = wird weitergespielt
ring-repair-ring-is-undone = Ergebnis zählt für niemanden
ring-repair-ring-is-undone-again = Ergebnis wird zurückgenommen, die Partie läuft wieder
ring-repair-ring-is-right = bekommt dieses Ergebnis
ring-repair-ring-is-open = Ergebnis wird zurückgenommen, die Partie läuft noch
ring-repair-ring-out = Ausgeschieden: { $names }.
ring-repair-ring-back = Wieder im Ring: { $names }.
ring-repair-ring-stopped = Abgebrochen: { $tables }.
ring-repair-ring-undone = Ergebnisse, die für niemanden zählen: { $tables }.
ring-repair-ring-again = Wieder im Spiel: { $tables }.
ring-repair-ring-calls-now = Aufrufen an Tisch { $table }: { $seats }.
ring-repair-ring-ends = Damit ist das Turnier zu Ende. Gewonnen hat: { $names }.
ring-repair-ring-nothing-else = Kein anderer Tisch ändert sich.
ring-repair-ring-one-step = Ein einziger Schritt; { $key } nimmt ihn zurück.
ring-repair-ring-mended = { $what }. { $follows }
ring-repair-ring-kept =
    { $count ->
        [0] Seither wurde kein anderes Ergebnis eingetragen.
        [one] 1 seither eingetragenes Ergebnis bleibt.
       *[other] { $count } seither eingetragene Ergebnisse bleiben.
    }
