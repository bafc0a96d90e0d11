"""The cover of a deck on card stock: facts and code in front, settings and digits behind."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.cards.sheets import card_size
from tourneydesk.documents.drawing.lettering import break_lines
from tourneydesk.documents.drawing.page import Bundle, Paper
from tourneydesk.documents.drawing.qr.codes import square
from tourneydesk.documents.drawing.shapes import MM, Area, write
from tourneydesk.present.cards.geometry import LEAST_MODULE, LEAST_SIDE, modules_of
from tourneydesk.present.messages import text
from tourneydesk.present.papers.door import CoverSheet

_TITLE, _TITLE_HEIGHT = 11.0, 5 * MM
_TYPES = (8.0, 7.5, 7.0, 6.5, 6.0, 5.5, 5.0, 4.5, 4.0)
_LINE = 1.28
_APART = 3 * MM


def cover_card_bundle(cover: CoverSheet, paper: Paper) -> Bundle:
    """Two pages: the front and the back of one card."""
    margin = card_size(paper).margin * MM

    def front(canvas: Canvas, _: Area) -> None:
        _front(canvas, paper.whole.inside(margin), cover)

    def back(canvas: Canvas, _: Area) -> None:
        _back(canvas, paper.whole.inside(margin), cover)

    return Bundle(paper, (front, back))


def _front(canvas: Canvas, area: Area, cover: CoverSheet) -> None:
    modules = modules_of(cover.code)
    # As large as a third of the card allows; the cover is the one card that must be read.
    wanted = max(LEAST_SIDE, 1.3 * LEAST_MODULE * modules) * MM
    side = min(wanted, area.height * 0.75, area.width * 0.45)
    square(canvas, Area(area.right - side, area.top - side, side, side), cover.code)
    left = Area(area.x, area.y, area.width - side - _APART, area.height)
    title = Area(left.x, left.top - _TITLE_HEIGHT, left.width, _TITLE_HEIGHT - 1)
    write(canvas, title, cover.title, _TITLE, bold=True, least=_TYPES[-1])
    foot = Area(area.x, area.y, area.width, 8)
    write(canvas, foot, cover.stamp.printed, _TYPES[0], least=3.5)
    body = Area(left.x, foot.top + 2, left.width, title.y - foot.top - 4)
    facts = [text("label-value", label=label, value=value) for label, value in cover.facts]
    _paragraphs(canvas, body, [*facts, "", cover.about])


def _back(canvas: Canvas, area: Area, cover: CoverSheet) -> None:
    upper, lower = area.rows(2)
    settings = [text("label-value", label=label, value=value) for label, value in cover.settings]
    half = -(-len(settings) // 2)
    heading = Area(upper.x, upper.top - 12, upper.width, 11)
    write(canvas, heading, cover.settings_label, _TYPES[0], bold=True, least=_TYPES[-1])
    below = Area(upper.x, upper.y + 4, upper.width, upper.height - 17)
    for part, column in zip(below.columns(2), (settings[:half], settings[half:]), strict=True):
        _paragraphs(canvas, Area(part.x, part.y, part.width - 6, part.height), column)
    label = Area(lower.x, lower.top - 12, lower.width, 11)
    write(canvas, label, cover.code_label, _TYPES[0], bold=True, least=_TYPES[-1])
    digits = Area(lower.x, lower.y, lower.width, lower.height - 14)
    _paragraphs(canvas, digits, [cover.code.grouped])


def _paragraphs(canvas: Canvas, area: Area, paragraphs: Sequence[str]) -> None:
    """Lines from the top, in the largest type in which all of them fit."""
    lines: list[str] = []
    points = _TYPES[0]
    for points in _TYPES:
        lines = [
            line
            for one in paragraphs
            for line in (break_lines(one, area.width, points) if one else [""])
        ]
        if len(lines) * points * _LINE <= area.height:
            break
    height = min(points * _LINE, area.height / max(1, len(lines)))
    for at, line in enumerate(lines, 1):
        row = Area(area.x, area.top - at * height, area.width, height)
        write(canvas, row, line, points, least=2.5)
