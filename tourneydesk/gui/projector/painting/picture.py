"""A page to be painted: its size, its colors, and what accompanies it."""

import re
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont

from tourneydesk.gui.projector.colors import Colors, colors
from tourneydesk.gui.projector.page_layout import PageLayout, lay_out_page, measure_in
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import Measure
from tourneydesk.present.projector.page import ProjectorPage

WIDEST_CLOCK = "−0:00:00"


@dataclass(frozen=True, slots=True)
class Notices:
    """What accompanies every page: the time left, its warning in words, and the time of day."""

    clock: str = ""
    warning: str = ""
    now: str = ""

    @property
    def label(self) -> str:
        """What is above the time left."""
        return self.warning or messages.text("screen-time-left")

    @property
    def widest_now(self) -> str:
        """The widest that the time of day becomes: all digits have the same width."""
        return re.sub(r"^[0-9](?![0-9])", "00", self.now)


@dataclass(frozen=True)
class PagePicture:
    """A page to be painted, with its size in pixels."""

    page: ProjectorPage
    notices: Notices
    size: QSizeF
    distance: int
    dark: bool
    font: QFont

    @cached_property
    def layout(self) -> PageLayout:
        clock = WIDEST_CLOCK if self.notices.clock and self.page.kind != "clock" else ""
        now = self.notices.widest_now
        return lay_out_page(self.page, self.size, self.distance, self.font, clock=clock, now=now)

    @cached_property
    def measure(self) -> Measure:
        """The width of texts in em."""
        return measure_in(self.font, self.layout.font_height)

    @property
    def colors(self) -> Colors:
        return colors(self.dark)

    @property
    def clock_rect(self) -> QRectF:
        """The rectangle of the time left, with the warning on a page of its own."""
        layout = self.layout
        if self.page.kind != "clock":
            # The label above the time may be wider.
            wider = layout.clock.adjusted(-layout.font_height * 3, 0, 0, 0)
            return wider if layout.clock.width() else QRectF()
        top = layout.title.bottom()
        bottom = layout.headings.top() if self.page.rows else layout.message.top()
        return QRectF(layout.body.left(), top, layout.body.width(), bottom - top)
