"""The cover of the cards: a page with the event's settings and the code that restores them."""

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.lettering import break_lines
from tourneydesk.documents.drawing.page import Bundle, Paper, room_of, with_head_and_foot
from tourneydesk.documents.drawing.qr.codes import square
from tourneydesk.documents.drawing.shapes import MM, Area, write
from tourneydesk.present.papers.door import CoverSheet

_SIZE, _LINE, _LABEL = 10.5, 15.0, 210.0
_DIGITS, _DIGIT_LINE = 10.0, 13.5
_SQUARE = 55 * MM
_LEAST = 0.6


def cover_bundle(cover: CoverSheet, paper: Paper) -> Bundle:
    """One page."""

    def draw(canvas: Canvas, _: Area) -> None:
        _draw(canvas, room_of(paper).inside(2, 4), cover)

    return Bundle(paper, with_head_and_foot([draw], cover.stamp, cover.title, paper))


def _draw(canvas: Canvas, room: Area, cover: CoverSheet) -> None:
    y = room.top
    for line in break_lines(cover.about, room.width, _SIZE):
        y -= _LINE
        write(canvas, Area(room.x, y, room.width, _LINE), line, _SIZE)
    y -= 8
    side = Area(room.right - _SQUARE, y - _SQUARE, _SQUARE, _SQUARE)
    square(canvas, side, cover.code)
    for label, value in cover.facts:
        y -= _LINE
        _fact(canvas, Area(room.x, y, room.width - _SQUARE - 12, _LINE), label, value, 112)
    y = min(y, side.y) - 8 - _LINE
    write(canvas, Area(room.x, y, room.width, _LINE), cover.settings_label, _SIZE, bold=True)
    for label, value in cover.settings:
        y -= _LINE
        _fact(canvas, Area(room.x, y, room.width, _LINE), label, value, _LABEL)
    y -= 8 + _LINE
    write(canvas, Area(room.x, y, room.width, _LINE), cover.code_label, _SIZE, bold=True)
    groups = cover.code.grouped.split(" ")
    # Long names and details can make a code of hundreds of groups: it shrinks until it fits.
    size = _DIGITS
    while (lines := _lines(groups, room.width, size)) and size > 4:
        if len(lines) * size * _DIGIT_LINE / _DIGITS <= y - room.y:
            break
        size -= 0.5
    for line in lines:
        height = size * _DIGIT_LINE / _DIGITS
        y -= height
        write(canvas, Area(room.x, y, room.width, height), line, size)


def _lines(groups: list[str], width: float, size: float) -> list[str]:
    """Ten groups per line, so that a place is easy to find again, or more with small letters."""
    group_width = width_of("00000 ", size)
    per_line = max(1, int(width / group_width))
    per_line = per_line - per_line % 5 or per_line
    return [" ".join(groups[start : start + per_line]) for start in range(0, len(groups), per_line)]


def _fact(canvas: Canvas, area: Area, label: str, value: str, label_width: float) -> None:
    left = Area(area.x, area.y, label_width - 6, area.height)
    right = Area(area.x + label_width, area.y, area.width - label_width, area.height)
    write(canvas, left, label, _SIZE, least=_SIZE * _LEAST)
    write(canvas, right, value, _SIZE, bold=True, least=_SIZE * _LEAST)
