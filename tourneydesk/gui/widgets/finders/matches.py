"""The short list of matches under a field; the focus stays in the field."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView

from tourneydesk.gui.widgets.table.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import Field
from tourneydesk.present import messages
from tourneydesk.present.table import Column, Row

MAX_ROWS = 5


class Matches(TableView[int]):
    """Rows to move through from the field; hidden if there are none."""

    def __init__(self, field: Field) -> None:
        columns = (
            Column(messages.text("people-name"), wide=True),
            Column(messages.text("people-about"), wide=True),
        )
        super().__init__(TableModel(columns), messages.text("people-matches"), heads=False)
        self._field = field
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.chosen.connect(lambda _: self._announce())
        self.hide()

    @property
    def count(self) -> int:
        return self.model().rowCount()

    def offer(self, rows: Sequence[Row[int]], *, first: bool = False) -> None:
        """Shows new rows, with the first one selected if requested, otherwise none."""
        offered = rows[:MAX_ROWS]
        self.setCurrentIndex(QModelIndex())
        self.show_rows(offered)
        self.setFixedHeight(self.verticalHeader().defaultSectionSize() * len(offered) + 2)
        self.setVisible(bool(offered))
        if first and offered:
            self.choose(offered[0].key)
        self._announce()

    def step(self, by: int) -> None:
        """Selects the next or the previous row; before the first, none."""
        row = min(self.currentIndex().row() + by, self.count - 1)
        self.setCurrentIndex(self.model().index(row, 0) if row >= 0 else QModelIndex())
        self._announce()

    def _announce(self) -> None:
        """Tells a screen reader, which follows the field, what Enter would take."""
        index = self.currentIndex()
        description = index.data(Qt.ItemDataRole.AccessibleTextRole) if index.isValid() else ""
        self._field.setAccessibleDescription(description or "")
