"""The rules sheet and the steps of the emergency kit: one page in letters as large as it allows."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.core.event import Event
from tourneydesk.documents.cards.sheets import cover_bundle
from tourneydesk.documents.charts import ring_bundle
from tourneydesk.documents.drawing.fonts import break_lines, width_of
from tourneydesk.documents.drawing.page import (
    Bundle,
    PagePainter,
    Paper,
    room_of,
    with_head_and_foot,
)
from tourneydesk.documents.drawing.ruled_sheets import sheet_bundle
from tourneydesk.documents.drawing.shapes import Area, write
from tourneydesk.documents.drawing.tagged_canvas import tagged
from tourneydesk.documents.slips import slip_bundle
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.papers.by_hand import Steps, hand_charts, hand_steps
from tourneydesk.present.papers.charts import ring_chart
from tourneydesk.present.papers.door import cover_sheet
from tourneydesk.present.papers.rules_sheet import RulesSheet
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.slips import blank_slips, slips, spare_slip

LARGEST, SMALLEST, ON_MORE_PAGES = 11.0, 8.0, 9.5
"""Type sizes in points; a sheet that does not fit one page at the smallest takes more."""
_LEADING = 1.32
_SOURCE_SHARE = 0.2
_PAD = 2.5


@dataclass(slots=True)
class _Piece:
    """What stays together on a page: its height, and how it is painted from its lower edge."""

    height: float
    painters: list[Callable[[Canvas, float], None]] = field(default_factory=list)


def rules_bundle(sheet: RulesSheet, paper: Paper) -> Bundle:
    """The sheet on one page, or on more if letters would be too small."""
    room = room_of(paper).inside(_PAD, 3)
    size = LARGEST
    while size > SMALLEST and _height(_pieces(sheet, room, size)) > room.height:
        size -= 0.25
    if _height(_pieces(sheet, room, size)) > room.height:
        size = ON_MORE_PAGES
    pages = _paged(_pieces(sheet, room, size), room)
    return Bundle(paper, with_head_and_foot(pages, sheet.stamp, sheet.title, paper))


def _height(pieces: list[_Piece]) -> float:
    return sum(piece.height for piece in pieces)


def _paged(pieces: list[_Piece], room: Area) -> list[PagePainter]:
    """The pieces on pages, from the top."""
    pages: list[list[tuple[_Piece, float]]] = [[]]
    y = room.top
    for piece in pieces:
        if y - piece.height < room.y and pages[-1]:
            pages.append([])
            y = room.top
        y -= piece.height
        pages[-1].append((piece, y))
    return [partial(_paint, page=page) for page in pages]


def _paint(canvas: Canvas, _: Area, page: list[tuple[_Piece, float]]) -> None:
    for piece, y in page:
        for paint in piece.painters:
            paint(canvas, y)


def _pieces(sheet: RulesSheet, room: Area, size: float) -> list[_Piece]:
    pieces = list(_facts(sheet, room, size))
    if sheet.about:
        pieces.append(_paragraph(sheet.about, room, size * 0.9, after=size * 0.4))
    for heading, rules in sheet.parts:
        for at, rule in enumerate(rules):
            piece = _rule(rule.text, rule.source, room, size)
            pieces.append(_under(heading, piece, room, size) if at == 0 else piece)
    settings = list(_settings(sheet, room, size))
    if settings:
        settings[0] = _under(sheet.settings_heading, settings[0], room, size)
    return [*pieces, *settings, _paragraph(sheet.note, room, size * 0.9, before=size * 0.5)]


def _facts(sheet: RulesSheet, room: Area, size: float) -> Iterator[_Piece]:
    """Labeled facts, two in a row."""
    line = size * _LEADING
    for at in range(0, len(sheet.facts), 2):
        piece = _Piece(line)
        columns = Area(room.x, 0, room.width, line).columns(2)
        for column, fact in zip(columns, sheet.facts[at : at + 2], strict=False):
            piece.painters.append(partial(_labeled, column=column, fact=fact, size=size))
        yield piece


def _labeled(
    canvas: Canvas, y: float, *, column: Area, fact: tuple[str, str], size: float, share: float = 0
) -> None:
    label, value = fact
    width = column.width * share or min(width_of(label, size) + size, column.width * 0.55)
    at = Area(column.x, y, column.width, column.height)
    left, right = at.shares(width, at.width - width)
    write(canvas, left.inside(0), label, size * 0.92, least=size * 0.5)
    write(canvas, right, value, size * 0.95, bold=True, least=size * 0.4)


def _paragraph(
    words: str, room: Area, size: float, *, before: float = 0, after: float = 0
) -> _Piece:
    lines = break_lines(words, room.width, size)
    line = size * _LEADING
    piece = _Piece(len(lines) * line + before + after)
    for at, one in enumerate(lines):
        up = after + (len(lines) - 1 - at) * line
        area = Area(room.x, up, room.width, line)
        piece.painters.append(partial(_line, area=area, words=one, size=size))
    return piece


def _line(
    canvas: Canvas, y: float, *, area: Area, words: str, size: float, bold: bool = False
) -> None:
    at = Area(area.x, y + area.y, area.width, area.height)
    write(canvas, at, words, size, bold=bold, least=size * 0.6)


def _rule(words: str, source: str, room: Area, size: float) -> _Piece:
    """The words of a rule on the left, its place in the source on the right, a hairline below."""
    space = size * 1.5
    right_width = room.width * _SOURCE_SHARE
    left_width = room.width - right_width - space
    small = size * 0.85
    left = break_lines(words, left_width, size)
    right = break_lines(source, right_width, small)
    line, gap = size * _LEADING, size * 0.28
    height = max(len(left), len(right)) * line + gap
    piece = _Piece(height)
    for column, x, width, letters in (
        (left, room.x, left_width, size),
        (right, room.right - right_width, right_width, small),
    ):
        for at, one in enumerate(column):
            area = Area(x, height - gap / 2 - (at + 1) * line, width, line)
            piece.painters.append(partial(_line, area=area, words=one, size=letters))
    piece.painters.append(partial(_hairline, x=room.x, right=room.right))
    return piece


def _hairline(canvas: Canvas, y: float, *, x: float, right: float) -> None:
    canvas.setLineWidth(0.2)
    canvas.line(x, y, right, y)


def _under(heading: str, piece: _Piece, room: Area, size: float) -> _Piece:
    """A piece with a heading above it, so that no heading is alone at the end of a page."""
    large = size * 1.12
    height, before = large * 1.4, size * 0.55
    area = Area(room.x, piece.height, room.width, height)
    above = partial(_heading, area=area, words=heading, size=large)
    headed = _Piece(piece.height + height + before, [above, *piece.painters])
    headed.painters.append(partial(_strong_rule, room=room, up=piece.height))
    return headed


def _heading(canvas: Canvas, y: float, *, area: Area, words: str, size: float) -> None:
    with tagged(canvas, "H2"):
        _line(canvas, y, area=area, words=words, size=size, bold=True)


def _strong_rule(canvas: Canvas, y: float, *, room: Area, up: float) -> None:
    canvas.setLineWidth(0.8)
    canvas.line(room.x, y + up, room.right, y + up)


def _settings(sheet: RulesSheet, room: Area, size: float) -> Iterator[_Piece]:
    """Labels and values, two in a row where both fit half of it."""
    line = size * _LEADING * 1.05
    half = room.width / 2 - size

    def fits(fact: tuple[str, str]) -> bool:
        label, value = fact
        return (
            width_of(label, size * 0.92) <= half * 0.62
            and width_of(value, size, True) <= half * 0.36
        )

    rows: list[list[tuple[str, str]]] = []
    for fact in sheet.settings:
        if rows and len(rows[-1]) == 1 and fits(rows[-1][0]) and fits(fact):
            rows[-1].append(fact)
        else:
            rows.append([fact])
    for row in rows:
        piece = _Piece(line)
        shares, share = ((1, 1), 0.62) if fits(row[0]) else ((1,), 0.42)
        columns = Area(room.x, 0, room.width, line).shares(*shares)
        for column, fact in zip(columns, row, strict=False):
            painter = partial(_labeled, column=column, fact=fact, size=size, share=share)
            piece.painters.append(painter)
        yield piece


# The emergency kit: everything staff need to continue without the computer.

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
        lines = break_lines(step, room.width - _NUMBER, _SIZE, inside=True)
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
