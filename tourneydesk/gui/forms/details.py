"""The lines for an event's name, place, date and so on, wherever they are asked for."""

from PySide6.QtWidgets import QFormLayout

from tourneydesk.gui import words
from tourneydesk.gui.widgets.text_widgets import Field, beside


def detail_fields() -> dict[str, Field]:
    """A line for each detail, by its key; the name first."""
    return {"name": Field(200), **{key: Field(200) for key in words.DETAILS}}


def add_detail_rows(form: QFormLayout, fields: dict[str, Field]) -> None:
    """The lines with their names; only the event's name is needed."""
    form.setHorizontalSpacing(16)
    form.setVerticalSpacing(8)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.addRow(beside(words.EVENT_NAME, fields["name"]), fields["name"])
    for key, name in words.DETAILS.items():
        fields[key].setPlaceholderText(words.OPTIONAL)
        form.addRow(beside(name, fields[key]), fields[key])
