"""Paints the rows of a page, their headings, and the large numbers of tables."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from tourneydesk.gui.projector.page_layout import group_bounds, sized_font
from tourneydesk.gui.projector.painting.charts import line_in, paint_bar
from tourneydesk.gui.projector.painting.picture import PagePicture
from tourneydesk.gui.projector.painting.texts import LEFT, MIDDLE, RIGHT, draw_line
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import LABEL, NUMERAL, TILE, fitted_name
from tourneydesk.present.table import AnyRow, Column
from tourneydesk.present.tables.pairings import ByeOf

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
