### The ring as a picture, for the window, the projector and paper

ring-call = { $white } ({ $white_number }) and { $black } ({ $black_number })
ring-summary =
    { $inside } in the ring · { $out } out · { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in progress.
ring-game-summary = Game { $table }: { $pair }.
