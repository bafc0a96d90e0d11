### Words of the ring as a picture, for the window, the projector and paper

ring-call = { $white } ({ $white_number }) contra { $black } ({ $black_number })
ring-told =
    En el anillo: { $inside ->
        [one] { $inside } jugador
       *[other] { $inside } jugadores
    }; fuera: { $out }; en marcha: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }.
ring-game-told = Mesa { $table }: { $pair }.
