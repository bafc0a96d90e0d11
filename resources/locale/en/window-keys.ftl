### The sheet of keys: each page's name, and what the keys do there

# What keys are called: in sentences and in shortcuts, but for a Mac

key-enter = Enter
key-esc = Esc
key-space = Space
key-tab = Tab

keys-home = Home
keys-home-open = open the chosen event
keys-home-choose = choose another
keys-wizard = New event
keys-wizard-next = on to the next page
keys-wizard-line = on to the next line
keys-wizard-back = back to the page before
keys-wizard-list = choose a list of players
keys-players = Players
keys-players-enter = enter the player typed
keys-players-change = change the chosen player
keys-players-drop = drop the player; in Keep apart let two meet
keys-players-delete = delete a player who has not been paired yet
keys-players-return = return the player
keys-players-here = here or not here, in Check in
keys-players-task-enter = enter
keys-players-task-check-in = check in
keys-players-task-apart = keep apart
keys-players-task-byes = byes
keys-round = Rounds
keys-round-table = go to that table
keys-round-correct = correct the result of the table
keys-round-take-back = take its result back
keys-round-leave = leave it as it is, back to the list
keys-round-all = all tables
keys-round-missing = missing ones only
keys-round-second-pass = second pass
keys-round-call-all = all games in the list of a ring called out
keys-draft = The draft of a round
keys-draft-choose = choose a player of the table
keys-draft-swap = take a player; again on another, swap the two
keys-draft-lock = lock or unlock the table
keys-draft-again = pair again around what is locked
keys-draft-draw = draw again; asks why
keys-draft-post = post the round as it is
keys-draft-discard = discard the draft
keys-draft-leave = leave the draft as it is
keys-papers = Papers
keys-papers-turn = turn the pages
keys-papers-larger = a page larger, and whole again
keys-papers-move = move about a large page
keys-papers-printing = on to printing
keys-papers-print = print what is chosen
keys-papers-card = the card large; { key-esc } goes back
keys-repair = Repairs
keys-repair-choose = choose a repair
keys-repair-take = do it
keys-repair-started = the table has started and stays
keys-repair-tables = to the tables, and back
keys-repair-leave = leave without a repair
keys-match = Tables of two
keys-match-first = the first wins
keys-match-second = the second wins
keys-match-draw = a draw
keys-match-absent = the first, the second, neither came
keys-match-score = the final score of a match, as on its buttons
keys-match-games = the games of the match
keys-sheet = Tables with places or scores
keys-sheet-place = the place
keys-sheet-withdrawn = has withdrawn
keys-sheet-next = on to the next figure; after the last, record
keys-sheet-record = record
keys-display = The display for the room
keys-display-turn = the page before, the next page
keys-display-stay = stay on this page, go on
keys-display-full = fill the screen, or a window
keys-display-leave = leave the full screen

## Keys that take a few words

keys-number = Number, { $key }
keys-on-card = { $key }, on a record card
keys-places = { $key } to { $last }
