### Repairing a running ring: what really happened, and what follows from it

ring-repair-title = Repair the ring
ring-repair-asks = What really happened?
ring-repair-runs = You will see the effects before anything changes.
ring-repair-find = Player or game
ring-repair-find-hint = Name, number or game
ring-repair-choices = What happened
ring-repair-now-head = Recorded
ring-repair-changes = Effects
ring-repair-seats-head = White – Black
ring-repair-becomes-head = Becomes
ring-repair-several = Several match. Use the arrow keys or keep typing.
ring-repair-no-match = No player or finished game matches “{ $typed }”.
ring-repair-has-left = { $name } withdrew
ring-repair-won-really = Game { $table }: { $name } won
ring-repair-drawn-really = Game { $table }: draw
ring-repair-not-over = Game { $table }: still being played
ring-repair-plays-at =
    Playing { $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    }
ring-repair-white-black = { $white } (White) – { $black } (Black)
ring-repair-played = { $seats }: { $result }
ring-repair-is-stopped = Stops
ring-repair-is-called = New game
ring-repair-is-again = Played again
ring-repair-is-undone = Result no longer counts
ring-repair-is-undone-again = Result removed; the game is replayed
ring-repair-is-open = Result removed; the game goes on
ring-repair-out = Out: { $names }.
ring-repair-back = Back in the ring: { $names }.
ring-repair-stopped =
    Stopped: { $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    }.
ring-repair-undone =
    { $tables ->
        [one] Result that no longer counts: game { $tables }.
       *[other] Results that no longer count: games { $tables }.
    }
ring-repair-again =
    Played again: { $tables ->
        [one] game { $tables }
       *[other] games { $tables }
    }.
ring-repair-calls-now = New game { $table }: { $seats }.
ring-repair-ends = This ends the event. Winner: { $names }.
ring-repair-nothing-else = Nothing else changes.
ring-repair-done = { $what }. { $follows }
ring-repair-kept =
    { $count ->
        [0] No later results.
        [one] 1 later result stays.
       *[other] { $count } later results stay.
    }
