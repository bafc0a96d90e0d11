"""The settings of one format in a column, for every page that asks for them."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import SettingValue
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.formats import FORMATS
from tourneydesk.gui.forms.field_row import FieldRow
from tourneydesk.gui.forms.setting_fields import SettingField, setting_fields, value_help
from tourneydesk.gui.forms.setting_fields import value_words as words
from tourneydesk.gui.forms.tick_list import TickList
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.widgets.layout.boxes import column_of


class SettingForm(QWidget):
    """A field for each setting; one that cannot be changed is text, with the reason below it."""

    changed = Signal()
    done = Signal(str)
    """The setting of this key was changed and left."""

    def __init__(self, key: str, leave_out: Collection[str] = ()) -> None:
        super().__init__()
        self._format = key
        settings = [one for one in FORMATS[key].settings if one.key not in leave_out]
        self.fields = setting_fields(settings, key)
        self.rows = {field.key: FieldRow(field.name, field.widget) for field in self.fields}
        for field in self.fields:
            field.changed.connect(lambda *_, field=field: self._changed(field))
            field.done.connect(lambda *_, key=field.key: self.done.emit(key))
            self._show_help(field)
        self.lists = [self.rows[one.key] for one in self.fields if isinstance(one.widget, TickList)]
        others = [row for row in self.rows.values() if row not in self.lists]
        column_of(*others, on=self, margins=0, spacing=16)

    def values(self) -> dict[str, object]:
        """The values entered, by setting."""
        return {field.key: field.value() for field in self.fields}

    def show_values(
        self, values: Mapping[str, SettingValue], leave_out: Collection[str] = ()
    ) -> None:
        """Shows these values without reporting a change; some fields keep what is in them."""
        self.blockSignals(True)
        for field in self.fields:
            if field.key not in leave_out:
                field.show(values[field.key])
                self._show_help(field)
        self.blockSignals(False)

    def show_fixed(self, reasons: Mapping[str, str], values: Mapping[str, SettingValue]) -> None:
        """Shows the values of the settings named here as text, each with its reason, and enables
        the others.
        """
        for key, row in self.rows.items():
            row.show_fixed(reasons.get(key, ""), words(key, values[key], self._format))
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
        value = field.value()
        plain = value is None or isinstance(value, str | bool | int)
        self.rows[field.key].show_help(value_help(field.key, value if plain else "", self._format))
