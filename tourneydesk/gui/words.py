"""Every string of the window that is not about what happens at the tables.

Reasons, refusals and what now have their words in `present.english`, for every face the same.
"""

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
MENU_EVENT = "E&vent"
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
HOME_NEW = "New event"
HOME_OPEN = "Open…"
READ_ONLY = "Open for reading"
EVENT_FILES = "Events (*.tourney)"
LIST_FILES = "Lists of players (*.csv *.txt *.tsv);;All files (*)"
CHOOSE_EVENT = "Open an event"
CHOOSE_LIST = "Import a list of players"
CHOOSE_PLACE = "Where to keep the event"

# New event: the wizard
NEW_HEADING = "New event"
WIZARD_STEP = "New event, step {step} of {steps}"
QUESTIONS = {
    "format": "Which kind of tournament?",
    "details": "What is the event called?",
    "settings": "How is it played?",
    "players": "Who plays?",
    "review": "Is everything as you want it?",
}
PAGE_HINTS = {
    "format": "Up and Down choose; so do the first letters of a name.",
    "details": "Only the name is needed. Everything here can be changed later.",
    "settings": "All of this can stay as it is. Beside it stands what it leads to.",
    "players": "One player a line, or a list with headings. Others can be entered later.",
    "review": "Back changes any answer. Nothing is made before you create the event.",
}
NEXT = "Next"
BACK = "Back"
CREATE = "Create event"
CANCEL = "Cancel"
NEXT_WITHOUT_PLAYERS = "Next, without players"
NEXT_WITHOUT_ROWS = "Next, without {rows}"
WIZARD_KEYS = "Ctrl+Enter goes on, Esc goes back."
FORMATS = "Kinds of tournament"
FORMAT_CARD = "{name}. {about}"
EVENT_NAME = "Name of the event"
DETAILS = {
    "venue": "Venue",
    "date": "Date",
    "organizer": "Organizer",
    "sanction": "Sanction number",
}
SEED = "Seed of the draw"
SEED_PLACEHOLDER = "leave empty to have one drawn"
FILE = "File"
CHOOSE = "Choose…"
EXPECTED = "Players you expect"
PLAYERS_IN_LIST = "In your list"
LEADS_TO = "What it leads to"
TYPE_PLAYERS = "Type or paste the players"
TYPE_PLAYERS_HINT = "Ann Archer\nBen Brook\n…"
CHOOSE_FILE = "Choose a list…"
CHOOSE_FILE_KEYS = "Alt+L"
FROM_FILE = "From {file}. What you type here takes its place."
NOBODY_YET = "Nobody yet."
MORE = "+{count}"
OTHERS_LEFT_OUT = "{rows} cannot be entered and will be left out."

# The last page of the wizard
REVIEW_EVENT = "“{name}” is a tournament of the kind {format}."
REVIEW_AT = "“{name}” is a tournament of the kind {format}, {where}."
REVIEW_PARTS = {
    "venue": "at {text}",
    "date": "on {text}",
    "organizer": "run by {text}",
    "sanction": "sanction number {text}",
}
REVIEW_PLAYERS = "{players} will be entered."
REVIEW_NO_PLAYERS = "Nobody is entered yet; that comes next."
REVIEW_AS_USUAL = "The settings are the usual ones of this format."
REVIEW_CHANGED = "You chose: {settings}."
REVIEW_SETTING = "{name}: {value}"
REVIEW_FILE = "It is kept in {file}."
REVIEW_LATER = (
    "Once it is made you can still change details, players and, as far as the rules allow, "
    "settings. Every step can be undone."
)

# The frame of an event
STAGES = "Stages of the event"
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

# Players
NAME = "Name"
RATING = "Rating"
AGE = "Age"
CLUB = "Club"
NUMBER_HEAD = "No."
STATUS = "Status"
STATUS_WORDS = {"active": "", "dropped": "left", "eliminated": "out"}
ADD = "Add"
CHANGE = "Change"
OPTIONAL = "optional"
IMPORT = "Import list…"
DROP = "Drop (Del)"
RETURN = "Return (Ins)"
EDIT = "Change (F2)"
ADDED = "{name} is number {number}."
CHANGED = "{name} is changed."
DROPPED = "{name} has left the event."
RETURNED = "{name} is back."
PLAYERS_HINT = "Type a name and press Enter. In the list: F2 changes, Del drops, Ins returns."
IN_PLAY = "{active} of {all} in"
READING_LIST = "Reading the list…"

# Import
IMPORT_HEADING = "List: {file}"
IMPORT_FOUND = "{players} to enter."
IMPORT_NOTHING_YET = "Nothing is entered yet. Look at the names, then enter them all."
IMPORT_REFUSED = (
    "{rows} cannot be entered. Mend the file and import it again, or enter the others without them."
)
IMPORT_ALL = "Enter {players}"
IMPORT_REST = "Enter the other {players}"
IMPORT_NONE = "None of these can be entered. Mend the file and import it again."
IMPORT_ROW = "Row {row}: {text}"
IMPORT_DONE = "{players} entered."
IMPORT_PROBLEMS = "What to look at in the list"

