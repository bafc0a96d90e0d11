### The sheet of keys: each page's name, and what the keys do there

# What keys are called: in sentences and in shortcuts, but for a Mac

key-enter = Enter
key-esc = Esc
key-space = Space
key-tab = Tab

keys-home = Home
keys-home-open = Open the selected event
keys-home-choose = Select another event
keys-wizard = New event
keys-wizard-next = Continue
keys-wizard-line = Next line
keys-wizard-back = Back
keys-wizard-list = Import a list
keys-players = Players
keys-players-enter = Add the player
keys-players-change = Edit the player
keys-players-drop = Withdraw the player; in Keep apart, allow the pairing
keys-players-delete = Remove a player who was never paired
keys-players-return = Reinstate the player
keys-players-here = Check in, or undo it
keys-players-task-enter = Add players
keys-players-task-check-in = Check-in
keys-players-task-apart = Keep apart
keys-players-task-byes = Bye requests
keys-round = Rounds
keys-round-table = Go to that table
keys-round-correct = Change the result
keys-round-take-back = Clear the result
keys-round-leave = Keep the result, back to the list
keys-round-all = All tables
keys-round-missing = Missing results only
keys-round-second-pass = Double-check entry
keys-round-call-all = Mark all new ring games as announced
keys-draft = Draft
keys-draft-choose = Select a player at the table
keys-draft-swap = Select a player; again on another player to swap
keys-draft-lock = Lock or unlock the table
keys-draft-again = Pair again, keeping locked tables
keys-draft-draw = New random draw, with a reason
keys-draft-post = Post the round
keys-draft-discard = Discard the draft
keys-draft-leave = Leave the draft for later
keys-papers = Papers
keys-papers-turn = Previous or next page
keys-papers-larger = Zoom in, or fit the page
keys-papers-move = Move around a zoomed page
keys-papers-printing = Go to printing
keys-papers-print = Print the selected document
keys-papers-card = Zoom in on the card; { key-esc } goes back
keys-repair = Repair
keys-repair-choose = Select a repair
keys-repair-take = Apply the repair
keys-repair-started = Mark the table as started
keys-repair-tables = To the tables and back
keys-repair-leave = Leave without a repair
keys-match = Two-player tables
keys-match-first = First player wins
keys-match-second = Second player wins
keys-match-draw = Draw
keys-match-absent = No-show: first, second, both
keys-match-score = Final score of a match, as on its buttons
keys-match-games = Games of the match
keys-sheet = Tables with places or scores
keys-sheet-place = Place
keys-sheet-withdrawn = Withdrawn
keys-sheet-next = Next field; saves after the last
keys-sheet-record = Save the result
keys-display = Display
keys-display-turn = Previous or next page
keys-display-stay = Pause or resume
keys-display-full = Full screen, or a window
keys-display-leave = Leave full screen

## Keys that take a few words

keys-number = Number, { $key }
keys-on-card = { $key }, on a record card
keys-places = { $key } to { $last }
