### Starting, menus, home, the frame of an event, and the next step

window-program = TourneyDesk
window-title = { $event } – TourneyDesk
window-no-display =
    No screen found. Start TourneyDesk from a desktop session, or run “tourneydesk --help” for its commands.
    { "" }
window-no-library =
    A system library for windows is missing. On Debian or Ubuntu, install it with: sudo apt-get install { $packages }
    { "" }
window-too-many-files =
    TourneyDesk opens one event at a time. Give one file name.
    { "" }
window-bug-title = Something went wrong
window-bug-text = Your event is saved up to the last step. Try again; if that doesn’t help, close TourneyDesk and reopen the event.
window-bug-log = Details saved in { $log }
window-close = Close
window-sign-done = ✓
window-sign-attention = ▲{ " " }
window-sign-wrong = ✕{ " " }
window-menu-file = &File
window-menu-edit = &Edit
window-menu-event = Even&t
window-menu-view = &View
needs-event = Open an event to use this.
needs-chosen-event = Open an event, or select one on the home page.
needs-second-folder = No second backup folder is set.
needs-undo = Nothing to undo.
needs-redo = Nothing to redo.
needs-ring = Available once a ring has started.
needs-next-standings = The event is over; these are the final standings.
window-new-event = &New event
window-open-event = &Open file…
window-save-as = Save &as…
window-close-event = &Close event
window-quit = &Quit
window-undo = &Undo
window-redo = &Redo
window-undo-step = &Undo: { $step }
window-redo-step = &Redo: { $step }
window-go-to-table = Go to &{ -table }
window-go-to-players = &Players
window-go-to-round = Current &round
window-go-to-standings = &Standings
window-show-why = Show &why
window-undone = Undone: { $step }.
window-redone = Redone: { $step }.
window-recent = Recent events
window-recent-event = Event
window-recent-format = Format
window-recent-twin = { $name } ({ $file })
window-home-new = New event
window-home-open = Open file…
window-read-only = Open read-only
window-event-files = Events (*.tourney)
window-list-files = Player lists (*.csv *.txt *.tsv *.xlsx *.xls *.ods *.dbf *.trf *.trfx *.tdf);;All files (*)
window-choose-event = Open event
window-choose-list = Import player list
window-choose-place = Save event as
window-stages = Event pages
window-players = Players
window-round = Round { $round }
window-standings = Standings
window-message = Latest message
window-what-now = Next step
window-why = Why
window-no-reasons = Nothing to explain here.
window-details = Details
window-choose-for-why = Select a { -table } or a player to see why.
window-pair-round = Pair round { $round }
window-pair-kind =
    { $kind ->
        [final] Seat the final
        [playoff] Seat the deciding game
       *[other] Pair the extra round
    }
window-set-ring = Start the ring
window-pairing = Pairing…
window-see-standings = Go to standings
window-posted = Round { $round } posted.
window-saved-as = Saved as { $name }. You are now working in this file.
window-no-copy = Event saved, but not backed up: { $why }
window-columns = Choose columns
window-columns-no-room = No room now: { $columns }
