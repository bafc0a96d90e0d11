"""The games to announce, newest first; a tick means announced, and a result removes the row."""

from PySide6.QtCore import QModelIndex, QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Event
from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.table.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label
from tourneydesk.present import messages
from tourneydesk.present.drawings import RingDrawing, RingGame
from tourneydesk.present.messages import bare_name_of
from tourneydesk.present.table import Column, Row

CALLED_COLUMN = 2
"""The column with the tick."""


class CallList(QWidget):
    """Rows of tables with the players to call. Space or a click in the last column ticks one."""

    ticked = Signal(int)
    """The table that was announced, or no longer is."""
    all_called = Signal()
    chosen = Signal(object)
    """The table of the row the user selected."""

    def __init__(self) -> None:
        super().__init__()
        self.list: TableView[int] = TableView(TableModel(()), messages.text("ring-calls"))
        self.list.wrap_texts()
        self.list.on_keys(
            {"keys-ring-tick": self._tick, "keys-round-call-all": self.all_called.emit}
        )
        self.list.chosen.connect(self.chosen)
        self.list.clicked.connect(self._clicked)
        self._none = label(messages.text("ring-no-calls"), "quiet", wraps=True)
        # White above Black: two names are never too long to be read in full.
        header = self.list.verticalHeader()
        header.setDefaultSectionSize(header.defaultSectionSize() + self.fontMetrics().height())
        self._keys = label(messages.text("ring-calls-keys"), "quiet", wraps=True)
        self._spare = QWidget()
        column_of(
            label(messages.text("ring-calls"), "strong"),
            self._none,
            (self.list, 1),
            self._keys,
            (self._spare, 1),
            on=self,
            margins=(8, 0, 0, 0),
            spacing=4,
        )

    def show_calls(self, event: Event, drawing: RingDrawing) -> None:
        """Shows the current calls and keeps the selection."""
        lines = [
            Row(
                game.table,
                (
                    str(game.table),
                    _seats(event, game),
                    messages.text("ring-not-called")
                    if game.waiting
                    else messages.text("ring-called-out"),
                ),
                tones=("strong", "", "attention" if game.waiting else "done"),
            )
            for game in drawing.calls
        ]
        columns = (
            Column(messages.text("head-table", event.format), "number"),
            Column(messages.text("ring-call-head"), wide=True, least=14),
            Column(messages.text("ring-called-head"), "chip"),
        )
        # Rows that only move were not selected by the user.
        with QSignalBlocker(self.list):
            self.list.show_rows(lines, columns)
        self.list.setVisible(bool(lines))
        self._keys.setVisible(bool(lines))
        self._none.setVisible(not lines and bool(drawing.games))
        self._spare.setVisible(not lines)

    def _tick(self) -> None:
        if self.list.key is not None:
            self.ticked.emit(self.list.key)

    def _clicked(self, index: QModelIndex) -> None:
        if index.column() == CALLED_COLUMN:
            self._tick()


def _seats(event: Event, game: RingGame) -> str:
    return "\n".join(
        messages.text("ring-called", name=bare_name_of(event, player), number=player)
        for player in game.players
    )
