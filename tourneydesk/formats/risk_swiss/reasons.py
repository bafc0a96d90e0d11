"""The reasons for the boards of a round."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise

from tourneydesk.core.event import Event
from tourneydesk.core.field import same_mark
from tourneydesk.core.reasons import Reason
from tourneydesk.formats.risk_swiss.opponents import FORBIDDEN, SAME_MARK, Pair, Weights
from tourneydesk.formats.risk_swiss.plan import Breakdown
from tourneydesk.formats.risk_swiss.settings import rules

FIRST_ROUND = "RISK 2210 Swiss, score recording 1"
LATER_ROUNDS = "RISK 2210 Swiss, score recording 3"
BOARDS = "RISK 2210 Swiss, Basics"
OURS = "our reading"
SEEDED = "a rule of this event: the boards of the semi-final are seeded from the standings"
HOUSE_RULE = "a rule of this event: kept apart where boards stay equally mixed"

Board = tuple[tuple[int, ...], tuple[Reason, ...]]
"""Who sits at a board, and why."""


def board(
    event: Event, players: Sequence[int], points: Mapping[int, int], met: Mapping[Pair, int]
) -> tuple[Reason, ...]:
    """Why these players sit together; ``met`` holds the pairs whose repeat counts."""
    why = _by_points(event, players, points)
    again = [pair for pair in combinations(sorted(players), 2) if pair in met]
    why += [Reason("met_before", OURS, pair, {"round": met[pair]}) for pair in again]
    return (*why, *forbidden_here(event, players), *_same_mark_here(event, players))


def forbidden_here(event: Event, players: Sequence[int]) -> tuple[Reason, ...]:
    """The forbidden pairs that sit together nevertheless."""
    pairs = combinations(sorted(players), 2)
    return tuple(
        Reason("forbidden_together", OURS, pair) for pair in pairs if pair in event.forbidden
    )


def _same_mark_here(event: Event, players: Sequence[int]) -> Iterator[Reason]:
    """Players of one club, team or household who sit together nevertheless."""
    mark = rules(event.settings).keep_apart
    for pair in same_mark(event, players, mark) if mark is not None else ():
        yield Reason("same_mark_together", HOUSE_RULE, pair, {"mark": mark})


def _by_points(event: Event, players: Sequence[int], points: Mapping[int, int]) -> list[Reason]:
    everyone = tuple(sorted(players))
    if not event.rounds:
        return [Reason("first_round_random", FIRST_ROUND, everyone)]
    levels = tuple(sorted({points[player] for player in players}, reverse=True))
    if len(levels) == 1:
        return [Reason("same_points", LATER_ROUNDS, everyone, {"points": levels[0]})]
    why = [Reason("mixed_points", LATER_ROUNDS, everyone, {"points": levels})]
    for above, level in pairwise(levels):
        taken = tuple(player for player in everyone if points[player] == level)
        facts = {"points": level, "above": above}
        why.append(Reason("taken_from_below", LATER_ROUNDS, taken, facts))
    return why


def whole_round(
    event: Event, breakdown: Breakdown, orders: int, costs: Weights, cost: int
) -> tuple[Reason, ...]:
    """Why the round has these boards in this order, and what mattered besides the lot.

    ``costs`` are the pairs to be kept apart, ``cost`` the total that remains.
    """
    repeats = bool(event.rounds) and rules(event.settings).new_opponents_first
    highest = max(_each(costs), default=0)
    apart, mark = highest >= FORBIDDEN, rules(event.settings).keep_apart
    facts = {"players": breakdown.players, "boards": breakdown.boards}
    as_set = rules(event.settings).boards == breakdown.boards
    why = [Reason("boards_as_set" if as_set else "fewest_boards", BOARDS, facts=facts)]
    if len(set(breakdown.sizes)) == 1:
        source = OURS if breakdown.threes else BOARDS
        facts = {"size": breakdown.sizes[0], "boards": breakdown.boards}
        why.append(Reason("boards_alike", source, facts=facts))
    elif breakdown.threes:
        facts = {"fours": breakdown.fours, "threes": breakdown.threes}
        why.append(Reason("boards_of_4_and_3", OURS, facts=facts))
    else:
        facts = {"fives": breakdown.fives, "fours": breakdown.fours}
        why.append(Reason("boards_of_5_and_4", BOARDS, facts=facts))
    if len(set(breakdown.sizes)) > 1:
        why.append(_order(event, orders, repeats or highest >= SAME_MARK))
    if repeats:
        why.append(Reason("new_opponents_first", OURS, facts={"repeats": cost % SAME_MARK}))
    elif event.rounds:
        why.append(Reason("equal_points_by_lot", LATER_ROUNDS))
    if apart:
        why.append(Reason("forbidden_apart", OURS))
    if mark is not None and any(cost % FORBIDDEN >= SAME_MARK for cost in _each(costs)):
        why.append(Reason("same_mark_apart", HOUSE_RULE, facts={"mark": mark}))
    return tuple(why)


def _each(costs: Weights) -> Iterator[int]:
    for row in costs.values():
        yield from row.values()


def _order(event: Event, orders: int, avoids_pairs: bool) -> Reason:
    """Why the larger and smaller boards come in this order."""
    if orders == 1:
        return Reason("order_mixes_least", OURS)
    if avoids_pairs:
        return Reason("order_for_wishes", OURS)
    return Reason("order_by_lot" if event.rounds else "order_drawn", OURS)
