### The display for the audience: its page, its window, the copy in a folder, the clock

display-page = Anzeige
display-title = Anzeige: { $event }
display-go-to = Anzei&ge
display-projector = An&zeige starten oder beenden
display-freeze = Anzeige &einfrieren
display-start = Anzeige starten
display-stop = Anzeige beenden
display-pause = Anhalten
display-go-on = Fortsetzen
display-back = Zurück
display-next = Weiter
display-now = Zu sehen: { $title }
display-now-page = Zu sehen: { $title }, { $page }
display-off = Vorschau. Das Publikum sieht noch nichts.
display-on-screen = Auf dem Bildschirm { $screen }.
display-in-window = In einem Fenster (nur ein Bildschirm gefunden). { $key } zeigt es als Vollbild; { key-esc } holt das Fenster zurück.
display-left-full = In einem Fenster. { $key } zeigt es wieder als Vollbild.
display-behind = Die Anzeige liegt hinter diesem Fenster (nur ein Bildschirm gefunden). „{ display-front }“ zeigt sie.
display-frozen = Eingefroren: Das Publikum sieht keine neuen Ergebnisse.
display-thawed = Wieder live.
display-stays = Auf dieser Seite angehalten.
display-preview = Was das Publikum sieht
display-awake = Die Anzeige oder die Uhr der Runde läuft
display-what = Seiten
display-kinds-tables = Paarungen
display-kinds-names = { -table } finden
display-kinds-ring = Der Ring
display-kinds-standings = Rangliste
display-kinds-places = Spitze je Runde (Diagramm)
display-kinds-bars = Strafpunkte (Diagramm)
display-kinds-bracket = Turnierbaum des Top Cut
display-kinds-out = Ausgeschieden
display-kinds-final = Finale und Sieg
display-kinds-clock = Rundenuhr
display-kinds-message = Mitteilung
display-how = Aussehen
display-seconds = Sekunden je Seite
display-seconds-invalid = Sekunden je Seite: eine Zahl von { $least } bis { $most } eingeben.
display-distance = Schriftgröße
display-dark = Farben
display-dark-colors = Dunkel (dunkler Saal)
display-light-colors = Hell (heller Saal)
display-ratings = Wertungszahlen zeigen
display-ages = Alter zeigen
display-phones = Adresse für Handys zeigen
display-message = Mitteilung
display-message-hint = z. B. Mittagspause bis 13:15
display-number-distance =
    { $heights ->
        [3] Klein
        [4] Mittel
        [6] Groß
       *[8] Sehr groß
    } ({ $rows } Zeilen)
display-second-screen = Zweiter Bildschirm
display-connected = Angeschlossen
display-one-screen = Nur ein Bildschirm
display-own-screen = { $number } · Dieser Bildschirm
display-screen = { $number } · { $width } × { $height }
display-full = Vollbild
display-windowed = Im Fenster
display-front = Nach vorn holen
display-freeze-button = Einfrieren
display-unfreeze = Wieder aktualisieren
display-state-on = An
display-state-off = Aus
display-page-count =
    { $count ->
        [one] 1 Seite
       *[other] { $count } Seiten
    }
display-showing = Jetzt zu sehen
display-seconds-each = je { $seconds } s
display-message-stays = Zu sehen, bis Sie sie löschen.
display-message-clear = Löschen
display-folder-copy = Webseiten
display-folder-hint = Dieselben Seiten als Dateien, für Tablets oder den Webserver am Spielort.
display-folder-choose = Ordner wählen…
display-folder-stop = Nicht mehr aktualisieren
display-address = Adresse dieser Seiten
display-address-hint = z. B. verein.example/open. Paarungen haben dann einen QR-Code dafür. Ohne Adresse keiner.
display-address-slip = Bitte eine Webadresse mit höchstens { $most } Zeichen eingeben, etwa verein.example/open.
display-choose-folder = Ordner für die Webseiten
display-folder-kept = Wird aktualisiert in { $folder }. Dort index.html öffnen.
display-folder-gone = Die Webseiten in { $folder } wurden nicht aktualisiert. { $why } Neuer Versuch in { $seconds } Sekunden.
display-folder-last = Die letzten Webseiten von { $event } fehlen in { $folder }. { $why } Sie werden geschrieben, sobald das Turnier wieder geöffnet wird.
display-folder-why-missing = Der Ordner ist weg. Das Laufwerk wieder anstecken oder einen anderen Ordner wählen.
display-folder-why-full = Der Datenträger ist voll. Platz schaffen oder einen anderen Ordner wählen.
display-folder-why-closed = Dort fehlt die Schreibberechtigung. Einen anderen Ordner wählen.
display-folder-why-others = Der Ordner enthält fremde Seiten. Einen leeren Ordner wählen.
display-folder-why-other = Der Datenträger antwortet nicht. Wieder anstecken oder einen anderen Ordner wählen.
display-menu-clock = &Uhr
display-clock = Uhr
display-clock-turn = Uhr &starten oder anhalten
display-clock-more-all = &Fünf Minuten mehr für alle
display-clock-more-table =
    Fünf Minuten mehr für { NOUN() ->
        [board] das gewählte &Brett
        [game] die gewählte &Partie
       *[table] den gewählten &Tisch
    }
display-clock-start = Starten
display-clock-go-on = Fortsetzen
display-clock-pause = Anhalten
display-clock-minutes = Minuten je Runde
display-clock-minutes-invalid = Minuten je Runde: eine Zahl von 1 bis { $most } eingeben.
display-clock-again = Auf { $time } zurücksetzen
display-clock-more = Zusatzzeit für alle
display-clock-for-table = Zusatzzeit für { -a-table }
display-clock-table = { -table }
display-clock-added = Minuten
display-clock-add = Hinzufügen
display-clock-table-invalid = { -A-table } dieser Runde und die Zusatzminuten wählen.
display-clock-no-table = Für Zusatzzeit { -a-table } dieser Runde wählen.
display-clock-no-round = Die Uhr läuft mit einer Runde; noch ist keine freigegeben.
display-clock-left = noch { $time }
display-clock-over = Zeit! { $time } überzogen
display-clock-stopped = { $time } (angehalten)
display-clock-not-started = { $time } (nicht gestartet)
display-clock-table-left = { -table } { $table } ({ $time })
display-clock-tables = Zusatzzeit: { $tables }
display-clock-tables-more = Zusatzzeit: { $tables } und { $count } weitere
display-clock-warnings-10 = Letzte 10 Minuten
display-clock-warnings-5 = Letzte 5 Minuten
display-clock-warnings-0 = Zeit!
display-clock-set = Uhr der Runde { $round } auf { $time } gestellt (vorher { $before }).
display-clock-started = Uhr der Runde { $round } läuft: { $time }
display-clock-paused = Uhr der Runde { $round } angehalten bei { $time }.
display-added =
    { $way ->
        [more]
            { $minutes ->
                [one] { $minutes } Minute
               *[other] { $minutes } Minuten
            } mehr für alle.
       *[less]
            { $minutes ->
                [one] { $minutes } Minute
               *[other] { $minutes } Minuten
            } weniger für alle.
    }
display-added-for-table =
    { $way ->
        [more]
            { $minutes ->
                [one] { $minutes } Minute
               *[other] { $minutes } Minuten
            } mehr für { -table } { $table }.
       *[less]
            { $minutes ->
                [one] { $minutes } Minute
               *[other] { $minutes } Minuten
            } weniger für { -table } { $table }.
    }
