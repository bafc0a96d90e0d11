"""The list of players: searched, filtered, sorted, edited in place; its actions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Literal

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import status
from tourneydesk.core.name_search import folded
from tourneydesk.core.names import family_name, given_name, sort_key
from tourneydesk.core.ratings import as_typed
from tourneydesk.desk.attendance import can_delete
from tourneydesk.desk.players import can_enter_late
from tourneydesk.desk.shared import waiting_check_ins
from tourneydesk.formats import format_of
from tourneydesk.gui.pages.page import ColumnChooser
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.cell_editor import CellEditor
from tourneydesk.gui.widgets.finders import PlayerSearch, SearchedList, exact_matches, matching
from tourneydesk.gui.widgets.layouts import FlowLayout, inner_column, row_of
from tourneydesk.gui.widgets.text_widgets import (
    button,
    escaped,
    label,
    refuse,
    shortened,
    show_text,
)
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of
from tourneydesk.present.table import Column, Row, Table, Tone
from tourneydesk.present.tables.players import FURTHER, players_table

# The list of all entries, and what a late entry gets.

Filter = Literal["all", "absent", "here", "withdrawn"]
TICK, MORE = "tick", "more"
"""The columns of the box to check in and of the menu."""
USUAL = ("number", "name", "rating", "rating2", "age", "club", "member", "table", "status")
FIELD_OF: Mapping[str, str] = {
    "name": "name",
    "given": "given",
    "family": "family",
    "rating": "rating",
    "age": "age",
    "club": "club",
    "member": "member_id",
    "note": "note",
    "table": "fixed_table",
    **{id: key for id, (key, _) in FURTHER.items()},
}
"""The columns that can be edited, with the field of the player."""
_FIGURES: Mapping[str, Callable[[Player, Event], int | None]] = {
    "number": lambda player, _: player.id,
    "rating": lambda player, _: player.rating,
    "rating2": lambda player, _: player.rating2,
    "age": lambda player, _: player.age,
    "table": lambda player, event: event.fixed_tables.get(player.id),
}
LAST = 1_000_000
"""Sorts players without a figure behind all others."""


def roster(
    event: Event,
    players: Iterable[int],
    ids: Iterable[str],
    waiting: Mapping[int, bool] = MappingProxyType({}),
    *,
    ticks: bool,
    door: bool,
) -> Table[int]:
    """These entries in this order. ``ticks`` begins each row with a box for check-in; ``door`` adds
    who is here to the status. ``waiting`` are players whose check-in is typed and not recorded.
    """
    table = players_table(event, ids, players=map(event.player, players), door=door)
    leavings = format_of(event).leavings(event)
    box = Column(messages.text("head-here"), "icon", id=TICK)
    more = Column("", "icon", id=MORE)

    def row(one: Row[int]) -> Row[int]:
        playing = status(event, leavings, one.key) == "active"
        here = event.player(one.key).checked_in
        first = ("square-checked" if here else "square") if playing else ""
        tone: Tone = "accent" if here else ""
        cells, tones = one.cells, one.tones
        if one.key in waiting:
            first, tone = "clock", "attention"
            said = messages.text("cell-here" if waiting[one.key] else "cell-not-here")
            said = messages.text("desk-mark-waiting", score=said)
            cells = tuple(map(lambda id, cell: said if id == "status" else cell, table.ids, cells))
            tones = tuple(map(lambda id, one: tone if id == "status" else one, table.ids, tones))
        return Row(
            one.key,
            (*((first,) if ticks else ()), *cells, "ellipsis"),
            one.emphasis,
            (*((tone,) if ticks else ()), *tones, ""),
        )

    columns = (*((box,) if ticks else ()), *table.columns, more)
    return Table(columns, tuple(map(row, table.rows)))


@once
def by_filter(event: Event, through: int | None = None) -> Mapping[Filter, Sequence[int]]:  # noqa: ARG001
    """The entries that each filter shows, in order of entry."""
    leavings = format_of(event).leavings(event)
    states = {player: status(event, leavings, player.id) for player in event.entered}
    playing = [player for player, state in states.items() if state == "active"]
    return {
        "all": [player.id for player in states],
        "absent": [player.id for player in playing if not player.checked_in],
        "here": [player.id for player in playing if player.checked_in],
        "withdrawn": [player.id for player, state in states.items() if state == "dropped"],
    }


def in_order(table: Table[int], event: Event, id: str, *, down: bool) -> list[int]:
    """The players of a table by one of its columns, equal ones by number. Names are sorted by the
    family name.
    """
    at = table.ids.index(id)

    def key(row: Row[int]) -> tuple[int, tuple[str, ...], int]:
        player = event.player(row.key)
        if id in _FIGURES:
            figure = _FIGURES[id](player, event)
            known = LAST if figure is None else -figure if down else figure
            return known, (), player.id
        if id == "name":
            *names, number = sort_key(player)
            return 0, tuple(map(str, names)), number
        text = folded(row.cells[at])
        return int(not text), (text,), player.id

    rows = sorted(table.rows, key=key)
    if down and id not in _FIGURES:
        rows.sort(key=lambda row: key(row)[1], reverse=True)
    return [row.key for row in rows]


def late_entry(event: Event) -> str:
    """What a player who enters now gets, or why nobody can enter; empty before the first round."""
    if not event.rounds:
        return ""
    may = can_enter_late(event)
    if not may:
        return refusal(may.why_not, event)
    late, key = "people-late-entries", event.format
    return messages.text(late, key, **event.settings) if messages.has(late, key) else ""


# The actions for the player selected in the list; disabled ones say why.


class PlayerButtons(QWidget):
    """The row of buttons under the list of players."""

    def __init__(self, *, in_day: bool = False) -> None:
        super().__init__()
        self.check_in = ActionButton("keys-players-here")
        self.edit = ActionButton("keys-players-change")
        self.withdraw = ActionButton("keys-players-drop")
        self.reinstate = ActionButton("keys-players-return")
        self.delete = ActionButton("keys-players-delete")
        self.all_fields = button(messages.text("people-edit-all"))
        self.move_to = button(messages.text("day-move"), picture="arrow-right")
        self.card = button(messages.text("people-print-card"), picture="id-card")
        self.of_player = (self.check_in, self.edit, self.withdraw, self.reinstate, self.delete)
        self.in_menu = (
            *(self.check_in, self.edit, self.all_fields, self.withdraw, self.reinstate),
            *(self.move_to, self.card, self.delete),
        )
        across = FlowLayout(self)
        for push_button in self.in_menu:
            across.addWidget(push_button)
        self.move_to.setVisible(in_day)

    def show_for(
        self,
        event: Event,
        player: int | None,
        not_here: str = "",
        no_check_in: str = "",
        waiting: Mapping[int, bool] = MappingProxyType({}),
    ) -> None:
        """Enables the actions possible for this player; the others say why not. ``not_here`` is why
        this desk may not do them, ``no_check_in`` why it may not even check in. ``waiting`` are
        players whose check-in is typed and not recorded.
        """
        why: dict[ActionButton, str] = dict.fromkeys(self.of_player, "")
        if player is None or not 1 <= player <= len(event.players):
            why = dict.fromkeys(why, messages.text("people-choose-player"))
        else:
            leavings = format_of(event).leavings(event)
            name = shortened(name_of(event, player))
            why[self.delete] = refusal(can_delete(event, player).why_not, event)
            match status(event, leavings, player):
                case "active":
                    why[self.reinstate] = messages.text("people-in-already", name=name)
                case "dropped":
                    why[self.withdraw] = messages.text("people-left-already", name=name)
                case _:
                    why[self.withdraw] = why[self.reinstate] = why[self.check_in] = messages.text(
                        "people-out-already", name=name
                    )
            player_now = event.player(player)
            self.check_in.show_text(
                "people-reinstate-and-check-in"
                if player_now.dropped
                else "people-turn-not-here"
                if waiting.get(player, player_now.checked_in)
                else "people-turn-here"
            )
        refuse(self.card, why[self.edit])
        if not_here:
            why = dict.fromkeys(why, not_here) | {self.check_in: why[self.check_in]}
            reinstates = player is not None and event.player(player).dropped
            why[self.check_in] = no_check_in or (not_here if reinstates else why[self.check_in])
        refuse(self.all_fields, why[self.edit])
        refuse(self.move_to, why[self.edit] or why[self.withdraw])
        for push_button, text in why.items():
            push_button.allow(not text, text)


LEAST_LETTERS: Mapping[str, int] = {"member": 125, "club": 92, "age": 75}
"""The width of the page, in letters, from which these columns are shown unless asked for."""
ROOMY, LONG_CLUB = 128, 40
"""The width of the page, in letters, from which a club may take LONG_CLUB letters."""
OFFERED = ("number", "name", "given", "family", *dict.fromkeys((*USUAL[2:], "note", *FURTHER)))
"""The columns among which the user can choose."""
PARTS: Mapping[str, Callable[[Player], str]] = {"given": given_name, "family": family_name}
UP, DOWN = "˄", "˅"
"""The signs of the order behind a heading."""
FILTERS: tuple[Filter, ...] = ("all", "absent", "here", "withdrawn")


class PlayerList(SearchedList[int, Filter]):
    """What is shown is arranged anew only for another search, filter or heading: a player who is
    checked in or edited keeps the row.
    """

    menu_requested = Signal(int)
    add_requested = Signal(str)
    """The name to add, which no player has."""

    def __init__(self, session: QtSession, commit: Callable[[int, str, str], str]) -> None:
        """``commit`` takes a player, a field and its new text, and returns why it is refused."""
        super().__init__(messages.text("window-players"), FILTERS, PlayerSearch())
        self._session = session
        self._sort, self._down = "number", False
        self._left_out: tuple[str, ...] = ()
        self._ticks = self._door = self._roomy = False
        self.search.setFixedWidth(self.search.usual_width)
        self.table.can_sort(messages.text("people-sort-tip"))
        self.table.heading_clicked.connect(self._sort_by)
        self.table.cell_clicked.connect(self._clicked)
        self.table.cell_double_clicked.connect(self._edit_cell)
        self.editor = CellEditor(
            self.table,
            tuple(FIELD_OF),
            lambda cell: self._value(*cell),
            lambda cell, text: commit(cell[0], FIELD_OF[cell[1]], text),
        )
        self.columns = ColumnChooser("players", USUAL, self.refresh)
        add = messages.text("people-add-name", text="")
        self.add = button(add, "link", lambda: self.add_requested.emit(self.search.typed))
        self.empty = label("", "quiet", wraps=True)
        about = row_of((self.notice, 1), self.add)
        lines = inner_column(self, self.tools, about, self.empty, (self.table, 1))
        lines.addStretch(0)  # below what is said in place of the list
        self.say("")

    def show_for(self, *, ticks: bool, door: bool) -> None:
        """Shows the list with or without boxes for check-in, and who is here."""
        changed = (ticks, door) != (self._ticks, self._door)
        self._ticks, self._door = ticks, door
        if changed:
            self.arrange()
        else:
            self.refresh()

    def refresh(self) -> None:
        """Shows the event's current players; rows stay where they are, new ones come last."""
        shown = set(self._matching())
        known = set(self._order)
        entered = {player.id for player in self._session.event.entered}
        self._order = [
            *(player for player in self._order if player in entered),
            *(player for player in sorted(shown - known)),
        ]
        self._show()

    def edit(self) -> None:
        """Edits the current cell, or the name if that cell cannot be edited."""
        if not self._may_edit():
            return
        key, id = self.table.key, self.table.column_id
        if key is not None:
            self.editor.open(key, id if id in FIELD_OF else "name")

    def sort_by_current(self) -> None:
        """Sorts by the column of the current cell; again, the other way round."""
        self._sort_by(self.table.column_id)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Leaves columns out where the names would be cut."""
        super().resizeEvent(event)
        letters = event.size().width() // self.fontMetrics().averageCharWidth()
        left_out = tuple(id for id, least in LEAST_LETTERS.items() if letters < least)
        if (left_out, letters >= ROOMY) != (self._left_out, self._roomy):
            self._left_out, self._roomy = left_out, letters >= ROOMY
            self.refresh()

    def _matching(self) -> Sequence[int]:
        """The players of the filter who match what was typed; all who match if none of them is in
        the filter.
        """
        event, text = self._session.event, self.search.typed
        kept = by_filter(event)[self.filters.key]
        if not text:
            return kept
        fits = [one.id for one in matching(event.entered, text, len(event.entered))]
        inside = set(kept)
        return [player for player in fits if player in inside] or fits

    def arrange(self) -> None:
        """Orders the players of the filter who match what was typed."""
        event, ids = self._session.event, self._ids
        shown = self._matching()
        everybody = players_table(event, ids, players=map(event.player, shown), door=self._door)
        sort = self._sort if self._sort in everybody.ids else "number"
        # The best match comes first while something is typed.
        typed = bool(self.search.typed) and sort == "number"
        self._order = [*shown] if typed else in_order(everybody, event, sort, down=self._down)
        self._show()

    @property
    def _ids(self) -> tuple[str, ...]:
        chosen = self.columns.ids
        # Names come before columns that nobody has asked for.
        left_out = self._left_out if chosen == USUAL else ()
        return ("number", *(id for id in chosen if id != "number" and id not in left_out))

    def _show(self) -> None:
        event = self._session.event
        self.columns.offer(players_table(event, OFFERED, players=()).columns)
        waiting = waiting_check_ins(self._session.session)
        shown = roster(event, self._order, self._ids, waiting, ticks=self._ticks, door=self._door)
        self.table.show_rows(shown.rows, [self._column(column) for column in shown.columns])
        self._offer_filters()
        self.filters.show_counts({one: len(players) for one, players in by_filter(event).items()})
        nobody = "" if event.entered else messages.text("people-list-empty")
        show_text(self.empty, nobody)
        self.empty.setVisible(bool(nobody))
        for one in (self.table, self.search, self.filters):
            one.setVisible(not nobody)

    def _offer_filters(self) -> None:
        """Offers who is here only at check-in and once somebody is checked in."""
        used = self._ticks or any(one.checked_in for one in self._session.event.entered)
        for one in ("absent", "here"):
            self.filters.buttons[one].setVisible(used)
            if not used and self.filters.key == one:
                self.filters.choose("all")
                self.arrange()

    def _column(self, column: Column) -> Column:
        """A column, with a sign in its heading if the rows are in its order."""
        if column.id == "club" and self._roomy:
            column = replace(column, most=LONG_CLUB)
        sign = DOWN if self._down else UP
        return replace(column, head=f"{column.head} {sign}") if column.id == self._sort else column

    def _meant(self) -> Sequence[int]:
        event, text = self._session.event, self.search.typed
        found = matching(event.entered, text, len(event.entered))
        return [one.id for one in exact_matches(found, text)]

    def say(self, text: str) -> None:
        super().say(text)
        self.add.hide()

    def _find_nobody(self, text: str) -> None:
        """Offers to add them."""
        super()._find_nobody(text)
        self.add.setText(escaped(messages.text("people-add-name", text=text)))
        self.add.show()

    def _sort_by(self, id: str) -> None:
        if id in ("", TICK, MORE):
            return
        self._down = self._sort == id and not self._down
        self._sort = id
        self.arrange()

    def _clicked(self, player: int, id: str) -> None:
        if id == TICK:
            self.ticked.emit(player)
        elif id == MORE:
            self.menu_requested.emit(player)

    def _edit_cell(self, player: int, id: str) -> None:
        if id in FIELD_OF and self._may_edit():
            self.editor.open(player, id)

    def _may_edit(self) -> bool:
        """Whether this desk may edit players; otherwise says why not."""
        why = self._session.why_not_here("decide")
        if why:
            self._session.message.emit(why, "attention")
        return not why

    def _value(self, player: int, id: str) -> str:
        event = self._session.event
        one = event.player(player)
        if id == "table":
            value: object = event.fixed_tables.get(player)
        elif id in PARTS:
            value = PARTS[id](one)
        else:
            value = as_typed(one, FIELD_OF[id])
        return "" if value is None else str(value)