# A round
TABLES = "Tables"
TABLE = "Table {table}"
TABLE_HEAD = "Table"
RESULT_HEAD = "Result"
SEAT = "Seat {seat}"
ROUND_TITLE = "Round {round} ({kind})"
TABLES_IN = "{done} of {all} in"
JUMP = "Go to table"
JUMP_KEYS = (
    "Ctrl+G. A number, a name, or two names: “ann bo” finds their table, “ann > bo” also says that "
    "Ann has won, “ann = bo” that it was a draw."
)
JUMP_PLACEHOLDER = "number or name"
ALL_TABLES = "&All"
MISSING_ONLY = "&Missing"
STOPPED = "stopped"
IN = "in"
TABLE_SEATING = "Table {table}: {seats}"
SEATED_AS = "{name} ({role})"
RECORDED = "Table {table}: {result}."
RESULT_IS = "Result: {result}"
CALL = "Call table {table}: {seats}."
NO_SUCH_TABLE = "There is no table or player “{text}” in this round."
RECORD = "Record (Ctrl+Enter)"

# Tables of two
FIRST_WON, SECOND_WON, DRAWN_SCORE = "1 – 0", "0 – 1", "½ – ½"
FORFEIT_SCORES = {(False, True): "+ – −", (True, False): "− – +", (True, True): "− – −"}
KEY_WINS = "{key}  {name} wins"
KEY_DRAW = "0  Draw"
MATCH_HINT = "In the list: 1 the first wins, 2 the second wins, 0, = or D a draw."
FORFEIT_HINT = "Did not come: 7 the first, 8 the second, 9 neither."
GAMES_HINT = "G: the games of the match, then Enter."
MATCH_MOVES_HINT = "Enter: another table."
CORRECT_HINT = "F2 or typing over: correct. Del: take back."
MATCH_KEY_UNKNOWN = (
    "{key} says nothing about this table. Type 1, 2 or 0; press Enter to name another table."
)
MATCH_ASKED = "Table {table}: type what is right. {hint}"
GAMES_WON = "Games won by {name}"
GAMES_DRAWN = "Games drawn"
GAMES = "Games"
GAMES_DRAWN_SHORT = "drawn"
GAMES_SLIP = "Type the games of this match: a number of wins for each player, 2 and 1 for example."

# Correcting
RESULT_SAYS = "Table {table} says: {result}."
RESULT_WOULD_SAY = "It would say: {result}."
RESULT_TAKEN_BACK = "nothing yet"
WITH_GAMES = "{result} ({games})"
CORRECT_HOW = "The same key again changes it, Esc leaves it as it is."
CORRECTED = "Table {table}: {result}, instead of {before}."
SAYS_SO_ALREADY = "Table {table} says so already: {result}."
LEFT_AS_IT_IS = "Table {table} stays: {result}."
NO_RESULT_YET = "Table {table} has not reported; there is nothing to take back."
MOVED_BOTH = "{name} {place} instead of {before} ({figure} instead of {other} {points})"
MOVED_PLACE = "{name} {place} instead of {before}"
MOVED_POINTS = "{name} stays {place} ({figure} instead of {other} {points})"
MOVED_MORE = "and {count} more"
NOBODY_MOVES = "No place and no points change."
ROUND_STAYS = "Round {rounds} stays as paired."
ROUNDS_STAY = "Rounds {rounds} stay as paired."
COUNTED = {"points": "points", "strikes": "strikes", "wins": "wins"}

# The second pass
SECOND_PASS = "Second &pass"
SECOND_PASS_TIP = "Type every result of the round again; what differs stops and shows both."
SECOND_COUNT = "{done} of {all} typed twice"
SECOND_SAME = "Table {table}: the same both times."
SECOND_DIFFERS = (
    "Table {table} differs. First: {before}. Now: {result}. "
    "The same key again takes the second, Esc keeps the first."
)
SECOND_STANDS = (
    "Table {table} differs. First: {before}. Now: {result}. Esc keeps the first and goes on."
)
SECOND_DONE = "All results of round {round} have been typed twice."
SECOND_NONE = "No table of this round has reported yet; there is nothing to type again."
SAME_TWICE = "same"
DIFFERS = "differs"

# The history of a table
TABLE_HISTORY = "History of this table"
HAPPENED = {
    "reported": "{result}",
    "corrected": "corrected: {result}",
    "cleared": "taken back: {result}",
    "undone": "undone: {result}",
    "redone": "done again: {result}",
}
HAPPENED_AT = "{time}  {text}"

# Why not
WHY_NOT = "Why not …"
WHY_NOT_PLACEHOLDER = "another player"
WHY_NOT_TIP = "Type another player’s name or number and press Enter."
WHY_NOT_ASKING = "Pairing the round again with these two together…"
WHY_NOT_PAIR = "{one} and {other}:"
WHY_NOT_NOBODY = "Nobody here is called “{text}”."
WHY_NOT_SEVERAL = "“{text}” could be {names}. Type more of the name."
WHY_NOT_NOTHING = "Nothing speaks against it; another pairing was as good."

