"""Sheets of ruled rows, split into pages without breaking groups."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.cells import LEAST, blank, fill
from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.lettering import break_lines
from tourneydesk.documents.drawing.page import (
    Bundle,
    PagePainter,
    Paper,
    room_of,
    with_head_and_foot,
)
from tourneydesk.documents.drawing.shapes import Area, shorter, write
from tourneydesk.documents.drawing.tagging import artifact, row_of_table, tagged
from tourneydesk.present.messages import text
from tourneydesk.present.papers.sheet import Block, Group, Reading, Row, Sheet
from tourneydesk.present.sheets import Cell, Column, Written

_SIZES: dict[Reading, tuple[float, float]] = {
    "wall": (14, 23),
    "form": (11, 24),
    "desk": (10, 16.5),
    "close": (8.5, 13),
}
"""Size of letters and height of a row, in points."""

_HEADING, _GAP, _SIGN, _FACT, _NOTE = 22.0, 9.0, 38.0, 15.0, 9.5
_PAD = 2.5
_HEAD, _LEAST_HEAD = 0.72, 0.6
"""The size of heads beside that of rows, and how small they become before they are cut."""


@dataclass(slots=True)
class _Page:
    """The content of a page, and the room left at its bottom."""

    room: Area
    painters: list[Callable[[Canvas], None]] = field(default_factory=list)
    used: float = 0

    def take(self, height: float) -> Area:
        """The next area of this height."""
        self.used += height
        return Area(self.room.x, self.room.top - self.used, self.room.width, height)

    def has_room(self, height: float) -> bool:
        return self.used + height <= self.room.height + 0.01


def sheet_bundle(sheet: Sheet, paper: Paper) -> Bundle:
    """The pages of a sheet; each repeats the column heads."""
    paper = paper.rotate() if sheet.turned else paper
    return Bundle(
        paper, with_head_and_foot(sheet_pages(sheet, paper), sheet.stamp, sheet.title, paper)
    )


def sheet_pages(sheet: Sheet, paper: Paper) -> list[PagePainter]:
    """The pages without their head and foot, on the paper as fed."""
    pages = [_Page(room_of(paper))]
    _facts(pages[0], sheet.facts)
    for at, block in enumerate(sheet.blocks):
        if at and sheet.apart:
            pages.append(_Page(room_of(paper)))
        first, before = len(pages) - 1, len(pages[-1].painters)
        _block(pages, block, sheet.reading)
        for page in pages[first:]:
            page.painters[before:] = [partial(_in_block, at, one) for one in page.painters[before:]]
            before = 0
    return [_drawing(page) for page in pages]


def _in_block(at: int, paint: Callable[[Canvas], None], canvas: Canvas) -> None:
    """Paints a part of a block into the block's element, which may continue from the last page."""
    with tagged(canvas, "Sect", at):
        paint(canvas)


def _drawing(page: _Page) -> PagePainter:
    def draw(canvas: Canvas, _: Area) -> None:
        for paint in page.painters:
            paint(canvas)

    return draw


def _block(pages: list[_Page], block: Block, reading: Reading) -> None:
    size, row_height = _SIZES[reading]
    heads = _heads_height(block.columns, pages[-1].room, size * _HEAD)
    opening = (_HEADING if block.heading else 0) + heads
    notes = [
        line
        for note in block.notes
        for line in break_lines(note, pages[-1].room.width - 2 * _PAD, _NOTE)
    ]
    closing = (_SIGN if block.signed else 0) + len(notes[:3]) * (_NOTE + 3)
    room = pages[-1].room.height - opening
    groups = [part for group in block.groups for part in _parts(group, int(room / row_height))]
    gap = _GAP if pages[-1].used else 0
    first = len(groups[0]) * row_height if groups else 0
    last = closing if len(groups) < 2 else 0
    if not pages[-1].has_room(gap + opening + first + last) and pages[-1].used:
        pages.append(_Page(pages[-1].room))
        gap = 0
    pages[-1].take(gap)
    _open(pages[-1], block, block.heading, size, heads, repeated=False)
    for at, group in enumerate(groups, start=1):
        needed = len(group) * row_height + (closing if at == len(groups) else 0)
        if not pages[-1].has_room(needed):
            _continue_on_new_page(pages, block, size, heads)
        area = pages[-1].take(len(group) * row_height)
        pages[-1].painters.append(partial(_group, block=block, group=group, area=area, size=size))
    for line in notes:
        if not pages[-1].has_room(_NOTE + 3):
            _continue_on_new_page(pages, block, size, 0)
        area = pages[-1].take(_NOTE + 3).inside(_PAD, 0)
        pages[-1].painters.append(partial(write, area=area, text=line, size=_NOTE))
    if block.signed:
        if not pages[-1].has_room(_SIGN):
            _continue_on_new_page(pages, block, size, 0)
        area = pages[-1].take(_SIGN)
        pages[-1].painters.append(partial(_signature_lines, area=area, labels=block.signed))


