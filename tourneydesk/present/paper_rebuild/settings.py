"""A format's settings on a code's tape: those that differ from the code's own defaults.

N(b) is a natural number in base b (`codes.Tape`). A text is N(32) letters, then each letter
as N(128) by its number in Unicode. Settings are N(4) how many, each N(8) its place in the format's
`PaperCode`, and its value: of a choice N(4) the place among its values, else a text (JSON).

A card has room for short ones only: N(4) their number plus one, or 0 if they are too long, and
then only the cover contains them.

The defaults and the order are part of the code. They do not change when a format changes its own,
so that an old paper never takes a new default.
"""

import json
from collections.abc import Mapping

from tourneydesk.core.event import Event, SettingValue
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.settings import Choice, Setting
from tourneydesk.formats import FORMATS
from tourneydesk.present.paper_rebuild.codes import VERSION, Tape

Settings = Mapping[str, SettingValue]

_MOST_BITS_ON_CARD = 72
_LONGEST_VALUE = 1000


def known_settings(event: Event) -> dict[str, SettingValue]:
    """All settings of an event that codes support."""
    return {key: event.settings[key] for key in _order(event.format) if key in event.settings}


def settings_on_tape(tape: Tape, format_key: str, settings: Settings) -> None:
    """Writes settings."""
    tape.natural(4, len(_chosen(format_key, settings)))
    _each_on_tape(tape, format_key, settings)


def settings_from_tape(tape: Tape, format_key: str, version: int) -> dict[str, SettingValue]:
    """Reads all settings; Refused for what this version does not know."""
    return _each_from_tape(tape, format_key, tape.natural(4), version)


def short_on_tape(tape: Tape, format_key: str, settings: Settings | None) -> None:
    """Writes settings as a card does: not at all if they are too long."""
    if settings is not None:
        trial = Tape()
        _each_on_tape(trial, format_key, settings)
        if trial.whole().bit_length() <= _MOST_BITS_ON_CARD:
            tape.natural(4, len(_chosen(format_key, settings)) + 1)
            _each_on_tape(tape, format_key, settings)
            return
    tape.natural(4, 0)


def short_from_tape(tape: Tape, format_key: str) -> dict[str, SettingValue] | None:
    """Reads all settings from a card; None if it does not contain them."""
    count = tape.natural(4)
    return None if count == 0 else _each_from_tape(tape, format_key, count - 1, VERSION)


def text_on_tape(tape: Tape, text: str) -> None:
    """Writes a text."""
    tape.natural(32, len(text))
    for letter in text:
        tape.natural(128, ord(letter))


def text_from_tape(tape: Tape, longest: int) -> str:
    """Reads a text of at most ``longest`` characters."""
    letters = [tape.natural(128) for _ in range(min(tape.natural(32), longest))]
    if any(letter > 0x10FFFF for letter in letters):
        raise Refused(Problem("paper_code_unknown"))
    return "".join(map(chr, letters))


def _order(format_key: str) -> Settings:
    """The settings in the order of the code, with its defaults."""
    return FORMATS[format_key].code.settings


def _chosen(format_key: str, settings: Settings) -> dict[str, SettingValue]:
    """The settings that differ from the defaults."""
    return {
        key: settings[key]
        for key, default in _order(format_key).items()
        if key in settings and settings[key] != default
    }


def _each_on_tape(tape: Tape, format_key: str, settings: Settings) -> None:
    order, known = list(_order(format_key)), _known(format_key)
    for key, value in _chosen(format_key, settings).items():
        tape.natural(8, order.index(key))
        _value_on_tape(tape, known[key], value)


def _each_from_tape(
    tape: Tape, format_key: str, count: int, version: int
) -> dict[str, SettingValue]:
    order, known = list(_order(format_key)), _known(format_key)
    settings = dict(_order(format_key))
    if version < VERSION:
        settings |= FORMATS[format_key].code.first_settings
    for _ in range(min(count, len(order))):
        at = tape.natural(8)
        if at >= len(order) or order[at] not in known:
            raise Refused(Problem("paper_code_unknown"))
        settings[order[at]] = _value(tape, known[order[at]])
    return settings


def _known(format_key: str) -> dict[str, Setting]:
    return {setting.key: setting for setting in FORMATS[format_key].settings}


def _value_on_tape(tape: Tape, setting: Setting, value: SettingValue) -> None:
    if isinstance(setting, Choice):
        tape.natural(4, setting.values.index(value))
    else:
        text_on_tape(tape, json.dumps(value, ensure_ascii=False, separators=(",", ":")))


def _value(tape: Tape, setting: Setting) -> SettingValue:
    value: object = None
    if isinstance(setting, Choice):
        at = tape.natural(4)
        value = setting.values[at] if at < len(setting.values) else object()
    else:
        try:
            value = json.loads(text_from_tape(tape, _LONGEST_VALUE))
        except (ValueError, RecursionError) as wrong:
            raise Refused(Problem("paper_code_unknown")) from wrong
        value = tuple(value) if isinstance(value, list) else value
    if not setting.takes(value):
        raise Refused(Problem("paper_code_unknown"))
    return value  # type: ignore[return-value]  # takes() has just checked it
