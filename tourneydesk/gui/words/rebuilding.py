"""Words of the page that rebuilds a lost event from its cards."""

REBUILD = "Reb&uild from cards…"
HOME_REBUILD = "Rebuild from cards…"
REBUILD_TIP = "Makes a lost event again from the codes on its record cards, typed or scanned."
REBUILD_HEADING = "Rebuild an event from its cards"
REBUILD_HINT = (
    "Drop scans here (PNG, JPEG, PDF), or scan or type the code of the cover, then of each "
    "card. After typed digits, type the player’s name. If cards are missing, add the slips."
)
REBUILD_CODE = "Code or name"
REBUILD_ADD = "Add"
REBUILD_FROM_FILE = "From a file…"
REBUILD_TAKE_BACK = "Take back the last"
REBUILD_NAME = "Name of the event"
REBUILD_MISSING = "What the papers say"
REBUILD_ALL_THERE = "Nothing is missing."
REBUILD_CREATE = "Create the event"
REBUILD_CREATING = "Creating the event…"
REBUILD_CODE_FILES = "Scans and codes (*.png *.jpg *.jpeg *.pdf *.txt);;All files (*)"
REBUILD_CHOOSE_FILE = "Choose scans or codes"
REBUILD_READING = "Reading…"
REBUILD_CARD_READ = "Card of {name}."
REBUILD_NAME_WANTED = "Card of {name}. If it was typed, type the name now."
REBUILD_SLIP_READ = "Slip of table {table}, round {round}."
REBUILD_COVER_READ = "Cover of {event}."
REBUILD_FILE_READ = "{papers} from {file}."
REBUILD_NOTHING = "Type or scan a card first."


def papers(count: int) -> str:
    """How many papers, in words."""
    return f"{count} paper" if count == 1 else f"{count} papers"
