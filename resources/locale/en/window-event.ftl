### The page of the event's own data

event-stage = Event
event-go-to = &Event
event-stage-hint = A line is taken when you leave it. Settings are taken by Apply ({ $apply }). { key-esc } forgets what is not taken yet; { $undo } takes back what is.
event-first-table = Number of the first table
event-first-table-hint = Counts from the next round on. Empty: tables begin at 1.
event-settings-heading = Settings
event-apply = Apply: { $names }
event-apply-nothing = Apply
event-detail-changed = Changed: { $name }.
event-settings-changed = Changed: { $names }.
event-fixed-table = Always at table
event-which-table = Type the number of the table, such as 12, or leave it empty.
event-withdraw-bye = Withdraw the bye ({ $key })
event-bye-withdrawn = { $name } plays in round { $round } after all.
event-choose-bye = Choose a bye in the list first.
event-forgotten = { $name } is forgotten: no longer offered while you type, until entered again.
event-forget-first = Choose with Down; { key-enter } takes it, { $key } forgets it.
event-not-forgotten = { $name } could not be forgotten: the list of people met before cannot be written.
