### Brackets: what their rounds are called

bracket-stage =
    { $matches ->
        [1] Final
        [2] Semifinales
        [4] Cuartos de final
       *[other] Ronda de { $players }
    }
bracket-in-stage =
    { $matches ->
        [1] en la final
        [2] en semifinales
        [4] en cuartos de final
       *[other] en la primera ronda de la eliminatoria
    }

## On the picture

bracket-walkover = inc.
bracket-table = { -table } { $table }
bracket-winner = Ganador

## In words

bracket-player-won = { $stage }: { $name } ganó a { $other }.
bracket-player-lost = { $stage }: { $name } perdió con { $other }.
bracket-player-plays = { $stage }: { $name } está jugando con { $other }.
bracket-player-waits = { $stage }: { $name } juega con { $other }.
