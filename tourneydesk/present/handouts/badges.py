"""Name badges and place cards as plain data."""

from collections.abc import Collection
from dataclasses import dataclass

from tourneydesk.core.event import Event, Player
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.papers.sheet import by_name
from tourneydesk.present.ratings.shown import rating_text
from tourneydesk.present.shows import show_of


@dataclass(frozen=True, slots=True)
class Badge:
    """A player's badge or place card: the event, the name, and below it the club and, right and
    left at the foot, facts.
    """

    event: str
    name: str
    club: str
    number: str
    fact: str


def badges(event: Event, players: Collection[int] | None = None) -> list[Badge]:
    """Badges of these players (None = everybody who has not withdrawn), in order of names."""
    wanted = [
        player.id
        for player in event.entered
        if (not player.dropped if players is None else player.id in players)
    ]
    return [
        Badge(
            event.name,
            name_of(event, player),
            event.player(player).club or "",
            text("slip-player-number", number=player),
            _fact(event, event.player(player)),
        )
        for player in by_name(event, wanted)
    ]


def _fact(event: Event, player: Player) -> str:
    """The rating, where the format shows ratings."""
    rating = rating_text(event, player.id)
    return text("handout-rating", rating=rating) if show_of(event).rated and rating else ""
