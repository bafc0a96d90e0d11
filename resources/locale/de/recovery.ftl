### Words of a file that cannot be opened, and of what can be recovered from it

reason-unknown = Diese Version von TourneyDesk hat für diesen Grund keine Worte ({ $code }).

## Why a file cannot be opened

story-begins = { $name } ist beschädigt: Die Datei beginnt nicht mit einem neuen Turnier.
story-unreadable = { $name } ist beschädigt: Änderung { $step } ist nicht lesbar.
story-newer = { $name } wurde mit einem neueren TourneyDesk geändert. Diese Version kennt Änderung { $step } nicht.
story-too-long = { $name } hat mehr als { GROUPED($most) } Änderungen.
story-players = Ein Turnier hat Platz für { GROUPED($most) } Spieler.
story-order = { $name } ist beschädigt: Änderung { $step } passt nicht zu den Änderungen davor.
story-undo = { $name } ist beschädigt: Änderung { $step } betrifft Änderung { $named }, die nicht die letzte war.
story-player = { $name } ist beschädigt: Änderung { $step } ist für Spieler { $player } nicht möglich.
story-round = { $name } ist beschädigt: Änderung { $step } ist in Runde { $round } nicht möglich.
story-table = { $name } ist beschädigt: Änderung { $step } ist an Tisch { $table } in Runde { $round } nicht möglich.
story-seats = { $name } ist beschädigt: Die Plätze an Tisch { $table } in Runde { $round } sind nicht möglich (Änderung { $step }).
story-result = { $name } ist beschädigt: Das Ergebnis von Tisch { $table } in Runde { $round } ist nicht möglich (Änderung { $step }).
story-running = { $name } ist beschädigt: Nach Änderung { $step } läuft Tisch { $table } noch, obwohl dort jemand ausgeschieden oder das Turnier zu Ende ist.
story-setting = { $name } ist beschädigt: Änderung { $step } enthält eine Einstellung, die es so nicht gibt ({ WORD($setting, kind: "setting") }).
story-value = { $name } ist beschädigt: Änderung { $step } enthält einen Wert, der nicht möglich ist.
opening-failed = { $name } ließ sich nicht öffnen. Die Datei ist vielleicht beschädigt.

## What can be recovered of it

recovery-whole =
    { $all ->
        [one] { $all } Änderung
       *[other] { $all } Änderungen
    }: Alles lässt sich retten.
recovery-kept =
    { $kept } von { $all ->
        [one] { $all } Änderung
       *[other] { $all } Änderungen
    } lassen sich retten.
recovery-uncounted =
    { $kept ->
        [one] { $kept } Änderung lässt
       *[other] { $kept } Änderungen lassen
    } sich retten. Wie viele es waren, ist nicht bekannt.
recovery-perhaps = Spätere Änderungen fehlen vielleicht.
recovery-none = Nichts lässt sich retten. Die Spielerkarten helfen weiter.
recovery-step = Es fehlt: Änderung { $number }, { $step }
recovery-step-unread = Es fehlt: Änderung { $number }, nicht lesbar
recovery-steps-unread = Es fehlen: Änderungen { $first } bis { $last }, nicht lesbar
recovery-unreadable = Nicht lesbar
recovery-tables =
    { $tables ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    } in Runde { $round }
recovery-unread =
    { $count ->
        [one] { $count } Änderung, die nicht lesbar ist
       *[other] { $count } Änderungen, die nicht lesbar sind
    }
recovery-more =
    { $count ->
        [one] { $count } weitere Änderung
       *[other] { $count } weitere Änderungen
    }
recovery-missing = Es fehlt: { $parts }.
recovery-complete = Nichts fehlt.
recovery-unproved = Nichts in der Datei zeigt, dass ihre Sicherungen zum selben Turnier gehören.
recovery-how = Weiter geht es mit: tourneydesk recover { $name } -o NEU.tourney
recovery-see = Was das ist, zeigt: tourneydesk check { $name }
recovered =
    { $new } enthält { $kept } von { $all ->
        [one] { $all } Änderung
       *[other] { $all } Änderungen
    }. { $name } ist unverändert.
