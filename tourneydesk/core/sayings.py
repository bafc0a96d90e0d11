"""What the program has to say, as data: reasons, problems, advice.

A code, the players it is about, and the facts; `present` puts them into words.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
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
