"""The settings of the format, the chart of rounds, the clauses, the code on paper."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from tourneydesk.core.event import Event, Player, SettingValue
from tourneydesk.core.field import MARKS, active
from tourneydesk.core.format import PaperCode
from tourneydesk.core.settings import Bounds, Choice, Names, Setting, Whole, whole, whole_or_none

MOST_AGE_GROUPS = 10

SETTINGS: tuple[Setting, ...] = (
    Whole("rounds", None, 1, 999, or_none=True),
    Bounds("age_groups", (11, 15), 1, 130, most=MOST_AGE_GROUPS - 1),
    Names("age_group_names", most=MOST_AGE_GROUPS),
    Choice("record", ("points", "win_loss_draw")),
    Choice("games_per_match", (1, 3, 5)),
    Choice("ties", ("latest_loss", "shared", "opponents")),
    Choice("top_cut", (None, 2, 4, 8, 16)),
    Choice("top_cut_games", (None, 1, 3, 5)),
    Whole("win_points", 3, 1, 99),
    Whole("draw_points", 1, 0, 99),
    Whole("bye_points", None, 0, 99, or_none=True),
    Choice("oldest_meets_youngest", (True, False)),
    Choice("keep_apart", (None, *MARKS)),
)
"""New settings come last: papers identify a setting by its position."""


@dataclass(frozen=True, slots=True)
class Rules:
    """An event's settings with their types.

    ``rounds`` None = by the chart. ``bounds`` are the lowest ages of all age groups but the
    youngest, ``names`` the names of the age groups, youngest first. ``top_cut`` is the number of
    players who play on in a bracket, 0 = none, in matches of ``top_cut_games``. ``win``, ``draw``
    and ``bye`` are match points; ``mixes_outermost``: the oldest and the youngest group may meet.
    ``keep_apart`` is the mark of players who do not meet where it costs no score group.
    """

    rounds: int | None
    bounds: tuple[int, ...]
    names: tuple[str, ...]
    literal_record: bool
    games: int
    ties: str
    top_cut: int
    top_cut_games: int
    win: int
    draw: int
    bye: int
    mixes_outermost: bool
    keep_apart: str | None

    def group_of(self, player: Player) -> int | None:
        """A player's age group, 0 being the youngest; None where neither group nor age is known. An
        entered group overrides the age.
        """
        if player.age_group is not None:
            wanted = _alike(player.age_group)
            return next((at for at, name in enumerate(self.names) if _alike(name) == wanted), None)
        return None if player.age is None else bisect_right(self.bounds, player.age)


def rules(settings: Mapping[str, SettingValue]) -> Rules:
    """The settings of an event; every key must be present."""
    names = settings["age_group_names"]
    steps = _wholes(settings["age_groups"])
    games, win = whole(settings["games_per_match"]), whole(settings["win_points"])
    bye, top_games = whole_or_none(settings["bye_points"]), whole_or_none(settings["top_cut_games"])
    return Rules(
        rounds=whole_or_none(settings["rounds"]),
        bounds=steps,
        names=tuple(map(str, names)) if isinstance(names, tuple) else built_names(steps),
        literal_record=settings["record"] == "win_loss_draw",
        games=games,
        ties=str(settings["ties"]),
        top_cut=whole_or_none(settings["top_cut"]) or 0,
        top_cut_games=games if top_games is None else top_games,
        win=win,
        draw=whole(settings["draw_points"]),
        bye=win if bye is None else bye,
        mixes_outermost=settings["oldest_meets_youngest"] is True,
        keep_apart=None if settings["keep_apart"] is None else str(settings["keep_apart"]),
    )


def built_names(bounds: tuple[int, ...]) -> tuple[str, ...]:
    """Names of the age groups from their ages: ``10 and under``, ``11–14``, ``15 and up``."""
    first = f"{bounds[0] - 1} and under" if bounds[0] > 1 else "0"
    between = (
        str(low) if high == low + 1 else f"{low}–{high - 1}" for low, high in pairwise(bounds)
    )
    return (first, *between, f"{bounds[-1]} and up")


def _alike(name: str) -> str:
    """A group's name for comparison: any dash, any capitals."""
    return name.casefold().replace("–", "-").replace("—", "-").replace(" ", "")


def _wholes(value: SettingValue) -> tuple[int, ...]:
    return (
        tuple(item for item in value if isinstance(item, int)) if isinstance(value, tuple) else ()
    )


# The clauses that reasons cite: the sections of the "Age-Modified Swiss Pairing System" sheet, or
# our reading where it is silent.

_PAIRING = "Age-Modified Swiss, Score Recording & Pairing"

FIRST_ROUND = f"{_PAIRING} 1"
RECORD_THEN_AGE = f"{_PAIRING} 3"
ELDEST_AND_YOUNGEST = f"{_PAIRING} 3, note"
MOVING_DOWN = f"{_PAIRING} 4"
TIES = f"{_PAIRING} 8"
OURS = "our reading"
HOUSE = "a rule of this event"

# How codes on paper encode this format; it never changes, so that old papers stay readable.

PAPER_CODE = PaperCode(
    number=1,
    kinds=("swiss",),
    later_kinds=("playoff",),
    settings={
        "rounds": None,
        "age_groups": (11, 15),
        "age_group_names": None,
        "record": "points",
        "games_per_match": 1,
        "ties": "latest_loss",
        "top_cut": None,
        "top_cut_games": None,
        "win_points": 3,
        "draw_points": 1,
        "bye_points": None,
        "oldest_meets_youngest": True,
        "keep_apart": None,
    },
)

# How many rounds a field plays.

CHART = ((32, 5), (64, 6), (128, 7), (226, 8), (409, 9))
"""(Most players, rounds): the chart of the source (Age-Modified Swiss, Appropriate Number of Swiss
Rounds).
"""

MOST_ROUNDS = 10
"""The rounds for more players than the chart lists."""

CHART_FROM = 17
"""The chart begins here; below it the number of rounds is our reading."""


def rounds_by_chart(players: int) -> int:
    """The rounds for that number of players (two or more).

    Below 17, where the chart says nothing: as many as it takes to leave one player unbeaten.
    """
    if players < CHART_FROM:
        return max(1, (players - 1).bit_length())
    return next((rounds for most, rounds in CHART if players <= most), MOST_ROUNDS)


def swiss_planned(event: Event) -> int | None:
    """The number of Swiss rounds; None while there are too few players to tell."""
    chosen, count = rules(event.settings).rounds, starters(event)
    if chosen is not None:
        return chosen
    return rounds_by_chart(count) if count >= 2 else None


def starters(event: Event) -> int:
    """The number of players in round 1, or of those who would play it now. Late entries do not
    change it.
    """
    if not event.rounds:
        return len(active(event, {}))
    first = event.rounds[0]
    return 2 * len(first.tables) + len(first.byes)
