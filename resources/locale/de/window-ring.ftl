### The ring: the picture, its clicks, and the announcements of new games

ring-show = &Ring oder Liste
ring-page = Der Ring
ring-keys = Erst anklicken, wer gewonnen hat, dann, wer verloren hat. ▲ neue Partie aufzurufen · × ausgeschieden
ring-game-over = Partie { $table } läuft nicht. Mit den Pfeiltasten zurück zum Ring.
ring-shown = Ring zeigen
ring-list-shown = Liste zeigen
ring-reported = Partie { $table }: { $winner } gewinnt gegen { $loser }. { $key } macht es rückgängig.
ring-picked = { $name } hat gewonnen? Jetzt anklicken, wer verloren hat: { $others }. { key-esc } bricht ab.
ring-either = { $one } oder { $other }
ring-no-game = { $name } spielt gerade nicht gegen { $winner }. Anklicken, wer verloren hat: { $others }. { key-esc } bricht ab.
ring-is-out = { $name } ist ausgeschieden.
ring-has-won = { $name } gewinnt.
ring-called = { $number }  { $name }
ring-numbered = { $name } ({ $number })
ring-plays = { $name } ({ $number }) spielt gegen { $others }.
ring-sign-won = ★
ring-sign-call = ▲
ring-calls = Neue Partien zum Aufrufen
ring-calls-keys = Eine Partie abhaken, wenn sie aufgerufen ist ({ key-space }; A für alle).
ring-call-head = Partie
ring-called-head = Aufgerufen
ring-not-called = Aufrufen
ring-called-out = Aufgerufen
ring-no-calls = Scheidet jemand aus, erscheint hier die neue Partie der beiden Nachbarn.
ring-count-in = { $count } dabei
ring-winners =
    { $count ->
        [one] Sieg
       *[other] Geteilter Sieg
    }
