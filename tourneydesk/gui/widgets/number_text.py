"""Parses the numbers that people type, exactly."""

import re
from fractions import Fraction

from tourneydesk.present.messages import current_language

_WHOLE = re.compile(r"[0-9]{1,10}", re.ASCII)
_DECIMAL = re.compile(r"([-−]?)([0-9]{1,10})(?:[.,]([0-9]{1,6}))?", re.ASCII)


def whole_number(text: str) -> int | None:
    """A whole number of 0 or more, or None."""
    text = text.strip()
    return int(text) if _WHOLE.fullmatch(text) else None


def exact_number(text: str) -> Fraction | None:
    """A number with at most six decimal places, with a point or comma; otherwise None."""
    found = _DECIMAL.fullmatch(text.strip())
    if found is None:
        return None
    sign, whole_part, places = found.groups()
    places = places or ""
    value = Fraction(int(whole_part + places), 10 ** len(places))
    return -value if sign else value


def as_typed(value: Fraction | int) -> str:
    """A number as typed in the current language: 12, 7.5 or 7,5, -3."""
    value = Fraction(value)
    if value.denominator == 1:
        return str(value.numerator)
    sign, rest = ("-" if value < 0 else ""), abs(value)
    millionths = rest * 10**6
    digits = f"{millionths.numerator // millionths.denominator:07d}"
    return f"{sign}{digits[:-6]}{current_language().decimal}{digits[-6:]}".rstrip("0")
