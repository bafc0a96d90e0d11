### Words of the ring: the picture, its clicks, and the calls of new games

ring-show = &Ring or list
ring-page = The ring
ring-keys = Click who won, then who lost. Arrows: along the ring. { key-space }: a click. ▲ to be called, × out.
ring-game-over = Table { $table } is not in play. Use the arrow keys to go back to the ring.
ring-shown = Ring ({ $key })
ring-list-shown = List ({ $key })
ring-reported = Table { $table }: { $winner } won against { $loser }. { $key } takes it back.
ring-picked = { $name } has won? Now click who lost: { $others }. { key-esc } lets go.
ring-either = { $one } or { $other }
ring-no-game = { $name } has no game with { $winner } now. Click who lost: { $others }. { key-esc } lets go.
ring-is-out = { $name } is out of the ring.
ring-has-won = { $name } has won.
ring-called = { $number }  { $name }
ring-numbered = { $name } ({ $number })
ring-plays = { $name } ({ $number }) plays { $others }.
ring-sign-won = ★
ring-sign-call = ▲
ring-calls = Games to call
ring-calls-keys = { key-space }: called out, or not yet. A: all called out.
ring-call-head = White and Black
ring-called-head = Called
ring-not-called = ▲ call
ring-called-out = ✓ called
ring-no-calls = A new game is called as soon as a result closes the ring over somebody.
ring-count-in = { $count } in
ring-winners =
    { $count ->
        [one] Winner
       *[other] Winners
    }
