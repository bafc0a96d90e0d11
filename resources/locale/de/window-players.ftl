### The players: entering, lists, check-in, who is kept apart, byes

people-name = Name
people-add = Spieler anmelden
people-change = Änderungen speichern
people-optional = optional
people-needed = erforderlich
people-instead-of-age = statt Alter
people-enter-age = Alter eingeben
people-whole-name = oder der ganze Name
people-import = Liste importieren…
people-drop = Abmelden
people-delete-entry = Spieler löschen
people-entry-deleted = { $name } gelöscht. { $key } macht es rückgängig.
people-return = Wieder aufnehmen
people-edit = Bearbeiten
people-added = { $name } angemeldet als Nr. { $number }.
people-changed = { $name } gespeichert.
people-dropped = { $name } abgemeldet.
people-returned = { $name } wieder aufgenommen.
people-players-hint = Zum Suchen tippen, zum Sortieren eine Überschrift anklicken, zum Bearbeiten auf eine Zelle doppelklicken.
people-in-play = { $active } von { $all } dabei
people-reading-list = Liste wird gelesen…
people-import-heading = { $file } importieren
people-import-all = { $players } importieren
people-import-rest = Die anderen { $players } importieren
people-import-none = Noch lässt sich keine Zeile importieren. Die Zeilen unten korrigieren oder eine andere Datei wählen.
people-import-row = Zeile { $row }: { $text }
people-import-done = { $players } angemeldet.
people-import-problems = Zu prüfen
people-player-fields-given = Vorname
people-player-fields-family = Familienname
people-player-fields-rating = Wertung
people-player-fields-age = Alter
people-player-fields-member-id = Mitgliedsnummer
people-player-fields-club = Verein
people-player-fields-note = Bemerkung
people-player-fields-age-group = Altersgruppe
people-player-fields-rating2 = Zweite Wertung
people-player-fields-birth = Geburtsdatum
people-player-fields-expires = Mitglied bis
people-player-fields-state = Bundesland
people-player-fields-team = Mannschaft
people-player-fields-household = Familienzeichen
people-player-fields-grade = Schulklasse
people-player-fields-email = E-Mail (nur hier)
people-more-fields = Weitere Felder
people-birth-hint = 2011-05-30 oder 2011
people-date-hint = 2026-11-30
people-use-first = Einen Namen wählen und { key-enter } drücken, um ihn zu übernehmen.
people-load-members = Mitgliederliste laden…
people-members-none = Die Mitgliederliste eines Verbands einmal laden, um sie hier ohne Internet zu durchsuchen.
people-members-list = Mitgliederliste: { $source }, { $count } Mitglieder, geladen { $day }
people-members-loading = Mitgliederliste wird geladen… bisher { $count }
people-members-loaded = Mitgliederliste geladen: { $count } Mitglieder.
people-member-until = Mitglied bis { $day }
people-about = Angaben
people-matches = Mögliche Treffer
people-rated = Wertung { $rating }
people-aged = Alter { $age }
people-task-enter = A&lle Spieler
people-task-check-in = Check-&in
people-task-apart = T&rennliste
people-task-byes = &Freilose
people-finder-placeholder = Name oder Nummer
people-several-players = { $players } passen zu „{ $text }“. Weitertippen oder wählen.
people-no-match = Kein Spieler passt zu „{ $text }“.
people-in-already = { $name } ist schon dabei.
people-left-already = { $name } ist abgemeldet und kann wieder aufgenommen werden.
people-out-already = { $name } ist ausgeschieden und kann nicht zurückkommen.
people-choose-player = Einen Spieler wählen.
people-here-of = { $here } von { $all } eingecheckt
people-turn-here = Einchecken
people-turn-not-here = Check-in zurücknehmen
people-checked-in = { $name } eingecheckt.
people-expired = Die Mitgliedschaft endete am { $day }.
people-not-here-after-all = { $name }: Check-in zurückgenommen.
people-drop-absent =
    { $players ->
        [one] 1 abwesenden Spieler abmelden
       *[other] { $players } abwesende Spieler abmelden
    }
people-absent-dropped =
    { $players ->
        [one] 1 abwesender Spieler
       *[other] { $players } abwesende Spieler
    } abgemeldet. Wer später kommt, lässt sich wieder aufnehmen.
people-check-in-optional = Noch niemand eingecheckt. Der Check-in ist freiwillig: Ohne ihn werden alle { $players } Spieler gepaart.
people-check-in-hint = Ein paar Buchstaben tippen und { key-enter } drücken, oder das Kästchen anklicken.
people-apart-first = Erster Spieler
people-apart-second = { $name } trennen von
people-pairs-apart = Getrennte Paare
people-never-meets = Getrennt von
people-allow = Paarung erlauben
people-kept-apart = { $one } und { $other } werden getrennt.
people-may-meet = { $one } und { $other } dürfen wieder gegeneinander spielen.
people-apart-hint = Die beiden treffen ab der nächsten Runde nicht aufeinander, wo die Regeln es erlauben. Den ersten Namen tippen, { key-enter } drücken, dann den zweiten.
people-choose-pair = Ein Paar wählen.
people-bye-who = Spieler
people-byes-requested = Beantragte Freilose
people-bye-first = Einen Spieler wählen.
people-round-head = Runde
people-points = Punkte
people-ask-bye = Freilos geben
people-bye-noted =
    { $points ->
        [0] { $name }: Freilos ohne Punkt in Runde { $round }.
        [0.5] { $name }: Freilos mit halbem Punkt in Runde { $round }.
       *[other] { $name }: Freilos mit ganzem Punkt in Runde { $round }.
    }
people-byes-hint = Spieler und Runde wählen. Ein neuer Antrag für dieselbe Runde ersetzt den alten.
people-which-round = Eine Rundennummer eingeben, z. B. 3.
people-no-byes = Dieses Format hat keine beantragten Freilose. Wer eine Runde auslassen muss, wird abgemeldet und später wieder aufgenommen.
people-none-yet = Noch keine Spieler.
people-absent-who = Für Runde { $round } nicht eingecheckt: { $names }.
people-no-show-question = { $names }: zu Runde { $round } nicht erschienen. In der nächsten Runde auslassen?
people-can-reinstate = Später lassen sie sich wieder aufnehmen.
people-pair-anyway = Trotzdem auslosen
people-keep-paired = Drin lassen
people-left-out = Abgemeldet: { $names }. Wer später kommt, lässt sich unter „Spieler“ wieder aufnehmen.
people-absent =
    { $count ->
        [one] 1 Spieler ist nicht da.
       *[other] { $count } Spieler sind nicht da.
    }
people-leave-out =
    { $count ->
        [one] Auslassen
       *[other] { $count } auslassen
    }
people-filter = Angezeigte Spieler
people-filter-all = Alle
people-filter-absent = Nicht da
people-filter-here = Da
people-filter-withdrawn = Abgemeldet
people-sort-tip = Zum Sortieren auf eine Überschrift klicken
people-add-name = „{ $text }“ anmelden
people-print-list = Check-in-Liste drucken
people-print-card = Spielerkarte drucken
people-edit-all = Alle Felder bearbeiten
people-withdrawn = { $name } ist abgemeldet.
people-reinstate-and-check-in = Wieder aufnehmen und einchecken
people-reinstated-and-checked-in = { $name } wieder aufgenommen und eingecheckt.
people-late-heading = Nachmeldung
people-add-late = Nachmelden
people-edit-heading = { $name } bearbeiten
people-zero-bye = Freilos, 0 Punkte
people-clear-search = Suche leeren
people-list-empty = Noch keine Spieler. Einzeln anmelden oder eine Liste importieren.
