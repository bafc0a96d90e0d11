"""Paints a ring on a page. Placing it uses no font, and may be done on another thread."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter

from tourneydesk.gui.projector.painting.picture import PagePicture
from tourneydesk.gui.widgets.ring.layout import RingLayout, lay_out
from tourneydesk.gui.widgets.ring.painting import RingLook, RingPicture, ring_parts
from tourneydesk.present.drawings import RingPlayer

FONT_SIZES = (1.0, 0.7)
"""Font sizes for a ring's names, relative to the text; the first with space for names is used."""
DIGITS = "0123456789"


@dataclass(frozen=True, slots=True)
class RingFont:
    """A font for a ring: the height of its lines and the widths of its digits, in pixels."""

    font: QFont
    line: float
    digits: Mapping[str, float]

    def width(self, number: str) -> float:
        """The width of a number."""
        return sum(self.digits[digit] for digit in number)


def paint_ring_page(painter: QPainter, picture: PagePicture) -> None:
    """Paints the page's ring in its rectangle."""
    ring = picture.page.ring
    if ring is None:
        return
    layout, font = place_ring(ring.players, ring_rect(picture), ring_fonts(picture))
    for paint in page_ring_parts(picture, layout, font):
        paint(painter)


def ring_rect(picture: PagePicture) -> QRectF:
    """The rectangle of a ring: it needs no column headings."""
    return picture.layout.body


def ring_fonts(picture: PagePicture) -> tuple[RingFont, ...]:
    """The fonts in which a ring may be painted, measured in the window's thread."""
    fonts = []
    for size in FONT_SIZES:
        font = _point_sized(picture.font, picture.layout.font_height * size)
        advance = QFontMetricsF(font).horizontalAdvance
        digits = {digit: advance(digit) for digit in DIGITS}
        fonts.append(RingFont(font, picture.layout.row * size, digits))
    return tuple(fonts)


def place_ring(
    players: Sequence[RingPlayer], rect: QRectF, fonts: Sequence[RingFont]
) -> tuple[RingLayout, RingFont]:
    """Where everything is, in the first of these fonts with space for names, else in the last;
    without numbers if they would have to be smaller still, so that nobody in the audience could
    read them. With hundreds of players this takes long; it may run on any thread.
    """
    for font in fonts:
        layout = lay_out(players, rect, font.line, font.width, least_size=1)
        if layout.named:
            break
    return layout, font


def page_ring_parts(
    picture: PagePicture, layout: RingLayout, font: RingFont
) -> Iterator[Callable[[QPainter], None]]:
    """The parts of a placed ring, in the order in which they are painted."""
    page, look = picture.page, picture.colors
    if page.ring is None or page.event is None:
        return
    yield from ring_parts(
        RingPicture(page.event, page.ring, layout),
        RingLook(
            ground=look.ground,
            text=look.text,
            quiet=look.sky,
            line=look.line,
            accent=look.yellow,
            attention=look.yellow,
            done=look.yellow,
            font=font.font,
        ),
    )


def _point_sized(font: QFont, pixels: float) -> QFont:
    """The same font at this height, in points for the ring's painter."""
    sized = QFont(font)
    sized.setPointSizeF(pixels * 72 / QGuiApplication.primaryScreen().logicalDotsPerInchY())
    return sized
