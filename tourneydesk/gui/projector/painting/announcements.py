"""Paints what is said in large letters: a message, or the welcome."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from tourneydesk.gui.projector.page_layout import sized_font
from tourneydesk.gui.projector.painting.picture import PagePicture
from tourneydesk.gui.projector.painting.texts import MIDDLE
from tourneydesk.gui.projector.painting.welcome import paint_welcome

_WRAPPED = int(MIDDLE | Qt.TextFlag.TextWordWrap)


def paint_text(painter: QPainter, picture: PagePicture) -> None:
    page, look, layout = picture.page, picture.colors, picture.layout
    if page.kind == "welcome":
        paint_welcome(painter, picture)
        return
    painter.setPen(look.yellow if page.kind == "message" else look.text)
    max_size = layout.font_height * 2.5
    size = min(
        max_size, fitting_size(page.large_text, layout.body, picture.font, layout.font_height)
    )
    painter.setFont(sized_font(picture.font, size, bold=True))
    rect = balanced_rect(page.large_text, layout.body, QFontMetricsF(painter.font()))
    painter.drawText(rect, _WRAPPED, page.large_text)


def fitting_size(text: str, rect: QRectF, font: QFont, min_size: float) -> float:
    """The largest font size in pixels, at least ``min_size``, at which a text fits a rectangle."""
    size = rect.height()
    while size > min_size:
        metrics = QFontMetricsF(sized_font(font, size, bold=True))
        bounds = metrics.boundingRect(rect, _WRAPPED, text)
        longest = max((metrics.horizontalAdvance(one) for one in text.split()), default=0.0)
        if bounds.height() <= rect.height() and longest <= rect.width():
            return size
        size *= 0.92
    return min_size


def balanced_rect(text: str, rect: QRectF, metrics: QFontMetricsF) -> QRectF:
    """The narrowest part of a rectangle in which a text needs no more lines, to avoid a last line
    with a single word.
    """
    tall, step = metrics.boundingRect(rect, _WRAPPED, text).height(), rect.width() / 100
    while True:
        narrower = rect.adjusted(step, 0, -step, 0)
        bounds = metrics.boundingRect(narrower, _WRAPPED, text)
        if bounds.height() > tall or bounds.width() > narrower.width():
            return rect
        rect = narrower
