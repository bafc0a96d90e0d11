### The sheet of keys: each page's name, and what the keys do there

# What keys are called: in sentences and in shortcuts, but for a Mac

key-enter = Enter
key-esc = Esc
key-space = Leertaste
key-tab = Tab

keys-home = Startseite
keys-home-open = das gewählte Turnier öffnen
keys-home-choose = ein anderes wählen
keys-wizard = Neues Turnier
keys-wizard-next = weiter zur nächsten Seite
keys-wizard-line = weiter zur nächsten Zeile
keys-wizard-back = zurück zur vorigen Seite
keys-wizard-list = eine Spielerliste wählen
keys-players = Spieler
keys-players-enter = den getippten Spieler anmelden
keys-players-change = den gewählten Spieler ändern
keys-players-drop = abmelden; unter Auseinanderhalten ein Paar wieder zulassen
keys-players-delete = einen Spieler löschen, der noch nicht gepaart wurde
keys-players-return = wieder aufnehmen
keys-players-here = da oder nicht da, unter Anwesenheit
keys-players-task-enter = Anmelden
keys-players-task-check-in = Anwesenheit
keys-players-task-apart = Auseinanderhalten
keys-players-task-byes = Freilose
keys-round = Runden
keys-round-table = zu diesem Tisch gehen
keys-round-correct = das Ergebnis des Tisches berichtigen
keys-round-take-back = sein Ergebnis zurücknehmen
keys-round-leave = lassen, wie es ist, zurück zur Liste
keys-round-all = alle Tische
keys-round-missing = nur fehlende
keys-round-second-pass = zweiter Durchgang
keys-round-call-all = alle Partien in der Liste eines Rings ausgerufen
keys-draft = Der Entwurf einer Runde
keys-draft-choose = einen Spieler des Tisches wählen
keys-draft-swap = einen Spieler nehmen; beim nächsten noch einmal: beide tauschen
keys-draft-lock = den Tisch festhalten oder lösen
keys-draft-again = um feste Tische herum neu paaren
keys-draft-draw = neu losen; fragt nach dem Grund
keys-draft-post = die Runde so freigeben
keys-draft-discard = den Entwurf verwerfen
keys-draft-leave = den Entwurf stehen lassen
keys-papers = Papiere
keys-papers-turn = blättern
keys-papers-larger = eine Seite größer, und wieder ganz
keys-papers-move = sich auf einer großen Seite bewegen
keys-papers-printing = weiter zum Drucken
keys-papers-print = das Gewählte drucken
keys-papers-card = die Karte groß; { key-esc } geht zurück
keys-repair = Reparaturen
keys-repair-choose = eine Reparatur wählen
keys-repair-take = sie ausführen
keys-repair-started = der Tisch hat begonnen und bleibt
keys-repair-tables = zu den Tischen und zurück
keys-repair-leave = ohne Reparatur verlassen
keys-match = Tische zu zweit
keys-match-first = der Erste gewinnt
keys-match-second = der Zweite gewinnt
keys-match-draw = remis
keys-match-absent = der Erste, der Zweite, beide nicht angetreten
keys-match-score = das Endergebnis eines Matches, wie auf den Schaltflächen
keys-match-games = die Partien des Matches
keys-sheet = Tische mit Plätzen oder Punktzahlen
keys-sheet-place = der Platz
keys-sheet-withdrawn = hat aufgegeben
keys-sheet-next = weiter zum nächsten Wert; nach dem letzten eintragen
keys-sheet-record = eintragen
keys-display = Die Anzeige für den Saal
keys-display-turn = vorige Seite, nächste Seite
keys-display-stay = auf dieser Seite bleiben, weiter
keys-display-full = den Bildschirm füllen oder ein Fenster
keys-display-leave = den ganzen Bildschirm verlassen

## Keys that take a few words

keys-number = Nummer, { $key }
keys-on-card = { $key }, auf einer Spielerkarte
keys-places = { $key } bis { $last }
