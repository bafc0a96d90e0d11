"""The door list of a day: the players of all sections, with a search and boxes to tick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy

from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import active
from tourneydesk.formats import format_of
from tourneydesk.gui.widgets.finders import PlayerSearch, SearchedList, exact_matches, matching
from tourneydesk.gui.widgets.layouts import inner_column
from tourneydesk.present import messages
from tourneydesk.present.day import DoorKey, NamedSection, door_table, everybody
from tourneydesk.present.table import Column, Row, Table

Filter = Literal["all", "absent", "here"]
FILTERS: tuple[Filter, ...] = ("all", "absent", "here")
TICK = "tick"
LEAST_ROWS = 6
"""Of the list, however small the window is."""


class DoorList(SearchedList[DoorKey, Filter]):
    """Rows stay where they are while boxes are ticked; another search or filter arranges them
    anew.
    """

    ticked = Signal(object)
    """The box of a player was clicked, or Space was pressed."""
    chosen = Signal()

    def __init__(
        self,
        sections: Callable[[], Sequence[NamedSection]],
        twice: Callable[[], frozenset[DoorKey]],
    ) -> None:
        """``sections`` are the open sections, ``twice`` the entries of people in several."""
        super().__init__(messages.text("day-door"), FILTERS, _Finder())
        self._sections, self._twice = sections, twice
        self._everybody: list[DoorKey] = []
        self._playing: set[DoorKey] = set()
        self._events: list[Event] = []
        self.search.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.found.connect(lambda _: self.search.setFocus())
        self.table.on_keys({"keys-players-here": self._tick_current})
        self.table.cell_clicked.connect(self._clicked)
        self.table.chosen.connect(lambda _: self.chosen.emit())
        self.table.setMinimumHeight(self.table.verticalHeader().defaultSectionSize() * LEAST_ROWS)
        inner_column(self, self.tools, self.notice, (self.table, 1))

    @property
    def key(self) -> DoorKey | None:
        """The selected player."""
        return self.table.key

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

    def _meant(self) -> list[DoorKey]:
        """The players meant by what was typed."""
        text = self.search.typed
        players = [(one, self.player(one)) for one in self._order]
        wanted = {id(one) for one in exact_matches([player for _, player in players], text)}
        return [one for one, player in players if id(player) in wanted]

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
