### Rounds: results, corrections, double-checking, history, why not

round-tables = { -tables }
round-table = { -table } { $table }
round-out-before = Ausgeschieden: { $names }.
round-out-and-more = Ausgeschieden: { $names } und { $count } weitere.
round-jump = { -table } suchen
round-jump-keys = { -A-table } nach Nummer oder Name finden ({ $key }). „ann > bo“ trägt zugleich ein, dass Ann gewonnen hat; „ann = bo“ ein Remis.
round-jump-placeholder = Nr., Name
round-all-tables = A&lle
round-missing-only = &Fehlende
round-nothing-missing = Alle Ergebnisse sind da.
round-nothing-missing-next = Alle Ergebnisse sind da. Weiter: { $action } ({ $key }).
round-table-seating = { -table } { $table }: { $seats }
round-seated-as = { $name } ({ $role })
round-recorded = { -table } { $table }: { $result }.
round-result-is = Ergebnis: { $result }
round-call = Partie { $table } aufrufen: { $seats }.
round-several-tables = „{ $text }“ passt zu { $tables }. Weitertippen oder wählen.
round-no-such-table =
    { NOUN() ->
        [board] Kein Brett
        [game] Keine Partie
       *[table] Kein Tisch
    } oder Spieler passt zu „{ $text }“.
round-record = Ergebnis speichern
round-key-wins = { $key }  { $name } gewinnt
round-key-draw = { $key }  Remis
round-key-score = { $key }  { $won }–{ $lost }
round-key-score-spoken = { $key }: { $name } gewinnt { $most }–{ $least }
round-match-key-unknown = „{ $key }“ ist kein Ergebnis. { $first }, { $second } oder { $draw } tippen.
round-match-change = { -table } { $table } hat ein Ergebnis. Das richtige wählen.
round-games-won = Gewonnene Partien von { $name }
round-games-drawn = Remispartien
round-games = Partien
round-games-drawn-short = remis
round-games-invalid = Die gewonnenen Partien beider Spieler eingeben, z. B. 2 und 1.
round-corrected = { -table } { $table } geändert: { $result } (vorher: { $before }).
round-same-result = { -table } { $table } hat dieses Ergebnis schon: { $result }.
round-unchanged = { -table } { $table } unverändert: { $result }.
round-no-result-yet = { -table } { $table } hat noch kein Ergebnis.
round-moved-both = { $name }: { $before } → { $place }, { $other } → { $figure } { $points }
round-moved-place = { $name }: { $before } → { $place }
round-moved-points = { $name }: weiter { $place }, { $other } → { $figure } { $points }
round-moved-more = { $count } weitere
round-seat-placed = { $place }.  { $name }
round-standings-same = Die Rangliste ändert sich nicht.
round-stays = Die Paarungen der Runde { $rounds } bleiben.
round-earlier-stay = Die Paarungen der Runden { $rounds } bleiben.
round-counted-points = Punkte
round-counted-strikes = Strafpunkte
round-counted-wins = Siege
round-second-pass = Doppelt p&rüfen
round-second-pass-tip = Jedes Ergebnis noch einmal tippen. TourneyDesk hält an, wo beide abweichen.
round-second-count = { $done } von { $all } geprüft
round-second-same = { -table } { $table }: stimmt überein.
round-second-done = Alle Ergebnisse geprüft.
round-second-none = Noch keine Ergebnisse zu prüfen.
round-same-twice = Gleich
window-round-differs = Weicht ab
round-table-history = Verlauf { -of-this-table }
round-history-reported = { $result }
round-history-corrected = geändert: { $result }
round-history-cleared = gelöscht: { $result }
round-history-undone = rückgängig: { $result }
round-history-redone = wiederholt: { $result }
round-history-at = { $time }  { $text }
round-why-not = Warum nicht jemand anderes?
round-why-not-tip = Name oder Nummer eines anderen Spielers eingeben und { key-enter } drücken.
round-why-not-asking = Diese beiden werden zusammen ausprobiert…
round-why-not-pair = { $one } und { $other }:
round-why-not-none = Kein Spieler passt zu „{ $text }“.
round-why-not-several = { $names } passen zu „{ $text }“. Die Nummer eingeben.
round-why-not-nothing = Sie hätten gegeneinander spielen können. Eine andere Paarung war ebenso gut.
round-board-heads-1 = Platz (oder W)
round-board-heads-2 = Spielpunkte
round-board-heads-3 = Restenergie
round-board-hint = Platz (W bei Aufgabe), Spielpunkte, Energie. { key-enter } geht weiter und speichert am Ende.
round-board-invalid-1 = Platz von { $name }: eine Zahl, oder W für aufgegeben.
round-board-invalid-2 = Spielpunkte von { $name }: eine ganze Zahl, z. B. 33.
round-board-invalid-3 = Restenergie von { $name }: eine ganze Zahl, z. B. 7.
round-score-heads-1 = Punktzahl (höchste gewinnt)
round-score-hint = Jede Punktzahl eingeben (W bei Aufgabe); die höchste gewinnt. { key-enter } geht weiter und speichert am Ende.
round-score-invalid = Punktzahl von { $name }: eine Zahl wie 12 oder 7,5, oder W für aufgegeben.
round-last-place = letzter
round-place-shown = Platz { $place }
round-progress =
    { $total ->
        [one] { $done } von { $total } { -table } gemeldet
       *[other] { $done } von { $total } { -tables-dative } gemeldet
    }
