"""What every page of an event is constructed with."""

from dataclasses import dataclass, field

from PySide6.QtWidgets import QWidget

from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.pages.requests import Requests
from tourneydesk.gui.session.qt_session import QtSession


@dataclass(frozen=True, slots=True)
class PageContext:
    """The open event, the details panel, the page's parent widget, and what it can ask for.
    ``in_day``: the event is a section of an open day.
    """

    session: QtSession
    details_panel: DetailsPanel
    parent: QWidget | None = None
    in_day: bool = False
    requests: Requests = field(default_factory=Requests)
