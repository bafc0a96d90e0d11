"""The list of players: searched while typing, filtered, sorted by its headings, edited in place."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent

from tourneydesk.core.event import Player
from tourneydesk.core.names import family_name, given_name
from tourneydesk.core.ratings import as_typed
from tourneydesk.desk.shared import waiting_check_ins
from tourneydesk.gui.pages.column_chooser import ColumnChooser
from tourneydesk.gui.pages.players.roster import (
    FIELD_OF,
    MORE,
    TICK,
    USUAL,
    Filter,
    by_filter,
    in_order,
    roster,
)
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.finders.finder import exact_matches, matching
from tourneydesk.gui.widgets.finders.player_search import PlayerSearch, SearchedList
from tourneydesk.gui.widgets.layout.boxes import inner_column, row_of
from tourneydesk.gui.widgets.table.cell_editor import CellEditor
from tourneydesk.gui.widgets.text_widgets import button, escaped, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.table import Column
from tourneydesk.present.tables.players import FURTHER, players_table

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
