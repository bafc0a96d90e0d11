"""What the list of a round shows of its tables, laid out for the room that it has."""

from collections.abc import Collection, Sequence

from tourneydesk.core.event import Round, Table
from tourneydesk.gui.pages.column_chooser import ColumnChooser
from tourneydesk.gui.pages.round.folding import Folding
from tourneydesk.gui.pages.round.key_legend import KeyLegend
from tourneydesk.gui.pages.round.match_entry import MatchEntry
from tourneydesk.gui.pages.round.reporting import Reporting
from tourneydesk.gui.pages.round.round_list import RoundList
from tourneydesk.gui.pages.round.sheet_entry import SheetEntry
from tourneydesk.gui.pages.seat_layout import SeatLayout, layout_of
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.present import messages
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Table as Rows
from tourneydesk.present.tables.results import (
    choosable,
    results_table,
    with_byes_below,
    with_groups,
)


class ResultsList:
    """Fills the list with tables; ``due_note`` explains the colors that somebody missed."""

    def __init__(
        self,
        session: QtSession,
        list_: RoundList,
        entry: MatchEntry | SheetEntry,
        reporting: Reporting,
        folding: Folding,
        columns: ColumnChooser,
    ) -> None:
        self.due_note = KeyLegend("due-missed")
        self._session = session
        self._list = list_
        self._entry = entry
        self._reporting = reporting
        self._folding = folding
        self._columns = columns
        self._offered: object = None
        self._layout, self._laid_out_for = SeatLayout(), object()
        self._made_of: object = None
        self._made: dict[SeatLayout, Rows[int]] = {}
        entry.moved.connect(self.place_entry)

    def show(self, posted: Round, numbers: Collection[int], *, with_byes: bool) -> None:
        """Shows the tables with these numbers, and below them the byes if wanted."""
        tables = [one for one in posted.tables if one.number in numbers]
        self._choose_layout(posted, tables)
        table = self._rows_of(posted, tables, self._layout)
        before = self._reporting.before(posted.number)
        folded = self._folding.of_round(posted)
        rows = with_groups(self._session.event, posted, table, before, folded)
        if with_byes:
            rows = with_byes_below(self._session.event, posted, rows)
        self._list.show_table(rows)
        missed = any(tone.endswith("missed") for row in table.rows for tone in row.tones)
        self.due_note.show_keys(
            [(messages.text("card-white-letter"), messages.text("round-due-missed"))]
            if missed
            else []
        )
        self.due_note.setVisible(missed)

    def lay_out_again(self, posted: Round, numbers: Collection[int], *, with_byes: bool) -> None:
        """Shows the same tables anew if the room that there is now calls for another layout."""
        before = self._layout
        self._choose_layout(posted, [one for one in posted.tables if one.number in numbers])
        if self._layout != before:
            self.show(posted, numbers, with_byes=with_byes)

    def show_typed(self, posted: Round | None, table: Table | None) -> None:
        """Shows at once the figures typed so far at a table and what follows from them."""
        if posted is None or table is None:
            return
        self._list.show_part(table.number, self._rows_of(posted, [table], self._layout).rows)

    def place_entry(self) -> None:
        """Puts the buttons or fields of the current table into its rows."""
        if isinstance(self._entry, SheetEntry):
            self._list.place(*self._entry.places(self._typed_columns))
        else:
            self._list.place(*self._entry.places())

    def click_seat(self, row: int, column: str, table: Table | None) -> None:
        """Goes to the figure that was clicked, or corrects the result that was."""
        if isinstance(self._entry, SheetEntry) and column in self._typed_columns:
            self._entry.focus_figure(row, self._typed_columns.index(column))
        elif isinstance(self._entry, MatchEntry) and column == "score":
            reported = table is not None and table.result is not None
            if reported:
                self._entry.correct()

    @property
    def _typed_columns(self) -> Sequence[str]:
        of_many = show_of(self._session.event).of_many
        return of_many.typed if of_many is not None else ()

    def _choose_layout(self, posted: Round, tables: Sequence[Table]) -> None:
        """Results that come in change nothing of the layout."""
        chosen, list_ = self._columns.ids, self._list
        offered = choosable(self._session.event, posted, self._reporting.before(posted.number))
        numbers = tuple(one.number for one in tables)
        wanted = (posted.number, numbers, chosen, offered, list_.room, list_.least_widths)
        if wanted == self._laid_out_for:
            return
        self._laid_out_for = wanted
        usual = show_of(self._session.event).round_columns
        ids = [column.id for column in offered if column.id in chosen]
        self._layout = layout_of(
            ids, usual, lambda layout: list_.fits(self._rows_of(posted, tables, layout))
        )
        offer = (offered, self._layout.hidden)
        if offer != self._offered:
            self._offered = offer
            self._columns.offer(*offer)

    def _rows_of(self, posted: Round, tables: Sequence[Table], layout: SeatLayout) -> Rows[int]:
        shown, entry = self._reporting.shown(posted), self._entry
        typed = entry.typed_at(shown) if isinstance(entry, SheetEntry) else {}
        numbers = {table.number for table in tables}
        seated = [
            entry.partial(one, typed[one.number])
            if isinstance(entry, SheetEntry) and one.number in typed
            else one
            for one in shown.tables
            if one.number in numbers
        ]
        event, before = self._session.event, self._reporting.before(posted.number)
        marks = self._reporting.marks(posted)
        # A layout is tried before it is shown, and again when the list gets its size.
        made_of = (event, before, shown, seated, typed, marks)
        if self._made_of != made_of:
            self._made_of, self._made = made_of, {}
        if layout not in self._made:
            self._made[layout] = results_table(
                event,
                shown,
                layout.ids,
                before,
                tables=seated,
                typed=typed,
                marks=marks,
                stacked=layout.stacked,
            )
        return self._made[layout]
