"""The settings of a format as people read and choose them: words, groups, cards."""

from dataclasses import dataclass
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


# Which settings belong together on a form.


@dataclass(frozen=True, slots=True)
class SettingGroup:
    """Settings under one heading, in the order in which they are asked for.

    ``heading`` is the end of its message's id, ``settings-group-…``.
    """

    heading: str
    keys: tuple[str, ...]


# A setting chosen on cards: a card for each value, with what it would mean for the players.


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the event, such as a round: its groups of players from the top, each with a figure.

    Those joined by ``meets`` (indexes of groups, from 0) play each other.
    """

    heading: str
    groups: tuple[tuple[str, str], ...]
    meets: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Examples:
    """Lines such as the first boards, each with its number and a figure, under two headings."""

    heading: str
    figure_heading: str
    lines: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """What a value means for the players. ``figures`` are figures with what they are."""

    stages: tuple[Stage, ...]
    examples: Examples | None = None
    figures: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class SettingCards:
    """What to consider: a sentence, how it was worked out, a preview of each value in the order of
    the setting's values, and which of them is recommended (from 0).
    """

    sentence: str
    details: str
    previews: tuple[Preview, ...]
    recommended: int
