### Der Rahmen um die Seiten eines offenen Turniers: Seitenleiste, Details, Statuszeile, Karten, Band

window-switch-event = Offenes Turnier: { $event }, { $format }. Zu einem anderen wechseln
window-all-events = Alle Turniere
window-round-final = Finale
window-round-playoff = Entscheidungsspiel
window-round-ring = Ring
window-round-draft = Entwurf { $title }
window-still-in = noch { $count }

window-band-practice-about = Wird gelöscht, wenn es eine Woche nicht benutzt wird.
window-band-rehearsal-about = Das ist eine Kopie.
window-band-back = Zurück zu { $event }
window-band-frozen = Die Anzeige ist eingefroren
window-band-frozen-about = Das Publikum sieht keine neuen Ergebnisse.
window-band-unfreeze = Anzeige fortsetzen

window-undo-this = Rückgängig
window-advice = Hinweise
window-next-missing =
    { NOUN() ->
        [board] Nächstes fehlendes Brett
        [game] Nächste offene Partie
       *[table] Nächster fehlender Tisch
    }

window-back-up-elsewhere = Anderswo sichern…
window-try-again = Erneut versuchen

window-close-details = Details schließen ({ $key })
window-why-pairing = Warum so gepaart
window-print-slip = Zettel drucken
window-show-card = Karte zeigen
window-player-number = Nr. { $number }

window-theme = Far&ben
window-theme-system = Wie das &System
window-theme-light = &Hell
window-theme-dark = &Dunkel
window-text-sizes = Schri&ftgröße
window-text-size = { $percent } %
window-text-size-later = Die neue Schriftgröße gilt ab dem nächsten Start, damit nichts Getipptes verloren geht.
window-about = Ü&ber TourneyDesk
window-about-title = Über TourneyDesk
window-about-version = Version { $version }
window-about-licenses = Lizenzen
window-folder-read-only = Einstellungen und zuletzt geöffnete Turniere können nicht gespeichert werden: { $folder } ist schreibgeschützt. Den Ordner des Programms an einen Ort kopieren, an dem sich Dateien speichern lassen.
window-about-folder = Einstellungen und Listen werden in { $folder } gespeichert.
window-about-parts = TourneyDesk ist freie Software unter der MIT-Lizenz. Es enthält die folgenden Teile, jeden unter seiner eigenen Lizenz:

window-continue = Weiter
window-copy-details = Einzelheiten kopieren

window-print-pairings = Paarungen drucken
window-show-display = Auf der Anzeige zeigen

window-toggle-details = Details zeigen oder verbergen ({ $key })

window-not-now = Jetzt nicht