def _parts(group: Group, most: int) -> list[Group]:
    """A group, split if it is longer than a page."""
    if len(group) <= most:
        return [group]
    return [group[at : at + most] for at in range(0, len(group), most)]


def _continue_on_new_page(pages: list[_Page], block: Block, size: float, heads: float) -> None:
    """Starts a new page on which the block continues."""
    pages.append(_Page(pages[-1].room))
    heading = text("sheet-go-on", heading=block.heading) if block.heading else ""
    _open(pages[-1], block, heading, size, heads, repeated=True)


def _heading(canvas: Canvas, area: Area, heading: str, *, repeated: bool) -> None:
    with artifact(canvas) if repeated else tagged(canvas, "H2"):
        write(canvas, area, heading, 13, bold=True, least=13 * LEAST)


def _open(
    page: _Page, block: Block, heading: str, size: float, heads: float, *, repeated: bool
) -> None:
    if heading:
        area = page.take(_HEADING).inside(_PAD, 3)
        page.painters.append(partial(_heading, area=area, heading=heading, repeated=repeated))
    if heads:
        area = page.take(heads)
        page.painters.append(
            partial(
                _heads,
                columns=block.columns,
                area=area,
                size=size * _HEAD,
                repeated=repeated,
            )
        )


def _facts(page: _Page, facts: Sequence[tuple[str, str]]) -> None:
    """Labeled lines, two per row."""
    for at in range(0, len(facts), 2):
        areas = page.take(_FACT).rows(1)[0].shares(1, 1)
        for area, fact in zip(areas, facts[at : at + 2], strict=False):
            page.painters.append(partial(_fact, area=area.inside(_PAD, 0), fact=fact))
    if facts:
        page.take(5)


def _fact(canvas: Canvas, area: Area, fact: tuple[str, str]) -> None:
    label, value = fact
    label_width = min(width_of(label, 9) + 8, area.width * 0.55)
    left, right = area.shares(label_width, area.width - label_width)
    with tagged(canvas, "P"):
        write(canvas, left, label, 9, least=6.5)
        write(canvas, right, value, 10, bold=True, least=7)


def _heads(
    canvas: Canvas, columns: Sequence[Column], area: Area, size: float, *, repeated: bool
) -> None:
    """Heads in one or two lines above a strong rule."""
    canvas.setLineWidth(1.2)
    canvas.line(area.x, area.y, area.right, area.y)
    with artifact(canvas) if repeated else row_of_table(canvas):
        _write_heads(canvas, columns, area, size)


def _write_heads(canvas: Canvas, columns: Sequence[Column], area: Area, size: float) -> None:
    for part, column, lines in zip(
        _column_areas(area, columns, size), columns, _head_lines(columns, area, size), strict=True
    ):
        align = column.blank.align if isinstance(column.blank, Written) else "center"
        inner = part.inside(_PAD, 2)
        lower = Area(inner.x, inner.y, inner.width, (size + 1.5) * len(lines))
        with tagged(canvas, "TH"):
            for row, line in zip(lower.rows(len(lines)) if lines else (), lines, strict=True):
                write(canvas, row, line, size, align=align, bold=True, least=size * _LEAST_HEAD)


def _head_lines(columns: Sequence[Column], area: Area, size: float) -> list[list[str]]:
    """Each head in one line or two."""
    heads = (
        (column.head, break_lines(column.head, part.inside(_PAD, 0).width, size, bold=True))
        for part, column in zip(_column_areas(area, columns, size), columns, strict=True)
    )
    return [lines if len(lines) < 3 else [head] for head, lines in heads]


def _heads_height(columns: Sequence[Column], area: Area, size: float) -> float:
    lines = max((len(head) for head in _head_lines(columns, area, size)), default=0)
    return lines * (size + 1.5) + 5 if lines else 0


