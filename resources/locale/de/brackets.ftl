### Brackets: what their rounds are called

bracket-stage =
    { $matches ->
        [1] Finale
        [2] Halbfinale
        [4] Viertelfinale
       *[other] Runde der letzten { $players }
    }
bracket-in-stage =
    { $matches ->
        [1] im Finale
        [2] im Halbfinale
        [4] im Viertelfinale
       *[other] in der ersten K.-o.-Runde
    }

## On the picture

bracket-walkover = kl.
bracket-table = { -table } { $table }
bracket-winner = Sieg

## In words

bracket-player-won = { $stage }: { $name } hat gegen { $other } gewonnen.
bracket-player-lost = { $stage }: { $name } hat gegen { $other } verloren.
bracket-player-plays = { $stage }: { $name } spielt gerade gegen { $other }.
bracket-player-waits = { $stage }: { $name } spielt gegen { $other }.
