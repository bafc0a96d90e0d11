"""The list of a round's tables, for the page of the round and the tryout of results."""

from collections.abc import Callable, Collection, Mapping, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Event, Round
from tourneydesk.core.results import MatchResult
from tourneydesk.formats import format_of
from tourneydesk.gui.widgets.actions import PASS_ON
from tourneydesk.gui.widgets.layouts import FlowLayout, row_of, widget_of
from tourneydesk.gui.widgets.seat_list import SeatList
from tourneydesk.gui.widgets.table_cells import field_box
from tourneydesk.gui.widgets.text_widgets import label
from tourneydesk.present import messages
from tourneydesk.present.explain import round_texts
from tourneydesk.present.messages import enumerated, has, listed, name_of, sentences, text
from tourneydesk.present.results import named_kind, stage_name
from tourneydesk.present.table import Row, Table
from tourneydesk.present.tables.pairings import tables_table
from tourneydesk.present.tables.results import GroupOf, RoundKey, groups_of

NARROW = 800
"""Below this width of the list, in pixels at a text of 13 pixels, columns stand closer."""
VERY_NARROW = 600
"""Below this width the legends below the list stand one below the other."""
Places = Mapping[tuple[int, str], QWidget]
"""Widgets by row within the table and column."""


class RoundList(SeatList[RoundKey]):
    """The keys move between tables, and to the headings of folded groups."""

    seat_clicked = Signal(int, str)
    """The row within its table and the column that was clicked."""
    group_clicked = Signal(object)
    """The heading of a group was clicked."""

    def __init__(self, name: str, *, by_seat: bool) -> None:
        """``by_seat``: the row of one seat is marked, otherwise all rows of the current table."""
        self._places: Places = {}
        self._more_room = 0
        """Pixels that can be scrolled beyond the last row."""
        self._held = False
        super().__init__(name)
        self._seat_model.chooses_tables = not by_seat

    @property
    def number(self) -> int | None:
        """The number of the current table; None if there is none, or at a heading."""
        return self.key if isinstance(self.key, int) else None

    def show_part(self, number: int, rows: Sequence[Row[int]]) -> None:
        """Shows other cells for one table; its rows stay where they are."""
        begin = self._seat_model.row_of(number)
        if begin is None:
            return
        whole = list(self.rows)
        if [row.key for row in whole[begin : begin + len(rows)]] == [number] * len(rows):
            whole[begin : begin + len(rows)] = rows
            self._seat_model.show(whole)

    @property
    def top_of_rows(self) -> int:
        """Where on the screen the first row begins, which may be scrolled out of sight."""
        top = self.viewport().mapToGlobal(QPoint(0, 0)).y()
        return top - self.verticalScrollBar().value()

    def keep_rows_at(self, top: int, *, room: bool) -> None:
        """Scrolls so that the first row begins there again, after the list has moved; with
        ``room`` also where it has too few rows to be scrolled so far.
        """
        bar = self.verticalScrollBar()
        self._more_room, self._held = 0, room
        self.updateGeometries()
        wanted = bar.value() + self.top_of_rows - top
        if room and wanted > bar.maximum():
            self._more_room = wanted - bar.maximum()
            self.updateGeometries()
        bar.setValue(wanted)

    def moveEvent(self, event: QMoveEvent) -> None:  # noqa: N802
        """A text above the list may still turn out taller or lower."""
        super().moveEvent(event)
        if self._held:
            down = event.pos().y() - event.oldPos().y()
            self.keep_rows_at(self.top_of_rows - down, room=True)

    def place(self, widgets: Places, widths: Mapping[str, int]) -> None:
        """Shows these widgets in rows of the current table, in place of those before; columns are
        at least as wide as given.
        """
        for widget in self._places.values():
            if widget not in widgets.values():
                widget.hide()
        self._places = widgets
        if widths != self._widths:
            self._widths = widths
            self._lay_out()
            self.resized.emit()
        self._put_in_place()

    def choose_seat(self, row: int) -> None:
        """Marks a row of the current table, and scrolls to it."""
        first = self._first_row
        if first is not None and self.currentIndex().row() != first + row:
            self.setCurrentIndex(self._seat_model.index(first + row, 0))

    @property
    def _first_row(self) -> int | None:
        """The first row of the current table."""
        return self._seat_model.row_of(self.number) if self.number is not None else None

    def _row_changed(self) -> None:
        super()._row_changed()
        self._put_in_place()

    def _move(self, event: QKeyEvent) -> None:
        """Up and Down go from table to table; the heading of a group is one if it is folded."""
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        keys = list(dict.fromkeys(row.key for row in self.rows if row.emphasis != "group"))
        if by is None or self.key not in keys or len(keys) == len(self.rows):
            super()._move(event)
            return
        at = keys.index(self.key) + by
        if 0 <= at < len(keys):
            self.choose(keys[at])

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        index = self.indexAt(event.position().toPoint())
        left = event.button() == Qt.MouseButton.LeftButton
        if left and index.isValid() and isinstance(self.rows[index.row()].key, GroupOf):
            # The current table stays the current one.
            self.group_clicked.emit(self.rows[index.row()].key)
            return
        super().mousePressEvent(event)
        first = self._first_row
        if left and index.isValid() and first is not None:
            self.seat_clicked.emit(index.row() - first, self.ids[index.column()])

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._put_in_place()

    def updateGeometries(self) -> None:  # noqa: N802
        bar = self.verticalScrollBar()
        value = bar.value()
        super().updateGeometries()
        if self._more_room:
            bar.setMaximum(bar.maximum() + self._more_room)
            bar.setValue(value)
        self._put_in_place()

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802
        super().scrollContentsBy(dx, dy)
        self._put_in_place()

    def show_mode(self, mode: str) -> None:
        """Draws the frame of a mode around the list; empty: the usual one."""
        self.setProperty("mode", mode)
        self.style().unpolish(self)
        self.style().polish(self)

    def _lay_out_wide(self) -> None:
        super()._lay_out_wide()
        self._put_in_place()

    def _put_in_place(self) -> None:
        first = self._first_row
        at = {id: place for place, id in enumerate(self.ids)}
        for (row, id), widget in self._places.items():
            shown = first is not None and id in at and first + row < len(self.rows)
            if shown and first is not None:
                room = self.visualRect(self._seat_model.index(first + row, at[id]))
                widget.setGeometry(field_box(room, self.fontMetrics().height()))
            widget.setVisible(shown)


