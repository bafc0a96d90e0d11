"""Strikes by place, as texts write them."""

from tourneydesk.formats.strikes.settings import Rules

_SIZES = {5: "five", 4: "four", 3: "three", 2: "two"}


def ladders(rules: Rules, between: str = " ") -> dict[str, str]:
    """The strikes from first to last place at a table of ``five``, ``four``, ``three``, ``two``."""
    return {name: between.join(map(str, rules.by_place[size])) for size, name in _SIZES.items()}
