### Words of the players: entering, lists, check-in, who is kept apart, byes

people-name = Name
people-add = Anmelden
people-change = Ändern
people-optional = freiwillig
people-import = Liste einlesen…
people-drop = Abmelden
people-delete-entry = Spieler löschen
people-entry-deleted = Der Eintrag von { $name } ist gelöscht. { $key } holt ihn zurück.
people-return = Wieder aufnehmen
people-edit = Bearbeiten
people-added = { $name } hat die Nummer { $number }.
people-changed = { $name } ist geändert.
people-dropped = { $name } ist abgemeldet.
people-returned = { $name } ist wieder dabei.
people-players-hint = Zum Suchen tippen, zum Sortieren eine Überschrift anklicken, zum Bearbeiten auf eine Zelle doppelklicken.
people-in-play = { $active } von { $all } dabei
people-reading-list = Die Liste wird gelesen…
people-import-heading = Liste: { $file }
people-import-found = { $players } anzumelden.
people-import-nothing-yet = Noch ist niemand angemeldet. Die Namen ansehen, dann alle anmelden.
people-import-refused =
    { $rows ->
        [one] 1 Zeile ist nicht zu übernehmen. Berichtigen Sie die Datei und lesen Sie sie neu ein, oder übernehmen Sie die anderen.
       *[other] { $rows } Zeilen sind nicht zu übernehmen. Berichtigen Sie die Datei und lesen Sie sie neu ein, oder übernehmen Sie die anderen.
    }
people-import-all = { $players } anmelden
people-import-rest = Die anderen { $players } anmelden
people-import-none = Keine Zeile ist zu übernehmen. Die Datei berichtigen und neu einlesen.
people-import-row = Zeile { $row }: { $text }
people-import-done = { $players } angemeldet.
people-import-problems = Worauf in der Liste zu achten ist
people-player-fields-name = Name
people-player-fields-rating = Wertung
people-player-fields-age = Alter
people-player-fields-member-id = Mitgliedsnummer
people-player-fields-club = Verein
people-player-fields-note = Bemerkung
people-player-fields-age-group = Altersgruppe
people-about = Näheres
people-matches = Wer es sein könnte
people-rated = Wertung { $rating }
people-aged = Alter { $age }
people-task-enter = A&lle Spieler
people-task-check-in = An&wesenheit
people-task-apart = Aus&einanderhalten
people-task-byes = &Freilose
people-finder-placeholder = Name oder Nummer
people-several-players = „{ $text }“ passt auf { $players }. Mit den Pfeiltasten auswählen oder weiter tippen.
people-nobody-found = Hier heißt niemand „{ $text }“.
people-in-already = { $name } ist dabei.
people-left-already = { $name } ist abgemeldet.
people-out-already = { $name } ist nach den Regeln ausgeschieden.
people-choose-player = Zuerst einen Spieler in der Liste wählen.
people-here-of = { $here } von { $all } da
people-turn-here = Als anwesend vermerken
people-turn-not-here = Anwesenheit zurücknehmen
people-checked-in = { $name } ist da.
people-not-here-after-all = { $name } ist doch nicht da.
people-drop-absent =
    { $players ->
        [one] 1 abwesenden Spieler abmelden
       *[other] { $players } abwesende Spieler abmelden
    }
people-absent-dropped =
    { $players ->
        [one] 1 abwesender Spieler abgemeldet. Wer noch kommt, lässt sich wieder aufnehmen.
       *[other] { $players } abwesende Spieler abgemeldet. Wer noch kommt, lässt sich wieder aufnehmen.
    }
people-check-in-optional = Noch ist niemand als da vermerkt. Das ist freiwillig; ohne werden alle { $players } Spieler gepaart.
people-absent-warning =
    { $players ->
        [one] 1 Spieler ist nicht da. Vor der Auslosung lässt er sich abmelden.
       *[other] { $players } Spieler sind nicht da. Vor der Auslosung lassen sie sich abmelden.
    }
people-check-in-hint = Ein paar Buchstaben tippen und { key-enter } drücken, oder das Kästchen anklicken.
people-apart-first = Der Erste von zweien, die nicht aufeinandertreffen sollen
people-apart-second = Wer nicht auf { $name } treffen soll
people-pairs-apart = Auseinandergehalten
people-never-meets = soll nicht treffen auf
people-allow = Doch zulassen
people-kept-apart = { $one } und { $other } werden auseinandergehalten.
people-may-meet = { $one } und { $other } dürfen aufeinandertreffen.
people-apart-hint = Den ersten Namen tippen, { key-enter } drücken, dann den zweiten.
people-choose-pair = Zuerst ein Paar in der Liste wählen.
people-bye-who = Wer ein Freilos verlangt
people-byes-asked = Verlangte Freilose
people-bye-first = Zuerst den Spieler suchen.
people-round-head = Runde
people-points = Punkte
people-ask-bye = Freilos geben
people-bye-noted =
    { $points ->
        [0] { $name }: Freilos mit 0 Punkten in Runde { $round }.
        [0.5] { $name }: Freilos mit ½ Punkt in Runde { $round }.
       *[other] { $name }: Freilos mit 1 Punkt in Runde { $round }.
    }
people-byes-hint = Spieler und Runde wählen. Ein neues Freilos für dieselbe Runde ersetzt das alte.
people-which-round = Die Nummer der Runde eintippen, zum Beispiel 3.
people-no-byes = Bei diesem Format gibt es keine Freilose auf Wunsch. Wer eine Runde auslassen muss, wird abgemeldet und später wieder aufgenommen.
people-nobody-yet = Noch ist niemand angemeldet.
people-absent-who = Für Runde { $round } nicht angemeldet: { $names }.
people-no-show-asked = Zu Runde { $round } nicht gekommen: { $names }. In der nächsten Runde auslassen?
people-pair-anyway = Trotzdem paaren
people-keep-paired = Drin lassen
people-left-out = Ausgelassen: { $names }. Wer noch kommt, wird bei den Spielern wieder aufgenommen.
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
people-print-list = Anwesenheitsliste drucken
people-print-card = Spielerkarte drucken
people-edit-all = Alle Felder bearbeiten
people-withdrawn = { $name } ist abgemeldet.
people-reinstate-and-check-in = Wieder aufnehmen und als da vermerken
people-reinstated-and-checked-in = { $name } wieder aufgenommen und da.
people-late-heading = Nachmeldung
people-add-late = Nachmelden
people-edit-heading = { $name } bearbeiten
people-zero-bye = Freilos, 0 Punkte
people-clear-search = Suche leeren
people-list-empty = Noch keine Spieler. Einzeln anmelden oder eine Liste übernehmen.
