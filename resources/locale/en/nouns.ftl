### What the format of an event calls its tables. docs/translating.md

-table =
    { NOUN() ->
        [board] board
        [group-board] board
        [game] game
       *[table] table
    }
-Table =
    { NOUN() ->
        [board] Board
        [group-board] Board
        [game] Game
       *[table] Table
    }
-tables =
    { NOUN() ->
        [board] boards
        [group-board] boards
        [game] games
       *[table] tables
    }
-Tables =
    { NOUN() ->
        [board] Boards
        [group-board] Boards
        [game] Games
       *[table] Tables
    }

# With a number behind it.
-at-table =
    { NOUN() ->
        [board] at board
        [group-board] at board
        [game] in game
       *[table] at table
    }
