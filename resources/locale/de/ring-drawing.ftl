### Words of the ring as a picture, for the window, the projector and paper

ring-call = { $white } ({ $white_number }) und { $black } ({ $black_number })
ring-told =
    { $inside ->
        [one] { $inside } Spieler ist
       *[other] { $inside } Spieler sind
    } im Ring, { $out } ausgeschieden, { $games ->
        [one] { $games } Partie läuft
       *[other] { $games } Partien laufen
    }.
ring-game-told = Tisch { $table }: { $pair }.
