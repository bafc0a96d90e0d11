### Refusals of decisions, and the names of steps

last-copy-failed = { $name } ist gespeichert, aber die letzte Sicherung ist nicht gelungen. { $why }

## Refusals in any format

nothing-to-undo = Nichts rückgängig zu machen.
nothing-to-redo = Nichts zu wiederholen.
unknown-detail = Ein Turnier hat kein „{ $detail }“. Seine Angaben sind { $known }.
detail-length = { WORD($detail, kind: "detail") }: 1 bis { $most } Zeichen eingeben.
name-order-unknown = Namen lassen sich nicht als „{ $value }“ anzeigen. Möglich: { $known }.
player-unknown = Kein Spieler { $player }. Die Spieler haben die Nummern 1 bis { $players }.
member-entered = Die Mitgliedsnummer { $member } hat schon jemand anderes.
members-not-kept = Die Mitgliederliste lässt sich nicht in Ihrem Datenordner speichern. Die vorige ist noch da.
age-not-of-birth = Wer { $birth } geboren ist, ist in diesem Turnier { $due }, nicht { $age }. Alter oder Geburtsdatum ändern.
nobody-in-list = Die Liste hat keine Spieler.
round-unknown = Runde { $round } ist noch nicht freigegeben.
table-unknown = Runde { $round } hat die { -tables } { $low } bis { $high }.
table-number = { -table }nummern gehen von 1 bis { $most }.
start-time = Bitte eine Uhrzeit eingeben, etwa 10:00 oder 14:30.
detail-date-wrong = { WORD($detail, kind: "detail") }: Datum wie 2026-11-21 eingeben, nicht { $value }.
detail-rating-system-wrong = Wertungssystem: R (regulär), Q (Schnellschach), B (Blitz) oder D (doppelt) eingeben, nicht { $value }.
picture-unread = Diese Datei ist kein Bild, das TourneyDesk lesen kann. Bitte eine PNG- oder JPEG-Datei wählen.
picture-size = Dieses Bild hat { $width } × { $height } Pixel. Bitte eines mit höchstens { $most } × { $most } wählen.
picture-file = Diese Datei ist größer als { $most } MB. Bitte ein kleineres Bild wählen.
table-not-fixed =
    { $player1 } hat { NOUN() ->
        [board] kein festes Brett
        [game] keine feste Partie
       *[table] keinen festen Tisch
    }.
table-stopped = Partie { $table } wurde abgebrochen und hat kein Ergebnis.
table-has-result = { -table } { $table } der Runde { $round } hat schon ein Ergebnis. Zum Fortfahren löschen.
no-result-there = { -table } { $table } der Runde { $round } hat noch kein Ergebnis.
out-already = { $player1 } ist seit Runde { $round } ausgeschieden.
entry-was-paired = { $player1 } war in Runde { $round } gepaart und kann nicht gelöscht werden. { $player1 } stattdessen abmelden.
dropped-already = { $player1 } ist schon abgemeldet.
in-already = { $player1 } ist schon dabei.
out-by-the-rules = { $player1 } ist in Runde { $round } ausgeschieden und kann nicht zurückkommen.
why-not-oneself = Zwei verschiedene Spieler wählen.
they-met = { $player1 } und { $player2 } haben in Runde { $round } { -at-table } { $table } gegeneinander gespielt.
no-house-players = Hausspieler gibt es nur im Schweizer System von US Chess.
nobody-named = Mindestens einen Spieler nennen.
checked-in-already = { $player1 } ist schon eingecheckt.
not-checked-in = { $player1 } ist nicht eingecheckt.
check-in-after-drop = { $player1 } ist abgemeldet. { $player1 } wieder aufnehmen, dann einchecken.
absent-too-late = Runde 1 ist freigegeben. Abwesende einzeln abmelden.
nobody-absent = Alle sind eingecheckt.
nobody-checked-in = Niemand ist eingecheckt. Das Abmelden würde jetzt alle treffen.
bye-points = Ein beantragtes Freilos zählt 0, ½ oder, wenn die Turnierleitung es zulässt, 1 Punkt.
bye-too-late = Runde { $round } ist freigegeben. Das nächste Freilos ist für Runde { $next } möglich.
no-bye-asked = { $player1 } hat in Runde { $round } kein beantragtes Freilos.
bye-had = Runde { $round } ist freigegeben; das Freilos von { $player1 } bleibt.
pair-of-one = Zwei verschiedene Spieler für die Trennliste wählen.
pair-not-forbidden = { $player1 } und { $player2 } stehen nicht auf der Trennliste.
seated-wrongly =
    { $everyone ->
        [one] { $everyone } ist
       *[other] { $everyone } sind
    } in Runde { $round } doppelt gesetzt.
