### Repairs: what is wrong with a posted round, the choices, and what was done

repair-menu = Repa&ir round…
repair-round =
    { $kind ->
        [final] Repair Final…
        [playoff] Repair deciding game…
       *[other] Repair round { $round }…
    }
repair-tip = Changes as few { -tables } as possible after a withdrawal, a late entry or a correction. ({ $key })
repair-title =
    { $kind ->
        [final] Repair the Final
        [playoff] Repair the deciding game
       *[other] Repair round { $round }
    }
repair-choices = Options
repair-tables = { -Tables } of this round
repair-choice-head = Option
repair-moves-head = Moves
repair-effect-head = Effect
repair-standing-head = Status
repair-issue-left =
    { $kind ->
        [final] Withdrawn but seated in the Final: { $names }
        [playoff] Withdrawn but seated in the deciding game: { $names }
       *[other] Withdrawn but seated in round { $round }: { $names }
    }
repair-issue-waiting =
    { $kind ->
        [final] Here but not seated in the Final: { $names }
        [playoff] Here but not seated in the deciding game: { $names }
       *[other] Here but not seated in round { $round }: { $names }
    }
repair-issue-both =
    { $kind ->
        [final] Final: { $left } withdrew; not seated: { $waiting }.
        [playoff] Deciding game: { $left } withdrew; not seated: { $waiting }.
       *[other] Round { $round }: { $left } withdrew; not seated: { $waiting }.
    }
repair-issue-lighter =
    { $kind ->
        [final] A corrected result allows a better seating in the Final.
        [playoff] A corrected result allows a better seating in the deciding game.
       *[other] A corrected result allows a better pairing in round { $round }.
    }
repair-issue-nothing =
    { $kind ->
        [final] The Final needs no repair.
        [playoff] The deciding game needs no repair.
       *[other] Round { $round } needs no repair.
    }
repair-and-more = { $names } and { $count } more
repair-leave-as-is = Leave as is
repair-break-none = Keep all other { -tables }
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
    { $kind ->
        [final] Final
        [playoff] Deciding game
       *[other] Round { $round }
    } repaired. New slips needed: { $tables ->
        [one] { -table } { $tables }
       *[other] { -tables } { $tables }
    }.
repair-repaired-no-slips =
    { $kind ->
        [final] Final repaired. All slips stay valid.
        [playoff] Deciding game repaired. All slips stay valid.
       *[other] Round { $round } repaired. All slips stay valid.
    }
repair-left-as-is =
    { $kind ->
        [final] Final unchanged.
        [playoff] Deciding game unchanged.
       *[other] Round { $round } unchanged.
    }
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
repair-no-table = No { -table }
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
