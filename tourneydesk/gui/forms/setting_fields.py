"""A field for each of a format's settings, generated from the setting's description."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import SettingValue
from tourneydesk.core.settings import Bounds, ByPlace, Choice, Setting, Several, Whole
from tourneydesk.gui.forms.choice_cards import ChoiceCards
from tourneydesk.gui.forms.choice_list import ExplainedChoices
from tourneydesk.gui.forms.tick_list import TickList
from tourneydesk.gui.widgets.number_text import whole_number
from tourneydesk.gui.widgets.text_widgets import Field
from tourneydesk.present.settings import setting_name, value_help, value_words
from tourneydesk.present.shows import show_of_format

NUMBER_WIDTH = 10
"""Of a field for a number, in digits."""
NUMBER_LENGTH, LIST_LENGTH = 12, 200
"""The most characters of a number and of a list."""


@dataclass(frozen=True, slots=True)
class SettingField:
    """A setting on screen: its key, name and widget, its value, and a function to show a value.

    ``changed`` is emitted with each change, and ``done`` when a change is complete: at once for a
    choice, when a line is left for a text.
    """

    key: str
    name: str
    widget: QWidget
    value: Callable[[], object]
    show: Callable[[SettingValue], None]
    changed: SignalInstance
    done: SignalInstance


def setting_field(setting: Setting, format_key: str) -> SettingField:
    """The field for a setting."""
    match setting:
        case Choice() if setting.key in show_of_format(format_key).setting_cards:
            field = _cards(setting, format_key)
        case Choice():
            field = _choice(setting, format_key)
        case Several():
            field = _several(setting, format_key)
        case Whole():
            field = _typed(setting, format_key, NUMBER_LENGTH, lambda text: _whole(setting, text))
        case _:
            field = _typed(setting, format_key, LIST_LENGTH, lambda text: _items(setting, text))
    field.widget.setAccessibleName(field.name)
    return field


def narrow(field: Field) -> Field:
    """A field as wide as a number needs."""
    field.setMaximumWidth(field.fontMetrics().horizontalAdvance("0") * NUMBER_WIDTH + 24)
    return field


def _choice(setting: Choice, format_key: str) -> SettingField:
    box = ExplainedChoices(
        [
            (
                value_words(setting.key, value, format_key),
                value_help(setting.key, value, format_key),
            )
            for value in setting.values
        ]
    )
    return SettingField(
        setting.key,
        setting_name(setting.key, format_key),
        box,
        lambda: setting.values[box.currentIndex()],
        lambda value: box.setCurrentIndex(setting.values.index(value)),
        box.currentIndexChanged,
        box.currentIndexChanged,
    )


def _cards(setting: Choice, format_key: str) -> SettingField:
    cards = ChoiceCards(_choices(setting, format_key))
    return SettingField(
        setting.key,
        setting_name(setting.key, format_key),
        cards,
        lambda: setting.values[cards.index],
        lambda value: cards.choose(setting.values.index(value)),
        cards.changed,
        cards.changed,
    )


def _choices(setting: Choice, format_key: str) -> list[tuple[str, str]]:
    """The values of a setting, each with its sentence."""
    return [
        (value_words(setting.key, value, format_key), value_help(setting.key, value, format_key))
        for value in setting.values
    ]


def _several(setting: Several, format_key: str) -> SettingField:
    """Some of a few named values, in an order."""
    names = {key: value_words(setting.key, key, format_key) for key in setting.values}
    helps = {key: value_help(setting.key, key, format_key) for key in setting.values}
    ticks = TickList(names, helps)
    ticks.show_keys(setting.default)

    def show(value: SettingValue) -> None:
        ticks.show_keys([str(key) for key in value] if isinstance(value, tuple) else [])

    return SettingField(
        setting.key,
        setting_name(setting.key, format_key),
        ticks,
        lambda: ticks.keys,
        show,
        ticks.changed,
        ticks.changed,
    )


def _typed(
    setting: Setting, format_key: str, most: int, read: Callable[[str], object]
) -> SettingField:
    """A value typed on one line; left empty it is automatic, where the setting has that."""
    field = Field(most)
    if setting.default is None:
        field.setPlaceholderText(value_words(setting.key, None, format_key))
    elif isinstance(setting, Whole):
        narrow(field)
    _show(field, setting.default)
    return SettingField(
        setting.key,
        setting_name(setting.key, format_key),
        field,
        lambda: read(field.text()),
        lambda value: _show(field, value),
        field.textChanged,
        field.editingFinished,
    )


def _whole(setting: Whole, text: str) -> object:
    """A number; other text as it was typed, so that its refusal lists the valid values."""
    if not text.strip() and setting.or_none:
        return None
    value = whole_number(text.strip())
    return text.strip() if value is None else value


def _items(setting: Setting, text: str) -> object:
    """A list separated by commas: of numbers if every item is one."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not parts and setting.default is None:
        return None
    numbers = [number for part in parts if (number := whole_number(part)) is not None]
    of_numbers = isinstance(setting, Bounds | ByPlace)
    return numbers if of_numbers and len(numbers) == len(parts) else parts


def _show(field: Field, value: SettingValue) -> None:
    """A value as it would be typed; empty for the format's default."""
    parts = value if isinstance(value, tuple) else () if value is None else (value,)
    field.setText(", ".join(map(str, parts)))
    field.setCursorPosition(0)
