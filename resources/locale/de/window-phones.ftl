### Seiten für Handys: der Dialog, und wo steht, dass sie freigegeben sind

phones-menu = &Seiten im Netzwerk freigeben…
phones-tip = Handys im Saal können Paarungen und Rangliste lesen
phones-title = Seiten im Netzwerk freigeben
phones-about = Alle im selben WLAN oder Hotspot können Paarungen, Rangliste und Uhr im Browser lesen. Niemand kann etwas ändern. Wertungszahlen und Alter bleiben weg.
phones-network = Netzwerk
phones-network-wifi = WLAN: { $called } ({ $address })
phones-network-cable = Kabel: { $called } ({ $address })
phones-network-other = { $called } ({ $address })
phones-network-none = Nur dieser Computer ({ $address })
phones-no-network = Handys erreichen diese Adresse nicht. Diesen Computer mit dem WLAN verbinden oder seinen Hotspot einschalten, dann diesen Dialog erneut öffnen.
phones-port = Port
phones-port-help = Leer: ein freier Port
phones-port-invalid = Einen Port von { $least } bis { $most } eingeben oder das Feld leer lassen.
phones-start = Seiten freigeben
phones-stop = Nicht mehr freigeben
phones-open = Diese Adresse auf dem Handy öffnen oder den Code scannen:
phones-code = QR-Code von { $address }
phones-copy = Adresse kopieren
phones-copied = Adresse kopiert.
phones-browser = Im Browser öffnen
phones-count =
    { $count ->
        [0] In der letzten Minute hat kein Handy nachgesehen.
        [one] In der letzten Minute hat { $count } Handy nachgesehen.
       *[other] In der letzten Minute haben { $count } Handys nachgesehen.
    }
phones-firewall = Der Code ist auch auf der Anzeige und auf gedruckten Paarungen. Wenn Handys keine Seite finden: TourneyDesk in der Firewall dieses Computers zulassen.
phones-gone = { $network } ist weg. Die Seiten werden wieder freigegeben, sobald es zurück ist.
phones-moved = Die Adresse der Seiten ist jetzt { $address }. Handys brauchen den neuen Code.
phones-started = Die Seiten werden unter { $address } freigegeben.
phones-ended = Die Seiten werden nicht mehr freigegeben.
phones-side = Seiten freigegeben
phones-side-gone = Seiten: kein Netzwerk
