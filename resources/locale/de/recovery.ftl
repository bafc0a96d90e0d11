### A file that cannot be opened, and what can be recovered from it

reason-unknown = Diese Version von TourneyDesk hat keinen Text für diesen Grund ({ $code }).

## Why a file cannot be opened

story-begins = { $name } ist beschädigt: Die Datei beginnt nicht mit einem neuen Turnier.
story-unreadable = { $name } ist beschädigt: Änderung { $step } ist nicht lesbar.
story-newer = { $name } wurde mit einer neueren Version von TourneyDesk geändert. Diese Version kennt Änderung { $step } nicht.
story-too-long = { $name } hat mehr als { GROUPED($most) } Änderungen.
story-players = Ein Turnier kann bis zu { GROUPED($most) } Spieler haben.
story-order = { $name } ist beschädigt: Änderung { $step } passt nicht zu den Änderungen davor.
story-undo = { $name } ist beschädigt: Änderung { $step } macht Änderung { $named } rückgängig oder wiederholt sie, obwohl sie nicht die letzte war.
story-player = { $name } ist beschädigt: Änderung { $step } ist für Spieler { $player } nicht möglich.
story-round = { $name } ist beschädigt: Änderung { $step } ist in Runde { $round } nicht möglich.
story-table = { $name } ist beschädigt: Änderung { $step } ist an Tisch { $table } in Runde { $round } nicht möglich.
story-seats = { $name } ist beschädigt: Die Plätze an Tisch { $table } in Runde { $round } sind nicht möglich (Änderung { $step }).
story-result = { $name } ist beschädigt: Das Ergebnis von Tisch { $table } in Runde { $round } ist nicht möglich (Änderung { $step }).
story-running = { $name } ist beschädigt: Nach Änderung { $step } läuft Tisch { $table } noch, obwohl dort jemand ausgeschieden oder das Turnier zu Ende ist.
story-setting = { $name } ist beschädigt: Änderung { $step } hat eine unmögliche Einstellung ({ WORD($setting, kind: "setting") }).
story-value = { $name } ist beschädigt: Änderung { $step } hat einen unmöglichen Wert.
opening-failed = { $name } lässt sich nicht öffnen. Die Datei ist vielleicht beschädigt.

## What can be recovered

recovery-whole =
    { $all ->
        [one] Die { $all } Änderung lässt
       *[other] Alle { $all } Änderungen lassen
    } sich retten.
recovery-kept =
    { $kept } von { $all ->
        [one] { $all } Änderung
       *[other] { $all } Änderungen
    } zu retten.
recovery-uncounted =
    { $kept ->
        [one] { $kept } Änderung lässt
       *[other] { $kept } Änderungen lassen
    } sich retten. Die Gesamtzahl ist unbekannt.
recovery-perhaps = Spätere Änderungen fehlen vielleicht.
recovery-none = Nichts lässt sich retten. Das Turnier aus den Spielerkarten wiederherstellen.
recovery-step = Es fehlt: Änderung { $number }, { $step }
recovery-step-unread = Es fehlt: Änderung { $number }, nicht lesbar
recovery-steps-unread = Es fehlen: Änderungen { $first } bis { $last }, nicht lesbar
recovery-unreadable = Nicht lesbar
recovery-tables =
    { $tables ->
        [one] { -table } { $tables }
       *[other] { -tables } { $tables }
    } in Runde { $round }
recovery-other = „{ $step }“
recovery-unread =
    { $count ->
        [one] { $count } unlesbare Änderung
       *[other] { $count } unlesbare Änderungen
    }
recovery-more =
    { $count ->
        [one] { $count } weitere Änderung
       *[other] { $count } weitere Änderungen
    }
recovery-missing = Es fehlt: { $parts }.
recovery-complete = Vollständig: Jede Änderung wurde gerettet.
recovery-unproved = Nichts in der Datei beweist, dass ihre Sicherungen zum selben Turnier gehören.
recovery-how = Zum Fortfahren: tourneydesk recover { $name } -o NEU.tourney
recovery-see = Für Details: tourneydesk check { $name }
recovered =
    { $new } enthält { $kept } von { $all ->
        [one] { $all } Änderung
       *[other] { $all } Änderungen
    }. { $name } ist unverändert.
