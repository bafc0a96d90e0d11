"""The fields for an event's name, place, date and so on, for every page that asks for them."""

from collections.abc import Mapping

from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.gui.forms.date_field import DateField
from tourneydesk.gui.forms.field_row import FieldRow
from tourneydesk.gui.widgets.text_widgets import Field
from tourneydesk.present import messages


def detail_rows() -> dict[str, FieldRow]:
    """A field with its name for each detail, by its key; the event's name first, which alone is
    required.
    """
    rows = {"name": FieldRow(messages.text("wizard-event-name"), Field(200))}
    for key in ABOUT:
        field = DateField() if key == "date" else Field()
        field.setPlaceholderText(messages.text("people-optional"))
        rows[key] = FieldRow(messages.text(f"wizard-details-{key}"), field)
    return rows


def field_of(row: FieldRow) -> Field:
    """The line edit in a row."""
    assert isinstance(row.field, Field)
    return row.field


def date_field_of(rows: Mapping[str, FieldRow]) -> DateField:
    """The field for the date."""
    field = rows["date"].field
    assert isinstance(field, DateField)
    return field


def entered(field: Field) -> str:
    """The detail in a field, as the event has it."""
    return field.value if isinstance(field, DateField) else field.text()


def show_detail(field: Field, text: str) -> None:
    """Shows a detail of the event in its field."""
    if isinstance(field, DateField):
        field.show_value(text)
    else:
        field.setText(text)
        field.setCursorPosition(0)
