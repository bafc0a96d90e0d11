"""The players of a round as the pairing sees them, and their colors.

Ranking by US Chess 28A–28E: rating, highest first; unrated last; equal ratings by lot.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from tourneydesk.core.cache import remembered
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.formats.us_swiss.records import Records, records, score
from tourneydesk.formats.us_swiss.settings import rating_number, rating_of

NO_COLOR = "-"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player before a round.

    ``rank`` is the pairing number, 1 for the highest; ``halves`` the score in half points;
    ``colors`` one letter a round, ``W``, ``B`` or ``-`` where no game was played; ``barred`` holds
    the ids of past and forbidden opponents, and of those ``apart``: players with the same mark who
    are not to meet in this round (see `kept_apart`). ``full_bye``: had a full-point bye or an
    unplayed win; ``half_bye``: requested a half-point bye in some round; ``late``: entered late.
    """

    id: int
    rank: int
    rating: int | None
    halves: int
    colors: str = ""
    barred: frozenset[int] = frozenset()
    full_bye: bool = False
    half_bye: bool = False
    late: bool = False
    apart: frozenset[int] = frozenset()


def lot_seed(event: Event, seed: str) -> str:
    """The seed of the lots among equal ratings: that of round 1, so that ranks never change."""
    return event.rounds[0].seed if event.rounds else seed


def ranked_ids(event: Event, seed: str) -> list[int]:
    """Every entered player, in order of rank. ``seed`` is that of the lots (see `lot_seed`)."""

    def key(player: int) -> tuple[bool, int, int, int]:
        rating = ratings[player]
        same = rating in repeated
        lot = Draw(seed, f"pairing number {player}").below(1 << 32) if same else 0
        return rating is None, -(rating or 0), lot, player

    seen: set[int | None] = set()
    repeated: set[int | None] = set()
    ratings = {player.id: rating_of(event, player).number for player in event.players}
    for rating in ratings.values():
        (repeated if rating in seen else seen).add(rating)
    return sorted(ratings, key=key)


def entrants(event: Event, players: Iterable[int], seed: str) -> list[Entrant]:
    """These players before the next round, in order of rank."""
    taking_part = set(players)
    return [entrant for entrant in _everybody(event, seed) if entrant.id in taking_part]


@remembered
def _everybody(event: Event, seed: str) -> Sequence[Entrant]:
    known = records(event)
    barred = _barred(event, known)
    asked_half = {request.player for request in event.bye_requests if request.points > 0}
    return [
        Entrant(
            id=player,
            rank=rank,
            rating=rating_number(event, player),
            halves=score(known[player]),
            colors="".join(entry.color or NO_COLOR for entry in known[player]),
            barred=frozenset(barred[player]),
            full_bye=any(entry.unplayed_win or entry.given for entry in known[player]),
            half_bye=player in asked_half,
            late=event.player(player).joined > 0,
        )
        for rank, player in enumerate(ranked_ids(event, seed), start=1)
    ]


def _barred(event: Event, known: Records) -> dict[int, set[int]]:
    """Whom each player cannot meet: past opponents (27A1), and forbidden pairs."""
    barred: dict[int, set[int]] = {
        player: {e.opponent for e in entries if e.kind == "played" and e.opponent is not None}
        for player, entries in known.items()
    }
    for first, second in event.forbidden:
        barred[first].add(second)
        barred[second].add(first)
    return barred


# Who has White: due colors, who gives way when both are due the same, and what that costs.
#
# US Chess 29E. Histories have one letter a round: ``W``, ``B``, or ``-`` for a round without a
# game.

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
