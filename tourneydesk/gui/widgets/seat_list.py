"""A list of tables and the players at them, whose names wrap instead of being cut."""

import re
from collections.abc import Mapping, Sequence
from heapq import nlargest
from itertools import groupby

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QStyle

from tourneydesk.gui.widgets.table_cells import (
    BAR_WIDTH,
    BEGINS_ROLE,
    CHOSEN_ROLE,
    CURRENT_ROLE,
    GROUP_ROLE,
    NAME_PADDING,
    WHOLE_ROLE,
    SeatDelegate,
    block_width,
    name_height,
)
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.present.table import Column, K, Row, Table

Index = QModelIndex | QPersistentModelIndex
LONGEST_WORD = 14
"""A word with more letters may be broken: no column is left out for it."""
WORD_ENDS = re.compile(r"(?<=-)|\s")


class SeatModel(TableModel[K]):
    """Rows of tables; those of one table share its key."""

    current: K | None = None
    chooses_tables = False
    """Whether all rows of the current table are marked."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == WHOLE_ROLE and index.isValid():
            return self.columns[index.column()].whole
        if role == CHOSEN_ROLE and index.isValid():
            whole = self.chooses_tables or self.columns[index.column()].whole
            return whole and self.rows[index.row()].key == self.current
        if role in (BEGINS_ROLE, GROUP_ROLE, CURRENT_ROLE):
            if not index.isValid() or index.row() >= len(self.rows):
                return None
            row = self.rows[index.row()]
            if role == CURRENT_ROLE:
                return row.key == self.current
            if role == BEGINS_ROLE:
                return row.emphasis in ("begins", "group", "folded")
            return row.emphasis if row.emphasis in ("group", "folded") else ""
        return super().data(index, role)


class SeatList(TableView[K]):
    """A row for each table or, one player a line, for each seat. What concerns a whole table is
    beside all its rows.
    """

    resized = Signal()
    """Another table may fit now."""
    cell_padding = 14

    def __init__(self, name: str) -> None:
        self._seat_model: SeatModel[K] = SeatModel(())
        self._spans: list[tuple[int, int, int, int]] = []
        self._tall: set[int] = set()
        self._laid_out: object = None
        self._widths: Mapping[str, int] = {}
        super().__init__(self._seat_model, name, look="round")
        self.setItemDelegate(SeatDelegate(self))
        # Qt's own minimum is wider than a square for a color.
        self.horizontalHeader().setMinimumSectionSize(16)
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentRowChanged.connect(lambda *_: self._row_changed())

    @property
    def room(self) -> int:
        """The width for columns, beside a scroll bar that may be there."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        bar = max(bar, self.verticalScrollBar().sizeHint().width())
        return self.width() - 2 * max(2, self.frameWidth()) - bar

    @property
    def least_widths(self) -> tuple[tuple[str, int], ...]:
        """The columns that are wider than their texts need, and how wide."""
        return tuple(self._widths.items())

    def fits(self, table: Table[K]) -> bool:
        """Whether a table can be shown without scrolling sideways and breaking words of names."""
        names = [at for at, column in enumerate(table.columns) if column.kind == "name"]
        cells = {row.cells[at] for row in table.rows for at in names}
        words = nlargest(8, {word for one in cells for word in WORD_ENDS.split(one)}, key=len)
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        width = QFontMetrics(bold).horizontalAdvance
        letter = self.fontMetrics().averageCharWidth()
        longest = max((width(word[:LONGEST_WORD]) for word in words), default=0)
        wider = sum(
            max(0, longest + 2 * NAME_PADDING - table.columns[at].least * letter) for at in names
        )
        return self.least_width(table) + wider <= self.room

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.resized.emit()

    def _row_changed(self) -> None:
        self._seat_model.current = self.key
        self.viewport().update()

    def _width(self, column: Column, at: int, rows: Sequence[Row[K]]) -> int:
        seats = [row for row in rows if _is_seat(row)]
        if column.kind == "block":
            return block_width(column, [row.cells[at] for row in seats], self.font())
        least = self._widths.get(column.id, BAR_WIDTH + 10 if column.kind == "bar" else 0)
        return max(least, super()._width(column, at, seats))

    def _lay_out(self) -> None:
        super()._lay_out()
        self._show_spans()

    def _lay_out_wide(self) -> None:
        super()._lay_out_wide()
        self._wrap_names()

    def _show_spans(self) -> None:
        columns = self._seat_model.columns
        spans, begin = [], 0
        whole = [at for at, one in enumerate(columns) if one.whole or one.kind == "block"]
        for _, rows in groupby(self.rows, key=lambda row: row.key):
            first, *others = rows
            count = 1 + len(others)
            if not _is_seat(first) and len(columns) > 1:
                spans.append((begin, 0, 1, len(columns)))
            elif count > 1:
                spans += [(begin, at, count, 1) for at in whole]
            begin += count
        if spans != self._spans:
            self._spans = spans
            self.clearSpans()
            for span in spans:
                self.setSpan(*span)

    def _wrap_names(self) -> None:
        """Rows whose names need more lines are as tall, whatever the result."""
        header, usual = self.verticalHeader(), self.verticalHeader().defaultSectionSize()
        columns = [
            (at, self.columnWidth(at) - 2 * NAME_PADDING)
            for at, column in enumerate(self._seat_model.columns)
            if column.kind == "name"
        ]
        names = tuple(row.cells[at] for row in self.rows for at, _ in columns)
        laid_out = (self.font().toString(), tuple(columns), names, header.count())
        if laid_out == self._laid_out:
            return
        self._laid_out = laid_out
        tall = {}
        line = self.fontMetrics().height()
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        metrics = QFontMetrics(bold)
        wide = {name: metrics.horizontalAdvance(name) for name in set(names)}
        for number, row in enumerate(self.rows):
            needed = max(
                (
                    name_height(row.cells[at], self.font(), width)
                    for at, width in columns
                    if wide[row.cells[at]] > width
                ),
                default=0,
            )
            if needed > line * 3 // 2:
                tall[number] = max(usual, needed + 8)
        for number in self._tall - tall.keys():
            if number < len(self.rows):
                header.resizeSection(number, usual)
        for number, height in tall.items():
            if header.sectionSize(number) != height:
                header.resizeSection(number, height)
        self._tall = set(tall)


def _is_seat(row: Row[K]) -> bool:
    """Whether it is a row of a table, and not the heading of a group."""
    return row.emphasis not in ("group", "folded")
