"""The list of a round's tables, with widgets for the current table's result in its rows."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.widgets.table.seat_cells import field_box
from tourneydesk.gui.widgets.table.seat_list import SeatList
from tourneydesk.present.table import Row
from tourneydesk.present.tables.results import GroupOf, RoundKey

NARROW = 800
"""Below this width of the list, in pixels at a text of 13 pixels, columns stand closer."""
VERY_NARROW = 600
"""Below this width the legends below the list stand one below the other."""
Places = Mapping[tuple[int, str], QWidget]
"""Widgets by row within the table and column."""


class RoundList(SeatList[RoundKey]):
    """The keys move between tables, and to the headings of folded groups."""

    seat_clicked = Signal(int, str)
    """The row within its table and the column that was clicked."""
    group_clicked = Signal(object)
    """The heading of a group was clicked."""

    def __init__(self, name: str, *, by_seat: bool) -> None:
        """``by_seat``: the row of one seat is marked, otherwise all rows of the current table."""
        self._places: Places = {}
        self._more_room = 0
        """Pixels that can be scrolled beyond the last row."""
        self._held = False
        super().__init__(name)
        self._seat_model.chooses_tables = not by_seat

    @property
    def number(self) -> int | None:
        """The number of the current table; None if there is none, or at a heading."""
        return self.key if isinstance(self.key, int) else None

    def show_part(self, number: int, rows: Sequence[Row[int]]) -> None:
        """Shows other cells for one table; its rows stay where they are."""
        begin = self._seat_model.row_of(number)
        if begin is None:
            return
        whole = list(self.rows)
        if [row.key for row in whole[begin : begin + len(rows)]] == [number] * len(rows):
            whole[begin : begin + len(rows)] = rows
            self._seat_model.show(whole)

    @property
    def top_of_rows(self) -> int:
        """Where on the screen the first row begins, which may be scrolled out of sight."""
        top = self.viewport().mapToGlobal(QPoint(0, 0)).y()
        return top - self.verticalScrollBar().value()

    def keep_rows_at(self, top: int, *, room: bool) -> None:
        """Scrolls so that the first row begins there again, after the list has moved; with
        ``room`` also where it has too few rows to be scrolled so far.
        """
        bar = self.verticalScrollBar()
        self._more_room, self._held = 0, room
        self.updateGeometries()
        wanted = bar.value() + self.top_of_rows - top
        if room and wanted > bar.maximum():
            self._more_room = wanted - bar.maximum()
            self.updateGeometries()
        bar.setValue(wanted)

    def moveEvent(self, event: QMoveEvent) -> None:  # noqa: N802
        """A text above the list may still turn out taller or lower."""
        super().moveEvent(event)
        if self._held:
            down = event.pos().y() - event.oldPos().y()
            self.keep_rows_at(self.top_of_rows - down, room=True)

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
            self.resized.emit()
        self._put_in_place()

    def choose_seat(self, row: int) -> None:
        """Marks a row of the current table, and scrolls to it."""
        first = self._first_row
        if first is not None and self.currentIndex().row() != first + row:
            self.setCurrentIndex(self._seat_model.index(first + row, 0))

    @property
    def _first_row(self) -> int | None:
        """The first row of the current table."""
        return self._seat_model.row_of(self.number) if self.number is not None else None

    def _row_changed(self) -> None:
        super()._row_changed()
        self._put_in_place()

    def _move(self, event: QKeyEvent) -> None:
        """Up and Down go from table to table; the heading of a group is one if it is folded."""
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        keys = list(dict.fromkeys(row.key for row in self.rows if row.emphasis != "group"))
        if by is None or self.key not in keys or len(keys) == len(self.rows):
            super()._move(event)
            return
        at = keys.index(self.key) + by
        if 0 <= at < len(keys):
            self.choose(keys[at])

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        index = self.indexAt(event.position().toPoint())
        left = event.button() == Qt.MouseButton.LeftButton
        if left and index.isValid() and isinstance(self.rows[index.row()].key, GroupOf):
            # The current table stays the current one.
            self.group_clicked.emit(self.rows[index.row()].key)
            return
        super().mousePressEvent(event)
        first = self._first_row
        if left and index.isValid() and first is not None:
            self.seat_clicked.emit(index.row() - first, self.ids[index.column()])

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._put_in_place()

    def updateGeometries(self) -> None:  # noqa: N802
        bar = self.verticalScrollBar()
        value = bar.value()
        super().updateGeometries()
        if self._more_room:
            bar.setMaximum(bar.maximum() + self._more_room)
            bar.setValue(value)
        self._put_in_place()

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802
        super().scrollContentsBy(dx, dy)
        self._put_in_place()

    def show_mode(self, mode: str) -> None:
        """Draws the frame of a mode around the list; empty: the usual one."""
        self.setProperty("mode", mode)
        self.style().unpolish(self)
        self.style().polish(self)

    def _lay_out_wide(self) -> None:
        super()._lay_out_wide()
        self._put_in_place()

    def _put_in_place(self) -> None:
        first = self._first_row
        at = {id: place for place, id in enumerate(self.ids)}
        for (row, id), widget in self._places.items():
            shown = first is not None and id in at and first + row < len(self.rows)
            if shown and first is not None:
                room = self.visualRect(self._seat_model.index(first + row, at[id]))
                widget.setGeometry(field_box(room, self.fontMetrics().height()))
            widget.setVisible(shown)
