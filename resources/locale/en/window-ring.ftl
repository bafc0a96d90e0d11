### The ring: the picture, its clicks, and the announcements of new games

ring-show = &Ring or list
ring-page = The ring
ring-keys = Click the winner, then the loser. ▲ new game to announce · × out
ring-game-over = Game { $table } is not in progress. Use the arrow keys to go back to the ring.
ring-shown = Show ring
ring-list-shown = Show list
ring-reported = Game { $table }: { $winner } beat { $loser }. { $key } undoes it.
ring-picked = { $name } won? Now click the loser: { $others }. { key-esc } cancels.
ring-either = { $one } or { $other }
ring-no-game = { $name } is not playing { $winner } now. Click the loser: { $others }. { key-esc } cancels.
ring-is-out = { $name } is out.
ring-has-won = { $name } wins.
ring-called = { $number }  { $name }
ring-numbered = { $name } ({ $number })
ring-plays = { $name } ({ $number }) plays { $others }.
ring-sign-won = ★
ring-sign-call = ▲
ring-calls = New games to announce
ring-calls-keys = Tick a game when you have announced it ({ key-space }; A for all).
ring-call-head = White – Black
ring-called-head = Announced
ring-not-called = Announce
ring-called-out = Announced
ring-no-calls = When a player is out, the new game between their neighbors appears here.
ring-count-in = { $count } in
ring-winners =
    { $count ->
        [one] Winner
       *[other] Winners
    }
