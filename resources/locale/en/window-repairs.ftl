### Repairs: what is wrong with a posted round, the choices, and what was done

repair-menu = Repa&ir the round…
repair-round = Repair round { $round }…
repair-tip = { $key }. Shows the fewest tables to break and what each choice costs.
repair-title = Repair round { $round }
repair-choices = Choices
repair-tables = Tables of the round
repair-choice-head = Choice
repair-moves-head = Who moves
repair-costs-head = What changes in the counts
repair-standing-head = Stays or breaks
repair-amiss-left = Has left, but plays in round { $round }: { $names }.
repair-amiss-waiting = Here, but without a table in round { $round }: { $names }.
repair-amiss-both = In round { $round } somebody plays who has left ({ $left }), and somebody has no table ({ $waiting }).
repair-amiss-lighter = As results and players stand now, round { $round } would be paired differently.
repair-amiss-nothing = Nothing is amiss with round { $round }.
repair-and-more = { $names } and { $count } more
repair-leave-as-it-is = Leave it as it is
repair-break-none = Break no table
repair-break-one = Break table { $tables }
repair-break-some = Break { $count } tables: { $tables }
repair-break-many = Break { $count } tables: { $tables } and { $more } more
repair-nobody-moves-here = nobody
repair-cost-signed = { $what }: { $value } ({ $change })
repair-cost-none = nothing
repair-new-tables = Tables after it:
repair-new-table = Table { $table }: { $seats }
repair-moved-from-to = { $name }: table { $after } instead of { $before }
repair-moved-in = { $name }: table { $after }
repair-moved-out = { $name }: no table instead of { $before }
repair-all-counts = What it costs:
repair-count-as-it-is = { $what }: { $value }
repair-stays-so = All tables stay. What the round costs as it is:
repair-seats-between = { " " }–{ " " }
repair-sets-all-tried = Every set of tables was tried: none that breaks fewer is better.
repair-sets-some-tried = Every set of up to { $tables } was tried. Sets that break more were not all tried; a better one may exist.
repair-nothing-better = Nothing better was found as long as the tables that have begun stay.
repair-looking = Looking for the fewest tables to break… { key-esc } leaves.
repair-table-finished = finished, stays
repair-table-started = started, stays
repair-table-breaks = breaks
repair-table-stays = { "" }
repair-hint = Up and Down choose, { key-enter } does it, { key-esc } leaves. { key-tab } goes to the tables: { key-space } marks one as started, so that it stays.
repair-apply = Do it ({ $key })
repair-mark-started = Started ({ $key })
repair-mark-started-tip = { $key }. The table stays: its game has begun. Once more takes the mark away.
repair-repaired-slips = Round { $round } is repaired. Print new slips: { $tables }.
repair-repaired-no-slips = Round { $round } is repaired. No slip changes.
repair-left-as-is = Round { $round } stays as it is.
repair-no-round = No round is posted yet.
repair-some-tables =
    { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
repair-some-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