# A round's tables as rows: players and results.

MAX_OUT = 6
"""The number of eliminated players who are named."""


def count_of(event: Event, posted: Round) -> tuple[int, int, str]:
    """How many tables of a round have reported and how many there are, also in words; void tables
    do not count.
    """
    total = sum(not table.void for table in posted.tables)
    done = total - len(posted.missing)
    return done, total, text("round-progress", event.format, done=done, total=total)


def title_of(event: Event, posted: Round) -> str:
    """The title of a round, with how often it was drawn if it was redrawn."""
    title = round_title(event, posted)
    if not posted.redraws:
        return title
    return text("draft-round-title-redrawn", title=title, times=len(posted.redraws) + 1)


def round_title(event: Event, posted: Round) -> str:
    """What a round, posted or not, is called: the final, the ring, or its number; with its kind if
    that is another than the first round's.
    """
    if stage := stage_name(event, posted.number):
        return stage
    kind = named_kind(event, posted.kind)
    if not kind or has(f"window-round-{posted.kind}"):
        return round_name(event, posted.number, posted.kind)
    return text("head-round-kind", round=posted.number, kind=kind)


def round_name(event: Event, number: int, kind: str) -> str:
    """The number of a round; or the name of its kind or stage, such as the final."""
    if stage := stage_name(event, number):
        return stage
    name = f"window-round-{kind}"
    return text(name if has(name) else "window-round", round=number)


def round_table(
    event: Event,
    posted: Round,
    shown: Collection[int] | None = None,
) -> Table[int]:
    """The tables of a round in order (``shown`` None = all), with a column for each seat and one
    for the result.
    """
    name = "name" if format_of(event).result is MatchResult else "seat"
    tables = [one for one in posted.tables if shown is None or one.number in shown]
    seats = max((len(table.seats) for table in tables), default=0)
    ids = ("table", "group", *(f"{name}{seat + 1}" for seat in range(seats)), "score")
    return tables_table(event, posted, ids, tables=tables)


