"""The rounds of each player concerned, in small tables for the details panel."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from shiboken6 import isValid

from tourneydesk.core.event import Event
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks.background import AfterPause
from tourneydesk.gui.widgets.layout.boxes import column_of, row_of
from tourneydesk.gui.widgets.table.cells import draw_due
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.gui.widgets.theme.look import color
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated, name_of
from tourneydesk.present.table import Column, Table
from tourneydesk.present.tables.players import record_table

GAP = 4
"""Pixels between columns."""
SIDE = 6
"""Pixels beside the first and the last column."""
RADIUS = 6
Records = dict[int, Table[int]]


class PlayerRecords(QWidget):
    """A name with a small table for each player; computed in the background."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self.players: tuple[int, ...] = ()
        self._named = ""
        self._shown: Event | None = None
        self._computing = AfterPause[Records](self._compute, self)
        self.views: list[RecordView] = []
        self._rows = column_of(on=self, margins=0, spacing=12)
        self.hide()

    @property
    def busy(self) -> bool:
        return self._computing.busy

    def show_players(self, players: Sequence[int], named: str = "") -> None:
        """Shows the records of these players in the event's current state; the name that the
        heading above has already is not shown again.
        """
        wanted = tuple(players)
        if (wanted, named) != (self.players, self._named):
            self.players, self._named, self._shown = wanted, named, None
            self._computing.cancel()
            self._set_views(wanted)
            self.setVisible(bool(wanted))
        # After the window has painted the rest.
        if self._shown is not self._session.event:
            self._computing.begin_after(0)

    def leave(self) -> None:
        """The event is closing."""
        self._computing.cancel()

    def _compute(self) -> None:
        event, players = self._session.event, self.players
        self._shown = event
        if players:
            self._computing.start(
                lambda: {player: record_table(event, player) for player in players}, self._show
            )

    def _show(self, outcome: Records | Exception) -> None:
        if isinstance(outcome, Exception):
            raise outcome
        if not isValid(self):  # another event was opened in its place meanwhile
            return
        for view, table in zip(self.views, outcome.values(), strict=True):
            view.show_table(table)

    def _set_views(self, players: Sequence[int]) -> None:
        while len(self.views) > len(players):
            removed = self.views.pop()
            self._rows.removeWidget(removed)
            removed.hide()
            removed.deleteLater()
        while len(self.views) < len(players):
            self.views.append(RecordView())
            self._rows.addWidget(self.views[-1])
        for view, player in zip(self.views, players, strict=True):
            name = name_of(self._session.event, player)
            view.show_player(name, player, named=name == self._named)


class RecordView(QWidget):
    """One player's name and number, with the table below."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self._number = label("", "strong", wraps=True), label("", "quiet")
        self.grid = RecordGrid()
        head = row_of((self.name, 1), self._number)
        column_of(head, self.grid, on=self, margins=0, spacing=4)

    def show_player(self, name: str, number: int, *, named: bool) -> None:
        """Shows another player, whose table follows; the name too, unless it is above already."""
        show_text(self.name, name)
        self.name.setVisible(not named)
        show_text(self._number, messages.text("window-player-number", number=number))
        self.grid.show_table(None)

    def show_table(self, table: Table[int]) -> None:
        """Shows the player's table."""
        self.grid.show_table(table)
        rows = [enumerated([*filter(None, row.cells)]) for row in table.rows]
        self.grid.setAccessibleName(messages.sentences(self.name.text(), *rows))


class RecordGrid(QWidget):
    """Paints a small table: it has nothing to choose, and there may be five of them."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table[int] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_table(self, table: Table[int] | None) -> None:
        """Shows a table; None for an empty one."""
        self.table = table
        self.setVisible(table is not None and bool(table.rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        rows = len(self.table.rows) if self.table is not None else 0
        return QSize(0, self._head_height + rows * self._row_height + 2)

    @property
    def _has_colors(self) -> bool:
        return self.table is not None and "color" in self.table.ids

    @property
    def _head_height(self) -> int:
        return self.fontMetrics().height() + 6

    @property
    def _row_height(self) -> int:
        return self.fontMetrics().height() + 10

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if self.table is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(color("line")), 1))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), RADIUS, RADIUS)
        columns = self.table.columns
        widths = self._widths()
        self._draw_row(painter, 0, self._head_height, [one.head for one in columns], widths, ())
        for at, row in enumerate(self.table.rows):
            top = self._head_height + at * self._row_height
            painter.setPen(QPen(QColor(color("line")), 1))
            painter.drawLine(1, top, self.width() - 2, top)
            self._draw_row(painter, top, self._row_height, row.cells, widths, row.tones)

    def _widths(self) -> list[int]:
        """Each column as wide as its widest text; the wide one gets the rest."""
        assert self.table is not None
        metrics = self.fontMetrics()
        columns = self.table.columns
        widths = [
            max(
                metrics.horizontalAdvance(text)
                for text in (column.head, *(row.cells[at] for row in self.table.rows))
            )
            + GAP
            + 2
            for at, column in enumerate(columns)
        ]
        for at, column in enumerate(columns):
            if column.kind == "due":
                widths[at] = metrics.height() + GAP
        rest = (
            self.width()
            - 2 * SIDE
            - sum(width for width, column in zip(widths, columns, strict=True) if not column.wide)
        )
        return [
            rest if column.wide else width for width, column in zip(widths, columns, strict=True)
        ]

    def _draw_row(
        self,
        painter: QPainter,
        top: int,
        height: int,
        cells: Sequence[str],
        widths: Sequence[int],
        tones: Sequence[str],
    ) -> None:
        assert self.table is not None
        left = SIDE
        from_right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for at, (column, cell, width) in enumerate(
            zip(self.table.columns, cells, widths, strict=True)
        ):
            start = self.width() - left - width if from_right else left
            box = QRect(start, top, width, height)
            left += width
            tone = tones[at] if tones else ""
            if column.kind != "due":
                self._draw_text(painter, box, column, cell, "quiet" if not tones else tone)
            elif cell:
                painter.save()
                draw_due(painter, box, cell, "black" if tone == "black" else "white", False)
                painter.restore()

    def _draw_text(
        self, painter: QPainter, box: QRect, column: Column, text: str, tone: str
    ) -> None:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold if tone == "strong" else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(color("quiet" if tone == "quiet" else "text")))
        flags = Qt.AlignmentFlag
        side = flags.AlignRight if column.kind == "number" else flags.AlignLeft
        after_number = column.kind in ("text", "name") and not self._has_colors
        inset = SIDE if after_number else GAP // 2
        inside = box.adjusted(inset, 0, -(GAP // 2), 0)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, side | flags.AlignVCenter, shown)
