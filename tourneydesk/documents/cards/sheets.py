"""Record cards on card stock or cut from sheets, their backs and covers."""

from collections.abc import Sequence
from itertools import count

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.cards.front import Front
from tourneydesk.documents.drawing.fonts import break_lines, width_of
from tourneydesk.documents.drawing.page import (
    A4,
    A6,
    CARD,
    CARD_4X6,
    Bundle,
    Grid,
    PagePainter,
    Paper,
    crop_marks,
    grid,
    pdf_of_pages,
    room_of,
    stack_order,
    with_head_and_foot,
)
from tourneydesk.documents.drawing.shapes import MM, Area, box, square, write
from tourneydesk.documents.drawing.tagged_canvas import bookmark, tagged
from tourneydesk.present.cards import card
from tourneydesk.present.cards.card import Back, Card, CardForm, CardSize, Chart
from tourneydesk.present.cards.geometry import (
    LEAST_MODULE,
    LEAST_SIDE,
    Strip,
    groups_on_front,
    modules_of,
    plan,
    strip_of,
)
from tourneydesk.present.messages import text
from tourneydesk.present.papers.door import CoverSheet

# The back of a record card: the format's chart, the rules in short, notes, signature, digits.

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


# The cover of the cards: a page with the event's settings and the code that restores them.

_SIZE, _COVER_LINE, _LABEL = 10.5, 15.0, 210.0
_DIGITS_SIZE, _DIGIT_LINE = 10.0, 13.5
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
        y -= _COVER_LINE
        write(canvas, Area(room.x, y, room.width, _COVER_LINE), line, _SIZE)
    y -= 8
    side = Area(room.right - _SQUARE, y - _SQUARE, _SQUARE, _SQUARE)
    square(canvas, side, cover.code)
    for label, value in cover.facts:
        y -= _COVER_LINE
        _fact(canvas, Area(room.x, y, room.width - _SQUARE - 12, _COVER_LINE), label, value, 112)
    y = min(y, side.y) - 8 - _COVER_LINE
    write(
        canvas,
        Area(room.x, y, room.width, _COVER_LINE),
        cover.settings_label,
        _SIZE,
        bold=True,
    )
    for label, value in cover.settings:
        y -= _COVER_LINE
        _fact(canvas, Area(room.x, y, room.width, _COVER_LINE), label, value, _LABEL)
    y -= 8 + _COVER_LINE
    write(canvas, Area(room.x, y, room.width, _COVER_LINE), cover.code_label, _SIZE, bold=True)
    groups = cover.code.grouped.split(" ")
    # Long names and details can make a code of hundreds of groups: it shrinks until it fits.
    size = _DIGITS_SIZE
    while (lines := _lines(groups, room.width, size)) and size > 4:
        if len(lines) * size * _DIGIT_LINE / _DIGITS_SIZE <= y - room.y:
            break
        size -= 0.5
    for line in lines:
        height = size * _DIGIT_LINE / _DIGITS_SIZE
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


_CUT = 5 * MM
"""The length of a mark where two cuts divide a sheet into quarters."""

_STOCK = {CARD.name: card.THREE_BY_FIVE, CARD_4X6.name: card.FOUR_BY_SIX, A6.name: card.A6}
SIZES = ("quarter", "4x6", "3x5")
"""The sizes that are cut from letter or A4, the usual one first."""


def card_size(paper: Paper, size: str = SIZES[0]) -> CardSize:
    """The size of the cards on a paper: that of the stock, else the one to be cut from the sheet;
    ValueError for a size that is not in SIZES.
    """
    if paper.name in _STOCK:
        return _STOCK[paper.name]
    quarter = card.QUARTER_A4 if paper.name == A4.name else card.QUARTER_LETTER
    cut = {"quarter": quarter, "4x6": card.FOUR_BY_SIX, "3x5": card.THREE_BY_FIVE}
    if size not in cut:
        raise ValueError(f"{size} is not a size of card")
    return cut[size]


def cards_a_sheet(paper: Paper, size: CardSize, up: int | None = None) -> int:
    """How many cards of a size are on a sheet of paper."""
    return len(_grid(paper, size, up).places)


def card_sheets(cards: Sequence[Card], paper: Paper, up: int | None = None) -> bytes:
    """A PDF of record cards: one a page on card stock; on letter or A4 as many as fit, with crop
    marks, so that the cut sheets stack in order. ``up`` 3 puts three in a column.

    Raises ValueError for no cards, or if they are larger than the paper.
    """
    bundle = card_bundle(cards, paper, up)
    return pdf_of_pages(bundle.pages, cards[0].stamp, cards[0].title, bundle.paper)


def card_bundle(cards: Sequence[Card], paper: Paper, up: int | None = None) -> Bundle:
    """The sheets of cards, to be bound with others. Where the cards have a back, it follows each
    sheet, so that it is behind them if the printer turns the sheet over its long edge.
    """
    if not cards:
        raise ValueError("no cards to draw")
    places = _grid(paper, cards[0].form.size, up)
    numbered = list(enumerate(cards, start=1))
    forms = _Forms(len(cards))

    def front(sheet: Sequence[tuple[int, Card]]) -> PagePainter:
        def draw(canvas: Canvas, _: Area) -> None:
            _marks(canvas, places)
            for place, (number, filled) in zip(places.places, sheet, strict=False):
                canvas.saveState()
                canvas.translate(place.x, place.y)
                forms.front(canvas, filled, number)
                canvas.restoreState()

        return draw

    def back(sheet: Sequence[tuple[int, Card]]) -> PagePainter:
        def draw(canvas: Canvas, _: Area) -> None:
            for place, (_number, filled) in zip(_behind(places), sheet, strict=False):
                canvas.saveState()
                canvas.translate(place.x, place.y)
                forms.back(canvas, filled)
                canvas.restoreState()

        return draw

    pages: list[PagePainter] = []
    for sheet in stack_order(numbered, len(places.places)):
        pages.append(front(sheet))
        if cards[0].form.back is not None:
            pages.append(back(sheet))
    return Bundle(places.paper, tuple(pages))


