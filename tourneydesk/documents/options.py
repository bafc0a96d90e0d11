"""The choices that a document offers, such as how many slips are on a sheet."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tourneydesk.core.reasons import Fact, Problem, Refused, in_one_line
from tourneydesk.present.messages import text

Chosen = tuple[tuple[str, tuple[str, ...]], ...]
"""What was chosen: the keys of options, each with its values."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice that a document offers.

    ``values`` are what can be chosen, the first by default. With ``several``, any number of them
    can be, by default those of ``usual`` (all if it is empty). ``names`` are how people read the
    values; if empty, the messages ``paper-option-KEY-VALUE`` say it, and numbers speak for
    themselves. The label is ``paper-option-KEY``. What is chosen is not ``remembered`` for other
    events if the values have a meaning in one event only, such as its players.
    """

    key: str
    values: tuple[str, ...]
    several: bool = False
    usual: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    remembered: bool = True

    @property
    def default(self) -> tuple[str, ...]:
        if self.several:
            return self.usual or self.values
        return self.values[:1]

    @property
    def label(self) -> str:
        return text(f"paper-option-{self.key}")

    def name(self, value: str) -> str:
        """A value as people read it."""
        if self.names:
            return self.names[self.values.index(value)]
        return value if value.isdecimal() else text(f"paper-option-{self.key}-{value}")


def chosen_in(option: Option, chosen: Chosen) -> tuple[str, ...]:
    """The values of an option: those chosen that it has, in its own order, else its default."""
    values = dict(chosen).get(option.key, ())
    return tuple(value for value in option.values if value in values) or option.default


def check_chosen(offered: Iterable[Option], chosen: Chosen) -> None:
    """Raises Refused for an option that none of the documents offers, or a value that it does not
    have.
    """
    options: dict[str, tuple[str, ...]] = {}
    for option in offered:
        options[option.key] = tuple(dict.fromkeys((*options.get(option.key, ()), *option.values)))
    for key, values in chosen:
        known: Mapping[str, Fact] = {"option": in_one_line(key), "known": tuple(options)}
        if key not in options:
            problem = "paper_option_unknown" if options else "paper_option_none"
            raise Refused(Problem(problem, facts=dict(known)))
        wrong = next((value for value in values if value not in options[key]), None)
        if wrong is not None or not values:
            facts: dict[str, Fact] = {"value": in_one_line(wrong or ""), "known": options[key]}
            raise Refused(Problem("paper_option_value", facts={"option": key, **facts}))


def chosen_from(texts: Iterable[str]) -> Chosen:
    """Choices as typed: ``KEY=VALUE`` or ``KEY=VALUE,VALUE``; Refused for anything else."""
    chosen: dict[str, tuple[str, ...]] = {}
    for typed in texts:
        key, equals, values = typed.partition("=")
        if not equals or not key.strip():
            raise Refused(Problem("paper_option_form", facts={"text": in_one_line(typed)}))
        chosen[key.strip()] = tuple(value.strip() for value in values.split(","))
    return tuple(chosen.items())