round-filters = Filter
round-reported-only = &Gemeldet
round-no-show = Nicht angetreten
round-no-show-of = Nicht angetreten: { $name }
round-no-show-both = Nicht angetreten: beide
round-more-results = Weitere Ergebnisse
round-legend-white = Weiß gewinnt
round-legend-black = Schwarz gewinnt
round-legend-first = Erster gewinnt
round-legend-second = Zweiter gewinnt
round-legend-draw = Remis
round-legend-games = Anderer Stand
round-legend-clear = Ergebnis löschen
round-legend-letters = Platz, nächste Zeile
round-legend-score = Punktzahl, die höchste gewinnt
round-legend-withdrawn = Aufgegeben
round-legend-next = Nächstes Feld
round-due-missed = Hat die zustehende Farbe nicht bekommen
round-card-heading = Ergebnis von { -table } { $table } ändern?
round-card-both = Bisher: { $old } Neu: { $new }
round-card-looking = Die Folgen werden berechnet …
round-card-repairs = Der Ring geht mit dem richtigen Ergebnis weiter. Die Folgen erscheinen, bevor sich etwas ändert.
round-change-result = Ergebnis ändern
round-keep = Behalten
round-second-heading = { -table } { $table } weicht ab
round-use-new = Das neue nehmen
round-keep-first = Das erste behalten
round-second-stop = Doppelte Prüfung beenden
round-places-change =
    { $count ->
        [one] 1 Spieler wechselt den Platz.
       *[other] { $count } Spieler wechseln den Platz.
    }
round-points-change =
    { $count ->
        [one] Die Punkte von 1 Spieler ändern sich, kein Platz.
       *[other] Die Punkte von { $count } Spielern ändern sich, kein Platz.
    }
round-menu-change = Ergebnis ändern
round-menu-clear = Ergebnis löschen
round-menu-no-show = Nicht angetreten und mehr
round-menu-why = Warum diese Paarung
round-print = Drucken
round-project = Auf der Anzeige zeigen
round-keys = Tasten für Ergebnisse
round-keys-set = { $first } Erster gewinnt, { $second } Zweiter gewinnt, { $draw } Remis
round-menu-slip = Zettel drucken

## Opening a round again

reopen-asked = Runde { $round } wieder öffnen?
reopen-do = Runde { $round } öffnen
reopen-first-asked = Runde { $round } zurücknehmen?
reopen-first-do = Runde { $round } zurücknehmen
reopen-posted-about = Die Auslosung von Runde { $round } wird zurückgenommen, auch auf der Anzeige.
reopen-winner-about = Der Sieg, die Urkunden und die Seite auf der Anzeige werden zurückgenommen.
reopen-done = Runde { $round } ist wieder offen.
## Das Turnier vorzeitig beenden

end-menu = Turnier bee&nden …
end-tip = Das Turnier beenden, bevor jemand gewonnen hat, etwa wenn der Saal schließt.
end-keep = Weiterspielen
round-winner-changes =
    { $count ->
        [one] Dann gewinnt { $names }.
       *[other] Dann gewinnen { $names }.
    }
