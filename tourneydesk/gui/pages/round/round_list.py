"""The list of a round's tables, with widgets for the current table's result in its rows."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.pages.round.round_cells import (
    BAR_WIDTH,
    BEGINS_ROLE,
    CURRENT_ROLE,
    NAME_PADDING,
    RoundDelegate,
    field_box,
    name_height,
)
from tourneydesk.gui.widgets.table.table_view import TableModel, TableView
from tourneydesk.present.table import Row

Index = QModelIndex | QPersistentModelIndex
NARROW = 800
"""Below this width of the list, in pixels at a text of 13 pixels, columns stand closer."""
Places = Mapping[tuple[int, str], QWidget]
"""Widgets by row within the table and column."""


class RoundModel(TableModel[int]):
    """Rows of tables; those of one table share its number."""

    current: int | None = None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == BEGINS_ROLE and index.isValid():
            return self.rows[index.row()].emphasis == "begins"
        if role == CURRENT_ROLE and index.isValid():
            return self.rows[index.row()].key == self.current
        return super().data(index, role)


class RoundList(TableView[int]):
    """A row for each table or, at tables of many, for each seat. The keys move between tables."""

    seat_clicked = Signal(int, str)
    """The row within its table and the column that was clicked."""
    cell_padding = 14

    def __init__(self, name: str) -> None:
        self._rounds = RoundModel(())
        self._spans: list[tuple[int, int]] = []
        self._tall: set[int] = set()
        self._laid_out: object = None
        self._widths: Mapping[str, int] = {}
        self._places: Places = {}
        super().__init__(self._rounds, name, look="round")
        self.setItemDelegate(RoundDelegate(self))
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentRowChanged.connect(lambda *_: self._row_changed())

    def show_part(self, number: int, rows: Sequence[Row[int]]) -> None:
        """Shows other cells for one table; its rows stay where they are."""
        begin = self._rounds.row_of(number)
        if begin is None:
            return
        whole = list(self.rows)
        if [row.key for row in whole[begin : begin + len(rows)]] == [number] * len(rows):
            whole[begin : begin + len(rows)] = rows
            self._rounds.show(whole)

    def place(self, widgets: Places, widths: Mapping[str, int]) -> None:
        """Shows these widgets in rows of the current table, in place of those before; columns are
        at least as wide as given.
        """
        for widget in self._places.values():
            if widget not in widgets.values():
                widget.hide()
        self._places = widgets
        if widths != self._widths:
            self._widths = widths
            self._lay_out()
        self._put_in_place()

    def choose_seat(self, row: int) -> None:
        """Marks a row of the current table, and scrolls to it."""
        first = self._rounds.row_of(self.key) if self.key is not None else None
        if first is not None and self.currentIndex().row() != first + row:
            self.setCurrentIndex(self._rounds.index(first + row, 0))

    def _row_changed(self) -> None:
        self._rounds.current = self.key
        self.viewport().update()
        self._put_in_place()

    def _move(self, event: QKeyEvent) -> None:
        """Up and Down go from table to table."""
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        numbers = list(dict.fromkeys(row.key for row in self.rows))
        if by is None or self.key not in numbers or len(numbers) == len(self.rows):
            super()._move(event)
            return
        at = numbers.index(self.key) + by
        if 0 <= at < len(numbers):
            self.choose(numbers[at])

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        first = self._rounds.row_of(self.key) if self.key is not None else None
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and first is not None:
            column = self._rounds.columns[index.column()].id
            self.seat_clicked.emit(index.row() - first, column)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._put_in_place()

    def updateGeometries(self) -> None:  # noqa: N802
        super().updateGeometries()
        self._put_in_place()

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802
        super().scrollContentsBy(dx, dy)
        self._put_in_place()

    def _lay_out(self) -> None:
        super()._lay_out()
        header = self.horizontalHeader()
        for section, column in enumerate(self._rounds.columns):
            least = self._widths.get(column.id, BAR_WIDTH + 10 if column.kind == "bar" else 0)
            if column.kind == "block":
                least = self.fontMetrics().horizontalAdvance("0") * 14
            if header.sectionSize(section) < least:
                header.resizeSection(section, least)
        self._show_spans()
        self._lay_out_wide()

    def _lay_out_wide(self) -> None:
        super()._lay_out_wide()
        self._wrap_names()
        self._put_in_place()

    def _show_spans(self) -> None:
        spans = []
        if self._rounds.columns and self._rounds.columns[0].kind == "block":
            begin = 0
            for _, rows in groupby(self._rounds.rows, key=lambda row: row.key):
                count = len(list(rows))
                spans.append((begin, count))
                begin += count
        if spans != self._spans:
            self._spans = spans
            self.clearSpans()
            for begin, count in spans:
                if count > 1:
                    self.setSpan(begin, 0, count, 1)

    def _wrap_names(self) -> None:
        """Rows whose names need more lines are as tall, whatever the result."""
        header, usual = self.verticalHeader(), self.verticalHeader().defaultSectionSize()
        columns = [
            (at, self.columnWidth(at) - 2 * NAME_PADDING)
            for at, column in enumerate(self._rounds.columns)
            if column.kind == "name"
        ]
        names = tuple(row.cells[at] for row in self._rounds.rows for at, _ in columns)
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
        for number, row in enumerate(self._rounds.rows):
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
            if number < len(self._rounds.rows):
                header.resizeSection(number, usual)
        for number, height in tall.items():
            if header.sectionSize(number) != height:
                header.resizeSection(number, height)
        self._tall = set(tall)

    def _put_in_place(self) -> None:
        first = self._rounds.row_of(self.key) if self.key is not None else None
        at = {column.id: place for place, column in enumerate(self._rounds.columns)}
        for (row, id), widget in self._places.items():
            shown = first is not None and id in at and first + row < len(self._rounds.rows)
            if shown and first is not None:
                room = self.visualRect(self._rounds.index(first + row, at[id]))
                widget.setGeometry(field_box(room, self.fontMetrics().height()))
            widget.setVisible(shown)
