"""Who has White: due colors, who gives way when both are due the same, and what that costs.

US Chess 29E. Histories have one letter a round: ``W``, ``B``, or ``-`` for a round without a game.
"""

from dataclasses import dataclass
from functools import cache

from tourneydesk.formats.us_swiss.pairing.entrants import NO_COLOR

OTHER = {"W": "B", "B": "W", "": ""}


@cache
def balance(history: str) -> int:
    """Games with White minus games with Black."""
    return history.count("W") - history.count("B")


@cache
def due(history: str) -> str:
    """The due color (29E3): the one played less often, else the opposite of the last; ``""`` where
    no game has been played (29E1).
    """
    surplus = balance(history)
    if surplus:
        return "B" if surplus > 0 else "W"
    games = history.replace(NO_COLOR, "")
    return OTHER[games[-1]] if games else ""


@cache
def run_of_two(history: str) -> str:
    """The color of the last two games if it was the same, else ``""``."""
    games = history.replace(NO_COLOR, "")
    return games[-1] if len(games) > 1 and games[-1] == games[-2] else ""


@dataclass(frozen=True, slots=True)
class Allotment:
    """How two players share the colors.

    ``first`` is the color of the first player, ``""`` where rank (``higher_rank``) or the
    alternation of boards (``no_colors``) decides. ``third``, ``equalization`` and ``alternation``
    count the players who have a color a third time in a row without need (see `thirds`), who end
    two apart, and who only miss the change of colors. ``round`` is the round in which their colors
    last differed.
    """

    first: str
    code: str
    round: int = 0
    third: int = 0
    equalization: int = 0
    alternation: int = 0


@cache
def allotment(first: str, second: str) -> Allotment:
    """Which player has which color, by 29E3 and 29E4."""
    first_color, code, round_number = _by_due(first, second)
    # Where rank decides, both histories are equal: the cost is the same either way.
    color = first_color or due(first) or "W"
    return Allotment(
        first_color,
        code,
        round_number,
        thirds(first, color, second),
        *_misses(((first, color), (second, OTHER[color]))),
    )


def _by_due(first: str, second: str) -> tuple[str, str, int]:
    mine, theirs = due(first), due(second)
    if not mine and not theirs:
        return "", "no_colors", 0
    if mine != theirs:
        code = "both_due" if mine and theirs else "one_due"
        return mine or OTHER[theirs], code, 0
    if abs(balance(first)) != abs(balance(second)):
        larger = abs(balance(first)) > abs(balance(second))
        return (mine if larger else OTHER[mine]), "larger_imbalance", 0
    as_due, turned = _runs(first, mine, second), _runs(first, OTHER[mine], second)
    if as_due != turned:
        return (mine if as_due < turned else OTHER[mine]), "spares_a_third", 0
    for index in range(len(first) - 1, -1, -1):
        if first[index] != second[index]:
            had = first[index]
            first_color = OTHER[had] if had != NO_COLOR else second[index]
            return first_color, "last_differed", index + 1
    return "", "higher_rank", 0


@cache
def thirds(first: str, color: str, second: str) -> int:
    """How many of the two get a color a third time in a row without need, when the first has
    ``color``. It is needed where the reverse would leave a player further out of balance (29E5f:
    BBWW has White against WWBW).
    """
    runs = _runs(first, color, second)
    if runs and _beyond_one(first, color, second) < _beyond_one(first, OTHER[color], second):
        return 0
    return runs


def _runs(first: str, color: str, second: str) -> int:
    """How many of the two get a color a third time in a row when the first has ``color``."""
    return (run_of_two(first) == color) + (run_of_two(second) == OTHER[color])


def _beyond_one(first: str, color: str, second: str) -> int:
    """Games beyond a balance of one, for both together, when the first has ``color``."""
    sign = 1 if color == "W" else -1
    return max(abs(balance(first) + sign) - 1, 0) + max(abs(balance(second) - sign) - 1, 0)


def _misses(sides: tuple[tuple[str, str], ...]) -> tuple[int, int]:
    missed = [history for history, color in sides if due(history) not in ("", color)]
    two_apart = sum(1 for history in missed if balance(history))
    return two_apart, len(missed) - two_apart
