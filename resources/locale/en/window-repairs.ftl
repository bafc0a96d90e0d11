### Repairs: what is wrong with a posted round, the choices, and what was done

repair-menu = Repa&ir round…
repair-round = Repair round { $round }…
repair-tip = Changes as few { -tables } as possible after a withdrawal, a late entry or a correction. ({ $key })
repair-title = Repair round { $round }
repair-choices = Options
repair-tables = { -Tables } of this round
repair-choice-head = Option
repair-moves-head = Moves
repair-effect-head = Effect
repair-standing-head = Status
repair-issue-left = Withdrawn but seated in round { $round }: { $names }
repair-issue-waiting = Here but not seated in round { $round }: { $names }
repair-issue-both = Round { $round }: { $left } withdrew; not seated: { $waiting }.
repair-issue-lighter = A corrected result allows a better pairing in round { $round }.
repair-issue-nothing = Round { $round } needs no repair.
repair-and-more = { $names } and { $count } more
repair-leave-as-is = Leave as is
repair-break-none = Change no { -table }
repair-break-one = Change { -table } { $tables }
repair-break-some = Change { $count } { -tables }: { $tables }
repair-break-many = Change { $count } { -tables }
repair-no-moves = No one moves.
repair-cost-signed = { $what }: { $value }, was { $before }
repair-cost-none = No change
repair-new-tables = New { -tables }
repair-new-table = { -Table } { $table }: { $seats }
repair-moved-from-to = { $name }: { -table } { $before } → { $after }
repair-moved-in = { $name }: now { -at-table } { $after }
repair-moved-out = { $name }: leaves { -table } { $before }
repair-all-counts = Details
repair-count-as-it-is = { $what }: { $value }
repair-all-stay = All { -tables } stay.
repair-seats-between = { " " }–{ " " }
repair-sets-all-tried = This is the smallest possible repair.
repair-sets-some-tried = Best repair of up to { $tables }. Larger repairs were not all searched.
repair-nothing-better = No better pairing while the started { -tables } stay.
repair-looking = Looking for the smallest repair… { key-esc } cancels.
repair-table-finished = Finished
repair-table-started = Started
repair-table-breaks = Changes
repair-table-stays = { "" }
repair-hint = Mark the { -tables } that have started; they stay.
repair-apply = Apply repair
repair-mark-started = Mark as started
repair-mark-started-tip = Started { -tables } stay as they are. Press again to remove the mark. ({ $key })
repair-repaired-slips =
    Round { $round } repaired. New slips needed: { $tables ->
        [one] { -table } { $tables }
       *[other] { -tables } { $tables }
    }.
repair-repaired-no-slips = Round { $round } repaired. All slips stay valid.
repair-left-as-is = Round { $round } unchanged.
repair-no-round = No round is posted yet.
repair-some-tables =
    { $count ->
        [one] 1 { -table }
       *[other] { $count } { -tables }
    }
repair-recommended = Recommended
repair-others-stay =
    { $count ->
        [one] 1 player moves; everyone else stays.
       *[other] { $count } players move; everyone else stays.
    }
repair-named-move =
    { $count ->
        [one] { $names } moves; everyone else stays.
       *[other] { $names } move; everyone else stays.
    }
repair-as-posted = As posted
repair-after = After the repair
repair-new-slip = New slip
repair-no-table = No table
repair-filter-all = A&ll
repair-filter-changes = &Changes
repair-filter-started = S&tarted
repair-players-head = Players
repair-tables-change =
    { $count ->
        [one] 1 { -table } changes.
       *[other] { $count } { -tables } change.
    }
repair-more-changes =
    { $count ->
        [one] 1 more { -table } changes. The filter shows it.
       *[other] { $count } more { -tables } change. The filter shows them.
    }
