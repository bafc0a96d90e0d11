"""Paints a projector page into any picture: the second window, its preview, an image."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter, QPen

from tourneydesk.gui.projector.colors import Colors, colors
from tourneydesk.gui.projector.page_layout import HEADING_SIZE, PageLayout, lay_out_page, sized_font
from tourneydesk.gui.widgets.ring.layout import lay_out
from tourneydesk.gui.widgets.ring.painting import RingLook, RingPicture, paint_ring
from tourneydesk.present import messages
from tourneydesk.present.projector.pages import ProjectorPage
from tourneydesk.present.table import AnyRow, Column

Flag = Qt.AlignmentFlag
LEFT = Flag.AlignLeft | Flag.AlignAbsolute | Flag.AlignVCenter
RIGHT = Flag.AlignRight | Flag.AlignAbsolute | Flag.AlignVCenter
MIDDLE = Flag.AlignHCenter | Flag.AlignVCenter
LINE = Qt.TextFlag.TextSingleLine
RING_FONT_SIZES = (1.0, 0.7)
"""Font sizes for a ring's names, relative to the text; the first with space for names is used."""
WIDEST_CLOCK = "−0:00:00"


@dataclass(frozen=True, slots=True)
class Notices:
    """What accompanies every page: the time, its warning in words, and a message."""

    clock: str = ""
    warning: str = ""
    message: str = ""

    @property
    def line(self) -> str:
        """The time on one line; a warning comes first."""
        return f"{self.warning}  {self.clock}" if self.warning else self.clock

    @property
    def widest(self) -> str:
        """The widest that the line becomes before the warning changes: all digits have the same
        width.
        """
        return re.sub(r"[0-9−:]+$", WIDEST_CLOCK, self.line)


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
        return lay_out_page(
            self.page,
            self.size,
            self.distance,
            self.font,
            clock="" if self.page.kind == "clock" else self.notices.widest,
            message=bool(self.shown_message),
        )

    @property
    def colors(self) -> Colors:
        return colors(self.dark)

    @property
    def shown_message(self) -> str:
        """The line under the rows; empty if the page already shows the message large."""
        return "" if self.page.kind == "message" else self.notices.message

    @property
    def clock_rect(self) -> QRectF:
        """The rectangle of the time, with the warning on a page of its own."""
        if self.page.kind != "clock":
            return self.layout.clock
        top = self.layout.title.bottom()
        bottom = self.layout.headings.top() if self.page.rows else self.layout.message.top()
        return QRectF(self.layout.body.left(), top, self.layout.body.width(), bottom - top)


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
    if layout.title.intersects(rect):
        _text(painter, picture, layout.title, page.title, LEFT, bold=True)
    if picture.notices.clock and picture.clock_rect.intersects(rect):
        _paint_clock(painter, picture)
    if page.rows and layout.headings.intersects(rect):
        _paint_headings(painter, picture)
    for at, row in enumerate(page.rows):
        if layout.row_rect(at, page.down).intersects(rect):
            _paint_row(painter, picture, at, row)
    if page.ring is not None and layout.body.intersects(rect):
        (ring or paint_ring_page)(painter, picture)
    if page.large_text and layout.body.intersects(rect):
        _paint_text(painter, picture)
    if picture.shown_message and layout.message.intersects(rect):
        _paint_message(painter, picture)
    if layout.footer.intersects(rect):
        _paint_footer(painter, picture)


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


_WRAPPED = int(MIDDLE | Qt.TextFlag.TextWordWrap)


def _paint_clock(painter: QPainter, picture: PagePicture) -> None:
    notices, rect = picture.notices, picture.clock_rect
    look = picture.colors
    painter.setPen(look.yellow if notices.warning else look.text)
    if picture.page.kind != "clock":
        _text(painter, picture, rect, notices.line, RIGHT, bold=True, pen=False)
        return
    below = picture.layout.row * 1.2 if notices.warning else 0.0
    large = rect.adjusted(0, 0, 0, -below)
    size = fitting_size(notices.clock, large, picture.font, picture.layout.font_height)
    painter.setFont(sized_font(picture.font, size * 0.85, bold=True))
    painter.drawText(large, int(MIDDLE | LINE), notices.clock)
    if notices.warning:
        under = QRectF(rect.left(), large.bottom(), rect.width(), below)
        _text(painter, picture, under, notices.warning, MIDDLE, bold=True, pen=False)


