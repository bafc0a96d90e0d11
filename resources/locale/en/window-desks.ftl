### What the window says while several desks change the event

desk-step-of = { $desk }: { $step }
desk-undone = { $what } (undone)
desk-redone = { $what } (redone)
desk-you-typed = You typed { $result }.
desk-keep-theirs = Keep theirs
desk-correct = Correct it
desk-cannot-correct = It can’t be corrected any more.
desk-record-it = Record { $what }?
desk-record-step = { $step }?
desk-typed-at = Typed on { $time } without a connection.
desk-record = Record
desk-discard = Discard
desk-record-them = Record the { $count } entries typed without a connection?
desk-record-all = Record all { $count }
desk-one-by-one = One by one
desk-recorded = Recorded: { $what }.
desk-undo-others = Undo a change made at { $desk }?
desk-undo-theirs = Undo it
desk-undo-late = Another change was made meanwhile. Nothing was undone.
desk-continue-here = Continue here…
desk-review = Review
desk-lost-heading = Connection to { $name } lost.
desk-lost-server = The server doesn’t answer.
desk-lost-kept = Nothing can be recorded until it is back. Results and check-ins that you type are kept.
desk-lost-only-read = You see what was recorded before.
desk-ended-kept = To go on, join again with a new code. Results and check-ins that you type until then are kept.
desk-ended-only-read = To see more, join again with a new code.
desk-join-again = Join again…
desk-waiting = Not recorded yet: { $what }.
desk-waiting-count = { $count } not recorded.
desk-not-recorded =
    { $count ->
        [one] An entry typed without a connection isn’t recorded.
       *[other] { $count } entries typed without a connection aren’t recorded.
    }
desk-back = Connected to the head desk again.
desk-back-with =
    { $count ->
        [one] Connected to the head desk again. One change was made meanwhile.
       *[other] Connected to the head desk again. { $count } changes were made meanwhile.
    }
desk-back-here = The server is back.
desk-back-here-with =
    { $count ->
        [one] The server is back. One change was made meanwhile.
       *[other] The server is back. { $count } changes were made meanwhile.
    }
desk-table-changed = { $desk } recorded { -table } { $table } meanwhile: { $result }. What you were typing isn’t recorded.
desk-player-changed = { $desk } edited this player meanwhile. Check the fields before you save.
desk-value-changed = This is now “{ $value }”. Save again to replace it.
desk-value-empty = This is now empty. Save again to replace it.
desk-mark-waiting = { $score } · not recorded
desk-mark-kept = not recorded
desk-answer = &Answer question
desk-answer-with = Press { $key } to answer.
needs-question = Nothing is being asked.
desk-others = Recorded last by other desks
