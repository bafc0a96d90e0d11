"""Paints the web address of the pages as a QR code, with what it is for."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tourneydesk.documents.address_codes import address_modules
from tourneydesk.gui.projector.page_layout import sized_font
from tourneydesk.gui.projector.painting.picture import PagePicture
from tourneydesk.gui.projector.painting.texts import MIDDLE, RIGHT, draw_line
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import LABEL, wrapped

CAPTION_WIDTH = 7
"""The most width of a line beside or below a code, in em of its letters."""
ROUNDING = 0.3
"""How much wider a line of the caption may be in another size, in em."""
SMALL = 25
"""Modules up to which a code has the whole light margin of 4 modules around it, with more 2."""


def paint_footer_address(painter: QPainter, picture: PagePicture) -> float:
    """Paints the code at the right end of the footer, and returns the width that it takes up."""
    footer, em = picture.layout.footer, picture.layout.font_height
    used = _paint_code(painter, footer, picture.page.address)
    lines, size = _caption(picture, footer.height() * 0.44)
    painter.setPen(picture.colors.sky)
    painter.setFont(sized_font(picture.font, size))
    measure = picture.measure
    wide = (max(measure(line, False) for line in lines) + ROUNDING) * size
    right = footer.right() - used - em * 0.25
    top = footer.center().y() - len(lines) * size * 0.575
    for line in lines:
        rect = QRectF(right - wide, top, wide, size * 1.15)
        draw_line(painter, rect, line, RIGHT)
        top = rect.bottom()
    return used + wide + em * 0.75


def paint_large_address(painter: QPainter, picture: PagePicture, area: QRectF) -> None:
    """Paints the code as large as fits into an area, with its caption below, at the bottom."""
    lines, size = _caption(picture, picture.layout.font_height * LABEL)
    below = len(lines) * size * 1.15 + size * 0.3
    side = min(area.width(), area.height() - below)
    square = QRectF(area.right() - side, area.bottom() - below - side, side, side)
    used = _paint_code(painter, square, picture.page.address)
    painter.setPen(picture.colors.sky)
    painter.setFont(sized_font(picture.font, size))
    top = square.center().y() + used / 2 + size * 0.3
    for line in lines:
        rect = QRectF(area.left(), top, area.width(), size * 1.15)
        rect.moveCenter(QPointF(area.right() - used / 2, rect.center().y()))
        draw_line(painter, rect, line, MIDDLE)
        top = rect.bottom()


def _caption(picture: PagePicture, most: float) -> tuple[tuple[str, ...], float]:
    size = min(picture.layout.font_height * LABEL, most)
    measure = picture.measure
    text = messages.text("screen-on-phone")
    return wrapped(text, CAPTION_WIDTH, lambda one, _: measure(one, False)), size


def _paint_code(painter: QPainter, area: QRectF, address: str) -> float:
    """Paints the code on white at the right end of an area; returns the length of its sides. Every
    module has the same number of whole pixels.
    """
    image = address_image(address)
    dense = painter.device().devicePixelRatioF()
    fits = min(area.width(), area.height()) * dense
    pixels = max(1, int(fits / image.width())) / dense
    side = image.width() * pixels
    left = round((area.right() - side) * dense) / dense
    top = round((area.center().y() - side / 2) * dense) / dense
    painter.drawImage(QRectF(left, top, side, side), image)
    return side


@lru_cache(maxsize=4)
def address_image(address: str, whole_margin: bool = False) -> QImage:
    """A pixel for each module, with the light margin around the code: the whole one where the code
    may be on a dark window, and for few modules.
    """
    modules = address_modules(address)
    margin = 4 if whole_margin or len(modules) <= SMALL else 2
    side = len(modules) + 2 * margin
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    for y, row in enumerate(modules, start=margin):
        for x, dark in enumerate(row, start=margin):
            if dark:
                image.setPixel(x, y, 0)
    return image
