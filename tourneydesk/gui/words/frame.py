"""Words of starting, menus, home, the frame of an event, and what now."""

PROGRAM = "TourneyDesk"
WINDOW_TITLE = "{event} – TourneyDesk"

# Starting
NO_DISPLAY = (
    "There is no screen here to open a window on. Start TourneyDesk in a desktop session, or use "
    "its commands: tourneydesk --help lists them.\n"
)
TOO_MANY_FILES = "TourneyDesk opens one event at a time. Name one file.\n"
BUG_TITLE = "Something went wrong in TourneyDesk"
BUG_TEXT = (
    "Something went wrong in the program. Everything recorded so far is safe in the event's file, "
    "and you can go on.\n\nIf what you did had no effect, do it again; if that does not help, "
    "close TourneyDesk and open the event again."
)
BUG_LOG = "What happened is written down in {log}"
CLOSE = "Close"

# Signs
SIGN_DONE = "✓"
SIGN_NOW = "●"
SIGN_ATTENTION = "▲ "
SIGN_WRONG = "✕ "

# Menus
MENU_FILE = "&File"
MENU_EDIT = "&Edit"
MENU_EVENT = "Even&t"
MENU_VIEW = "&View"
NEW_EVENT = "&New event"
OPEN_EVENT = "&Open…"
SAVE_AS = "Save &as…"
CLOSE_EVENT = "&Close event"
QUIT = "&Quit"
UNDO = "&Undo"
REDO = "&Redo"
UNDO_STEP = "&Undo: {step}"
REDO_STEP = "&Redo: {step}"
GO_TO_TABLE = "Go to &table"
GO_TO_PLAYERS = "&Players"
GO_TO_ROUND = "Current &round"
GO_TO_STANDINGS = "&Standings"
SHOW_WHY = "&Why"
UNDONE = "Undone: {step}."
REDONE = "Done again: {step}."

# Home
RECENT = "Recent events"
NO_RECENT = "No event has been opened here yet. Make a new one, or open a file."
RECENT_EVENT, RECENT_FORMAT, RECENT_FOLDER = "Event", "Format", "Folder"
RECENT_TWIN = "{name} ({file})"
HOME_NEW = "New event"
HOME_OPEN = "Open…"
READ_ONLY = "Open for reading"
EVENT_FILES = "Events (*.tourney)"
LIST_FILES = "Lists of players (*.csv *.txt *.tsv);;All files (*)"
CHOOSE_EVENT = "Open an event"
CHOOSE_LIST = "Import a list of players"
CHOOSE_PLACE = "Where to keep the event"

# The frame of an event
STAGES = "Pages of the event"
PLAYERS = "Players"
ROUND = "Round {round}"
STANDINGS = "Standings"
MESSAGE = "What just happened"
WHAT_NOW = "What now"
WHY = "Why"
NO_REASONS = "Nothing is noted about this."
CHOOSE_FOR_WHY = "Choose a table or a player to read the reasons."

# The one next action
PAIR_ROUND = "Pair round {round}"
PAIR_KIND = "Pair the {kind}"
SET_RING = "Set the ring"
PAIRING = "Pairing…"
WAITING = "Waiting for results"
NEXT_KEYS = "Ctrl+R"
SEE_STANDINGS = "See the standings"
POSTED = "Round {round} is posted."

SAVED_AS = "Saved as {name}. The event goes on there."
NO_COPY = "The event is safe in its file, but no copy of it could be made. {why}"
