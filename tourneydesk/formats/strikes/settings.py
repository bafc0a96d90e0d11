"""The settings of the format, and how codes on paper encode them."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.event import SettingValue
from tourneydesk.core.format import PaperCode
from tourneydesk.core.settings import Choice, Ladders, Setting, Whole, ladder, whole, whole_or_none

BY_PLACE: Mapping[int, tuple[int, ...]] = {
    5: (0, 6, 12, 18, 24),
    4: (0, 8, 16, 24),
    3: (0, 12, 24),
    # The source gives no strikes for two players; first and last as everywhere is our reading.
    2: (0, 24),
}
"""Strikes for first, second … place by the number of players. Source: "Strikes received by place".
"""

SETTINGS: tuple[Setting, ...] = (
    Choice("largest_table", (5, 4)),
    Whole("elimination_level", 35, 1, 10**6),
    Choice("seating", ("optimised", "dealt_30")),
    Choice("works_with_two", (False, True)),
    Choice("five_left", ("four_and_bye", "three_and_two")),
    Whole("rounds", None, 1, 99, or_none=True),
    Ladders("strikes_by_place", tuple(BY_PLACE), 999),
    Choice("re_entry", (False, True)),
)
"""New settings come last: papers identify a setting by its position."""

SOURCE = "Boardgame Tournament Design (Czapski 2017)"
READING = "our reading"
HOUSE_RULE = "a rule of this event"

RANDOM = "random"
SPLIT = "split"
PLAYOFF = "playoff"


@dataclass(frozen=True, slots=True)
class Rules:
    """The settings of one event, typed.

    ``level`` is the number of strikes from which a player is out; ``three_and_two`` whether five
    players left sit at tables of three and two (only where a table takes at most four). The event
    ends after ``rounds`` rounds if no one has won before; None = no limit. ``by_place`` are the
    strikes for first, second … place by the number of players at the table. ``re_entry``: a player
    who is out may enter once more.
    """

    largest_table: int
    level: Fraction
    optimized: bool
    works_with_two: bool
    three_and_two: bool
    rounds: int | None
    by_place: Mapping[int, tuple[int, ...]]
    re_entry: bool

    @property
    def last_place(self) -> Fraction:
        """The strikes of a last place: 24 at a table of any size. Where the organizer's ladders
        differ, the most (our reading).
        """
        least = 2 if self.works_with_two else 3
        sizes = range(least, self.largest_table + 1)
        return Fraction(max(self.by_place[size][-1] for size in sizes))


def rules_of(settings: Mapping[str, SettingValue]) -> Rules:
    """The settings as rules; 3 + 2 counts only where the game works with two."""
    largest = whole(settings["largest_table"])
    works_with_two = settings["works_with_two"] is True
    return Rules(
        largest_table=largest,
        level=Fraction(whole(settings["elimination_level"])),
        optimized=settings["seating"] == "optimised",
        works_with_two=works_with_two,
        three_and_two=(
            largest == 4 and works_with_two and settings["five_left"] == "three_and_two"
        ),
        rounds=whole_or_none(settings["rounds"]),
        by_place=_by_place(settings["strikes_by_place"]),
        re_entry=settings["re_entry"] is True,
    )


def _by_place(value: SettingValue) -> Mapping[int, tuple[int, ...]]:
    """The organizer's ladders, and the source's for sizes without one."""
    if not isinstance(value, tuple):
        return BY_PLACE
    return {**BY_PLACE} | {len(steps): steps for steps in (ladder(str(text)) for text in value)}


def three_and_two_without_two(settings: Mapping[str, SettingValue]) -> bool:
    """Whether five left would sit 3 + 2 in a game that does not work with two."""
    return (
        settings["largest_table"] == 4
        and settings["five_left"] == "three_and_two"
        and settings["works_with_two"] is not True
    )


# How codes on paper encode this format; it never changes, so that old papers stay readable.

PAPER_CODE = PaperCode(
    number=4,
    kinds=("random", "split", "playoff"),
    settings={
        "largest_table": 5,
        "elimination_level": 35,
        "seating": "optimised",
        "works_with_two": False,
        "five_left": "four_and_bye",
        "rounds": None,
        "strikes_by_place": None,
        "re_entry": False,
    },
)
