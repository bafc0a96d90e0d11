### Words of the ring as a picture, for the window, the projector and paper

ring-call = { $white } ({ $white_number }) and { $black } ({ $black_number })
ring-told =
    { $inside ->
        [one] { $inside } player is
       *[other] { $inside } players are
    } in the ring, { $out } out, { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } being played.
ring-game-told = Table { $table }: { $pair }.
