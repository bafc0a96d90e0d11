### Words of starting, menus, home, the frame of an event, and what now

window-program = TourneyDesk
window-title = { $event } – TourneyDesk
window-no-display =
    There is no screen here to open a window on. Start TourneyDesk in a desktop session, or use its commands: tourneydesk --help lists them.
    { "" }
window-too-many-files =
    TourneyDesk opens one event at a time. Name one file.
    { "" }
window-bug-title = Something went wrong in TourneyDesk
window-bug-text =
    Something went wrong in the program. Everything recorded so far is safe in the event's file, and you can go on.
    
    If what you did had no effect, do it again; if that does not help, close TourneyDesk and open the event again.
window-bug-log = What happened is written down in { $log }
window-close = Close
window-sign-done = ✓
window-sign-now = ●
window-sign-attention = ▲{ " " }
window-sign-wrong = ✕{ " " }
window-menu-file = &File
window-menu-edit = &Edit
window-menu-event = Even&t
window-menu-view = &View
needs-event = Open an event first.
needs-chosen-event = Open an event first, or choose one on the home page.
needs-second-folder = No second folder for copies is set.
needs-undo = There is nothing to undo.
needs-redo = There is nothing to redo.
needs-ring = Only an event with a posted ring can show it.
window-new-event = &New event
window-open-event = &Open…
window-save-as = Save &as…
window-close-event = &Close event
window-quit = &Quit
window-undo = &Undo
window-redo = &Redo
window-undo-step = &Undo: { $step }
window-redo-step = &Redo: { $step }
window-go-to-table = Go to &table
window-go-to-players = &Players
window-go-to-round = Current &round
window-go-to-standings = &Standings
window-show-why = &Why
window-undone = Undone: { $step }.
window-redone = Done again: { $step }.
window-recent = Recent events
window-no-recent = No event has been opened here yet. Make a new one, or open a file.
window-recent-event = Event
window-recent-format = Format
window-recent-folder = Folder
window-recent-twin = { $name } ({ $file })
window-home-new = New event
window-home-open = Open…
window-read-only = Open for reading
window-event-files = Events (*.tourney)
window-list-files = Lists of players (*.csv *.txt *.tsv);;All files (*)
window-choose-event = Open an event
window-choose-list = Import a list of players
window-choose-place = Where to keep the event
window-stages = Pages of the event
window-players = Players
window-round = Round { $round }
window-standings = Standings
window-message = What just happened
window-what-now = What now
window-why = Why
window-no-reasons = Nothing is noted about this.
window-choose-for-why = Choose a table or a player to read the reasons.
window-pair-round = Pair round { $round }
window-pair-kind = Pair the { $kind }
window-set-ring = Set the ring
window-pairing = Pairing…
window-waiting = Waiting for results
window-see-standings = See the standings
window-posted = Round { $round } is posted.
window-saved-as = Saved as { $name }. The event goes on there.
window-no-copy = The event is safe in its file, but no copy of it could be made. { $why }
window-columns = Choose columns
