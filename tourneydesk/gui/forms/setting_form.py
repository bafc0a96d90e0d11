"""The settings of one format in a column, for every page that asks for them."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QWidget

from tourneydesk.core.event import SettingValue
from tourneydesk.formats import FORMATS
from tourneydesk.gui.forms.setting_fields import setting_fields
from tourneydesk.gui.widgets.text_widgets import label, label_for, show_text


class SettingForm(QWidget):
    """A field for each setting; one that cannot be changed has the reason below it."""

    changed = Signal()

    def __init__(self, key: str) -> None:
        super().__init__()
        self.fields = setting_fields(FORMATS[key].settings, key)
        self._reasons: dict[str, QLabel] = {}
        rows = form_layout()
        rows.setContentsMargins(0, 0, 0, 0)
        for field in self.fields:
            rows.addRow(label_for(field.name, field.widget), field.widget)
            reason = self._reasons[field.key] = label("", "quiet", wraps=True)
            reason.hide()
            rows.addRow(reason)
            if isinstance(field.widget, QComboBox):
                # A long choice must not widen the form beyond its space.
                narrow = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
                field.widget.setSizeAdjustPolicy(narrow)
                field.widget.setMinimumContentsLength(12)
                field.widget.currentIndexChanged.connect(self.changed)
            elif isinstance(field.widget, QLineEdit):
                field.widget.textChanged.connect(self.changed)
        self.setLayout(rows)

    def values(self) -> dict[str, object]:
        """The values entered, by setting."""
        return {field.key: field.value() for field in self.fields}

    def show_values(self, values: Mapping[str, SettingValue]) -> None:
        """Shows these values without reporting a change."""
        self.blockSignals(True)
        for field in self.fields:
            field.show(values[field.key])
        self.blockSignals(False)

    def show_fixed(self, reasons: Mapping[str, str]) -> None:
        """Disables the fields named here, each with its reason, and enables the others."""
        for field in self.fields:
            text = reasons.get(field.key, "")
            field.widget.setEnabled(not text)
            field.widget.setAccessibleDescription(text)
            show_text(self._reasons[field.key], text)
            self._reasons[field.key].setVisible(bool(text))


def form_layout() -> QFormLayout:
    rows = QFormLayout()
    rows.setHorizontalSpacing(16)
    rows.setVerticalSpacing(4)
    rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
    return rows
