"""Enters a match of several games: games won by each player, and games drawn."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QWidget

from tourneydesk.core.event import Event, Table
from tourneydesk.core.results import MatchResult
from tourneydesk.gui.pages.round.seat_field import SeatField
from tourneydesk.gui.widgets.layout.boxes import row_of
from tourneydesk.gui.widgets.match_keys import games_report
from tourneydesk.gui.widgets.number_text import whole_number
from tourneydesk.gui.widgets.text_widgets import label, shortened, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of

DIGITS = "012345"
LONGEST_NAME = 12
"""In characters: both names share one line here, and are shown in full above."""


DRAWN = 2
"""The field for drawn games; the two players' fields precede it."""


class GamesEntry(QWidget):
    """Three one-digit fields; drawn games may stay empty. Only Enter records."""

    reported = Signal(object)
    invalid = Signal(str)
    left = Signal()
    edited = Signal()
    """A figure was typed over."""

    def __init__(self) -> None:
        super().__init__()
        self._table: Table | None = None
        self.confirms: Callable[[], bool] = lambda: False
        """Answers a question about what was typed, if there is one."""
        self.fields: list[SeatField] = []
        self._names: list[QLabel] = []
        across = row_of(label(messages.text("round-games")), on=self, margins=0)
        for row in range(3):
            name = label(messages.text("round-games-drawn-short"))
            field = SeatField(DIGITS, False)
            field.setFixedWidth(field.fontMetrics().horizontalAdvance("0") * 4 + 20)
            field.setAccessibleName(messages.text("round-games-drawn"))
            field.filled.connect(lambda row=row: self._step(row + 1))
            field.moved_on.connect(self._enter)
            field.finished.connect(self._enter)
            field.textChanged.connect(
                lambda _, field=field: self.edited.emit() if field.hasFocus() else None
            )
            field.given_up.connect(self.left)
            field.stepped.connect(lambda step, row=row: self._step(row + step))
            across.addWidget(field)
            across.addWidget(name)
            across.addSpacing(8)
            self._names.append(name)
            self.fields.append(field)
        across.addStretch(1)

    def show_table(self, event: Event, table: Table) -> None:
        """Shows the games that this table reported, if any."""
        self._table = table
        result = table.result
        has_games = isinstance(result, MatchResult) and (result.won or result.drawn_games)
        for row, player in enumerate(table.players):
            name = name_of(event, player)
            show_text(self._names[row], shortened(name, LONGEST_NAME))
            self.fields[row].setAccessibleName(messages.text("round-games-won", name=name))
        for row, field in enumerate(self.fields):
            if not has_games or not isinstance(result, MatchResult):
                field.setText("")
            elif row == DRAWN:
                field.setText(str(result.drawn_games))
            else:
                field.setText(str(result.won.get(table.players[row], 0)))

    def begin(self) -> None:
        """Takes the focus."""
        self._step(0)

    def finish(self) -> None:
        """Reports the match; if a figure is missing, moves to it."""
        if self._table is None:
            return
        figures = [whole_number(field.text()) for field in self.fields]
        if not self.fields[DRAWN].text():
            figures[DRAWN] = 0
        if None in figures or not any(figures):
            self.invalid.emit(messages.text("round-games-invalid"))
            self._step(figures.index(None) if None in figures else 0)
            return
        won, lost, drawn = (figure or 0 for figure in figures)
        self.reported.emit(games_report(self._table, won, lost, drawn))

    def _enter(self) -> None:
        if not self.confirms():
            self.finish()

    def _step(self, row: int) -> None:
        """Focuses the next field; the last one keeps the focus."""
        if row >= 0:
            self.fields[min(row, DRAWN)].setFocus()
            self.fields[min(row, DRAWN)].selectAll()
