"""The emergency kit: everything staff need to continue without the computer."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.core.event import Event
from tourneydesk.documents.cover_page import cover_bundle
from tourneydesk.documents.drawing.lettering import break_lines
from tourneydesk.documents.drawing.page import (
    Bundle,
    PagePainter,
    Paper,
    room_of,
    with_head_and_foot,
)
from tourneydesk.documents.drawing.ruled_sheets import sheet_bundle
from tourneydesk.documents.drawing.shapes import Area, write
from tourneydesk.documents.ring_chart import ring_bundle
from tourneydesk.documents.slips import slip_bundle
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.papers.by_hand import Steps, hand_charts, hand_steps
from tourneydesk.present.papers.charts import ring_chart
from tourneydesk.present.papers.door import cover_sheet
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.slips import blank_slips, slips, spare_slip

_HEADING, _SIZE, _LINE, _GAP, _NUMBER = 15.0, 12.0, 16.5, 9.0, 26.0


def kit_bundles(
    event: Event,
    whole: Stamp,
    of_round: Stamp,
    next_stamp: Stamp,
    paper: Paper,
    cards: Sequence[Bundle],
) -> list[Bundle]:
    """Steps, charts, cover, slips of the unreported tables, the ring chart of a ring, blank slips
    of the next round, the cards filled so far, and a sheet of blank ones. The stamps are of the
    whole event, of the current round and of the next.
    """
    bundles = [steps_bundle(hand_steps(event, whole), paper)]
    bundles.append(cover_bundle(cover_sheet(event, whole), paper))
    charts = hand_charts(event, whole)
    if charts is not None:
        bundles.insert(1, sheet_bundle(charts, paper))
    current = event.current
    if current is not None and current.missing:
        made, spare = slips(event, current, of_round), spare_slip(event, of_round)
        bundles.append(slip_bundle(made, paper, spare=spare))
    chart = ring_chart(event, whole)
    if chart is not None:
        bundles.append(ring_bundle(chart, paper))
    hand = show_of(event).by_hand.round(event)
    if hand is not None and hand.sizes:
        first = event.first_table
        if current is not None and current.kind in format_of(event).ring_kinds:
            first, next_stamp = len(current.tables) + 1, of_round
        blank = blank_slips(event, hand.sizes, first, next_stamp)
        spare = spare_slip(event, next_stamp)
        bundles.append(slip_bundle(blank, paper, spare=spare))
    return [*bundles, *cards]


def steps_bundle(steps: Steps, paper: Paper) -> Bundle:
    """The numbered steps, in letters readable at a table by flashlight."""
    room = room_of(paper).inside(4)
    pages: list[list[tuple[float, str, str]]] = [[]]
    y = room.top - _HEADING * 1.6
    for number, step in enumerate(steps.steps, start=1):
        lines = break_lines(step, room.width - _NUMBER, _SIZE)
        if y - len(lines) * _LINE < room.y:
            pages.append([])
            y = room.top
        for at, line in enumerate(lines):
            y -= _LINE
            pages[-1].append((y, "" if at else text("hand-number", number=number), line))
        y -= _GAP
    heading = steps.heading
    drawn = [_page(page, room, heading if at == 0 else "") for at, page in enumerate(pages)]
    return Bundle(paper, with_head_and_foot(drawn, steps.stamp, steps.title, paper))


def _page(lines: Sequence[tuple[float, str, str]], room: Area, heading: str) -> PagePainter:
    def draw(canvas: Canvas, _: Area) -> None:
        top = Area(room.x, room.top - _HEADING * 1.4, room.width, _HEADING * 1.4)
        if heading:
            write(canvas, top, heading, _HEADING, bold=True, least=_HEADING * 0.6)
        for y, number, line in lines:
            write(canvas, Area(room.x, y, _NUMBER, _LINE), number, _SIZE, bold=True)
            at = Area(room.x + _NUMBER, y, room.width - _NUMBER, _LINE)
            write(canvas, at, line, _SIZE, least=_SIZE * 0.8)

    return draw
