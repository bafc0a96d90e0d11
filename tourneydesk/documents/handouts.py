"""Badges, place cards, score sheets, table numbers and the join sheet, drawn."""

from collections.abc import Callable, Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import LEAST_TYPE, break_lines, width_of
from tourneydesk.documents.drawing.long_names import LINE, outlier
from tourneydesk.documents.drawing.page import (
    MARGIN,
    Bundle,
    Grid,
    PagePainter,
    Paper,
    cut_marks,
    foot,
    grid,
    pdf_of_bundles,
    room_of,
    stack_order,
    with_head_and_foot,
)
from tourneydesk.documents.drawing.shapes import (
    MM,
    Area,
    address_square,
    box,
    height_of_name,
    shorter,
    write,
)
from tourneydesk.documents.drawing.tagged_canvas import artifact
from tourneydesk.present.handouts import MOVES, Badge, JoinSheet, JoinStrip, ScoreSheet
from tourneydesk.present.messages import text
from tourneydesk.present.papers.pairings import reads_upside_down
from tourneydesk.present.sheets import Stamp

BADGES_UP = (8, 6)
CARDS_UP = (4, 2)
_BADGE_SIZES = {8: (3.5 * 72, 2.25 * 72), 6: (4 * 72, 3 * 72)}
"""Width and height of a badge in points: 3½ × 2¼ and 4 × 3 inches, the usual holders."""
_EDGE = 6.3 * MM
_LEAST_NAME, _SMALLEST, _LEADING = 14.0, 6.0, 1.25


def badge_bundle(items: Sequence[Badge], stamp: Stamp, paper: Paper, up: int) -> Bundle:
    """Badges, 8 or 6 to a sheet, in frames to cut along; the cut stacks are in order."""
    places = badge_grid(paper, up)

    def draw(canvas: Canvas, sheet: Sequence[Badge]) -> None:
        for place, badge in zip(places.places, sheet, strict=False):
            box(canvas, place, 0.3)
            _badge(canvas, place.inside(5 * MM, 4 * MM), badge)

    return _bundle(items, stamp, paper, up, draw)


