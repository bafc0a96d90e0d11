"""The settings of the format, the rating that counts, the clauses."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.event import Event, Player, SettingValue
from tourneydesk.core.field import MARKS
from tourneydesk.core.format import PaperCode
from tourneydesk.core.ratings import Rating, rating_in_use
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


# The clauses that reasons cite, by subject (US Chess rule book, chapter on Swisses).

NO_REMATCH = "US Chess 27A1"
EQUAL_SCORES = "US Chess 27A2"
NUMBERS = "US Chess 28A"
NATURAL = "US Chess 29C1"
ODD_PLAYER = "US Chess 29D"
FULL_BYE = "US Chess 28L"
HOUSE_PLAYER = "US Chess 28M"
HALF_BYE = "US Chess 22C"
FIRST_COLORS = "US Chess 29E2"
DUE_COLOR = "US Chess 29E3"
BOTH_DUE = "US Chess 29E4"
SWITCHES = "US Chess 29E5"
ALTERNATION = "US Chess 29E5a"
EQUALIZATION = "US Chess 29E5b"
NO_THIRD = "US Chess 29E5f"
LOOK_AHEAD = "US Chess 29E6"
ACCELERATED = "US Chess 28R"
ADDED_SCORE = "US Chess 28R1"
ADJUSTED_RATING = "US Chess 28R2"
OURS = "our reading"
HOUSE = "a rule of this event: kept apart where it costs no score group"

# How codes on paper encode this format; it never changes, so that old papers stay readable.

PAPER_CODE = PaperCode(
    number=5,
    kinds=("swiss",),
    settings={
        "rounds": 4,
        "acceleration": "none",
        "alternation_limit": 80,
        "equalisation_limit": 200,
        "first_colour": "lot",
        "tiebreaks": ("modified_median", "solkoff", "cumulative", "cumulative_opposition"),
        "missed_rounds": "zero",
        "last_round_byes": "stand",
        "half_point_byes": None,
        "bye_points": 1,
        "pairing_rating": "first",
        "keep_apart": None,
    },
    first_settings={
        "tiebreaks": ("modified_median", "solkoff", "cumulative", "median", "cumulative_opposition")
    },
    roles=("white", "black"),
)

# The rating that counts in an event: the first or the second one, as its settings say.


def rating_of(event: Event, player: Player) -> Rating:
    """The rating of a player by which rounds are paired."""
    return rating_in_use(player, second=pairs_by_second(event.settings))


def rating_number(event: Event, player_id: int) -> int | None:
    """The number of that rating, None for an unrated player."""
    return rating_of(event, event.player(player_id)).number
