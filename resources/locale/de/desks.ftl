### Mehrere Arbeitsplätze an einem Turnier: Server, Codes und wer schneller war

desk-recorded-score-first = { $desk } hat an { -table } { $table } schon { $score } eingetragen. Ihr Ergebnis ist nicht eingetragen.
desk-recorded-first = { $desk } hat für { -table } { $table } schon ein Ergebnis eingetragen. Ihres ist nicht eingetragen.
desk-cleared-first = { $desk } hat das Ergebnis von { -table } { $table } gelöscht. Ihres ist nicht eingetragen.
desk-undid-round = { $desk } hat die Auslosung der Runde { $round } rückgängig gemacht. Ihr Ergebnis von { -table } { $table } ist nicht eingetragen.
desk-changed-table = { $desk } hat die Paarung an { -table } { $table } geändert. Ihr Ergebnis ist nicht eingetragen.
desk-stopped-table = { $desk } hat ein Ergebnis korrigiert, deshalb wurde Partie { $table } abgebrochen. Ihr Ergebnis ist nicht eingetragen.
desk-withdrew-first = { $desk } hat { $player1 } abgemeldet. Das Einchecken ist nicht eingetragen.
desk-removed-first = { $desk } hat den Eintrag gelöscht. Das Einchecken ist nicht eingetragen.
desk-meanwhile = { $desk } hat gerade etwas geändert. Nachsehen und noch einmal versuchen.
desk-only-watches = Dieser Arbeitsplatz kann nur zusehen.
desk-not-head = Das kann nur die Turnierleitung.
desk-lost = Es gibt keine Verbindung zur Turnierleitung.
desk-result = { -table } { $table }: { $score }
desk-result-in-round = Runde { $round }, { -table } { $table }: { $score }
desk-result-of = Ergebnis von { -table } { $table }
undo-of-other-desk = Die letzte Änderung kam von { $desk }. Dort rückgängig machen.
desk-name-wrong = Der Name eines Arbeitsplatzes hat 1 bis { $most } Zeichen.
desk-step-wrong = { $desk } hat eine unmögliche Änderung eingetragen (Änderung { $step }). Alles davor ist sicher.
desks-not-installed = Für mehrere Arbeitsplätze fehlen Bibliotheken. „pip install { $name }“ ausführen und noch einmal versuchen.
desks-not-packaged = In diesem Paket von TourneyDesk fehlen die Bibliotheken für mehrere Plätze. Um Turniere freizugeben oder ihnen beizutreten, TourneyDesk mit „pipx install { $name }“ installieren.
role-may-not = Der Code dieses Arbeitsplatzes erlaubt das nicht. Die Turnierleitung fragen.
server-address-wrong = Das ist nicht die Adresse eines Turniers. Die Adresse so übernehmen, wie die Turnierleitung sie zeigt.
server-unreachable = { $name } antwortet nicht. Prüfen, ob beide Computer im selben Netz sind und ob die Turnierleitung das Turnier freigegeben hat.
server-refused = { $name } hat diesen Arbeitsplatz abgewiesen. Adresse und Code prüfen.
server-rights-missing = Dieser Benutzer von { $name } darf keine Datenbanken und Rollen anlegen. Fragen, wer den Server betreibt.
server-code-wrong = Ein Code hat 15 Zeichen. Eingegeben sind { $count }.
server-without-event = Bei { $name } gibt es kein Turnier. Die Adresse prüfen.
server-lost = Die Verbindung zu { $name } ist abgebrochen. Die letzte Änderung ist vielleicht nicht eingetragen. Im Verlauf nachsehen, sobald sie wieder da ist.
sharing-ended = { $name } gibt das Turnier nicht mehr frei.
server-lost-kept = { $name } antwortet nicht. Ihre Eingabe ist auf diesem Laptop vorgemerkt, aber noch nicht eingetragen.
server-lost-read-only = { $name } antwortet nicht. Bis dahin lassen sich nur Ergebnisse und Anwesenheit eingeben.
server-busy = Ein anderer Arbeitsplatz ist noch beschäftigt. Die letzte Änderung ist nicht eingetragen. Noch einmal versuchen.
server-disk-full = Der Datenträger von { $name } ist voll. Die letzte Änderung ist nicht eingetragen. Bei der Turnierleitung Platz schaffen und noch einmal versuchen.
server-trouble = { $name } konnte nicht auf den Datenträger schreiben. Die letzte Änderung ist nicht eingetragen. Den Computer der Turnierleitung prüfen.
server-out-of-step = { $name } hat einen anderen Verlauf dieses Turniers. Die letzte Änderung ist nicht eingetragen. Dem Turnier neu beitreten.
server-newer = { $name } verwendet eine neuere Version von TourneyDesk. Zum Beitreten TourneyDesk auf diesem Computer aktualisieren.
server-older = { $name } verwendet eine ältere Version von TourneyDesk. Dort aktualisieren oder mit derselben Version beitreten.
desk-step-newer = { $desk } verwendet eine neuere Version von TourneyDesk und hat etwas eingetragen, was diese Version nicht kennt (Änderung { $step }). TourneyDesk auf diesem Computer aktualisieren und neu beitreten.
two-heads = Mehrere Turnierleitungen sind verbunden: { $desks }. Absprechen, wer die Runden auslost.
desk-clock-ahead = Die Uhr von { $desk } geht gegenüber der Turnierleitung { $unit ->
        [days] { $amount } Tage
        [hours] { $amount } Stunden
       *[minutes] { $amount } Minuten
    } vor. Uhr stellen, damit die Zeiten im Verlauf stimmen.
