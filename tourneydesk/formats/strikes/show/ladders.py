"""Strikes by place, as texts write them."""

from collections.abc import Callable, Sequence

from tourneydesk.formats.strikes.settings import Rules

_SIZES = {5: "five", 4: "four", 3: "three", 2: "two"}


def _with_spaces(strikes: Sequence[int]) -> str:
    return " ".join(map(str, strikes))


def ladders(rules: Rules, join: Callable[[Sequence[int]], str] = _with_spaces) -> dict[str, str]:
    """The strikes from first to last place at a table of ``five``, ``four``, ``three``, ``two``."""
    return {name: join(rules.by_place[size]) for size, name in _SIZES.items()}
