"""What the helpers of the window ask of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from tourneydesk.gui.pages.home.page import Home
from tourneydesk.gui.widgets.form_page import EventFormPage

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace


class Frame(Protocol):
    """The window: the pages it shows, and the event open in it."""

    home: Home
    room: Workspace | None

    @property
    def at_home(self) -> bool:
        """Whether the home page is on show."""

    def open_event(self, path: Path) -> None:
        """Opens an event; what stands in the way is said on the home page."""

    def show_page(self, page: EventFormPage) -> None:
        """Closes the event and shows a page that makes one; Esc there leads home."""
