### Words of the desk: why a decision is not taken, and the names of steps

last-copy-failed = „{ $name }“ ist gespeichert, aber die letzte Kopie davon ist nicht gelungen. { $why }

## Refusals in any format

nothing-to-undo = Es gibt nichts rückgängig zu machen.
nothing-to-redo = Es gibt nichts zu wiederholen.
unknown-detail = Ein Turnier hat kein „{ $detail }“. Es hat { $known }.
detail-length = { WORD($detail, kind: "detail") }: 1 bis { $most } Zeichen eingeben.
player-unknown = Einen Spieler { $player } gibt es nicht; die Spieler haben die Nummern 1 bis { $players }.
member-entered = Jemand mit der Mitgliedsnummer { $member } ist schon angemeldet. Jedem Spieler eine eigene geben oder das Feld leer lassen.
nobody-in-list = In der Liste steht kein Spieler, der angemeldet werden kann.
round-unknown = Runde { $round } ist noch nicht freigegeben.
table-unknown = Runde { $round } hat die Tische { $low } bis { $high }.
table-number = Tische haben Nummern von 1 bis { $most }. Eine davon eintragen oder das Feld leer lassen.
table-not-fixed = { $player1 } hat keinen festen Tisch.
table-stopped = Die Partie an Tisch { $table } wurde abgebrochen und zählt für niemanden.
table-has-result = Tisch { $table } in Runde { $round } hat schon sein Ergebnis und bleibt, wie er ist. Zuerst dieses Ergebnis zurücknehmen.
no-result-there = Tisch { $table } in Runde { $round } hat kein Ergebnis, das zurückgenommen werden kann.
out-already = { $player1 } ist schon ausgeschieden, in Runde { $round }.
entry-was-paired = { $player1 } war in Runde { $round }; der Eintrag kann nicht gelöscht werden. Stattdessen abmelden.
dropped-already = { $player1 } ist schon abgemeldet.
in-already = { $player1 } ist schon im Turnier.
out-by-the-rules = Nach den Regeln ist { $player1 } in Runde { $round } ausgeschieden und kann nicht zurückkommen.
why-not-oneself = Zwei verschiedene Spieler nennen; niemand trifft auf sich selbst.
they-met = { $player1 } und { $player2 } haben in Runde { $round } gegeneinander gespielt, an Tisch { $table }.
no-house-players = Einen Hausspieler gibt es nur im US Chess Swiss.
nobody-named = Mindestens einen Spieler nennen.
checked-in-already = { $player1 } ist schon als anwesend vermerkt.
not-checked-in = { $player1 } ist nicht als anwesend vermerkt.
check-in-after-drop = { $player1 } ist abgemeldet. Zuerst wieder aufnehmen, dann als anwesend vermerken.
absent-too-late = Runde 1 ist freigegeben: Wer nicht gekommen ist, wird jetzt einzeln abgemeldet.
nobody-absent = Alle im Turnier sind als anwesend vermerkt; niemand ist abzumelden.
nobody-checked-in = Noch ist niemand als anwesend vermerkt; das würde also alle abmelden. Zuerst die vermerken, die da sind.
bye-points = Ein Freilos zählt 1 Punkt (Entscheidung der Turnierleitung), einen halben (0.5) oder 0.
bye-too-late = Runde { $round } ist freigegeben. Ein Freilos ist ab Runde { $next } möglich.
no-bye-asked = { $player1 } hat für Runde { $round } kein Freilos verlangt.
bye-had = Runde { $round } ist freigegeben. Das Freilos von { $player1 } in dieser Runde bleibt.
pair-of-one = Zwei verschiedene Spieler wählen, die nicht aufeinandertreffen sollen.
pair-not-forbidden = { $player1 } und { $player2 } dürfen schon aufeinandertreffen.
seated-wrongly = Mehr als einmal gesetzt: { $everyone }. Jeden Spieler der Runde { $round } nur einmal setzen.
left-without-seat = Ohne Platz: { $everyone }. In Runde { $round } alle setzen.
seated-though-gone = Wer abgemeldet ist, kann nicht neu gesetzt werden: { $everyone }. Den Tisch lassen, wie er ist, oder zuerst wieder aufnehmen.
seated-stranger = Gesetzt werden kann nur, wer in Runde { $round } gesetzt war; zu prüfen: { $everyone }.
proposal-stale = Das Turnier hat sich geändert, seit Runde { $round } entworfen wurde. Bitte neu auslosen.
swap-with-oneself = Zwei verschiedene Spieler zum Tauschen wählen.
not-in-draft = { $player1 } steht nicht im Entwurf von Runde { $round }.
bye-not-to-swap = { $player1 } spielt in Runde { $round } nicht, egal wer das Freilos hat.
swap-of-byes = { $player1 } und { $player2 } haben beide ein Freilos; da gibt es nichts zu tauschen.
second-bye = { $player1 } hatte schon in Runde { $round } ein Freilos.
bye-by-hand = Die Turnierleitung hat { $player1 } das Freilos von Hand gegeben.
no-bye-in-format = In diesem Format sagen allein die Regeln, wer aussetzt; es gibt kein Freilos zu vergeben.
no-bye-to-give = In Runde { $round } hat niemand ein Freilos wegen ungerader Zahl.
has-this-bye = { $player1 } hat das Freilos von Runde { $round } schon.
not-seated-in-round = { $player1 } spielt in Runde { $round } nicht.
bye-with-results = Runde { $round } hat Ergebnisse. Sie müssen gelöscht sein, bevor ein anderer das Freilos bekommt.
full-bye-by-director = Ein Freilos mit ganzem Punkt für { $player1 } in Runde { $round } entscheidet die Turnierleitung selbst.
more-kept-than-tables =
    Es sind mehr Tische festgehalten, als diese Runde jetzt hat ({ $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }). Einige lösen.
