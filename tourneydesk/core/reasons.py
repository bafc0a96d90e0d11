"""Reasons, problems and advice as data: a code and facts, never a sentence.

A code, the players it is about, and the facts; `present` puts them into words.
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction

Fact = int | str | Fraction | tuple[int | str, ...] | None
"""A figure, a word or a list of either; player ids go into ``players``, never here."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice was made, stored with the choice; ``rule`` cites the source it follows."""

    code: str
    rule: str
    players: tuple[int, ...] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Saying:
    """A message as data; `present` has the words for its code."""

    code: str
    players: tuple[int, ...] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Problem(Saying):
    """What prevents a decision (or is worth a warning), and what would help."""


@dataclass(frozen=True, slots=True)
class Advice(Saying):
    """Something the organizer should know before the next step; it prevents nothing by itself."""


class Refused(Exception):
    """A decision that was not taken; the event is unchanged."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(", ".join(problem.code for problem in problems))
        self.problems = problems


# Quotes values as entered, for sentences that say why they were refused.

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
