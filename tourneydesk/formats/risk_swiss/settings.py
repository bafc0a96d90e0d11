"""The settings of the format, and how codes on paper encode them."""

from collections.abc import Mapping
from dataclasses import dataclass

from tourneydesk.core.event import SettingValue
from tourneydesk.core.field import MARKS
from tourneydesk.core.format import PaperCode
from tourneydesk.core.settings import ByPlace, Choice, Setting, Several, Whole, whole, whole_or_none

POINTS = (5, 4, 3, 2, 1)
"""Match points by place (RISK 2210 Swiss, score recording 5)."""
BY_THE_SOURCE = ("game_points", "energy")
"""The tiebreaks of RISK 2210 Swiss, score recording 2."""
TIEBREAKS = (*BY_THE_SOURCE, "first_places")

SETTINGS: tuple[Setting, ...] = (
    Whole("swiss_rounds", None, 1, 999, or_none=True),
    Whole("boards", None, 1, 9999, or_none=True),
    Choice("final", (True, False)),
    Choice("sanctioned", (True, False)),
    Choice("new_opponents_first", (False, True)),
    Whole("k_value", None, 1, 1000, or_none=True),
    Choice("finalists", (5, 4)),
    ByPlace("points_by_place", POINTS, 0, 99),
    Several("tiebreaks", BY_THE_SOURCE, TIEBREAKS),
    Choice("keep_apart", (None, *MARKS)),
    Choice("semi_final", (False, True)),
)
"""New settings come last: papers identify a setting by its position."""


@dataclass(frozen=True, slots=True)
class Rules:
    """An event's settings with their types.

    ``swiss_rounds`` None = by the chart; ``boards`` None = the fewest; ``k_value`` None = no
    rating changes. ``finalists`` play the final; ``points`` are the match points from first to
    fifth place; ``tiebreaks`` come before the lot. ``keep_apart`` is the mark of players who sit
    apart where equally mixed boards allow it, None = none. ``semi_final``: two boards play for the
    seats of the final.
    """

    swiss_rounds: int | None
    boards: int | None
    final: bool
    sanctioned: bool
    new_opponents_first: bool
    k_value: int | None
    finalists: int
    points: tuple[int, ...]
    tiebreaks: tuple[str, ...]
    keep_apart: str | None
    semi_final: bool

    @property
    def tiebreaks_of_source(self) -> bool:
        return self.tiebreaks == BY_THE_SOURCE


def rules(settings: Mapping[str, SettingValue]) -> Rules:
    """The settings of an event; every key must be present."""
    points, tiebreaks = settings["points_by_place"], settings["tiebreaks"]
    return Rules(
        swiss_rounds=whole_or_none(settings["swiss_rounds"]),
        boards=whole_or_none(settings["boards"]),
        final=settings["final"] is True,
        sanctioned=settings["sanctioned"] is True,
        new_opponents_first=settings["new_opponents_first"] is True,
        k_value=whole_or_none(settings["k_value"]),
        finalists=whole(settings["finalists"]),
        keep_apart=None if settings["keep_apart"] is None else str(settings["keep_apart"]),
        semi_final=settings["semi_final"] is True,
        points=tuple(map(int, points)) if isinstance(points, tuple) else POINTS,
        tiebreaks=tuple(map(str, tiebreaks)) if isinstance(tiebreaks, tuple) else (),
    )


# How codes on paper encode this format; it never changes, so that old papers stay readable.

PAPER_CODE = PaperCode(
    number=2,
    kinds=("swiss", "final"),
    settings={
        "swiss_rounds": None,
        "boards": None,
        "final": True,
        "sanctioned": True,
        "new_opponents_first": False,
        "k_value": None,
        "finalists": 5,
        "points_by_place": (5, 4, 3, 2, 1),
        "tiebreaks": ("game_points", "energy"),
        "keep_apart": None,
        "semi_final": False,
    },
    later_kinds=("semi_final",),
)
