"""Paints a projector page into any picture: the second window, its preview, an image."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter

from tourneydesk.gui.projector.colors import Colors, colors
from tourneydesk.gui.projector.page_layout import (
    LABEL_BASE,
    TITLE_BASE,
    PageLayout,
    group_bounds,
    lay_out_page,
    measure_in,
    sized_font,
)
from tourneydesk.gui.projector.podium_painting import paint_podium
from tourneydesk.gui.projector.texts import LEFT, LINE, MIDDLE, RIGHT, draw_line, draw_text_at
from tourneydesk.gui.widgets.ring.layout import lay_out
from tourneydesk.gui.widgets.ring.painting import RingLook, RingPicture, paint_ring
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import (
    LABEL,
    NUMERAL,
    STRIP,
    TILE,
    TITLE,
    Measure,
    wrapped,
)
from tourneydesk.present.projector.names import fitted_name
from tourneydesk.present.projector.pages import ProjectorPage
from tourneydesk.present.table import AnyRow, Column
from tourneydesk.present.tables.pairings import ByeOf

RING_FONT_SIZES = (1.0, 0.7)
"""Font sizes for a ring's names, relative to the text; the first with space for names is used."""
WELCOME_SIZE = 2.1
"""The size of the event's name before the first round, in em."""
WIDEST_CLOCK = "−0:00:00"
ROUNDING = 0.2
"""How much wider than its column a name may be, in em: the space after it is for rounding."""


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
        _paint_title(painter, picture)
    if picture.notices.clock and picture.clock_rect.intersects(rect):
        _paint_clock(painter, picture)
    if layout.now.width() and layout.now.intersects(rect):
        _paint_time(painter, picture, layout.now, "screen-now", picture.notices.now)
    _paint_rows(painter, picture, rect)
    if layout.body.intersects(rect):
        if page.ring is not None:
            (ring or paint_ring_page)(painter, picture)
        elif page.podium is not None:
            em = layout.font_height
            paint_podium(painter, page.podium, layout.body, em, picture.colors, picture.font)
        elif page.large_text:
            _paint_text(painter, picture)
    if page.message and layout.message.intersects(rect):
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


def _paint_title(painter: QPainter, picture: PagePicture) -> None:
    """The event and the round; below, what is shown, and which part of it in yellow."""
    layout, page, look = picture.layout, picture.page, picture.colors
    tall = picture.size.height()
    if page.heading:
        painter.setPen(look.sky)
        painter.setFont(sized_font(picture.font, layout.font_height * LABEL))
        draw_text_at(painter, layout.title, tall * float(LABEL_BASE), page.heading, LEFT)
    painter.setPen(look.text)
    painter.setFont(sized_font(picture.font, layout.font_height * TITLE, bold=True))
    base = tall * float(TITLE_BASE)
    draw_text_at(painter, layout.title, base, page.title, LEFT)
    if page.detail:
        used = QFontMetricsF(painter.font()).horizontalAdvance(f"{page.title} ")
        rest = layout.title.adjusted(used, 0, 0, 0)
        if rest.width() > layout.font_height * 2:
            painter.setPen(look.yellow)
            draw_text_at(painter, rest, base, page.detail, LEFT)


def _paint_clock(painter: QPainter, picture: PagePicture) -> None:
    notices, rect, layout = picture.notices, picture.clock_rect, picture.layout
    look = picture.colors
    if picture.page.kind != "clock":
        _paint_time(painter, picture, rect, "", notices.clock, notices.label)
        return
    painter.setPen(look.yellow if notices.warning else look.text)
    below = layout.row * 1.2 if notices.warning else 0.0
    large = rect.adjusted(0, 0, 0, -below)
    size = fitting_size(notices.clock, large, picture.font, layout.font_height)
    painter.setFont(sized_font(picture.font, size * 0.85, bold=True))
    painter.drawText(large, int(MIDDLE | LINE), notices.clock)
    if notices.warning:
        under = QRectF(rect.left(), large.bottom(), rect.width(), below)
        painter.setFont(sized_font(picture.font, layout.font_height, bold=True))
        draw_line(painter, under, notices.warning, MIDDLE)


