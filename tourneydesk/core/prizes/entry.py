"""The prizes of a category as people type them on one line: ``500 + Cup; 300; 200``."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from tourneydesk.core.prizes.prize_list import CENTS, Category, Prize
from tourneydesk.core.quoting import in_one_line
from tourneydesk.core.sayings import Problem, Refused

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
