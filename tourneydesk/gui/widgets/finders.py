"""Fields that find players of the event by what is typed."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QWidget

from tourneydesk.core.event import Event, Player
from tourneydesk.core.name_search import begins, same, words_begin
from tourneydesk.core.names import sort_key, ways_to_say
from tourneydesk.gui.widgets.actions import only_if
from tourneydesk.gui.widgets.buttons import Segments
from tourneydesk.gui.widgets.layouts import FlowLayout, column_of
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import (
    Button,
    Field,
    label,
    label_for,
    shortened,
    show_text,
    tip,
)
from tourneydesk.gui.widgets.theme import SMALL, Icon, icon
from tourneydesk.present import messages
from tourneydesk.present.messages import bare_name_of, listed, name_of
from tourneydesk.present.table import Column, Row

# The short list of matches under a field; the focus stays in the field.

MAX_ROWS = 5


class Matches(TableView[int]):
    """Rows to move through from the field; hidden if there are none."""

    def __init__(self, field: Field) -> None:
        columns = (
            Column(messages.text("people-name"), wide=True),
            Column(messages.text("people-about"), wide=True),
        )
        super().__init__(TableModel(columns), messages.text("people-matches"), heads=False)
        self._field = field
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.chosen.connect(lambda _: self._announce())
        self.hide()

    @property
    def count(self) -> int:
        return self.model().rowCount()

    def offer(self, rows: Sequence[Row[int]], *, first: bool = False) -> None:
        """Shows new rows, with the first one selected if requested, otherwise none."""
        offered = rows[:MAX_ROWS]
        self.setCurrentIndex(QModelIndex())
        self.show_rows(offered)
        self.setFixedHeight(self.verticalHeader().defaultSectionSize() * len(offered) + 2)
        self.setVisible(bool(offered))
        if first and offered:
            self.choose(offered[0].key)
        self._announce()

    def step(self, by: int) -> None:
        """Selects the next or the previous row; before the first, none."""
        row = min(self.currentIndex().row() + by, self.count - 1)
        self.setCurrentIndex(self.model().index(row, 0) if row >= 0 else QModelIndex())
        self._announce()

    def _announce(self) -> None:
        """Tells a screen reader, which follows the field, what Enter would take."""
        index = self.currentIndex()
        description = index.data(Qt.ItemDataRole.AccessibleTextRole) if index.isValid() else ""
        self._field.setAccessibleDescription(description or "")


# A field to search in, marked by a magnifying glass that grows with the text.

GAP = 8
"""Between the edge of the field and an icon in it, in pixels."""


class SearchField(Field):
    """With ``clear``, a button at its end empties it; Qt's own icons stay 16 pixels at any size of
    text.
    """

    def __init__(
        self, most: int, clear: Callable[[], object] | None = None, said: str = ""
    ) -> None:
        """``said`` names the button."""
        super().__init__(most)
        self._glass = Icon("search", SMALL, "quiet")
        self._glass.setParent(self)
        self._glass.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clear_button = Button()
        self.clear_button.setParent(self)
        self.clear_button.setProperty("look", "in-field")
        self.clear_button.setIcon(icon("x"))
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.clear_button.setAccessibleName(said)
        tip(self.clear_button, said)
        self.clear_button.hide()
        end = 0
        if clear is not None:
            self.clear_button.clicked.connect(lambda _=False: clear())
            self.textChanged.connect(lambda text: self.clear_button.setVisible(bool(text)))
            end = self.clear_button.sizeHint().width()
        self.setTextMargins(self._glass.width() + GAP // 2, 0, end, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._put_in_place()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._put_in_place()

    def _put_in_place(self) -> None:
        self._put(self._glass, GAP)
        size = self.clear_button.sizeHint()
        self.clear_button.resize(size)
        self._put(self.clear_button, self.width() - size.width() - 2)

    def _put(self, part: QWidget, left: int) -> None:
        """Centers a part of the field; from the right to the left where text begins there."""
        x = self.width() - left - part.width() if self.isRightToLeft() else left
        part.move(x, (self.height() - part.height()) // 2)


MAX_NAMED = 4
"""The number of players named in a question about which one is meant."""


class Finder(PageKeys, QFrame):
    """Enter takes the only match, or the one selected with the arrow keys; Escape clears the field.

    If several players match, none is selected until the user moves to one or types more.
    """

    chosen = Signal(int)
    """The player's number."""
    unknown = Signal(str)
    """A message: the input matches nobody, or several players."""
    stepped = Signal()
    """An arrow key was pressed with no matches to move through."""
    escaped = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.key_actions = {"keys-back": self._escape}
        self._players: tuple[Player, ...] = ()
        self._event: Event | None = None
        self._ambiguous = 0
        self.field = Field(200)
        self.field.setPlaceholderText(messages.text("people-finder-placeholder"))
        self.head = label_for(name, self.field)
        self.matches = Matches(self.field)
        self.field.textChanged.connect(lambda _: self._search())
        self.field.returnPressed.connect(self._choose)
        self.field.stepped.connect(self._step)
        self.matches.clicked.connect(lambda _: self._choose())
        column_of(self.head, self.field, self.matches, on=self, margins=0, spacing=4)

    def enter(self) -> None:
        """Takes the focus."""
        self.field.setFocus()
        self.field.selectAll()

    def empty(self) -> None:
        self.field.setText("")

    def show_players(self, event: Event, players: tuple[Player, ...]) -> None:
        """Sets the players to search, of an event."""
        self._event, self._players = event, players
        self._search()

    def _name(self, player: Player) -> str:
        return player.name if self._event is None else bare_name_of(self._event, player.id)

    def _escape(self) -> None:
        self.empty()
        self.escaped.emit()

    def _search(self) -> None:
        found = matching(self._players, self.field.text(), limit=len(self._players))
        # The selected player is highlighted: Enter takes what is visible.
        only = len(exact_matches(found, self.field.text())) == 1
        self.matches.offer(
            [Row(one.id, (f"{one.id}  {self._name(one)}", about(one))) for one in found],
            first=only,
        )
        self._ambiguous = 0 if only else len(found)

    def _step(self, by: int) -> None:
        if self.matches.count:
            if self.matches.currentIndex().row() + by >= 0:
                self.matches.step(by)
        else:
            self.stepped.emit()

    def _choose(self) -> None:
        player, text = self.matches.key, self.field.text().strip()
        if player is not None:
            self.empty()
            self.chosen.emit(player)
        elif text:
            self.field.selectAll()
            several = messages.text(
                "people-several-players",
                text=text,
                players=messages.text("count-players", count=self._ambiguous),
            )
            self.unknown.emit(
                several if self._ambiguous else messages.text("people-no-match", text=text)
            )


