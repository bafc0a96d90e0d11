"""The settings of a format as fields in groups."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from tourneydesk.core.event import Player, SettingValue
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.settings import Bounds, ByPlace, Choice, Setting, Several, Whole
from tourneydesk.formats import FORMATS
from tourneydesk.gui.forms.choice_cards import ChoiceCards
from tourneydesk.gui.forms.fields import FieldRow
from tourneydesk.gui.forms.tick_list import TickList
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.widgets.layouts import column_of
from tourneydesk.gui.widgets.match_keys import whole_number
from tourneydesk.gui.widgets.text_widgets import ChoiceBox, Field, label
from tourneydesk.gui.widgets.theme import color
from tourneydesk.present import messages
from tourneydesk.present.consequences import cards_of
from tourneydesk.present.settings import SettingGroup, setting_name, value_help, value_words
from tourneydesk.present.shows import setting_groups_of, show_of_format

# A pick list in which each choice has a sentence below it.

Index = QModelIndex | QPersistentModelIndex
HELP_ROLE = Qt.ItemDataRole.AccessibleDescriptionRole
SIDE, GAP = 10, 6
"""Pixels beside a choice, and above and below it."""
FEWEST_LETTERS = 12


class ExplainedChoices(ChoiceBox):
    """The open list shows the sentences; a choice that is too long does not widen the form."""

    def __init__(self, choices: Sequence[tuple[str, str]]) -> None:
        """The choices, each with its sentence, which may be empty."""
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(FEWEST_LETTERS)
        for at, (name, sentence) in enumerate(choices):
            self.addItem(name)
            self.setItemData(at, sentence, HELP_ROLE)
        self.setItemDelegate(_Delegate(self))


class _Delegate(QStyledItemDelegate):
    """Paints a choice and, below it, its sentence."""

    def __init__(self, box: ExplainedChoices) -> None:
        super().__init__(box)
        self._box = box

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        width = self._box.width()
        parts = self._parts(option, index, QRect(0, 0, width, 0))
        return QSize(width, max(part.bottom() for part in parts) + 1 + GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        name, sentence = self._parts(option, index, option.rect)
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(option.rect, QColor(color("chosen" if chosen else "card")))
        painter.setPen(QColor(color("text" if chosen else "quiet")))
        wrap = Qt.TextFlag.TextWordWrap
        painter.drawText(sentence, wrap, str(index.data(HELP_ROLE) or ""))
        painter.setPen(QColor(color("text")))
        painter.setFont(_name_font(option))
        painter.drawText(name, wrap, str(index.data()))
        painter.restore()

    def _parts(
        self, option: QStyleOptionViewItem, index: Index, rect: QRect
    ) -> tuple[QRect, QRect]:
        """Where the name and the sentence are."""
        space = QRect(rect.left() + SIDE, rect.top() + GAP, rect.width() - 2 * SIDE, 9999)
        wrap = Qt.TextFlag.TextWordWrap
        name_metrics = QFontMetrics(_name_font(option))
        name = name_metrics.boundingRect(space, wrap, str(index.data()))
        below = space.translated(0, name.height())
        sentence = str(index.data(HELP_ROLE) or "")
        shown = option.fontMetrics.boundingRect(below, wrap, sentence) if sentence else name
        return name, shown


def _name_font(option: QStyleOptionViewItem) -> QFont:
    font = QFont(option.font)
    font.setWeight(QFont.Weight.DemiBold)
    return font


# A field for each of a format's settings, generated from the setting's description.

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


def _heading(group: SettingGroup) -> str:
    return messages.text(f"settings-group-{group.heading}") if group.heading else ""


class SettingSection(QFrame):
    """Settings under one heading."""

    def __init__(self, heading: str, *rows: QWidget) -> None:
        """Without a heading one of the rows says what it is."""
        super().__init__()
        self.setProperty("look", "card")
        top = [label(heading, "section")] if heading else []
        column_of(*top, *rows, on=self, margins=16, spacing=16)


class SettingForm(QWidget):
    """A field for each setting; one that cannot be changed is text, with the reason below it."""

    changed = Signal()
    done = Signal(str)
    """The setting of this key was changed and left."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self._format = key
        settings = {setting.key: setting for setting in FORMATS[key].settings}
        groups = setting_groups_of(key)
        self.fields = [setting_field(settings[one], key) for group in groups for one in group.keys]
        """In the order in which they are on the form."""
        names = {field.key: field.name for field in self.fields}
        # A heading that is the name of its only setting is said once.
        once = {
            group for group in groups if [_heading(group)] == [names[one] for one in group.keys]
        }
        headings = {one for group in once for one in group.keys}
        self.rows = {
            field.key: FieldRow(
                field.name, field.widget, look="section" if field.key in headings else "strong"
            )
            for field in self.fields
        }
        for field in self.fields:
            field.changed.connect(lambda *_, field=field: self._changed(field))
            field.done.connect(lambda *_, key=field.key: self.done.emit(key))
            self._show_help(field)
        sections: list[SettingSection] = []
        self.lists: list[SettingSection] = []
        self.cards: list[SettingSection] = []
        """The sections with long lists and those with cards are not in the form: they need more
        space, and pages put them elsewhere.
        """
        for group in groups:
            rows = [self.rows[one] for one in group.keys]
            kinds = {type(row.field) for row in rows}
            section = SettingSection("" if group in once else _heading(group), *rows)
            place = self.cards if ChoiceCards in kinds else self.lists
            (place if kinds & {ChoiceCards, TickList} else sections).append(section)
        column_of(*sections, on=self, margins=0, spacing=16)

    def values(self) -> dict[str, object]:
        """The values entered, by setting."""
        return {field.key: field.value() for field in self.fields}

    def show_values(
        self, values: Mapping[str, SettingValue], leave_out: Mapping[str, object]
    ) -> None:
        """Shows these values without reporting a change; some fields keep what is in them."""
        self.blockSignals(True)
        for field in self.fields:
            if field.key not in leave_out:
                field.show(values[field.key])
                self._show_help(field)
        self.blockSignals(False)

    def show_cards(self, wanted: Mapping[str, object], players: int | tuple[Player, ...]) -> None:
        """Shows on the cards what the values mean with the other settings for these players."""
        for field in self.fields:
            if isinstance(field.widget, ChoiceCards):
                others = {key: value for key, value in wanted.items() if key != field.key}
                work = partial(cards_of, field.key, self._format, others, players)
                field.widget.show_what((repr(sorted(others.items())), players), work)

    def cancel(self) -> None:
        """What is being worked out is no longer wanted."""
        for field in self.fields:
            if isinstance(field.widget, ChoiceCards):
                field.widget.cancel()

    def show_fixed(self, reasons: Mapping[str, str], values: Mapping[str, SettingValue]) -> None:
        """Shows the values of the settings named here as text, each with its reason, and enables
        the others.
        """
        for key, row in self.rows.items():
            row.show_fixed(reasons.get(key, ""), value_words(key, values[key], self._format))
        for field in self.fields:
            self._show_help(field)

    def show_refusal(self, refused: Refused) -> bool:
        """Says at the fields what is wrong with their values, and puts the cursor at the first;
        whether all of it is about fields of this form.
        """
        wrong: dict[str, list[Problem]] = {}
        for problem in refused.problems:
            wrong.setdefault(str(problem.facts.get("setting", "")), []).append(problem)
        if not wrong.keys() <= self.rows.keys():
            return False
        for key in reversed(wrong):
            self.rows[key].show_error(refusal(tuple(wrong[key])))
        return True

    def _changed(self, field: SettingField) -> None:
        self.rows[field.key].show_error("")
        self._show_help(field)
        self.changed.emit()

    def _show_help(self, field: SettingField) -> None:
        if isinstance(field.widget, ChoiceCards):
            return  # each card has its sentence
        self.rows[field.key].show_help(value_help(field.key, field.value(), self._format))
