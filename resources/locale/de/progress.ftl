### Wie weit ein Turnier ist

progress-not-started = Nicht begonnen
progress-checking-in = Anmeldung: { $here } von { $players } da
progress-playing = Runde { $round }: { $done } von { $tables } da
progress-ready = Bereit für Runde { $round }
progress-round-over = Runde { $round } fertig
progress-ring = { $players } von { $all } übrig
progress-won = Sieg: { $names }
progress-over = Beendet
progress-day =
    { $count ->
        [one] { $count } Gruppe
       *[other] { $count } Gruppen
    }
