### Starting, menus, home, the frame of an event, and the next step

window-program = TourneyDesk
window-title = { $event } – TourneyDesk
window-no-display =
    Kein Bildschirm gefunden. TourneyDesk in einer grafischen Sitzung starten oder mit „tourneydesk --help“ die Befehle ansehen.
    { "" }
window-no-library =
    Eine Systembibliothek für Fenster fehlt. Unter Debian oder Ubuntu installieren mit: sudo apt-get install { $packages }
    { "" }
window-too-many-files =
    TourneyDesk öffnet jeweils ein Turnier. Eine Datei nennen.
    { "" }
window-bug-title = Etwas ist schiefgegangen
window-bug-text = Das Turnier ist bis zum letzten Schritt gespeichert. Noch einmal versuchen; hilft das nicht, TourneyDesk schließen und das Turnier neu öffnen.
window-bug-log = Details gespeichert in { $log }
window-close = Schließen
window-sign-done = ✓
window-sign-attention = ▲{ " " }
window-sign-wrong = ✕{ " " }
window-menu-file = &Datei
window-menu-edit = &Bearbeiten
window-menu-event = &Turnier
window-menu-view = &Ansicht
needs-event = Dafür ein Turnier öffnen.
needs-chosen-event = Ein Turnier öffnen oder auf der Startseite eines wählen.
needs-second-folder = Kein zweiter Sicherungsordner festgelegt.
needs-undo = Nichts rückgängig zu machen.
needs-redo = Nichts zu wiederholen.
needs-ring = Verfügbar, sobald ein Ring begonnen hat.
needs-next-standings = Das Turnier ist zu Ende; das ist die Schlussrangliste.
window-new-event = &Neues Turnier
window-open-event = Datei ö&ffnen…
window-save-as = &Speichern unter…
window-close-event = Turnier s&chließen
window-quit = &Beenden
window-undo = &Rückgängig
window-redo = &Wiederholen
window-undo-step = &Rückgängig: { $step }
window-redo-step = &Wiederholen: { $step }
window-go-to-table = &{ -table } suchen
window-go-to-players = &Spieler
window-go-to-round = Aktuelle &Runde
window-go-to-standings = R&angliste
window-show-why = &Warum zeigen
window-undone = Rückgängig gemacht: { $step }.
window-redone = Wiederholt: { $step }.
window-recent = Letzte Turniere
window-recent-event = Turnier
window-recent-format = Format
window-recent-twin = { $name } ({ $file })
window-home-new = Neues Turnier
window-home-open = Datei öffnen…
window-read-only = Schreibgeschützt öffnen
window-event-files = Turniere (*.tourney)
window-list-files = Spielerlisten (*.csv *.txt *.tsv *.xlsx *.xls *.ods *.dbf *.trf *.trfx *.tdf);;Alle Dateien (*)
window-choose-event = Turnier öffnen
window-choose-list = Spielerliste importieren
window-choose-place = Turnier speichern unter
window-stages = Seiten des Turniers
window-players = Spieler
window-round = Runde { $round }
window-standings = Rangliste
window-message = Letzte Meldung
window-what-now = Nächster Schritt
window-why = Warum
window-no-reasons = Hier gibt es nichts zu erklären.
window-details = Details
window-choose-for-why = Für die Gründe { -a-table } oder einen Spieler wählen.
window-pair-round = Runde { $round } auslosen
window-pair-kind =
    { $kind ->
        [final] Finale setzen
        [playoff] Entscheidungsspiel setzen
       *[other] Zusatzrunde auslosen
    }
window-set-ring = Ring starten
window-pairing = Wird ausgelost…
window-see-standings = Zur Rangliste
window-posted = Runde { $round } freigegeben.
window-saved-as = Gespeichert als { $name }. Weiter geht es in dieser Datei.
window-no-copy = Turnier gespeichert, aber nicht gesichert: { $why }
window-columns = Spalten wählen
window-columns-no-room = Kein Platz für: { $columns }
