"""Forms to fill in by hand: a whole page, or several of the same to a sheet, to cut."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import LEAST_TYPE, break_lines, width_of
from tourneydesk.documents.drawing.page import (
    Bundle,
    Grid,
    PagePainter,
    Paper,
    cut_marks,
    foot,
    grid,
)
from tourneydesk.documents.drawing.shapes import MM, Area, box, write
from tourneydesk.present.handouts import Blanks, Form, Part, Ruled, Signed, Ticks, Words

_EDGE, _FOOT = 8.0 * MM, 10.0 * MM
_CUT = 6.3 * MM
_LINE = 0.25 * MM
TICK = 4.6 * MM
"""The side of a box to tick."""
_LABEL = 8.0
_SIGNATURE = 9.0 * MM
_ROW, _RULE, _WORDS = 10.5 * MM, 7.5 * MM, 9.0
_LEAST = 0.72
"""How much the height of the parts may shrink before a form does not fit."""
_MOST = 1.35


def form_bundle(forms: Sequence[Form], paper: Paper, up: int) -> Bundle:
    """Pages with ``up`` copies of each form: 1, 2, 4 or 6."""
    places = form_grid(paper, up)

    def page(number: int, form: Form) -> PagePainter:
        def draw(canvas: Canvas, area: Area) -> None:
            cut_marks(canvas, places, _CUT)
            for place in places.places:
                inner = Area(
                    place.x + _EDGE,
                    place.y + _FOOT,
                    place.width - 2 * _EDGE,
                    place.height - _EDGE - _FOOT,
                )
                draw_form(canvas, inner, form)
            line = Area(_EDGE + _CUT, _CUT, area.width - 2 * (_EDGE + _CUT), 6)
            foot(canvas, line, form.stamp, number, len(forms), LEAST_TYPE)

        return draw

    return Bundle(paper, tuple(page(at, form) for at, form in enumerate(forms, start=1)))


def form_grid(paper: Paper, up: int) -> Grid:
    """The places of forms on a sheet."""
    down, across = {1: (1, 1), 2: (2, 1), 4: (2, 2), 6: (3, 2)}[up]
    return grid(paper, across, down, paper.width / across, paper.height / down)


def draw_form(canvas: Canvas, area: Area, form: Form) -> None:
    """The title, and the parts over the height of the area; rules take what is left."""
    size = 18.0 if area.width > 120 * MM else 13.0
    title = Area(area.x, area.top - size * 1.25, area.width, size * 1.25)
    write(canvas, title, form.title, size, bold=True, least=10)
    about = Area(area.x, title.y - 12, area.width, 11)
    write(canvas, about, form.about, 9, least=6)
    room = Area(area.x, area.y, area.width, about.y - 3 - area.y)
    heights = [part_height(part, area.width) for part in form.parts]
    stretch = min(_MOST, max(_LEAST, _stretch(form.parts, heights, room.height)))
    tall = [
        _stretched(part, height, stretch) for part, height in zip(form.parts, heights, strict=True)
    ]
    rules = sum(isinstance(part, Ruled) for part in form.parts)
    spare = max(0.0, room.height - sum(tall)) / rules if rules else 0.0
    y = room.top
    for part, height in zip(form.parts, tall, strict=True):
        height += spare if isinstance(part, Ruled) else 0.0
        y -= height
        _draw_part(canvas, Area(room.x, y, room.width, height), part)


def part_height(part: Part, width: float) -> float:
    """The usual height of a part of this width, in points."""
    match part:
        case Blanks():
            return _ROW
        case Ticks():
            return (TICK + 2.4 * MM) * len(_tick_rows(part, width))
        case Ruled(_, lines):
            return _LABEL * 1.3 + lines * _RULE
        case Words():
            return len(_word_lines(part, width)) * _WORDS * 1.3 + 2.5 * MM
        case Signed():
            return _SIGNATURE + _LABEL * 1.3


def _stretch(parts: Sequence[Part], heights: Sequence[float], room: float) -> float:
    """By how much parts may grow, or must shrink, to fill the room; words and signature lines keep
    their size.
    """
    fixed = sum(
        height
        for part, height in zip(parts, heights, strict=True)
        if isinstance(part, Words | Signed)
    )
    return (room - fixed) / max(1.0, sum(heights) - fixed)


def _stretched(part: Part, height: float, stretch: float) -> float:
    return height if isinstance(part, Words | Signed) else height * stretch


def _draw_part(canvas: Canvas, area: Area, part: Part) -> None:
    match part:
        case Blanks():
            _draw_blanks(canvas, area, part)
        case Ticks():
            _draw_ticks(canvas, area, part)
        case Ruled():
            _draw_ruled(canvas, area, part)
        case Words():
            _draw_words(canvas, area, part)
        case Signed(labels):
            for at, label in zip(_apart(area, [1] * len(labels)), labels, strict=True):
                _labeled_line(canvas, at, label)


def _draw_blanks(canvas: Canvas, area: Area, part: Blanks) -> None:
    shares = [blank.share for blank in part.blanks]
    low = Area(area.x, area.y + 1 * MM, area.width, area.height - 1 * MM)
    for at, blank in zip(_apart(low, shares), part.blanks, strict=True):
        base = _labeled_line(canvas, at, blank.label)
        on_line = Area(at.x + 1, base + 0.5, at.width - 2, 14)
        write(canvas, on_line, blank.value, 11, bold=True, least=7)


def _labeled_line(canvas: Canvas, area: Area, label: str) -> float:
    """A line to write on above its label; returns its height on the page."""
    base = area.y + _LABEL * 1.3
    _rule(canvas, area.x, base, area.right)
    below = Area(area.x, area.y, area.width, _LABEL * 1.25)
    write(canvas, below, label, _LABEL, least=5.5)
    return base


def _draw_ruled(canvas: Canvas, area: Area, part: Ruled) -> None:
    head = Area(area.x, area.top - _LABEL * 1.25, area.width, _LABEL * 1.25)
    write(canvas, head, part.label, _LABEL, least=5.5)
    room = head.y - area.y - 1.5
    count = max(1, round(room / _RULE))
    for at in range(1, count + 1):
        _rule(canvas, area.x, head.y - room * at / count, area.right)


def _draw_words(canvas: Canvas, area: Area, part: Words) -> None:
    top, line_height = area.top - 1.2 * MM, _WORDS * 1.3
    indent = TICK + 2 * MM if part.tick else 0.0
    for at, line in enumerate(_word_lines(part, area.width), start=1):
        row = Area(area.x + indent, top - at * line_height, area.width - indent, line_height)
        write(canvas, row, line, _WORDS, least=6)
    if part.tick:
        box(canvas, Area(area.x, top - TICK, TICK, TICK), _LINE)


def _draw_ticks(canvas: Canvas, area: Area, part: Ticks) -> None:
    rows = _tick_rows(part, area.width)
    for at, (row, options) in enumerate(zip(area.rows(len(rows)), rows, strict=True)):
        x = area.x
        if at == 0 and part.label:
            label_width = min(width_of(part.label, 9), area.width * 0.45)
            write(canvas, Area(x, row.y, label_width, row.height), part.label, 9, least=6)
            x += label_width + 3 * MM
        for option in options:
            tick = Area(x, row.y + (row.height - TICK) / 2, TICK, TICK)
            box(canvas, tick, _LINE)
            width = min(width_of(option, 9), area.right - tick.right - 1.2 * MM)
            write(canvas, Area(tick.right + 1.2 * MM, row.y, width, row.height), option, 9, least=6)
            x = tick.right + 1.2 * MM + width + 4 * MM


def _tick_rows(part: Ticks, width: float) -> list[list[str]]:
    """The options of each row, as many as fit beside the label and then in rows of their own."""
    x = min(width_of(part.label, 9), width * 0.45) + 3 * MM if part.label else 0.0
    rows: list[list[str]] = [[]]
    for option in part.options:
        needed = TICK + 1.2 * MM + width_of(option, 9)
        if x + needed > width and (rows[-1] or len(rows) == 1):
            rows.append([])
            x = 0.0
        rows[-1].append(option)
        x += needed + 4 * MM
    return rows


def _word_lines(part: Words, width: float) -> list[str]:
    return break_lines(part.text, width - (TICK + 2 * MM if part.tick else 0), _WORDS)


def _apart(area: Area, shares: Sequence[int]) -> list[Area]:
    """The area in columns with 4 mm between them."""
    gap = 4 * MM
    unit = (area.width - gap * (len(shares) - 1)) / sum(shares)
    columns, x = [], area.x
    for share in shares:
        columns.append(Area(x, area.y, unit * share, area.height))
        x += unit * share + gap
    return columns


def _rule(canvas: Canvas, x: float, y: float, right: float) -> None:
    canvas.setLineWidth(_LINE)
    canvas.line(x, y, right, y)
