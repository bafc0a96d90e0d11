### Die Startseite, und wie weit ein Turnier ist

## Startseite

home-no-events = Noch keine Turniere
home-first-start = Wählen Sie ein Format für Ihr erstes Turnier, oder probieren Sie ein Übungsturnier. Dort kann nichts kaputtgehen.
home-new-event = Neues Turnier
home-start = Beginnen
home-format-card = { $name }. { $about }
home-search = Turnier suchen
home-none-found = Kein Turnier passt.
home-status = Stand
home-players = Spieler
home-date = Datum
home-today = Heute
home-day-format = d. MMM
home-open = Öffnen
home-show-folder = Im Ordner zeigen
home-remove = Aus der Liste entfernen
home-open-event = { $event } öffnen
home-situation = { $event }: { $progress }
home-practice = Üben
home-practice-about = Spielen Sie ein erfundenes Turnier durch, oder Ihr eigenes auf einer Kopie. Nichts davon zählt.
home-first-steps = Erste Schritte
home-steps-done = { $done } von { $steps } erledigt
home-step-is-done = { $step }: erledigt
home-step-is-open = { $step }: noch offen
home-step-start = Ein Turnier anlegen
home-step-players = Spieler eintragen oder importieren
home-step-pair = Runde 1 auslosen
home-step-results = Alle Ergebnisse einer Runde eintragen
home-step-display = Tabelle auf der Anzeige zeigen
home-step-certificates = Urkunden drucken
home-step-hint-start = Nur der Name ist nötig.
home-step-hint-players = Namen tippen oder eine Liste importieren.
home-step-hint-pair = Eine Vorschau ist vorher möglich.
home-step-hint-results = Ein Sieg ist eine Taste.
home-step-hint-display = Auf Beamer oder zweitem Bildschirm.
home-step-hint-certificates = Fertig, wenn das Turnier zu Ende ist.
home-step-do-start = Neues Turnier
home-step-do-players = Spieler eintragen
home-step-do-pair = Runde 1 auslosen
home-step-do-results = Ergebnisse eintragen
home-step-do-display = Anzeige öffnen
home-step-do-certificates = Papiere öffnen

## Wie weit ein Turnier ist

progress-not-started = Nicht begonnen
progress-checking-in = Anmeldung: { $here } von { $players } da
progress-playing = Runde { $round }: { $done } von { $tables } da
progress-ready = Bereit für Runde { $round }
progress-round-over = Runde { $round } fertig
progress-ring = { $players } von { $all } übrig
progress-won = Sieg: { $names }
progress-over = Beendet
