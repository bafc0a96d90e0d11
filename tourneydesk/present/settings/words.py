"""The name of a setting, its values in words, and the sentence about each."""

from fractions import Fraction

from tourneydesk.core.event import SettingValue
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated, number


def setting_name(key: str, format_key: str) -> str:
    """What a setting is called."""
    return messages.text(f"setting_{key}", format_key)


def value_words(key: str, value: SettingValue, format_key: str) -> str:
    """A setting's value in words; most numbers need none."""
    id = _value_id(key, value)
    if messages.has(id, format_key):
        return messages.text(id, format_key)
    if isinstance(value, tuple):
        return enumerated([value_words(key, part, format_key) for part in value])
    if type(value) is int or isinstance(value, Fraction):
        return number(value)
    return str(value)


def value_help(key: str, value: object, format_key: str) -> str:
    """A sentence about a setting's value or else about the setting; empty if there is none."""
    for id in (f"{_value_id(key, value)}_help", f"setting_{key}_help"):
        if messages.has(id, format_key):
            return messages.text(id, format_key)
    return ""


def _value_id(key: str, value: object) -> str:
    """The id of the message for a value; a fraction such as ½ is ``1-2`` there."""
    return f"setting_{key}_{value}".replace("/", "_") if _is_named(value) else ""


def _is_named(value: object) -> bool:
    return value is None or isinstance(value, str | bool | int | Fraction)
