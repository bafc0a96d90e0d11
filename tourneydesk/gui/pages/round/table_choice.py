"""Asks which table is meant when the input matches several."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from tourneydesk.core.event import Event, Round
from tourneydesk.gui.widgets.finders.finder import distinct_name
from tourneydesk.gui.widgets.finders.matches import Matches
from tourneydesk.gui.widgets.finders.table_finder import TableMatch, find
from tourneydesk.gui.widgets.text_widgets import Field
from tourneydesk.present import messages
from tourneydesk.present.results import result_text
from tourneydesk.present.table import Row


class TableChoice(Matches):
    """Lists the tables under the field, none selected at first; hides when the text changes."""

    message = Signal(str)
    """Reports that there is no such table, or that there are several."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self._found: Sequence[TableMatch] = ()
        field.textChanged.connect(lambda _: self.close_question())

    def look_up(self, event: Event, posted: Round, text: str) -> TableMatch | None:
        """The one table that a text matches or that was selected here. If none matches, says so; if
        several do, asks.
        """
        chosen = [self._found[self.key]] if self.asking and self.key is not None else []
        found = chosen or find(event, posted, text)
        if len(found) == 1:
            return found[0]
        if found:
            self._ask(event, found)
            tables = messages.text("count-tables", event.format, count=len(found))
            self.message.emit(messages.text("round-several-tables", text=text, tables=tables))
        else:
            self.message.emit(messages.text("round-no-such-table", event.format, text=text))
        self._field.selectAll()
        return None

    @property
    def asking(self) -> bool:
        return bool(self._found)

    def _ask(self, event: Event, found: Sequence[TableMatch]) -> None:
        """Lists these tables, each with its players and what would be reported."""
        self._found = found
        self.offer(
            [Row(at, (_seats(event, one), _says(event, one))) for at, one in enumerate(found)]
        )

    def close_question(self) -> None:
        if self.asking:
            self._found = ()
            self.offer(())


def _seats(event: Event, found: TableMatch) -> str:
    table = found.table
    seats = messages.text("repair-seats-between").join(
        distinct_name(event, player) for player in table.players
    )
    return messages.text("round-table-seating", event.format, table=table.number, seats=seats)


def _says(event: Event, found: TableMatch) -> str:
    if found.report is None:
        return result_text(event, found.table.result) if found.table.result else ""
    winner = found.report.get("winner")
    if isinstance(winner, int):
        return messages.text("result-won", name=distinct_name(event, winner))
    return messages.text("result-drawn")
