"""Sets the ring, by lot with forbidden pairs apart or by hand, and counts its cost."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise, permutations

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.field import active
from tourneydesk.core.format import Arranged, Criterion, Seating
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.formats.dual_ring.ring import Ring, ring_of, seats_of
from tourneydesk.formats.dual_ring.settings import OURS, SETUP

# A ring drawn by lot in which as few forbidden pairs as possible sit side by side.

Pair = tuple[int, int]

DEALS = 64
"""The number of rings dealt before repairing one; nearly always one of the first few works."""

ALL_UP_TO = 8
"""Up to this many players every ring is tried (5,040 of them)."""

LOOKS = 200_000
"""The number of exchanges tried when repairing larger rings, so that it takes an instant."""


def dealt(players: Sequence[int], forbidden: Collection[Pair], draw: Draw) -> list[int]:
    """The players in ring order by lot.

    The first of 64 dealt rings without forbidden neighbors (so each such ring is equally likely);
    if there is none, the best ring of all (up to 8 players) or the best repaired deal.
    ``forbidden`` holds pairs with the smaller id first.
    """
    deals: list[list[int]] = []
    for _ in range(DEALS):
        deals.append(draw.shuffled(players))
        if not clashes(deals[-1], forbidden):
            return deals[-1]
    if len(players) <= ALL_UP_TO:
        first, *others = deals[0]
        rings: Iterator[list[int]] = ([first, *rest] for rest in permutations(others))
    else:
        rings = _mended(deals, forbidden)
    return _best(rings, forbidden)


def clashes(ring: Sequence[int], forbidden: Collection[Pair]) -> list[Pair]:
    """The forbidden pairs who sit side by side, in ring order, the player with White first."""
    if not forbidden:
        return []
    return [
        (ring[place - 1], ring[place])
        for place in (*range(1, len(ring)), 0)
        if _forbidden(ring[place - 1], ring[place], forbidden)
    ]


def _best(rings: Iterator[list[int]], forbidden: Collection[Pair]) -> list[int]:
    best = next(rings)
    fewest = len(clashes(best, forbidden))
    for ring in rings:
        count = len(clashes(ring, forbidden))
        if count < fewest:
            best, fewest = ring, count
        if not fewest:
            break
    return best


def _mended(deals: list[list[int]], forbidden: Collection[Pair]) -> Iterator[list[int]]:
    """Each deal repaired by reversing stretches of it as long as that separates a pair."""
    looks = 0
    for ring in deals:
        place = 0
        while place < len(ring) and looks < LOOKS:
            here, after = ring[place - 1], ring[place]
            place += 1
            if not _forbidden(here, after, forbidden):
                continue
            # The clash is moved to the seam; then reversing ring[: cut] puts ring[cut - 1] beside
            # ring[-1], and ring[0] beside ring[cut].
            turned = ring[place - 1 :] + ring[: place - 1]
            for cut in range(2, len(ring) - 1):
                looks += 1
                new = _forbidden(turned[-1], turned[cut - 1], forbidden) + _forbidden(
                    turned[0], turned[cut], forbidden
                )
                if new < 1 + _forbidden(turned[cut - 1], turned[cut], forbidden):
                    ring = turned[cut - 1 :: -1] + turned[cut:]
                    place = 0
                    break
        yield ring
        if looks >= LOOKS:
            return


def _forbidden(first: int, second: int, forbidden: Collection[Pair]) -> bool:
    return (min(first, second), max(first, second)) in forbidden


ENGINE = "dual-ring 1"

FEWEST = 3
"""A ring of two would be the same pair twice (Dual Ring, Introduction: 3 players or more)."""


def propose(event: Event, draw: Draw) -> Round:
    """The ring: table i is ring place i with White against place i + 1, the last against the first.
    Raises Refused once it is set, and with fewer than 3 players.
    """
    problems = cannot_set(event)
    if problems:
        raise Refused(*problems)
    players = active(event, {})
    seats = seated(event, players, draw)
    return Round(
        number=1,
        kind="ring",
        tables=ring_tables(seats, event.forbidden),
        reasons=ring_reasons(event, seats),
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )


def cannot_set(event: Event) -> tuple[Problem, ...]:
    """What prevents setting the ring."""
    if event.rounds:
        ring = ring_of(event)
        return (Problem("event_finished" if ring and ring.winners else "ring_is_set"),)
    count = len(active(event, {}))
    if count < FEWEST:
        return (Problem("cannot_seat", facts=shortage(count)),)
    return ()


def shortage(count: int) -> dict[str, int | tuple[int | str, ...]]:
    """The figures that say why so few players make no ring."""
    return {"players": count, "missing": FEWEST - count, "counts_that_work": (FEWEST,)}


def seated(event: Event, players: Sequence[int], draw: Draw) -> list[int]:
    """The players in ring order by the setting ``seating``; a seating by lot keeps forbidden pairs
    from sitting side by side.
    """
    match event.settings["seating"]:
        case "entered":
            return list(players)
        case "rating":
            return sorted(draw.shuffled(players), key=lambda player: -_rating(event, player))
        case _:
            return dealt(players, forbidden_among(event, players), draw)


def forbidden_among(event: Event, players: Sequence[int]) -> frozenset[Pair]:
    """The forbidden pairs of which both play."""
    here = set(players)
    return frozenset(pair for pair in event.forbidden if here.issuperset(pair))


def ring_tables(
    seats: Sequence[int], forbidden: frozenset[Pair], first: tuple[Reason, ...] = ()
) -> tuple[Table, ...]:
    """A table for each ring place, its reasons beginning with ``first``."""
    tables = []
    for place, white in enumerate(seats, start=1):
        last = place == len(seats)
        black_place = 1 if last else place + 1
        black = seats[black_place - 1]
        code = "ring_closes" if last else "ring_neighbours"
        facts = {"white_place": place, "black_place": black_place}
        why = Reason(code, SETUP, (white, black), facts)
        tables.append(game(place, white, black, (*first, why), forbidden))
    return tuple(tables)


def game(
    table_number: int,
    white: int,
    black: int,
    reasons: tuple[Reason, ...],
    forbidden: frozenset[Pair],
) -> Table:
    """A table of two; for a forbidden pair, a reason says that the ring takes precedence."""
    if (min(white, black), max(white, black)) in forbidden:
        reasons = (*reasons, Reason("meet_all_the_same", OURS, (white, black)))
    return Table(table_number, (Seat(white, "white"), Seat(black, "black")), reasons)


def ring_reasons(event: Event, seats: Sequence[int]) -> tuple[Reason, ...]:
    """Why the ring is in this order."""
    seating = str(event.settings["seating"])
    reasons = [Reason(f"seats_{seating}", OURS, facts={"players": len(seats)})]
    if seating == "rating":
        alike = Counter(_rating(event, player) for player in seats)
        lots = sum(count for count in alike.values() if count > 1)
        if lots:
            reasons.append(Reason("equal_ratings_by_lot", OURS, facts={"players": lots}))
    forbidden = forbidden_among(event, seats)
    beside = clashes(seats, forbidden)
    apart = len(forbidden) - len(beside)
    if apart and seating == "random":
        reasons.append(Reason("kept_apart", OURS, facts={"pairs": apart}))
    code = "no_ring_apart" if seating == "random" else "order_goes_first"
    reasons.extend(Reason(code, OURS, pair) for pair in beside)
    return tuple(reasons)


def rank_of(event: Event, player: int) -> int:
    """A player's rank by the setting ``seating``, lower first; the same for all by lot."""
    match event.settings["seating"]:
        case "entered":
            return player
        case "rating":
            return -_rating(event, player)
        case _:
            return 0


def _rating(event: Event, player: int) -> int:
    """Ratings begin at 0; players without one come last."""
    rating = event.player(player).rating
    return -1 if rating is None else rating


# The ring seated by hand, before anything has happened in it.


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


# The cost of a ring, in the criteria of the seating.


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
