"""Paints a projector page into any picture: the second window, its preview, an image."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter, QPen

from tourneydesk.gui.projector.colours import Colours, colours
from tourneydesk.gui.projector.page_layout import HEADS, PageLayout, lay_out_page, lettered
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
RING_LETTERS = (1.0, 0.7)
"""Font sizes for a ring's names, relative to the text; the first with space for names is used."""
WIDEST_CLOCK = "−0:00:00"


@dataclass(frozen=True, slots=True)
class Beside:
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
    beside: Beside
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
            clock="" if self.page.kind == "clock" else self.beside.widest,
            message=bool(self.shown_message),
        )

    @property
    def colours(self) -> Colours:
        return colours(self.dark)

    @property
    def shown_message(self) -> str:
        """The line under the rows; empty if the page already shows the message large."""
        return "" if self.page.kind == "message" else self.beside.message

    @property
    def clock_room(self) -> QRectF:
        """The rectangle of the time, with the warning on a page of its own."""
        if self.page.kind != "clock":
            return self.layout.clock
        top = self.layout.title.bottom()
        bottom = self.layout.heads.top() if self.page.rows else self.layout.message.top()
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
    room = whole if only is None else only
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(room, picture.colours.ground)
    laid, page = picture.layout, picture.page
    if laid.title.intersects(room):
        _text(painter, picture, laid.title, page.title, LEFT, bold=True)
    if picture.beside.clock and picture.clock_room.intersects(room):
        _paint_clock(painter, picture)
    if page.rows and laid.heads.intersects(room):
        _paint_heads(painter, picture)
    for at, row in enumerate(page.rows):
        if laid.row_room(at, page.down).intersects(room):
            _paint_row(painter, picture, at, row)
    if page.ring is not None and laid.body.intersects(room):
        (ring or paint_ring_page)(painter, picture)
    if page.large_text and laid.body.intersects(room):
        _paint_said(painter, picture)
    if picture.shown_message and laid.message.intersects(room):
        _paint_message(painter, picture)
    if laid.foot.intersects(room):
        _paint_foot(painter, picture)


def fitting_size(text: str, room: QRectF, font: QFont, least: float) -> float:
    """The largest font size in pixels, at least ``least``, at which a text fits in a rectangle."""
    size = room.height()
    while size > least:
        metrics = QFontMetricsF(lettered(font, size, bold=True))
        bounds = metrics.boundingRect(room, _WRAPPED, text)
        longest = max((metrics.horizontalAdvance(one) for one in text.split()), default=0.0)
        if bounds.height() <= room.height() and longest <= room.width():
            return size
        size *= 0.92
    return least


def balanced(text: str, room: QRectF, metrics: QFontMetricsF) -> QRectF:
    """The narrowest part of a rectangle in which a text needs no more lines, to avoid a last line
    with a single word.
    """
    tall, step = metrics.boundingRect(room, _WRAPPED, text).height(), room.width() / 100
    while True:
        narrower = room.adjusted(step, 0, -step, 0)
        bounds = metrics.boundingRect(narrower, _WRAPPED, text)
        if bounds.height() > tall or bounds.width() > narrower.width():
            return room
        room = narrower


_WRAPPED = int(MIDDLE | Qt.TextFlag.TextWordWrap)


def _paint_clock(painter: QPainter, picture: PagePicture) -> None:
    beside, room = picture.beside, picture.clock_room
    look = picture.colours
    painter.setPen(look.yellow if beside.warning else look.text)
    if picture.page.kind != "clock":
        _text(painter, picture, room, beside.line, RIGHT, bold=True, pen=False)
        return
    below = picture.layout.row * 1.2 if beside.warning else 0.0
    large = room.adjusted(0, 0, 0, -below)
    size = fitting_size(beside.clock, large, picture.font, picture.layout.letter)
    painter.setFont(lettered(picture.font, size * 0.85, bold=True))
    painter.drawText(large, int(MIDDLE | LINE), beside.clock)
    if beside.warning:
        under = QRectF(room.left(), large.bottom(), room.width(), below)
        _text(painter, picture, under, beside.warning, MIDDLE, bold=True, pen=False)


