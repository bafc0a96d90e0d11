"""Which tables need a number stand."""

from collections.abc import Sequence

from tourneydesk.core.event import Event, Round
from tourneydesk.formats import format_of
from tourneydesk.present.shows import show_of

SEATS = 4
"""Players per table, for counting the tables of a future round: rather one table too many."""


_TURNED = str.maketrans("0689", "0986")


def reads_upside_down(number: str) -> bool:
    """Whether a number turned upside down reads as another one (6, 9, 68, not 8 or 69), so that it
    has to be underlined.
    """
    return {*number} <= {*"0689"} and number.translate(_TURNED)[::-1] != number


def table_numbers(
    event: Event, posted: Round | None, tables: Sequence[int] | None = None
) -> list[int]:
    """Those asked for, else those of the round, else as many as all entered players would fill."""
    if tables is not None:
        return list(tables)
    if posted is not None:
        return sorted(table.number for table in posted.tables if not table.void)
    many = sum(not player.dropped for player in event.players)
    if format_of(event).ring_kinds:
        return list(range(1, many + 1))
    seats = SEATS if show_of(event).of_many else 2
    return list(range(1, -(-many // seats) + 1))
