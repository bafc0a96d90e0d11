"""The winners: the headline, the podium, the champions of age groups, and what to do next."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tourneydesk.gui.pages.page import Requests
from tourneydesk.gui.widgets.layouts import (
    REST,
    FlowLayout,
    Space,
    column_of,
    frame_of,
    inner_column,
    row_of,
)
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import Button, button, label, show_text
from tourneydesk.gui.widgets.theme import color
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated
from tourneydesk.present.table import Column, Row
from tourneydesk.present.tables.standings import Crossing
from tourneydesk.present.winners import MOST_NAMED, OnPodium, Winners

HEIGHTS = {1: 156, 2: 112, 3: 84}
"""The heights of the podium's blocks in pixels at the usual text size, by place."""
ORDER = (2, 1, 3)
"""The places from left to right."""
LATEST = 8
"""How many of a player's latest rounds fit above a block."""


class Marks(QWidget):
    """What a player did, a square for each round, the latest if not all fit: wins filled, all
    others outlined.
    """

    def __init__(self) -> None:
        super().__init__()
        self._rounds: Sequence[Crossing] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rounds(self, rounds: Sequence[Crossing]) -> None:
        """Shows these rounds."""
        self._rounds = [one for one in rounds if one.mark]
        self.setAccessibleName(enumerated([one.mark for one in self._rounds]))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self._side
        return QSize(len(self._rounds) * (side + 4), side if self._rounds else 0)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._side, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side
        fitting = max(1, (self.width() + 4) // (side + 4))
        shown = self._rounds[-fitting:]
        left = (self.width() - len(shown) * (side + 4) + 4) / 2
        for at, one in enumerate(shown):
            won = one.outcome == "won"
            box = QRectF(left + at * (side + 4), 0, side, side).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.setPen(QColor(color("donesoft" if won else "edge")))
            painter.setBrush(QColor(color("donesoft" if won else "card")))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(QColor(color("done" if won else "text")))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, one.mark)

    @property
    def _side(self) -> int:
        metrics = self.fontMetrics()
        widest = max((metrics.horizontalAdvance(one.mark) for one in self._rounds), default=0)
        return max(metrics.height(), widest) + 6


class Step(QWidget):
    """A block of the podium with its players above it."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self._names = label("", "section", wraps=True)
        self._about = label("", "quiet", wraps=True)
        self.marks = Marks()
        for part in (self._names, self._about):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        number = label(str(place), "large")
        number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        look = "podium-first" if place == 1 else "podium"
        block = frame_of(look, column_of(number, margins=8))
        block.setFixedHeight(round(HEIGHTS[place] * min(1.5, self.fontMetrics().height() / 18)))
        inner_column(self, REST, self._names, self._about, self.marks, block)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def text(self) -> str:
        return self._names.text()

    def show_players(self, players: Sequence[OnPodium]) -> None:
        """Shows who shares this place; the rounds only of one player."""
        names = [one.name for one in players[:MOST_NAMED]]
        more = ["…"] * (len(players) > MOST_NAMED)
        show_text(self._names, enumerated([*names, *more]))
        show_text(self._about, players[0].about if players else "")
        rounds = players[0].rounds[-LATEST:] if len(players) == 1 else ()
        self.marks.show_rounds(rounds)


class WinnersPanel(QWidget):
    """Shown once the event is over; each button leads on."""

    def __init__(self, requests: Requests) -> None:
        super().__init__()
        self._headline = label("", "large", wraps=True)
        self._decided = label("", wraps=True)
        for part in (self._headline, self._decided):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.steps = {place: Step(place) for place in ORDER}
        columns = (
            Column(messages.text("standings-champions-group"), "chip"),
            Column(messages.text("standings-champions"), "name", wide=True, least=12),
        )
        self.champions: TableView[str] = TableView(
            TableModel(columns), messages.text("standings-champions")
        )
        steps = row_of(*(self.steps[place] for place in ORDER), spacing=12)
        podium = column_of(
            self._headline,
            self._decided,
            Space(pixels=16),
            (steps, 1),
            margins=(16, 16, 16, 0),
        )
        self.first = self._action("certificates", "award", "next")
        self.deciding_game = button("", does=requests.deciding_game, picture="swords")
        self._actions = [
            self.first,
            self._action("display", "monitor"),
            self._action("report", "file-text"),
            self._action("export", "upload"),
        ]
        row = FlowLayout()
        for action in (*self._actions, self.deciding_game):
            row.addWidget(action)
        column: QVBoxLayout = inner_column(
            self, frame_of("card", podium), row, self.champions, REST
        )
        column.setSpacing(12)
        self.first.clicked.connect(lambda: requests.papers.emit("certificates"))
        self._actions[1].clicked.connect(lambda: requests.display.emit("final"))
        self._actions[2].clicked.connect(lambda: requests.papers.emit("report"))
        self._actions[3].clicked.connect(requests.export)

    @property
    def text(self) -> str:
        """Everything that the panel says."""
        steps = [step.text for step in self.steps.values() if not step.isHidden()]
        champions = [" ".join(row.cells) for row in self.champions.rows]
        parts = (self._headline.text(), self._decided.text(), *steps, *champions)
        return "\n".join(part for part in parts if part)

    def show_winners(self, winners: Winners, next_kind: str = "") -> None:
        """Shows who has won, or that nobody has. ``next_kind`` is a game that may still decide
        between joint winners.
        """
        self.deciding_game.setText(messages.text("window-pair-kind", kind=next_kind))
        self.deciding_game.setVisible(bool(next_kind))
        show_text(self._headline, winners.headline)
        show_text(self._decided, winners.decided)
        self._decided.setVisible(bool(winners.decided))
        for place, step in self.steps.items():
            step.setVisible(place in winners.podium)
            step.show_players(winners.podium.get(place, ()))
        rows = [
            Row(group, (group, enumerated(names[:MOST_NAMED])), tones=("accent", "strong"))
            for group, names in winners.champions.items()
            if names
        ]
        self.champions.show_rows(rows)
        self.champions.setVisible(bool(rows))
        height = self.champions.verticalHeader().defaultSectionSize()
        self.champions.setFixedHeight(height * (len(rows) + 1) + 4)
        self.first.setVisible(bool(winners.podium))

    def _action(self, name: str, picture: str, look: str = "") -> Button:
        return button(messages.text(f"standings-do-{name}"), look, picture=picture)
