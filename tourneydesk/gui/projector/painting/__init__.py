"""Paints a projector page into any picture: the second window, its preview, an image."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from tourneydesk.gui.projector.painting.announcements import paint_text
from tourneydesk.gui.projector.painting.bracket import paint_bracket
from tourneydesk.gui.projector.painting.charts import paint_places
from tourneydesk.gui.projector.painting.frame import (
    paint_clock,
    paint_footer,
    paint_message,
    paint_time,
    paint_title,
)
from tourneydesk.gui.projector.painting.picture import Notices, PagePicture
from tourneydesk.gui.projector.painting.podium import paint_podium
from tourneydesk.gui.projector.painting.ring import paint_ring_page
from tourneydesk.gui.projector.painting.rows import paint_rows

__all__ = ["Notices", "PagePicture", "paint_page"]


def paint_page(
    painter: QPainter,
    picture: PagePicture,
    only: QRectF | None = None,
    ring: Callable[[QPainter, PagePicture], None] | None = None,
) -> None:
    """Paints the whole page, or the part of it in one rectangle; ``ring`` can paint the ring
    differently.
    """
    whole = QRectF(QPointF(0, 0), picture.size)
    rect = whole if only is None else only
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, picture.colors.ground)
    layout, page = picture.layout, picture.page
    if layout.title.intersects(rect) and page.kind != "welcome":
        paint_title(painter, picture)
    if picture.notices.clock and picture.clock_rect.intersects(rect):
        paint_clock(painter, picture)
    if layout.now.width() and layout.now.intersects(rect):
        paint_time(painter, picture, layout.now, "screen-now", picture.notices.now)
    paint_rows(painter, picture, rect)
    if layout.body.intersects(rect):
        _paint_body(painter, picture, ring)
    if page.message and layout.message.intersects(rect):
        paint_message(painter, picture)
    if layout.footer.intersects(rect):
        paint_footer(painter, picture)


def _paint_body(
    painter: QPainter,
    picture: PagePicture,
    ring: Callable[[QPainter, PagePicture], None] | None,
) -> None:
    """What is shown instead of rows, if anything is."""
    page, body, look, font = picture.page, picture.layout.body, picture.colors, picture.font
    em = picture.layout.font_height
    if page.ring is not None:
        (ring or paint_ring_page)(painter, picture)
    elif page.chart is not None:
        paint_places(painter, page.chart, body, em, look, font)
    elif page.bracket is not None:
        paint_bracket(painter, page.bracket, body, em, look, font)
    elif page.podium is not None:
        paint_podium(painter, page.podium, body, em, look, font)
    elif page.large_text:
        paint_text(painter, picture)