def _paint_headings(painter: QPainter, picture: PagePicture) -> None:
    layout, page = picture.layout, picture.page
    painter.setPen(picture.colors.sky)
    painter.setFont(sized_font(picture.font, layout.font_height * HEADING_SIZE))
    metrics = QFontMetricsF(painter.font())
    for block in range(min(page.blocks, -(-len(page.rows) // page.down))):
        for (left, width), column in zip(layout.cells[block], page.columns, strict=True):
            rect = QRectF(left, layout.headings.top(), width, layout.headings.height())
            _line(painter, metrics, rect, column.head, _side(column))


def _paint_row(painter: QPainter, picture: PagePicture, at: int, row: AnyRow) -> None:
    layout, page, look = picture.layout, picture.page, picture.colors
    if at % page.down and (row.emphasis == "begins" or not page.grouped):
        # A line leads the eye from a name to its figures at the other side.
        rect = layout.row_rect(at, page.down)
        painter.setPen(QPen(look.line, max(1.0, layout.font_height / 30)))
        painter.drawLine(rect.topLeft(), rect.topRight())
    painter.setPen(
        look.yellow if row.emphasis == "first" else look.sky if row.emphasis == "out" else look.text
    )
    painter.setFont(sized_font(picture.font, layout.font_height, bold=row.emphasis == "first"))
    metrics = QFontMetricsF(painter.font())
    for column, cell in enumerate(row.cells):
        if cell:
            rect = layout.cell(at, column, page.down)
            _line(painter, metrics, rect, cell, _side(page.columns[column]))


def ring_rect(picture: PagePicture) -> QRectF:
    """The rectangle of a ring: it needs no column headings."""
    return picture.layout.body.adjusted(0, -picture.layout.headings.height(), 0, 0)


def paint_ring_page(painter: QPainter, picture: PagePicture) -> None:
    """Paints the page's ring in its rectangle."""
    page, look = picture.page, picture.colors
    if page.ring is None or page.event is None:
        return
    rect = ring_rect(picture)
    for size in RING_FONT_SIZES:
        font = _point_sized(picture.font, picture.layout.font_height * size)
        metrics = QFontMetricsF(font)
        line = picture.layout.row * size
        layout = lay_out(page.ring.players, rect, line, metrics.horizontalAdvance)
        if layout.named:
            break
    paint_ring(
        painter,
        RingPicture(page.event, page.ring, layout),
        RingLook(
            ground=look.ground,
            text=look.text,
            quiet=look.sky,
            line=look.line,
            accent=look.yellow,
            attention=look.yellow,
            done=look.yellow,
            font=font,
        ),
    )


def _point_sized(font: QFont, pixels: float) -> QFont:
    """The same font at this height, in points for the ring's painter."""
    sized = QFont(font)
    sized.setPointSizeF(pixels * 72 / QGuiApplication.primaryScreen().logicalDotsPerInchY())
    return sized


def _paint_text(painter: QPainter, picture: PagePicture) -> None:
    page, look, layout = picture.page, picture.colors, picture.layout
    painter.setPen(look.yellow if page.kind == "message" else look.text)
    max_size = layout.font_height * 2.5
    size = min(
        max_size, fitting_size(page.large_text, layout.body, picture.font, layout.font_height)
    )
    painter.setFont(sized_font(picture.font, size, bold=True))
    rect = balanced_rect(page.large_text, layout.body, QFontMetricsF(painter.font()))
    painter.drawText(rect, _WRAPPED, page.large_text)


def _paint_message(painter: QPainter, picture: PagePicture) -> None:
    rect = picture.layout.message
    text = messages.text("window-sign-attention") + picture.shown_message
    painter.setPen(picture.colors.yellow)
    _text(painter, picture, rect, text, LEFT, bold=True, pen=False)


def _paint_footer(painter: QPainter, picture: PagePicture) -> None:
    layout = picture.layout
    painter.setPen(picture.colors.sky)
    painter.setFont(sized_font(picture.font, layout.font_height * HEADING_SIZE))
    metrics = QFontMetricsF(painter.font())
    counted = picture.page.page_label
    _line(painter, metrics, layout.footer, counted, RIGHT)
    if picture.page.event_name != picture.page.title:
        label_width = metrics.horizontalAdvance(counted) + (layout.font_height if counted else 0)
        rect = layout.footer.adjusted(0, 0, -label_width, 0)
        _line(painter, metrics, rect, picture.page.event_name, LEFT)


def _text(
    painter: QPainter,
    picture: PagePicture,
    rect: QRectF,
    text: str,
    side: Qt.AlignmentFlag,
    *,
    bold: bool = False,
    pen: bool = True,
) -> None:
    """Paints one line in a font size, elided at its end if it does not fit."""
    if pen:
        painter.setPen(picture.colors.text)
    painter.setFont(sized_font(picture.font, picture.layout.font_height, bold=bold))
    _line(painter, QFontMetricsF(painter.font()), rect, text, side)


def _line(
    painter: QPainter, metrics: QFontMetricsF, rect: QRectF, text: str, side: Qt.AlignmentFlag
) -> None:
    """Paints one line, elided at its end if it does not fit. All texts of a row share one baseline,
    also in scripts with taller or deeper letters.
    """
    short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    left, spare = rect.left(), rect.width() - metrics.horizontalAdvance(short)
    if side & Flag.AlignRight:
        left += spare
    elif side & Flag.AlignHCenter:
        left += spare / 2
    base = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    painter.drawText(QPointF(left, base), short)


def _side(column: Column) -> Qt.AlignmentFlag:
    return {"right": RIGHT, "center": MIDDLE, "left": LEFT}[column.align]
