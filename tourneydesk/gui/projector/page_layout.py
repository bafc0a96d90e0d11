"""Lays out a page in a picture of a given size; codes and lines of text on it."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import pairwise
from string import printable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from tourneydesk.gui.projector.settings import Colors, colors
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import (
    BESIDE_NAME,
    BETWEEN_COLUMNS,
    BETWEEN_TABLES,
    BODY_BOTTOM,
    BODY_TOP,
    GUTTER,
    HEADED_TOP,
    LABEL,
    LETTER,
    PAD,
    ROW,
    SEAT_ROW,
    SIDE,
    TALL_ROW,
    TITLE,
    Measure,
    color_width,
    estimated_width,
    fitted_name,
    numeral_width,
    tile_width,
)
from tourneydesk.present.projector.page import ProjectorPage
from tourneydesk.present.table import Column

HEAD_BOTTOM, FOOT_BOTTOM = Fraction(92, 720), Fraction(716, 720)
LABEL_BASE, TITLE_BASE = Fraction(27, 720), Fraction(80, 720)
"""The baselines of the labels above the title and the times, and of these."""
BETWEEN_TIMES = Fraction(40, 720)
MIN_NAME_WIDTH = 3
"""The minimum width of a name in em; text columns shrink to make space for it."""
BAR_SHARE, MIN_BAR_WIDTH = 0.42, 2
"""The share of bars in the width that names and bars have together, and their least width in em."""
Cell = tuple[float, float]
"""The left side and the width of a column."""


@dataclass(frozen=True, slots=True)
class PageLayout:
    """Rectangles in pixels: title, clock and time of day, headings, the page's subject, message,
    footer; ``cells`` by block and column, from left to right; ``places`` of rows, as (block, top).
    """

    font_height: float
    row: float
    title: QRectF
    clock: QRectF
    now: QRectF
    headings: QRectF
    body: QRectF
    message: QRectF
    footer: QRectF
    blocks: tuple[Cell, ...] = ()
    cells: tuple[tuple[Cell, ...], ...] = ()
    places: tuple[tuple[int, float], ...] = ()

    def cell(self, index: int, column: int) -> QRectF:
        """The rectangle of a cell, by the row's position on the page."""
        block, top = self.places[index]
        left, width = self.cells[block][column]
        return QRectF(left, top, width, self.row)

    def row_rect(self, index: int) -> QRectF:
        """The rectangle of a whole row."""
        block, top = self.places[index]
        left, width = self.blocks[block]
        return QRectF(left, top, width, self.row)


def lay_out_page(
    page: ProjectorPage, size: QSizeF, distance: int, font: QFont, *, clock: str, now: str
) -> PageLayout:
    """The layout of a page for the most distant viewer at that many picture heights; ``clock`` and
    ``now`` are the widest texts of the two times, empty if they are not shown.
    """
    tall, width = size.height(), size.width()
    em = tall * distance * LETTER.numerator / LETTER.denominator

    def share(part: Fraction) -> float:
        return tall * part.numerator / part.denominator

    side = share(SIDE)
    across = width - 2 * side
    row = em * float(SEAT_ROW if page.seats else TALL_ROW if page.tall else ROW)
    body_top = share(HEADED_TOP if page.headed else BODY_TOP)
    message = em * float(ROW) * len(page.message)
    bottom = share(BODY_BOTTOM)
    body = QRectF(side, body_top, across, bottom - message - body_top)
    heads = QRectF(side, share(HEAD_BOTTOM), across, body_top - share(HEAD_BOTTOM))
    if page.kind == "clock":
        # A large time is above the tables with extra time.
        lower = body_top + body.height() / 2
        heads.moveTop(lower - heads.height())
        body = QRectF(side, lower, across, body.height() / 2)
    clock_rect, now_rect = _times(page, size, em, font, clock, now)
    title_right = min(
        [one.left() - share(BETWEEN_TIMES) for one in (clock_rect, now_rect) if one.width()],
        default=side + across,
    )
    blocks = _blocks(page, body, share(GUTTER))
    return PageLayout(
        em,
        row,
        QRectF(side, 0, title_right - side, share(HEAD_BOTTOM)),
        clock_rect,
        now_rect,
        heads,
        body,
        QRectF(side, bottom - message, across, message),
        QRectF(side, bottom, across, share(FOOT_BOTTOM) - bottom),
        blocks,
        tuple(_cells(page, block, em, share(PAD), font) for block in blocks),
        tuple(_places(page, body.top(), row, em)),
    )


