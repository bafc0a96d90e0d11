"""The tables of a draft as a list in which single cells (players) can be selected and dragged."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication

from tourneydesk.desk.drafts.draft import Draft, changed_tables, moved_players, players_with_bye
from tourneydesk.gui.pages.round.criteria_text import warnings_at
from tourneydesk.gui.pages.round.tables import round_table
from tourneydesk.gui.widgets.finders.table_finder import find_players, is_number
from tourneydesk.gui.widgets.table.table_view import Column, Row, TableModel, TableView
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of
from tourneydesk.present.table import Table, Tone


@dataclass(frozen=True, slots=True)
class ByeRow:
    """Identifies the row of a bye by its player."""

    player: int


_TONES: Mapping[str, Tone] = {"draft-locked": "accent", "draft-objection": "attention"}
RowKey = int | ByeRow
"""Identifies a row of the draft: a table number, or a bye's player."""


class DraftList(TableView[RowKey]):
    """A row for each table, then a row for each bye that can change hands."""

    player_changed = Signal()
    """The selected player changed."""
    dropped = Signal(int, int)
    """The first player was dragged onto the second."""
    lock_clicked = Signal()
    """The lock of the selected row was clicked."""

    def __init__(self) -> None:
        super().__init__(TableModel(()), messages.text("draft-tables"))
        self._seats: tuple[tuple[int, ...], ...] = ()
        self._seat_columns: tuple[int, ...] = ()
        self._dragged: int | None = None
        self._drag_start = QPoint()
        self.on_keys({"keys-draft-choose": (lambda: self._step(-1), lambda: self._step(1))})
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.selectionModel().currentChanged.connect(self._move_to_seat)

    @property
    def _lock_column(self) -> int:
        return len(self._table_model.columns) - 1

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
        table = draft_table(draft, picked_up)
        self._seat_columns = seat_columns(table)
        self.show_table(table)
        if not self.currentIndex().isValid() and self._seats:
            row = max(0, min(chosen.row(), len(self._seats) - 1))
            self._choose(row, self._nearest_seat(chosen.column()))

    def choose(self, key: RowKey) -> bool:
        """Selects the first player of the row with this key; False if it is not shown."""
        row = self._table_model.row_of(key)
        if row is None:
            return False
        self._choose(row, 0)
        return True

    def choose_player(self, player: int) -> bool:
        """Selects a player at their first seat; False if they are not shown."""
        for row, seats in enumerate(self._seats):
            if player in seats:
                self._choose(row, seats.index(player))
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
        self._choose(index.row(), self._nearest_seat(index.column()) + by)

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
        index = self.indexAt(event.position().toPoint())
        if dragged is None and index.isValid() and index.column() == self._lock_column:
            self.lock_clicked.emit()
        target = self._player_at(index)
        if dragged is not None and target is not None and target != dragged:
            self.dropped.emit(dragged, target)

    def _player_at(self, index: QModelIndex) -> int | None:
        if not 0 <= index.row() < len(self._seats) or index.column() not in self._seat_columns:
            return None
        seats, at = self._seats[index.row()], self._seat_columns.index(index.column())
        return seats[at] if at < len(seats) else None

    def _nearest_seat(self, column: int) -> int:
        """The seat whose column is nearest, counted from 0."""
        seats = range(len(self._seat_columns))
        return min(seats, key=lambda seat: abs(self._seat_columns[seat] - column), default=0)

    def _choose(self, row: int, seat: int) -> None:
        if not 0 <= row < len(self._seats) or not self._seat_columns:
            return
        seat = max(0, min(seat, len(self._seats[row]) - 1))
        index = self._table_model.index(row, self._seat_columns[seat])
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
            self._choose(now.row(), self._nearest_seat(now.column()))
        else:
            self.player_changed.emit()


def draft_table(draft: Draft, picked_up: int | None) -> Table[RowKey]:
    """The tables and the byes that can change hands, each with what is special about it and
    whether it is locked.
    """
    event, by_hand = draft.event, changed_tables(draft)
    shown = round_table(event, draft.changed)
    columns = shown.columns[:-1]
    seats = tuple(_seats_of(draft))
    names = seat_columns(Table(columns, ()))
    tables = [
        _row(
            table.key,
            table.cells[: len(columns)],
            _state(draft, table.key, table.key in by_hand),
            locked=table.key in draft.kept_tables,
        )
        for table in shown.rows
    ]
    proposed = players_with_bye(draft.proposed)
    byes = [
        _row(
            ByeRow(bye.player),
            tuple(
                messages.text("draft-bye")
                if at == 0
                else name_of(event, bye.player)
                if at == names[0]
                else ""
                for at in range(len(columns))
            ),
            "draft-seated-by-hand" if bye.player not in proposed else "",
            locked=bye.player in draft.kept_byes,
        )
        for bye in draft.changed.byes
        if bye.why == "odd"
    ]
    rows = [
        _with_players(row, names, players, moved_players(draft), picked_up)
        for row, players in zip((*tables, *byes), seats, strict=True)
    ]
    marks = (
        Column(messages.text("draft-mark-head"), "chip", id="changes"),
        Column("", "icon", id="lock"),
    )
    return Table((*columns, *marks), tuple(rows))


def seat_columns(table: Table[RowKey]) -> tuple[int, ...]:
    """The columns of the players, by seat."""
    return tuple(at for at, column in enumerate(table.columns) if column.kind == "name")


def _seats_of(draft: Draft) -> list[tuple[int, ...]]:
    """The players that can be selected in each row."""
    byes = [(bye.player,) for bye in draft.changed.byes if bye.why == "odd"]
    return [*(table.players for table in draft.changed.tables), *byes]


def _state(draft: Draft, table: int, by_hand: bool) -> str:
    """The message for what is special about a table: the worst first; empty if nothing is."""
    if any(True for _ in warnings_at(draft, table, 0)):
        return "draft-objection"
    return "draft-seated-by-hand" if by_hand else ""


def _row(key: RowKey, cells: tuple[str, ...], state: str, *, locked: bool) -> Row[RowKey]:
    """A row with its chip, which says that it is locked if there is nothing worse, and its lock."""
    state = state or ("draft-locked" if locked else "")
    plain: Tone = ""
    lock: Tone = "accent" if locked else "quiet"
    return Row(
        key,
        (*cells, messages.text(state) if state else "", "lock" if locked else "lock-open"),
        tones=(*[plain] * len(cells), _TONES.get(state, ""), lock),
    )


def _with_players(
    row: Row[RowKey],
    columns: Sequence[int],
    players: Sequence[int],
    moved: Collection[int],
    picked_up: int | None,
) -> Row[RowKey]:
    """The row with its moved players emphasized, and the player to swap marked."""
    cells, tones = list(row.cells), list(row.tones)
    for column, player in zip(columns, players, strict=False):
        if player in moved or player == picked_up:
            tones[column] = "strong"
        if player == picked_up:
            cells[column] = messages.text("draft-taken", name=cells[column])
    return Row(row.key, tuple(cells), row.emphasis, tuple(tones))
