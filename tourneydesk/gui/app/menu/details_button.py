"""The button at the end of the menu bar that opens and closes the details panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tourneydesk.gui.app.menus import Menus
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.text_widgets import Button, button, tip
from tourneydesk.gui.widgets.theme.icons import icon
from tourneydesk.present import messages

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace


def details_button(menus: Menus) -> Button:
    """The button, which does what the menu's entry does."""
    created = button("", "corner", lambda: menus["window-show-why"].trigger())
    created.setIcon(icon("panel-right"))
    created.setCheckable(True)
    name = messages.text("window-toggle-details", key=action_key("window-show-why"))
    created.setAccessibleName(name)
    tip(created, name)
    return created


def show_details_state(workspace: Workspace | None, menus: Menus, made: Button) -> None:
    """Whether the panel is open, in the menu and on the button."""
    panel = workspace.details_panel if workspace is not None else None
    is_open = panel is not None and panel.is_open
    menus["window-show-why"].setChecked(is_open)
    made.setChecked(is_open)
    # The page of a round has this button beside its title.
    of_round = workspace is not None and isinstance(workspace.page, int)
    made.setVisible(panel is not None and panel.offered and not of_round)
