### The sheet of keys: each page's name, and what the keys do there

# What keys are called: in sentences and in shortcuts, but for a Mac

key-enter = Enter
key-esc = Esc
key-space = Leertaste
key-tab = Tab
keys-back = Zurück, oder schließen, was offen ist
keys-stop = Abbrechen
keys-lists = Listen
keys-lists-move = Andere Zeile wählen
keys-date-open = Den Kalender eines Datums öffnen
keys-ticks-move = Angehakten Eintrag nach oben oder unten verschieben
keys-home = Startseite
keys-home-open = Gewähltes Turnier öffnen
keys-home-choose = Anderes Turnier wählen
keys-home-format = Ein Format auswählen
keys-home-remove = Das gewählte Turnier aus der Liste entfernen
keys-wizard = Neues Turnier
keys-wizard-format = Format wählen oder seinen Namen tippen
keys-wizard-next = Weiter
keys-wizard-create = Das Turnier jetzt anlegen
keys-wizard-line = Nächste Zeile
keys-wizard-back = Zurück
keys-wizard-list = Liste importieren
keys-forms = Üben, Wiederherstellen, aus Papieren
keys-forms-go-on = Weiter
keys-forms-create = Turnier anlegen
keys-forms-open = Gewähltes Turnier öffnen
keys-event-line = Nächste Zeile
keys-event-forget = Ungespeicherte Änderungen verwerfen
keys-players = Spieler
keys-players-add = Weiteren Spieler anmelden
keys-players-sort = Nach dieser Spalte sortieren
keys-players-enter = Spieler anmelden
keys-players-empty = Formular leeren
keys-players-forget = Aus den bekannten Spielern entfernen
keys-players-change = Spieler bearbeiten
keys-players-drop = Spieler abmelden; in der Trennliste: Paarung erlauben
keys-players-delete = Nie gepaarten Spieler löschen
keys-players-return = Spieler wieder aufnehmen
keys-players-here = Einchecken oder zurücknehmen
keys-players-task-enter = Alle Spieler
keys-players-task-check-in = Check-in
keys-players-task-apart = Trennliste
keys-players-task-byes = Freilose
keys-import = Liste importieren
keys-import-tick = Zeile importieren oder weglassen
keys-import-edit = Zelle ändern
keys-round = Runden
keys-round-table =
    { NOUN() ->
        [board] Zu diesem Brett
        [game] Zu dieser Partie
       *[table] Zu diesem Tisch
    }
keys-round-correct = Ergebnis ändern
keys-round-turn = Vorherige oder nächste Runde
keys-round-fold = Gruppe von Tischen zuklappen
keys-round-unfold = Gruppe von Tischen aufklappen
keys-round-take-back = Ergebnis löschen
keys-round-leave = Ergebnis behalten, zurück zur Liste
keys-round-all = Alle { -tables }
keys-round-missing = Nur fehlende Ergebnisse
keys-round-reported = Nur gemeldete Ergebnisse
keys-round-second-pass = Doppelt prüfen
keys-round-call-all = Alle neuen Ringpartien als aufgerufen markieren
keys-ring-step = Am Ring entlang
keys-ring-pick = Erst wählen, wer gewonnen, dann, wer verloren hat
keys-ring-let-go = Wahl aufheben
keys-ring-tick = Aufgerufen, oder noch nicht
keys-draft = Entwurf
keys-draft-choose =
    Spieler { NOUN() ->
        [board] am Brett
        [game] der Partie
       *[table] am Tisch
    } wählen
keys-draft-swap = Spieler wählen; bei einem zweiten noch einmal: tauschen
keys-draft-lock = { -table } festhalten oder lösen
keys-draft-again = Neu paaren, feste { -tables } bleiben
keys-draft-draw = Neu losen, mit Grund
keys-draft-post = Runde freigeben
keys-draft-post-anywhere = Runde freigeben, von überall auf der Seite
keys-draft-discard = Entwurf verwerfen
keys-draft-leave = Entwurf für später stehen lassen
keys-standings-try = Fehlendes Ergebnis ausprobieren
keys-standings-correct = Ergebnis zum Ausprobieren eingeben
keys-standings-forget = Ausprobiertes Ergebnis löschen
keys-standings-leave = Zurück zur tatsächlichen Rangliste
keys-crosstable = Kreuztabelle und Diagramme
keys-crosstable-open = { -The-table } einer Zelle öffnen
keys-chart-player = Vorheriger oder nächster Spieler
keys-papers = Papiere
keys-papers-turn = Vorige oder nächste Seite
keys-papers-larger = Vergrößern, oder ganze Seite
keys-papers-move = Vergrößerte Seite verschieben
keys-papers-printing = Zum Drucken
keys-papers-print = Gewähltes Papier drucken
keys-papers-save = Gewähltes Papier als PDF speichern
keys-papers-card = Karte vergrößern; { key-esc } geht zurück
keys-repair = Reparatur
keys-repair-choose = Reparatur wählen
keys-repair-take = Reparatur anwenden
keys-repair-started = { -table } als begonnen markieren
keys-repair-tables = Zu den { -tables-dative } und zurück
keys-repair-leave = Ohne Reparatur verlassen
keys-match = Tische zu zweit
keys-match-first = Erster Spieler gewinnt
keys-match-second = Zweiter Spieler gewinnt
keys-match-draw = Remis
keys-match-absent = Nicht angetreten: erster, zweiter, beide
keys-match-no-show = Nicht angetreten: wer
keys-match-score = Endstand eines Matches, wie auf den Knöpfen
keys-match-games = Partien des Matches
keys-sheet = Tische mit Plätzen oder Punktzahlen
keys-sheet-place = Platz
keys-sheet-letter = Platz als Buchstabe; nach der Energie beginnt er die nächste Zeile
keys-sheet-withdrawn = Aufgegeben
keys-sheet-part = Nächstes Feld ohne die Eingabetaste
keys-sheet-next = Nächstes Feld; nach dem letzten speichern
keys-sheet-record = Ergebnis speichern
keys-display = Anzeige
keys-display-turn = Vorige oder nächste Seite
keys-display-stay = Anhalten oder fortsetzen
keys-display-full = Vollbild oder Fenster
keys-display-leave = Vollbild verlassen

## Keys described in words

keys-number = Nummer, { $key }
keys-while-working = { $key }, während etwas lange dauert
keys-in-list = { $key }, in der Liste
keys-in-suggestions = { $key }, auf einem vorgeschlagenen Namen
keys-on-card = { $keys }, auf einer Spielerkarte
keys-places = { $key } bis { $last }
