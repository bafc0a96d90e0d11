"""Player schedules, several on a sheet to cut apart, or one in large letters."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.core.names import ShownName
from tourneydesk.documents.drawing.fonts import break_lines, width_of
from tourneydesk.documents.drawing.page import MARGIN, Bundle, PagePainter, Paper, stack_order
from tourneydesk.documents.drawing.shapes import LEAST_TYPE, MM, Area, shorter, write
from tourneydesk.present.messages import enumerated
from tourneydesk.present.papers.schedules import Schedule, ScheduleColumn, ScheduleRow

_NAME, _SIZE, _SMALL, _STAMP = 12.5, 9.0, 7.5, LEAST_TYPE
_ROW, _LINES_OF_MANY = 14.5, 2
_PAD = 3.5 * MM
_ACROSS = 2
_LARGE = 1.6
"""How much larger the letters of a schedule alone on its sheet are."""
_LONGEST_LINE, _FEW = 30, 0.05
"""Letters of opponents that fit one line of half a sheet, and the share of longer lists of names
that leaves all rows their height.
"""


def schedule_bundle(items: Sequence[Schedule], paper: Paper) -> Bundle:
    """Two columns of schedules, as many below one another as fit, in stacks after cutting."""
    inner = paper.whole.inside(MARGIN)
    if len(items) == 1:
        return Bundle(paper, (_page(items, [inner], _fitting(items, inner, _LARGE)),))
    rows = max(1, int(inner.height / _height(items, 1)))
    places = [part for row in inner.rows(rows) for part in row.columns(_ACROSS)]
    scale = _fitting(items, places[0], 1)
    return Bundle(
        paper, tuple(_page(sheet, places, scale) for sheet in stack_order(items, len(places)))
    )


def _fitting(items: Sequence[Schedule], place: Area, scale: float) -> float:
    """The scale at which the longest of the schedules fits its place."""
    return min(scale, scale * place.height / _height(items, scale))


def _height(items: Sequence[Schedule], scale: float) -> float:
    rows = max((len(item.rows) for item in items), default=0)
    return (2 * _PAD + scale * (_head_height() + (rows + 1) * _row_height(items) + 2 * _STAMP)) or 1


def _head_height() -> float:
    return _SMALL * 1.5 + _NAME * 1.35 + _SMALL * 1.5


def _row_height(items: Sequence[Schedule]) -> float:
    """The height of a row: of two lines where tables of many have long lists of names. A name that
    is longer than any other is shortened in its own row.
    """
    rows = [row for item in items for row in item.rows]
    long = sum(
        any(len(cell) > _LONGEST_LINE and not isinstance(cell, ShownName) for cell in row.cells)
        for row in rows
    )
    return _ROW * (1.5 if long > _FEW * len(rows) else 1)


def _page(items: Sequence[Schedule], places: Sequence[Area], scale: float) -> PagePainter:
    row_height = _row_height(items) * scale

    def draw(canvas: Canvas, _: Area) -> None:
        _cut_lines(canvas, places)
        for item, place in zip(items, places, strict=False):
            _schedule(canvas, place.inside(_PAD), item, scale, row_height)

    return draw


def _cut_lines(canvas: Canvas, places: Sequence[Area]) -> None:
    canvas.saveState()
    canvas.setLineWidth(0.3)
    canvas.setDash(3, 3)
    left, right = min(one.x for one in places), max(one.right for one in places)
    bottom, top = min(one.y for one in places), max(one.top for one in places)
    for y in sorted({round(one.y, 2) for one in places})[1:]:
        canvas.line(left, y, right, y)
    for x in sorted({round(one.x, 2) for one in places})[1:]:
        canvas.line(x, bottom, x, top)
    canvas.restoreState()


def _schedule(canvas: Canvas, area: Area, item: Schedule, scale: float, row_height: float) -> None:
    small, size, name = _SMALL * scale, _SIZE * scale, _NAME * scale
    y = area.top - small * 1.5
    write(canvas, Area(area.x, y, area.width, small * 1.5), item.event, small, least=LEAST_TYPE)
    y -= name * 1.35
    right = min(width_of(item.number, size) + size, area.width / 3)
    left = Area(area.x, y, area.width - right, name * 1.35)
    write(canvas, left, item.player, name, bold=True, least=name * 0.55)
    at_right = Area(area.right - right, y, right, name * 1.35)
    write(canvas, at_right, item.number, size, align="right", least=LEAST_TYPE)
    y -= small * 1.5
    line = Area(area.x, y, area.width, small * 1.5)
    about, state = line.shares(3, 2) if item.state else (line, line)
    write(canvas, about, item.about, small, least=LEAST_TYPE)
    write(canvas, state, item.state, size, align="right", bold=True, least=LEAST_TYPE)
    y -= row_height
    _heads(canvas, Area(area.x, y, area.width, row_height), item.columns, small)
    for row in item.rows:
        y -= row_height
        _row(canvas, Area(area.x, y, area.width, row_height), item.columns, row, size)
    stamp = Area(area.x, area.y, area.width, _STAMP * scale)
    write(canvas, stamp, item.stamp.printed, _STAMP * scale, least=LEAST_TYPE)


def _areas(area: Area, columns: Sequence[ScheduleColumn]) -> list[Area]:
    return [part.inside(2.5, 0) for part in area.shares(*[column.share for column in columns])]


def _heads(canvas: Canvas, area: Area, columns: Sequence[ScheduleColumn], size: float) -> None:
    for part, column in zip(_areas(area, columns), columns, strict=True):
        line = Area(part.x, part.y + 1, part.width, size * 1.3)
        write(canvas, line, column.head, size, align=column.align, least=size * 0.55)
    canvas.setLineWidth(0.8)
    canvas.line(area.x, area.y, area.right, area.y)


def _row(
    canvas: Canvas, area: Area, columns: Sequence[ScheduleColumn], row: ScheduleRow, size: float
) -> None:
    """A row, what is next in bold, above a hairline."""
    parts = zip(_areas(area, columns), columns, row.cells, strict=True)
    for part, column, words in parts:
        _cell(canvas, part, column, words, size, bold=row.next)
    canvas.setLineWidth(0.25)
    canvas.line(area.x, area.y, area.right, area.y)


def _cell(
    canvas: Canvas, area: Area, column: ScheduleColumn, words: str, size: float, *, bold: bool
) -> None:
    """One line, or two for the names of a table of many."""
    if isinstance(words, ShownName) or width_of(words, size * 0.8, bold) <= area.width:
        # A whole family name is worth more than the size of its letters.
        family = shorter(words, lambda form: width_of(form, size * 0.8, bold) <= area.width)
        fits = width_of(family, size * 0.8, bold) <= area.width
        least = size * 0.8 if fits else LEAST_TYPE
        write(canvas, area, words, size, align=column.align, bold=bold, least=least)
        return
    small = max(LEAST_TYPE, min(size * 0.85, area.height / _LINES_OF_MANY * 0.8))
    while len(lines := _names_in_lines(words, area.width, small, bold)) > _LINES_OF_MANY:
        if small <= LEAST_TYPE:
            break
        small = max(LEAST_TYPE, small * 0.95)
    shown = [lines[0], " ".join(lines[1:])] if len(lines) > 1 else lines
    for line_area, line in zip(area.rows(len(shown)), shown, strict=True):
        write(canvas, line_area, line, small, align=column.align, bold=bold, least=LEAST_TYPE)


def _names_in_lines(words: str, width: float, size: float, bold: bool) -> list[str]:
    """Names in lines, broken between them; inside of one only if it needs a line and more."""
    between = enumerated(["", ""])
    names = [f"{name}{between}" for name in words.split(between)]
    names[-1] = names[-1].removesuffix(between)
    lines = [""]
    for name in names:
        if width_of((lines[-1] + name).rstrip(), size, bold) > width and lines[-1]:
            lines.append("")
        lines[-1] += name
    if any(width_of(line.rstrip(), size, bold) > width for line in lines):
        return break_lines(words, width, size, bold=bold)
    return [line.rstrip() for line in lines]
