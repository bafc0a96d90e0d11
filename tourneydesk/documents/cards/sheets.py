"""Record cards on card stock, or several on a sheet that is cut (docs/paper.md)."""

from collections.abc import Sequence
from itertools import count

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.cards.back import paint_back, paint_digits
from tourneydesk.documents.cards.front import Front
from tourneydesk.documents.drawing.cut_sheets import Grid, crop_marks, grid, stack_order
from tourneydesk.documents.drawing.page import (
    A4,
    A6,
    CARD,
    CARD_4X6,
    Bundle,
    PagePainter,
    Paper,
    pdf_of_pages,
)
from tourneydesk.documents.drawing.shapes import MM, Area
from tourneydesk.documents.drawing.tagging import bookmark, tagged
from tourneydesk.present.cards import card
from tourneydesk.present.cards.card import Card, CardForm, CardSize
from tourneydesk.present.cards.geometry import Strip, groups_on_front, modules_of, plan, strip_of

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
            for place, (number, card) in zip(places.places, sheet, strict=False):
                canvas.saveState()
                canvas.translate(place.x, place.y)
                forms.front(canvas, card, number)
                canvas.restoreState()

        return draw

    def back(sheet: Sequence[tuple[int, Card]]) -> PagePainter:
        def draw(canvas: Canvas, _: Area) -> None:
            for place, (_number, card) in zip(_behind(places), sheet, strict=False):
                canvas.saveState()
                canvas.translate(place.x, place.y)
                forms.back(canvas, card)
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
