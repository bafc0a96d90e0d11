### Repairing a running ring: what really happened, and what follows from it

ring-repair-title = Repair the running ring
ring-repair-runs = In a running ring nothing is paired again. Say what really happened: what follows is shown first, then done in one step.
ring-repair-find = Who has left, or whose result is not right
ring-repair-find-hint = Name, number, or table
ring-repair-choices = What really happened
ring-repair-now-head = As it stands
ring-repair-changes = Tables that change
ring-repair-becomes-head = What becomes of it
ring-repair-hint = Type part of a name or a table's number, Up and Down choose, { key-enter } does it, { key-esc } leaves. { $key } takes it back.
ring-repair-several = Several match. Choose one with the arrow keys, or keep typing.
ring-repair-nobody-found = Nobody in the ring and no table with a result is called { $typed }.
ring-repair-has-left = { $name } has left
ring-repair-won-really = Table { $table }: { $name } won
ring-repair-drawn-really = Table { $table }: it was a draw
ring-repair-not-over = Table { $table }: it is still being played
ring-repair-plays-at = plays at { $tables }
ring-repair-white-black = { $white } (White) – { $black } (Black)
ring-repair-played = { $seats }: { $result }
ring-repair-is-stopped = stops
ring-repair-is-called = is called
ring-repair-is-again = is played again
ring-repair-is-undone = its result counts for nobody
ring-repair-is-undone-again = its result is taken back, it is played again
ring-repair-is-right = gets this result
ring-repair-is-open = its result is taken back, it is played on
ring-repair-out = Out: { $names }.
ring-repair-back = In the ring again: { $names }.
ring-repair-stopped = Stopped: { $tables }.
ring-repair-undone = Results that count for nobody: { $tables }.
ring-repair-again = Played again: { $tables }.
ring-repair-calls-now = Call at table { $table }: { $seats }.
ring-repair-ends = Then the event is over. Winner: { $names }.
ring-repair-nothing-else = No other table changes.
ring-repair-one-step = One step, taken back with { $key }.
ring-repair-mended = { $what }. { $follows }
ring-repair-kept =
    { $count ->
        [0] No other result was entered since.
        [one] 1 result entered since stays.
       *[other] { $count } results entered since stay.
    }
