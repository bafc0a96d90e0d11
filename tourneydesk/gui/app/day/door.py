"""The door list of a day: the players of all sections, with a search and boxes to tick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import QModelIndex, QSize, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy

from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import active
from tourneydesk.formats import format_of
from tourneydesk.gui.widgets.actions import only_if
from tourneydesk.gui.widgets.finders.finder import exact_matches, matching
from tourneydesk.gui.widgets.finders.player_search import (
    PlayerSearch,
    player_filters,
    several_match,
)
from tourneydesk.gui.widgets.layout.boxes import inner_column
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.segments import Segments
from tourneydesk.gui.widgets.table.table_view import Column, Row, TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.day.door_list import DoorKey, door_table, everybody
from tourneydesk.present.day.sections import NamedSection
from tourneydesk.present.table import Table

Filter = Literal["all", "absent", "here"]
FILTERS: tuple[Filter, ...] = ("all", "absent", "here")
TICK = "tick"
LEAST_ROWS = 6
"""Of the list, however small the window is."""


class DoorList(PageKeys, QFrame):
    """Rows stay where they are while boxes are ticked; another search or filter arranges them
    anew.
    """

    found = Signal(object)
    """The player meant by what was typed, confirmed by Enter; a `DoorKey`."""
    ticked = Signal(object)
    """The box of a player was clicked, or Space was pressed."""
    chosen = Signal()

    def __init__(
        self,
        sections: Callable[[], Sequence[NamedSection]],
        twice: Callable[[], frozenset[DoorKey]],
    ) -> None:
        """``sections`` are the open sections, ``twice`` the entries of people in several."""
        super().__init__()
        self.key_actions = {"keys-back": only_if(lambda: bool(self.search.text()), self.clear)}
        self._sections, self._twice = sections, twice
        self._order: list[DoorKey] = []
        self._everybody: list[DoorKey] = []
        self._playing: set[DoorKey] = set()
        self._events: list[Event] = []
        self.search = _Finder(self.clear)
        self.search.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.search.textChanged.connect(lambda _: self._search())
        self.search.returnPressed.connect(self._find)
        self.search.stepped.connect(self._step)
        self.filters: Segments[Filter] = player_filters(FILTERS)
        self.filters.chosen.connect(lambda _: self.arrange())
        self.table: TableView[DoorKey] = TableView(TableModel(()), messages.text("day-door"))
        self.table.on_keys({"keys-players-here": self._tick_current})
        self.table.cell_clicked.connect(self._clicked)
        self.table.chosen.connect(lambda _: self.chosen.emit())
        self.notice = label("", "attention", wraps=True)
        self.notice.hide()
        self.table.setMinimumHeight(self.table.verticalHeader().defaultSectionSize() * LEAST_ROWS)
        tools = FlowLayout()
        tools.addWidget(self.search)
        tools.addWidget(self.filters)
        inner_column(self, tools, self.notice, (self.table, 1))

    @property
    def key(self) -> DoorKey | None:
        """The selected player."""
        return self.table.key

    def enter(self) -> None:
        """Takes the focus."""
        self.search.setFocus()
        self.search.selectAll()

    def clear(self) -> None:
        self.search.setText("")

    def arrange(self) -> None:
        """Orders the players of the filter who match what was typed."""
        self._look()
        self._order = self._matching()
        self._show()

    def refresh(self) -> None:
        """Shows the present players; rows stay where they are, new ones come last."""
        self._look()
        there, known, wanted = set(self._everybody), set(self._order), set(self._matching())
        kept = [one for one in self._order if one in there]
        new = [one for one in self._everybody if one in wanted and one not in known]
        self._order = [*kept, *new]
        self._show()

    def _look(self) -> None:
        """Notes the present players of all sections by name, and who of them is playing."""
        sections = self._sections()
        events = [section.event for section in sections]
        if [id(one) for one in self._events] == [id(one) for one in events]:
            return
        self._events = events
        self._everybody = everybody(sections)
        self._playing = {
            (at, player)
            for at, event in enumerate(events)
            for player in active(event, format_of(event).leavings(event))
        }

    def show_player(self, place: DoorKey) -> None:
        """Selects a player, whatever filter and search hide them."""
        if place not in self._order:
            self.search.setText("")
            self.filters.choose("all")
            self.arrange()
        self.table.choose(place)

    def player(self, place: DoorKey) -> Player:
        return self._sections()[place[0]].event.player(place[1])

    def _matching(self) -> list[DoorKey]:
        """The players of the filter who match what was typed; all who match if none of them is in
        the filter.
        """
        sections, text = self._sections(), self.search.typed
        fits = self._everybody
        if text:
            some = {
                (at, player.id)
                for at, section in enumerate(sections)
                for player in matching(section.event.entered, text, len(section.event.entered))
            }
            fits = [one for one in fits if one in some]
        if self.filters.key == "all":
            return fits
        here = self.filters.key == "here"
        kept = [one for one in fits if self._is_in(one) and self.player(one).checked_in == here]
        return kept if kept or not text else fits

    def _is_in(self, place: DoorKey) -> bool:
        return place in self._playing

    def _show(self) -> None:
        sections = self._sections()
        table = door_table(sections, self._order, self._twice())
        self.table.show_table(self._with_boxes(table))
        here = sum(sections[at].event.player(player).checked_in for at, player in self._playing)
        absent = len(self._playing) - here
        self.filters.show_counts({"all": len(self._everybody), "absent": absent, "here": here})

    def _with_boxes(self, table: Table[DoorKey]) -> Table[DoorKey]:
        events = self._events

        def row(one: Row[DoorKey]) -> Row[DoorKey]:
            here = events[one.key[0]].player(one.key[1]).checked_in
            box = ("square-checked" if here else "square") if self._is_in(one.key) else ""
            return Row(one.key, (box, *one.cells), tones=("accent" if here else "", *one.tones))

        columns = (Column(messages.text("head-here"), "icon", id=TICK), *table.columns)
        return Table(columns, tuple(map(row, table.rows)))

    def _search(self) -> None:
        self._say("")
        self.arrange()
        found = self._exact()
        # The only match is highlighted: Enter takes what is visible.
        self.table.setCurrentIndex(QModelIndex())
        if self.search.typed and len(found) == 1:
            self.table.choose(found[0])

    def _exact(self) -> list[DoorKey]:
        """The players meant by what was typed."""
        text = self.search.typed
        players = [(one, self.player(one)) for one in self._order]
        wanted = {id(one) for one in exact_matches([player for _, player in players], text)}
        return [one for one, player in players if id(player) in wanted]

    def _find(self) -> None:
        text = self.search.typed
        if not text:
            return
        place, found = self.table.key, self._exact()
        if place is None and len(found) == 1:
            place = found[0]
        if place is not None:
            self.search.setText("")
            self.show_player(place)
            self.found.emit(place)
            self.search.setFocus()
            return
        self.search.selectAll()
        if found:
            self._say(several_match(text, len(found)))
        else:
            self._say(messages.text("people-no-match", text=text))

    def _step(self, by: int) -> None:
        """Moves through the matches; without any, to the list."""
        rows = self.table.rows
        if not rows:
            return
        if not self.search.typed:
            self.table.setFocus()
            return
        at = self.table.currentIndex().row() + by
        if 0 <= at < len(rows):
            self.table.choose(rows[at].key)

    def _say(self, text: str) -> None:
        show_text(self.notice, text)
        self.notice.setVisible(bool(text))

    def _clicked(self, place: DoorKey, id: str) -> None:
        if id == TICK:
            self.ticked.emit(place)

    def _tick_current(self) -> None:
        if self.table.key is not None:
            self.ticked.emit(self.table.key)


class _Finder(PlayerSearch):
    """As wide as a name is long; in a narrow window as wide as there is room."""

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.usual_width, super().sizeHint().height())