left-without-seat = In Runde { $round } nicht gesetzt: { $everyone }.
seated-though-gone =
    Abgemeldet und nicht zu setzen: { $everyone }. Wieder aufnehmen oder { NOUN() ->
        [board] das Brett lassen, wie es ist
        [game] die Partie lassen, wie sie ist
       *[table] den Tisch lassen, wie er ist
    }.
seated-stranger = Nicht in Runde { $round }: { $everyone }. Plätze tauschen kann nur, wer in ihr gesetzt ist.
proposal-stale = Das Turnier hat sich seit dem Entwurf der Runde { $round } geändert. Neu paaren.
swap-with-oneself = Zwei verschiedene Spieler zum Tauschen wählen.
not-in-draft = { $player1 } steht nicht im Entwurf von Runde { $round }.
bye-not-to-swap = { $player1 } spielt in Runde { $round } nicht und hat keinen Platz zum Tauschen.
swap-of-byes = { $player1 } und { $player2 } haben beide ein Freilos.
second-bye = { $player1 } hatte schon in Runde { $round } ein Freilos.
bye-by-hand = Die Turnierleitung hat { $player1 } dieses Freilos gegeben.
no-bye-in-format = In diesem Format folgen Freilose aus den Regeln und lassen sich nicht anders vergeben.
no-bye-to-give = Runde { $round } hat kein Freilos zu vergeben.
has-this-bye = { $player1 } hat das Freilos von Runde { $round } schon.
not-seated-in-round = { $player1 } ist in Runde { $round } nicht gesetzt.
bye-with-results = Runde { $round } hat Ergebnisse. Sie löschen, um das Freilos anders zu vergeben.
full-bye-by-director = Über ein Freilos mit ganzem Punkt für { $player1 } in Runde { $round } entscheidet die Turnierleitung.
more-kept-than-tables =
    Zu viele feste { -tables }: Diese Runde hat nur { $tables ->
        [one] { $tables } { -table }
       *[other] { $tables } { -tables }
    }. Einige lösen.
redraw-without-why = Einen Grund für das neue Los der Runde { $round } eingeben. Der Verlauf hält ihn fest.
nothing-to-redraw = Runde { $round } kann noch nicht gelost werden.
seed-length = Zufalls-Startwert: 1 bis { $most } sichtbare Zeichen in einer Zeile eingeben.
event-name = Einen Turniernamen mit höchstens { $most } Zeichen eingeben.
format-unknown = Kein Format „{ $format }“. Formate: { $known }.
no-round-yet = Noch ist keine Runde freigegeben.

## Why a player is not in a round, and reasons after changes by hand

absent-entered-later = { $player1 } kam dazu, als Runde { $round } schon ausgelost war.
absent-eliminated = { $player1 } war nach Runde { $left } ausgeschieden, bevor Runde { $round } ausgelost wurde.
absent-withdrawn = { $player1 } hat in Runde { $left } aufgegeben, bevor Runde { $round } ausgelost wurde.
absent-left = { $player1 } war abgemeldet, bevor Runde { $round } ausgelost wurde.
absent-taken-out = { $player1 } verlor den Platz, als Runde { $round } geändert wurde.
no-show-is-paired = { $player1 } ist zu Runde { $round } nicht erschienen und wird in Runde { $next } wieder ausgelost. Abmelden, außer die Person ist zurück.
changed-by-hand-from-rules = Nach den Regeln spielten { $player1 } und { $player2 } in Runde { $round } gegeneinander. Die Turnierleitung hat das geändert.
said-before-changes-by-hand =
    Die Turnierleitung hat { $count ->
        [one] { $count } { -table }
       *[other] { $count } { -tables }
    } von Hand geändert. Gründe für die ganze Runde gelten für den Stand davor.
