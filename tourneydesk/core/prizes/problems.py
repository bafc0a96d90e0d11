"""What is wrong with a prize list: what no file can hold, and what cannot be awarded."""

from collections.abc import Collection, Iterator, Sequence

from tourneydesk.core.prizes.prize_list import KINDS, Category, Prize, PrizeList
from tourneydesk.core.sayings import Problem

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