def badge_grid(paper: Paper, up: int) -> Grid:
    """The places of badges; narrower where the paper has no room for two."""
    width, height = _BADGE_SIZES[up]
    return grid(paper, 2, up // 2, min(width, (paper.width - 2 * 7 * MM) / 2), height)


def place_card_bundle(items: Sequence[Badge], stamp: Stamp, paper: Paper, up: int) -> Bundle:
    """Place cards, 4 or 2 to a sheet, to cut and to fold in the middle: the name is on both
    sides.
    """
    places = place_card_grid(paper, up)

    def draw(canvas: Canvas, sheet: Sequence[Badge]) -> None:
        cut_marks(canvas, places, _EDGE)
        for place, badge in zip(places.places, sheet, strict=False):
            _fold(canvas, place)
            lower, upper = halves(place)
            _side(canvas, lower, badge)
            canvas.saveState()
            canvas.translate(upper.x + upper.right, upper.y + upper.top)
            canvas.rotate(180)
            _side(canvas, upper, badge)
            canvas.restoreState()

    return _bundle(items, stamp, paper, up, draw)


def place_card_grid(paper: Paper, up: int) -> Grid:
    """The places of unfolded place cards."""
    across = up // 2
    return grid(paper, across, 2, paper.width / across, paper.height / 2)


def halves(place: Area) -> tuple[Area, Area]:
    """The lower and the upper side of a place card, without its edges."""
    upper, lower = place.inside(10 * MM, 0).rows(2)
    return lower.inside(0, 9 * MM), upper.inside(0, 9 * MM)


def _bundle(
    items: Sequence[Badge],
    stamp: Stamp,
    paper: Paper,
    up: int,
    draw_sheet: Callable[[Canvas, Sequence[Badge]], None],
) -> Bundle:
    sheets = stack_order(items, up)

    def page(number: int, sheet: Sequence[Badge]) -> PagePainter:
        def draw(canvas: Canvas, area: Area) -> None:
            draw_sheet(canvas, sheet)
            line = Area(MARGIN * 1.4, _EDGE, area.width - MARGIN * 2.8, 6)
            foot(canvas, line, stamp, number, len(sheets), LEAST_TYPE)

        return draw

    return Bundle(paper, tuple(page(at, sheet) for at, sheet in enumerate(sheets, start=1)))


def _badge(canvas: Canvas, area: Area, badge: Badge) -> None:
    top = Area(area.x, area.top - 12, area.width, 12)
    write(canvas, top, badge.event, 10, align="center", least=6.5)
    left, right = Area(area.x, area.y, area.width, 12).columns(2)
    write(canvas, left, badge.number, 10, least=6.5)
    write(canvas, right, badge.fact, 10, align="right", least=6.5)
    club = Area(area.x, area.y + 15, area.width, 15)
    write(canvas, club, badge.club, 12, align="center", least=7)
    middle = Area(area.x, club.top + 2, area.width, top.y - club.top - 4)
    _large_name(canvas, middle, badge.name, 34)


def _side(canvas: Canvas, area: Area, badge: Badge) -> None:
    """One side of a place card."""
    top = Area(area.x, area.top - 12, area.width, 12)
    write(canvas, top, badge.event, 10, align="center", least=6.5)
    club = Area(area.x, area.y, area.width, 16)
    write(canvas, club, badge.club, 14, align="center", least=7)
    name = Area(area.x, club.top + 2, area.width, top.y - club.top - 4)
    _large_name(canvas, name, badge.name, 60)


def _large_name(canvas: Canvas, area: Area, name: str, most: float) -> None:
    """A name in one or two lines, as large as it fits; shortened if it must be."""
    size, lines = largest(name, area, most)
    height = size * _LEADING * len(lines)
    middle = Area(area.x, area.y + (area.height - height) / 2, area.width, height)
    for row, line in zip(middle.rows(len(lines)), lines, strict=True):
        write(canvas, row, line, size, align="center", bold=True, least=_SMALLEST)


def largest(name: str, area: Area, most: float) -> tuple[float, list[str]]:
    """The size at which a name is largest in one or two lines, and its lines; a single very long
    word has more.
    """
    choices: list[tuple[float, list[str]]] = []
    short = shorter(name, lambda form: _fits_two(form, area, _LEAST_NAME))
    one = min(most, area.height / _LEADING, area.width / max(width_of(short, 1, bold=True), 0.01))
    choices.append((one, [short]))
    size = min(most, area.height / 2.5)
    while size >= _LEAST_NAME:
        lines = break_lines(short, area.width, size, bold=True)
        if len(lines) == 2 and all(width_of(line, size, True) <= area.width for line in lines):
            choices.append((size, lines))
            break
        size -= 1
    size, lines = max(choices, key=lambda choice: choice[0])
    if size < _SMALLEST:
        several = outlier(short, area.width, most, area.height / _LEADING * LINE, True, False)
        return several.size, list(several.texts)
    return size, lines


def _fits_two(form: str, area: Area, size: float) -> bool:
    lines = break_lines(form, area.width, size, bold=True)
    return len(lines) <= 2 and all(width_of(line, size, True) <= area.width for line in lines)


def _fold(canvas: Canvas, place: Area) -> None:
    """Dashes at both ends of the line along which a place card is folded."""
    y = place.y + place.height / 2
    canvas.saveState()
    canvas.setDash(2, 2)
    canvas.setLineWidth(0.3)
    for x in (place.x + _EDGE, place.right - _EDGE - 8 * MM):
        canvas.line(x, y, x + 8 * MM, y)
    canvas.restoreState()


# Score sheets for the moves of a game: a page each, or two to a landscape page.

UP = (2, 1)
_SCORE_SHEET_EDGE = 7.0 * MM
_LINE = 0.25 * MM
_HEAD_LINE, _BELOW, _FACT = 15.0, 1.5, 11.0
"""The height of a line of the head, the room below its rule, and its letters."""
_SIGNED = 26.0
_NUMBER = 0.17
"""The share of a move's number of its column."""
_COLUMNS = 3


def score_sheet_bundle(sheets: Sequence[ScoreSheet], paper: Paper, up: int) -> Bundle:
    """Two sheets side by side on landscape pages, or one to a page."""
    paper = paper.rotate() if up == 2 else paper
    pages = [sheets[at : at + up] for at in range(0, len(sheets), up)]

    def page(number: int, on_page: Sequence[ScoreSheet]) -> PagePainter:
        def draw(canvas: Canvas, area: Area) -> None:
            places = area.columns(up)
            if up == 2:
                canvas.setLineWidth(0.3)
                middle = places[1].x
                for y in (area.y + _SCORE_SHEET_EDGE, area.top - _SCORE_SHEET_EDGE - 5 * MM):
                    canvas.line(middle, y, middle, y + 5 * MM)
            for place, sheet in zip(places, on_page, strict=False):
                _draw(canvas, place.inside(_SCORE_SHEET_EDGE, _SCORE_SHEET_EDGE), sheet, MOVES[up])
            line = Area(
                _SCORE_SHEET_EDGE,
                _SCORE_SHEET_EDGE - 1.5,
                area.width - 2 * _SCORE_SHEET_EDGE,
                LEAST_TYPE,
            )
            foot(canvas, line, on_page[0].stamp, number, len(pages), LEAST_TYPE)

        return draw

    return Bundle(paper, tuple(page(at, sheet) for at, sheet in enumerate(pages, start=1)))


def _draw(canvas: Canvas, area: Area, sheet: ScoreSheet, moves: int) -> None:
    y = area.top - _HEAD_LINE
    write(canvas, Area(area.x, y, area.width, _HEAD_LINE), sheet.about, 11, bold=True, least=7)
    y -= _HEAD_LINE + 2
    for at, (label, value) in zip(
        Area(area.x, y, area.width, _HEAD_LINE).shares(2, 2, 5), sheet.facts, strict=True
    ):
        _fact(canvas, at, label, value)
    for label, value in sheet.players:
        width = _shares(area, label)[1] - 2 * MM - 2
        height = height_of_name(value, width, _FACT, _HEAD_LINE - _BELOW, bold=True) + _BELOW
        y -= height + 3
        _fact(canvas, Area(area.x, y, area.width, height), label, value)
    y -= 5
    low = area.y + 8 + _SIGNED
    table = Area(area.x, low, area.width, y - low)
    heads = [label for label, _ in sheet.players]
    columns = table.columns(_COLUMNS)
    for place, column in enumerate(columns):
        _moves(canvas, column, heads, place * moves // _COLUMNS + 1, moves // _COLUMNS)
    _end(canvas, Area(area.x, area.y + 8, area.width, _SIGNED), sheet, heads)


def _fact(canvas: Canvas, area: Area, label: str, value: str) -> None:
    """A label with what belongs to it, on a line."""
    name, line = area.inside(0, 0).shares(*_shares(area, label))
    write(canvas, name, label, 8, least=6)
    canvas.setLineWidth(_LINE)
    right = line.right - 2 * MM
    canvas.line(line.x, area.y + _BELOW, right, area.y + _BELOW)
    inner = Area(line.x + 2, area.y + _BELOW, right - line.x - 2, area.height - _BELOW)
    write(canvas, inner, value, _FACT, bold=True, least=7)


def _shares(area: Area, label: str) -> tuple[float, float]:
    """The widths of a label and of its line."""
    width = min(area.width * 0.4, 5.0 * len(label) + 4)
    return width, area.width - width


def _moves(canvas: Canvas, area: Area, heads: Sequence[str], first: int, count: int) -> None:
    """A column of moves: the number, and a cell for each color."""
    rows = area.rows(count + 1)
    shares = (_NUMBER, (1 - _NUMBER) / 2, (1 - _NUMBER) / 2)
    _, white, black = rows[0].shares(*shares)
    for at, head in zip((white, black), heads, strict=True):
        write(canvas, at.inside(1, 0), head, 8, align="center", least=6)
    canvas.setLineWidth(_LINE)
    for row, number in zip(rows[1:], range(first, first + count), strict=True):
        at, *cells = row.shares(*shares)
        write(canvas, at.inside(1.5, 0), str(number), 8, align="right")
        for cell in cells:
            box(canvas, cell, _LINE)


def _end(canvas: Canvas, area: Area, sheet: ScoreSheet, heads: Sequence[str]) -> None:
    """The result to tick, and a line to sign on for each color."""
    side = 4.4 * MM
    result, *signed = area.shares(3, 2, 2)
    x = result.x
    y = result.y + 9
    for option in sheet.results:
        box(canvas, Area(x, y, side, side), _LINE)
        write(canvas, Area(x + side + 3, y, 24, side), option, 10, least=7)
        x += side + 32
    for at, head in zip(signed, heads, strict=True):
        canvas.setLineWidth(_LINE)
        canvas.line(at.x + 2 * MM, at.y + 9, at.right, at.y + 9)
        label = Area(at.x + 2 * MM, at.y, at.width - 2 * MM, 8)
        write(canvas, label, text("handout-signature-of", who=head), 7, least=5.5)


# The join sheet: one page, with a strip to cut off for each role.

_SIZE, _ROLE, _VALUE, _LEAST = 11.0, 18.0, 17.0, 9.0
_STEP_LINE = 1.35
_SIDE, _QUIET = 42 * MM, 6 * MM
_DASH = 4


def join_sheet_pdf(sheet: JoinSheet, paper: Paper) -> bytes:
    """The sheet as a PDF of one page."""
    return pdf_of_bundles([join_sheet_bundle(sheet, paper)], sheet.title)


def join_sheet_bundle(sheet: JoinSheet, paper: Paper) -> Bundle:
    """One page."""

    def draw(canvas: Canvas, _: Area) -> None:
        _draw_join_sheet(canvas, room_of(paper).inside(2, 6), sheet)

    return Bundle(paper, with_head_and_foot([draw], sheet.stamp, sheet.title, paper))


def _draw_join_sheet(canvas: Canvas, room: Area, sheet: JoinSheet) -> None:
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
    y = room.top - _ROLE * _STEP_LINE
    line = Area(left.x, y, left.width, _ROLE * _STEP_LINE)
    write(canvas, line, strip.role, _ROLE, bold=True, least=_LEAST)
    y = _paragraph(canvas, left, y, strip.about) - 4
    for label, value in strip.facts:
        y -= _SIZE * _STEP_LINE
        write(canvas, Area(left.x, y, left.width, _SIZE * _STEP_LINE), label, _SIZE)
        y -= _VALUE * _STEP_LINE
        line = Area(left.x, y, left.width, _VALUE * _STEP_LINE)
        write(canvas, line, value, _VALUE, bold=True, least=_LEAST)


def _paragraph(canvas: Canvas, room: Area, top: float, words: str) -> float:
    """Writes lines below ``top``; returns where they end."""
    for line in break_lines(words, room.width, _SIZE):
        top -= _SIZE * _STEP_LINE
        write(canvas, Area(room.x, top, room.width, _SIZE * _STEP_LINE), line, _SIZE)
    return top


# Table numbers: one large number per page, or two or four, to cut.

NUMBERS_A_PAGE = (1, 2, 4)
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
    if up not in NUMBERS_A_PAGE:
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
                _draw_table_number(canvas, area, noun, str(number), size)

        return draw

    return Bundle(
        paper,
        with_head_and_foot(
            [page(sheet) for sheet in stack_order(numbers, up)], stamp, title, paper
        ),
    )


def _draw_table_number(canvas: Canvas, area: Area, noun: str, number: str, size: float) -> None:
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
