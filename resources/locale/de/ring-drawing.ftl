### The ring as a picture, for the window, the projector and paper

ring-call = { $white } ({ $white_number }) und { $black } ({ $black_number })
ring-summary =
    { $inside } im Ring · { $out } ausgeschieden · { $games ->
        [one] { $games } Partie läuft
       *[other] { $games } Partien laufen
    }.
ring-game-summary = Partie { $table }: { $pair }.
