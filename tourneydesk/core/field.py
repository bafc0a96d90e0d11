"""Who is in: the players that the next round can seat."""

from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.core.format import Leaving


def active(event: Event, leavings: Mapping[int, Leaving]) -> tuple[int, ...]:
    """Players neither dropped nor out by the rules, in order of entry."""
    return tuple(
        player.id for player in event.players if not player.dropped and player.id not in leavings
    )


def status(event: Event, leavings: Mapping[int, Leaving], player: int) -> str:
    """``active``, ``dropped`` (left, or withdrawn at a table) or ``eliminated``."""
    leaving = leavings.get(player)
    if leaving is not None and leaving.why == "eliminated":
        return "eliminated"
    return "dropped" if leaving is not None or event.player(player).dropped else "active"
