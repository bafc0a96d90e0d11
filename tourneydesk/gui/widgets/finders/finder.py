"""A field that finds a player of the event by a few letters or by number."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from tourneydesk.core.event import Event, Player
from tourneydesk.core.name_search import begins, same, words_begin
from tourneydesk.core.names import sort_key, ways_to_say
from tourneydesk.gui.widgets.finders.matches import MAX_ROWS, Matches
from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.text_widgets import Field, label_for, shortened
from tourneydesk.present import messages
from tourneydesk.present.messages import bare_name_of, listed, name_of
from tourneydesk.present.table import Row

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
