"""Double-check entry: the round's results are typed a second time to reveal typing errors."""

from dataclasses import replace

from tourneydesk.core.event import Round, Table
from tourneydesk.core.results import MatchResult, Result
from tourneydesk.present import messages


class DoubleCheck:
    """Tracks which results were typed twice. Recorded results are hidden while they are typed
    again.
    """

    def __init__(self) -> None:
        self.on = False
        self._twice: dict[tuple[int, int], Result] = {}

    def keep(self, number: int, table: int, result: Result) -> None:
        """Marks this result as checked."""
        self._twice[number, table] = result

    def ends_at(self, posted: Round | None) -> bool:
        """Ends at a round with no recorded results yet, and returns whether it did.

        Progress in other rounds is kept.
        """
        ends = self.on and posted is not None and not self.reported(posted)
        self.on = self.on and not ends
        return ends

    def due(self, posted: Round) -> tuple[int, ...]:
        """The round's tables that still have to be typed again."""
        return tuple(
            table.number
            for table in posted.tables
            if table.result is not None and not self._done(posted, table)
        )

    def reported(self, posted: Round) -> tuple[int, ...]:
        """The tables to double-check."""
        return tuple(table.number for table in posted.tables if table.result is not None)

    def count(self, posted: Round, format_key: str) -> str:
        """How many of them were typed twice, in words."""
        every = len(self.reported(posted))
        return messages.text(
            "round-second-count",
            done=every - len(self.due(posted)),
            all=messages.text("count-tables", format_key, count=every),
        )

    def marks(self, posted: Round, differs: int | None) -> dict[int, str]:
        """What is shown in place of the results."""
        marks = {
            table.number: f"{messages.text('window-sign-done')} {messages.text('round-same-twice')}"
            for table in posted.tables
            if self._done(posted, table)
        }
        if differs is not None:
            marks[differs] = (
                f"{messages.text('window-sign-attention')}{messages.text('window-round-differs')}"
            )
        return marks

    def _done(self, posted: Round, table: Table) -> bool:
        # A result that has changed since then must be typed again.
        checked = self._twice.get((posted.number, table.number))
        return checked is not None and checked == table.result


def hidden(table: Table) -> Table:
    """A table as if it had not reported."""
    return replace(table, result=None)


def same(first: Result, second: Result) -> bool:
    """Whether both entries agree; the games of a match need not be typed twice."""
    if isinstance(first, MatchResult) and isinstance(second, MatchResult):
        if not second.won and not second.drawn_games:
            first = replace(first, won={}, drawn_games=0)
        return first == replace(second, forfeited=tuple(sorted(second.forfeited)))
    return first == second
