"""Paints the pages of a sheet: facts, headings, column heads, rows on bands, notes and lines to
sign on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import LEAST_TYPE, break_lines, width_of
from tourneydesk.documents.drawing.long_names import LINE, lead_of
from tourneydesk.documents.drawing.page import ADDRESS_HEIGHT, paint_address
from tourneydesk.documents.drawing.shapes import (
    LEAST,
    MM,
    Area,
    blank,
    box,
    fill,
    fit_line,
    set_line,
    write,
)
from tourneydesk.documents.drawing.sheet_columns import (
    BESIDE,
    HEAD_SIZE,
    PAD,
    POSTER_HEAD_SIZE,
    UNDER_HEIGHT,
    UNDER_SIZE,
    SetColumn,
)
from tourneydesk.documents.drawing.sheet_pages import (
    BELOW_FACTS,
    FACT,
    GAP,
    GUTTER,
    HEADING,
    LEGEND_LINE,
    NOTE,
    NOTE_LINE,
    SIGN,
    Frame,
    Run,
)
from tourneydesk.documents.drawing.tagged_canvas import artifact, row_of_table, tagged
from tourneydesk.present.messages import text
from tourneydesk.present.papers.sheet import SHARE, Block, Group, ListColumn, Noted, Sheet
from tourneydesk.present.sheets import Cell, Digits, Written

HEAD_LINE = 1.1
LEGEND_SIZE = 9.0
_BAND, _GRAY = 0.93, 0.47
_RULE, _INNER, _GROUP_RULE, _CUT, _EDGE = 0.2 * MM, 0.25, 1.0, 0.6 * MM, 0.3 * MM
_BOX_WIDTH, _BOX_HEIGHT, _AROUND_BOX = 11 * MM, 8.2 * MM, 0.5 * MM
_LEAST_LINE, _GAP_ABOVE = 1.08, 0.3
"""The height of a line, and the gap between it and the small one under it if there is room, beside
the size of its letters."""
_MIDDLE = 0.36
"""From the middle of a line down to its base line, beside the size."""


@dataclass(frozen=True, slots=True)
class SetBlock:
    """A block with its columns as they are set; its rows are those of the columns' ``lines`` from
    ``first_row`` on. ``pitch`` is the height of a row but those that are ``tall``, ``heads`` that
    of the column heads.
    """

    block: Block
    columns: tuple[SetColumn, ...]
    first_row: int
    pitch: float
    heads: float
    notes: tuple[str, ...]
    tall: Mapping[int, float]

    def line_heights(self, *, own: bool) -> dict[int, float]:
        """The heights that cells of several lines need, by row: those with letters of their ``own``
        size, or the others.
        """
        heights: dict[int, float] = {}
        rows = sum(map(len, self.block.groups))
        for column in self.columns:
            lines_of_rows = (column.lines or ())[self.first_row : self.first_row + rows]
            for row, lines in enumerate(lines_of_rows):
                if lines is not None and len(lines.texts) > 1 and lines.own == own:
                    needed = len(lines.texts) * LINE * lines.size + column.under
                    heights[row] = max(needed, heights.get(row, 0))
        return heights

    def height(self, first: int, rows: int) -> float:
        """The height of so many rows."""
        more = (high - self.pitch for row, high in self.tall.items() if 0 <= row - first < rows)
        return rows * self.pitch + sum(more)


def paint_page(
    canvas: Canvas,
    room: Area,
    sheet: Sheet,
    blocks: Sequence[SetBlock],
    page: Sequence[Frame],
    *,
    legend: Sequence[str],
    first: bool,
    poster: bool,
) -> None:
    """Paints one page between head and foot; the facts are on the first one."""
    painter = _Painter(canvas, poster=poster)
    if sheet.address:
        paint_address(canvas, room, sheet.address, repeated=not first)
        room = Area(room.x, room.y + ADDRESS_HEIGHT, room.width, room.height - ADDRESS_HEIGHT)
    with tagged(canvas, "P") if first else artifact(canvas):
        _legend(canvas, room, legend)
    top = room.top
    if first and sheet.facts:
        top = _facts(canvas, room, sheet.facts)
    width = (room.width - GUTTER * (sheet.across - 1)) / sheet.across
    for at, frame in enumerate(page):
        left = room.x + at * (width + GUTTER)
        painter.frame(Area(left, room.y, width, top - room.y), blocks, frame)


def _legend(canvas: Canvas, room: Area, legend: Sequence[str]) -> None:
    for at, line in enumerate(legend, start=1):
        y = room.y + (len(legend) - at) * LEGEND_LINE
        area = Area(room.x, y, room.width, LEGEND_LINE)
        write(canvas, area.inside(PAD, 0), line, LEGEND_SIZE, least=LEGEND_SIZE * LEAST)


class _Painter:
    """Paints frames from top to bottom."""

    def __init__(self, canvas: Canvas, *, poster: bool) -> None:
        self._canvas = canvas
        self._condensed = poster
        self._head_size = POSTER_HEAD_SIZE if poster else HEAD_SIZE

    def frame(self, area: Area, blocks: Sequence[SetBlock], frame: Frame) -> None:
        y = area.top
        for at, run in enumerate(frame):
            below = Area(area.x, area.y, area.width, y - area.y)
            # A block may continue from the page before.
            with tagged(self._canvas, "Sect", run.block):
                y = self._run(below, blocks[run.block], run, top=at == 0)

    def _run(self, area: Area, own: SetBlock, run: Run, *, top: bool) -> float:
        """A run, with its heading and heads if it begins its block or is at the ``top``; the new
        top.
        """
        y = area.top
        if run.first or top:
            y -= 0 if top else GAP
            y = self._opening(Area(area.x, area.y, area.width, y - area.y), own, run)
        elif not own.block.groups and not run.note:
            y -= GAP
        y = self._groups(Area(area.x, area.y, area.width, y - area.y), own, run)
        for line in own.notes[run.note : run.note_stop]:
            y -= NOTE_LINE
            note = Area(area.x, y, area.width, NOTE_LINE).inside(PAD, 0)
            write(self._canvas, note, line, NOTE)
        if run.signed:
            y -= SIGN
            _signature_lines(self._canvas, Area(area.x, y, area.width, SIGN), own.block.signed)
        return y

    def _opening(self, area: Area, own: SetBlock, run: Run) -> float:
        """The heading and the column heads; the new top."""
        y = area.top
        heading = own.block.heading
        if heading:
            y -= HEADING
            said = heading if run.first else text("sheet-go-on", heading=heading)
            line = Area(area.x, y, area.width, HEADING).inside(PAD, 3)
            with tagged(self._canvas, "H2") if run.first else artifact(self._canvas):
                write(self._canvas, line, said, 13, bold=True, least=13 * LEAST)
        if own.heads:
            y -= own.heads
            if run.rows:
                with row_of_table(self._canvas) if run.first else artifact(self._canvas):
                    self._heads(Area(area.x, y, area.width, own.heads), own)
        return y

    def _heads(self, area: Area, own: SetBlock) -> None:
        size = self._head_size
        for one in own.columns:
            left = area.x + one.x + one.pad
            inner = Area(left, area.y, one.width - 2 * one.pad, area.height)
            lines = break_lines(
                one.column.head, inner.width + 0.01, size, condensed=self._condensed
            )
            if len(lines) > 3:
                lines = [one.column.head]
            cell = one.column.blank
            align = cell.align if isinstance(cell, Written) else "center"
            with tagged(self._canvas, "TH"):
                for at, line in enumerate(lines, start=1):
                    y = area.y + 0.6 * MM + (len(lines) - at) * size * HEAD_LINE
                    row = Area(inner.x, y, inner.width, size * HEAD_LINE)
                    write(
                        self._canvas,
                        row,
                        line,
                        size,
                        align=align,
                        least=size * 0.6,
                        condensed=self._condensed,
                    )

    def _groups(self, area: Area, own: SetBlock, run: Run) -> float:
        """The rows of a run; the new top."""
        block, y = own.block, area.top
        row = sum(map(len, block.groups[: run.start]))
        for at in range(run.start, run.stop):
            group = block.groups[at]
            height = own.height(row, len(group))
            y -= height
            below = Area(area.x, y, area.width, height)
            if at < len(block.shaded) and block.shaded[at]:
                self._canvas.setFillGray(_BAND)
                self._canvas.rect(below.x, below.y, below.width, below.height, stroke=0, fill=1)
                self._canvas.setFillGray(0)
            self._group(below, own, group, row)
            self._rule(below, cut=at + 1 == block.ruled, several=len(group) > 1)
            row += len(group)
        return y

    def _rule(self, area: Area, *, cut: bool, several: bool) -> None:
        """The line below a group."""
        canvas = self._canvas
        canvas.setLineWidth(_CUT if cut else _GROUP_RULE if several else _RULE)
        if not (cut or several):
            canvas.setStrokeGray(_GRAY)
        canvas.line(area.x, area.y, area.right, area.y)
        canvas.setStrokeGray(0)

    def _group(self, area: Area, own: SetBlock, group: Group, row: int) -> None:
        marked = own.block.marked
        start = own.columns[marked].x if marked < len(own.columns) else 0
        for at, cells in enumerate(group):
            y = area.top - own.height(row, at + 1)
            height = own.height(row + at, 1)
            if at:
                self._canvas.setLineWidth(_INNER)
                across = area.x + start
                self._canvas.line(across, y + height, area.right, y + height)
            with row_of_table(self._canvas):
                for column, (one, cell) in enumerate(zip(own.columns, cells, strict=True)):
                    whole = Area(area.x + one.x, area.y, one.width, area.height)
                    in_row = Area(area.x + one.x, y, one.width, height)
                    if column >= marked:
                        with tagged(self._canvas, "TD"):
                            self._cell(in_row, one, cell, own.first_row + row + at)
                    elif at == 0:
                        with tagged(self._canvas, "TD"):
                            self._marked(whole, one, cell)

    def _marked(self, area: Area, one: SetColumn, cell: Cell) -> None:
        """A cell for all rows of a group."""
        if isinstance(cell, Written):
            self._written(area, one, cell, (cell.text,), min(one.size, area.height * 0.9))

    def _cell(self, area: Area, one: SetColumn, cell: Cell, row: int) -> None:
        column = one.column
        if isinstance(column, ListColumn) and column.edge:
            self._canvas.setLineWidth(_EDGE)
            self._canvas.line(area.x, area.y, area.x, area.top)
        if not isinstance(cell, Written):
            self._boxes(area, one, cell)
            return
        lines = one.lines[row] if one.lines is not None else None
        if lines is not None:
            self._written(area, one, cell, lines.texts, lines.size)
        elif cell.text or isinstance(cell, Noted):
            self._written(area, one, cell, (cell.text,), one.size)

    def _boxes(self, area: Area, one: SetColumn, cell: Cell) -> None:
        """Boxes to write in, and what is in them. A column of blank words on a form, wider than one
        of figures, is divided by lines: the rules of the rows are above and below.
        """
        if isinstance(cell, Digits) and cell.boxes == 1:
            if isinstance(one.column, ListColumn) or one.column.share <= SHARE:
                width = min(_BOX_WIDTH, area.width - 2 * _AROUND_BOX)
                height = min(_BOX_HEIGHT, area.height - 2 * _AROUND_BOX)
                x, y = area.x + (area.width - width) / 2, area.y + (area.height - height) / 2
                at = Area(x, y, width, height)
                box(self._canvas, at, _EDGE)
            else:
                at = area
                self._canvas.setLineWidth(_RULE)
                for x in (area.x, area.right):
                    self._canvas.line(x, area.y, x, area.top)
            if cell.text:
                write(
                    self._canvas,
                    at.inside(1, 0),
                    cell.text,
                    one.size,
                    align="center",
                    least=one.size * 0.4,
                )
            return
        blank(
            self._canvas,
            area,
            one.column.blank if isinstance(one.column.blank, type(cell)) else cell,
            one.size,
        )
        fill(self._canvas, area, cell, one.size)

    def _written(
        self, area: Area, one: SetColumn, cell: Written, lines: Sequence[str], size: float
    ) -> None:
        """A cell's lines in the middle of its height, with the small line under them."""
        under = cell.under if isinstance(cell, Noted) else ""
        beside = cell.beside if isinstance(cell, Noted) else ""
        inner = Area(area.x + one.pad, area.y, area.width - 2 * one.pad, area.height)
        height = len(lines) * LINE * size if len(lines) > 1 else size * _LEAST_LINE
        below_size = min(UNDER_SIZE, (area.height - height) / UNDER_HEIGHT)
        under = under if below_size > LEAST_TYPE - 0.01 else ""
        below = below_size * UNDER_HEIGHT if under else 0.0
        gap = min(_GAP_ABOVE * size, 0.8 * (area.height - height - below)) if under else 0.0
        y = area.y + (area.height + height + gap + below) / 2
        if beside:
            small = size * BESIDE
            write(self._canvas, inner, beside, small, align="right", condensed=self._condensed)
            taken = width_of(beside, small, condensed=self._condensed) + small * 0.2
            inner = Area(inner.x, inner.y, inner.width - taken, inner.height)
        step, named = height / len(lines), False
        for line in lines:
            y -= step
            self._line(inner, y + step / 2 - size * _MIDDLE, one, cell, line, size, named=named)
            named = named or "," in line
        if under:
            write(
                self._canvas,
                Area(inner.x, y - gap - below, inner.width, below),
                under,
                below_size,
                align=cell.align,
                least=LEAST_TYPE,
                condensed=self._condensed,
            )

    def _line(
        self,
        inner: Area,
        y: float,
        one: SetColumn,
        cell: Written,
        line: str,
        size: float,
        *,
        named: bool,
    ) -> None:
        """One line of a cell; ``named`` says that the family name is on a line above it."""
        column = one.column
        if isinstance(column, ListColumn) and column.lead:
            family, rest = ("", line) if named else lead_of(line)
            set_line(self._canvas, inner.x, y, family, size, True, self._condensed)
            if rest:
                after = inner.x + width_of(family, size, True, self._condensed)
                set_line(self._canvas, after, y, rest, size, False, self._condensed)
            return
        bold, condensed = cell.bold, self._condensed
        width = width_of(line, size, bold, condensed)
        if width > inner.width * 1.002:
            fitted = fit_line(line, inner.width, size, bold=bold, condensed=condensed)
            line, width = fitted.text, fitted.width
        spare = inner.width - width
        x = inner.x + {"left": 0.0, "center": spare / 2, "right": spare}[cell.align]
        set_line(self._canvas, x, y, line, size, bold, condensed)


