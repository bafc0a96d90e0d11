"""The tables of a draft as a list in which single cells (players) can be selected and dragged."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication

from tourneydesk.core.event import Bye
from tourneydesk.desk.drafts import moved_players
from tourneydesk.desk.rounds import Draft, changed_tables, players_with_bye
from tourneydesk.gui.pages.explanations import warnings_at
from tourneydesk.gui.pages.page import SeatLayout, layout_of
from tourneydesk.gui.widgets.seat_list import SeatList
from tourneydesk.gui.widgets.table_finder import find_players, is_number
from tourneydesk.present import messages
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Column, K, Row, Table, Tone
from tourneydesk.present.tables.results import bye_cells, drafted_table


@dataclass(frozen=True, slots=True)
class ByeRow:
    """Identifies the row of a bye by its player."""

    player: int


_TONES: Mapping[str, Tone] = {"draft-locked": "accent", "draft-objection": "attention"}
RowKey = int | ByeRow
"""Identifies a row of the draft: a table number, or a bye's player."""


class DraftList(SeatList[RowKey]):
    """A row for each table, or for each player where one is on a line; then a row for each bye that
    can change hands.
    """

    player_changed = Signal()
    """The selected player changed."""
    dropped = Signal(int, int)
    """The first player was dragged onto the second."""
    lock_clicked = Signal()
    """The lock of the selected row was clicked."""

    def __init__(self, format_key: str) -> None:
        super().__init__(messages.text("draft-tables", format_key))
        self.layout_shown = SeatLayout()
        self._laid_out_for: object = None
        self._seats: tuple[tuple[int, ...], ...] = ()
        self._seat_columns: tuple[int, ...] = ()
        self._dragged: int | None = None
        self._drag_start = QPoint()
        self.on_keys({"keys-draft-choose": (lambda: self._step(-1), lambda: self._step(1))})
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.selectionModel().currentChanged.connect(self._move_to_seat)

    @property
    def _lock_column(self) -> int:
        return len(self.ids) - 1

    @property
    def player(self) -> int | None:
        """The selected player, or None."""
        return self._player_at(self.currentIndex())

    @property
    def table(self) -> int | None:
        """The number of the selected table; None if nothing or a bye is selected."""
        return self.key if isinstance(self.key, int) else None

    def show_draft(self, draft: Draft, picked_up: int | None, chosen: Sequence[str]) -> None:
        """Shows a draft with the ``chosen`` columns that have room; ``picked_up`` is the first of
        two players to swap.
        """
        at, player, before = self.currentIndex(), self.player, self.layout_shown
        wanted = (draft.event, draft.changed, tuple(chosen), self.room)
        if wanted != self._laid_out_for:
            usual = show_of(draft.event).draft_columns
            self.layout_shown = layout_of(
                chosen, usual, lambda layout: self.fits(draft_table(draft, None, layout))
            )
            self._laid_out_for = wanted
        table = draft_table(draft, picked_up, self.layout_shown)
        self._seats = tuple(_seats_of(draft, self.layout_shown))
        self._seat_columns = seat_columns(table)
        self.show_table(table)
        if before != self.layout_shown and player is not None and self.choose_player(player):
            return
        if not self.currentIndex().isValid() and self._seats:
            row = max(0, min(at.row(), len(self._seats) - 1))
            self._choose(row, self._nearest_seat(at.column()))

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
        """Goes to the player beside or, where one is on a line, to the next at the same table."""
        index = self.currentIndex()
        if len(self._seat_columns) > 1:
            self._choose(index.row(), self._nearest_seat(index.column()) + by)
        elif 0 <= (row := index.row() + by) < len(self.rows) and self.rows[row].key == self.key:
            self._choose(row, 0)

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
        index = self._seat_model.index(row, self._seat_columns[seat])
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


def draft_table(draft: Draft, picked_up: int | None, layout: SeatLayout) -> Table[RowKey]:
    """The tables and the byes that can change hands, each with what is special about it and
    whether it is locked.
    """
    by_hand = changed_tables(draft)
    shown = drafted_table(draft.event, draft.changed, layout.ids, stacked=layout.stacked)
    names = seat_columns(shown)
    tables = [
        _row(
            table,
            _state(draft, table.key, table.key in by_hand),
            locked=table.key in draft.kept_tables,
            begins=before is None or before.key != table.key,
        )
        for before, table in zip((None, *shown.rows), shown.rows, strict=False)
    ]
    proposed, odd = players_with_bye(draft.proposed), _odd_byes(draft)
    cells = bye_cells(draft.event, draft.changed, odd, shown)
    byes: list[Row[RowKey]] = [
        _row(
            Row(_key_of(bye), texts, "begins", tones),
            "draft-seated-by-hand" if bye.player not in proposed else "",
            locked=bye.player in draft.kept_byes,
        )
        for bye, (texts, tones) in zip(odd, cells, strict=True)
    ]
    moved = moved_players(draft)
    rows = [
        _with_players(row, names, players, moved, picked_up)
        for row, players in zip((*tables, *byes), _seats_of(draft, layout), strict=True)
    ]
    states = ("draft-locked", "draft-objection", "draft-seated-by-hand")
    widest = max(map(messages.text, states), key=len)
    marks = (
        Column(messages.text("draft-mark-head"), "chip", id="changes", widest=widest, whole=True),
        Column("", "icon", id="lock", whole=True),
    )
    return Table((*shown.columns, *marks), tuple(rows))


def seat_columns(table: Table[K]) -> tuple[int, ...]:
    """The columns of the players, by seat."""
    return tuple(at for at, column in enumerate(table.columns) if column.kind == "name")


def _odd_byes(draft: Draft) -> list[Bye]:
    """The byes that can change hands."""
    return [bye for bye in draft.changed.byes if bye.why == "odd"]


def _key_of(bye: Bye) -> RowKey:
    return ByeRow(bye.player)


def _seats_of(draft: Draft, layout: SeatLayout) -> list[tuple[int, ...]]:
    """The players that can be selected in each row."""
    tables = [table.players for table in draft.changed.tables]
    if layout.stacked or show_of(draft.event).of_many is not None:
        tables = [(player,) for players in tables for player in players]
    return [*tables, *((bye.player,) for bye in _odd_byes(draft))]


def _state(draft: Draft, table: int, by_hand: bool) -> str:
    """The message for what is special about a table: the worst first; empty if nothing is."""
    if any(True for _ in warnings_at(draft, table, 0)):
        return "draft-objection"
    return "draft-seated-by-hand" if by_hand else ""


def _row(shown: Row[K], state: str, *, locked: bool, begins: bool = True) -> Row[K]:
    """A row with its chip, which says that it is locked if there is nothing worse, and its lock;
    both are in the first row of a table.
    """
    state = state or ("draft-locked" if locked else "")
    lock: Tone = "accent" if locked else "quiet"
    marks = (messages.text(state) if state else "", "lock" if locked else "lock-open")
    return replace(
        shown,
        cells=(*shown.cells, *(marks if begins else ("", ""))),
        tones=(*shown.tones, _TONES.get(state, ""), lock),
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
