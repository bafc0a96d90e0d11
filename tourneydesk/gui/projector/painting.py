"""Paints a page of the projector into any picture: the second window, its preview, an image."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter, QPen

from tourneydesk.gui import words
from tourneydesk.gui.projector.colours import Colours, colours
from tourneydesk.gui.projector.page_layout import HEADS, PageLayout, lay_out_page, lettered
from tourneydesk.gui.ring_layout import lay_out
from tourneydesk.gui.ring_painting import RingLook, RingPicture, paint_ring
from tourneydesk.present.projector import ProjectorPage
from tourneydesk.present.projector_rows import PageColumn, PageRow

Flag = Qt.AlignmentFlag
LEFT = Flag.AlignLeft | Flag.AlignAbsolute | Flag.AlignVCenter
RIGHT = Flag.AlignRight | Flag.AlignAbsolute | Flag.AlignVCenter
MIDDLE = Flag.AlignHCenter | Flag.AlignVCenter
LINE = Qt.TextFlag.TextSingleLine
WIDEST_CLOCK = "−0:00:00"


@dataclass(frozen=True, slots=True)
class Beside:
    """What stands beside every page: the time, a warning about it in words, and a message."""

    clock: str = ""
    warning: str = ""
    message: str = ""

    @property
    def line(self) -> str:
        """The time in one line; with a warning, this comes first."""
        return f"{self.warning}  {self.clock}" if self.warning else self.clock

    @property
    def widest(self) -> str:
        """The widest that the line becomes until the warning changes: digits are alike."""
        return re.sub(r"[0-9−:]+$", WIDEST_CLOCK, self.line)


@dataclass(frozen=True)
class PagePicture:
    """A page as it is to be painted at a size in pixels."""

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
        """The line under the rows; a page that says it large needs no line for it."""
        return "" if self.page.kind == "message" else self.beside.message

    @property
    def clock_room(self) -> QRectF:
        """Where the time stands, with the warning on a page of its own."""
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
    """The whole page, or what of it lies in one room; ``ring`` draws the ring in another way."""
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
    if page.said and laid.body.intersects(room):
        _paint_said(painter, picture)
    if picture.shown_message and laid.message.intersects(room):
        _paint_message(painter, picture)
    if laid.foot.intersects(room):
        _paint_foot(painter, picture)


def fitting_size(text: str, room: QRectF, font: QFont, least: float) -> float:
    """The largest letters in pixels, none below ``least``, at which a text fits in a room."""
    size = room.height()
    while size > least:
        metrics = QFontMetricsF(lettered(font, size, bold=True))
        bounds = metrics.boundingRect(room, _WRAPPED, text)
        longest = max((metrics.horizontalAdvance(one) for one in text.split()), default=0.0)
        if bounds.height() <= room.height() and longest <= room.width():
            return size
        size *= 0.92
    return least


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
            short = metrics.elidedText(column.head, Qt.TextElideMode.ElideRight, width)
            painter.drawText(room, int(_side(column) | LINE), short)


def _paint_row(painter: QPainter, picture: PagePicture, at: int, row: PageRow) -> None:
    laid, page, look = picture.layout, picture.page, picture.colours
    if row.look == "begins":
        room = laid.row_room(at, page.down)
        painter.setPen(QPen(look.line, max(1.0, laid.letter / 30)))
        painter.drawLine(room.topLeft(), room.topRight())
    painter.setPen(
        look.yellow if row.look == "first" else look.sky if row.look == "out" else look.text
    )
    painter.setFont(lettered(picture.font, laid.letter, bold=row.look == "first"))
    metrics = QFontMetricsF(painter.font())
    for column, cell in enumerate(row.cells):
        if cell:
            room = laid.cell(at, column, page.down)
            short = metrics.elidedText(cell, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, int(_side(page.columns[column]) | LINE), short)


def ring_room(picture: PagePicture) -> QRectF:
    """Where a ring stands: it needs no heads of columns."""
    return picture.layout.body.adjusted(0, -picture.layout.heads.height(), 0, 0)


def paint_ring_page(painter: QPainter, picture: PagePicture) -> None:
    """The ring of a page in its room."""
    page, look = picture.page, picture.colours
    if page.ring is None or page.event is None:
        return
    font = QFont(picture.font)
    # The ring's painter counts in points.
    screen = QGuiApplication.primaryScreen()
    font.setPointSizeF(picture.layout.letter * 0.7 * 72 / screen.logicalDotsPerInchY())
    metrics = QFontMetricsF(font)
    laid = lay_out(
        page.ring.players, ring_room(picture), metrics.height(), metrics.horizontalAdvance
    )
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


def _paint_said(painter: QPainter, picture: PagePicture) -> None:
    page, look, laid = picture.page, picture.colours, picture.layout
    painter.setPen(look.yellow if page.kind == "message" else look.text)
    most = laid.letter * 2.5
    size = min(most, fitting_size(page.said, laid.body, picture.font, laid.letter))
    painter.setFont(lettered(picture.font, size, bold=True))
    painter.drawText(laid.body, _WRAPPED, page.said)


def _paint_message(painter: QPainter, picture: PagePicture) -> None:
    room = picture.layout.message
    text = words.SIGN_ATTENTION + picture.shown_message
    painter.setPen(picture.colours.yellow)
    _text(painter, picture, room, text, LEFT, bold=True, pen=False)


def _paint_foot(painter: QPainter, picture: PagePicture) -> None:
    laid = picture.layout
    painter.setPen(picture.colours.sky)
    painter.setFont(lettered(picture.font, laid.letter * HEADS))
    painter.drawText(laid.foot, int(RIGHT | LINE), picture.page.counted)


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
    """One line at the size of letters, its end left out where there is no room for it."""
    if pen:
        painter.setPen(picture.colours.text)
    painter.setFont(lettered(picture.font, picture.layout.letter, bold=bold))
    short = QFontMetricsF(painter.font()).elidedText(
        text, Qt.TextElideMode.ElideRight, room.width()
    )
    painter.drawText(room, int(side | LINE), short)


def _side(column: PageColumn) -> Qt.AlignmentFlag:
    return {"figure": RIGHT, "text": MIDDLE, "name": LEFT}[column.holds]