def _paint_time(
    painter: QPainter, picture: PagePicture, rect: QRectF, code: str, time: str, label: str = ""
) -> None:
    """A time in the head, with its label above it."""
    look, em, tall = picture.colors, picture.layout.font_height, picture.size.height()
    left = code == ""
    warned = left and bool(picture.notices.warning)
    painter.setPen(look.yellow if warned else look.sky)
    painter.setFont(sized_font(picture.font, em * LABEL, bold=warned))
    shown = label or messages.text(code)
    draw_text_at(painter, rect, tall * float(LABEL_BASE), shown, RIGHT)
    painter.setPen(look.yellow if warned else look.text)
    painter.setFont(sized_font(picture.font, em * TITLE, bold=left))
    draw_text_at(painter, rect, tall * float(TITLE_BASE), time, RIGHT)


def _paint_headings(painter: QPainter, picture: PagePicture) -> None:
    layout, page = picture.layout, picture.page
    painter.setPen(picture.colors.sky)
    painter.setFont(sized_font(picture.font, layout.font_height * LABEL))
    for block in range(min(page.blocks, -(-len(page.rows) // page.down))):
        cells = zip(layout.cells[block], page.columns, strict=True)
        for at, ((left, width), column) in enumerate(cells):
            rect = QRectF(left, layout.headings.top(), width, layout.headings.height())
            draw_line(painter, rect, column.head, MIDDLE if at == page.tile else _side(column))


def _paint_rows(painter: QPainter, picture: PagePicture, only: QRectF) -> None:
    """The headings and the rows that are in one rectangle."""
    layout, page = picture.layout, picture.page
    if page.headed and layout.headings.intersects(only):
        _paint_headings(painter, picture)
    if page.seats:
        _paint_numerals(painter, picture, only)
    shown = [at for at in range(len(page.rows)) if layout.row_rect(at).intersects(only)]
    for at in shown:
        _paint_ground(painter, picture, at)
    # After the ground of all: a letter may reach below its row.
    for at in shown:
        _paint_row(painter, picture, at, page.rows[at])


def _paint_numerals(painter: QPainter, picture: PagePicture, only: QRectF) -> None:
    """The large number of each table, beside its players; players with byes have the word."""
    page, layout, em = picture.page, picture.layout, picture.layout.font_height
    if page.tile is None:
        return
    for first, end in group_bounds(page):
        row = page.rows[first]
        rect = layout.cell(first, page.tile).united(layout.cell(end - 1, page.tile))
        if not rect.intersects(only):
            continue
        number = row.cells[page.tile]
        painter.fillRect(rect, picture.colors.tile)
        painter.setPen(picture.colors.number)
        size = NUMERAL if end - first > 1 else TILE
        painter.setFont(sized_font(picture.font, em * (size if number else 1.0), bold=True))
        draw_line(painter, rect, number or messages.text("cell-bye"), MIDDLE)


def _paint_ground(painter: QPainter, picture: PagePicture, at: int) -> None:
    """The band and the tile of a row; rows that touch leave no seam."""
    layout, page, look = picture.layout, picture.page, picture.colors
    tile = layout.cell(at, page.tile) if page.tile is not None else None
    if at < len(page.bands) and page.bands[at]:
        band = layout.row_rect(at)
        if page.seats and tile is not None:
            band.setLeft(tile.right())
        painter.fillRect(_whole_pixels(band), look.band)
    number = page.rows[at].cells[page.tile] if page.tile is not None else ""
    if tile is not None and number and not page.seats:
        line = picture.size.height() / 360
        painter.fillRect(_whole_pixels(tile).adjusted(0, 0, 0, -line), look.tile)


def _whole_pixels(rect: QRectF) -> QRectF:
    """A rectangle with its top and bottom on pixels."""
    top = round(rect.top())
    return QRectF(rect.left(), top, rect.width(), round(rect.bottom()) - top)


def _paint_row(painter: QPainter, picture: PagePicture, at: int, row: AnyRow) -> None:
    layout, page, look = picture.layout, picture.page, picture.colors
    em, line = layout.font_height, picture.size.height() / 360
    first = row.emphasis == "first"
    name = next((n for n, column in enumerate(page.columns) if column.wide), 0)
    for column, cell in enumerate(row.cells):
        rect = layout.cell(at, column)
        if column == page.tile:
            if not page.seats and cell:
                painter.setPen(look.number)
                size = TILE if cell[0].isdigit() else 1.0
                painter.setFont(sized_font(picture.font, em * size, bold=True))
                draw_line(painter, rect.adjusted(0, 0, 0, -line), cell, MIDDLE)
        elif cell and (column == name or not isinstance(row.key, ByeOf) or not page.seats):
            _paint_cell(painter, picture, rect, cell, page.columns[column], first)


def _paint_cell(
    painter: QPainter, picture: PagePicture, rect: QRectF, cell: str, column: Column, bold: bool
) -> None:
    em = picture.layout.font_height
    painter.setPen(picture.colors.text)
    painter.setFont(sized_font(picture.font, em, bold=bold))
    if column.kind == "name":
        measure = picture.measure
        cell = fitted_name(cell, rect.width() / em + ROUNDING, lambda text, _: measure(text, bold))
        rect = rect.adjusted(0, 0, ROUNDING * em, 0)
    side = LEFT if column.id == "color_letter" else _side(column)
    draw_line(painter, rect, cell, side)


def ring_rect(picture: PagePicture) -> QRectF:
    """The rectangle of a ring: it needs no column headings."""
    return picture.layout.body


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
    if page.kind == "welcome":
        _paint_welcome(painter, picture)
        return
    painter.setPen(look.yellow if page.kind == "message" else look.text)
    max_size = layout.font_height * 2.5
    size = min(
        max_size, fitting_size(page.large_text, layout.body, picture.font, layout.font_height)
    )
    painter.setFont(sized_font(picture.font, size, bold=True))
    rect = balanced_rect(page.large_text, layout.body, QFontMetricsF(painter.font()))
    painter.drawText(rect, _WRAPPED, page.large_text)


def _paint_welcome(painter: QPainter, picture: PagePicture) -> None:
    """The name of the event, large, and what comes next."""
    page, look, layout, em = (
        picture.page,
        picture.colors,
        picture.layout,
        picture.layout.font_height,
    )
    measure = picture.measure
    parts = ((page.title, look.text, WELCOME_SIZE), (page.large_text, look.yellow, 1.3))
    lines = [
        (line, ink, size)
        for text, ink, size in parts
        for line in wrapped(text, layout.body.width() / em / size, measure)
    ]
    top = layout.body.center().y() - sum(size for *_, size in lines) * em * 0.6
    for line, ink, size in lines:
        painter.setPen(ink)
        painter.setFont(sized_font(picture.font, em * size, bold=True))
        rect = QRectF(layout.body.left(), top, layout.body.width(), em * size * 1.2)
        draw_line(painter, rect, line, LEFT)
        top = rect.bottom()


def _paint_message(painter: QPainter, picture: PagePicture) -> None:
    layout, lines = picture.layout, picture.page.message
    painter.setPen(picture.colors.yellow)
    painter.setFont(sized_font(picture.font, layout.font_height, bold=True))
    tall = layout.message.height() / len(lines)
    for at, line in enumerate(lines):
        top = layout.message.top() + at * tall
        rect = QRectF(layout.message.left(), top, layout.message.width(), tall)
        draw_line(painter, rect, line, LEFT)


def _paint_footer(painter: QPainter, picture: PagePicture) -> None:
    """Which page of how many this is, with the beginning of each; on the first page of an event
    where and when it takes place.
    """
    layout, page, look, em = (
        picture.layout,
        picture.page,
        picture.colors,
        picture.layout.font_height,
    )
    painter.setPen(look.text)
    painter.setFont(sized_font(picture.font, em * LABEL, bold=True))
    if page.kind == "welcome":
        painter.setFont(sized_font(picture.font, em * LABEL))
        draw_line(painter, layout.footer, page.detail, LEFT)
        return
    if page.page_count < 2:
        return
    draw_line(painter, layout.footer, page.page_label, LEFT)
    used = QFontMetricsF(painter.font()).horizontalAdvance(page.page_label) + em * 0.5
    strip = layout.footer.adjusted(used, 0, 0, 0)
    wide, gap, thick = strip.width() / page.page_count, em * 0.1, em * 0.1
    for at in range(page.page_count):
        current = at == page.number - 1
        left = strip.left() + at * wide
        base = strip.center().y() + em * 0.3
        bar = QRectF(left, base + em * 0.15, wide - gap, thick)
        painter.fillRect(bar, look.tile if current else look.line)
        painter.setPen(look.text if current else look.sky)
        painter.setFont(sized_font(picture.font, em * STRIP, bold=current))
        label = page.labels[at] if at < len(page.labels) else ""
        if QFontMetricsF(painter.font()).horizontalAdvance(label) < wide - gap:
            draw_text_at(painter, bar, base, label, MIDDLE)


def _side(column: Column) -> Qt.AlignmentFlag:
    return {"right": RIGHT, "center": MIDDLE, "left": LEFT}[column.align]
