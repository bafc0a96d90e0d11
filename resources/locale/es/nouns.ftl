### What the format of an event calls its tables. docs/translating.md

-table =
    { NOUN() ->
        [board] tablero
        [game] partida
       *[table] mesa
    }
-Table =
    { NOUN() ->
        [board] Tablero
        [game] Partida
       *[table] Mesa
    }
-tables =
    { NOUN() ->
        [board] tableros
        [game] partidas
       *[table] mesas
    }
-Tables =
    { NOUN() ->
        [board] Tableros
        [game] Partidas
       *[table] Mesas
    }

-a-table =
    { NOUN() ->
        [board] un tablero
        [game] una partida
       *[table] una mesa
    }
-this-table =
    { NOUN() ->
        [board] este tablero
        [game] esta partida
       *[table] esta mesa
    }
-the-table =
    { NOUN() ->
        [board] el tablero
        [game] la partida
       *[table] la mesa
    }
-The-table =
    { NOUN() ->
        [board] El tablero
        [game] La partida
       *[table] La mesa
    }
-of-the-table =
    { NOUN() ->
        [board] del tablero
        [game] de la partida
       *[table] de la mesa
    }
-at-the-table =
    { NOUN() ->
        [board] en el tablero
        [game] en la partida
       *[table] en la mesa
    }
-the-tables =
    { NOUN() ->
        [board] los tableros
        [game] las partidas
       *[table] las mesas
    }
-The-tables =
    { NOUN() ->
        [board] Los tableros
        [game] Las partidas
       *[table] Las mesas
    }
-the-locked-tables =
    { NOUN() ->
        [board] los tableros fijados
        [game] las partidas fijadas
       *[table] las mesas fijadas
    }
