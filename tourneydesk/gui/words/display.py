"""Words of the display for the room: its stage, its window, the copy in a folder, the clock."""

DISPLAY = "Display"
DISPLAY_TITLE = "Display: {event}"
GO_TO_DISPLAY = "&Display"
PROJECTOR = "&Projector on or off"
FREEZE = "&Freeze the projector"

# The stage
DISPLAY_START = "Show to the room (F5)"
DISPLAY_STOP = "Stop showing (F5)"
DISPLAY_PAUSE = "Stay on this page"
DISPLAY_GO_ON = "Go on turning pages"
DISPLAY_BACK = "Page before"
DISPLAY_NEXT = "Next page"
DISPLAY_FREEZE = "Freeze while results are typed (F6)"
DISPLAY_NOW = "Now: {title}"
DISPLAY_NOW_PAGE = "Now: {title}, {page}"
DISPLAY_OFF = "The room sees nothing yet. This is what it would see."
DISPLAY_ON_SCREEN = "On the screen {screen}."
DISPLAY_IN_WINDOW = "In a window, as there is one screen only. F11 fills the screen, Esc leaves it."
DISPLAY_LEFT_FULL = "In a window. F11 fills the screen for the room again."
DISPLAY_BEHIND = (
    "In a window behind this one, as there is one screen only. "
    "To see it in front, stop showing and show it again."
)
DISPLAY_FROZEN = "Frozen: results typed now are not shown yet."
DISPLAY_THAWED = "The room sees every result again."
DISPLAY_STAYS = "Stays on this page."
DISPLAY_PREVIEW = "What the room sees"
DISPLAY_AWAKE = "The display for the room is on, or the clock of the round runs."
DISPLAY_WHAT = "What is shown"
DISPLAY_KINDS = {
    "tables": "Tables of the round",
    "names": "Names of the round",
    "ring": "The ring",
    "standings": "Standings",
    "out": "Who is out",
    "final": "The final and how it ended",
    "clock": "The clock, large",
    "message": "The message, large",
}
DISPLAY_HOW = "How"
DISPLAY_SECONDS = "Seconds a page"
DISPLAY_SECONDS_SLIP = "Type how many seconds a page stays, a number from {least} to {most}."
DISPLAY_DISTANCE = "Farthest person"
DISPLAY_DARK = "Colours"
DISPLAY_DARK_OR_LIGHT = ("Dark, for a dim room", "Light, for a bright room")
DISPLAY_RATINGS = "Show ratings"
DISPLAY_AGES = "Show ages"
DISPLAY_MESSAGE = "Message"
DISPLAY_MESSAGE_HINT = "one line for everybody"
DISPLAY_KEYS = "Arrow keys turn pages, Space stays on one."


def distance(heights: int, rows: int) -> str:
    """How far away the farthest person sits, and how many rows a page then has."""
    return f"{heights} picture heights away, {rows} rows"


# The copy in a folder
FOLDER_COPY = "Pages in a folder"
FOLDER_HINT = "The same pages as files, for a tablet or the venue's own web server."
FOLDER_CHOOSE = "Choose a folder…"
FOLDER_STOP = "Stop writing there"
CHOOSE_FOLDER = "Where the pages for the room are to be written"
FOLDER_KEPT = "Written to {folder}: open index.html there."
FOLDER_GONE = (
    "The pages were not written to {folder}. {why} It is tried again every {seconds} seconds."
)
FOLDER_LAST = (
    "The last pages of {event} were not written to {folder}. {why} They are written when you open "
    "the event again."
)
FOLDER_WHY = {
    "missing": "It is not there: plug it in again, or choose another folder.",
    "full": "Its disk is full: make room there, or choose another folder.",
    "closed": "Nothing may be written there: choose another folder.",
    "others": "Pages of somebody else with the same names are there: choose an empty folder.",
    "other": "Its disk does not answer: plug it in again, or choose another folder.",
}

# The clock
MENU_CLOCK = "Cloc&k"
CLOCK = "Clock"
CLOCK_TURN = "&Start or pause the clock"
CLOCK_MORE_ALL = "&Five minutes more for all"
CLOCK_MORE_TABLE = "Five minutes more for the chosen &table"
CLOCK_START = "Start (F8)"
CLOCK_GO_ON = "Go on (F8)"
CLOCK_PAUSE = "Pause (F8)"
CLOCK_MINUTES = "Minutes a round"
CLOCK_MINUTES_SLIP = "Type how many minutes a round takes, a number from 1 to {most}."
CLOCK_AGAIN = "Set to {time}"
CLOCK_MORE = "Add to all"
CLOCK_FOR_TABLE = "For one table"
CLOCK_TABLE = "Table"
CLOCK_ADDED = "Minutes"
CLOCK_ADD = "Add"
CLOCK_TABLE_SLIP = "Type the number of a table of this round, and how many minutes to add or take."
CLOCK_NO_TABLE = "Choose a table of this round first; then it can have more time."
CLOCK_NO_ROUND = "The clock is for a round. Pair one first."
CLOCK_LEFT = "{time} left"
CLOCK_OVER = "{time}, time is over"
CLOCK_STANDS = "{time}, not running"
CLOCK_TABLE_LEFT = "table {table} {time}"
CLOCK_TABLES = "More time: {tables}"
CLOCK_TABLES_MORE = "More time: {tables} and {count} more"
CLOCK_WARNINGS = {10: "Last 10 minutes", 5: "Last 5 minutes", 0: "Time is over"}
CLOCK_SET = "The clock of round {round} is set to {time}. It stood at {before}."
CLOCK_STARTED = "The clock of round {round} runs: {time}."
CLOCK_PAUSED = "The clock of round {round} stands at {time}."


def added(minutes: int) -> str:
    """What was done with the time of all."""
    return f"{minutes_of(abs(minutes))} {'more' if minutes >= 0 else 'less'} for all."


def added_for_table(minutes: int, table: int) -> str:
    """What was done with the time of one table."""
    return f"{minutes_of(abs(minutes))} {'more' if minutes >= 0 else 'less'} for table {table}."


def minutes_of(count: int) -> str:
    """A number of minutes, in words."""
    return f"{count} minute" if count == 1 else f"{count} minutes"
