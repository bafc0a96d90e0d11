"""The fields for an event's name, place, date and so on, for every page that asks for them."""

from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.gui.forms.field_row import FieldRow
from tourneydesk.gui.widgets.text_widgets import Field
from tourneydesk.present import messages


def detail_rows() -> dict[str, FieldRow]:
    """A field with its name for each detail, by its key; the event's name first, which alone is
    required.
    """
    rows = {"name": FieldRow(messages.text("wizard-event-name"), Field(200))}
    for key in ABOUT:
        field = Field(200)
        field.setPlaceholderText(messages.text("people-optional"))
        rows[key] = FieldRow(messages.text(f"wizard-details-{key}"), field)
    return rows


def field_of(row: FieldRow) -> Field:
    """The line edit in a row."""
    assert isinstance(row.field, Field)
    return row.field
