### The draft of a round: preview, swapping, locking, pairing again, posting

draft-look-first = Previe&w pairings
draft-look-first-button = Preview pairings
draft-look-first-tip = { $key }. See the round before you post it; swap players if you need to.
draft-look = Back to draft
draft-post = Post round { $round }
draft-post-ring = Start the ring
draft-renew = Pair round { $round } again
draft-title = { $title } — draft
draft-tables = Draft { -tables }
draft-mark-head = Changes
draft-bye = Bye
draft-taken = ⇄ { $name }
draft-locked = Locked
draft-seated-by-hand = Changed
draft-find = Find
draft-find-placeholder = Name or { -table }
draft-no-match = No player matches “{ $text }”.
draft-lock = Lock
draft-unlock = Unlock
draft-lock-tip = { $key }. Keeps this { -table } when you pair again.
draft-swap = Swap
draft-swap-with = Swap here
draft-swap-tip = { $key }. Select two players, or drag one onto the other.
draft-pair-again = Re-pair
draft-pair-again-tip = { $key }. Pairs everyone again except locked { -tables }.
draft-draw-again = New random draw…
draft-draw-again-tip = { $key }. Repeats the random draw. You give a reason; the history records it.
draft-discard = Discard draft
draft-discard-tip = { $key }. Nothing posted changes.
draft-why-again = Reason for the new draw
draft-why-again-placeholder = e.g. wrong player in round 2
draft-taken-hint = { $name } selected. Now choose who to swap with and press S, or { key-esc } to cancel.
draft-hint = Closing the event discards the draft.
draft-stale = Players or results changed since this draft. Pair again; locked { -tables } stay if their players are still in.
draft-same-after-redraw = Same pairings: nothing in this round is random.
draft-drawn-again = Round { $round } drawn again.
draft-paired-around = Paired again; locked { -tables } kept.
draft-paired-as-proposed = Back to the proposed pairings.
draft-swapped = { $one } and { $other } swapped.
draft-discarded = Draft discarded.
draft-no-swap = They already sit at the same { -table }.
draft-swap-step = Swap { $one } and { $other }
draft-lock-step = Lock { -table } { $table }
draft-unlock-step = Unlock { -table } { $table }
draft-lock-bye-step = Lock the bye of { $name }
draft-unlock-bye-step = Unlock the bye of { $name }
draft-pair-again-step = Re-pair
draft-round-title-redrawn = { $title } (drawn { $times } times)
draft-count-shown = { $what }: { $value }
draft-counts-between = { " " }·{ " " }
draft-counts-all-nothing = No problems found in this pairing.
draft-costs = After your changes:
draft-cost-changed = { $what }: { $value } (was { $before })
draft-costs-nothing = Your changes make the pairing no worse.
draft-drawn =
    { $times ->
        [one] { "" }
       *[other] drawn { $times } times
    }
draft-changed-by-hand =
    { $tables ->
        [0] { "" }
        [one] 1 { -table } changed by hand
       *[other] { $tables } { -tables } changed by hand
    }
draft-more-counts =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
draft-objection = Check
draft-undo-swap = Undo swap
draft-keep-it = Keep it
draft-keep-reason = Reason for the record
draft-keep-reason-placeholder = Reason for the record, e.g. asked by both families
draft-objection-about = Your change made this. Undo it, or keep it and give a reason for the history.
draft-objections-more =
    { $count ->
        [one] 1 more objection.
       *[other] { $count } more objections.
    }
draft-objection-note = Round { $round }: { $warning } Kept by the organizer: { $reason }
draft-keep-step = Keep “{ $what }”
draft-answer-first = Answer the card above before you post.
draft-not-posted = Not posted
draft-size = { $players }, { $tables }
