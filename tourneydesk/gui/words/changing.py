"""Words of the stage where the event itself is changed."""

EVENT_STAGE = "Event"
GO_TO_EVENT = "&Event"
EVENT_STAGE_HINT = (
    "A line is taken when you leave it. Settings are taken by Apply (Ctrl+Enter). Esc forgets what "
    "is not taken yet; Ctrl+Z takes back what is."
)
FIRST_TABLE = "Number of the first table"
FIRST_TABLE_HINT = "Counts from the next round on. Empty: tables begin at 1."
SETTINGS_HEADING = "Settings"
APPLY = "Apply: {names}"
APPLY_NOTHING = "Apply"
APPLY_KEYS = "Ctrl+Enter"
DETAIL_CHANGED = "Changed: {name}."
SETTINGS_CHANGED = "Changed: {names}."

# A table of one's own
FIXED_TABLE = "Always at table"
OWN_TABLE_HEAD = "Table"
WHICH_TABLE = "Type the number of the table, such as 12, or leave it empty."

# Byes
WITHDRAW_BYE = "Withdraw the bye (Del)"
BYE_WITHDRAWN = "{name} plays in round {round} after all."
CHOOSE_BYE = "Choose a bye in the list first."

# People met before
FORGOTTEN = "{name} is forgotten: no longer offered while you type, until entered again."
FORGET_FIRST = "Choose with Down; Enter takes it, Del forgets it."
NOT_FORGOTTEN = "{name} could not be forgotten: the list of people met before cannot be written."
