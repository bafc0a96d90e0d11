"""The cost of pairing a score group, in the order of preference of docs/rules/us-swiss.md.

The counts outrank one another from the first to the last. For a given set of players left over they
are sums over pairs, so that one matching finds their minimum. Sources: US Chess 27A4–5, 29E4, 29E5
and 29E6.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.core.matching import ranked
from tourneydesk.formats.us_swiss.pairing.colors import allotment, balance, due
from tourneydesk.formats.us_swiss.pairing.entrants import Entrant
from tourneydesk.formats.us_swiss.pairing.natural import FREE_OF_INTERCHANGE, Natural, Pair

COUNTS = (
    "third",
    "over_equalisation_limit",
    "equalisation",
    "over_alternation_limit",
    "alternation",
    "downfloaters",
    "interchanges",
    "changed",
    "sizes",
    "distance",
    "lower_down",
    "lot",
)
"""The counts by name; the last two only decide what the rules leave equal (our reading): a change
lower down the list is preferred, then a number fixed for every two positions.
"""

Counts = tuple[int, ...]
"""One figure for each of COUNTS."""

FIXED_LOTS = 61


@dataclass(frozen=True, slots=True)
class Limits:
    """How many rating points a switch may span.

    ``alternation``: to alternate colors (29E5a); ``equalization``: to equalize them (29E5b).
    """

    alternation: int
    equalization: int


@dataclass(frozen=True, slots=True)
class Paired:
    """The pairs of a score group (by position, lower first), their counts, and whether these are
    proved least.

    ``natural`` is the pairing from which changes are measured.
    """

    pairs: tuple[Pair, ...]
    counts: Counts
    natural: Natural
    proved: bool = True


@dataclass(frozen=True, slots=True)
class PairingTask:
    """An even score group ready to be paired: its players in order and their natural pairing.

    ``forced`` are the ids of two who must meet (to explain why they did not).
    """

    players: Sequence[Entrant]
    natural: Natural
    limits: Limits
    forced: Pair | None = None


def size(players: Sequence[Entrant], natural: Natural, first: int, second: int) -> int:
    """The size of a pair in rating points (29E5c–d, 29E5g): 0 if natural or with an unrated
    player.
    """
    if natural.partner[first] == second:
        return 0
    ratings = [
        players[p].rating for p in (first, second, natural.partner[first], natural.partner[second])
    ]
    mine, theirs, due_to_me, due_to_them = ratings
    if mine is None or theirs is None or due_to_me is None or due_to_them is None:
        return 0
    return min(abs(theirs - due_to_me), abs(mine - due_to_them))


def pair_counts(
    players: Sequence[Entrant], natural: Natural, limits: Limits, first: int, second: int
) -> Counts:
    """The counts of one pair; the lower position first. Players left over count nothing here."""
    shared = allotment(players[first].colors, players[second].colors)
    changed = natural.partner[first] != second
    span = size(players, natural, first, second)
    same_half = natural.upper[first] == natural.upper[second]
    return (
        shared.third,
        int(span > limits.equalization),
        shared.equalization,
        int(span > limits.alternation),
        shared.alternation,
        0,
        int(changed and same_half and span <= limits.alternation),
        int(changed),
        span,
        (natural.partner[first] - second) ** 2 + (natural.partner[second] - first) ** 2,
        len(players) - first if changed else 0,
        first * first * second % FIXED_LOTS if changed else 0,
    )


def total(task: PairingTask, pairs: Sequence[Pair]) -> Counts:
    """The counts of all pairs together."""
    natural, limits = task.natural, task.limits
    rows = [pair_counts(task.players, natural, limits, first, second) for first, second in pairs]
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * len(COUNTS)


@dataclass(frozen=True, slots=True)
class RepairCost:
    """Counts 7 to 10 of a pair as one number; each interchange costs FREE_OF_INTERCHANGE."""

    players: Sequence[Entrant]
    limits: Limits

    def __call__(self, natural: Natural, first: int, second: int) -> int:
        counts = pair_counts(self.players, natural, self.limits, first, second)
        count = len(self.players)
        most = (1, 4000, 2 * count * count, count, FIXED_LOTS)
        rest = ranked(counts[7:], most, count // 2)
        return counts[6] * FREE_OF_INTERCHANGE + rest


def color_bound(players: Sequence[Entrant]) -> Counts:
    """The least possible counts 1 to 5 for these players, whoever meets whom (29E6): where more
    than half are due one color, the surplus must meet one another.
    """
    two_apart = {"W": 0, "B": 0}
    any_due = {"W": 0, "B": 0, "": 0}
    for player in players:
        color = due(player.colors)
        any_due[color] += 1
        if balance(player.colors):
            two_apart[color] += 1
    half = len(players) // 2
    equalization = max(0, two_apart["W"] - half, two_apart["B"] - half)
    misses = max(0, any_due["W"] - half, any_due["B"] - half)
    return 0, 0, equalization, 0, max(0, misses - equalization)
