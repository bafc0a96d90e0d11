"""The result a table reports: places, scores, a winner. Never what it is worth."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Two players: a winner, a draw, or the players who did not play.

    ``won`` and ``drawn_games`` count the games of a match where they were reported.
    """

    winner: int | None = None
    drawn: bool = False
    forfeited: tuple[int, ...] = ()
    won: Mapping[int, int] = field(default_factory=dict)
    drawn_games: int = 0


@dataclass(frozen=True, slots=True)
class BoardResult:
    """A board that ends in finishing places: 1 for the first of those who finished, and so on.

    ``withdrawn`` are the players who left or were disqualified; they have no place.
    """

    places: Mapping[int, int]
    game_points: Mapping[int, int] = field(default_factory=dict)
    energy: Mapping[int, int] = field(default_factory=dict)
    withdrawn: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreResult:
    """A table that ends in a number for each player, highest first; players who left have none."""

    scores: Mapping[int, Fraction]
    withdrawn: tuple[int, ...] = ()


def withdrawn_in(result: "Result | None") -> tuple[int, ...]:
    """The players who left that game or were disqualified; none where games have no such thing."""
    return result.withdrawn if isinstance(result, BoardResult | ScoreResult) else ()


Result = MatchResult | BoardResult | ScoreResult
