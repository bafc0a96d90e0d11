"""Which page of the handbook belongs to what the main window shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tourneydesk.gui.event.page_names import PageName
from tourneydesk.present.handbook.chapters import FIRST

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace

PAGES = {
    PageName.EVENT: "settings",
    PageName.DRAFT: "pairing",
    PageName.REPAIR: "wrong-result",
    PageName.PRIZES: "prizes",
    PageName.PAPERS: "papers",
    PageName.DISPLAY: "projector",
    PageName.HISTORY: "wrong-result",
}
"""The pages about pages of an event; the others depend on what is shown there."""


def handbook_page_of(visible: QWidget | None, workspace: Workspace | None) -> str:
    """The page about what the window shows now, or about the dialog in front of it; ``visible`` is
    the window's visible page, and ``workspace`` that of the open event.
    """
    dialog = QApplication.activeModalWidget() or QApplication.activeWindow()
    shown = dialog if isinstance(dialog, QDialog) else visible
    if workspace is not None and shown is workspace:
        return _page_of_event(workspace)
    return str(getattr(shown, "handbook_page", "")) or FIRST


def _page_of_event(workspace: Workspace) -> str:
    match workspace.page:
        case PageName.PLAYERS:
            return workspace.players.handbook_page
        case PageName.STANDINGS:
            # How players are ranked depends on the format.
            return workspace.session.event.format
        case int():
            asking = workspace.details_panel.why_not.name.hasFocus()
            return "why" if asking else "results"
        case page:
            return PAGES[page]
