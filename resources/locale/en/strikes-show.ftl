### Accumulated strikes: name, cards, and the steps for the next round by hand

strikes-format-about = Games of three to five; the lower your place, the more strikes you get. Whoever has too many strikes is out, and the last one left wins.
strikes-card-title = Strikes record card
strikes-head-stakes = From being out
strikes-format-name = Accumulated strikes
strikes-people-late-entries = A player who enters now takes the strikes of a last place for the round missed.
strikes-hand-heading-random =
    Round { $round }, random: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
strikes-hand-heading-split =
    Round { $round }, split by strikes: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
strikes-hand-heading-playoff = The last game of the two winners
strikes-hand-take =
    Take the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } who are in: fewer than { $level } strikes, and not gone.
strikes-hand-random = Shuffle them and deal them to { $sizes }.
strikes-hand-split = Sort them by strikes, fewest first; shuffle equal ones among themselves. Fill the groups from the top: { $groups }. Shuffle each group and deal it to its tables.
strikes-hand-bye = Of those who have had the fewest byes, the player with the fewest strikes has the bye; equal: by lot. It costs no strikes.
strikes-hand-meet = Look at the opponents on the cards. Exchange players between tables of one group so that as few as possible meet again, above all nobody for a third time.
strikes-hand-slips =
    Write each table on a blank slip: numbers and names, { $tables ->
        [one] { $tables } slip
       *[other] { $tables } slips
    }.
strikes-hand-strikes = After the game, the highest score is first. Strikes: with 5 players 0 6 12 18 24, with 4 0 8 16 24, with 3 0 12 24. Tied places share their strikes equally. Whoever left in mid-game shares last place and is out.
strikes-hand-out = When all tables are in, add up: whoever has { $level } strikes or more is out.
strikes-hand-end = One left has won. Nobody left: the fewest strikes among those who played wins, equal ones together.
strikes-hand-end-one-table = Two left after a round of one table: the one with fewer strikes wins if he won that game too; if he came second, both win; if he came third or lower, the winner of the game wins. Equal strikes: whoever won the game.
strikes-hand-end-more-tables = Two left after a round of more tables: fewer strikes wins; equal: the larger margin between first and second in his last game; equal again: both.
strikes-hand-playoff = The two winners may play one last game, which decides whatever the strikes.
