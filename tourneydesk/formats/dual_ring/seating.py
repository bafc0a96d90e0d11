"""Sets the ring: everybody has White against the next player and Black against the previous one."""

from collections import Counter
from collections.abc import Sequence

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.formats.dual_ring.apart import Pair, clashes, dealt
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.formats.dual_ring.sources import OURS, SETUP

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
