"""The crosstable: everyone's rounds by place; a cell leads to its table."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.standings import Standing
from tourneydesk.gui.widgets.layout.boxes import inner_column
from tourneydesk.gui.widgets.table.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import text
from tourneydesk.present.shows import show_of
from tourneydesk.present.tables.standings import Crossings, crossing_at, crosstable


class Crosstable(QWidget):
    """A list in which single cells are selected; below it what the signs mean."""

    chosen = Signal(object)
    """The player of the selected row."""
    table_requested = Signal(int, int)
    """The round and table of a cell, to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self._rounds: Crossings = {}
        self.rows: TableView[int] = TableView(
            TableModel(()), messages.text("standings-view-crosstable")
        )
        self.rows.wrap_texts()
        self.rows.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.rows.setCursor(Qt.CursorShape.PointingHandCursor)
        self.rows.chosen.connect(self.chosen)
        self.rows.clicked.connect(self._open)
        self.rows.on_keys({"keys-crosstable-open": lambda: self._open(self.rows.currentIndex())})
        self._key = label("", "quiet", wraps=True)
        inner_column(self, (self.rows, 1), self._key)

    def show_rows(self, event: Event, rows: Sequence[Standing], rounds: Crossings) -> None:
        """Shows these standings with every round of the players."""
        self._rounds = rounds
        self.rows.show_table(crosstable(event, rows, rounds))
        show = show_of(event)
        key = "cross_key_two" if show.of_many is None else show.of_many.key
        colors = (text("cross-key-colours"),) if show.has_colors else ()
        show_text(self._key, " · ".join((text(key), *colors)))

    def _open(self, index: QModelIndex) -> None:
        model = self.rows.table_model
        if not index.isValid() or index.row() >= len(model.rows):
            return
        column = model.columns[index.column()].id
        if not column.startswith("round"):
            return
        cell = crossing_at(self._rounds, model.rows[index.row()].key, column)
        if cell.round:
            self.table_requested.emit(cell.round, cell.table)