def out_before(event: Event, posted: Round) -> str:
    """Players already eliminated when a round of boards was posted."""
    fmt = format_of(event)
    if fmt.result is MatchResult:
        return ""
    left = {who: one.round for who, one in fmt.leavings(event).items()}
    out = [who for who in left if left[who] < posted.number]
    # The latest first: these are the ones people ask about.
    names = [name_of(event, who) for who in sorted(out, key=lambda who: (-left[who], who))]
    if len(names) > MAX_OUT:
        named, count = names[: MAX_OUT - 1], len(names) - MAX_OUT + 1
        return messages.text("round-out-and-more", names=enumerated(named), count=count)
    return messages.text("round-out-before", names=listed(names)) if names else ""


def bye_lines(event: Event, posted: Round) -> str:
    """Who has a bye."""
    return "  ".join(
        text("bye-line", name=name_of(event, bye.player), points=bye.points) for bye in posted.byes
    )


def notes_line(event: Event, posted: Round) -> str:
    """What is true of the whole round, then who was eliminated before it."""
    parts = sentences(*round_texts(event, posted)), out_before(event, posted)
    return "\n".join(filter(None, parts))


# The line below a round's list: which key does what.

Pairs = Sequence[tuple[str, str]]
"""Keys as they are written on caps, each with what it does."""


class KeyLegend(QWidget):
    """Key caps with a text each, and a widget behind them; wraps where there is no room."""

    def __init__(self, look: str = "key", last: QWidget | None = None) -> None:
        super().__init__()
        self._look = look
        self._row = FlowLayout(self, spacing=12)
        self._last = last
        if last is not None:
            self._row.addWidget(last)
        self._shown: Pairs = ()

    @property
    def pairs(self) -> Pairs:
        return self._shown

    def show_keys(self, pairs: Pairs) -> None:
        """Shows these keys instead of those before."""
        if tuple(pairs) == self._shown:
            return
        self._shown = tuple(pairs)
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget is not self._last:
                widget.hide()
                widget.deleteLater()
        for key, meaning in pairs:
            part = row_of(label(key, self._look), label(meaning, "quiet"), margins=0, spacing=6)
            self._row.addWidget(widget_of(part))
        if self._last is not None:
            self._row.addWidget(self._last)


# Folds the groups of a round's tables; remembered while the page is open.


class Folding:
    """Which groups are folded, by round. A table with the cursor is never hidden."""

    def __init__(
        self,
        tables: RoundList,
        posted: Callable[[], Round | None],
        show: Callable[[Round], None],
    ) -> None:
        """``posted`` is the round in the list, and ``show`` shows its rows again."""
        self._tables, self._posted, self._show = tables, posted, show
        self._folded: set[tuple[int, GroupOf]] = set()

    def of_round(self, posted: Round) -> Collection[GroupOf]:
        """The folded groups of a round."""
        return [group for number, group in self._folded if number == posted.number]

    def toggle(self, group: GroupOf) -> None:
        """Hides the tables of a group or shows them again. With the cursor at one of them, the
        cursor goes to the heading.
        """
        posted = self._posted()
        if posted is None:
            return
        self._folded ^= {(posted.number, group)}
        inside = groups_of(posted).get(self._tables.number or 0) == group
        if inside and (posted.number, group) in self._folded:
            self._tables.choose(group)
        self._show(posted)
        self._tables.setFocus()

    def toggle_here(self) -> bool:
        """Folds or unfolds the group at whose heading the cursor is; False if it is at none."""
        group = self._tables.key
        if isinstance(group, GroupOf):
            self.toggle(group)
        return isinstance(group, GroupOf)

    def fold_here(self) -> object:
        """Folds the group of the current table; passes the key on where there is none."""
        posted, key = self._posted(), self._tables.key
        group = groups_of(posted).get(key) if posted is not None and isinstance(key, int) else key
        return self._set(group, folded=True)

    def unfold_here(self) -> object:
        """Unfolds the group at whose heading the cursor is; else passes the key on."""
        return self._set(self._tables.key, folded=False)

    def reveal(self, number: int) -> None:
        """Unfolds the group of a table that the cursor goes to."""
        posted = self._posted()
        group = groups_of(posted).get(number) if posted is not None else None
        if posted is not None and group is not None and (posted.number, group) in self._folded:
            self._folded.remove((posted.number, group))
            self._show(posted)

    def _set(self, group: object, *, folded: bool) -> object:
        posted = self._posted()
        if posted is None or not isinstance(group, GroupOf):
            return PASS_ON
        if ((posted.number, group) in self._folded) != folded:
            self.toggle(group)
        return None
