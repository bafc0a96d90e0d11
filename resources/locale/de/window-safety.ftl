### Practice and rehearsal, recovery, backups, long tasks, and the sheet of keys

safety-practice = Übungs&turnier…
safety-rehearse = An &Kopie ausprobieren
safety-home-practice = Übungsturnier…
safety-home-rehearse = An Kopie ausprobieren
safety-rehearse-tip = Öffnet eine Kopie zum Ausprobieren. Das echte Turnier ändert sich nicht.
safety-practice-heading = Übungsturnier
safety-practice-hint = Erfundene Spieler und Ergebnisse zum Lernen. Übungsturniere erscheinen nicht in Ihrer Liste und werden nach einer Woche gelöscht.
safety-practice-format = Turnierformat
safety-practice-players = Spieler
safety-practice-rounds = Schon gespielte Runden
safety-practice-name = Übung: { $format }
safety-practice-begin = Üben
safety-practice-making = Das Turnier wird angelegt…
safety-practice-players-invalid = Spieler: eine Zahl von 2 bis { GROUPED($most) } eingeben.
safety-practice-rounds-invalid = Runden: eine Zahl von 0 bis { $most } eingeben.
safety-practice-before = Frühere Übungsturniere
safety-practice-kind = Art
safety-mark-names-practice = Übung
safety-mark-names-rehearsal = Probe
safety-practice-go-on = Übungsturnier fortsetzen
safety-marks-practice = Übungsturnier – erfundene Spieler
safety-marks-rehearsal = Probe – hier zählt nichts
safety-marked-titles-practice = { $event } – TourneyDesk
safety-marked-titles-rehearsal = Probe: { $event } – TourneyDesk
safety-rehearsing = Sie arbeiten an einer Kopie. { $event } selbst ändert sich nicht.
safety-crashed-players = { $event } wurde nicht richtig geschlossen. Alles ist gespeichert: { $players }, noch keine Runden.
safety-crashed-round = { $event } wurde nicht richtig geschlossen. Jedes eingetragene Ergebnis ist gespeichert: Runde { $round }, { $done } von { $all } { -tables-dative } gemeldet.
safety-crashed-finished = { $event } wurde nicht richtig geschlossen. Alle Runden sind gespielt und gespeichert.
safety-home-go-on = Fortsetzen
safety-go-on-with = { $event } fortsetzen
safety-recovered = { $event } wiederhergestellt. Letzte Änderung: { $step }
safety-recovered-at = { $event } wiederhergestellt. Letzte Änderung, { $time }: { $step }
safety-steps =
    { $count ->
        [one] { $count } Änderung
       *[other] { $count } Änderungen
    }
safety-prove = Sicherung p&rüfen
safety-second-folder = Zweiter Sicherungs&ordner…
safety-no-second-folder = Z&weite Sicherung beenden
safety-choose-second = Zweiter Sicherungsordner, z. B. auf einem USB-Stick
safety-proving = Neueste Sicherung wird geprüft…
safety-proved-all = Sicherung geprüft: { $copy } lässt sich wiederherstellen und ist aktuell ({ $steps }).
safety-proved-part = Sicherung geprüft: { $copy } lässt sich wiederherstellen ({ $steps } von { $all }). Die nächste Sicherung folgt mit der nächsten Runde oder beim Schließen.
safety-proved-not = Die Sicherung { $copy } gehört zu einem anderen Turnier. Dieses Turnier unter neuem Namen speichern, damit es eigene Sicherungen bekommt.
safety-proved-damaged = Die neueste Sicherung ist beschädigt. { $why } Dieses Turnier unter neuem Namen speichern.
safety-proved-none = In { $folder } liegt noch keine Sicherung. TourneyDesk sichert vor jeder Runde, alle 20 Änderungen und beim Schließen.
safety-second-kept = Zusätzlich gesichert in { $folder }.
safety-second-stopped = Zweite Sicherung beendet. Vorhandene Sicherungen bleiben.
safety-second-gone = Der zweite Sicherungsordner fehlt: { $folder }. Das Turnier ist sicher. Das Laufwerk wieder anstecken oder unter „Datei“ einen anderen Ordner wählen.
safety-second-trouble = Das Turnier ist gespeichert, aber nicht in { $folder } gesichert. { $why }
safety-pairing-long = { $players } werden ausgelost… { key-esc } bricht ab.
safety-pairing-longer = { $players } werden ausgelost, seit { $seconds }… { key-esc } bricht ab.
safety-pairing-stopped = Abgebrochen. Keine Runde wurde freigegeben.
safety-creating = Das Turnier wird angelegt…
safety-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
safety-menu-help = &Hilfe
safety-keys = &Tastenkürzel
safety-keys-heading = Tastenkürzel
safety-ask-why-not = Warum &nicht jemand anderes?
safety-no-why-not-here = { -A-table } dieser Runde wählen.
safety-keys-everywhere = Überall
safety-keys-next = Nächster Schritt (Runde auslosen, Finale, Rangliste)
