"""Words of the wizard that makes an event."""

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
NOBODY_TYPED = "Nobody yet."
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
