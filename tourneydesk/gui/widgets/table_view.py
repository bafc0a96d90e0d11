"""The list used by every page: rows of text with a key each, fast with thousands of rows."""

from collections.abc import Sequence
from heapq import nlargest
from typing import Generic

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from tourneydesk.gui.widgets.page_parts import Mixed, PageKeys
from tourneydesk.gui.widgets.table_cells import (
    KIND_ROLE,
    TEXT_PADDING,
    TONE_ROLE,
    CellDelegate,
    WrappedDelegate,
    needed_width,
    wrapped_height,
)
from tourneydesk.gui.widgets.text_widgets import tip
from tourneydesk.present.messages import enumerated
from tourneydesk.present.table import Column as Column
from tourneydesk.present.table import K, Table
from tourneydesk.present.table import Row as Row

# A list whose frame shows that the list has the focus.


class FocusFrame(Mixed):
    """A mixin to put before a list's base class. Its property ``focused`` is for the style sheet,
    which cannot color selected rows by :focus.
    """

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._show_focus(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._show_focus(False)

    def _show_focus(self, focused: bool) -> None:
        self.setProperty("focused", focused)
        self.style().unpolish(self)
        self.style().polish(self)


Index = QModelIndex | QPersistentModelIndex
ROW_HEIGHT = 32
MAX_CELL_LENGTH = 40
"""In characters; longer texts are elided, except in a wide column."""
_ANSWERED = frozenset(
    (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.TextAlignmentRole,
        TONE_ROLE,
        KIND_ROLE,
    )
)
"""The roles of a cell that has something to say."""
MOST_INSERTED = 8
"""Places at which rows are inserted one after the other; more are shown as another list."""
SHORT_CELL = 4
"""In characters: there are few different texts as short as these, and all are measured."""
_SIDES = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "center": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}


