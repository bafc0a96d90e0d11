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
