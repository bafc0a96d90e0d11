"""A field for each of a format's settings, generated from the setting's description."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import SettingValue
from tourneydesk.core.settings import Bounds, Choice, Setting, Several, Whole
from tourneydesk.gui.widgets.number_text import whole_number
from tourneydesk.gui.widgets.text_widgets import ChoiceBox, Field, tip
from tourneydesk.present import messages
from tourneydesk.present.messages import number

_UNNAMED: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class SettingField:
    """A setting on screen: its key, name and widget, its value, and a function to show a value."""

    key: str
    name: str
    widget: QWidget
    value: Callable[[], object]
    show: Callable[[SettingValue], None]


def setting_fields(settings: Sequence[Setting], format_key: str) -> list[SettingField]:
    """A field for each setting, in the format's order."""
    fields = []
    for setting in settings:
        name = messages.text(f"setting-{setting.key}", format_key)
        match setting:
            case Choice():
                fields.append(_choice(setting, name, format_key))
            case Whole():
                fields.append(_whole(setting, name, format_key))
            case _:
                fields.append(_list(setting, name, format_key))
        fields[-1].widget.setAccessibleName(name)
    return fields


def _choice(setting: Choice, name: str, format_key: str) -> SettingField:
    box = ChoiceBox()
    for value in setting.values:
        box.addItem(value_words(setting.key, value, format_key))
    return SettingField(
        setting.key,
        name,
        box,
        lambda: setting.values[box.currentIndex()],
        lambda value: box.setCurrentIndex(setting.values.index(value)),
    )


def _whole(setting: Whole, name: str, format_key: str) -> SettingField:
    field = Field(12)
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

    return SettingField(setting.key, name, field, value, lambda now: _show(field, now))


def _list(setting: Setting, name: str, format_key: str) -> SettingField:
    """A list as one line, separated by commas."""
    field = Field(200)
    if setting.default is None:
        field.setPlaceholderText(value_words(setting.key, None, format_key))
    labels = _words_of_parts(setting, format_key)
    tip(field, messages.enumerated([*labels.values()]))
    _show(field, setting.default, labels)
    keys = {text.casefold(): key for key, text in labels.items()}

    def value() -> object:
        texts = [part.strip() for part in field.text().split(",") if part.strip()]
        parts = [keys.get(part.casefold(), part) for part in texts]
        if not parts and setting.default is None:
            return None
        # Numbers if every item is one; invalid items are refused with the valid ones.
        numbers = [number for part in parts if (number := whole_number(part)) is not None]
        return numbers if isinstance(setting, Bounds) and len(numbers) == len(parts) else parts

    return SettingField(setting.key, name, field, value, lambda now: _show(field, now, labels))


def _words_of_parts(setting: Setting, format_key: str) -> Mapping[str, str]:
    """The labels of a list's items, if it consists of a few named ones."""
    if not isinstance(setting, Several):
        return {}
    return {key: value_words(setting.key, key, format_key) for key in setting.values}


def _show(field: Field, value: SettingValue, labels: Mapping[str, str] = _UNNAMED) -> None:
    """A value as it would be typed; empty for the format's default."""
    parts = value if isinstance(value, tuple) else () if value is None else (value,)
    field.setText(", ".join(labels.get(str(part), str(part)) for part in parts))
    field.setCursorPosition(0)


def value_words(key: str, value: SettingValue, format_key: str) -> str:
    """A setting's value in words; numbers need none."""
    if type(value) is int or isinstance(value, Fraction):
        return number(value)
    return messages.text(f"setting_{key}_{value}".lower(), format_key)
