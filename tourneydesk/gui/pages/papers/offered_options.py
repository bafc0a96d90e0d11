"""The choices that a document offers: a pick list for each, or a list to tick."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QWidget

from tourneydesk.documents.options import Option
from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.text_widgets import ChoiceBox, check, label, label_for

ROWS = 3
"""For each option: a heading, its name with a pick list, a list to tick."""
LABEL_WIDE = 11
"""The width of the names of fields, in digits, if no word is wider."""
SHORT = 8
"""How many letters a pick list shows at least; its list is as wide as it needs."""


class OfferedOptions(QObject):
    """Fills the rows of a grid, from ``first_row`` on, with one choice each. ``chosen`` gives an
    option and its values when the user chooses them; ``rebuilt``: there are other fields.
    """

    chosen = Signal(object, object)
    rebuilt = Signal()

    def __init__(self, grid: QGridLayout, first_row: int) -> None:
        super().__init__()
        self._grid, self._first = grid, first_row
        self._options: tuple[Option, ...] = ()
        self._headings: tuple[str, ...] = ()
        self.fields: dict[str, ChoiceBox | TickGroup] = {}
        """By the keys of the options."""
        self._names: list[QWidget] = []

    @property
    def options(self) -> tuple[Option, ...]:
        return self._options

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets that take the focus, from top to bottom."""
        order: list[QWidget] = []
        for field in self.fields.values():
            order += field.boxes.values() if isinstance(field, TickGroup) else [field]
        return order

    def offer(
        self,
        options: Sequence[Option],
        values: Sequence[tuple[str, ...]],
        headings: Sequence[str] = (),
    ) -> None:
        """Offers these options, with these values chosen. ``headings`` are the names of the
        documents to which they belong, if there are several.
        """
        if (self._options, self._headings) != (tuple(options), tuple(headings)):
            self._options, self._headings = tuple(options), tuple(headings)
            self._rebuild()
            self.rebuilt.emit()
        for option, chosen in zip(options, values, strict=True):
            field = self.fields[option.key]
            if isinstance(field, TickGroup):
                field.show_values(chosen)
            else:
                field.setCurrentIndex(field.findData(chosen[0]))

    def _rebuild(self) -> None:
        for old in (*self._names, *self.fields.values()):
            # Until it is freed it can still have the focus and take keys: they are for no document.
            old.blockSignals(True)
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._names, self.fields = [], {}
        field: ChoiceBox | TickGroup
        for at, option in enumerate(self._options):
            row = self._first + ROWS * at + 1
            if self._headings and self._headings[at] not in self._headings[:at]:
                heading = label(self._headings[at], "strong")
                self._grid.addWidget(heading, row - 1, 0, 1, 2)
                self._names.append(heading)
            if option.several:
                # The list is long; beside its name it would be narrow.
                field, name = self._ticks(option), label(option.label)
                self._grid.addWidget(name, row, 0, 1, 2)
                self._grid.addWidget(field, row + 1, 0, 1, 2)
            else:
                field = self._pick_list(option)
                name = field_label(option.label, field)
                self._grid.addWidget(name, row, 0)
                self._grid.addWidget(field, row, 1)
            field.setAccessibleName(option.label)
            field.setAccessibleDescription(self._headings[at] if self._headings else "")
            self._names.append(name)
            self.fields[option.key] = field

    def _pick_list(self, option: Option) -> ChoiceBox:
        field = ChoiceBox()
        field.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        field.setMinimumContentsLength(SHORT)
        for value in option.values:
            field.addItem(option.name(value), value)
        field.activated.connect(lambda _: self.chosen.emit(option, (field.currentData(),)))
        return field

    def _ticks(self, option: Option) -> "TickGroup":
        group = TickGroup(option)
        group.changed.connect(lambda: self.chosen.emit(option, group.values))
        return group


def field_label(text: str, field: QWidget) -> QLabel:
    """The name of a field at its left, on two lines rather than wide: the field needs the room."""
    name = label_for(text, field)
    name.setWordWrap(True)
    width = name.fontMetrics().horizontalAdvance
    name.setFixedWidth(max(LABEL_WIDE * width("0"), *map(width, text.split()), 0))
    # The layout asks for the height at the width of the column, which a longer name may widen.
    name.setMinimumHeight(name.heightForWidth(name.width()))
    return name


class TickGroup(QWidget):
    """The values of an option, to tick; at least one stays ticked."""

    changed = Signal()

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.boxes: dict[str, QCheckBox] = {
            value: check(option.name(value)) for value in option.values
        }
        column_of(*self.boxes.values(), on=self, margins=(8, 0, 0, 0), spacing=4)
        for box in self.boxes.values():
            box.clicked.connect(lambda _, box=box: self._clicked(box))

    @property
    def values(self) -> tuple[str, ...]:
        """The ticked values, in the order of the option."""
        return tuple(value for value, box in self.boxes.items() if box.isChecked())

    def show_values(self, values: Sequence[str]) -> None:
        """Ticks these values only."""
        for value, box in self.boxes.items():
            box.setChecked(value in values)

    def _clicked(self, box: QCheckBox) -> None:
        if not self.values:
            box.setChecked(True)
        else:
            self.changed.emit()
