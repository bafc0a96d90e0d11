### A file that cannot be opened, and what can be recovered from it

reason-unknown = This version of TourneyDesk has no text for this reason ({ $code }).

## Why a file cannot be opened

story-begins = { $name } is damaged: it doesn’t start with a new event.
story-unreadable = { $name } is damaged: change { $step } can’t be read.
story-newer = { $name } was changed with a newer version of TourneyDesk. This version doesn’t know change { $step }.
story-too-long = { $name } has more than { GROUPED($most) } changes.
story-players = An event can have up to { GROUPED($most) } players.
story-order = { $name } is damaged: change { $step } doesn’t follow from the changes before it.
story-undo = { $name } is damaged: change { $step } undoes or repeats change { $named }, which was not the last one.
story-player = { $name } is damaged: change { $step } is not possible for player { $player }.
story-round = { $name } is damaged: change { $step } is not possible in round { $round }.
story-table = { $name } is damaged: change { $step } is not possible at table { $table } in round { $round }.
story-seats = { $name } is damaged: the seats at table { $table } in round { $round } are not possible (change { $step }).
story-result = { $name } is damaged: the result of table { $table } in round { $round } is not possible (change { $step }).
story-running = { $name } is damaged: after change { $step }, table { $table } is still running, though a player there is out or the event is over.
story-setting = { $name } is damaged: change { $step } has an impossible setting ({ WORD($setting, kind: "setting") }).
story-value = { $name } is damaged: change { $step } has an impossible value.
opening-failed = { $name } can’t be opened. It may be damaged.

## What can be recovered

recovery-whole =
    All { $all ->
        [one] { $all } change
       *[other] { $all } changes
    } can be recovered.
recovery-kept =
    { $kept } of { $all ->
        [one] { $all } change
       *[other] { $all } changes
    } can be recovered.
recovery-uncounted =
    { $kept ->
        [one] { $kept } change
       *[other] { $kept } changes
    } can be recovered. The total is unknown.
recovery-perhaps = Later changes may be missing.
recovery-none = Nothing can be recovered. Rebuild the event from its record cards.
recovery-step = Missing: change { $number }, { $step }
recovery-step-unread = Missing: change { $number }, which can’t be read
recovery-steps-unread = Missing: changes { $first } to { $last }, which can’t be read
recovery-unreadable = Can’t be read
recovery-tables =
    { $tables ->
        [one] { -table } { $tables }
       *[other] { -tables } { $tables }
    } of round { $round }
recovery-other = “{ $step }”
recovery-unread =
    { $count ->
        [one] { $count } unreadable change
       *[other] { $count } unreadable changes
    }
recovery-more =
    { $count ->
        [one] { $count } more change
       *[other] { $count } more changes
    }
recovery-missing = Missing: { $parts }.
recovery-complete = Complete: every change was recovered.
recovery-unproved = Nothing in the file proves that its backups belong to the same event.
recovery-how = To continue, run: tourneydesk recover { $name } -o NEW.tourney
recovery-see = To see what, run: tourneydesk check { $name }
recovered =
    { $new } has { $kept } of { $all ->
        [one] { $all } change
       *[other] { $all } changes
    }. { $name } is unchanged.