def matching(players: tuple[Player, ...], text: str, limit: int = MAX_ROWS) -> list[Player]:
    """The players whose name words start with the input, or whose number or member ID it is; best
    first, then by the family name.
    """
    found = [player for player in players if _fits(player, text)]
    number = text.strip()
    found.sort(key=lambda one: (str(one.id) != number, not _name_begins(one, text), sort_key(one)))
    return found[:limit]


def exact_matches(found: Sequence[Player], text: str) -> list[Player]:
    """The matches whose number, member ID or full name was typed; otherwise all matches."""
    by_code = [one for one in found if _has_code(one, text)]
    by_name = [one for one in found if any(same(text, name) for name in ways_to_say(one))]
    return by_code or by_name or [*found]


def numbered(event: Event, player: int) -> str:
    """A player's name with the number, which can be typed instead."""
    name = shortened(bare_name_of(event, player), 30)
    return messages.text("ring-numbered", name=name, number=player)


def several_players(event: Event, text: str, players: Sequence[int]) -> str:
    """Asks which of these players was meant; each is named with the number to type."""
    names = [numbered(event, player) for player in players[:MAX_NAMED]]
    more = ["…"] * (len(players) > MAX_NAMED)
    return messages.text(
        "round-why-not-several", text=shortened(text), names=listed([*names, *more])
    )


def distinct_name(event: Event, player: int) -> str:
    """A player's name in a narrow place, with the number if another player has the same name."""
    return shortened(name_of(event, player), 30)


def about(player: Player) -> str:
    """Details that distinguish players with the same name."""
    details = (player.member_id, player.club, None if player.age is None else str(player.age))
    return " · ".join(part for part in details if part)


def in_play(event: Event, active: tuple[int, ...]) -> tuple[Player, ...]:
    """The players with these numbers."""
    return tuple(event.player(number) for number in active)


def _fits(player: Player, text: str) -> bool:
    return _has_code(player, text) or words_begin(text, player.name)


def _name_begins(player: Player, text: str) -> bool:
    """Whether the name begins with the input, whichever of its parts comes first."""
    return any(begins(text, name) for name in ways_to_say(player))


def _has_code(player: Player, text: str) -> bool:
    """Whether the player's number or member ID was typed."""
    return text.strip() == str(player.id) or same(text, player.member_id or "")


# A list of players with a search by name and filters above it.

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