redraw-without-why = In einer Zeile angeben, warum Runde { $round } neu gelost wird; der Verlauf behält es.
nothing-to-redraw = Runde { $round } kann noch nicht ausgelost werden; es gibt also nichts neu zu losen.
seed-length = Ein Startwert braucht 1 bis { $most } sichtbare Zeichen in einer Zeile.
event-name = Das Turnier braucht einen Namen von 1 bis { $most } Zeichen in einer Zeile.
format-unknown = Ein Format „{ $format }“ gibt es nicht. Formate: { $known }.
no-round-yet = Noch ist keine Runde freigegeben.

## Why somebody is not in a round, and what is said after changes by hand

absent-entered-later = { $player1 } wurde erst nach der Auslosung von Runde { $round } angemeldet.
absent-eliminated = { $player1 } war nach Runde { $left } ausgeschieden, vor der Auslosung von Runde { $round }.
absent-withdrawn = { $player1 } hat in Runde { $left } aufgegeben, vor der Auslosung von Runde { $round }.
absent-left = { $player1 } war vor der Auslosung von Runde { $round } abgemeldet.
absent-taken-out = { $player1 } hat den Platz in Runde { $round } bei einer Änderung verloren.
changed-by-hand-from-rules = Nach den Regeln wären sich { $player1 } und { $player2 } in Runde { $round } begegnet. Die Turnierleitung hat das geändert.
said-before-changes-by-hand =
    Die Turnierleitung hat { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    } von Hand geändert. Was für die ganze Runde gilt, bezieht sich auf die Runde davor.
not-possible = Das ist hier nicht möglich.
format-of-file = { $name } ist ein Turnier im Format „{ $format }“, das diese Version nicht kennt.
players-count = Die Zahl der Spieler kann 1 bis { $most } sein.
setting-form = Eine Einstellung in der Form NAME=WERT schreiben, zum Beispiel elimination_level=47.
too-many-steps = Dieses Turnier hat { $most } Schritte, mehr kann eine Datei nicht enthalten. Bitte ein neues beginnen.
last-good-copy =
    Die neueste Sicherung mit { $steps ->
        [one] { $steps } Änderung
       *[other] { $steps } Änderungen
    } ist { $copy }.
step-unknown = Einen Schritt { $step } gibt es nicht; die Schritte haben die Nummern 1 bis { $steps }.

## Tables that stay

has-this-table = { $player1 } sitzt immer an Tisch { $table }.
table-held-by-other = Tisch { $table } war für { $player1 } nicht frei: { $player2 } hat ihn früher bekommen und sitzt in dieser Runde dort.
table-fixed-twice = Tisch { $table } ist für { $everyone } fest vergeben. Wenn sie nicht aufeinandertreffen, bekommt ihn nur { $player1 }.
meets-fixed-player = Tisch { $table } war für { $player1 } nicht möglich: { $player2 }, hier der Gegner, hat früher den festen Tisch { $stays } bekommen.

## Names of steps

step-opened = Turnier { $name } anlegen
step-details = Angaben zum Turnier ändern: { WORD($details) }
step-settings = Einstellungen ändern: { WORD($settings, kind: "setting") }
step-player-added = { $name } anmelden
step-players-added =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    } anmelden
step-player-changed = { $name } ändern
step-dropped = { $player1 } abmelden
step-deleted = { $player1 } löschen
step-returned = { $player1 } wieder aufnehmen
step-checked-in = { $player1 } ist da
step-checked-in-many =
    { $count ->
        [one] { $count } Spieler ist
       *[other] { $count } Spieler sind
    } da
step-not-here = { $player1 } ist doch nicht da
step-not-here-many =
    { $count ->
        [one] { $count } Spieler ist
       *[other] { $count } Spieler sind
    } doch nicht da
step-absent =
    { $count ->
        [one] { $count } fehlenden
       *[other] { $count } fehlende
    } Spieler abmelden
step-bye = Freilos für { $player1 } in Runde { $round }
step-no-bye = Kein Freilos für { $player1 } in Runde { $round }
step-table-fixed = Tisch { $table } für { $player1 }
step-table-free = Kein fester Tisch für { $player1 }
step-forbidden = { $player1 } und { $player2 } auseinanderhalten
step-allowed = { $player1 } und { $player2 } dürfen aufeinandertreffen
step-redrawn = Runde { $round } neu losen: { $why }
step-posted = Runde { $round } freigeben
step-posted-by-hand = Runde { $round } freigeben, von Hand geändert
step-by-hand = Runde { $round } von Hand setzen
step-called =
    { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    } aufrufen
step-result = Ergebnis von Tisch { $table }, Runde { $round }
step-cleared = Ergebnis von Tisch { $table }, Runde { $round } zurücknehmen
step-note = Bemerkung: { $text }
step-left-open =
    Aus Papieren wiederhergestellt: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } offen
step-settled = Offene Punkte geklärt
was-open-seats = Runde { $round }, Tisch { $table }: { $seats }
step-undone = Schritt { $step } rückgängig machen
step-redone = Schritt { $step } wiederholen
