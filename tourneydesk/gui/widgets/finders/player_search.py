"""A list of players with a search by name and filters above it."""

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QFrame

from tourneydesk.gui.widgets.actions import only_if
from tourneydesk.gui.widgets.finders.search_field import SearchField
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.segments import Segments
from tourneydesk.gui.widgets.table.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages

K = TypeVar("K", bound=Hashable)
Filter = TypeVar("Filter", bound=str)
LONGEST = 200
LETTERS = 40
"""The usual width of the search, in letters."""


class PlayerSearch(SearchField):
    """A field that searches players."""

    def __init__(self) -> None:
        super().__init__(LONGEST, lambda: self.setText(""), messages.text("people-clear-search"))
        self.setPlaceholderText(messages.text("people-finder-placeholder"))
        self.setAccessibleName(messages.text("people-finder-placeholder"))

    @property
    def usual_width(self) -> int:
        """In pixels, as wide as a name is long."""
        return self.fontMetrics().averageCharWidth() * LETTERS

    @property
    def typed(self) -> str:
        """What is searched for."""
        return self.text().strip()


class SearchedList(PageKeys, QFrame, Generic[K, Filter]):
    """Enter in the search takes the only match, or the one selected with the arrow keys.

    A list fills ``_order`` when it is arranged and says whom typed text means. The first of its
    ``filters`` leaves nobody out.
    """

    found = Signal(object)
    """The key of the player meant by what was typed, confirmed by Enter."""
    ticked = Signal(object)
    """The key of the player whose box was clicked."""

    def __init__(self, name: str, filters: Sequence[Filter], search: PlayerSearch) -> None:
        super().__init__()
        self.key_actions = {"keys-back": only_if(lambda: bool(self.search.text()), self.clear)}
        self._order: list[K] = []
        self._stepped = False
        self._all = filters[0]
        self.search = search
        self.search.textChanged.connect(lambda _: self._search())
        self.search.returnPressed.connect(self._find)
        self.search.stepped.connect(self._step)
        named = [(one, messages.text(f"people-filter-{one}")) for one in filters]
        self.filters: Segments[Filter] = Segments(messages.text("people-filter"), named)
        self.filters.chosen.connect(lambda _: self.arrange())
        self.table: TableView[K] = TableView(TableModel(()), name)
        self.notice = label("", "attention", wraps=True)
        self.notice.hide()
        self.tools = FlowLayout()
        self.tools.addWidget(self.search)
        self.tools.addWidget(self.filters)

    def enter(self) -> None:
        """Takes the focus."""
        self.search.setFocus()
        self.search.selectAll()

    def clear(self) -> None:
        """Clears the search."""
        self.search.setText("")

    def arrange(self) -> None:
        """Orders the players of the filter who match what was typed."""
        raise NotImplementedError

    def show_player(self, key: K) -> None:
        """Selects a player, whatever filter and search hide them."""
        if key not in self._order:
            self.clear()
            self.filters.choose(self._all)
            self.arrange()
        self.table.choose(key)

    def say(self, text: str) -> None:
        """Says below the search why nobody was found."""
        show_text(self.notice, text)
        self.notice.setVisible(bool(text))

    def _meant(self) -> Sequence[K]:
        """The players meant by what was typed."""
        raise NotImplementedError

    def _search(self) -> None:
        self._stepped = False
        self.say("")
        self.arrange()
        if not self.search.typed:
            return
        meant = self._meant()
        # The only match is highlighted: Enter takes what is visible.
        self.table.setCurrentIndex(QModelIndex())
        if len(meant) == 1:
            self.table.choose(meant[0])

    def _step(self, by: int) -> None:
        """Moves through the matches; without any, to the list."""
        rows = self.table.rows
        if not self.search.typed or not rows:
            self.table.setFocus()
            return
        at = self.table.currentIndex().row() + by
        self._stepped = True
        self.table.choose(rows[max(0, min(at, len(rows) - 1))].key)

    def _find(self) -> None:
        text = self.search.typed
        if not text:
            return
        meant = self._meant()
        key = meant[0] if len(meant) == 1 else self.table.key if self._stepped else None
        if key is not None:
            self.clear()
            self.show_player(key)
            self.found.emit(key)
            return
        self.search.selectAll()
        if meant:
            players = messages.text("count-players", count=len(meant))
            self.say(messages.text("people-several-players", text=text, players=players))
        else:
            self._find_nobody(text)

    def _find_nobody(self, text: str) -> None:
        self.say(messages.text("people-no-match", text=text))