class _Forms:
    """The parts that cards share, painted once in a file; each card refers to them."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.fronts: dict[tuple[CardForm, int, Strip], tuple[str, Front]] = {}
        self.backs: dict[CardForm, str] = {}

    def front(self, canvas: Canvas, card: Card, number: int) -> None:
        form, code = card.form, card.code
        modules = 0 if code is None else modules_of(code)
        groups = groups_on_front(form, code)
        # Codes of any version up to 6 are of one size and leave the rest of the card alone.
        key = (form, modules, strip_of(form.size, modules, groups))
        if key not in self.fronts:
            painted = Front(form, plan(form, modules, groups))
            self.fronts[key] = (_begin(canvas, form), painted)
            painted.paint_form(canvas)
            canvas.endForm()
        name, painted = self.fronts[key]
        if card.name:
            # Stacked cards are out of order on a sheet; the outline is in the order of the deck.
            bookmark(canvas, card.name, number, form.size.height * MM)
        with tagged(canvas, "Sect"):
            canvas.doForm(name)
            painted.paint(canvas, card, number, self.cards)

    def back(self, canvas: Canvas, card: Card) -> None:
        if card.form not in self.backs:
            self.backs[card.form] = _begin(canvas, card.form)
            paint_back(canvas, card.form)
            canvas.endForm()
        with tagged(canvas, "Sect"):
            canvas.doForm(self.backs[card.form])
            paint_digits(canvas, card)


def _begin(canvas: Canvas, form: CardForm) -> str:
    # The same file may have other cards.
    name = next(name for index in count(1) if not canvas.hasForm(name := f"card-{index}"))
    canvas.beginForm(name, 0, 0, form.size.width * MM, form.size.height * MM)
    return name


def _grid(paper: Paper, size: CardSize, up: int | None) -> Grid:
    """The way up in which more cards fit; upright if both fit as many, and for three."""
    if paper.name in _STOCK:
        paper = paper if paper.width > paper.height else paper.rotate()
        return grid(paper, 1, 1, paper.width, paper.height)
    width, height = size.width * MM, size.height * MM
    upright, across = paper, paper.rotate()
    best = max(
        (upright, across), key=lambda one: _fitting(one.width, width) * _fitting(one.height, height)
    )
    columns, rows = _fitting(best.width, width), _fitting(best.height, height)
    if up == 3 and size.key == card.THREE_BY_FIVE.key:
        best, columns, rows = upright, 1, 3
    if not columns * rows:
        raise ValueError(f"{size.key} is larger than {paper.name}")
    return grid(best, columns, rows, width, height)


def _fitting(room: float, length: float) -> int:
    return int((room + 0.01) / length)


def _behind(places: Grid) -> list[Area]:
    """The places on the other side of a sheet turned over its long edge."""
    paper = places.paper
    if paper.width > paper.height:
        return [Area(one.x, paper.height - one.top, one.width, one.height) for one in places.places]
    return [Area(paper.width - one.right, one.y, one.width, one.height) for one in places.places]


def _marks(canvas: Canvas, places: Grid) -> None:
    """Where to cut: marks outside the cards, or between the margins of quarters, near the edges of
    the sheet and in its middle.
    """
    paper, first = places.paper, places.places[0]
    if len(places.places) == 1:
        return
    if first.x > 0.1 or paper.height - first.top > 0.1:
        crop_marks(canvas, places)
        return
    canvas.setLineWidth(0.2 * MM)
    middle_x, middle_y = paper.width / 2, paper.height / 2
    edge = (card.QUARTER_LETTER.margin + 0.5) * MM
    for y in (edge, middle_y - _CUT / 2, paper.height - edge - _CUT):
        canvas.line(middle_x, y, middle_x, y + _CUT)
    for x in (edge, middle_x - _CUT / 2, paper.width - edge - _CUT):
        canvas.line(x, middle_y, x + _CUT, middle_y)


# The cover of a deck on card stock: facts and code in front, settings and digits behind.

_TITLE, _TITLE_HEIGHT = 11.0, 5 * MM
_TYPES = (8.0, 7.5, 7.0, 6.5, 6.0, 5.5, 5.0, 4.5, 4.0)
_PANEL_LINE = 1.28
_PANEL_SPACING = 3 * MM


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
    left = Area(area.x, area.y, area.width - side - _PANEL_SPACING, area.height)
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
        if len(lines) * points * _PANEL_LINE <= area.height:
            break
    height = min(points * _PANEL_LINE, area.height / max(1, len(lines)))
    for at, line in enumerate(lines, 1):
        row = Area(area.x, area.top - at * height, area.width, height)
        write(canvas, row, line, points, least=2.5)
