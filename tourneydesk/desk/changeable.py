"""Which settings can still be changed, and why the others cannot."""

from collections.abc import Iterator, Mapping

from tourneydesk.core.decisions import SettingsChosen
from tourneydesk.core.event import Event, SettingValue
from tourneydesk.core.sayings import Problem
from tourneydesk.core.settings import Bounds, Choice, Names, Setting, Several, Whole
from tourneydesk.formats import format_of


def why_fixed(
    event: Event, setting: Setting, beside: Mapping[str, SettingValue]
) -> tuple[Problem, ...]:
    """Why a setting cannot be changed now; empty if at least one other value is allowed.

    ``beside`` are other settings chosen together with it; problems that they cause by themselves
    are ignored. One value of each kind is tried against the format's rules.
    """
    fmt = format_of(event)
    known = set(map(repr, fmt.problems(event, SettingsChosen(dict(beside)))))
    found: tuple[Problem, ...] = ()
    for value in _others(setting, event.settings[setting.key]):
        wanted = {**beside, setting.key: value}
        now = fmt.problems(event, SettingsChosen(wanted))
        new = tuple(one for one in now if repr(one) not in known)
        if not new:
            return ()
        found = found or new
    return found


def _others(setting: Setting, now: SettingValue) -> Iterator[SettingValue]:
    """Valid values other than the current one, both close to it and far from it."""
    tried: tuple[SettingValue, ...] = ()
    match setting:
        case Choice():
            tried = setting.values
        case Whole():
            near = now if isinstance(now, int) else setting.low
            tried = (near + 1, near - 1, setting.low, setting.high, None)
        case Several():
            tried = (setting.values, setting.values[::-1], ())
        case Bounds() if isinstance(now, tuple):
            wholes = [one for one in now if isinstance(one, int)]
            tried = (tuple(one + 1 for one in wholes), (setting.low,), (setting.low + 1,))
        case Names():
            count = len(now) if isinstance(now, tuple) else 0
            tried = (None, *(tuple(map(str, range(most))) for most in range(count, setting.most)))
        case _:
            pass
    for value in tried:
        if value != now and setting.takes(value):
            yield value
