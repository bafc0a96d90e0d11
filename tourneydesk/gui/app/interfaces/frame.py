"""The interface that the main window offers its helpers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tourneydesk.gui.pages.home_page import Home
from tourneydesk.gui.widgets.page_parts import EventFormPage

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace


class HasWorkspace(Protocol):
    """Something that shows an event, or none."""

    workspace: Workspace | None


class Frame(HasWorkspace, Protocol):
    """The main window: its pages, and the event open in it."""

    @property
    def home(self) -> Home:
        """The home page."""

    @property
    def at_home(self) -> bool:
        """Whether the home page is visible."""

    def open_event(self, path: Path) -> None:
        """Opens an event; problems are reported on the home page."""

    def reopen_event(self, path: Path) -> None:
        """Opens the visible event again from its file; in a day, the other sections stay open."""

    @property
    def day_path(self) -> Path | None:
        """The list of the day that is open, or None."""

    def show_section(self, path: Path) -> None:
        """Shows the section in this file, if it is one of the open day."""

    def show_page(self, page: EventFormPage) -> None:
        """Closes the event and shows a page that creates one; Esc returns to the home page."""
