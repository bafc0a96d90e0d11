"""Cells of slips and sheets: what is printed in them, and what a pen would add."""

from functools import lru_cache

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.pen import circle, cross, digits
from tourneydesk.documents.drawing.shapes import Area, box, write
from tourneydesk.present.sheets import Cell, Choices, Digits, Written

_AROUND = 1.8
LEAST = 0.72
"""The smallest fraction of its size to which a text shrinks before it is shortened."""


def blank(canvas: Canvas, area: Area, cell: Cell, size: float) -> None:
    """Paints a cell before anyone writes in it: words to circle, boxes for digits."""
    match cell:
        case Choices(options):
            places, size = _options(area, options, size)
            for at, option in zip(places, options, strict=True):
                write(canvas, at, option, size, align="center")
        case Digits(_, boxes):
            for at in _boxes(area, boxes):
                box(canvas, at, 0.25)


def fill(canvas: Canvas, area: Area, cell: Cell, size: float) -> None:
    """Paints what the pen adds: words, digits, circles and crosses."""
    match cell:
        case Written(""):
            return
        case Written(text, align, bold):
            inner = area.inside(1.5, 0)
            write(canvas, inner, text, size, align=align, bold=bold, least=size * LEAST)
        case Digits(text, boxes):
            _digits(canvas, area, text, boxes, size)
        case Choices(ringed=(), crossed=()):
            return
        case Choices(options, ringed, crossed):
            places, size = _options(area, options, size)
            for at in ringed:
                circle(canvas, _circle_area(places[at], size), options[at])
            for at in crossed:
                cross(canvas, places[at], options[at])


@lru_cache(maxsize=1024)
def _boxes(area: Area, count: int) -> tuple[Area, ...]:
    inner = area.inside(1.2, area.height * 0.12)
    return inner.columns(count)


def _digits(canvas: Canvas, area: Area, text: str, boxes: int, size: float) -> None:
    inner = area.inside(1.2, area.height * 0.12)
    if boxes == 1:
        write(canvas, inner.inside(1, 0), text, size, align="center", least=size * LEAST)
    elif text:
        digits(canvas, inner, text, boxes, min(size, inner.width / boxes * 1.1))


@lru_cache(maxsize=1024)
def _options(area: Area, options: tuple[str, ...], size: float) -> tuple[tuple[Area, ...], float]:
    """The areas of the words to circle, each as wide as its text, and their size."""
    room = area.width - 1.6 - _AROUND * len(options)
    widths = [width_of(option, 1) for option in options]
    size = min(size, room / max(sum(widths), 0.01))
    places = area.inside(0.8, 0).shares(*(option_width * size + _AROUND for option_width in widths))
    return places, size


def _circle_area(area: Area, size: float) -> Area:
    """The area of a circle around a word, slightly overlapping its neighbors."""
    height = min(area.height - 0.8, size + 4)
    width = min(area.width + 1, max(area.width, height))
    middle = area.x + area.width / 2
    return Area(middle - width / 2, area.y + (area.height - height) / 2, width, height)
