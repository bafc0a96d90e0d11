"""Words of mending a running ring: what really happened, and what follows from it."""

REPAIR_RING = "Repair the running ring"
RING_RUNS = (
    "In a running ring nothing is paired again. Say what really happened: what follows is shown "
    "first, then done in one step."
)
RING_FIND = "Who has left, or whose result is not right"
RING_FIND_HINT = "Name, number, or table"
RING_REPAIRS = "What really happened"
RING_NOW_HEAD = "As it stands"
RING_CHANGES = "Tables that change"
RING_BECOMES_HEAD = "What becomes of it"
RING_REPAIR_HINT = (
    "Type part of a name or a table's number, Up and Down choose, Enter does it, Esc leaves. "
    "Ctrl+Z takes it back."
)
RING_SEVERAL = "Several match. Choose one with the arrow keys, or keep typing."
RING_NOBODY_FOUND = "Nobody in the ring and no table with a result is called {typed}."

# What really happened
RING_HAS_LEFT = "{name} has left"
RING_WON_REALLY = "Table {table}: {name} won"
RING_DRAWN_REALLY = "Table {table}: it was a draw"
RING_NOT_OVER = "Table {table}: it is still being played"
RING_PLAYS_AT = "plays at {tables}"
RING_WHITE_BLACK = "{white} (White) – {black} (Black)"
RING_PLAYED = "{seats}: {result}"

# What becomes of a table
RING_IS_STOPPED = "stops"
RING_IS_CALLED = "is called"
RING_IS_AGAIN = "is played again"
RING_IS_UNDONE = "its result counts for nobody"
RING_IS_UNDONE_AGAIN = "its result is taken back, it is played again"
RING_IS_RIGHT = "gets this result"
RING_IS_OPEN = "its result is taken back, it is played on"

# What follows
RING_OUT = "Out: {names}."
RING_BACK = "In the ring again: {names}."
RING_STOPPED = "Stopped: {tables}."
RING_UNDONE = "Results that count for nobody: {tables}."
RING_AGAIN = "Played again: {tables}."
RING_CALLS_NOW = "Call at table {table}: {seats}."
RING_ENDS = "Then the event is over. Winner: {names}."
RING_NOTHING_ELSE = "No other table changes."
RING_ONE_STEP = "One step, taken back with Ctrl+Z."
RING_MENDED = "{what}. {follows}"


def ring_kept(count: int) -> str:
    """How many results entered since stay as they are."""
    if not count:
        return "No other result was entered since."
    return "1 result entered since stays." if count == 1 else f"{count} results entered since stay."
