"""Where others find the entry for joining, as their menus say it."""

from tourneydesk.gui.widgets.actions import action_of, menu_titles
from tourneydesk.present import messages
from tourneydesk.present.handbook.pages import without_mnemonic

JOIN = "share-join"


def menu_entry() -> str:
    """The way through the menus to joining an event."""
    path = (*menu_titles(action_of(JOIN)), JOIN)
    return " > ".join(without_mnemonic(messages.text(part)) for part in path)
