"""The prize list of an event: its values, its one-line form, what is wrong with it."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.reasons import Problem, Refused, in_one_line

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


# The prizes of a category as people type them on one line: ``500 + Cup; 300; 200``.

NOTHING = ("", "-", "–")
"""A place without a prize."""
_BETWEEN = re.compile(r"[;\n]|,(?=\s)|,$")
_SPACES = re.compile(r"\s+")
_AMOUNT = re.compile(r"([0-9]{1,12})(?:[.,]([0-9]{1,2}))?", re.ASCII)
_UNCLEAR = re.compile(r"[0-9]+(?:[.,'][0-9]+)+", re.ASCII)


def prizes_on_line(line: str, category: Category, currency: str = "") -> tuple[Prize, ...]:
    """The prizes of a line, for 1st place, 2nd place and so on.

    Places are separated by a semicolon, by a comma and a space or, where all are amounts, by
    spaces; ``+`` joins two prizes of the same place, and a dash or nothing is a place without one.
    What is no amount is another prize. Raises Refused for an amount that could mean different
    things.
    """
    places = [part.strip() for part in _BETWEEN.split(line)]
    if len([part for part in places if part]) == 1:
        words = _SPACES.split(line.strip(" ,;"))
        if all(_amount(_bare(word, currency)) is not None for word in words):
            places = words
    while places and not places[-1]:
        places.pop()
    return tuple(
        prize
        for place, part in enumerate(places, start=1)
        if part not in NOTHING
        for prize in _at_place(place, part, category, currency)
    )


def line_of_prizes(places: Sequence[Sequence[Prize]]) -> str:
    """The same line as it is typed, given the prizes of each place that has some."""
    typed = {prizes[0].place: " + ".join(map(_typed, prizes)) for prizes in places}
    return "; ".join(typed.get(place, "–") for place in range(1, max(typed, default=0) + 1))


def _typed(prize: Prize) -> str:
    if not prize.amount:
        return prize.text
    whole, rest = divmod(prize.amount, CENTS)
    return f"{whole}.{rest:02}" if rest else str(whole)


def _at_place(place: int, part: str, category: Category, currency: str) -> Iterator[Prize]:
    for one in part.split("+"):
        said = _bare(one.strip(), currency)
        if not said:
            raise Refused(Problem("prize_line_empty", facts={"place": place}))
        cents = _amount(said)
        if cents is None and _UNCLEAR.fullmatch(said):
            raise Refused(Problem("prize_line_unclear", facts={"text": in_one_line(said)}))
        if cents == 0:
            raise Refused(Problem("prize_line_empty", facts={"place": place}))
        yield Prize(place, cents or 0, "" if cents else said, category)


def _bare(text: str, currency: str) -> str:
    """The text without the currency, or a common sign of one, before or behind a number."""
    for sign in filter(None, (currency, "$", "€", "£", "¥")):
        for bare in (text.removeprefix(sign).strip(), text.removesuffix(sign).strip()):
            if bare != text and bare[:1].isdigit() and bare[-1:].isdigit():
                return bare
    return text


def _amount(text: str) -> int | None:
    """An amount in hundredths, None if it is none."""
    found = _AMOUNT.fullmatch(text)
    if found is None:
        return None
    whole, rest = found.groups()
    return int(Fraction(f"{whole}.{rest or 0}") * CENTS)


# What is wrong with a prize list: what no file can hold, and what cannot be awarded.

MOST_PRIZES = 200
MOST_PLACE = 10_000
MOST_AMOUNT = 10**12
"""In hundredths."""
LONGEST_TEXT = 200
LONGEST_CURRENCY = 12
MOST_BOUND = 4000


def within_bounds(offered: PrizeList) -> bool:
    """Whether the figures and texts of a prize list are such as this version writes."""
    return (
        len(offered.prizes) <= MOST_PRIZES
        and len(offered.currency) <= LONGEST_CURRENCY
        and all(_prize_within_bounds(prize) for prize in offered.prizes)
    )


def _prize_within_bounds(prize: Prize) -> bool:
    category = prize.category
    bounds = [bound for bound in (category.low, category.high) if bound is not None]
    return (
        1 <= prize.place <= MOST_PLACE
        and 0 <= prize.amount <= MOST_AMOUNT
        and bool(prize.amount) != bool(prize.text.strip())
        and category.kind in KINDS
        and all(0 <= bound <= MOST_BOUND for bound in bounds)
        and max(map(len, (prize.text, category.value, category.name))) <= LONGEST_TEXT
    )


def prize_problems(offered: PrizeList, age_groups: Collection[str]) -> tuple[Problem, ...]:
    """Why these prizes cannot be awarded, empty if they can; ``prize`` is a number from 1."""
    if len(offered.prizes) > MOST_PRIZES:
        return (Problem("prizes_too_many", facts={"most": MOST_PRIZES}),)
    if len(offered.currency) > LONGEST_CURRENCY:
        return (Problem("prize_currency", facts={"most": LONGEST_CURRENCY}),)
    found = [
        problem
        for number, prize in enumerate(offered.prizes, start=1)
        if (problem := _prize_problem(number, prize, age_groups)) is not None
    ]
    return tuple(found) or tuple(_twice(offered.prizes))


def _prize_problem(number: int, prize: Prize, age_groups: Collection[str]) -> Problem | None:
    facts = {"prize": number}
    if not 1 <= prize.place <= MOST_PLACE:
        return Problem("prize_place", facts=facts)
    if not 0 <= prize.amount <= MOST_AMOUNT:
        return Problem("prize_amount", facts=facts)
    if not prize.amount and not prize.text.strip():
        return Problem("prize_of_nothing", facts=facts)
    if prize.amount and prize.text:
        return Problem("prize_of_both", facts=facts)
    if max(map(len, (prize.text, prize.category.value, prize.category.name))) > LONGEST_TEXT:
        return Problem("prize_text_length", facts={**facts, "most": LONGEST_TEXT})
    return _category_problem(number, prize.category, age_groups)


def _category_problem(
    number: int, category: Category, age_groups: Collection[str]
) -> Problem | None:
    facts = {"prize": number}
    bounds = [bound for bound in (category.low, category.high) if bound is not None]
    match category.kind:
        case "rating" | "age":
            if not bounds or bounds != sorted(bounds) or not 0 <= min(bounds) <= MOST_BOUND:
                return Problem("prize_class_bounds", facts=facts)
            if max(bounds) > MOST_BOUND:
                return Problem("prize_class_bounds", facts=facts)
        case "age_group":
            if category.value not in age_groups:
                known = tuple(age_groups)
                code = "prize_age_group_unknown" if known else "prize_no_age_groups"
                return Problem(code, facts={**facts, "known": known})
        case "club" | "team" | "grade":
            if not category.value.strip():
                return Problem(f"prize_{category.kind}_missing", facts=facts)
        case "players":
            if not category.players:
                return Problem("prize_players_missing", facts=facts)
    return None


def _twice(prizes: Sequence[Prize]) -> Iterator[Problem]:
    """Two prizes of one kind for the same place of the same category."""
    numbers: dict[tuple[Category, int, bool], int] = {}
    for number, prize in enumerate(prizes, start=1):
        other = numbers.setdefault((prize.category, prize.place, bool(prize.amount)), number)
        if other != number:
            yield Problem("prize_twice", facts={"prize": number, "other": other})
