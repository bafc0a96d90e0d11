"""What a ring costs, in the counts that the seating goes by."""

from itertools import pairwise

from tourneydesk.core.event import Event, Round
from tourneydesk.core.format import Criterion
from tourneydesk.formats.dual_ring.apart import clashes
from tourneydesk.formats.dual_ring.ring import seats_of
from tourneydesk.formats.dual_ring.seating import rank_of


def evaluate(event: Event, posted: Round) -> tuple[Criterion, ...]:
    """Forbidden pairs side by side in the ring as it was set, and places against the order chosen
    (rating or entry; none where the places are drawn).

    As proposed, nobody is against the order; pairs side by side are the fewest of all rings up to 8
    players and the fewest found beyond, and wait for the order where there is one.
    """
    seats = seats_of(posted)
    against = sum(
        rank_of(event, player) > rank_of(event, after) for player, after in pairwise(seats)
    )
    return (
        Criterion("weigh_beside", len(clashes(seats, event.forbidden))),
        Criterion("weigh_order", against),
    )
