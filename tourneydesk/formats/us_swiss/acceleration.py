"""Accelerated pairings: quarters, the score groups of rounds 1 and 2, and when it is recommended.

US Chess 28R1 (added score) and 28R2 (adjusted rating, as Windows TD reads it).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Advice, Fact
from tourneydesk.formats.us_swiss.entrants import Entrant
from tourneydesk.formats.us_swiss.score_groups import Group

LAST_ACCELERATED = 2
"""Rounds 1 and 2 are accelerated; from round 3 on actual scores count."""


def quarters(upper: Sequence[int], lower: Sequence[int]) -> dict[int, str]:
    """A1, A2 (the upper half), B1 and B2, as equal as possible, for players in order of rank.

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
    """The quarter of every player who is in.

    In round 1 the paired players make the quarters; in round 2 everybody keeps theirs. Others (a
    bye, a late entry) join the quarter of the next player above them.

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


def by_acceleration(
    field: Sequence[Entrant], quarter: Mapping[int, str], round_number: int, reading: str
) -> list[Group]:
    """The groups of round 1 or 2, from the top; each in order of rank."""
    score_groups: dict[tuple[int, str], list[Entrant]] = {}
    for entrant in field:
        upper = quarter[entrant.id].startswith("A")
        key = group_of(entrant.halves, upper, round_number, reading)
        score_groups.setdefault(key, []).append(entrant)
    return [
        Group(label, tuple(score_groups[order, label])) for order, label in sorted(score_groups)
    ]


def group_of(halves: int, upper: bool, round_number: int, reading: str) -> tuple[int, str]:
    """The group of a player with that score, in half points: its order from the top, its name."""
    if round_number == 1:
        return (0, "upper_half") if upper else (1, "lower_half")
    if reading == "added_score":
        halves += 2 if upper else 0
        return -halves, f"added_{halves}"
    if upper:
        return (0, "upper_winners") if halves >= 2 else (1, "middle")
    if halves >= 2:
        return 1, "middle"
    return (2, "lower_draws") if halves == 1 else (3, "lower_losers")


def by_score(field: Sequence[Entrant]) -> list[Group]:
    """The score groups of the plain Swiss, from the top (29A), each in order of rank."""
    score_groups: dict[int, list[Entrant]] = {}
    for entrant in field:
        score_groups.setdefault(entrant.halves, []).append(entrant)
    return [
        Group("score", tuple(score_groups[halves])) for halves in sorted(score_groups, reverse=True)
    ]


def threshold(rounds: int) -> Fraction:
    """The number of players from which acceleration is recommended: half way between 2^rounds and
    2^(rounds + 1) (motion 9809-01 on "far exceeds").
    """
    return Fraction(3 * 2**rounds, 2)


FEWEST_ROUNDS = 3
"""With fewer rounds acceleration is never recommended."""

CLASS_WIDTH = 200
"""The width of a US Chess rating class in points: 1400 to 1599, and so on."""


def recommendation(ratings: Sequence[int | None], rounds: int) -> Advice:
    """Whether acceleration is recommended for players with these ratings, with the arithmetic.

    Their number must reach `threshold`, no more than half of the rated players may be in one class
    of 200 points, and there must be at least three rounds. ``unmet`` has each condition that is not
    met with its figures, ``conditions`` their names. ``expected`` and ``expected_accelerated`` are
    the perfect scores to expect when every game has a winner, the latter when the upper half wins
    its games against the lower half in round 2.
    """
    players = len(ratings)
    inside, lowest = _fullest_class(ratings)
    rated = sum(rating is not None for rating in ratings)
    unmet: dict[str, str] = {}
    if rounds < FEWEST_ROUNDS:
        unmet["rounds"] = f"rounds {rounds} {FEWEST_ROUNDS}"
    if players < threshold(rounds):
        unmet["players"] = f"players {players} {threshold(rounds)} {rounds}"
    if 2 * inside > rated:
        highest = lowest + CLASS_WIDTH - 1
        unmet["class"] = f"class {inside} {rated} {lowest} {highest}"
    expected = Fraction(players, 2**rounds)
    accelerated = Fraction(players, 2 ** (rounds + (rounds > 1)))
    facts: dict[str, Fact] = {
        "players": players,
        "rounds": rounds,
        "threshold": threshold(rounds),
        "expected": _in_whole_words(expected),
        "expected_accelerated": _in_whole_words(accelerated),
        "perfect": _whole(expected),
        "perfect_accelerated": _whole(accelerated),
    }
    if not unmet:
        return Advice("acceleration_recommended", facts=facts)
    facts |= {"unmet": tuple(unmet.values()), "conditions": tuple(unmet)}
    return Advice("acceleration_not_recommended", facts=facts)


def _fullest_class(ratings: Sequence[int | None]) -> tuple[int, int]:
    """The number of players in the largest class, and where that class begins."""
    counts = Counter(rating // CLASS_WIDTH for rating in ratings if rating is not None)
    inside, minus_index = max(((count, -at) for at, count in counts.items()), default=(0, 0))
    return inside, -minus_index * CLASS_WIDTH


def _whole(figure: Fraction) -> int:
    return int(figure + Fraction(1, 2))


def _in_whole_words(figure: Fraction) -> str:
    """``about 4``, ``about one`` or ``under one``; `present` has words for these."""
    if figure < 1:
        return "under one"
    return "about one" if _whole(figure) == 1 else f"about {_whole(figure)}"
