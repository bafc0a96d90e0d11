"""After which game each player was out: the column that decides the places."""

from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.present.messages import text


def out_after(event: Event) -> Mapping[int, str]:
    """The game after which each player who is out went out, in words."""
    ring = ring_of(event)
    if ring is None:
        return {}
    return {
        player: text("decisive-game", event.format, table=leaving.table.number)
        if leaving.table is not None
        else text("decisive-left", event.format)
        for leaving in ring.exits
        for player in leaving.players
    }
