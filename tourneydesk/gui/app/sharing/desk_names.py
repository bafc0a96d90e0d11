"""This desk's name in shared events, remembered from the last time."""

from typing import Literal

from tourneydesk.gui.forms.field_row import FieldRow
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.gui.widgets.text_widgets import Field
from tourneydesk.present import messages

Usual = Literal["share-head-desk", "join-second-desk"]
"""The message with the name that is offered at first: a laptop may share one day and join another.
"""


def own_desk_name(usual: Usual) -> str:
    """The name of the last time, or the usual one."""
    return preferred(usual) or messages.text(usual)


def desk_name_row(usual: Usual) -> tuple[Field, FieldRow]:
    """A field with this desk's name, and its row."""
    field = Field()
    field.setText(own_desk_name(usual))
    row = FieldRow(messages.text("share-desk"), field)
    row.show_help(messages.text("share-desk-help"))
    return field, row


def remember_desk_name(usual: Usual, name: str) -> None:
    """Offers this name the next time; the usual one stays in the language of the window."""
    name = " ".join(name.split())
    prefer(usual, "" if name == messages.text(usual) else name)
