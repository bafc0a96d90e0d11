"""What every page of an event is made in."""

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.session.qt_session import QtSession


@dataclass(frozen=True, slots=True)
class PageContext:
    """The open event, the panel that says why, and the widget that the page is in."""

    session: QtSession
    why: DetailsPanel
    parent: QWidget | None = None