def _paint_heads(painter: QPainter, picture: PagePicture) -> None:
    laid, page = picture.layout, picture.page
    painter.setPen(picture.colours.sky)
    painter.setFont(lettered(picture.font, laid.letter * HEADS))
    metrics = QFontMetricsF(painter.font())
    for block in range(min(page.blocks, -(-len(page.rows) // page.down))):
        for (left, width), column in zip(laid.cells[block], page.columns, strict=True):
            room = QRectF(left, laid.heads.top(), width, laid.heads.height())
            _line(painter, metrics, room, column.head, _side(column))


def _paint_row(painter: QPainter, picture: PagePicture, at: int, row: AnyRow) -> None:
    laid, page, look = picture.layout, picture.page, picture.colours
    if at % page.down and (row.emphasis == "begins" or not page.grouped):
        # A line leads the eye from a name to its figures at the other side.
        room = laid.row_room(at, page.down)
        painter.setPen(QPen(look.line, max(1.0, laid.letter / 30)))
        painter.drawLine(room.topLeft(), room.topRight())
    painter.setPen(
        look.yellow if row.emphasis == "first" else look.sky if row.emphasis == "out" else look.text
    )
    painter.setFont(lettered(picture.font, laid.letter, bold=row.emphasis == "first"))
    metrics = QFontMetricsF(painter.font())
    for column, cell in enumerate(row.cells):
        if cell:
            room = laid.cell(at, column, page.down)
            _line(painter, metrics, room, cell, _side(page.columns[column]))


def ring_room(picture: PagePicture) -> QRectF:
    """The rectangle of a ring: it needs no column headings."""
    return picture.layout.body.adjusted(0, -picture.layout.heads.height(), 0, 0)


def paint_ring_page(painter: QPainter, picture: PagePicture) -> None:
    """Paints the page's ring in its rectangle."""
    page, look = picture.page, picture.colours
    if page.ring is None or page.event is None:
        return
    room = ring_room(picture)
    for size in RING_LETTERS:
        font = _in_points(picture.font, picture.layout.letter * size)
        metrics = QFontMetricsF(font)
        line = picture.layout.row * size
        laid = lay_out(page.ring.players, room, line, metrics.horizontalAdvance)
        if laid.named:
            break
    paint_ring(
        painter,
        RingPicture(page.event, page.ring, laid),
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


def _in_points(font: QFont, pixels: float) -> QFont:
    """The same font at this height, in points for the ring's painter."""
    made = QFont(font)
    made.setPointSizeF(pixels * 72 / QGuiApplication.primaryScreen().logicalDotsPerInchY())
    return made


def _paint_said(painter: QPainter, picture: PagePicture) -> None:
    page, look, laid = picture.page, picture.colours, picture.layout
    painter.setPen(look.yellow if page.kind == "message" else look.text)
    most = laid.letter * 2.5
    size = min(most, fitting_size(page.large_text, laid.body, picture.font, laid.letter))
    painter.setFont(lettered(picture.font, size, bold=True))
    room = balanced(page.large_text, laid.body, QFontMetricsF(painter.font()))
    painter.drawText(room, _WRAPPED, page.large_text)


def _paint_message(painter: QPainter, picture: PagePicture) -> None:
    room = picture.layout.message
    text = messages.text("window-sign-attention") + picture.shown_message
    painter.setPen(picture.colours.yellow)
    _text(painter, picture, room, text, LEFT, bold=True, pen=False)


def _paint_foot(painter: QPainter, picture: PagePicture) -> None:
    laid = picture.layout
    painter.setPen(picture.colours.sky)
    painter.setFont(lettered(picture.font, laid.letter * HEADS))
    metrics = QFontMetricsF(painter.font())
    counted = picture.page.page_label
    _line(painter, metrics, laid.foot, counted, RIGHT)
    if picture.page.event_name != picture.page.title:
        beside = metrics.horizontalAdvance(counted) + (laid.letter if counted else 0)
        room = laid.foot.adjusted(0, 0, -beside, 0)
        _line(painter, metrics, room, picture.page.event_name, LEFT)


def _text(
    painter: QPainter,
    picture: PagePicture,
    room: QRectF,
    text: str,
    side: Qt.AlignmentFlag,
    *,
    bold: bool = False,
    pen: bool = True,
) -> None:
    """Paints one line in a font size, elided at its end if it does not fit."""
    if pen:
        painter.setPen(picture.colours.text)
    painter.setFont(lettered(picture.font, picture.layout.letter, bold=bold))
    _line(painter, QFontMetricsF(painter.font()), room, text, side)


def _line(
    painter: QPainter, metrics: QFontMetricsF, room: QRectF, text: str, side: Qt.AlignmentFlag
) -> None:
    """Paints one line, elided at its end if it does not fit. All texts of a row share one baseline,
    also in scripts with taller or deeper letters.
    """
    short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    left, spare = room.left(), room.width() - metrics.horizontalAdvance(short)
    if side & Flag.AlignRight:
        left += spare
    elif side & Flag.AlignHCenter:
        left += spare / 2
    base = room.center().y() + (metrics.ascent() - metrics.descent()) / 2
    painter.drawText(QPointF(left, base), short)


def _side(column: Column) -> Qt.AlignmentFlag:
    return {"right": RIGHT, "center": MIDDLE, "left": LEFT}[column.align]