def _group(canvas: Canvas, block: Block, group: Group, area: Area, size: float) -> None:
    """A group's rows: thin rules between them, a stronger one below, marked cells in large type."""
    columns = block.columns
    rows = area.rows(len(group))
    several = len(group) > 1
    parts = _column_areas(area, columns, size * _HEAD)
    start = parts[block.marked].x if block.marked else area.x
    for at, (row, cells) in enumerate(zip(rows, group, strict=True)):
        with row_of_table(canvas):
            if at == 0:
                _marked_cells(canvas, parts[: block.marked], cells, size, several=several)
            _row(canvas, columns, cells, row, size, block.marked)
    canvas.setLineWidth(0.25)
    for row in rows[:-1] if block.marked else ():
        canvas.line(start, row.y, area.right, row.y)
    canvas.setLineWidth(1.0 if several and block.marked else 0.35)
    canvas.line(area.x, area.y, area.right, area.y)


def _marked_cells(
    canvas: Canvas, parts: Sequence[Area], cells: Row, size: float, *, several: bool
) -> None:
    """The cells that are written once for a group, in large type."""
    large = size * (1.9 if several else 1.25)
    for part, cell in zip(parts, cells, strict=False):
        with tagged(canvas, "TD"):
            if isinstance(cell, Written):
                inner, align = part.inside(_PAD, 0), cell.align
                write(canvas, inner, cell.text, large, align=align, bold=True, least=size * 0.7)


def _row(
    canvas: Canvas, columns: Sequence[Column], cells: Row, row: Area, size: float, marked: int
) -> None:
    parts = list(zip(_column_areas(row, columns, size * _HEAD), columns, cells, strict=True))
    for area, column, cell in parts[marked:]:
        with tagged(canvas, "TD"):
            _cell(canvas, area, column, cell, size)


def _cell(canvas: Canvas, area: Area, column: Column, cell: Cell, size: float) -> None:
    """A cell; text too long for one line takes two smaller lines, a name too long for these is
    shortened.
    """
    if not isinstance(cell, Written):
        blank(canvas, area, column.blank if isinstance(column.blank, type(cell)) else cell, size)
        fill(canvas, area, cell, size)
        return
    if not cell.text:
        return
    inner = area.inside(_PAD, 0)
    bold = cell.bold
    if width_of(cell.text, size * LEAST, bold) <= inner.width:
        write(canvas, inner, cell.text, size, align=cell.align, bold=bold, least=size * LEAST)
        return
    small = min(size * 0.7, area.height * 0.44)
    broken = partial(break_lines, width=inner.width, size=small, bold=bold)
    words = shorter(
        cell.text,
        lambda form: (
            len(lines := broken(form)) < 3
            and all(width_of(line, small, bold) <= inner.width for line in lines)
        ),
    )
    lines = broken(words)
    if len(lines) == 1:
        least = size * LEAST if words == cell.text else small
        write(canvas, inner, words, size, align=cell.align, bold=bold, least=least)
        return
    two = [lines[0], " ".join(lines[1:])]
    for part, line in zip(inner.inside(0, area.height * 0.04).rows(2), two, strict=True):
        write(canvas, part, line, small, align=cell.align, bold=bold)


def _signature_lines(canvas: Canvas, area: Area, labels: Sequence[str]) -> None:
    canvas.setLineWidth(0.5)
    for part in area.shares(*[1] * len(labels)):
        inner = part.inside(8, 2)
        label = labels[area.shares(*[1] * len(labels)).index(part)]
        canvas.line(inner.x, inner.y + 11, inner.right, inner.y + 11)
        write(canvas, Area(inner.x, inner.y, inner.width, 10), label, 8, least=6)


def _column_areas(area: Area, columns: Sequence[Column], head: float) -> list[Area]:
    """The columns of an area, whose heads are of that size."""
    return area.shares(*_widths(area.width, tuple(columns), head))


@lru_cache(maxsize=256)
def _widths(width: float, columns: tuple[Column, ...], head: float) -> tuple[float, ...]:
    """By the columns' shares, but each has room for the longest word of its head; the others give
    of what they have to spare.
    """
    whole = sum(column.share for column in columns)
    wide = [width * column.share / whole for column in columns]
    least = [
        2 * _PAD
        + max((width_of(word, head * _LEAST_HEAD, True) for word in column.head.split()), default=0)
        for column in columns
    ]
    pairs = list(zip(wide, least, strict=True))
    lacking = sum(max(0, needs - has) for has, needs in pairs)
    spare = sum(max(0, has - needs) for has, needs in pairs)
    if not 0 < lacking < spare:
        return tuple(wide)
    return tuple(max(has, needs) - max(0, has - needs) * lacking / spare for has, needs in pairs)
