"""Record cards on 3 by 5 inch note cards, or three or four of that size per sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.cells import blank, fill, rule_table
from tourneydesk.documents.drawing.cut_sheets import Grid, crop_marks, grid, stack_order
from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.page import (
    CARD,
    NARROW,
    STOCK,
    Bundle,
    PagePainter,
    Paper,
    pdf_of_pages,
)
from tourneydesk.documents.drawing.qr_codes import square
from tourneydesk.documents.drawing.shapes import MM, Area, write
from tourneydesk.present.sheets import Card, Cell, Column, Stamp

_SQUARE, _TITLE, _ABOUT, _KEY = 22.5 * MM, 11.0, 18.0, 6.5
_QUIET = 7.0
"""White space around the QR code: four of its modules."""
_HEADS, _CODE, _FOOT = 13.0, 6.8, 6.5
_CELL, _DIGIT, _SMALL = 6.5, 5.5, 5.0
_SHARES = (70, 104, 24, 32, 30)
_FOOT_SHARES = (68, 42, 183, 37)


def card_sheets(cards: Sequence[Card], paper: Paper, up: int = 4) -> bytes:
    """A PDF of record cards: one per note card on `CARD`; on letter or A4 three per sheet in
    portrait or four in landscape, with crop marks, so that the cut sheets stack in order.

    Raises ValueError for another number per sheet, or for no cards.
    """
    bundle = card_bundle(cards, paper, up)
    return pdf_of_pages(bundle.pages, cards[0].stamp, cards[0].title, bundle.paper)


def card_bundle(cards: Sequence[Card], paper: Paper, up: int = 4) -> Bundle:
    """The sheets of cards, to be bound with others."""
    if not cards:
        raise ValueError("no cards to draw")
    places = _grid(paper, up)
    numbered = list(enumerate(cards, start=1))
    forms: _Forms = {}

    def page(sheet: Sequence[tuple[int, Card]]) -> PagePainter:
        def draw(canvas: Canvas, _: Area) -> None:
            if len(places.places) > 1:
                crop_marks(canvas, places)
            for place, (number, card) in zip(places.places, sheet, strict=False):
                canvas.saveState()
                canvas.translate(place.x, place.y)
                _draw(canvas, card, number, len(cards), forms)
                canvas.restoreState()

        return draw

    pages = tuple(page(sheet) for sheet in stack_order(numbered, len(places.places)))
    return Bundle(places.paper, pages)


def _grid(paper: Paper, up: int) -> Grid:
    if paper in STOCK:
        return grid(paper, 1, 1, CARD.width, CARD.height)
    if up == 3:
        return grid(paper, 1, 3, CARD.width, CARD.height)
    if up == 4:
        return grid(paper.rotate(), 2, 2, CARD.width, CARD.height)
    raise ValueError(f"{up} cards to a sheet; it can be 3 or 4")


@dataclass(frozen=True, slots=True)
class _Places:
    """The areas of a card's parts, relative to the card's corner."""

    square: Area
    title: Area
    about: tuple[Area, ...]
    key: tuple[Area, ...]
    heads: Area
    rows: tuple[Area, ...]
    cells: tuple[tuple[Area, ...], ...]
    code: tuple[Area, ...]
    foot: tuple[Area, ...]


@dataclass(frozen=True, slots=True)
class _Shape:
    """The parts of a card that look alike on many cards before anyone plays."""

    title: str
    columns: tuple[Column, ...]
    labels: tuple[str, ...]
    key: tuple[str, ...]
    printed: tuple[tuple[Cell, ...], ...]
    code_lines: int
    code_beside: bool
    stamp: Stamp


_Forms = dict[_Shape, tuple[str, _Places]]
"""The names of parts painted once, and their areas."""


def _shape(card: Card, code_lines: int, *, beside: bool) -> _Shape:
    printed_columns = [index for index, column in enumerate(card.columns) if column.printed]
    return _Shape(
        card.title,
        card.columns,
        tuple(label for label, _ in card.about),
        card.key,
        tuple(tuple(row[index] for index in printed_columns) for row in card.rows),
        code_lines,
        beside,
        card.stamp,
    )


def _places(shape: _Shape) -> _Places:
    card = Area(0, 0, CARD.width, CARD.height).inside(NARROW)
    left_width = card.width - _SQUARE - _QUIET
    title = Area(card.x, card.top - _TITLE, left_width, _TITLE)
    about = Area(card.x, title.y - _ABOUT, left_width, _ABOUT)
    notes = _KEY * len(shape.key)
    heads = Area(card.x, card.top - _SQUARE - _QUIET - _HEADS, card.width, _HEADS)
    digits = _CODE * shape.code_lines
    bottom = card.y + _FOOT
    # The digits go next to the QR code if they fit, else below the rows.
    code = Area(card.x, bottom, card.width, digits)
    if shape.code_beside:
        code = Area(card.x, about.y - 1.5 - notes - digits, left_width, digits)
    else:
        bottom = code.top
    rows = Area(card.x, bottom + 1.5, card.width, heads.y - bottom - 1.5)
    return _Places(
        Area(card.right - _SQUARE, card.top - _SQUARE, _SQUARE, _SQUARE),
        title,
        tuple(about.shares(*_SHARES[: len(shape.labels)])),
        tuple(Area(card.x, about.y - 1.5 - notes, left_width, notes).rows(len(shape.key))),
        heads,
        tuple(rows.rows(len(shape.printed))),
        tuple(
            tuple(row.shares(*(column.share for column in shape.columns)))
            for row in rows.rows(len(shape.printed))
        ),
        tuple(code.rows(shape.code_lines)) if shape.code_lines else (),
        tuple(Area(card.x, card.y, card.width, _FOOT - 0.8).shares(*_FOOT_SHARES)),
    )


def _draw(canvas: Canvas, card: Card, number: int, cards: int, forms: _Forms) -> None:
    lines, beside = _code_lines(card)
    shape = _shape(card, len(lines), beside=beside)
    # The parts that cards share are painted once, and each card refers to them.
    form = forms.get(shape)
    if form is None:
        # The same file may have other cards.
        name = next(name for index in count(1) if not canvas.hasForm(name := f"card-{index}"))
        form = forms[shape] = (name, _places(shape))
        canvas.beginForm(form[0], 0, 0, CARD.width, CARD.height)
        _paint_form(canvas, card, form[1])
        canvas.endForm()
    name, places = form
    canvas.doForm(name)
    for area, (_, cell) in zip(places.about, card.about, strict=True):
        fill(canvas, _value(area), cell, 8)
    for areas, cells in zip(places.cells, card.rows, strict=True):
        for area, cell, column in zip(areas, cells, card.columns, strict=True):
            if not column.printed:
                fill(canvas, area, cell, _CELL)
    if card.code is not None:
        square(canvas, places.square, card.code)
    for area, line in zip(places.code, lines, strict=True):
        write(canvas, area, line, _DIGIT)
    page = card.stamp.page_of(number, cards)
    write(canvas, places.foot[-1], page, _SMALL, align="right", least=_SMALL * 0.8)


def _paint_form(canvas: Canvas, card: Card, places: _Places) -> None:
    """Paints what is on the card before anyone plays."""
    write(canvas, places.title, card.title, 8.5, bold=True, least=6)
    for area, (label, cell) in zip(places.about, card.about, strict=True):
        top = Area(area.x, area.top - 6, area.width - 3, 6)
        write(canvas, top, label, _SMALL, least=_SMALL * 0.75)
        blank(canvas, _value(area), cell, 8)
        canvas.setLineWidth(0.4)
        canvas.line(area.x, area.y, area.right - 4, area.y)
    for area, line in zip(places.key, card.key, strict=True):
        write(canvas, area, line, _SMALL + 0.3, least=_SMALL * 0.8)
    rule_table(canvas, card.columns, places.heads, places.rows, _CELL)
    for areas, cells in zip(places.cells, card.rows, strict=True):
        for area, cell, column in zip(areas, cells, card.columns, strict=True):
            if column.printed:
                fill(canvas, area, cell, _CELL)
    stamp = card.stamp
    for area, words in zip(places.foot, (stamp.event, stamp.round, stamp.printed), strict=False):
        write(canvas, area.inside(0.8, 0), words, _SMALL, least=_SMALL * 0.8)


def _value(area: Area) -> Area:
    return Area(area.x - 1.2, area.y + 0.5, area.width - 4, area.height - 6.5)


def _code_lines(card: Card) -> tuple[list[str], bool]:
    """The digits in as few lines of whole groups as they need, and whether they fit next to the QR
    code.
    """
    if card.code is None:
        return [], True
    room = CARD.width - 2 * NARROW
    used = _TITLE + _ABOUT + 1.5 + _KEY * len(card.key)
    beside = _lines(card.code.grouped, room - _SQUARE - _QUIET)
    if used + _CODE * len(beside) <= _SQUARE + _QUIET:
        return beside, True
    return _lines(card.code.grouped, room), False


def _lines(grouped: str, width: float) -> list[str]:
    groups = grouped.split(" ")
    group_width = width_of("00000 ", _DIGIT)
    per_line = int((width + width_of(" ", _DIGIT)) / group_width)
    return [" ".join(groups[start : start + per_line]) for start in range(0, len(groups), per_line)]
