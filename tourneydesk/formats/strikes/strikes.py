"""Strikes by place at one table."""

from fractions import Fraction
from functools import lru_cache
from itertools import groupby

from tourneydesk.core.event import Table
from tourneydesk.core.results import ScoreResult
from tourneydesk.formats.strikes.settings import Rules


def places_at(table: Table) -> dict[int, int]:
    """The place of each player at a table that has reported; equal scores share the better place.

    Highest score first; players who left during the game come after everyone with a score and are
    tied. Empty where there is no result.
    """
    result = table.result
    if not isinstance(result, ScoreResult):
        return {}
    order = sorted(result.scores, key=result.scores.__getitem__, reverse=True)
    placed: dict[int, int] = {}
    for index, player in enumerate(order):
        tied = index > 0 and result.scores[player] == result.scores[order[index - 1]]
        placed[player] = placed[order[index - 1]] if tied else index + 1
    for player in result.withdrawn:
        placed[player] = len(order) + 1
    return placed


def strikes_at(table: Table, rules: Rules) -> dict[int, Fraction]:
    """The strikes each player gets from a table that has reported.

    Tied players share the strikes of their places equally, exactly; a tiebreaker of the game is not
    used. Source: "Ties combine strikes …". Empty where there is no result.
    """
    placed = places_at(table)
    if not placed:
        return {}
    shares = _shares(tuple(sorted(placed.values())), rules.by_place[len(placed)])
    return {player: shares[place] for player, place in placed.items()}


@lru_cache(maxsize=256)
def _shares(placed: tuple[int, ...], strikes: tuple[int, ...]) -> dict[int, Fraction]:
    """Strikes for each shared place, given all places of a table in order and what each costs."""
    return {
        place: Fraction(sum(strikes[place - 1 : place - 1 + tied]), tied)
        for place, tied in ((place, len(list(same))) for place, same in groupby(placed))
    }
