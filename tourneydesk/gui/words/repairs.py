"""Words of repairs: what is amiss with a posted round, the choices, and what was done."""

REPAIR = "Repa&ir the round…"
REPAIR_ROUND = "Repair round {round}…"
REPAIR_TIP = "Ctrl+E. Shows the fewest tables to break and what each choice costs."
REPAIR_TITLE = "Repair round {round}"
REPAIR_CHOICES = "Choices"
REPAIR_TABLES = "Tables of the round"
CHOICE_HEAD = "Choice"
MOVES_HEAD = "Who moves"
COSTS_HEAD = "What changes in the counts"
STANDING_HEAD = "Stays or breaks"

# What is amiss
AMISS_LEFT = "Has left, but plays in round {round}: {names}."
AMISS_WAITING = "Here, but without a table in round {round}: {names}."
AMISS_BOTH = (
    "In round {round} somebody plays who has left ({left}), and somebody has no table ({waiting})."
)
AMISS_LIGHTER = "As results and players stand now, round {round} would be paired differently."
AMISS_NOTHING = "Nothing is amiss with round {round}."
AND_MORE = "{names} and {count} more"

# The choices
LEAVE_AS_IT_IS = "Leave it as it is"
BREAK_NONE = "Break no table"
BREAK_ONE = "Break table {tables}"
BREAK_SOME = "Break {count} tables: {tables}"
BREAK_MANY = "Break {count} tables: {tables} and {more} more"
NOBODY_MOVES_HERE = "nobody"
COST_SIGNED = "{what}: {value} ({change})"
COST_NONE = "nothing"
NEW_TABLES = "Tables after it:"
NEW_TABLE = "Table {table}: {seats}"
MOVED_FROM_TO = "{name}: table {after} instead of {before}"
MOVED_IN = "{name}: table {after}"
MOVED_OUT = "{name}: no table instead of {before}"
ALL_COUNTS = "What it costs:"
COUNT_AS_IT_IS = "{what}: {value}"
STAYS_SO = "All tables stay. What the round costs as it is:"
SEATS_BETWEEN = " – "

# How far it was looked
SETS_ALL_TRIED = "Every set of tables was tried: none that breaks fewer is better."
SETS_SOME_TRIED = (
    "Every set of up to {tables} was tried. Sets that break more were not all tried; a better "
    "one may exist."
)
NOTHING_BETTER = "Nothing better was found as long as the tables that have begun stay."
LOOKING = "Looking for the fewest tables to break… Esc leaves."

# Tables
TABLE_FINISHED = "finished, stays"
TABLE_STARTED = "started, stays"
TABLE_BREAKS = "breaks"
TABLE_STAYS = ""
REPAIR_HINT = (
    "Up and Down choose, Enter does it, Esc leaves. Tab goes to the tables: Space marks one as "
    "started, so that it stays."
)
DO_REPAIR = "Do it (Enter)"
MARK_STARTED = "Started (Space)"
MARK_STARTED_TIP = "The table stays: its game has begun. Once more takes the mark away."

# What was done
REPAIRED_SLIPS = "Round {round} is repaired. Print new slips: {tables}."
REPAIRED_NO_SLIPS = "Round {round} is repaired. No slip changes."
LEFT_AS_IS = "Round {round} stays as it is."
NO_ROUND_TO_REPAIR = "No round is posted yet."


def some_tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"


def some_players(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"
