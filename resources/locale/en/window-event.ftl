### The page of the event's own data

event-stage = Event
event-go-to = &Event
event-stage-hint = Changes are saved as you make them.
event-details-heading = Details
event-file = Saved in
event-all-saved = All changes saved
event-first-table = First table number
event-first-table-hint = Applies from the next round. Leave empty to start at 1.
event-settings-heading = Rounds and rules
event-detail-changed = { $name } saved.
event-fixed-table = Fixed table
event-which-table = Type a table number, e.g. 12, or leave empty.
event-withdraw-bye = Cancel bye
event-bye-withdrawn = Bye canceled. { $name } plays in round { $round }.
event-choose-bye = Select a bye.
event-forgotten = { $name } removed from your known players.
event-forget-first = Select a name and press { key-enter } to use it, or { $key } to remove it from your known players.
event-not-forgotten = Couldn’t remove { $name }: the list of known players is read-only.
event-saved = Saved
