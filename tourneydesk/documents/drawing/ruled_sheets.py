"""Sheets of ruled rows that fill the page: one size of letters in each column of the whole sheet,
as large as height and names allow.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import break_lines
from tourneydesk.documents.drawing.page import (
    ADDRESS_HEIGHT,
    Bundle,
    PagePainter,
    Paper,
    room_of,
    with_head_and_foot,
)
from tourneydesk.documents.drawing.shapes import MM, Area
from tourneydesk.documents.drawing.sheet_columns import (
    HEAD_SIZE,
    PAD,
    POSTER_HEAD_SIZE,
    Fit,
    MeasuredColumns,
    SetColumn,
)
from tourneydesk.documents.drawing.sheet_pages import (
    GUTTER,
    STRETCH,
    Flow,
    Frame,
    Pages,
    Tall,
    letters_of,
)
from tourneydesk.documents.drawing.sheet_rows import HEAD_LINE, LEGEND_SIZE, SetBlock, paint_page
from tourneydesk.present.papers.sheet import Row, Sheet, page_titles

_HEADS = 8 * MM
_SHORTENED = 0.05
"""The share of names that may be shortened for larger letters."""
_SMALLER = 0.9
"""How much smaller letters may be so that all names are whole."""
_HALF = 0.5
_HAIR, _AIR = 0.01, 2.0
"""What is not too low, and what is left above and below the lines of a row that was, in points."""
_LEAST = 5.5
"""The smallest letters of a sheet with more figures than have room at the usual sizes."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A sheet as it is set on a paper: its letters, its pages, and its columns by block. ``whole``
    is False if more names are shortened than may be, or figures need smaller letters than usual.
    """

    paper: Paper
    size: float
    pages: Pages
    blocks: tuple[SetBlock, ...]
    legend: tuple[str, ...]
    whole: bool


def sheet_bundle(sheet: Sheet, paper: Paper) -> Bundle:
    """The pages of a sheet; each repeats the column heads."""
    layout = _layout_of(sheet, paper)
    titles = page_titles(sheet, [list(_rows(sheet, page)) for page in layout.pages.pages])
    pages = _painters(sheet, layout)
    return Bundle(layout.paper, with_head_and_foot(pages, sheet.stamp, titles, layout.paper))


def sheet_pages(sheet: Sheet, paper: Paper) -> list[PagePainter]:
    """The pages without their head and foot, on the paper as fed."""
    return _painters(sheet, set_on(sheet, paper))


def set_on(sheet: Sheet, paper: Paper) -> Layout:
    """A sheet set on this paper, as fed."""
    height = _HEADS
    while True:
        layout, needed = _set_with_heads(sheet, paper, height)
        if needed <= height + 0.01:
            return layout
        height = needed


def _layout_of(sheet: Sheet, paper: Paper) -> Layout:
    """In portrait or landscape, as the sheet asks; if it leaves the choice, in landscape only if
    that keeps more of it whole.
    """
    if sheet.turned:
        return set_on(sheet, paper.rotate())
    upright = set_on(sheet, paper)
    if sheet.turned is not None or upright.whole:
        return upright
    turned = set_on(sheet, paper.rotate())
    return turned if turned.whole or turned.size > upright.size else upright


def _set_with_heads(sheet: Sheet, paper: Paper, heads_height: float) -> tuple[Layout, float]:
    """The layout with column heads of this height, and the height that they need."""
    room = room_of(paper)
    width = (room.width - GUTTER * (sheet.across - 1)) / sheet.across
    legend = tuple(break_lines(sheet.legend, room.width - 2 * PAD, LEGEND_SIZE))
    heads = [
        heads_height if any(column.head for column in block.columns) else 0.0
        for block in sheet.blocks
    ]
    below = _legend_height(legend) + (ADDRESS_HEIGHT if sheet.address else 0)
    letters, measured = letters_of(sheet), _measured(sheet)
    flow = Flow(sheet, heads, room.height, width, below, {})
    pages = flow.pages(letters.least, letters.most * STRETCH)
    size, whole = _size(sheet, measured, flow, width, pages.size)
    blocks = tuple(_set_blocks(sheet, measured, flow, width, pages.size, size))
    most, least = pages.size, max(letters.least, size, pages.size * _needed_share(blocks))
    while tall := _too_low(blocks):
        # The other rows keep their letters and lines, but may get lower.
        flow = Flow(sheet, heads, room.height, width, below, _with(flow.tall, tall))
        pages = flow.pages(least, most)
        blocks = tuple(_set_blocks(sheet, measured, flow, width, pages.size, size))
    layout = Layout(paper, size, pages, blocks, legend, whole)
    needed = max((_needed(block, bool(sheet.poster)) for block in blocks), default=0.0)
    return layout, needed


def _needed_share(blocks: Sequence[SetBlock]) -> float:
    """The share of their height that rows need at least for lines in letters of the usual size."""
    shares = (
        height / block.pitch
        for block in blocks
        for height in block.line_heights(own=False).values()
    )
    return min(1.0, max(shares, default=0.0))


def _too_low(blocks: Sequence[SetBlock]) -> Tall:
    """The heights of rows that a long name needs higher than they are."""
    return {
        at: low
        for at, block in enumerate(blocks)
        if (
            low := {
                row: height + _AIR
                for row, height in block.line_heights(own=True).items()
                if height > block.height(row, 1) + _HAIR
            }
        )
    }


def _with(tall: Tall, more: Tall) -> Tall:
    return {at: {**tall.get(at, {}), **more.get(at, {})} for at in {*tall, *more}}


def _legend_height(legend: Sequence[str]) -> float:
    return len(legend) * 12.5 + 2 * MM if legend else 0.0


def _measured(sheet: Sheet) -> list[tuple[MeasuredColumns, list[int]]]:
    """The columns of the sheet, and the blocks that have them: those with the same heads."""
    alike: dict[object, list[int]] = {}
    for at, block in enumerate(sheet.blocks):
        if block.columns:
            alike.setdefault(tuple(column.head for column in block.columns), []).append(at)
    return [
        (
            MeasuredColumns([sheet.blocks[at] for at in blocks], condensed=bool(sheet.poster)),
            blocks,
        )
        for blocks in alike.values()
    ]


def _size(
    sheet: Sheet,
    measured: Sequence[tuple[MeasuredColumns, list[int]]],
    flow: Flow,
    width: float,
    by_height: float,
) -> tuple[float, bool]:
    """The size of letters, and whether it is one that keeps enough whole."""
    letters = letters_of(sheet)

    def fit(size: float) -> Fit:
        fits = [
            columns.fit(size, width, flow.row_height(blocks[0], by_height))
            for columns, blocks in measured
        ]
        return Fit(
            all(one.roomy for one in fits),
            sum(one.names for one in fits),
            sum(one.shortened for one in fits),
            frozenset().union(*(one.outliers for one in fits)),
        )

    largest = int(min(letters.most, by_height) / _HALF + 0.001) * _HALF
    least = 11.0 if sheet.poster else letters.least
    # A name that fits at no size makes no others smaller.
    outliers = fit(min(least, largest)).outliers

    def accepts(one: Fit) -> bool:
        few = sheet.poster or one.shortened - len(outliers) <= _SHORTENED * one.names
        return one.roomy and one.outliers <= outliers and bool(few)

    chosen = next(
        ((size, one) for size in _sizes(largest, least) if accepts(one := fit(size))), None
    )
    if chosen is None:
        smaller = (size for size in _sizes(min(least, largest), _LEAST) if fit(size).roomy)
        return next(smaller, _LEAST), False
    size, found = chosen
    if found.shortened and not sheet.poster:
        for other in _sizes(size - _HALF, max(least, size * _SMALLER)):
            one = fit(other)
            if one.roomy and not one.shortened:
                return other, True
    return size, True


def _sizes(largest: float, least: float) -> Iterator[float]:
    """Half points from the largest down to the least."""
    size = largest
    while size >= least - 0.001:
        yield size
        size -= _HALF


def _set_blocks(
    sheet: Sheet,
    measured: Sequence[tuple[MeasuredColumns, list[int]]],
    flow: Flow,
    width: float,
    by_height: float,
    size: float,
) -> Iterator[SetBlock]:
    """The blocks with their columns, in order."""
    columns: dict[int, tuple[list[SetColumn], int]] = {}
    for one, blocks in measured:
        pitch = min(flow.row_height(at, by_height) for at in blocks)
        set_columns, first = one.set(size, 0, width, pitch), 0
        for at in blocks:
            columns[at] = set_columns, first
            first += sum(map(len, sheet.blocks[at].groups))
    for at, block in enumerate(sheet.blocks):
        own, first = columns.get(at, ([], 0))
        yield SetBlock(
            block,
            tuple(own),
            first,
            flow.row_height(at, by_height),
            flow.heads[at],
            tuple(flow.notes[at]),
            flow.tall.get(at, {}),
        )


def _needed(block: SetBlock, poster: bool) -> float:
    """The height of column heads, in as many lines as they need."""
    size = POSTER_HEAD_SIZE if poster else HEAD_SIZE
    lines = max(
        (
            len(
                break_lines(one.column.head, one.width - 2 * one.pad + 0.01, size, condensed=poster)
            )
            for one in block.columns
        ),
        default=0,
    )
    return min(lines, 3) * size * HEAD_LINE + 1.5 * MM if lines else 0.0


def _rows(sheet: Sheet, page: Sequence[Frame]) -> Iterator[Row]:
    for frame in page:
        for run in frame:
            for group in sheet.blocks[run.block].groups[run.start : run.stop]:
                yield from group


def _painters(sheet: Sheet, layout: Layout) -> list[PagePainter]:
    room = room_of(layout.paper)

    def painter(at: int, page: tuple[Frame, ...]) -> PagePainter:
        def paint(canvas: Canvas, _: Area) -> None:
            paint_page(
                canvas,
                room,
                sheet,
                layout.blocks,
                page,
                legend=layout.legend,
                first=at == 0,
                poster=bool(sheet.poster),
            )

        return paint

    return [painter(at, page) for at, page in enumerate(layout.pages.pages)]
