"""A field for each of a format's settings, generated from the setting's description."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QComboBox, QWidget

from tourneydesk.core.event import SettingValue
from tourneydesk.core.settings import Bounds, Choice, Setting, Several, Whole
from tourneydesk.gui.forms.tick_list import TickList
from tourneydesk.gui.widgets.number_text import whole_number
from tourneydesk.gui.widgets.text_widgets import ChoiceBox, Field
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated, number

NUMBER_WIDTH = 10
"""Of a field for a number, in digits."""


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


def setting_fields(settings: Sequence[Setting], format_key: str) -> list[SettingField]:
    """A field for each setting, in the format's order."""
    return [_field(setting, format_key) for setting in settings]


def _field(setting: Setting, format_key: str) -> SettingField:
    name = messages.text(f"setting-{setting.key}", format_key)
    match setting:
        case Choice():
            field = _choice(setting, name, format_key)
        case Whole():
            field = _whole(setting, name, format_key)
        case Several():
            field = _several(setting, name, format_key)
        case _:
            field = _list(setting, name, format_key)
    field.widget.setAccessibleName(name)
    return field


def _choice(setting: Choice, name: str, format_key: str) -> SettingField:
    box = ChoiceBox()
    for value in setting.values:
        box.addItem(value_words(setting.key, value, format_key))
    # A long choice must not widen the form beyond its space.
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(12)
    return SettingField(
        setting.key,
        name,
        box,
        lambda: setting.values[box.currentIndex()],
        lambda value: box.setCurrentIndex(setting.values.index(value)),
        box.currentIndexChanged,
        box.currentIndexChanged,
    )


def narrow(field: Field) -> Field:
    """A field as wide as a number needs."""
    field.setMaximumWidth(field.fontMetrics().horizontalAdvance("0") * NUMBER_WIDTH + 24)
    return field


def _whole(setting: Whole, name: str, format_key: str) -> SettingField:
    field = Field(12)
    if setting.default is not None:
        narrow(field)
    if setting.default is None:
        field.setPlaceholderText(value_words(setting.key, None, format_key))
    else:
        field.setText(str(setting.default))

    def value() -> object:
        text = field.text().strip()
        if not text and setting.or_none:
            return None
        # Text that is not a number is passed on as typed, so that its refusal lists the valid
        # values.
        number = whole_number(text)
        return text if number is None else number

    return SettingField(
        setting.key,
        name,
        field,
        value,
        lambda now: _show(field, now),
        field.textChanged,
        field.editingFinished,
    )


def _several(setting: Several, name: str, format_key: str) -> SettingField:
    """Some of a few named values, in an order."""
    names = {key: value_words(setting.key, key, format_key) for key in setting.values}
    helps = {key: value_help(setting.key, key, format_key) for key in setting.values}
    ticks = TickList(names, helps)
    ticks.show_keys(setting.default)

    def show(value: SettingValue) -> None:
        ticks.show_keys([str(key) for key in value] if isinstance(value, tuple) else [])

    return SettingField(
        setting.key, name, ticks, lambda: ticks.keys, show, ticks.changed, ticks.changed
    )


def _list(setting: Setting, name: str, format_key: str) -> SettingField:
    """A list as one line, separated by commas."""
    field = Field(200)
    if setting.default is None:
        field.setPlaceholderText(value_words(setting.key, None, format_key))
    _show(field, setting.default)

    def value() -> object:
        parts = [part.strip() for part in field.text().split(",") if part.strip()]
        if not parts and setting.default is None:
            return None
        # Numbers if every item is one; invalid items are refused with the valid ones.
        numbers = [number for part in parts if (number := whole_number(part)) is not None]
        return numbers if isinstance(setting, Bounds) and len(numbers) == len(parts) else parts

    return SettingField(
        setting.key,
        name,
        field,
        value,
        lambda now: _show(field, now),
        field.textChanged,
        field.editingFinished,
    )


def _show(field: Field, value: SettingValue) -> None:
    """A value as it would be typed; empty for the format's default."""
    parts = value if isinstance(value, tuple) else () if value is None else (value,)
    field.setText(", ".join(map(str, parts)))
    field.setCursorPosition(0)


def value_words(key: str, value: SettingValue, format_key: str) -> str:
    """A setting's value in words; numbers need none."""
    if type(value) is int or isinstance(value, Fraction):
        return number(value)
    if isinstance(value, tuple):
        return enumerated([_part_words(key, part, format_key) for part in value])
    if isinstance(value, str) and not messages.has(f"setting-{key}-{value}", format_key):
        return value
    return messages.text(f"setting_{key}_{value}".lower(), format_key)


def value_help(key: str, value: object, format_key: str) -> str:
    """A sentence about a setting's value or else about the setting; empty if it needs none."""
    for name in (f"setting_{key}_{value}_help".lower(), f"setting_{key}_help"):
        if messages.has(name, format_key):
            return messages.text(name, format_key)
    return ""


def _part_words(key: str, part: SettingValue, format_key: str) -> str:
    name = f"setting-{key}-{part}"
    named = isinstance(part, str) and messages.has(name, format_key)
    return messages.text(name, format_key) if named else str(part)
