"""The interface that the main window offers the parts that open, show and close events."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QDialog, QStackedWidget, QWidget

from tourneydesk.desk.session import Session
from tourneydesk.gui.app.copies import Copies
from tourneydesk.gui.app.interfaces.frame import Frame
from tourneydesk.gui.app.menus import Menus
from tourneydesk.gui.app.open_event_note import NoteKeeper
from tourneydesk.gui.app.recovery import Recovery
from tourneydesk.gui.session.qt_session import QtSession

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace


class EventWindow(Frame, Protocol):
    """The main window: what is open in it, and how something else is shown."""

    pages: QStackedWidget
    menus: Menus
    notes: NoteKeeper
    recovery: Recovery
    copies: Copies
    """The copies of the event that is shown."""

    def window(self) -> QWidget:
        """The window itself, the parent of dialogs."""

    def show_home(self) -> None:
        """Closes the event and shows the home page."""

    def show_wizard(self) -> None:
        """Shows the wizard; an open day stays open."""

    def show_message(self, text: str) -> None:
        """Shows a message wherever the user is."""

    def open_dialog(self, dialog: QDialog) -> None:
        """Opens a dialog above the window."""

    def open_for_reading(self, path: Path) -> None:
        """Opens an event read-only."""

    def enter_shared(self, session: Session, path: Path) -> None:
        """Shows a shared event; ``path`` is its file on this laptop."""

    def make_workspace(self, session: QtSession, *, in_day: bool = False) -> Workspace:
        """The workspace of an open event, which may be a section of the open day."""

    def show_workspace(self, workspace: Workspace) -> None:
        """Shows a workspace that has been made."""

    def remove_workspace(self, workspace: Workspace) -> None:
        """Removes a workspace whose event is closed."""

    def show_day_page(self, page: QWidget, name: str) -> None:
        """Shows the page of the whole day."""

    def menus_changed(self) -> None:
        """Enables the menus' actions for the present state."""
