"""Accelerated pairings: quarters, the pools of rounds 1 and 2, and when it is recommended.

US Chess 28R1 (added score) and 28R2 (adjusted rating, as Windows TD reads it).
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.sayings import Advice, Fact
from tourneydesk.formats.us_swiss.contestants import Contestant
from tourneydesk.formats.us_swiss.pools import Group

LAST_ACCELERATED = 2
"""Rounds 1 and 2 are accelerated; from round 3 scores count as they are."""


def quarters(upper: Sequence[int], lower: Sequence[int]) -> dict[int, str]:
    """A1, A2 (the upper half), B1 and B2, as equal as can be, for players in order of rank.

    An odd upper half has its extra player in A2, an odd lower half in B1: they meet each other.
    """
    first, second = len(upper) // 2, (len(lower) + 1) // 2
    return {
        **dict.fromkeys(upper[:first], "A1"),
        **dict.fromkeys(upper[first:], "A2"),
        **dict.fromkeys(lower[:second], "B1"),
        **dict.fromkeys(lower[second:], "B2"),
    }


def quarters_now(event: Event, seated: Sequence[int], ranked: Sequence[int]) -> dict[int, str]:
    """The quarter of everyone who is in.

    In round 1 the players who are paired make the quarters; in round 2 everybody keeps his own.
    Others (a bye, a late entry) join the quarter of the next player above them.

    ``seated`` and ``ranked`` are ids in order of rank, ``ranked`` with everyone who is in.
    """
    if event.rounds and event.rounds[0].groups:
        known: Mapping[int, str] = event.rounds[0].groups
    else:
        half = len(seated) // 2
        known = quarters(seated[:half], seated[half:])
    groups: dict[int, str] = {}
    last = "A1"
    for player in ranked:
        last = groups[player] = known.get(player, last)
    return groups


def accelerated_groups(
    field: Sequence[Contestant], quarter: Mapping[int, str], number: int, reading: str
) -> list[Group]:
    """The pools of round 1 or 2, from the top; each in order of rank."""
    pools: dict[tuple[int, str], list[Contestant]] = {}
    for one in field:
        upper = quarter[one.id].startswith("A")
        pools.setdefault(_pool_of(one, upper, number, reading), []).append(one)
    return [Group(label, tuple(pools[order, label])) for order, label in sorted(pools)]


def _pool_of(one: Contestant, upper: bool, number: int, reading: str) -> tuple[int, str]:
    """Where a player belongs: the order of his pool, from the top, and its name."""
    if number == 1:
        return (0, "upper_half") if upper else (1, "lower_half")
    if reading == "added_score":
        halves = one.halves + (2 if upper else 0)
        return -halves, f"added_{halves}"
    if upper:
        return (0, "upper_winners") if one.halves >= 2 else (1, "middle")
    if one.halves >= 2:
        return 1, "middle"
    return (2, "lower_draws") if one.halves == 1 else (3, "lower_losers")


def score_groups(field: Sequence[Contestant]) -> list[Group]:
    """The score groups of the plain Swiss, from the top (29A), each in order of rank."""
    pools: dict[int, list[Contestant]] = {}
    for one in field:
        pools.setdefault(one.halves, []).append(one)
    return [Group("score", tuple(pools[halves])) for halves in sorted(pools, reverse=True)]


def threshold(rounds: int) -> Fraction:
    """From how many players on acceleration is recommended: half way between 2^rounds and
    2^(rounds + 1) (motion 9809-01 on "far exceeds").
    """
    return Fraction(3 * 2**rounds, 2)


def recommendation(players: int, rounds: int) -> Advice:
    """Whether acceleration is recommended, with the arithmetic.

    ``perfect`` and ``perfect_accelerated`` are the perfect scores to expect when every game has a
    winner, the latter when the upper half wins its games against the lower half in round 2.
    """
    facts: dict[str, Fact] = {
        "players": players,
        "rounds": rounds,
        "threshold": threshold(rounds),
        "power": 2**rounds,
        "next_power": 2 ** (rounds + 1),
        "perfect": Fraction(players, 2**rounds),
        "perfect_accelerated": Fraction(players, 2 ** (rounds + (rounds > 1))),
    }
    if players >= threshold(rounds):
        return Advice("acceleration_recommended", facts=facts)
    return Advice("acceleration_not_recommended", facts=facts)
