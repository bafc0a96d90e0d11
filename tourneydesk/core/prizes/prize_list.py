"""The prizes that an event offers, as the organizer entered them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

KINDS = ("place", "rating", "unrated", "age", "age_group", "club", "players", "team", "grade")
"""What a prize can be for; additions come last."""
NAMED = ("club", "team", "grade")
"""The kinds that are for players with one and the same entry in this field."""
CENTS = 100


@dataclass(frozen=True, slots=True)
class Category:
    """Whom a prize is for.

    ``kind`` is ``place`` (everybody), ``rating`` or ``age`` (from ``low`` to ``high``, both
    included, None = no bound), ``unrated``, ``age_group``, ``club``, ``team`` or ``grade`` (the one
    called ``value``), or ``players`` (those listed). ``unrated``: a rating class is open to the
    unrated too. ``name`` is what the organizer calls it; empty for the program's own words.
    """

    kind: str = "place"
    low: int | None = None
    high: int | None = None
    unrated: bool = False
    value: str = ""
    players: tuple[int, ...] = ()
    name: str = ""


EVERYBODY = Category()


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize for a place among the players of a category: money in hundredths (``amount``), or
    with amount 0 something else, such as a trophy (``text``).
    """

    place: int
    amount: int = 0
    text: str = ""
    category: Category = EVERYBODY


@dataclass(frozen=True, slots=True)
class PrizeList:
    """All prizes of an event, and the house rules for awarding them.

    - ``currency``: a sign or name, as entered.
    - ``share``: tied players share money equally (US Chess 32B2); else tiebreaks decide.
    - ``one_each``: a player wins at most one money prize and one other prize (US Chess 32B1).
    - ``withdrawn``: players who withdrew can win, by their place in the standings.
    - ``whole``: shares are rounded down to whole units, else to hundredths.
    """

    prizes: tuple[Prize, ...] = ()
    currency: str = ""
    share: bool = True
    one_each: bool = True
    withdrawn: bool = True
    whole: bool = False

    def __bool__(self) -> bool:
        return bool(self.prizes)

    @property
    def total(self) -> int:
        """All money, in hundredths."""
        return sum(prize.amount for prize in self.prizes)


NO_PRIZES = PrizeList()


def by_category(prizes: Sequence[Prize]) -> Mapping[Category, Sequence[Prize]]:
    """The prizes of each category, in the order of the list."""
    found: dict[Category, list[Prize]] = {}
    for prize in prizes:
        found.setdefault(prize.category, []).append(prize)
    return found
