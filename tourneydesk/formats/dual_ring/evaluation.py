"""The cost of a ring, in the criteria of the seating."""

from itertools import pairwise

from tourneydesk.core.event import Event, Round
from tourneydesk.core.format import Criterion
from tourneydesk.formats.dual_ring.apart import clashes
from tourneydesk.formats.dual_ring.ring import seats_of
from tourneydesk.formats.dual_ring.seating import rank_of


def evaluate(event: Event, posted: Round) -> tuple[Criterion, ...]:
    """Forbidden pairs side by side in the ring when it was set, and places that break the chosen
    order (rating or entry; none where the places are drawn).

    In a proposed ring no place breaks the order; pairs side by side are the fewest of all rings up
    to 8 players and the fewest found beyond, and give way to a chosen order.
    """
    seats = seats_of(posted)
    against = sum(
        rank_of(event, player) > rank_of(event, after) for player, after in pairwise(seats)
    )
    return (
        Criterion("weigh_beside", len(clashes(seats, event.forbidden))),
        Criterion("weigh_order", against),
    )
