"""Places from keys: the better key ranks higher, equal keys share a place."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.reasons import Reason


@dataclass(frozen=True, slots=True)
class Tiebreak:
    """One figure that orders players of equal points, in the order in which the format compares
    them.
    """

    key: str
    value: Fraction


UNRANKED = 0
"""The place of a player who is listed after all others and affects nobody's place."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the standings: place (equal places are shared), points, tiebreaks.

    ``points`` are match points, wins or strikes, depending on the format. ``out_in`` is the round
    in which the player went out, None while the player is in.
    """

    place: int
    player: int
    points: Fraction
    tiebreaks: tuple[Tiebreak, ...] = ()
    out_in: int | None = None
    reasons: tuple[Reason, ...] = ()
    points_known: bool = True
    place_known: bool = True


@dataclass(frozen=True, slots=True)
class RankingKey:
    """One key by which players are ranked: more is better, unless ``fewer`` is set.

    ``key`` is that of a tiebreak, ``points`` for what the standings count, or one of the format's
    own (``in``, ``out_in`` …). ``tiebreak``: it only orders players who are tied, so it divides no
    money.
    """

    key: str
    value: Fraction
    fewer: bool = False
    tiebreak: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """What one round, table or opponent adds to a figure.

    ``counts`` is False for a part that was left out.
    """

    value: Fraction
    round: int | None = None
    table: int | None = None
    player: int | None = None
    counts: bool = True


@dataclass(frozen=True, slots=True)
class FigureBreakdown:
    """What a figure of the standings is made of: the sum of its parts that count, or their mean.

    ``key`` is ``points`` or that of a tiebreak.
    """

    key: str
    value: Fraction
    parts: tuple[Part, ...] = ()
    mean: bool = False


def points_then_tiebreaks(row: Standing) -> tuple[RankingKey, ...]:
    """The ranking of most formats: by points, then by each tiebreak, more being better."""
    breaks = (RankingKey(one.key, one.value, tiebreak=True) for one in row.tiebreaks)
    return (RankingKey("points", row.points), *breaks)


def places(keys: Iterable[tuple[int, Sequence[object]]]) -> list[tuple[int, int]]:
    """(place, player) for (player, key): smaller keys first, equal keys share the better place,
    shared places in order of player id.
    """
    rows = sorted(keys, key=lambda row: (tuple(row[1]), row[0]))
    placed: list[tuple[int, int]] = []
    for index, (player, key) in enumerate(rows):
        same = index > 0 and tuple(rows[index - 1][1]) == tuple(key)
        placed.append((placed[-1][0] if same else index + 1, player))
    return placed
