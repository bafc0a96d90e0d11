"""A format's settings: what each may be, and how a value that does not work is refused."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from tourneydesk.core.event import SettingValue
from tourneydesk.core.quoting import as_entered, in_one_line
from tourneydesk.core.sayings import Problem, Refused


class Setting(Protocol):
    """One setting: its name as in files and commands, its default, the values that work."""

    @property
    def key(self) -> str: ...

    @property
    def default(self) -> SettingValue: ...

    @property
    def works(self) -> str:
        """The values that work, for people: ``5, 4`` or ``1 to 50 or null``."""
        ...

    def takes(self, value: object) -> bool:
        """Whether this value works."""
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few values; the first is the default."""

    key: str
    values: tuple[SettingValue, ...]

    @property
    def default(self) -> SettingValue:
        return self.values[0]

    @property
    def works(self) -> str:
        return ", ".join(
            value if isinstance(value, str) else as_entered(value) for value in self.values
        )

    def takes(self, value: object) -> bool:
        # True == 1 in Python, but a setting that takes true does not take 1.
        return any(value == one and type(value) is type(one) for one in self.values)


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number between two bounds; with ``or_none`` also null, for "let the chart say"."""

    key: str
    default: int | None
    low: int
    high: int
    or_none: bool = False

    @property
    def works(self) -> str:
        return f"{self.low} to {self.high}" + (" or null" if self.or_none else "")

    def takes(self, value: object) -> bool:
        if value is None:
            return self.or_none
        return type(value) is int and self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class Several:
    """A list without repeats of some of the named values, in the organizer's order."""

    key: str
    default: tuple[str, ...]
    values: tuple[str, ...]

    @property
    def works(self) -> str:
        return "a list of " + ", ".join(self.values)

    def takes(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and all(isinstance(one, str) and one in self.values for one in value)
            and len(set(value)) == len(value)
        )


@dataclass(frozen=True, slots=True)
class Bounds:
    """A rising list of whole numbers, one to ``most`` of them, each from low to high."""

    key: str
    default: tuple[int, ...]
    low: int
    high: int
    most: int

    @property
    def works(self) -> str:
        return f"a rising list of 1 to {self.most} whole numbers from {self.low} to {self.high}"

    def takes(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and 1 <= len(value) <= self.most
            and all(type(one) is int and self.low <= one <= self.high for one in value)
            and all(one < other for one, other in pairwise(value))
        )


@dataclass(frozen=True, slots=True)
class Names:
    """A list of different names that can be printed, or null for names that the format makes."""

    key: str
    most: int
    longest: int = 40

    @property
    def default(self) -> SettingValue:
        return None

    @property
    def works(self) -> str:
        return (
            f"a list of 1 to {self.most} different names of 1 to {self.longest} characters, or null"
        )

    def takes(self, value: object) -> bool:
        if value is None:
            return True
        return (
            isinstance(value, tuple)
            and 1 <= len(value) <= self.most
            and all(self._is_name(one) for one in value)
            and len(set(value)) == len(value)
        )

    def _is_name(self, one: object) -> bool:
        if not isinstance(one, str) or not one.isprintable() or one != one.strip():
            return False
        return 1 <= len(one) <= self.longest


def defaults(settings: Sequence[Setting]) -> dict[str, SettingValue]:
    """Every setting at its default."""
    return {setting.key: setting.default for setting in settings}


def chosen(settings: Sequence[Setting], wanted: Mapping[str, object]) -> dict[str, SettingValue]:
    """The wanted values, checked; raises Refused naming every one that is unknown or wrong."""
    known = {setting.key: setting for setting in settings}
    problems: list[Problem] = []
    taken: dict[str, SettingValue] = {}
    for key, raw in wanted.items():
        value = tuple(raw) if isinstance(raw, list) else raw
        if key not in known:
            facts = {"setting": in_one_line(key), "known": ", ".join(known)}
            problems.append(Problem("unknown_setting", facts=facts))
        elif not known[key].takes(value):
            facts = {"setting": key, "value": as_entered(value), "works": known[key].works}
            problems.append(Problem("unknown_value", facts=facts))
        else:
            taken[key] = value  # type: ignore[assignment]  # takes() has just said so
    if problems:
        raise Refused(*problems)
    return taken
