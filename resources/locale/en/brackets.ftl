### Brackets: what their rounds are called

bracket-stage =
    { $matches ->
        [1] Final
        [2] Semifinals
        [4] Quarterfinals
       *[other] Round of { $players }
    }
bracket-in-stage =
    { $matches ->
        [1] in the final
        [2] in the semifinals
        [4] in the quarterfinals
       *[other] in the first round of the bracket
    }

## On the picture

bracket-walkover = w/o
bracket-table = { -table } { $table }
bracket-winner = Winner

## In words

bracket-player-won = { $stage }: { $name } won against { $other }.
bracket-player-lost = { $stage }: { $name } lost to { $other }.
bracket-player-plays = { $stage }: { $name } is playing { $other }.
bracket-player-waits = { $stage }: { $name } plays { $other }.
