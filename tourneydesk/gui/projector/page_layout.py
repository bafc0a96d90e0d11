"""Lays out a page in a picture of a given size in pixels; the font is never shrunk."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from tourneydesk.present.projector.pages import AROUND, LETTER, ROW, ProjectorPage
from tourneydesk.present.table import Column

HEADING_SIZE = 0.6
"""The font sizes of the column headings and the footer, relative to the text."""
MIN_NAME_WIDTH = 5
"""The minimum width of a name, in characters; text columns shrink to make space for it."""


@dataclass(frozen=True, slots=True)
class PageLayout:
    """Rectangles in pixels: title, clock, headings, the page's subject, footer; ``cells`` by block
    and column, from left to right, as (left, width).
    """

    font_height: float
    row: float
    title: QRectF
    clock: QRectF
    headings: QRectF
    body: QRectF
    message: QRectF
    footer: QRectF
    cells: tuple[tuple[tuple[float, float], ...], ...] = ()

    def cell(self, index: int, column: int, down: int) -> QRectF:
        """The rectangle of a cell, by the row's position on the page."""
        block, line = divmod(index, down)
        left, width = self.cells[block][column]
        return QRectF(left, self.body.top() + line * self.row, width, self.row)

    def row_rect(self, index: int, down: int) -> QRectF:
        """The rectangle of a whole row."""
        first = self.cell(index, 0, down)
        last = self.cell(index, len(self.cells[0]) - 1, down)
        return first.united(last)


def lay_out_page(
    page: ProjectorPage, size: QSizeF, distance: int, font: QFont, *, clock: str, message: bool
) -> PageLayout:
    """The layout of a page for the most distant viewer at that many picture heights; ``clock`` is
    the widest text of its line, empty if none is shown.
    """
    tall, width = size.height(), size.width()
    font_height = tall * distance * LETTER.numerator / LETTER.denominator
    row = font_height * ROW.numerator / ROW.denominator
    around = row * AROUND.numerator / AROUND.denominator
    side = font_height * 0.5
    across = width - 2 * side
    top = around * 0.06
    title_tall, heads_tall, foot_tall = around * 0.42, around * 0.2, around * 0.24
    heads_top = top + title_tall
    body_top = heads_top + heads_tall
    foot_top = tall - top - foot_tall
    message_tall = row if message else 0.0
    metrics = QFontMetricsF(sized_font(font, font_height, bold=True))
    clock_wide = min(metrics.horizontalAdvance(clock), across * 0.7) if clock else 0.0
    body = QRectF(side, body_top, across, foot_top - message_tall - body_top)
    if page.kind == "clock":
        # A large time is above the tables with extra time.
        lower = body_top + body.height() / 2
        heads_top, body = lower, QRectF(side, lower + heads_tall, across, body.height() / 2)
    return PageLayout(
        font_height,
        row,
        QRectF(side, top, across - clock_wide - (font_height if clock else 0.0), title_tall),
        QRectF(side + across - clock_wide, top, clock_wide, title_tall),
        QRectF(side, heads_top, across, heads_tall),
        body,
        QRectF(side, foot_top - message_tall, across, message_tall),
        QRectF(side, foot_top, across, foot_tall),
        tuple(_cells(page, body, font_height, font)),
    )


def sized_font(font: QFont, pixels: float, *, bold: bool = False) -> QFont:
    """The same font at this height in pixels."""
    sized = QFont(font)
    sized.setPixelSize(max(1, round(pixels)))
    sized.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return sized


def _cells(
    page: ProjectorPage, body: QRectF, font_height: float, font: QFont
) -> list[tuple[tuple[float, float], ...]]:
    """The columns of each block."""
    if not page.columns:
        return []
    gap = font_height * 0.6
    between = font_height * 1.2
    wide = (body.width() - between * (page.blocks - 1)) / page.blocks
    widths = _widths(page, wide - gap * (len(page.columns) - 1), font_height, font)
    blocks = []
    for block in range(page.blocks):
        left = body.left() + block * (wide + between)
        cells = []
        for width in widths:
            cells.append((left, width))
            left += width + gap
        blocks.append(tuple(cells))
    return blocks


def _widths(page: ProjectorPage, wide: float, font_height: float, font: QFont) -> list[float]:
    """Figures and texts have their natural width; names share the rest."""
    bold = any(row.emphasis == "first" for row in page.rows)
    plain = QFontMetricsF(sized_font(font, font_height, bold=bold))
    small = QFontMetricsF(sized_font(font, font_height * HEADING_SIZE))
    natural = [
        _natural(column, [row.cells[index] for row in page.rows], plain, small)
        for index, column in enumerate(page.columns)
    ]
    names = sum(column.wide for column in page.columns)
    left = wide - sum(natural)
    if names:
        each = max(left / names, min(MIN_NAME_WIDTH * font_height * 0.6, wide / names))
        return [
            each if column.wide else width
            for column, width in zip(page.columns, natural, strict=True)
        ]
    return natural


def _natural(
    column: Column, texts: Sequence[str], plain: QFontMetricsF, small: QFontMetricsF
) -> float:
    if column.wide:
        return 0.0
    longest = [plain.horizontalAdvance(text) for text in {*texts, column.widest}]
    return max([small.horizontalAdvance(column.head), *longest]) + 2