desk-clock-behind = Die Uhr von { $desk } geht gegenüber der Turnierleitung { $unit ->
        [days] { $amount } Tage
        [hours] { $amount } Stunden
       *[minutes] { $amount } Minuten
    } nach. Uhr stellen, damit die Zeiten im Verlauf stimmen.
desk-newer = { $desk } verwendet TourneyDesk { $theirs }, dieser Computer { $ours }. Diesen Computer in der nächsten Pause aktualisieren.
desk-older = { $desk } verwendet TourneyDesk { $theirs }, dieser Computer { $ours }. { $desk } in der nächsten Pause aktualisieren.
server-forked = { $name } und der Server wurden nach einem Absturz beide geändert. Nichts ist verloren: Die Änderungen des Servers sind in { $folder }. Um nur mit der Datei weiterzumachen, diesen Ordner woanders ablegen.
server-forked-there = { $name } und das Turnier bei { $host } wurden beide geändert. Nichts ist verloren: Die Änderungen dort sind in der Datenbank { $database }. Um die Datei so freizugeben, diese Datenbank umbenennen lassen.
server-not-installed = PostgreSQL ist nicht installiert. Installieren und noch einmal versuchen.
server-not-made = PostgreSQL konnte den Ordner { $name } nicht einrichten. Der Grund steht in { $log }.
server-no-space = Der Datenträger dieses Computers ist voll. Für die Freigabe des Turniers { $megabytes } MB Platz schaffen.
server-not-started = PostgreSQL konnte nicht starten. Der Grund steht in { $log }.
server-folder-taken = { $name } enthält andere Dateien. Einen leeren Ordner für den Server wählen.
server-codes-damaged = Die Codes in { $folder } sind nicht lesbar, der Server kann daher nicht weiterverwendet werden. Um die Datei so freizugeben, wie sie ist, diesen Ordner woanders ablegen.
server-not-here = Dieser Computer hat die Adresse { $host } nicht. Eine seiner eigenen Adressen wählen.
server-port-taken = Ein anderes Programm benutzt Port { $port }. Einen anderen Port wählen.
server-port-not-allowed = Dieser Computer lässt Port { $port } nicht zu. Einen Port ab 1024 wählen.
key-control = Strg
serve-now = { $name } ist unter { $host }:{ $port } freigegeben. Beenden mit { key-control }+C.
serve-head = Turnierleitung (alles): { $address }, Code { $code }
serve-scorekeeper = Ergebnisdienst (Ergebnisse und Anmeldung): { $address }, Code { $code }
serve-viewer = Nur ansehen: { $address }, Code { $code }
serve-address-gone = Dieser Computer hat die Adresse { $host } nicht mehr, deshalb erreichen ihn die anderen nicht. Wieder mit dem Netz verbinden oder das Turnier neu freigeben.
serve-again = Der Server ist wieder da.
serve-ended = Nicht mehr freigegeben. { $name } enthält alles ({ $steps ->
        [one] { $steps } Änderung
       *[other] { $steps } Änderungen
    }).

## Was ein anderer Arbeitsplatz zuletzt getan hat, nach seinem Namen: „Turnierleitung: Runde 2 freigegeben“

did-step-opened = Turnier { $name } angelegt
did-step-details = Angaben geändert: { WORD($details) }
did-step-settings = Einstellungen geändert: { WORD($settings, kind: "setting") }
did-step-player-added = { $name } angemeldet
did-step-players-added =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    } angemeldet
did-step-player-changed = { $name } bearbeitet
did-step-dropped = { $player1 } abgemeldet
did-step-deleted = { $player1 } gelöscht
did-step-returned = { $player1 } wieder aufgenommen
did-step-checked-in = { $player1 } eingecheckt
did-step-checked-in-many =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    } eingecheckt
did-step-not-here = Check-in von { $player1 } zurückgenommen
did-step-not-here-many =
    Check-in von { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spielern
    } zurückgenommen
did-step-absent =
    { $count ->
        [one] { $count } abwesenden
       *[other] { $count } abwesende
    } Spieler abgemeldet
did-step-bye = Freilos für { $player1 } in Runde { $round }
did-step-no-bye = Freilos für { $player1 } in Runde { $round } gestrichen
did-step-table-fixed = { -table } { $table } fest für { $player1 }
did-step-table-free =
    { NOUN() ->
        [board] Festes Brett
        [game] Feste Partie
       *[table] Fester Tisch
    } von { $player1 } aufgehoben
did-step-forbidden = { $player1 } und { $player2 } getrennt
did-step-allowed = Paarung von { $player1 } und { $player2 } erlaubt
did-step-redrawn = Neues Los für Runde { $round }
did-step-posted = Runde { $round } freigegeben
did-step-posted-by-hand = Runde { $round } mit Änderungen von Hand freigegeben
did-step-by-hand = Runde { $round } von Hand geändert
did-step-repaired = Runde { $round } repariert
did-step-called =
    { $tables ->
        [one] Partie { $tables }
       *[other] Partien { $tables }
    } aufgerufen
did-step-ended = Ring beendet
did-step-result = Ergebnis von { -table } { $table }, Runde { $round }
did-step-cleared = Ergebnis von { -table } { $table }, Runde { $round }, gelöscht
did-step-game-corrected = Partie { $table } korrigiert
did-step-note = Bemerkung: { $text }
did-step-left-open =
    Aus Papieren wiederhergestellt: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } offen
did-step-settled = Offene Punkte geklärt
did-step-prizes = Preise geändert
did-step-undone = Änderung { $step } rückgängig gemacht
did-step-redone = Änderung { $step } wiederholt
