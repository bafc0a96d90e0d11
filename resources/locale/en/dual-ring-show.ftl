### The Dual Ring: name, cards, and the steps for the next round by hand

dual-ring-format-about = Everybody sits in one big ring and plays both neighbours at once, from one start. The loser of a game is out, the ring closes, and so on until somebody has won.
dual-ring-card-title = Dual Ring record card
dual-ring-head-stakes = In the ring
dual-ring-format-name = Dual Ring
dual-ring-hand-pairs =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
dual-ring-hand-heading-ring =
    Going on with the ring: { $players ->
        [one] { $players } player
       *[other] { $players } players
    } in it
dual-ring-hand-heading-first =
    Setting the ring: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
dual-ring-hand-set =
    Shuffle the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } and lay them in a ring. Each has White against the next and Black against the one before, both at once: { $tables ->
        [one] { $tables } board
       *[other] { $tables } boards
    }.
dual-ring-hand-ring =
    The ring chart in this pack has the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } in ring order; after the last comes the first.
dual-ring-hand-running =
    Being played now: { $boards ->
        [one] board { $boards }
       *[other] boards { $boards }
    }. Their slips are in this pack.
dual-ring-hand-out = Whoever loses is out. His other game stops and counts for nobody. His two neighbours in the ring now play each other: take the next blank slip, the first one has board { $next }.
dual-ring-hand-gap-one-of-each = In it, the one before the gap has White, the one after it Black.
dual-ring-hand-gap-as-in-example = In it, the one with the lower place in the ring has Black.
dual-ring-hand-drawn-replay = A drawn game is played again at once with the same colours.
dual-ring-hand-drawn-both-out = A drawn game puts both out, and the ring closes over both.
dual-ring-hand-leaves = Whoever leaves is out too; the neighbours score no win for it.
dual-ring-hand-two = When two are left their running games stop. More wins in the ring wins. Equal wins: two new games at once, one with each colour, and the first loss decides.
dual-ring-hand-wins = On each card, ring colour and result of every game, and add up the wins.
dual-ring-now-waiting =
    { $count ->
        [one] { $count } game in progress: { $tables }
       *[other] { $count } games in progress: { $tables }
    }
dual-ring-now-waiting-many =
    { $count ->
        [one] { $count } game in progress
       *[other] { $count } games in progress
    }
