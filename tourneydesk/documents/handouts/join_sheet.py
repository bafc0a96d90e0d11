"""The join sheet: one page, with a strip to cut off for each role."""

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.lettering import break_lines
from tourneydesk.documents.drawing.page import (
    Bundle,
    Paper,
    pdf_of_bundles,
    room_of,
    with_head_and_foot,
)
from tourneydesk.documents.drawing.qr.codes import address_square
from tourneydesk.documents.drawing.shapes import MM, Area, write
from tourneydesk.documents.drawing.tagging import artifact
from tourneydesk.present.handouts import JoinSheet, JoinStrip

_SIZE, _ROLE, _VALUE, _LEAST = 11.0, 18.0, 17.0, 9.0
_LINE = 1.35
_SIDE, _QUIET = 42 * MM, 6 * MM
_DASH = 4


def join_sheet_pdf(sheet: JoinSheet, paper: Paper) -> bytes:
    """The sheet as a PDF of one page."""
    return pdf_of_bundles([join_sheet_bundle(sheet, paper)], sheet.title)


def join_sheet_bundle(sheet: JoinSheet, paper: Paper) -> Bundle:
    """One page."""

    def draw(canvas: Canvas, _: Area) -> None:
        _draw(canvas, room_of(paper).inside(2, 6), sheet)

    return Bundle(paper, with_head_and_foot([draw], sheet.stamp, sheet.title, paper))


def _draw(canvas: Canvas, room: Area, sheet: JoinSheet) -> None:
    y = _paragraph(canvas, room, room.top, sheet.about)
    y = _paragraph(canvas, room, y - 4, sheet.care) - 6
    rest = Area(room.x, room.y, room.width, y - room.y)
    for place, strip in zip(rest.rows(len(sheet.strips)), sheet.strips, strict=True):
        with artifact(canvas):
            canvas.setDash(_DASH, _DASH)
            canvas.line(place.x, place.top, place.right, place.top)
            canvas.setDash()
        _strip(canvas, place.inside(0, 8), strip)


def _strip(canvas: Canvas, room: Area, strip: JoinStrip) -> None:
    side = min(_SIDE, room.height)
    with artifact(canvas):
        at = Area(room.right - side, room.top - side, side, side)
        address_square(canvas, at.inside(_QUIET / 2), strip.link)
    left = Area(room.x, room.y, room.width - side - _QUIET, room.height)
    y = room.top - _ROLE * _LINE
    line = Area(left.x, y, left.width, _ROLE * _LINE)
    write(canvas, line, strip.role, _ROLE, bold=True, least=_LEAST)
    y = _paragraph(canvas, left, y, strip.about) - 4
    for label, value in strip.facts:
        y -= _SIZE * _LINE
        write(canvas, Area(left.x, y, left.width, _SIZE * _LINE), label, _SIZE)
        y -= _VALUE * _LINE
        line = Area(left.x, y, left.width, _VALUE * _LINE)
        write(canvas, line, value, _VALUE, bold=True, least=_LEAST)


def _paragraph(canvas: Canvas, room: Area, top: float, words: str) -> float:
    """Writes lines below ``top``; returns where they end."""
    for line in break_lines(words, room.width, _SIZE):
        top -= _SIZE * _LINE
        write(canvas, Area(room.x, top, room.width, _SIZE * _LINE), line, _SIZE)
    return top
