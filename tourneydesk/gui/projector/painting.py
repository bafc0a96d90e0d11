"""Paints a page into any picture: frame, rows, messages, the welcome, the address."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from tourneydesk.documents.qr import address_modules
from tourneydesk.gui.projector.chart_painting import (
    line_in,
    paint_bar,
    paint_bracket,
    paint_places,
    paint_podium,
    paint_ring_page,
)
from tourneydesk.gui.projector.page_layout import (
    HEAD_BOTTOM,
    LABEL_BASE,
    LEFT,
    LINE,
    MIDDLE,
    RIGHT,
    TITLE_BASE,
    PagePicture,
    draw_line,
    draw_text_at,
    group_bounds,
    sized_font,
)
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import (
    LABEL,
    NUMERAL,
    STRIP,
    TILE,
    TITLE,
    fitted_name,
    wrapped,
)
from tourneydesk.present.table import AnyRow, Column
from tourneydesk.present.tables.pairings import ByeOf

# Paints the rows of a page, their headings, and the large numbers of tables.

ROUNDING = 0.2
"""How much wider than its column a name may be, in em: the space after it is for rounding."""

SMALLEST = 0.6
"""The smallest size of a name in em: for the few whose family name has no space in a narrow column.
"""


def paint_rows(painter: QPainter, picture: PagePicture, only: QRectF) -> None:
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


def _paint_headings(painter: QPainter, picture: PagePicture) -> None:
    layout, page = picture.layout, picture.page
    painter.setPen(picture.colors.sky)
    painter.setFont(sized_font(picture.font, layout.font_height * LABEL))
    for block in range(min(page.blocks, -(-len(page.rows) // page.down))):
        cells = zip(layout.cells[block], page.columns, strict=True)
        for at, ((left, width), column) in enumerate(cells):
            rect = QRectF(left, layout.headings.top(), width, layout.headings.height())
            if column.kind == "bar":
                rect.setRight(line_in(rect))
                draw_line(painter, rect, column.head, RIGHT)
                continue
            draw_line(painter, rect, column.head, MIDDLE if at == page.tile else _side(column))


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
    if column.kind == "bar":
        paint_bar(painter, rect, cell, picture.colors)
        return
    painter.setPen(picture.colors.text)
    painter.setFont(sized_font(picture.font, em, bold=bold))
    if column.kind == "name":
        measure, space = picture.measure, rect.width() / em + ROUNDING
        cell = fitted_name(cell, space, lambda text, _: measure(text, bold))
        rect = rect.adjusted(0, 0, ROUNDING * em, 0)
        if (needed := measure(cell, bold)) > space:
            # A family name is never cut, and a number tells equal names apart.
            size = max(SMALLEST, space / needed - ROUNDING / 10)
            painter.setFont(sized_font(picture.font, em * size, bold=bold))
    side = LEFT if column.id == "color_letter" else _side(column)
    draw_line(painter, rect, cell, side)


def _side(column: Column) -> Qt.AlignmentFlag:
    return {"right": RIGHT, "center": MIDDLE, "left": LEFT}[column.align]


# Paints the web address of the pages as a QR code, with what it is for.

CAPTION_WIDTH = 7
"""The most width of a line beside or below a code, in em of its letters."""
CODE_ROUNDING = 0.3
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
    wide = (max(measure(line, False) for line in lines) + CODE_ROUNDING) * size
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


# Paints the page before the first round: logo, name, when it begins, and the way to the pages.

NAME_SIZES = (2.15, 1.8, 1.5, 1.25, 1.0, 0.8)
"""The sizes of the event's name in em; the first in which everything fits is used."""
STARTS, SOON = 1.3, 1.0
"""The sizes of when the event begins and of what comes, in em."""
LINE_HEIGHT, GAP = 1.2, 0.45
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
        return (LINE_HEIGHT + self.gap) * self.size


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
        rect = QRectF(area.left(), begin, width, em * line.size * LINE_HEIGHT)
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


# Paints what is said in large letters: a message, or the welcome.

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


# Paints what is around the rows: title, times, message and footer.


def paint_title(painter: QPainter, picture: PagePicture) -> None:
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


def paint_clock(painter: QPainter, picture: PagePicture) -> None:
    notices, rect, layout = picture.notices, picture.clock_rect, picture.layout
    look = picture.colors
    if picture.page.kind != "clock":
        paint_time(painter, picture, rect, "", notices.clock, notices.label)
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


def paint_time(
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


def paint_message(painter: QPainter, picture: PagePicture) -> None:
    layout, lines = picture.layout, picture.page.message
    painter.setPen(picture.colors.yellow)
    painter.setFont(sized_font(picture.font, layout.font_height, bold=True))
    tall = layout.message.height() / len(lines)
    for at, line in enumerate(lines):
        top = layout.message.top() + at * tall
        rect = QRectF(layout.message.left(), top, layout.message.width(), tall)
        draw_line(painter, rect, line, LEFT)


def paint_footer(painter: QPainter, picture: PagePicture) -> None:
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
    beside = paint_footer_address(painter, picture) if page.address else 0.0
    if page.page_count < 2:
        return
    painter.setPen(look.text)
    painter.setFont(sized_font(picture.font, em * LABEL, bold=True))
    draw_line(painter, layout.footer, page.page_label, LEFT)
    used = QFontMetricsF(painter.font()).horizontalAdvance(page.page_label) + em * 0.5
    strip = layout.footer.adjusted(used, 0, -beside, 0)
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
