### The ring as a picture, for the window, the projector and paper

ring-call = { $white } ({ $white_number }) y { $black } ({ $black_number })
ring-summary =
    { $inside } en el anillo · { $out } fuera · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en juego.
ring-game-summary = Partida { $table }: { $pair }.
