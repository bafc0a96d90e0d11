"""Player schedules, several on a sheet to cut apart, or one in large letters."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.core.names import ShownName
from tourneydesk.documents.drawing.fonts import LEAST_TYPE, break_lines, width_of
from tourneydesk.documents.drawing.page import MARGIN, Bundle, PagePainter, Paper, stack_order
from tourneydesk.documents.drawing.shapes import (
    MM,
    Area,
    fit_name,
    height_of_name,
    shorter,
    write,
    write_lines,
)
from tourneydesk.present.messages import enumerated
from tourneydesk.present.papers.schedules import Schedule, ScheduleColumn, ScheduleRow

_NAME, _SIZE, _SMALL, _STAMP = 12.5, 9.0, 7.5, LEAST_TYPE
_ROW, _NAME_LINE, _LINES_OF_MANY = 14.5, 1.35, 2
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
    rows = max(1, int(inner.height / _height(items, inner.width / _ACROSS, 1)))
    places = [part for row in inner.rows(rows) for part in row.columns(_ACROSS)]
    scale = _fitting(items, places[0], 1)
    return Bundle(
        paper, tuple(_page(sheet, places, scale) for sheet in stack_order(items, len(places)))
    )


def _fitting(items: Sequence[Schedule], place: Area, scale: float) -> float:
    """The scale at which the longest of the schedules fits its place."""
    return min(scale, scale * place.height / _height(items, place.width, scale))


def _height(items: Sequence[Schedule], width: float, scale: float) -> float:
    row_height = _row_height(items) * scale
    return max(
        2 * _PAD + _usual(item, scale, row_height) + sum(_more(item, width, scale, row_height))
        for item in items
    )


def _usual(item: Schedule, scale: float, row_height: float) -> float:
    """The height of a schedule without a very long name."""
    head = _SMALL * 1.5 + _NAME * _NAME_LINE + _SMALL * 1.5
    return scale * (head + 2 * _STAMP) + (len(item.rows) + 1) * row_height


def _more(item: Schedule, width: float, scale: float, row_height: float) -> list[float]:
    """How much higher than usual very long names make the player's line and each row."""
    size, name, width = _SIZE * scale, _NAME * scale, width - 2 * _PAD
    line = name * _NAME_LINE
    beside = width - _number_width(item, width, size)
    parts = _areas(Area(0, 0, width, row_height), item.columns)
    return [
        height_of_name(item.player, beside, name, line, bold=True) - line,
        *(
            max(
                height_of_name(words, part.width, size, row_height, row.next) - row_height
                for part, words in zip(parts, row.cells, strict=True)
            )
            for row in item.rows
        ),
    ]


def _number_width(item: Schedule, width: float, size: float) -> float:
    return min(width_of(item.number, size) + size, width / 3)


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
    more = _more(item, area.width + 2 * _PAD, scale, row_height)
    spare = area.height - _usual(item, scale, row_height)
    share = min(1.0, spare / sum(more)) if sum(more) else 0.0
    y = area.top - small * 1.5
    write(canvas, Area(area.x, y, area.width, small * 1.5), item.event, small, least=LEAST_TYPE)
    line = name * _NAME_LINE + more[0] * share
    y -= line
    right = _number_width(item, area.width, size)
    left = Area(area.x, y, area.width - right, line)
    write(canvas, left, item.player, name, bold=True, least=name * 0.55)
    at_right = Area(area.right - right, y, right, line)
    write(canvas, at_right, item.number, size, align="right", least=LEAST_TYPE)
    y -= small * 1.5
    below = Area(area.x, y, area.width, small * 1.5)
    about, state = below.shares(3, 2) if item.state else (below, below)
    write(canvas, about, item.about, small, least=LEAST_TYPE)
    write(canvas, state, item.state, size, align="right", bold=True, least=LEAST_TYPE)
    y -= row_height
    _heads(canvas, Area(area.x, y, area.width, row_height), item.columns, small)
    for row, higher in zip(item.rows, more[1:], strict=True):
        height = row_height + higher * share
        y -= height
        _row(canvas, Area(area.x, y, area.width, height), item.columns, row, size)
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
    widest = max(width_of(line, LEAST_TYPE, bold) for line in lines)
    if len(lines) > _LINES_OF_MANY or widest > area.width:
        smaller = fit_name(words, area, small, bold=bold)
        write_lines(canvas, area, smaller, align=column.align, bold=bold)
        return
    for line_area, line in zip(area.rows(len(lines)), lines, strict=True):
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
