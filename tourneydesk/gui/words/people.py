"""Words of the players: entering, lists, check-in, who is kept apart, byes."""

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
DELETE_ENTRY = "Delete entry (Shift+Del)"
ENTRY_DELETED = "The entry of {name} is deleted. Ctrl+Z brings it back."
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
SEVERAL_PLAYERS = "“{text}” matches {players}. Choose one with the arrow keys, or keep typing."
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

# Players who are not here, and those who did not come
ABSENT_WHO = "Not checked in for round {round}: {names}."
NO_SHOW_ASKED = "{names} did not show up for round {round}. Leave them out of the next round?"
PAIR_ANYWAY = "Pair them anyway"
KEEP_PAIRED = "Keep them in"
LEFT_OUT = "Left out: {names}. You can return them on the Players page when they arrive."


def people_absent(count: int) -> str:
    """The heading of the question before they would be paired."""
    return "1 player is not here." if count == 1 else f"{count} players are not here."


def leave_out(count: int) -> str:
    """The button that leaves them out."""
    return "Leave them out" if count == 1 else f"Leave {count} out"
