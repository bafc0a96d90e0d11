"""The settings of a RISK 2210 Swiss."""

from collections.abc import Mapping
from dataclasses import dataclass

from tourneydesk.core.event import SettingValue
from tourneydesk.core.settings import Choice, Setting, Whole, whole_or_none

SETTINGS: tuple[Setting, ...] = (
    Whole("swiss_rounds", None, 1, 999, or_none=True),
    Whole("boards", None, 1, 9999, or_none=True),
    Choice("final", (True, False)),
    Choice("sanctioned", (True, False)),
    Choice("new_opponents_first", (False, True)),
    Whole("k_value", None, 1, 1000, or_none=True),
)


@dataclass(frozen=True, slots=True)
class Rules:
    """An event's settings with their types.

    ``swiss_rounds`` None = by the chart; ``boards`` None = the fewest; ``k_value`` None = no
    rating changes.
    """

    swiss_rounds: int | None
    boards: int | None
    final: bool
    sanctioned: bool
    new_opponents_first: bool
    k_value: int | None


def rules(settings: Mapping[str, SettingValue]) -> Rules:
    """The settings of an event; every key must be present."""
    return Rules(
        swiss_rounds=whole_or_none(settings["swiss_rounds"]),
        boards=whole_or_none(settings["boards"]),
        final=settings["final"] is True,
        sanctioned=settings["sanctioned"] is True,
        new_opponents_first=settings["new_opponents_first"] is True,
        k_value=whole_or_none(settings["k_value"]),
    )
