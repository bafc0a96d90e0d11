"""The fields for an event's name, place, date and so on, for every page that asks for them."""

from PySide6.QtWidgets import QFormLayout

from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.gui.widgets.text_widgets import Field, label_for
from tourneydesk.present import messages


def detail_fields() -> dict[str, Field]:
    """A field for each detail, by its key; the name first."""
    return {"name": Field(200), **{key: Field(200) for key in ABOUT}}


def add_detail_rows(form: QFormLayout, fields: dict[str, Field]) -> None:
    """Adds the fields with their labels; only the event's name is required."""
    form.setHorizontalSpacing(16)
    form.setVerticalSpacing(8)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.addRow(label_for(messages.text("wizard-event-name"), fields["name"]), fields["name"])
    for key in ABOUT:
        fields[key].setPlaceholderText(messages.text("people-optional"))
        form.addRow(label_for(messages.text(f"wizard-details-{key}"), fields[key]), fields[key])
