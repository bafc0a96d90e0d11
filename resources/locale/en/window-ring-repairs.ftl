### Words of mending a running ring: what really happened, and what follows from it

ring-repair-repair-ring = Repair the running ring
ring-repair-ring-runs = In a running ring nothing is paired again. Say what really happened: what follows is shown first, then done in one step.
ring-repair-ring-find = Who has left, or whose result is not right
ring-repair-ring-find-hint = Name, number, or table
ring-repair-ring-repairs = What really happened
ring-repair-ring-now-head = As it stands
ring-repair-ring-changes = Tables that change
ring-repair-ring-becomes-head = What becomes of it
ring-repair-hint = Type part of a name or a table's number, Up and Down choose, Enter does it, Esc leaves. { $key } takes it back.
ring-repair-ring-several = Several match. Choose one with the arrow keys, or keep typing.
ring-repair-ring-nobody-found = Nobody in the ring and no table with a result is called { $typed }.
ring-repair-ring-has-left = { $name } has left
ring-repair-ring-won-really = Table { $table }: { $name } won
ring-repair-ring-drawn-really = Table { $table }: it was a draw
ring-repair-ring-not-over = Table { $table }: it is still being played
ring-repair-ring-plays-at = plays at { $tables }
ring-repair-ring-white-black = { $white } (White) – { $black } (Black)
ring-repair-ring-played = { $seats }: { $result }
ring-repair-ring-is-stopped = stops
ring-repair-ring-is-called = is called
ring-repair-ring-is-again = is played again
ring-repair-ring-is-undone = its result counts for nobody
ring-repair-ring-is-undone-again = its result is taken back, it is played again
ring-repair-ring-is-right = gets this result
ring-repair-ring-is-open = its result is taken back, it is played on
ring-repair-ring-out = Out: { $names }.
ring-repair-ring-back = In the ring again: { $names }.
ring-repair-ring-stopped = Stopped: { $tables }.
ring-repair-ring-undone = Results that count for nobody: { $tables }.
ring-repair-ring-again = Played again: { $tables }.
ring-repair-ring-calls-now = Call at table { $table }: { $seats }.
ring-repair-ring-ends = Then the event is over. Winner: { $names }.
ring-repair-ring-nothing-else = No other table changes.
ring-repair-ring-one-step = One step, taken back with { $key }.
ring-repair-ring-mended = { $what }. { $follows }
ring-repair-ring-kept =
    { $count ->
        [0] No other result was entered since.
        [one] 1 result entered since stays.
       *[other] { $count } results entered since stay.
    }
