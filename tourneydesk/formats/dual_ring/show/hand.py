"""Setting a ring, or continuing it, by hand."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.present.hand_round import HandRound, players_still_in
from tourneydesk.present.messages import text
from tourneydesk.present.papers.hand_steps import MOST_NAMED


def hand_round(event: Event) -> HandRound | None:
    """The ring that would be set, or the games that can still be called."""
    ring = ring_of(event)
    if ring is None:
        players = players_still_in(event)
        return HandRound(1, "ring", players, ((2,) * len(players),)) if len(players) >= 3 else None
    if ring.winners:
        return None
    # Each player who goes out closes one gap, until two are left, who may play two more games.
    return HandRound(1, "ring", ring.inside, ((2,) * max(2, len(ring.inside) - 1),))


def steps(event: Event, next_round: HandRound) -> Iterator[str]:
    """The steps for the next round."""
    key = event.format
    ring = ring_of(event)
    if ring is None:
        players = len(next_round.players)
        yield text("hand_set", key, players=players, tables=len(next_round.sizes))
    else:
        yield text("hand_ring", key, players=len(next_round.players))
        boards = tuple(table.number for table in ring.running)
        yield text("hand_running", key, boards=boards[:MOST_NAMED])
    last_number = len(next_round.players) if ring is None else len(ring.tables)
    yield text("hand_out", key, next=last_number + 1)
    yield text(f"hand_gap_{event.settings['gap_colours']}", key)
    yield text(f"hand_drawn_{event.settings['drawn_game']}", key)
    for code in ("hand_leaves", "hand_two", "hand_wins", "hand_ended"):
        yield text(code, key)
