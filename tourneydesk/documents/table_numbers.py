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
from tourneydesk.present.sheets import Stamp

UP = (1, 2, 4)


def number_bundle(
    numbers: Sequence[int], title: str, stamp: Stamp, paper: Paper, up: int = 1
) -> Bundle:
    """``up`` numbers per page, as large as they fit, arranged so that the cut sheets stack in
    order.

    Raises ValueError for another number per page.
    """
    if up not in UP:
        raise ValueError(f"{up} numbers to a page; it can be 1, 2 or 4")
    paper = paper if up == 2 else paper.rotate()
    down, across = {1: (1, 1), 2: (2, 1), 4: (2, 2)}[up]
    room = room_of(paper)
    places = [part for row in room.rows(down) for part in row.shares(*[1] * across)]
    # The widest number sets the size of all.
    widest = max((width_of(str(number), 1, bold=True) for number in numbers), default=1)
    size = min((places[0].width - 24) / widest, places[0].height * 1.05)

    def page(page_numbers: Sequence[int]) -> PagePainter:
        def draw(canvas: Canvas, _: Area) -> None:
            canvas.setLineWidth(0.3)
            if down == 2:
                canvas.line(room.x, places[-1].top, room.right, places[-1].top)
            if across == 2:
                canvas.line(places[-1].x, room.y, places[-1].x, room.top)
            for area, number in zip(places, page_numbers, strict=False):
                # Digits extend up from the base line, so the text area is taller than the place.
                tall = Area(area.x, area.y - area.height, area.width, area.height * 3)
                write(canvas, tall, str(number), size, align="center", bold=True)

        return draw

    return Bundle(
        paper,
        with_head_and_foot(
            [page(sheet) for sheet in stack_order(numbers, up)], stamp, title, paper
        ),
    )