def sized_font(font: QFont, pixels: float, *, bold: bool = False) -> QFont:
    """The same font at this height in pixels."""
    sized = QFont(font)
    sized.setPixelSize(max(1, round(pixels)))
    sized.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return sized


def measure_in(font: QFont, pixels: float = 100) -> Measure:
    """The width of texts in em in this font, as it is at this size."""
    metrics = [QFontMetricsF(sized_font(font, pixels, bold=bold)) for bold in (False, True)]

    @lru_cache(maxsize=10_000)
    def measure(text: str, bold: bool) -> float:
        return metrics[bold].horizontalAdvance(text) / pixels

    return measure


def measure_by_letters(font: QFont, texts: Iterable[str], pixels: float = 100) -> Measure:
    """The width of texts in em in this font as the sum of their letters, those of ``texts`` being
    measured now.

    For other threads: Qt's fonts and Python's lock, taken there in the other order than here, have
    stopped the window for good.
    """
    letters = {*printable, *"".join(texts)}
    widths = []
    for bold in (False, True):
        advance = QFontMetricsF(sized_font(font, pixels, bold=bold)).horizontalAdvance
        widths.append({letter: advance(letter) / pixels for letter in letters})

    @lru_cache(maxsize=10_000)
    def measure(text: str, bold: bool) -> float:
        known = widths[bold]
        return sum(known.get(letter) or estimated_width(letter, bold) for letter in text)

    return measure


def _times(
    page: ProjectorPage, size: QSizeF, em: float, font: QFont, clock: str, now: str
) -> tuple[QRectF, QRectF]:
    """The rectangles of the time left and of the time of day at the right of the head. Without
    enough space for the title, the time of day is left out first.
    """
    tall = size.height()
    side, gap = float(SIDE) * tall, float(BETWEEN_TIMES) * tall
    bold = QFontMetricsF(sized_font(font, em * TITLE, bold=True))
    regular = QFontMetricsF(sized_font(font, em * TITLE))
    # The name on a welcome page is below the times.
    beside = "" if page.kind == "welcome" else f"{page.title} {page.detail}".strip()
    title = bold.horizontalAdvance(beside)
    clock_wide, now_wide = bold.horizontalAdvance(clock), regular.horizontalAdvance(now)
    across = size.width() - 2 * side
    if clock and now and title + clock_wide + now_wide + 2 * gap > across:
        now_wide = 0.0
    bottom = tall * float(HEAD_BOTTOM)
    now_rect = QRectF(size.width() - side - now_wide, 0, now_wide, bottom)
    right = now_rect.left() - (gap if now_wide else 0.0)
    clock_wide = min(clock_wide, across * 0.7)
    return QRectF(right - clock_wide, 0, clock_wide, bottom), now_rect


def _blocks(page: ProjectorPage, body: QRectF, gutter: float) -> tuple[Cell, ...]:
    """The blocks of rows side by side."""
    width = (body.width() - gutter * (page.blocks - 1)) / page.blocks
    return tuple((body.left() + at * (width + gutter), width) for at in range(page.blocks))


