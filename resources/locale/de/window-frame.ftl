### Words of starting, menus, home, the frame of an event, and what now

window-program = TourneyDesk
window-title = { $event } – TourneyDesk
window-no-display =
    Hier gibt es keinen Bildschirm für ein Fenster. TourneyDesk in einer grafischen Sitzung starten oder seine Befehle nutzen: tourneydesk --help zählt sie auf.
    { "" }
window-too-many-files =
    TourneyDesk öffnet ein Turnier zur selben Zeit. Nur eine Datei nennen.
    { "" }
window-bug-title = In TourneyDesk ist etwas schiefgegangen
window-bug-text =
    Im Programm ist etwas schiefgegangen. Alles bisher Eingetragene ist sicher in der Datei des Turniers, und es kann weitergehen.
    
    Hatte der letzte Schritt keine Wirkung, ihn noch einmal tun; hilft das nicht, TourneyDesk schließen und das Turnier neu öffnen.
window-bug-log = Was geschehen ist, steht in { $log }
window-close = Schließen
window-sign-done = ✓
window-sign-now = ●
window-sign-attention = ▲{ " " }
window-sign-wrong = ✕{ " " }
window-menu-file = &Datei
window-menu-edit = &Bearbeiten
window-menu-event = &Turnier
window-menu-view = &Ansicht
needs-event = Zuerst ein Turnier öffnen.
needs-chosen-event = Zuerst ein Turnier öffnen oder auf der Startseite eines wählen.
needs-second-folder = Es ist kein zweiter Ordner für Kopien gewählt.
needs-undo = Es gibt nichts rückgängig zu machen.
needs-redo = Es gibt nichts wiederherzustellen.
needs-ring = Nur ein Turnier mit einem gesetzten Ring kann ihn zeigen.
window-new-event = &Neues Turnier
window-open-event = Ö&ffnen…
window-save-as = &Speichern unter…
window-close-event = Turnier s&chließen
window-quit = &Beenden
window-undo = &Rückgängig
window-redo = &Wiederholen
window-undo-step = &Rückgängig: { $step }
window-redo-step = &Wiederholen: { $step }
window-go-to-table = Zu einem &Tisch
window-go-to-players = &Spieler
window-go-to-round = Aktuelle &Runde
window-go-to-standings = R&angliste
window-show-why = &Warum
window-undone = Rückgängig gemacht: { $step }.
window-redone = Wiederholt: { $step }.
window-recent = Zuletzt geöffnete Turniere
window-recent-event = Turnier
window-recent-format = Format
window-recent-twin = { $name } ({ $file })
window-home-new = Neues Turnier
window-home-open = Öffnen…
window-read-only = Zum Lesen öffnen
window-event-files = Turniere (*.tourney)
window-list-files = Spielerlisten (*.csv *.txt *.tsv);;Alle Dateien (*)
window-choose-event = Ein Turnier öffnen
window-choose-list = Eine Spielerliste einlesen
window-choose-place = Wo das Turnier liegen soll
window-stages = Stationen des Turniers
window-players = Spieler
window-round = Runde { $round }
window-standings = Rangliste
window-message = Was gerade geschehen ist
window-what-now = Was jetzt ansteht
window-why = Warum
window-no-reasons = Dazu ist nichts vermerkt.
window-details = Einzelheiten
window-choose-for-why = Einen Tisch oder Spieler wählen, um die Gründe zu lesen.
window-pair-round = Runde { $round } auslosen
window-pair-kind =
    { $kind ->
        [final] Finale auslosen
        [playoff] Entscheidungsspiel auslosen
       *[other] Zusätzliche Runde auslosen
    }
window-set-ring = Ring festlegen
window-pairing = Wird ausgelost…
window-waiting =
    { $count ->
        [one] 1 Ergebnis fehlt
       *[other] { $count } Ergebnisse fehlen
    }
window-see-standings = Rangliste ansehen
window-posted = Runde { $round } ist freigegeben.
window-saved-as = Gespeichert als { $name }. Dort geht das Turnier weiter.
window-no-copy = Das Turnier ist sicher in seiner Datei, aber eine Kopie war nicht möglich. { $why }
window-columns = Spalten wählen
