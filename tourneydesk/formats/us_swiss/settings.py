"""What an organizer can choose for a US Chess Swiss."""

from collections.abc import Mapping
from dataclasses import dataclass

from tourneydesk.core.event import SettingValue
from tourneydesk.core.settings import Choice, Setting, Several, Whole

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
)
"""The tie-breaks by key; the first five are the book's own order and the default."""

SETTINGS: tuple[Setting, ...] = (
    Whole("rounds", 4, 1, 99),
    Choice("acceleration", ("none", "adjusted_rating", "added_score")),
    Whole("alternation_limit", 80, 0, 4000),
    Whole("equalisation_limit", 200, 0, 4000),
    Choice("first_colour", ("lot", "white", "black")),
    Several("tiebreaks", TIEBREAKS[:5], TIEBREAKS),
    Choice("missed_rounds", ("zero", "half")),
    Choice("last_round_byes", ("stand", "can_be_withdrawn")),
)


@dataclass(frozen=True, slots=True)
class Rules:
    """An event's settings with their types; limits in rating points.

    ``missed_halves`` is what each round before a late entry is worth, in half points;
    ``last_byes_stand`` whether a half-point bye asked for in the last round is irrevocable.
    """

    rounds: int
    acceleration: str
    alternation_limit: int
    equalisation_limit: int
    first_colour: str
    tiebreaks: tuple[str, ...]
    missed_halves: int
    last_byes_stand: bool

    @property
    def accelerated(self) -> bool:
        return self.acceleration != "none"


def rules_of(settings: Mapping[str, SettingValue]) -> Rules:
    """The settings of an event; every key must be there."""
    tiebreaks = settings["tiebreaks"]
    return Rules(
        rounds=_whole(settings["rounds"]),
        acceleration=str(settings["acceleration"]),
        alternation_limit=_whole(settings["alternation_limit"]),
        equalisation_limit=_whole(settings["equalisation_limit"]),
        first_colour=str(settings["first_colour"]),
        tiebreaks=tuple(map(str, tiebreaks)) if isinstance(tiebreaks, tuple) else (),
        missed_halves=1 if settings["missed_rounds"] == "half" else 0,
        last_byes_stand=settings["last_round_byes"] == "stand",
    )


def _whole(value: SettingValue) -> int:
    assert isinstance(value, int)
    return value
