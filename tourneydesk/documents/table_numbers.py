"""Table numbers: one large number per page, or two or four, to cut."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.cut_sheets import stack_order
from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.page import (
    Bundle,
    PagePainter,
    Paper,
    room_of,
    with_head_and_foot,
)
from tourneydesk.documents.drawing.shapes import Area, write
from tourneydesk.present.papers.pairings import reads_upside_down
from tourneydesk.present.sheets import Stamp

UP = (1, 2, 4)
_DIGIT_HEIGHT = 0.714
_NOUN, _BAR = 0.16, 0.055
"""The height of the word and of the underline, as fractions of a place's height."""


def number_bundle(
    numbers: Sequence[int], noun: str, title: str, stamp: Stamp, paper: Paper, up: int = 1
) -> Bundle:
    """``up`` numbers per page below what a table is called, as large as they fit, arranged so that
    the cut sheets stack in order. The digits are outlined, which saves toner, and underlined where
    they could be read upside down.

    Raises ValueError for another number per page.
    """
    if up not in UP:
        raise ValueError(f"{up} numbers to a page; it can be 1, 2 or 4")
    paper = paper if up == 2 else paper.rotate()
    down, across = {1: (1, 1), 2: (2, 1), 4: (2, 2)}[up]
    room = room_of(paper)
    places = [part for row in room.rows(down) for part in row.columns(across)]
    # The widest number sets the size of all.
    widest = max((width_of(str(number), 1, bold=True) for number in numbers), default=1)
    high = places[0].height * (1 - _NOUN - 3 * _BAR) * 0.94
    size = min((places[0].width - 24) / widest, high / _DIGIT_HEIGHT)

    def page(page_numbers: Sequence[int]) -> PagePainter:
        def draw(canvas: Canvas, _: Area) -> None:
            canvas.setLineWidth(0.3)
            if down == 2:
                canvas.line(room.x, places[-1].top, room.right, places[-1].top)
            if across == 2:
                canvas.line(places[-1].x, room.y, places[-1].x, room.top)
            for area, number in zip(places, page_numbers, strict=False):
                _draw(canvas, area, noun, str(number), size)

        return draw

    return Bundle(
        paper,
        with_head_and_foot(
            [page(sheet) for sheet in stack_order(numbers, up)], stamp, title, paper
        ),
    )


def _draw(canvas: Canvas, area: Area, noun: str, number: str, size: float) -> None:
    word_height = area.height * _NOUN
    word = Area(area.x, area.top - word_height, area.width, word_height)
    write(canvas, word.inside(6, 0), noun, word_height * 0.62, align="center", least=8)
    bar = area.height * _BAR
    room = area.height - word_height - 3 * bar
    base = area.y + 3 * bar + (room - size * _DIGIT_HEIGHT) / 2
    line = size * 0.012
    canvas.saveState()
    canvas.setLineWidth(line)
    # Outlines only: the text state of PDF, which `write` leaves as it is.
    canvas.addLiteral("1 Tr")
    tall = Area(area.x, base + size * 0.36 - size, area.width, size * 2)
    write(canvas, tall, number, size, align="center", bold=True)
    canvas.restoreState()
    if reads_upside_down(number):
        width = width_of(number, size, bold=True)
        middle = area.x + area.width / 2
        canvas.setLineWidth(line)
        canvas.rect(middle - width / 2, base - 2 * bar, width, bar, stroke=1, fill=0)