# Tables that report figures
BOARD_HEADS = ("Place or W", "Game points", "Energy left")
BOARD_HINT = (
    "Place: one key, W for withdrawn. Then game points, Enter, energy left, Enter. "
    "The last Enter records."
)
BOARD_SLIPS = (
    "Type the place of {name}, or W if withdrawn.",
    "Type the game points of {name}: a whole number, such as 33.",
    "Type the energy that {name} has left: a whole number, such as 7.",
)
SCORE_HEADS = ("Score or W",)
SCORE_HINT = "A score, then Enter; W for withdrawn. The last Enter records."
SCORE_SLIP = "Type the score of {name}: a number such as 12, 7.5 or -3, or W if withdrawn."
LAST_PLACE = "last"
PLACE_SHOWN = "place {place}"

# Standings
PLACE = "Place"
OUT_IN = "Out in"


def ordinal(place: int) -> str:
    """A place in words: 1st, 2nd, 3rd, 11th."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{'th' if place % 100 in (11, 12, 13) else ending}"


def players(count: int) -> str:
    """How many players, in words."""
    return f"{count} player" if count == 1 else f"{count} players"


def tables(count: int) -> str:
    """How many tables, in words."""
    return f"{count} table" if count == 1 else f"{count} tables"


def rows(count: int) -> str:
    """How many rows of a list, in words."""
    return f"{count} row" if count == 1 else f"{count} rows"


SAVED_AS = "Saved as {name}. The event goes on there."
NO_COPY = "The event is safe in its file, but no copy of it could be made. {why}"

# Entering: all that is known, and people met before
PLAYER_FIELDS = {
    "name": NAME,
    "rating": RATING,
    "age": AGE,
    "member_id": "Member ID",
    "club": CLUB,
    "note": "Note",
    "age_group": "Age group",
}
ABOUT = "About"
MATCHES = "Who it could be"
RATED = "rated {rating}"
AGED = "age {age}"
LATE_ENTRY = "Late entry: {text}"
LATE_ENTRIES = {
    "age-swiss": "A player who enters now takes a loss for each round missed.",
    "risk-swiss": "A player who enters now has no points for the rounds missed.",
    "strikes": "A player who enters now takes the strikes of a last place for the round missed.",
    "us-swiss": "A player who enters now plays from the next round; missed ones count as set.",
}

# Tasks of the players' stage
TASK_TEXTS = ("E&nter", "&Check in", "Keep &apart", "&Byes")
FINDER_PLACEHOLDER = "a few letters or the number, then Enter"
NOBODY_FOUND = "Nobody here is called “{text}”."
IN_ALREADY = "{name} is in."
LEFT_ALREADY = "{name} has left. Return first."
OUT_ALREADY = "{name} is out by the rules."
CHOOSE_PLAYER = "Choose a player in the list first."

# Check-in
CHECK_IN_WHO = "Who is here"
HERE_OF = "{here} of {all} here"
HERE, NOT_HERE = "✓ here", "not here"
TURN_HERE = "Here / not here (Space)"
CHECKED_IN = "{name} is here."
NOT_HERE_AFTER_ALL = "{name} is not here after all."
DROP_ABSENT = "Drop {players} not here"
ABSENT_DROPPED = "{players} not here dropped. Who still comes can be returned."
CHECK_IN_OPTIONAL = (
    "Nobody is checked in yet. You need not check in; then everybody entered is paired."
)
ABSENT_WARNING = "{players} not checked in would be paired too; drop them under Players, Check in."
CHECK_IN_HINT = "Type a few letters and press Enter. In the list: Space turns here into not here."

# Kept apart
APART_FIRST = "The first of two who are not to meet"
APART_SECOND = "Who is not to meet {name}"
PAIRS_APART = "Kept apart"
NEVER_MEETS = "is not to meet"
ALLOW = "Let them meet (Del)"
KEPT_APART = "{one} and {other} are kept apart."
MAY_MEET = "{one} and {other} may meet."
APART_HINT = "Type one name and Enter, then the other. In the list: Del lets two meet again."
CHOOSE_PAIR = "Choose a pair in the list first."

# Byes
BYE_WHO = "Who asks for a bye"
BYES_ASKED = "Byes asked for"
BYE_FIRST = "Find the player first."
ROUND_HEAD = "Round"
POINTS = "Points"
ASK_BYE = "Give the bye"
BYE_NOTED = "{name} has a bye in round {round}, worth {points}."
BYES_HINT = "Type a name and Enter, then the round and Enter. A second one for a round replaces it."
WHICH_ROUND = "Type the number of the round, such as 3."
NO_BYES = (
    "This format has no byes on request. Drop a player who must miss a round; return him later."
)
NOBODY_YET = "Nobody is entered yet."
