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
