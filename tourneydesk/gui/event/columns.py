"""The workspace's columns: sidebar, page and details panel; what gives way in a small window."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.event.sidebar import Sidebar

SIDEBAR, DETAILS = 30, 43
"""Widths in digits."""
NARROW = 186
"""In a window of fewer digits, the details panel is closed until it is opened there."""
CROWDED = 84
"""In a window of fewer digits, the sidebar is hidden while the details panel is open."""
LEAST_SIDEBAR, LEAST_DETAILS, LEAST_ALONE = 20, 13, 20
"""The least widths in digits: of the sidebar, and of the details panel beside it and without it."""


class Columns(QSplitter):
    """``center`` is for the page and what is shown above and below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.center = QWidget(self)
        self._sidebar: Sidebar | None = None
        self._details: DetailsPanel | None = None

    def lay_out(self, sidebar: Sidebar, details: DetailsPanel) -> None:
        """Puts both beside the center."""
        self._sidebar, self._details = sidebar, details
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        digit = self._digit
        sidebar.setMinimumWidth(digit * LEAST_SIDEBAR)
        details.setMinimumWidth(digit * LEAST_DETAILS)
        self.insertWidget(0, sidebar)
        self.addWidget(details)
        self.setStretchFactor(1, 1)
        widths = SIDEBAR * digit, DETAILS * digit
        self.setSizes([widths[0], NARROW * digit - sum(widths), widths[1]])
        details.toggled.connect(self._make_room)
        # Until it is known how much room there is: the least width would widen a small window.
        details.set_narrow(True)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self._details is not None:
            self._details.set_narrow(self.width() < NARROW * self._digit)
            self._make_room()

    @property
    def _digit(self) -> int:
        return self.fontMetrics().horizontalAdvance("0")

    def _make_room(self) -> None:
        """The sidebar gives way to the details where there is no room for both beside a page."""
        sidebar, details, digit = self._sidebar, self._details, self._digit
        if sidebar is None or details is None:
            return
        crowded = self.width() < CROWDED * digit and not details.isHidden()
        if crowded != sidebar.isHidden():
            sidebar.setVisible(not crowded)
            details.setMinimumWidth(digit * (LEAST_ALONE if crowded else LEAST_DETAILS))
