"""What one key says about a table of two."""

from collections.abc import Callable, Mapping

from tourneydesk.core.event import Table
from tourneydesk.core.results import MatchResult, Result
from tourneydesk.gui import words

Report = dict[str, object]

_SAYS: Mapping[str, Callable[[int, int], Report]] = {
    "1": lambda first, second: {"winner": first},
    "2": lambda first, second: {"winner": second},
    "0": lambda first, second: {"draw": True},
    # Keys of their own for who did not come, so that they are never a slip of 1 and 2.
    "7": lambda first, second: {"forfeit": [first]},
    "8": lambda first, second: {"forfeit": [second]},
    "9": lambda first, second: {"forfeit": [first, second]},
}
_SAME = {"=": "0", "d": "0", "D": "0"}


def report_of(key: str, table: Table) -> Report | None:
    """The report that a key stands for at this table, None for a key that says nothing."""
    says = _SAYS.get(_SAME.get(key, key))
    if says is None or len(table.players) != 2:
        return None
    return says(*table.players)


def score_of(table: Table, result: Result | None) -> str:
    """A match's result as it stands in a list: 1 – 0, 0 – 1, ½ – ½, or who did not come."""
    if not isinstance(result, MatchResult):
        return ""
    first, second = table.players
    if result.forfeited:
        return words.FORFEIT_SCORES[(first in result.forfeited, second in result.forfeited)]
    if result.drawn:
        return words.DRAWN_SCORE
    return words.FIRST_WON if result.winner == first else words.SECOND_WON
