"""The ring seated by hand, before anything has happened in it."""

from tourneydesk.core.event import Event, Round
from tourneydesk.core.format import Arranged, Seating
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.formats.dual_ring.apart import clashes
from tourneydesk.formats.dual_ring.ring import Ring, ring_of
from tourneydesk.formats.dual_ring.seating import ring_tables
from tourneydesk.formats.dual_ring.sources import OURS


def arrange(event: Event, posted: Round, seating: Seating) -> Arranged:
    """The same players on a ring in another order, with a warning for each forbidden pair side by
    side. Raises Refused once a game is over or a player is out, and for tables that form no ring.
    """
    problems = cannot_arrange(ring_of(event), seating)
    if problems:
        raise Refused(*problems)
    seats = [white for white, _ in seating]
    tables = ring_tables(seats, event.forbidden, (Reason("ring_by_hand", OURS),))
    beside = clashes(seats, event.forbidden)
    return Arranged(tables, tuple(Problem("not_to_meet", pair) for pair in beside))


def cannot_arrange(ring: Ring | None, seating: Seating) -> tuple[Problem, ...]:
    """Why these tables cannot be the ring: table i must seat place i (White) and place i + 1."""
    if ring is None:
        return (Problem("ring_not_set"),)
    if not ring.untouched:
        return (Problem("ring_under_way"),)
    if len(seating) != len(ring.seats):
        return (Problem("ring_table_count", facts={"given": len(seating), "due": len(ring.seats)}),)
    for table_number, seats in enumerate(seating, start=1):
        if len(seats) != 2:
            return (
                Problem("ring_table_of_two", facts={"table": table_number, "given": len(seats)}),
            )
    whites = [seats[0] for seats in seating]
    missing = tuple(player for player in ring.seats if player not in set(whites))
    if missing:
        return (Problem("ring_needs_white", missing[:1]),)
    # As many tables as players and nobody missing: everybody has White once. If each Black is the
    # White of the next table, the tables form one ring.
    for table_number, (_, black) in enumerate(seating, start=1):
        following = table_number % len(seating) + 1
        if black != whites[following - 1]:
            facts = {"table": table_number, "next": following}
            return (Problem("ring_broken", (whites[following - 1],), facts),)
    return ()
