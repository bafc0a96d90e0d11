"""What lists of players have above them: a search by name, and filters with their counts."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from tourneydesk.gui.widgets.finders.search_field import SearchField
from tourneydesk.gui.widgets.segments import Segments
from tourneydesk.present import messages

Filter = TypeVar("Filter", bound=str)
LONGEST = 200
LETTERS = 40
"""The usual width of the search, in letters."""


class PlayerSearch(SearchField):
    """A field that searches players; ``clear`` empties it."""

    def __init__(self, clear: Callable[[], object]) -> None:
        super().__init__(LONGEST, clear, messages.text("people-clear-search"))
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


def player_filters(keys: Sequence[Filter]) -> Segments[Filter]:
    """The filters of a list of players."""
    named = [(one, messages.text(f"people-filter-{one}")) for one in keys]
    return Segments(messages.text("people-filter"), named)


def several_match(text: str, count: int) -> str:
    """Says that several players match what was typed."""
    players = messages.text("count-players", count=count)
    return messages.text("people-several-players", text=text, players=players)