class TableModel(QAbstractTableModel, Generic[K]):
    """The rows as a Qt model. It never sorts them: they appear in the order given."""

    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self._columns = tuple(columns)
        self._rows: tuple[Row[K], ...] = ()

    @property
    def columns(self) -> tuple[Column, ...]:
        return self._columns

    @property
    def rows(self) -> tuple[Row[K], ...]:
        return self._rows

    def show(self, rows: Sequence[Row[K]], columns: Sequence[Column] | None = None) -> None:
        """Shows new rows, changing only what differs, so that the scroll position is kept."""
        new = tuple(rows)
        old = self._rows
        keys = [line.key for line in new]
        if columns is not None and tuple(columns) != self._columns:
            self.beginResetModel()
            self._columns, self._rows = tuple(columns), new
            self.endResetModel()
        elif (runs := _inserted([line.key for line in old], keys)) is not None:
            kept = [row for row in range(len(new)) if not any(row in run for run in runs)]
            self._rows = tuple(new[row] for row in kept)
            self._tell_changed(old)
            for run in runs:
                self.beginInsertRows(QModelIndex(), run.start, run.stop - 1)
                rows_before, rows_after = self._rows[: run.start], self._rows[run.start :]
                self._rows = (*rows_before, *new[run.start : run.stop], *rows_after)
                self.endInsertRows()
        else:
            self.beginResetModel()
            self._rows = new
            self.endResetModel()

    def row_of(self, key: K) -> int | None:
        """The index of the row with this key, or None."""
        return next((row for row, line in enumerate(self._rows) if line.key == key), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        # Qt asks for many more roles of every cell that it paints.
        if role not in _ANSWERED or not index.isValid() or index.row() >= len(self._rows):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._rows[index.row()].cells[index.column()]
            case Qt.ItemDataRole.AccessibleTextRole:
                cells = zip(self._columns, self._rows[index.row()].cells, strict=True)
                return enumerated(
                    [cell for column, cell in cells if cell and column.kind != "icon"]
                )
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(_alignment(self._columns[index.column()]))
            case role if role == TONE_ROLE:
                tones = self._rows[index.row()].tones
                return tones[index.column()] if tones else ""
            case role if role == KIND_ROLE:
                return self._columns[index.column()].kind
            case _:
                return None

    def headerData(  # noqa: N802
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._columns[section].head
            case Qt.ItemDataRole.TextAlignmentRole:
                return int(_alignment(self._columns[section]))
            case _:
                return None

    def _tell_changed(self, old: Sequence[Row[K]]) -> None:
        pairs = zip(old, self._rows, strict=True)
        rows = [row for row, (before, now) in enumerate(pairs) if before != now]
        if rows:
            last = len(self._columns) - 1
            # Once for all of them: each change triggers a new layout of the list.
            self.dataChanged.emit(self.index(rows[0], 0), self.index(rows[-1], last))


class TableView(FocusFrame, PageKeys, QTableView, Generic[K]):
    """A list view. Its page says which actions its keys do."""

    chosen = Signal(object)
    """The key of the row that is now selected."""
    heading_clicked = Signal(str)
    """The id of the column whose heading was clicked, in a list that can be sorted."""
    cell_clicked = Signal(object, str)
    """The key of a row and the id of the column that was clicked there."""
    cell_double_clicked = Signal(object, str)
    cell_padding = 26
    """What a column adds to its text, in pixels."""

    def __init__(
        self, model: TableModel[K], name: str, *, heads: bool = True, look: str = ""
    ) -> None:
        super().__init__()
        self._table_model = model
        self._wraps, self._most_rows = False, 0
        self._wrapped: set[int] = set()
        self._wrapped_for: tuple[tuple[Row[K], ...], list[tuple[int, int]], QFont] | None = None
        self.preferred_rows = 0
        """The number of rows that suffice when the page scrolls; 0 uses Qt's own size hint."""
        self.setModel(model)
        self.setItemDelegate(CellDelegate(self))
        self.setAccessibleName(name)
        self.setProperty("look", look)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(
            max(ROW_HEIGHT, self.fontMetrics().height() * 7 // 4)
        )
        self.horizontalHeader().setVisible(heads)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        model.modelReset.connect(self._lay_out)
        model.rowsInserted.connect(self._lay_out)
        model.dataChanged.connect(self._lay_out)
        self.selectionModel().currentRowChanged.connect(self._moved)
        self.clicked.connect(lambda index: self.cell_clicked.emit(*self._cell(index)))
        self.doubleClicked.connect(lambda index: self.cell_double_clicked.emit(*self._cell(index)))
        self._lay_out()

    @property
    def key(self) -> K | None:
        """The key of the selected row, or None."""
        row = self.currentIndex().row()
        return self._table_model.rows[row].key if 0 <= row < len(self._table_model.rows) else None

    @property
    def rows(self) -> tuple[Row[K], ...]:
        return self._table_model.rows

    @property
    def table_model(self) -> TableModel[K]:
        return self._table_model

    def least_width(self, table: Table[K]) -> int:
        """The width that all columns of a table need, those that are wide as narrow as allowed."""
        letter = self.fontMetrics().averageCharWidth()
        return sum(
            column.least * letter if column.wide else self._width(column, at, table.rows)
            for at, column in enumerate(table.columns)
        )

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the columns."""
        return tuple(column.id for column in self._table_model.columns)

    @property
    def column_id(self) -> str:
        """The id of the current cell's column; empty if there is none."""
        at = self.currentIndex().column()
        return self.ids[at] if at >= 0 else ""

    def head_of(self, id: str) -> str:
        """The heading of a column."""
        return self._table_model.columns[self.ids.index(id)].head

    def cell_rect(self, key: K, id: str) -> QRect | None:
        """Where a cell is in the viewport; None if it is not in the list."""
        row = self._table_model.row_of(key)
        if row is None or id not in self.ids:
            return None
        return self.visualRect(self._table_model.index(row, self.ids.index(id)))

    def can_sort(self, hint: str) -> None:
        """Makes the headings clickable; ``hint`` is their tooltip."""
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.sectionClicked.connect(self._heading_clicked)
        tip(header, hint)

    def wrap_texts(self, most_rows: int = 0) -> None:
        """Lets texts of wide columns take more lines where they would be cut. The list is as tall
        as ``most_rows``, if given, or as all its rows if they are fewer.
        """
        self._wraps, self._most_rows = True, most_rows
        self.setItemDelegate(WrappedDelegate(self))
        self.horizontalHeader().sectionResized.connect(lambda *_: self._wrap_rows())
        self._wrap_rows()

    def sizeHint(self) -> QSize:  # noqa: N802
        """The height that a page gives the list when the page must scroll."""
        hint = super().sizeHint()
        if self.preferred_rows:
            row = self.verticalHeader().defaultSectionSize()
            hint.setHeight(min(hint.height(), row * (self.preferred_rows + 1)))
        return hint

    def show_table(self, table: Table[K]) -> None:
        """Shows another table and keeps the selected row if it still exists."""
        self.show_rows(table.rows, table.columns)

    def show_rows(self, rows: Sequence[Row[K]], columns: Sequence[Column] | None = None) -> None:
        """Shows other rows; keeps the current cell if it still exists, and what is in view."""
        selected, id = self.key, self.column_id
        seen = self.viewport().rect().intersects(self.visualRect(self.currentIndex()))
        bar, before = self.verticalScrollBar(), [row.key for row in self.rows]
        at, top = bar.value(), self.rowAt(0)
        place = self._value_of(top) if at and 0 <= top < len(before) else None
        self._table_model.show(rows, columns)
        keys = [row.key for row in self.rows]
        if keys == before and self.key == selected:
            return
        if selected is not None and self.key != selected and not self.choose_cell(selected, id):
            return
        if place is not None and (runs := _inserted(before, keys)) is not None:
            # New rows move nobody's place in the list.
            for run in runs:
                top += len(run) if run.start <= top else 0
            at += self._value_of(top) - place
        bar.setValue(at)
        if seen and selected is not None:
            self.scrollTo(self.currentIndex())

    def _value_of(self, row: int) -> int:
        """The value of the scroll bar at which a row is at the top."""
        by_pixel = self.verticalScrollMode() == QAbstractItemView.ScrollMode.ScrollPerPixel
        return self.verticalHeader().sectionPosition(row) if by_pixel else row

    def choose(self, key: K) -> bool:
        """Selects the row with this key and scrolls to it; False if it is not shown."""
        return self.choose_cell(key, "")

    def choose_cell(self, key: K, id: str) -> bool:
        """Selects the row with this key, with the cell of a column as the current one."""
        row = self._table_model.row_of(key)
        if row is None:
            return False
        index = self._table_model.index(row, self.ids.index(id) if id in self.ids else 0)
        flags = (
            QItemSelectionModel.SelectionFlag.ClearAndSelect
            | QItemSelectionModel.SelectionFlag.Rows
        )
        self.selectionModel().setCurrentIndex(index, flags)
        self.scrollTo(index)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not self.press(event):
            self._move(event)

    def _move(self, event: QKeyEvent) -> None:
        """Home and End go to the first and the last row; in a table view they would stay in the
        row.
        """
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
        end = ends.get(Qt.Key(event.key())) if self._table_model.rows else None
        if end is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.choose(self._table_model.rows[end].key)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Keeps the current row visible when the list shrinks, unless it was out of view already;
        otherwise does not scroll.
        """
        old, current = event.oldSize(), self.visualRect(self.currentIndex())
        seen = not old.isValid() or QRect(QPoint(), old).intersects(current)
        super().resizeEvent(event)
        self._lay_out_wide()
        if seen and self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Does nothing: a digit typed in a list is a result, not a search."""

    def _moved(self, now: QModelIndex) -> None:
        if now.isValid():
            self.chosen.emit(self._table_model.rows[now.row()].key)

    def _cell(self, index: QModelIndex) -> tuple[K, str]:
        return self._table_model.rows[index.row()].key, self.ids[index.column()]

    def _heading_clicked(self, section: int) -> None:
        column = self._table_model.columns[section]
        if column.id and column.head:
            self.heading_clicked.emit(column.id)

    def _lay_out(self) -> None:
        self._wrapped_for = None
        header = self.horizontalHeader()
        for section, column in enumerate(self._table_model.columns):
            if not column.wide:
                header.setSectionResizeMode(section, QHeaderView.ResizeMode.Fixed)
                header.resizeSection(section, self._width(column, section, self.rows))
        self._lay_out_wide()
        self._wrap_rows()

    def _wrap_rows(self) -> None:
        """Makes rows as high as their texts need."""
        if not self._wraps:
            return
        usual = self.verticalHeader().defaultSectionSize()
        wide = [
            (at, self.columnWidth(at) - 2 * TEXT_PADDING)
            for at, column in enumerate(self._table_model.columns)
            if column.wide
        ]
        before, self._wrapped_for = self._wrapped_for, (self.rows, wide, self.font())
        if before is not None and before[0] is self.rows and before[1:] == self._wrapped_for[1:]:
            return
        tall = set()
        for row, line in enumerate(self.rows):
            needed = max(
                (wrapped_height(line.cells[at], self.font(), width) for at, width in wide),
                default=0,
            )
            if needed > usual:
                tall.add(row)
            if needed > usual or row in self._wrapped:
                self.setRowHeight(row, max(usual, needed))
        self._wrapped = tall
        if self._most_rows:
            shown = range(min(self._most_rows, len(self.rows)))
            heading = self.horizontalHeader().sizeHint().height()
            self.setFixedHeight(heading + sum(map(self.rowHeight, shown)) + 4)

    def _width(self, column: Column, at: int, rows: Sequence[Row[K]]) -> int:
        """The width of a column for these rows."""
        texts = {line.cells[at] for line in rows}
        # Only the few longest texts are measured: thousands of rows are laid out at once.
        longest = [column.head, column.widest, *nlargest(4, texts, key=len)]
        most = column.most or MAX_CELL_LENGTH
        text_width = self.fontMetrics().horizontalAdvance
        if column.kind != "number" and all(len(text) <= SHORT_CELL for text in longest[2:]):
            # The one with the most letters need not be the widest: W20, L11.
            longest += texts
        widest = max(text_width(text[:most]) for text in longest)
        needed = needed_width(column, widest, self.fontMetrics().height())
        return max(needed, text_width(column.head)) + self.cell_padding

    def _lay_out_wide(self) -> None:
        """Wide columns share the remaining width; if it is too small, the list scrolls sideways."""
        header, columns = self.horizontalHeader(), self._table_model.columns
        letter = self.fontMetrics().averageCharWidth()
        sections = range(len(columns))
        least = {section: columns[section].least * letter for section in sections}
        due = sum(least[at] if columns[at].wide else header.sectionSize(at) for at in sections)
        tight = due > self.viewport().width()
        for section in sections:
            if not columns[section].wide:
                continue
            if tight and least[section]:
                header.setSectionResizeMode(section, QHeaderView.ResizeMode.Fixed)
                header.resizeSection(section, least[section])
            else:
                header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)


def _inserted(old: Sequence[object], new: Sequence[object]) -> list[range] | None:
    """Where the rows are that new keys have more than old ones; None if that is not the only
    difference, or if they are in more places than are worth it.
    """
    runs: list[range] = []
    at = 0
    for row, key in enumerate(new):
        if at < len(old) and key == old[at]:
            at += 1
        elif runs and runs[-1].stop == row:
            runs[-1] = range(runs[-1].start, row + 1)
        elif len(runs) == MOST_INSERTED:
            return None
        else:
            runs.append(range(row, row + 1))
    return runs if at == len(old) else None


def _alignment(column: Column) -> Qt.AlignmentFlag:
    return _SIDES[column.align] | Qt.AlignmentFlag.AlignVCenter
