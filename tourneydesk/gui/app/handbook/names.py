"""What the handbook's pages name and only the window knows: menus, keys and papers."""

from collections.abc import Sequence

from tourneydesk.documents.papers import documents_of_format
from tourneydesk.gui.pages.keys.page import key_groups
from tourneydesk.gui.widgets.actions import action_of, in_menus, keys_text, menu_titles
from tourneydesk.present import messages
from tourneydesk.present.handbook.pages import KeyGroup


class WindowNames:
    """The names as the menus, the shortcut sheet and the Papers page show them."""

    def menu_path(self, action: str) -> tuple[str, ...]:
        found = action_of(action)
        if not in_menus(found):
            raise KeyError(action)
        return tuple(map(messages.text, (*menu_titles(found), found.on_sheet or found.name)))

    def key(self, action: str) -> str:
        return keys_text(action_of(action))

    def key_groups(self) -> Sequence[KeyGroup]:
        return key_groups()

    def documents(self, format_key: str) -> Sequence[tuple[str, str]]:
        return [(document.name, document.about) for document in documents_of_format(format_key)]