def _facts(canvas: Canvas, room: Area, facts: Sequence[tuple[str, str]]) -> float:
    """Labeled lines, two per row; the new top."""
    y = room.top
    for at in range(0, len(facts), 2):
        y -= FACT
        areas = Area(room.x, y, room.width, FACT).columns(2)
        for area, fact in zip(areas, facts[at : at + 2], strict=False):
            _fact(canvas, area.inside(PAD, 0), fact)
    return y - BELOW_FACTS


def _fact(canvas: Canvas, area: Area, fact: tuple[str, str]) -> None:
    label, value = fact
    label_width = min(width_of(label, 9) + 8, area.width * 0.55)
    left, right = area.shares(label_width, area.width - label_width)
    with tagged(canvas, "P"):
        write(canvas, left, label, 9, least=6.5)
        write(canvas, right, value, 10, bold=True, least=7)


def _signature_lines(canvas: Canvas, area: Area, labels: Sequence[str]) -> None:
    canvas.setLineWidth(0.5)
    for part, label in zip(area.columns(len(labels)), labels, strict=True):
        inner = part.inside(8, 2)
        canvas.line(inner.x, inner.y + 11, inner.right, inner.y + 11)
        write(canvas, Area(inner.x, inner.y, inner.width, 10), label, 8, least=6)
