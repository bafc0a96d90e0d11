"""The interface that the main window offers its helpers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tourneydesk.gui.pages.home.page import Home
from tourneydesk.gui.widgets.form_page import EventFormPage

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace


class Frame(Protocol):
    """The main window: its pages, and the event open in it."""

    workspace: Workspace | None

    @property
    def home(self) -> Home:
        """The home page."""

    @property
    def at_home(self) -> bool:
        """Whether the home page is visible."""

    def open_event(self, path: Path) -> None:
        """Opens an event; problems are reported on the home page."""

    def show_page(self, page: EventFormPage) -> None:
        """Closes the event and shows a page that creates one; Esc returns to the home page."""
