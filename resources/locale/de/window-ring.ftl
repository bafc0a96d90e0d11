### Words of the ring: the picture, its clicks, and the calls of new games

ring-show = &Ring oder Liste
ring-page = Der Ring
ring-keys = Anklicken, wer gewonnen hat, dann, wer verloren hat. ▲ neues Spiel anzusagen · × ausgeschieden
ring-game-over = An Tisch { $table } wird nicht gespielt. Mit den Pfeiltasten zurück zum Ring.
ring-shown = Ring zeigen
ring-list-shown = Liste zeigen
ring-reported = Tisch { $table }: { $winner } gewinnt gegen { $loser }. { $key } nimmt es zurück.
ring-picked = { $name } hat gewonnen? Jetzt anklicken, wer verloren hat: { $others }. { key-esc } lässt los.
ring-either = { $one } oder { $other }
ring-no-game = { $name } hat gerade keine Partie gegen { $winner }. Anklicken, wer verloren hat: { $others }. { key-esc } lässt los.
ring-is-out = { $name } ist aus dem Ring ausgeschieden.
ring-has-won = { $name } hat gewonnen.
ring-called = { $number }  { $name }
ring-numbered = { $name } ({ $number })
ring-plays = { $name } ({ $number }) spielt gegen { $others }.
ring-sign-won = ★
ring-sign-call = ▲
ring-calls = Aufzurufen
ring-calls-keys = { key-space }: ausgerufen oder noch nicht. A: alle ausgerufen.
ring-call-head = Partie
ring-called-head = Ausgerufen
ring-not-called = ausrufen
ring-called-out = ausgerufen
ring-no-calls = Eine neue Partie wird aufgerufen, sobald ein Ergebnis den Ring über jemandem schließt.
ring-count-in = noch { $count }
ring-winners =
    { $count ->
        [one] Gewonnen hat
       *[other] Gewonnen haben
    }
