### Seiten für Handys: was darauf steht, und der Befehl, der sie bereitstellt

phones-all-sections = Alle Gruppen
phones-sections = Gruppen
phones-find = Namen finden
phones-find-nobody = Niemand mit diesem Namen auf dieser Seite.
phones-renewed = Wird von selbst aktualisiert.
phones-lost = Keine Verbindung. Das war der Stand um { $time }.
phones-missing = Unter dieser Adresse gibt es keine Seite.
phones-missing-back = Zur ersten Seite
phones-clock-ends = Die Runde endet um { $time }
phones-clock-stopped = Uhr angehalten, Restzeit: { $time }
phones-clock-left = · noch { $time }
phones-clock-over = Die Zeit ist um
phones-port-taken = Ein anderes Programm benutzt Port { $port }. Einen anderen Port wählen.
phones-address-gone = Dieser Computer hat die Adresse { $host } nicht mehr. Ein anderes Netzwerk wählen.
phones-port-not-allowed = Dieser Computer lässt Port { $port } nicht zu. Einen Port ab 1024 wählen.
phones-failed = Die Seiten können unter { $host }, Port { $port }, nicht freigegeben werden.
usage-pages = Zeigt Handys im selben Netzwerk die Seiten des Turniers (nur lesen), bis der Befehl abgebrochen wird.
usage-pages-host = die Adresse dieses Computers im Netzwerk; sonst wird sie ermittelt
usage-pages-port = der Port; sonst wird er ermittelt
pages-now = { $name } ist unter { $address } zu lesen. Beenden mit { $key }.
pages-ended = Die Seiten von { $name } werden nicht mehr freigegeben.
sheet-on-phone = Auf dem Handy, im WLAN hier
