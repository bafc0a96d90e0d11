"""Quotes values as entered, for sentences that say why they were refused."""

import unicodedata
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction

LONGEST = 40
FEWEST_OF_TOO_MANY = 10**18
TOO_MANY = "a number of so many digits"


def as_entered(value: object) -> str:
    """A value as JSON writes it, in at most about 40 characters: ``“12”``, ``12.0``, ``null``."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return f"“{in_one_line(value)}”"
        case int():
            return str(value) if abs(value) < FEWEST_OF_TOO_MANY else TOO_MANY
        case Fraction():
            return _with_places(value)
        case list() | tuple():
            return in_one_line("[" + ", ".join(as_entered(item) for item in value[:LONGEST]) + "]")
        case Mapping():
            return "{…}" if value else "{}"
        case _:
            return in_one_line(str(value))


def _with_places(value: Fraction) -> str:
    if abs(value.numerator) >= FEWEST_OF_TOO_MANY * value.denominator:
        return TOO_MANY
    # 12.0 is not the whole number that is required, so it must not look like one.
    text = str(Decimal(value.numerator) / value.denominator)
    return f"{text}.0" if value.denominator == 1 else text


def in_one_line(text: str) -> str:
    """Text cut to 40 characters, with a dot for each hidden character or line break."""
    visible = "".join(_visible(character) for character in text[: LONGEST + 1])
    return visible if len(visible) <= LONGEST else visible[: LONGEST - 1] + "…"


def _visible(character: str) -> str:
    return "·" if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") else character
