"""Record cards on note cards of 3 by 5 inches, or three or four of that size to a sheet."""

from collections.abc import Sequence
from dataclasses import dataclass

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.cells import blank, fill, ruled
from tourneydesk.documents.cutting import Grid, crop_marks, grid, stacked
from tourneydesk.documents.drawing import Area, fitted, write
from tourneydesk.documents.fonts import width_of
from tourneydesk.documents.page import CARD, NARROW, Drawn, Paper, written
from tourneydesk.documents.squares import square
from tourneydesk.present.sheets import Card, Stamp

_SQUARE, _TITLE, _ABOUT, _KEY = 44.0, 11.0, 18.0, 6.5
_HEADS, _CODE, _FOOT = 13.0, 6.8, 6.5
_CELL, _DIGIT, _SMALL = 6.5, 5.5, 5.0
_SHARES = (70, 104, 24, 32, 30)


def card_sheets(cards: Sequence[Card], paper: Paper, up: int = 4) -> bytes:
    """A PDF of record cards: one to a note card on `CARD`; on letter or A4 three to a sheet in
    portrait or four in landscape, with crop marks, so that the cut sheets stack in order.

    Raises ValueError for another number to a sheet, or for no cards.
    """
    if not cards:
        raise ValueError("no cards to draw")
    places = _grid(paper, up)
    numbered = list(enumerate(cards, start=1))
    drawn: set[str] = set()

    def page(sheet: Sequence[tuple[int, Card]]) -> Drawn:
        def draw(canvas: Canvas, _: Area) -> None:
            if len(places.places) > 1:
                crop_marks(canvas, places)
            for place, (number, card) in zip(places.places, sheet, strict=False):
                canvas.saveState()
                canvas.translate(place.x, place.y)
                _draw(canvas, card, number, len(cards), drawn)
                canvas.restoreState()

        return draw

    pages = [page(sheet) for sheet in stacked(numbered, len(places.places))]
    return written(pages, cards[0].stamp, cards[0].title, places.paper)


def _grid(paper: Paper, up: int) -> Grid:
    if paper.width == CARD.width:
        return grid(paper, 1, 1, CARD.width, CARD.height)
    if up == 3:
        return grid(paper, 1, 3, CARD.width, CARD.height)
    if up == 4:
        return grid(paper.turned(), 2, 2, CARD.width, CARD.height)
    raise ValueError(f"{up} cards to a sheet; it can be 3 or 4")


@dataclass(frozen=True, slots=True)
class _Places:
    """Where the parts of a card stand, by the corner of the card."""

    square: Area
    title: Area
    about: tuple[Area, ...]
    key: tuple[Area, ...]
    heads: Area
    rows: tuple[Area, ...]
    code: tuple[Area, ...]
    foot: Area


def _places(card: Card, code_lines: int) -> _Places:
    whole = Area(0, 0, CARD.width, CARD.height).inside(NARROW)
    left = whole.width - _SQUARE - 5
    title = Area(whole.x, whole.top - _TITLE, left, _TITLE)
    about = Area(whole.x, title.y - _ABOUT, left, _ABOUT)
    key = Area(whole.x, about.y - 1.5 - _KEY * len(card.key), left, _KEY * len(card.key))
    heads = Area(whole.x, whole.top - _SQUARE - 4 - _HEADS, whole.width, _HEADS)
    code = Area(whole.x, whole.y + _FOOT, whole.width, _CODE * code_lines)
    rows = Area(whole.x, code.top + 1.5, whole.width, heads.y - code.top - 1.5)
    return _Places(
        Area(whole.right - _SQUARE, whole.top - _SQUARE, _SQUARE, _SQUARE),
        title,
        tuple(about.shares(*_SHARES[: len(card.about)])),
        tuple(key.rows(len(card.key))),
        heads,
        tuple(rows.rows(len(card.rows))),
        tuple(code.rows(code_lines)) if code_lines else (),
        Area(whole.x, whole.y, whole.width, _FOOT - 0.8),
    )


def _draw(canvas: Canvas, card: Card, number: int, cards: int, drawn: set[str]) -> None:
    lines = _code_lines(card)
    at = _places(card, len(lines))
    # What all cards have in common is drawn once, and each refers to it.
    name = f"card-{len(card.about)}-{len(lines)}-{len(card.rows)}"
    if name not in drawn:
        drawn.add(name)
        canvas.beginForm(name, 0, 0, CARD.width, CARD.height)
        _printed(canvas, card, at)
        canvas.endForm()
    canvas.doForm(name)
    write(canvas, at.title, card.title, 8.5, bold=True)
    for area, (_, cell) in zip(at.about, card.about, strict=True):
        fill(canvas, _value(area), cell, 8)
    for row, cells in zip(at.rows, card.rows, strict=True):
        areas = row.shares(*(column.share for column in card.columns))
        for area, cell in zip(areas, cells, strict=True):
            fill(canvas, area, cell, _CELL)
    if card.code is not None:
        square(canvas, at.square, card.code)
    for area, line in zip(at.code, lines, strict=True):
        write(canvas, area, line, _DIGIT)
    _foot(canvas, at.foot, card.stamp, number, cards)


def _printed(canvas: Canvas, card: Card, at: _Places) -> None:
    """What stands on the card before anybody plays."""
    for area, (label, cell) in zip(at.about, card.about, strict=True):
        top = Area(area.x, area.top - 6, area.width - 3, 6)
        write(canvas, top, label, _SMALL, least=_SMALL * 0.75)
        blank(canvas, _value(area), cell, 8)
        canvas.setLineWidth(0.4)
        canvas.line(area.x, area.y, area.right - 4, area.y)
    for area, line in zip(at.key, card.key, strict=True):
        write(canvas, area, line, _SMALL + 0.3, least=_SMALL * 0.8)
    ruled(canvas, card.columns, at.heads, at.rows, _CELL)


def _value(area: Area) -> Area:
    return Area(area.x - 1.2, area.y + 0.5, area.width - 4, area.height - 6.5)


def _code_lines(card: Card) -> list[str]:
    """The digits in as many lines as they need, of whole groups."""
    if card.code is None:
        return []
    groups = card.code.grouped.split(" ")
    room = CARD.width - 2 * NARROW
    each = width_of("00000 ", _DIGIT)
    most = int((room + width_of(" ", _DIGIT)) / each)
    return [" ".join(groups[at : at + most]) for at in range(0, len(groups), most)]


def _foot(canvas: Canvas, area: Area, stamp: Stamp, number: int, cards: int) -> None:
    event, round_, printed, page = area.shares(100, 40, 150, 36)
    line = fitted(stamp.event, event.width - 3, _SMALL, least=_SMALL * 0.8)
    write(canvas, event, line.text, line.size)
    write(canvas, round_, stamp.round, _SMALL, least=_SMALL * 0.8)
    write(canvas, printed, stamp.printed, _SMALL, align="centre", least=_SMALL * 0.8)
    said = stamp.page_of(number, cards)
    write(canvas, page, said, _SMALL, align="right", least=_SMALL * 0.8)
