### What the format of an event calls its tables. docs/translating.md

-table =
    { NOUN() ->
        [board] Brett
        [game] Partie
       *[table] Tisch
    }
-tables =
    { NOUN() ->
        [board] Bretter
        [game] Partien
       *[table] Tische
    }
-tables-dative =
    { NOUN() ->
        [board] Brettern
        [game] Partien
       *[table] Tischen
    }

# Accusative.
-a-table =
    { NOUN() ->
        [board] ein Brett
        [game] eine Partie
       *[table] einen Tisch
    }
-A-table =
    { NOUN() ->
        [board] Ein Brett
        [game] Eine Partie
       *[table] Einen Tisch
    }
-The-table =
    { NOUN() ->
        [board] Das Brett
        [game] Die Partie
       *[table] Den Tisch
    }
-no-table =
    { NOUN() ->
        [board] kein Brett
        [game] keine Partie
       *[table] keinen Tisch
    }
-No-table =
    { NOUN() ->
        [board] Kein Brett
        [game] Keine Partie
       *[table] Keinen Tisch
    }

# With a number behind it.
-at-table =
    { NOUN() ->
        [board] an Brett
        [game] in Partie
       *[table] an Tisch
    }

# Genitive.
-of-the-table =
    { NOUN() ->
        [board] des Bretts
        [game] der Partie
       *[table] des Tisches
    }
-of-this-table =
    { NOUN() ->
        [board] dieses Bretts
        [game] dieser Partie
       *[table] dieses Tisches
    }
