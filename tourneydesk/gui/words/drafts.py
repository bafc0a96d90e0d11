"""Words of the draft of a round: looking first, swapping, locking, drawing again, posting."""

LOOK_FIRST = "&Look first"
LOOK_FIRST_BUTTON = "Look first"
LOOK_FIRST_TIP = "Ctrl+D. Shows the round before it is posted; players can be swapped."
LOOK_AT_DRAFT = "Look at the draft"
POST_DRAFT = "Post round {round}"
POST_RING = "Set the ring so"
RENEW_DRAFT = "Pair round {round} again"
DRAFT = "Draft"
DRAFT_TITLE = "Round {round} ({kind}), draft"
DRAFT_TABLES = "Tables of the draft"
DRAFT_MARK_HEAD = "Draft"
DRAFT_BYE = "Bye"
TAKEN = "⇄ {name}"
LOCKED = "locked"
SEATED_BY_HAND = "by hand"
LOCKED_BY_HAND = "by hand, locked"
FIND_IN_DRAFT = "Find"
FIND_IN_DRAFT_PLACEHOLDER = "name or table"
NOT_IN_DRAFT = "Nobody in this draft is called “{text}”."

LOCK = "Lock"
UNLOCK = "Unlock"
LOCK_TIP = "Space or L. A locked table stays when the round is paired again."
SWAP = "Swap"
SWAP_WITH = "Swap here"
SWAP_TIP = "S. Once on one player, once on the other; or drag one onto the other."
PAIR_AGAIN = "Pair again"
PAIR_AGAIN_TIP = "R. Pairs everybody anew around the tables that are locked."
DRAW_AGAIN = "Draw again…"
DRAW_AGAIN_TIP = "D. Another lot of the same seed. It asks why, and it is counted."
DISCARD = "Discard"
DISCARD_TIP = "Del. Forgets this draft; nothing that is posted changes."
WHY_AGAIN = "Why is it drawn again?"
WHY_AGAIN_PLACEHOLDER = "one line, kept in the history; then Enter"
TAKEN_HINT = "{name} is taken. Go to another player and press S to swap, or Esc to let go."
DRAFT_HINT = (
    "Left and Right choose a player, S swaps, Space locks, R pairs around locked tables. Enter "
    "posts. Esc leaves the draft as it is; it is forgotten when the event is closed."
)
STALE = (
    "The event has changed since this was drafted. Pair again before it is posted; locked tables "
    "are kept as far as everybody there still plays."
)
SAME_AFTER_REDRAW = "Drawn again, the tables are the same: no lot decides anything here."
DRAWN_AGAIN = "Round {round} is drawn again."
PAIRED_AROUND = "Paired again around what is locked."
PAIRED_AS_PROPOSED = "Nothing is locked: this is the round as it was proposed."
SWAPPED = "{one} and {other} have changed places."
DRAFT_DISCARDED = "The draft is gone. Nothing was posted."
NO_SWAP = "They sit at the same table; that changes nothing here."

# Names of steps inside the draft
SWAP_STEP = "Swap {one} and {other}"
LOCK_STEP = "Lock table {table}"
UNLOCK_STEP = "Unlock table {table}"
LOCK_BYE_STEP = "Lock the bye of {name}"
UNLOCK_BYE_STEP = "Unlock the bye of {name}"
PAIR_AGAIN_STEP = "Pair again"

ROUND_TITLE_REDRAWN = "Round {round} ({kind}), drawn {times} times"

# What it costs
COUNT_SHOWN = "{what}: {value}"
COUNT_CHANGED = "{what}: {value} ({change})"
COUNTS_BETWEEN = " · "
COUNTS_ALL_NOTHING = "Nothing speaks against this round: every count is 0."
COSTS = "What the changes cost:"
COST_CHANGED = "{what}: {value} instead of {before}"
COSTS_NOTHING = "The changes cost nothing: every count is as proposed."


def drawn(times: int) -> str:
    """How often a round was drawn; nothing where it was drawn once."""
    return "" if times == 1 else f"drawn {times} times"


def changed_by_hand(tables: int) -> str:
    """How many tables of a draft are not as proposed; nothing where all are."""
    if not tables:
        return ""
    return "1 table changed by hand" if tables == 1 else f"{tables} tables changed by hand"


def more_counts(count: int) -> str:
    """How many counts are not named."""
    return "1 more count" if count == 1 else f"{count} more counts"
