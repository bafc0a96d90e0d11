"""The settings of a US Chess Swiss."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.event import SettingValue
from tourneydesk.core.field import MARKS
from tourneydesk.core.settings import Choice, Setting, Several, Whole, whole, whole_or_none

TIEBREAKS = (
    "modified_median",
    "solkoff",
    "cumulative",
    "median",
    "cumulative_opposition",
    "result",
    "most_blacks",
    "sonneborn_berger",
    "buchholz",
    "played_first",
    "opposition_rating",
    "kashdan",
    "coin",
)
"""The tiebreaks by key."""

ANNOUNCED = ("modified_median", "solkoff", "cumulative", "cumulative_opposition")
"""The four that 34E announces where no others are posted: the default."""

SETTINGS: tuple[Setting, ...] = (
    Whole("rounds", 4, 1, 99),
    Choice("acceleration", ("none", "adjusted_rating", "added_score")),
    Whole("alternation_limit", 80, 0, 4000),
    Whole("equalisation_limit", 200, 0, 4000),
    Choice("first_colour", ("lot", "white", "black")),
    Several("tiebreaks", ANNOUNCED, TIEBREAKS),
    Choice("missed_rounds", ("zero", "half")),
    Choice("last_round_byes", ("stand", "can_be_withdrawn")),
    Whole("half_point_byes", None, 0, 99, or_none=True),
    Choice("bye_points", (1, Fraction(1, 2), 0)),
    Choice("pairing_rating", ("first", "second")),
    Choice("keep_apart", (None, *MARKS)),
)
"""New settings come last: papers identify a setting by its position."""


@dataclass(frozen=True, slots=True)
class Rules:
    """An event's settings with their types; limits in rating points.

    ``missed_halves`` is the value of each round before a late entry, in half points;
    ``last_byes_stand`` whether a half-point bye requested for the last round is irrevocable;
    ``half_point_byes`` how many of them a player may request, None = no limit; ``bye_points`` the
    value of the bye of an odd field; ``keep_apart`` the mark of players who are not to meet where
    that costs no score group, None = none.
    """

    rounds: int
    acceleration: str
    alternation_limit: int
    equalization_limit: int
    first_color: str
    tiebreaks: tuple[str, ...]
    missed_halves: int
    last_byes_stand: bool
    half_point_byes: int | None
    bye_points: Fraction
    keep_apart: str | None

    @property
    def accelerated(self) -> bool:
        return self.acceleration != "none"


def pairs_by_second(settings: Mapping[str, SettingValue]) -> bool:
    """Whether the second rating counts: quick, blitz or FIDE."""
    return settings["pairing_rating"] == "second"


def rules_of(settings: Mapping[str, SettingValue]) -> Rules:
    """The settings of an event; every key must be present."""
    tiebreaks, worth = settings["tiebreaks"], settings["bye_points"]
    return Rules(
        rounds=whole(settings["rounds"]),
        acceleration=str(settings["acceleration"]),
        alternation_limit=whole(settings["alternation_limit"]),
        equalization_limit=whole(settings["equalisation_limit"]),
        first_color=str(settings["first_colour"]),
        tiebreaks=tuple(map(str, tiebreaks)) if isinstance(tiebreaks, tuple) else (),
        missed_halves=1 if settings["missed_rounds"] == "half" else 0,
        last_byes_stand=settings["last_round_byes"] == "stand",
        half_point_byes=whole_or_none(settings["half_point_byes"]),
        keep_apart=None if settings["keep_apart"] is None else str(settings["keep_apart"]),
        bye_points=Fraction(worth) if isinstance(worth, int | Fraction) else Fraction(1),
    )
