### The Dual Ring: name, cards, and the steps for making the next round by hand

dual-ring-format-about = Everyone sits in one ring and plays both neighbors at once. Lose a game and you are out; the ring closes until one player is left.
dual-ring-card-title = Dual Ring record card
dual-ring-card-rule-two = You play two games at once, one of each color.
dual-ring-card-rule-lose = Lose one and you are out.
dual-ring-card-rule-gap = When a neighbor is out, you play the next one at once.
dual-ring-card-rule-stopped = A game stopped because somebody is out counts for nobody.
dual-ring-card-rule-draw = Write down every game, a draw too.
dual-ring-card-rule-end = Two left: more wins decides, then two deciding games.
dual-ring-card-chart = How many games
dual-ring-card-chart-games = Games at once
dual-ring-card-chart-ring = as many as players
dual-ring-card-chart-two = none; 2 if wins are equal
dual-ring-head-stakes = In the ring
dual-ring-format-name = Dual Ring
dual-ring-format-short = Everyone plays both neighbors until one is left.
dual-ring-hand-pairs =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
dual-ring-hand-heading-ring =
    Continuing the ring: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
dual-ring-hand-heading-first =
    Starting the ring: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
dual-ring-hand-set =
    Shuffle the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } and lay them out in a ring. Everyone has White against the next player and Black against the one before, at the same time: { $tables ->
        [one] { $tables } game
       *[other] { $tables } games
    }.
dual-ring-hand-ring =
    The ring chart in this kit shows the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } in ring order; after the last comes the first.
dual-ring-hand-running =
    In progress: { $boards ->
        [one] game { $boards }
       *[other] games { $boards }
    }. Their slips are in this kit.
dual-ring-hand-out = A player who loses is out; their other game stops without a result. Their two neighbors start a new game: take the next blank slip (first one: game { $next }).
dual-ring-hand-gap-one-of-each = In the new game, the player before the gap has White, the one after it Black.
dual-ring-hand-gap-as-in-example = In the new game, the player with the lower ring place has Black.
dual-ring-hand-drawn-replay = Drawn game: play again at once, same colors.
dual-ring-hand-drawn-both-out = Drawn game: both players are out, and the ring closes behind them.
dual-ring-hand-leaves = A player who withdraws is out too; their neighbors score no win for it.
dual-ring-hand-two = Two left: stop their games. More wins in the ring wins. If tied, they play two games at once, one with each color; the first loss decides.
dual-ring-hand-ended = If the hall closes: stop all games. Of those still in, most wins wins; equal wins share first place.
dual-ring-hand-wins = On each card, circle color and result of every game and add up the wins.
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
dual-ring-reopen-asked = Reopen the ring?
dual-ring-reopen-do = Reopen the ring
dual-ring-reopen-done = The ring is open again.
dual-ring-reopen-first-asked = Take back the ring?
dual-ring-reopen-first-do = Take back the ring
dual-ring-reopen-posted-about = The seating and all first games are withdrawn, also from the display.
dual-ring-end-asked = End the ring now?
dual-ring-end-about = Running games are void. Of the players still in, most wins wins; equal wins share first place.
dual-ring-end-do = End the ring
dual-ring-end-done = The ring has ended.
dual-ring-window-next-missing = Next open game

## What decided

dual-ring-head-decisive = Out after
dual-ring-decisive-game = Game { $table }
dual-ring-decisive-left = Withdrew
dual-ring-won-on-wins-decided = Last two with { $player2 }; more wins, { $wins } to { $second_wins }.
dual-ring-won-deciding-game-decided = Last two with { $player2 }, tied on wins; won the deciding game (game { $table }).
dual-ring-won-as-the-last-decided = The last player in the ring.
dual-ring-ended-with-most-wins-decided = Most wins of the { $players } still in when the ring was ended: { $wins }.
dual-ring-ended-with-equal-wins-decided = Most wins of the { $players } still in when the ring was ended: { $wins } each.
dual-ring-first-place-shared-decided = The last two drew game { $table }.
dual-ring-out-lost-decided = Lost to { $player2 } in game { $table }.
dual-ring-out-drew-decided = { $player1 } and { $player2 } drew game { $table }.
dual-ring-sheet-order = Order: whoever is out later ranks higher.
dual-ring-sample-title = Dual Ring: four left
dual-ring-sample-about = Six of ten are out, and the ring has closed around the last four.
dual-ring-sample-note = Four players are left, and each plays both neighbors. Whoever loses is out, and the ring closes again.
dual-ring-sample-try-1 = Draw the ring
dual-ring-sample-try-2 = Correct a wrong result
dual-ring-sample-try-3 = Show the audience
