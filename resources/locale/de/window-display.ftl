### The display for the room: its page, its window, the copy in a folder, the clock

display-page = Anzeige
display-title = Anzeige: { $event }
display-go-to = Anzei&ge
display-projector = &Beamer an oder aus
display-freeze = Beamer &einfrieren
display-start = Anzeige starten
display-stop = Anzeige beenden
display-pause = Auf dieser Seite bleiben
display-go-on = Weiter blättern
display-back = Vorige Seite
display-next = Nächste Seite
display-now = Jetzt: { $title }
display-now-page = Jetzt: { $title }, { $page }
display-off = Der Saal sieht noch nichts. Das würde er sehen.
display-on-screen = Auf dem Bildschirm { $screen }.
display-in-window = In einem Fenster, da es nur einen Bildschirm gibt. { $key } füllt den Bildschirm, { key-esc } verlässt ihn.
display-left-full = In einem Fenster. { $key } füllt wieder den Bildschirm für den Saal.
display-behind = In einem Fenster hinter diesem, da es nur einen Bildschirm gibt. Um es vorn zu sehen: nicht mehr zeigen und wieder zeigen.
display-frozen = Eingefroren: Jetzt getippte Ergebnisse sind noch nicht zu sehen.
display-thawed = Der Saal sieht wieder jedes Ergebnis.
display-stays = Bleibt auf dieser Seite.
display-preview = Was der Saal sieht
display-awake = Die Anzeige für den Saal ist an, oder die Uhr der Runde läuft.
display-what = Was gezeigt wird
display-kinds-tables = Tische der Runde
display-kinds-names = Namen der Runde
display-kinds-ring = Der Ring
display-kinds-standings = Rangliste
display-kinds-out = Wer ausgeschieden ist
display-kinds-final = Das Finale und wie es ausging
display-kinds-clock = Die Uhr, groß
display-kinds-message = Die Mitteilung, groß
display-how = Wie
display-seconds = Sekunden je Seite
display-seconds-slip = Eintippen, wie viele Sekunden eine Seite bleibt: eine Zahl von { $least } bis { $most }.
display-distance = Wer am weitesten weg sitzt
display-dark = Farben
display-dark-colors = Dunkel, für einen dunklen Saal
display-light-colors = Hell, für einen hellen Saal
display-ratings = Wertungen zeigen
display-ages = Alter zeigen
display-message = Mitteilung
display-message-hint = eine Zeile für alle
display-number-distance = { $heights } Bildhöhen entfernt, { $rows } Zeilen
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
display-folder-copy = Seiten in einem Ordner
display-folder-hint = Dieselben Seiten als Dateien, für ein Tablet oder den Webserver am Spielort.
display-folder-choose = Ordner wählen…
display-folder-stop = Dort nicht mehr schreiben
display-choose-folder = Wohin die Seiten für den Saal geschrieben werden
display-folder-kept = In { $folder } geschrieben: dort index.html öffnen.
display-folder-gone = Die Seiten wurden nicht in { $folder } geschrieben. { $why } Alle { $seconds } Sekunden wird es wieder versucht.
display-folder-last = Die letzten Seiten von { $event } wurden nicht in { $folder } geschrieben. { $why } Sie werden geschrieben, sobald das Turnier wieder geöffnet wird.
display-folder-why-missing = Der Ordner ist nicht da: wieder anstecken oder einen anderen wählen.
display-folder-why-full = Der Datenträger ist voll: dort Platz schaffen oder einen anderen Ordner wählen.
display-folder-why-closed = Dort darf nicht geschrieben werden: einen anderen Ordner wählen.
display-folder-why-others = Dort liegen fremde Seiten mit denselben Namen: einen leeren Ordner wählen.
display-folder-why-other = Der Datenträger antwortet nicht: wieder anstecken oder einen anderen Ordner wählen.
display-menu-clock = &Uhr
display-clock = Uhr
display-clock-turn = Uhr &starten oder anhalten
display-clock-more-all = &Fünf Minuten mehr für alle
display-clock-more-table = Fünf Minuten mehr für den gewählten &Tisch
display-clock-start = Starten
display-clock-go-on = Fortsetzen
display-clock-pause = Anhalten
display-clock-minutes = Minuten je Runde
display-clock-minutes-slip = Eintippen, wie viele Minuten eine Runde dauert: eine Zahl von 1 bis { $most }.
display-clock-again = Auf { $time } stellen
display-clock-more = Für alle dazu
display-clock-for-table = Für einen Tisch
display-clock-table = Nr.
display-clock-added = Minuten
display-clock-add = Dazugeben
display-clock-table-slip = Die Nummer eines Tisches dieser Runde eintippen, und wie viele Minuten dazukommen oder wegfallen.
display-clock-no-table = Zuerst einen Tisch dieser Runde wählen; dann kann er mehr Zeit bekommen.
display-clock-no-round = Die Uhr gehört zu einer Runde. Zuerst eine auslosen.
display-clock-left = noch { $time }
display-clock-over = Zeit! { $time } darüber
display-clock-stands = { $time } (angehalten)
display-clock-not-started = { $time } (nicht gestartet)
display-clock-table-left = Tisch { $table } { $time }
display-clock-tables = Mehr Zeit: { $tables }
display-clock-tables-more = Mehr Zeit: { $tables } und { $count } weitere
display-clock-warnings-10 = Letzte 10 Minuten
display-clock-warnings-5 = Letzte 5 Minuten
display-clock-warnings-0 = Die Zeit ist um
display-clock-set = Die Uhr der Runde { $round } ist auf { $time } gestellt. Sie stand bei { $before }.
display-clock-started = Die Uhr der Runde { $round } läuft: { $time }.
display-clock-paused = Die Uhr der Runde { $round } steht bei { $time }.
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
            } mehr für Tisch { $table }.
       *[less]
            { $minutes ->
                [one] { $minutes } Minute
               *[other] { $minutes } Minuten
            } weniger für Tisch { $table }.
    }
