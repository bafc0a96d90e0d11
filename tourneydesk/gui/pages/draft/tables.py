"""The tables of a draft as a list in which single cells (players) can be selected and dragged."""

from dataclasses import dataclass

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication

from tourneydesk.desk.drafts.draft import Draft, changed_tables, players_with_bye
from tourneydesk.gui.pages.round.tables import round_table
from tourneydesk.gui.widgets.table_finder import find_players, is_number
from tourneydesk.gui.widgets.table_view import Column, Row, TableModel, TableView
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of


@dataclass(frozen=True, slots=True)
class ByeRow:
    """Identifies the row of a bye by its player."""

    player: int


RowKey = int | ByeRow
"""Identifies a row of the draft: a table number, or a bye's player."""


class DraftList(TableView[RowKey]):
    """A row for each table, then a row for each bye that can change hands."""

    player_changed = Signal()
    """The selected player changed."""
    dropped = Signal(int, int)
    """The first player was dragged onto the second."""

    def __init__(self) -> None:
        super().__init__(TableModel(()), messages.text("draft-tables"))
        self._seats: tuple[tuple[int, ...], ...] = ()
        self._first_seat = 1
        self._dragged: int | None = None
        self._drag_start = QPoint()
        self.on_keys({"keys-draft-choose": (lambda: self._step(-1), lambda: self._step(1))})
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.selectionModel().currentChanged.connect(self._move_to_seat)

    @property
    def player(self) -> int | None:
        """The selected player, or None."""
        return self._player_at(self.currentIndex())

    @property
    def table(self) -> int | None:
        """The number of the selected table; None if nothing or a bye is selected."""
        return self.key if isinstance(self.key, int) else None

    def show_draft(self, draft: Draft, picked_up: int | None) -> None:
        """Shows a draft; ``picked_up`` is the first of two players to swap."""
        chosen = self.currentIndex()
        self._seats = tuple(_seats_of(draft))
        self._first_seat = _first_seat(draft)
        self.show_rows(draft_rows(draft, picked_up), draft_columns(draft))
        if not self.currentIndex().isValid() and self._seats:
            self._choose(max(0, min(chosen.row(), len(self._seats) - 1)), chosen.column())

    def choose(self, key: RowKey) -> bool:
        """Selects the first player of the row with this key; False if it is not shown."""
        row = self._table_model.row_of(key)
        if row is None:
            return False
        self._choose(row, self._first_seat)
        return True

    def choose_player(self, player: int) -> bool:
        """Selects a player at their first seat; False if they are not shown."""
        for row, seats in enumerate(self._seats):
            if player in seats:
                self._choose(row, self._first_seat + seats.index(player))
                return True
        return False

    def find_player(self, draft: Draft, text: str) -> tuple[int, ...]:
        """Selects whom a text matches: a table number, else a player's name or number.

        If it matches several or none, selects nobody and returns the players that match.
        """
        if is_number(text) and self.choose(int(text)):
            return (self.player,) if self.player is not None else ()
        shown = {player for seats in self._seats for player in seats}
        found = tuple(player for player in find_players(draft.event, text) if player in shown)
        if len(found) == 1:
            self.choose_player(found[0])
        return found

    def _step(self, by: int) -> None:
        index = self.currentIndex()
        self._choose(index.row(), index.column() + by)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._drag_start = event.position().toPoint()
            self._dragged = self._player_at(self.indexAt(self._drag_start))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        # The cell under the mouse is selected while dragging: that is where the player would be
        # dropped.
        super().mouseMoveEvent(event)
        far = (event.position().toPoint() - self._drag_start).manhattanLength()
        if self._dragged is not None and far >= QApplication.startDragDistance():
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseReleaseEvent(event)
        dragged, self._dragged = self._dragged, None
        self.viewport().unsetCursor()
        target = self._player_at(self.indexAt(event.position().toPoint()))
        if dragged is not None and target is not None and target != dragged:
            self.dropped.emit(dragged, target)

    def _player_at(self, index: QModelIndex) -> int | None:
        if not 0 <= index.row() < len(self._seats):
            return None
        seats, at = self._seats[index.row()], index.column() - self._first_seat
        return seats[at] if 0 <= at < len(seats) else None

    def _choose(self, row: int, column: int) -> None:
        if not 0 <= row < len(self._seats):
            return
        last = self._first_seat + len(self._seats[row]) - 1
        index = self._table_model.index(row, max(self._first_seat, min(column, last)))
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self.scrollTo(index)

    def _move_to_seat(self, now: QModelIndex) -> None:
        """Only players can be selected: from any other cell, moves to the nearest player in the
        row.
        """
        if not now.isValid():
            return
        if self._player_at(now) is None:
            self._choose(now.row(), now.column())
        else:
            self.player_changed.emit()


def draft_columns(draft: Draft) -> list[Column]:
    """The columns of a round; the last one has each table's special notes."""
    return [
        *round_table(draft.event, draft.changed, ()).columns[:-1],
        Column(messages.text("draft-mark-head")),
    ]


def draft_rows(draft: Draft, picked_up: int | None) -> list[Row[RowKey]]:
    """The tables and the byes that can change hands, each with its mark."""
    event, changed, by_hand = draft.event, draft.changed, changed_tables(draft)
    numbers = [table.number for table in changed.tables]
    marks = {number: _mark(number in draft.kept_tables, number in by_hand) for number in numbers}
    lines: list[Row[RowKey]] = [*round_table(event, changed, marks=marks).rows]
    proposed, first = players_with_bye(draft.proposed), _first_seat(draft)
    width = len(draft_columns(draft))
    for bye in changed.byes:
        if bye.why == "odd":
            cells = [messages.text("draft-bye"), *[""] * (width - 1)]
            cells[first] = name_of(event, bye.player)
            cells[-1] = _mark(bye.player in draft.kept_byes, bye.player not in proposed)
            lines.append(Row(ByeRow(bye.player), tuple(cells)))
    if picked_up is None:
        return lines
    return [
        _mark_picked_up(line, first, players.index(picked_up)) if picked_up in players else line
        for line, players in zip(lines, _seats_of(draft), strict=True)
    ]


def _seats_of(draft: Draft) -> list[tuple[int, ...]]:
    """The players that can be selected in each row."""
    byes = [(bye.player,) for bye in draft.changed.byes if bye.why == "odd"]
    return [*(table.players for table in draft.changed.tables), *byes]


def _first_seat(draft: Draft) -> int:
    """The column of the first seat; the table number and, if there is one, the group precede it."""
    columns = draft_columns(draft)
    return next((at for at, column in enumerate(columns) if column.wide), 1)


def _mark_picked_up(line: Row[RowKey], first: int, seat: int) -> Row[RowKey]:
    cells = list(line.cells)
    cells[first + seat] = messages.text("draft-taken", name=cells[first + seat])
    return Row(line.key, tuple(cells))


def _mark(kept: bool, by_hand: bool) -> str:
    if by_hand:
        return (
            messages.text("draft-locked-by-hand") if kept else messages.text("draft-seated-by-hand")
        )
    return messages.text("draft-locked") if kept else ""
