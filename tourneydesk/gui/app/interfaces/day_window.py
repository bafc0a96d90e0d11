"""The interface that the main window offers the parts that concern a day, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tourneydesk.gui.app.interfaces.event_window import EventWindow

if TYPE_CHECKING:
    from tourneydesk.gui.app.day.days import Days


class DayWindow(EventWindow, Protocol):
    """The main window, in which an event or a day may be open."""

    @property
    def day(self) -> Days | None:
        """The day that is open, or None."""
