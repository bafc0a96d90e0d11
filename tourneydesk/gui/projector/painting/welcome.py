"""Paints the page before the first round: logo, name, when it begins, and the way to the pages."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tourneydesk.gui.projector.page_layout import HEAD_BOTTOM, sized_font
from tourneydesk.gui.projector.painting.address import paint_large_address
from tourneydesk.gui.projector.painting.picture import PagePicture
from tourneydesk.gui.projector.painting.texts import LEFT, draw_line
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import wrapped

NAME_SIZES = (2.15, 1.8, 1.5, 1.25, 1.0, 0.8)
"""The sizes of the event's name in em; the first in which everything fits is used."""
STARTS, SOON = 1.3, 1.0
"""The sizes of when the event begins and of what comes, in em."""
LINE, GAP = 1.2, 0.45
"""The height of a line, and the space before the line of when it begins, in its own em."""
CODE = Fraction(210, 720)
"""The sides of the QR code, as a share of the picture's height."""
TOP, LOGO, LEAST_LOGO = Fraction(36, 720), Fraction(190, 720), Fraction(60, 720)
"""Where the logo begins, its height, and its least height."""
LOGO_WIDTH = 0.6
"""The share of the width that a logo may take: the times are beside it."""


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    color: QColor
    size: float
    bold: bool = True
    gap: float = 0.0

    @property
    def height(self) -> float:
        return (LINE + self.gap) * self.size


def paint_welcome(painter: QPainter, picture: PagePicture) -> None:
    """Paints the whole page but for the times and the footer."""
    page, layout, tall = picture.page, picture.layout, picture.size.height()
    em, bottom = layout.font_height, layout.message.top()
    area = QRectF(layout.body.left(), tall * float(HEAD_BOTTOM), layout.body.width(), 0)
    area.setBottom(bottom)
    width = area.width()
    if page.address:
        side = tall * float(CODE)
        code = QRectF(area.right() - side, area.top(), side, area.height())
        paint_large_address(painter, picture, code)
        width -= side + em * 0.5
    logo_top = tall * float(TOP)
    least = tall * float(LEAST_LOGO) + em * 0.5
    space = bottom - logo_top - least if page.logo else area.height()
    for lines in _ways(picture, width / em):
        height = sum(line.height for line in lines) * em
        if height <= space:
            break
    begin = max(area.top(), area.center().y() - height / 2)
    if page.logo and height <= space:
        begin = bottom - height
        most = min(tall * float(LOGO), begin - logo_top - em * 0.5)
        _paint_logo(
            painter, picture, QRectF(area.left(), logo_top, area.width() * LOGO_WIDTH, most)
        )
    for line in lines:
        begin += line.gap * line.size * em
        painter.setPen(line.color)
        painter.setFont(sized_font(picture.font, em * line.size, bold=line.bold))
        rect = QRectF(area.left(), begin, width, em * line.size * LINE)
        draw_line(painter, rect, line.text, LEFT)
        begin = rect.bottom()


def _ways(picture: PagePicture, width: float) -> Iterator[list[_Line]]:
    """The lines of all texts in a width in em, the name smaller and smaller; then only what
    matters most.
    """
    for size in NAME_SIZES:
        yield _lines(picture, width, size)
    yield _lines(picture, width, NAME_SIZES[-1], short=True)


def _lines(picture: PagePicture, width: float, size: float, *, short: bool = False) -> list[_Line]:
    page, look, measure = picture.page, picture.colors, picture.measure
    lines = [] if short else [_Line(messages.text("screen-welcome"), look.sky, 1.0, bold=False)]
    lines += [_Line(line, look.text, size) for line in wrapped(page.title, width / size, measure)]
    parts = [(page.starts, look.yellow, STARTS)] if page.starts else []
    if not (short and page.starts):
        parts.append((page.large_text, look.text if page.starts else look.yellow, SOON))
    for text, color, part in parts:
        bold = part == STARTS or not page.starts
        for at, line in enumerate(wrapped(text, width / part, measure)):
            lines.append(_Line(line, color, part, bold, 0.0 if at else GAP))
    return lines


def _paint_logo(painter: QPainter, picture: PagePicture, area: QRectF) -> None:
    """Paints the logo at the left of an area, on a light plate: most logos are made for paper."""
    image = _image(picture.page.logo)
    if image.isNull():
        return
    pad = area.height() * 0.06
    inner = area.adjusted(pad, pad, -pad, -pad)
    size = QSizeF(image.size()).scaled(inner.size(), Qt.AspectRatioMode.KeepAspectRatio)
    plate = QRectF(area.topLeft(), QSizeF(size.width() + 2 * pad, size.height() + 2 * pad))
    painter.fillRect(plate, picture.colors.plate)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(inner.topLeft(), size), image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)


@lru_cache(maxsize=2)
def _image(picture: bytes) -> QImage:
    return QImage.fromData(picture)
