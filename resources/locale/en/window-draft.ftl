### The draft of a round: preview, swapping, locking, pairing again, posting

draft-look-first = &Look first
draft-look-first-button = Look first
draft-look-first-tip = { $key }. Shows the round before it is posted; players can be swapped.
draft-look = Look at the draft
draft-post = Post round { $round }
draft-post-ring = Set the ring so
draft-renew = Pair round { $round } again
draft-page = Draft
draft-title = Round { $round } ({ $kind }), draft
draft-tables = Tables of the draft
draft-mark-head = Draft
draft-bye = Bye
draft-taken = ⇄ { $name }
draft-locked = locked
draft-seated-by-hand = changed
draft-locked-by-hand = changed, locked
draft-find = Find
draft-find-placeholder = name or table
draft-nobody-found = Nobody in this draft is called “{ $text }”.
draft-lock = Lock
draft-unlock = Unlock
draft-lock-tip = { $key }. A locked table stays when the round is paired again.
draft-swap = Swap
draft-swap-with = Swap here
draft-swap-tip = { $key }. Once on one player, once on the other; or drag one onto the other.
draft-pair-again = Pair again
draft-pair-again-tip = { $key }. Pairs everybody anew around the tables that are locked.
draft-draw-again = Draw again…
draft-draw-again-tip = { $key }. Another lot of the same seed. It asks why, and it is counted.
draft-discard = Discard
draft-discard-tip = { $key }. Forgets this draft; nothing that is posted changes.
draft-why-again = Why is it drawn again?
draft-why-again-placeholder = one line, kept in the history; then { key-enter }
draft-taken-hint = { $name } is taken. Go to another player and press S to swap, or { key-esc } to let go.
draft-hint = Left and Right choose a player, S swaps, { key-space } locks, R pairs around locked tables. { key-enter } posts. { key-esc } leaves the draft as it is; it is forgotten when the event is closed.
draft-stale = The event has changed since this was drafted. Pair again before it is posted; locked tables are kept as far as everybody there still plays.
draft-same-after-redraw = Drawn again, the tables are the same: no lot decides anything here.
draft-drawn-again = Round { $round } is drawn again.
draft-paired-around = Paired again around what is locked.
draft-paired-as-proposed = Nothing is locked: this is the round as it was proposed.
draft-swapped = { $one } and { $other } have changed places.
draft-discarded = The draft is gone. Nothing was posted.
draft-no-swap = They sit at the same table; that changes nothing here.
draft-swap-step = Swap { $one } and { $other }
draft-lock-step = Lock table { $table }
draft-unlock-step = Unlock table { $table }
draft-lock-bye-step = Lock the bye of { $name }
draft-unlock-bye-step = Unlock the bye of { $name }
draft-pair-again-step = Pair again
draft-round-title-redrawn = Round { $round } ({ $kind }), drawn { $times } times
draft-count-shown = { $what }: { $value }
draft-count-changed = { $what }: { $value } ({ $change })
draft-counts-between = { " " }·{ " " }
draft-counts-all-nothing = Nothing speaks against this round: every count is 0.
draft-costs = What the changes cost:
draft-cost-changed = { $what }: { $value } instead of { $before }
draft-costs-nothing = The changes cost nothing: every count is as proposed.
draft-drawn =
    { $times ->
        [one] { "" }
       *[other] drawn { $times } times
    }
draft-changed-by-hand =
    { $tables ->
        [0] { "" }
        [one] 1 table changed
       *[other] { $tables } tables changed
    }
draft-more-counts =
    { $count ->
        [one] 1 more count
       *[other] { $count } more counts
    }
