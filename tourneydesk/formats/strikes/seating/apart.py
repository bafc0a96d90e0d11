"""Keeps forbidden pairs apart, where the tables allow it."""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

from tourneydesk.formats.strikes.seating.dealing import Seating
from tourneydesk.formats.strikes.seating.meetings import Meetings, penalty

Pair = tuple[int, int]


def together(table: Sequence[int], forbidden: Collection[Pair]) -> tuple[Pair, ...]:
    """The forbidden pairs that sit at this table, each as (lower, higher id)."""
    return tuple(pair for pair in combinations(sorted(table), 2) if pair in forbidden)


def kept_apart(plan: Seating, forbidden: Collection[Pair], meetings: Meetings) -> Seating:
    """The plan with forbidden pairs separated by exchanging players, at the least cost in penalty.

    A forbidden pair outweighs any penalty (our reading; the source has no forbidden pairs). Each
    exchange reduces their number; the plan is unchanged where no exchange helps.
    """
    tables = [list(table) for table in plan]
    while (move := _best_exchange(tables, forbidden, meetings)) is not None:
        (here, i), (there, j) = move
        tables[here][i], tables[there][j] = tables[there][j], tables[here][i]
    return tuple(tuple(table) for table in tables)


def _best_exchange(
    tables: list[list[int]], forbidden: Collection[Pair], meetings: Meetings
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    best: tuple[int, int] = (0, 0)
    move = None
    for here, table in enumerate(tables):
        caught = {player for pair in together(table, forbidden) for player in pair}
        for i, player in enumerate(table):
            if player not in caught:
                continue
            for there, other_table in enumerate(tables):
                if there == here:
                    continue
                for j, other in enumerate(other_table):
                    company = [neighbor for neighbor in table if neighbor != player]
                    other_company = [player for player in other_table if player != other]
                    change = _change(player, other, company, other_company, forbidden, meetings)
                    if change[0] < 0 and (move is None or change < best):
                        best, move = change, ((here, i), (there, j))
    return move


def _change(
    player: int,
    other: int,
    company: Sequence[int],
    other_company: Sequence[int],
    forbidden: Collection[Pair],
    meetings: Mapping[Pair, int],
) -> tuple[int, int]:
    """What an exchange adds to (forbidden pairs together, penalty)."""
    pairs_now = [_pair(player, neighbor) for neighbor in company] + [
        _pair(other, neighbor) for neighbor in other_company
    ]
    pairs_then = [_pair(other, neighbor) for neighbor in company] + [
        _pair(player, neighbor) for neighbor in other_company
    ]
    apart = sum(pair in forbidden for pair in pairs_then)
    apart -= sum(pair in forbidden for pair in pairs_now)
    cost = sum(penalty(meetings.get(pair, 0)) for pair in pairs_then)
    cost -= sum(penalty(meetings.get(pair, 0)) for pair in pairs_now)
    return apart, cost


def _pair(a: int, b: int) -> Pair:
    return (a, b) if a < b else (b, a)
