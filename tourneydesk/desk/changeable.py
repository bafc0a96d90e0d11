"""Which settings can still be changed, and why the others cannot."""

from collections.abc import Iterator, Mapping

from tourneydesk.core.decisions import SettingsChosen
from tourneydesk.core.event import Event, SettingValue
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.settings import (
    Bounds,
    ByPlace,
    Choice,
    Ladders,
    Names,
    Setting,
    Several,
    Whole,
    chosen,
)
from tourneydesk.desk.checks import permission
from tourneydesk.formats import format_of


def why_fixed(
    event: Event, setting: Setting, together: Mapping[str, SettingValue]
) -> tuple[Problem, ...]:
    """Why a setting cannot be changed now; empty if at least one other value is allowed.

    ``together`` are other settings chosen with it; problems that they cause by themselves are
    ignored. One value of each kind is tried against the format's rules.
    """
    fmt = format_of(event)
    known_problems = set(map(repr, fmt.problems(event, SettingsChosen(dict(together)))))
    problems: tuple[Problem, ...] = ()
    for value in _others(setting, event.settings[setting.key]):
        settings = {**together, setting.key: value}
        current = fmt.problems(event, SettingsChosen(settings))
        new = tuple(problem for problem in current if repr(problem) not in known_problems)
        if not new:
            return ()
        problems = problems or new
    return problems


def why_not_together(event: Event, raw: Mapping[str, object]) -> tuple[Problem, ...]:
    """Why these settings cannot be chosen together now, as typed; empty if they can."""
    try:
        values = chosen(format_of(event).settings, raw)
    except Refused as refused:
        return refused.problems
    return permission(event, SettingsChosen(values)).why_not


def _others(setting: Setting, current: SettingValue) -> Iterator[SettingValue]:
    """Valid values other than the current one, both close to it and far from it."""
    candidates: tuple[SettingValue, ...] = ()
    match setting:
        case Choice():
            candidates = setting.values
        case Whole():
            near = current if isinstance(current, int) else setting.low
            candidates = (near + 1, near - 1, setting.low, setting.high, None)
        case Several():
            candidates = (setting.values, setting.values[::-1], ())
        case Bounds() if isinstance(current, tuple):
            wholes = [bound for bound in current if isinstance(bound, int)]
            candidates = (tuple(bound + 1 for bound in wholes), (setting.low,), (setting.low + 1,))
        case ByPlace() if isinstance(current, tuple):
            candidates = ((setting.high, *current[1:]), (setting.low,) * len(current))
        case Ladders():
            steps = [" ".join(map(str, range(size))) for size in setting.sizes]
            candidates = (None, *((text,) for text in steps))
        case Names():
            count = len(current) if isinstance(current, tuple) else 0
            candidates = (
                None,
                *(tuple(map(str, range(size))) for size in range(count, setting.most)),
            )
        case _:
            pass
    for value in candidates:
        if value != current and setting.takes(value):
            yield value
