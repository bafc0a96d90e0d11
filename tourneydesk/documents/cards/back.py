"""The back of a record card: the format's chart, the rules in short, notes, signature, digits."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.lettering import break_lines
from tourneydesk.documents.drawing.shapes import MM, Area, box, write
from tourneydesk.present.cards.card import Back, Card, CardForm, Chart
from tourneydesk.present.messages import text

_SMALL, _RULE, _RULE_LINE = 8.0, 8.5, 11.0
_CAPTION = 4.4 * MM
_LINE = 0.25 * MM
_DIGITS = 9.4
_APART = 4 * MM
_GAP, _NOTE_LINE = 7 * MM, 5.6 * MM
_ROW, _LOW_ROW = 4.6 * MM, 3.55 * MM
_DIGIT_LINES, _MOST_NOTES = 4, 4


def paint_back(canvas: Canvas, form: CardForm) -> None:
    """What is on the back of every card of the form."""
    assert form.back is not None, "only a form with a back is painted"
    size, back = form.size, form.back
    area = Area(0, 0, size.width * MM, size.height * MM).inside(size.margin * MM)
    signature = area.y + _DIGIT_LINES * _DIGITS + 3.5 * MM
    lowest = signature + _GAP + _NOTE_LINE + _CAPTION
    rows = 1 + max(len(back.chart.rows) if back.chart is not None else 0, len(back.rules))
    top_height = min(_CAPTION + rows * _ROW, area.top - lowest)
    if back.chart is not None and len(back.chart.rows) > 12:
        top_height = area.top - lowest
    upper = Area(area.x, area.top - top_height, area.width, top_height)
    rules = upper
    if back.chart is not None:
        used = _chart(canvas, upper, back.chart)
        rules = Area(upper.x + used + _APART, upper.y, upper.width - used - _APART, upper.height)
    _rules(canvas, rules, back)
    line_top = Area(area.x, upper.y - _CAPTION - 1, area.width, _CAPTION)
    write(canvas, line_top, back.notes, _SMALL, bold=True, least=3.5)
    low = signature + _GAP
    _notes(canvas, Area(area.x, low, area.width, line_top.y - low))
    _signature(canvas, Area(area.x, signature - 3.4 * MM, area.width, 3.4 * MM), back)


def paint_digits(canvas: Canvas, card: Card) -> None:
    """What one card adds: the digits for typing."""
    form = card.form
    if form.back is None or card.code is None:
        return
    area = Area(0, 0, form.size.width * MM, form.size.height * MM).inside(form.size.margin * MM)
    points = _SMALL
    while True:
        lines = break_lines(f"{form.back.digits} {card.code.grouped}", area.width, points)
        height = points * _DIGITS / _SMALL
        if len(lines) * height <= _DIGIT_LINES * _DIGITS or points <= 4:
            break
        points -= 0.5
    for at, line in enumerate(lines, 1):
        y = area.y + (len(lines) - at) * height
        write(canvas, Area(area.x, y, area.width, height), line, points)


def _chart(canvas: Canvas, area: Area, chart: Chart) -> float:
    """The chart in one or more blocks side by side; returns the width used."""
    write(
        canvas,
        Area(area.x, area.top - _CAPTION, area.width * 0.6, _CAPTION),
        chart.title,
        _SMALL,
        bold=True,
        least=3.5,
    )
    room = area.height - _CAPTION + 0.1
    row_height = min(_ROW, max(_LOW_ROW, room / (len(chart.rows) + 1)))
    widths = [
        max(width_of(one, _SMALL) for one in (head, *cells)) + 2.4 * MM
        for head, cells in zip(chart.heads, zip(*chart.rows, strict=True), strict=True)
    ]
    per_block = max(1, int(room / row_height) - 1)
    blocks = max(1, min(-(-len(chart.rows) // per_block), int(area.width * 0.62 / sum(widths))))
    rows = chart.rows[: blocks * per_block]
    used = 0.0
    for start in range(0, len(rows), per_block):
        part = rows[start : start + per_block]
        _block(
            canvas,
            Area(area.x + used, 0, 0, area.top - _CAPTION),
            chart.heads,
            part,
            widths,
            row_height,
        )
        used += sum(widths) + 2 * MM
    return max(used - 2 * MM, min(area.width * 0.6, width_of(chart.title, _SMALL, True)))


def _block(
    canvas: Canvas,
    corner: Area,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    widths: Sequence[float],
    row_height: float,
) -> None:
    top = corner.height
    for at, cells in enumerate((heads, *rows)):
        x = corner.x
        for width, words in zip(widths, cells, strict=True):
            cell = Area(x, top - (at + 1) * row_height, width, row_height)
            box(canvas, cell, _LINE)
            write(canvas, cell.inside(2, 0), words, _SMALL, align="center", least=3.5)
            x += width


def _rules(canvas: Canvas, area: Area, back: Back) -> None:
    title = Area(area.x, area.top - _CAPTION, area.width, _CAPTION)
    write(canvas, title, back.rules_title, _SMALL, bold=True, least=3.5)
    indent = 4 * MM
    points = _RULE
    while True:
        lines = [
            (text("card-rule-number", number=number) if at == 0 else "", line)
            for number, rule in enumerate(back.rules, 1)
            for at, line in enumerate(break_lines(rule, area.width - indent, points))
        ]
        height = _RULE_LINE * points / _RULE
        if len(lines) * height <= title.y - area.y or points <= 6:
            break
        points -= 0.5
    y = title.y
    for number, line in lines:
        y -= height
        write(canvas, Area(area.x, y, indent, height), number, points)
        write(canvas, Area(area.x + indent, y, area.width - indent, height), line, points)


def _notes(canvas: Canvas, area: Area) -> None:
    """As many lines for notes as there is room for."""
    count = min(_MOST_NOTES, max(1, int(area.height / _NOTE_LINE)))
    pitch = min(area.height / count, 8 * MM)
    canvas.setLineWidth(_LINE)
    for at in range(1, count + 1):
        y = area.top - at * pitch
        canvas.line(area.x, y, area.right, y)


def _signature(canvas: Canvas, area: Area, back: Back) -> None:
    left, _, right = area.shares(2, 0.12, 1)
    canvas.setLineWidth(_LINE)
    for part, words in ((left, back.signature), (right, back.date)):
        canvas.line(part.x, part.top, part.right, part.top)
        write(canvas, part, words, _SMALL, least=3.5)
