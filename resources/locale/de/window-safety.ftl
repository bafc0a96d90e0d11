### Words of practice and rehearsal, ways back, copies, long work, and the sheet of keys

safety-practice = Übungs&turnier…
safety-rehearse = &Probelauf
safety-home-practice = Üben…
safety-home-rehearse = Probelauf
safety-rehearse-tip = Öffnet eine Kopie des gewählten Turniers zum Ausprobieren; das Turnier selbst bleibt, wie es ist.
safety-practice-heading = Übungsturnier
safety-practice-hint = Erfundene Spieler und Ergebnisse zum Lernen. Nichts davon gerät unter die eigenen Turniere. Was eine Woche nicht benutzt wurde, wird weggeworfen.
safety-practice-format = Art des Turniers
safety-practice-players = Spieler
safety-practice-rounds = Schon gespielte Runden
safety-practice-name = Übung: { $format }
safety-practice-begin = Beginnen
safety-practice-making = Das Turnier wird angelegt…
safety-practice-players-slip = Eintippen, wie viele Spieler: eine Zahl von 2 bis { $most }.
safety-practice-rounds-slip = Eintippen, wie viele Runden schon gespielt sind: eine Zahl von 0 bis { $most }.
safety-practice-before = Schon geübt
safety-practice-kind = Art
safety-mark-names-practice = Übung
safety-mark-names-rehearsal = Probelauf
safety-practice-go-on = Mit dem gewählten weitermachen
safety-marks-practice = Übung. Niemand hier ist echt.
safety-marks-rehearsal = Probelauf. Das Turnier selbst bleibt, wie es ist.
safety-marked-titles-practice = { $event } – TourneyDesk
safety-marked-titles-rehearsal = Probelauf: { $event } – TourneyDesk
safety-rehearsing = Das ist eine Kopie von { $event }. Was auch immer hier geschieht, { $event } selbst bleibt, wie es ist.
safety-crashed-players = { $event } war offen, als das Programm endete: { $players } angemeldet, noch keine Runde freigegeben.
safety-crashed-round = { $event } war offen, als das Programm endete: Runde { $round }, { $done } von { $all } Tischen fertig. Alles Eingetragene ist da.
safety-crashed-finished = { $event } war offen, als das Programm endete; alle Runden waren gespielt.
safety-home-go-on = Weitermachen
safety-go-on-with = Weitermachen mit { $event }
safety-recovered = { $event } wiederhergestellt. Letzter Schritt: { $step }
safety-recovered-at = { $event } wiederhergestellt. Letzter Schritt, { $time }: { $step }
safety-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritten
    }
safety-prove = Sicherung p&rüfen
safety-second-folder = Zweiter &Ordner für Kopien…
safety-no-second-folder = &Keine Kopien mehr im zweiten Ordner
safety-choose-second = Wo Kopien zusätzlich liegen sollen, zum Beispiel auf einem USB-Stick
safety-proving = Die neueste Kopie wird zur Probe wiederhergestellt…
safety-proved-all = Die Sicherung funktioniert: { $copy } ließ sich wiederherstellen und enthält das Turnier, wie es jetzt ist, mit allen { $steps }.
safety-proved-part = Die Sicherung funktioniert: { $copy } ließ sich wiederherstellen und enthält das Turnier, wie es war, mit { $steps } von { $all }. Die nächste Kopie entsteht mit der nächsten Runde oder beim Schließen des Turniers.
safety-proved-not = { $copy } ließ sich wiederherstellen, enthält aber etwas anderes als dieses Turnier. Das Turnier unter einem anderen Namen speichern, damit es eigene Kopien bekommt.
safety-proved-damaged = Auf die neueste Kopie ist kein Verlass. { $why } Das Turnier unter einem anderen Namen speichern.
safety-proved-none = In { $folder } liegt noch keine Kopie. Eine entsteht vor jeder Runde, alle 20 Schritte und beim Schließen des Turniers.
safety-second-kept = Kopien liegen jetzt zusätzlich in { $folder }.
safety-second-stopped = Im zweiten Ordner entstehen keine Kopien mehr. Die vorhandenen bleiben.
safety-second-gone = Der zweite Ordner für Kopien, { $folder }, ist nicht da. Das Turnier ist sicher; den USB-Stick wieder einstecken oder unter Datei einen anderen Ordner wählen.
safety-second-trouble = Das Turnier ist sicher, wurde aber nicht in den zweiten Ordner, { $folder }, kopiert. { $why }
safety-pairing-long = { $players } werden ausgelost… { key-esc } hält an.
safety-pairing-longer = { $players } werden ausgelost, seit { $seconds }… { key-esc } hält an.
safety-pairing-stopped = Angehalten. Keine Runde wurde freigegeben, das Turnier ist unverändert. Der Computer rechnet vielleicht noch eine Weile; was er findet, wird nicht verwendet.
safety-creating = Das Turnier wird angelegt…
safety-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
safety-menu-help = &Hilfe
safety-keys = &Tasten
safety-keys-heading = Tasten
safety-ask-why-not = Warum &nicht …
safety-no-why-not-here = Zuerst einen Tisch dieser Runde wählen; dann lässt sich fragen, warum nicht ein anderer Spieler.
safety-keys-everywhere = Überall
safety-keys-next = Was als Nächstes ansteht: eine Runde auslosen oder sehen, wie es ausging
