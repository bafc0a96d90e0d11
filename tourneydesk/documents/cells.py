"""Cells of cards and slips: what is printed in them beforehand, and what a pen would add."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing import Area, box, cross, ring, write
from tourneydesk.documents.fonts import clusters, plain, width_of
from tourneydesk.present.sheets import Cell, Choices, Column, Digits, Written

LEAST = 0.72
"""How much smaller than wanted a text may become before it is shortened."""


def ruled(
    canvas: Canvas, columns: Sequence[Column], heads: Area, rows: Sequence[Area], size: float
) -> None:
    """The empty table: heads, lines, and what each cell holds beforehand."""
    shares = [column.share for column in columns]
    _heads(canvas, columns, heads, size * 0.76)
    for row in rows:
        for area, column in zip(row.shares(*shares), columns, strict=True):
            box(canvas, area, 0.4)
            blank(canvas, area, column.blank, size)


def blank(canvas: Canvas, area: Area, cell: Cell, size: float) -> None:
    """What a cell holds before anybody writes in it: words to ring, boxes for digits."""
    match cell:
        case Choices(options):
            for at, option in zip(
                area.inside(0.8, 0).shares(*[1] * len(options)), options, strict=False
            ):
                write(canvas, at, option, size, align="centre", least=size * LEAST)
        case Digits(_, boxes):
            for at in _boxes(area, boxes):
                box(canvas, at, 0.25)


def fill(canvas: Canvas, area: Area, cell: Cell, size: float) -> None:
    """What the pen adds: words, digits, rings and crosses."""
    match cell:
        case Written(text, align, bold):
            inner = area.inside(1.5, 0)
            write(canvas, inner, text, size, align=align, bold=bold, least=size * LEAST)
        case Digits(text, boxes):
            _digits(canvas, area, text, boxes, size)
        case Choices(options, ringed, crossed):
            shares = area.inside(0.8, 0).shares(*[1] * len(options))
            for at in ringed:
                ring(canvas, _around(shares[at], options[at], size))
            for at in crossed:
                cross(canvas, shares[at])


def _heads(canvas: Canvas, columns: Sequence[Column], area: Area, size: float) -> None:
    """Heads in one line, or two where some columns share a wider one."""
    areas = area.shares(*(column.share for column in columns))
    upper, lower = area.rows(2)
    for at, (part, column) in enumerate(zip(areas, columns, strict=True)):
        box(canvas, part, 0.4)
        part = part.inside(0.6, 0)
        if not column.over:
            _words(canvas, part, column.head, size)
            continue
        below = Area(part.x, lower.y, part.width, lower.height)
        write(canvas, below, column.head, size, align="centre", least=size * LEAST)
        if at and columns[at - 1].over == column.over:
            continue
        same = [
            one
            for one, other in zip(areas[at:], columns[at:], strict=True)
            if other.over == column.over
        ]
        wide = Area(part.x, upper.y, same[-1].right - part.x, upper.height)
        canvas.setFillGray(1)
        canvas.rect(wide.x - 0.2, wide.y, wide.width - 0.2, wide.height - 0.3, stroke=0, fill=1)
        canvas.setFillGray(0)
        write(canvas, wide, column.over, size, align="centre", least=size * LEAST)


def _words(canvas: Canvas, area: Area, text: str, size: float) -> None:
    """A head in two lines where it has two words and no room for both."""
    first, space, rest = text.partition(" ")
    if space and width_of(text, size) > area.width:
        for part, said in zip(area.rows(2), (first, rest), strict=True):
            write(canvas, part, said, size, align="centre", least=size * LEAST)
    else:
        write(canvas, area, text, size, align="centre", least=size * LEAST)


def _boxes(area: Area, many: int) -> list[Area]:
    inner = area.inside(1.2, area.height * 0.12)
    return inner.shares(*[1] * many)


def _digits(canvas: Canvas, area: Area, text: str, boxes: int, size: float) -> None:
    letters = clusters(plain(text))
    if len(letters) <= boxes:
        for at, letter in zip(_boxes(area, boxes), letters, strict=False):
            write(canvas, at, letter, size, align="centre", least=size * 0.5)
        return
    inner = area.inside(0.6)
    canvas.setFillGray(1)
    canvas.rect(inner.x, inner.y, inner.width, inner.height, stroke=0, fill=1)
    canvas.setFillGray(0)
    write(canvas, inner.inside(1, 0), text, size, least=size * LEAST)


def _around(area: Area, text: str, size: float) -> Area:
    """A ring's place: round about the word, inside its share of the cell."""
    width = min(area.width, width_of(text, size) + 5)
    height = min(area.height - 1, size + 3.5)
    middle = area.x + area.width / 2
    return Area(middle - width / 2, area.y + (area.height - height) / 2, width, height)