def _places(page: ProjectorPage, top: float, row: float, em: float) -> list[tuple[int, float]]:
    """The block and the top of each row."""
    if not page.seats:
        return [(at // page.down, top + at % page.down * row) for at in range(len(page.rows))]
    table = row * page.seats + em * float(BETWEEN_TABLES)
    per_block = page.down // page.seats
    places = []
    for group, (first, end) in enumerate(group_bounds(page)):
        block, at = divmod(group, per_block)
        places += [(block, top + at * table + line * row) for line in range(end - first)]
    return places


def group_bounds(page: ProjectorPage) -> list[tuple[int, int]]:
    """Where each table of several players begins and ends among the rows."""
    begins = [at for at, row in enumerate(page.rows) if row.emphasis == "begins"]
    return [*pairwise([*begins, len(page.rows)])]


def _cells(
    page: ProjectorPage, block: Cell, em: float, pad: float, font: QFont
) -> tuple[Cell, ...]:
    """The columns of a block."""
    left, width = block
    if not page.columns:
        return ()
    gap = em * BETWEEN_COLUMNS
    widths = _natural_widths(page, em, font)
    listed = page.kind == "names"
    gaps = [0.0] + [
        em * BESIDE_NAME if listed or (at == page.tile and not page.seats) else gap
        for at in range(1, len(widths))
    ]
    begins = pad if page.tile != 0 else 0.0
    ends = pad if page.tile != len(widths) - 1 else 0.0
    if listed and len(widths) == 3:
        # The color stands right beside the tile, with space around its letter.
        colors = [row.cells[1] for row in page.rows]
        gaps[2], widths[1] = 0.0, em * color_width(colors, measure_in(font, em))
    bars = [column.kind == "bar" for column in page.columns]
    names = sum(column.wide for column in page.columns) - sum(bars)
    rest = width - begins - ends - sum(widths) - sum(gaps)
    if any(bars):
        most = rest - em * _least_name(page, measure_in(font, em))
        bar = max(em * MIN_BAR_WIDTH, min(rest * BAR_SHARE, most))
        widths = [bar if is_bar else own for is_bar, own in zip(bars, widths, strict=True)]
        rest -= bar
    if names:
        each = max(rest / names, min(em * MIN_NAME_WIDTH, width / names))
        widths = [own or each for own in widths]
    cells = []
    left += begins
    for own, before in zip(widths, gaps, strict=True):
        left += before
        cells.append((left, own))
        left += own
    return tuple(cells)


def _least_name(page: ProjectorPage, measure: Measure) -> float:
    """The width in em that all names of the page have in their shortest forms."""
    names = [
        fitted_name(row.cells[at], 0, measure)
        for at, column in enumerate(page.columns)
        if column.kind == "name"
        for row in page.rows
    ]
    return max((measure(name, False) for name in names), default=0.0)


def _natural_widths(page: ProjectorPage, em: float, font: QFont) -> list[float]:
    """The widths of figures and texts; 0 for names, which share the rest."""
    bold = any(row.emphasis == "first" for row in page.rows)
    metrics = QFontMetricsF(sized_font(font, em, bold=bold))
    small = QFontMetricsF(sized_font(font, em * LABEL))
    measure = measure_in(font, em)
    widths = []
    for at, column in enumerate(page.columns):
        texts = [row.cells[at] for row in page.rows]
        head = small.horizontalAdvance(column.head) if page.headed else 0.0
        if column.wide:
            widths.append(0.0)
        elif at == page.tile:
            tile = numeral_width if page.seats else tile_width
            widths.append(max(em * tile(texts, measure), head + em * 0.3))
        else:
            widths.append(_natural(column, texts, metrics, head))
    return widths


def _natural(column: Column, texts: Sequence[str], metrics: QFontMetricsF, head: float) -> float:
    longest = [metrics.horizontalAdvance(text) for text in {*texts, column.widest}]
    return max([head, *longest]) + 2


# Paints single lines of text, elided at their ends if they do not fit.

Flag = Qt.AlignmentFlag
LEFT = Flag.AlignLeft | Flag.AlignAbsolute | Flag.AlignVCenter
RIGHT = Flag.AlignRight | Flag.AlignAbsolute | Flag.AlignVCenter
MIDDLE = Flag.AlignHCenter | Flag.AlignVCenter
LINE = Qt.TextFlag.TextSingleLine
MIDDLE_OF_LETTERS = 0.357
"""The middle of capitals and figures above the baseline, in em (Noto Sans)."""


def draw_line(painter: QPainter, rect: QRectF, text: str, side: Qt.AlignmentFlag) -> None:
    """Paints one line with its capitals and figures in the middle of a rectangle. All texts of a
    row share one baseline, also in scripts with taller or deeper letters.
    """
    base = rect.center().y() + painter.font().pixelSize() * MIDDLE_OF_LETTERS
    draw_text_at(painter, rect, base, text, side)


def draw_text_at(
    painter: QPainter, rect: QRectF, base: float, text: str, side: Qt.AlignmentFlag
) -> None:
    """Paints one line on this baseline, within the width of a rectangle."""
    metrics = QFontMetricsF(painter.font())
    short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    left, spare = rect.left(), rect.width() - metrics.horizontalAdvance(short)
    if side & Flag.AlignRight:
        left += spare
    elif side & Flag.AlignHCenter:
        left += spare / 2
    painter.drawText(QPointF(left, base), short)


# A page to be painted: its size, its colors, and what accompanies it.

WIDEST_CLOCK = "−0:00:00"


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
