"""A format's settings: the values each may have, and how a wrong value is refused."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from tourneydesk.core.event import SettingValue
from tourneydesk.core.reasons import Fact, Problem, Refused, as_entered, in_one_line


class Setting(Protocol):
    """One setting: its name in files and commands, its default, the valid values."""

    @property
    def key(self) -> str: ...

    @property
    def default(self) -> SettingValue: ...

    def takes(self, value: object) -> bool:
        """Whether this value is valid."""
        ...

    def cannot(self, value: object) -> Problem:
        """The problem with this value and the valid ones; the facts name the setting and both."""
        ...

    def is_newer(self, value: object) -> bool:
        """Whether the value has words that only a newer version of the program can know."""
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few values; the first is the default."""

    key: str
    values: tuple[SettingValue, ...]

    @property
    def default(self) -> SettingValue:
        return self.values[0]

    def cannot(self, value: object) -> Problem:
        works = tuple(
            choice if isinstance(choice, str) else as_entered(choice) for choice in self.values
        )
        return Problem("unknown_value", facts={**_entered(self.key, value), "works": works})

    def takes(self, value: object) -> bool:
        # True == 1 in Python, but a setting that takes true does not take 1.
        return any(value == choice and type(value) is type(choice) for choice in self.values)

    def is_newer(self, value: object) -> bool:
        return isinstance(value, str) and value not in self.values


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number between two bounds; with ``or_none`` also null, for "use the chart"."""

    key: str
    default: int | None
    low: int
    high: int
    or_none: bool = False

    def cannot(self, value: object) -> Problem:
        facts = {**_entered(self.key, value), "low": str(self.low), "high": str(self.high)}
        if self.or_none:
            return Problem("value_between_or_null", facts=facts)
        return Problem("value_between", facts=facts)

    def takes(self, value: object) -> bool:
        if value is None:
            return self.or_none
        return type(value) is int and self.low <= value <= self.high

    def is_newer(self, value: object) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Several:
    """A list without repeats of some of the named values, in the organizer's order."""

    key: str
    default: tuple[str, ...]
    values: tuple[str, ...]

    def cannot(self, value: object) -> Problem:
        return Problem("value_of_list", facts={**_entered(self.key, value), "works": self.values})

    def takes(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and all(isinstance(item, str) and item in self.values for item in value)
            and len(set(value)) == len(value)
        )

    def is_newer(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and all(isinstance(item, str) for item in value)
            and len(set(value)) == len(value)
            and not set(value) <= set(self.values)
        )


@dataclass(frozen=True, slots=True)
class Bounds:
    """A rising list of whole numbers, one to ``most`` of them, each from low to high."""

    key: str
    default: tuple[int, ...]
    low: int
    high: int
    most: int

    def cannot(self, value: object) -> Problem:
        bounds = {"most": self.most, "low": self.low, "high": self.high}
        return Problem("value_rising", facts={**_entered(self.key, value), **bounds})

    def takes(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and 1 <= len(value) <= self.most
            and all(type(bound) is int and self.low <= bound <= self.high for bound in value)
            and all(first < second for first, second in pairwise(value))
        )

    def is_newer(self, value: object) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class ByPlace:
    """A whole number from low to high for each place, none higher than for the place before; the
    default says for how many places.
    """

    key: str
    default: tuple[int, ...]
    low: int
    high: int

    def cannot(self, value: object) -> Problem:
        bounds = {"count": len(self.default), "low": self.low, "high": self.high}
        return Problem("value_by_place", facts={**_entered(self.key, value), **bounds})

    def takes(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(self.default)
            and all(type(points) is int and self.low <= points <= self.high for points in value)
            and all(before >= after for before, after in pairwise(value))
        )

    def is_newer(self, value: object) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Ladders:
    """What each place costs at tables of some sizes, a text for each size such as ``0 8 16 24``:
    whole numbers up to ``high``, none lower than the one before, as many as the size. Or null, for
    what the format makes of it.
    """

    key: str
    sizes: tuple[int, ...]
    high: int

    @property
    def default(self) -> SettingValue:
        return None

    def cannot(self, value: object) -> Problem:
        bounds = {"low": min(self.sizes), "most": max(self.sizes), "high": self.high}
        return Problem("value_ladders", facts={**_entered(self.key, value), **bounds})

    def takes(self, value: object) -> bool:
        if value is None:
            return True
        if not isinstance(value, tuple) or not all(isinstance(text, str) for text in value):
            return False
        ladders = [ladder(str(text)) for text in value]
        sizes = [len(steps) for steps in ladders]
        return (
            bool(ladders)
            and len(set(sizes)) == len(sizes)
            and set(sizes) <= set(self.sizes)
            and all(0 < steps[-1] <= self.high for steps in ladders)
            and all(first <= second for steps in ladders for first, second in pairwise(steps))
        )

    def is_newer(self, value: object) -> bool:
        return False


def ladder(text: str) -> tuple[int, ...]:
    """The numbers of a text such as ``0 8 16 24``; empty if it is none."""
    parts = text.split(" ")
    if all(part.isascii() and part.isdigit() and str(int(part)) == part for part in parts):
        return tuple(map(int, parts))
    return ()


@dataclass(frozen=True, slots=True)
class Names:
    """A list of different printable names, or null for names that the format makes."""

    key: str
    most: int
    longest: int = 40

    @property
    def default(self) -> SettingValue:
        return None

    def cannot(self, value: object) -> Problem:
        bounds = {"most": self.most, "longest": self.longest}
        return Problem("value_names", facts={**_entered(self.key, value), **bounds})

    def takes(self, value: object) -> bool:
        if value is None:
            return True
        return (
            isinstance(value, tuple)
            and 1 <= len(value) <= self.most
            and all(self._is_name(name) for name in value)
            and len(set(value)) == len(value)
        )

    def is_newer(self, value: object) -> bool:
        return False

    def _is_name(self, name: object) -> bool:
        if not isinstance(name, str) or not name.isprintable() or name != name.strip():
            return False
        return 1 <= len(name) <= self.longest


def _entered(key: str, value: object) -> dict[str, Fact]:
    return {"setting": key, "value": as_entered(value)}


def defaults(settings: Sequence[Setting]) -> dict[str, SettingValue]:
    """Every setting at its default."""
    return {setting.key: setting.default for setting in settings}


def chosen(settings: Sequence[Setting], wanted: Mapping[str, object]) -> dict[str, SettingValue]:
    """The wanted values, checked; raises Refused naming every unknown or invalid one."""
    known = {setting.key: setting for setting in settings}
    problems: list[Problem] = []
    taken: dict[str, SettingValue] = {}
    for key, raw in wanted.items():
        value = tuple(raw) if isinstance(raw, list) else raw
        if key not in known:
            facts = {"setting": in_one_line(key), "known": ", ".join(known)}
            problems.append(Problem("unknown_setting", facts=facts))
        elif not known[key].takes(value):
            problems.append(known[key].cannot(value))
        else:
            taken[key] = value  # type: ignore[assignment]  # takes() has just checked it
    if problems:
        raise Refused(*problems)
    return taken


def whole(value: SettingValue) -> int:
    """The value of a setting that is always a whole number."""
    assert isinstance(value, int)
    return value


def whole_or_none(value: SettingValue) -> int | None:
    """The value of a setting that is a whole number or null."""
    return None if value is None else whole(value)