not-possible = Hier nicht möglich.
format-of-file = { $name } hat das Format „{ $format }“, das diese Version nicht kennt.
players-count = Spieler: eine Zahl von 1 bis { $most } eingeben.
setting-form = Eine Einstellung als NAME=WERT schreiben, z. B. elimination_level=47.
too-many-steps = Dieses Turnier hat die Grenze von { $most } Änderungen erreicht. Ein neues Turnier beginnen.
last-good-copy =
    Die neueste Sicherung mit { $steps ->
        [one] { $steps } Änderung
       *[other] { $steps } Änderungen
    } ist { $copy }.
step-unknown = Keine Änderung { $step }. Die Änderungen haben die Nummern 1 bis { $steps }.

## Fixed tables

has-this-table = { $player1 } sitzt immer { -at-table } { $table }.
table-held-by-other = { $player1 } kann { -table } { $table } nicht haben: Dort sitzt { $player2 }, auch in dieser Runde.
table-fixed-twice = { -table } { $table } ist fest für { $everyone }. Spielen sie nicht gegeneinander, sitzt dort nur { $player1 }.
meets-fixed-player = { $player1 } kann { -table } { $table } nicht haben: Gegen { $player2 } wird { -at-table } { $stays } gespielt.

## Names of steps

step-opened = Turnier { $name } anlegen
step-details = Angaben ändern: { WORD($details) }
step-settings = Einstellungen ändern: { WORD($settings, kind: "setting") }
step-player-added = { $name } anmelden
step-players-added =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    } anmelden
step-player-changed = { $name } bearbeiten
step-dropped = { $player1 } abmelden
step-deleted = { $player1 } löschen
step-returned = { $player1 } wieder aufnehmen
step-checked-in = { $player1 } einchecken
step-checked-in-many =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    } einchecken
step-not-here = Check-in von { $player1 } zurücknehmen
step-not-here-many =
    Check-in von { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spielern
    } zurücknehmen
step-absent =
    { $count ->
        [one] { $count } abwesenden
       *[other] { $count } abwesende
    } Spieler abmelden
step-bye = Freilos für { $player1 } in Runde { $round }
step-no-bye = Freilos für { $player1 } in Runde { $round } streichen
step-table-fixed = { -table } { $table } fest für { $player1 }
step-table-free =
    { NOUN() ->
        [board] Festes Brett
        [game] Feste Partie
       *[table] Festen Tisch
    } von { $player1 } aufheben
step-forbidden = { $player1 } und { $player2 } trennen
step-allowed = Paarung von { $player1 } und { $player2 } erlauben
step-redrawn = Neues Los für Runde { $round }: { $why }
step-posted = Runde { $round } freigeben
step-posted-by-hand = Runde { $round } mit Änderungen von Hand freigeben
step-by-hand = Runde { $round } von Hand ändern
step-called =
    { $tables ->
        [one] Partie { $tables }
       *[other] Partien { $tables }
    } aufrufen
step-ended = Den Ring beenden
step-result = Ergebnis von { -table } { $table }, Runde { $round }
step-cleared = Ergebnis von { -table } { $table }, Runde { $round }, löschen
step-note = Bemerkung: { $text }
step-left-open =
    Aus Papieren wiederhergestellt: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } offen
step-settled = Offene Punkte klären
step-prizes = Preise ändern
step-undone = Änderung { $step } rückgängig machen
step-redone = Änderung { $step } wiederholen
ends-by-rounds = Dieses Turnier endet nach seiner Zahl von Runden. Für ein früheres Ende weniger Runden einstellen.
