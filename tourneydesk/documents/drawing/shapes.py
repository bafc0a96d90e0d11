"""The shapes of every paper: text that is never clipped, boxes, QR codes, what a pen adds.

Black on white only. Lengths are in points from the lower left corner of the page.
"""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.core.names import ShownName, fitting
from tourneydesk.documents.drawing.fonts import LEAST_TYPE, SANS, clusters, pieces, plain, width_of
from tourneydesk.documents.drawing.long_names import LINE, Lines, outlier
from tourneydesk.documents.qr import address_modules, symbol_of
from tourneydesk.present.drawings import Rectangle
from tourneydesk.present.sheets import Cell, Choices, Code, Digits, Written
from tourneydesk.present.table import Align

MM = 72 / 25.4
DOTS = "…"
_TINY = 1.0
"""The smallest letters of a name in a place that cannot grow: whole and tiny rather than cut."""


@dataclass(frozen=True, slots=True)
class Area(Rectangle):
    """A rectangle of the page: its lower left corner and its size."""

    @property
    def top(self) -> float:
        return self.y + self.height

    def inside(self, across: float, up: float | None = None) -> "Area":
        """The area without a margin at its sides and, if given, at top and bottom."""
        up = across if up is None else up
        return Area(self.x + across, self.y + up, self.width - 2 * across, self.height - 2 * up)

    def rows(self, count: int) -> list["Area"]:
        """The area divided into equal rows, the top one first."""
        row_height = self.height / count
        return [
            Area(self.x, self.top - at * row_height, self.width, row_height)
            for at in range(1, count + 1)
        ]


@dataclass(frozen=True, slots=True)
class FittedLine:
    """A line of text at the size at which it fits, visibly shortened if necessary."""

    text: str
    size: float
    width: float


def fit_line(
    text: str,
    width: float,
    size: float,
    *,
    least: float | None = None,
    bold: bool = False,
    condensed: bool = False,
) -> FittedLine:
    """A text at most ``width`` wide: smaller, but not below ``least``, then cut with …; empty if
    not even the … fits.
    """
    line = _whole_line(text, width, size, least, bold, condensed)
    return line or _cut_line(text, width, size, least, bold, condensed)


def fit_name(
    name: str,
    area: Area,
    size: float,
    *,
    least: float | None = None,
    bold: bool = False,
    condensed: bool = False,
) -> Lines:
    """A name in an area, never cut: on one line, smaller but not below ``least``, then in a shorter
    form, then on as many lines as the area has room for in letters as small as that takes. Words
    are only broken to be readable.
    """
    size = min(size, area.height)
    small = size if least is None else min(least, size)
    form = shorter(name, lambda form: width_of(form, small, bold, condensed) <= area.width)
    line = _whole_line(form, area.width, size, least, bold, condensed)
    if line is not None:
        return Lines((line.text,), line.size)
    whole = min(small, LEAST_TYPE)
    return outlier(form, area.width, size, area.height, bold, condensed, _TINY, whole)


def height_of_name(name: str, width: float, size: float, height: float, bold: bool) -> float:
    """How high a place of this width and at least this ``height`` must be for a name in letters
    that are not too small for a sheet.
    """
    form = shorter(name, lambda form: width_of(form, LEAST_TYPE, bold) <= width)
    if width_of(form, LEAST_TYPE, bold) <= width:
        return height
    lines = outlier(form, width, size, height, bold, condensed=False)
    return max(height, len(lines.texts) * LINE * lines.size)


def shorter(text: str, fits: Callable[[str], bool]) -> str:
    """The fullest form that fits if the text is a name, the shortest if none does; any other text
    stays.
    """
    return fitting(text, fits) if isinstance(text, ShownName) else text


def _whole_line(
    text: str, width: float, size: float, least: float | None, bold: bool, condensed: bool
) -> FittedLine | None:
    """The whole text on one line; None if it has no room there."""
    text = plain(text)
    unit = width_of(text, 1, bold, condensed)
    if unit * size <= width:
        return FittedLine(text, size, unit * size)
    size = size if least is None else max(min(least, size), width / unit)
    return FittedLine(text, size, width) if unit * size <= width * 1.0001 else None


def _cut_line(
    text: str, width: float, size: float, least: float | None, bold: bool, condensed: bool
) -> FittedLine:
    """The beginning of a text that has no room on one line."""
    letters, size = clusters(plain(text)), size if least is None else min(least, size)
    count = bisect_right(
        range(1, len(letters)),
        width,
        key=lambda many: width_of(_cut(letters, many), size, bold, condensed),
    )
    text = _cut(letters, count)
    wide = width_of(text, size, bold, condensed)
    return FittedLine(text, size, wide) if wide <= width else FittedLine("", size, 0)


def write(
    canvas: Canvas,
    area: Area,
    text: str,
    size: float,
    *,
    align: Align = "left",
    least: float | None = None,
    bold: bool = False,
    condensed: bool = False,
) -> None:
    """Writes one line in an area, vertically centered; a name on more lines rather than cut."""
    if isinstance(text, ShownName):
        lines = fit_name(text, area, size, least=least, bold=bold, condensed=condensed)
        write_lines(canvas, area, lines, align=align, bold=bold, condensed=condensed)
        return
    line = fit_line(
        text, area.width, min(size, area.height), least=least, bold=bold, condensed=condensed
    )
    _write_line(canvas, area, line, 0.0, align, bold, condensed)


def write_lines(
    canvas: Canvas,
    area: Area,
    lines: Lines,
    *,
    align: Align = "left",
    bold: bool = False,
    condensed: bool = False,
) -> None:
    """Writes lines that fit in the middle of an area."""
    size = lines.size
    for at, line in enumerate(lines.texts):
        wide = min(width_of(line, size, bold, condensed), area.width)
        up = ((len(lines.texts) - 1) / 2 - at) * LINE * size
        _write_line(canvas, area, FittedLine(line, size, wide), up, align, bold, condensed)


def _write_line(
    canvas: Canvas,
    area: Area,
    line: FittedLine,
    up: float,
    align: Align,
    bold: bool,
    condensed: bool,
) -> None:
    """Writes a line so far above the middle of an area."""
    spare = area.width - line.width
    x = area.x + {"left": 0.0, "center": spare / 2, "right": spare}[align]
    y = area.y + area.height / 2 + up - line.size * 0.36
    set_line(canvas, x, y, line.text, line.size, bold, condensed)


def set_line(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    size: float,
    bold: bool = False,
    condensed: bool = False,
) -> None:
    """Writes one line from a point of its base line, whatever its length."""
    canvas.show(x, y, size, pieces(text, bold, condensed), text)


def box(canvas: Canvas, area: Area, line: float = 0.5) -> None:
    """The outline of an area."""
    canvas.setLineWidth(line)
    canvas.rect(area.x, area.y, area.width, area.height, stroke=1, fill=0)


def _cut(letters: list[str], count: int) -> str:
    return "".join(letters[:count]).rstrip() + DOTS


# What a pen adds to cards, slips and sheets: circles, crosses, and digits in boxes. Lengths are
# in points.

PEN, FINE = 0.5 * MM, 0.9
"""How thick a pen writes on a card, and on slips and sheets."""
_ARC = 0.5523  # of a radius: a curve's handles for a quarter of a circle
_CROSS = 1.9 * MM


def circle(canvas: Canvas, area: Area, said: str, line: float = FINE) -> None:
    """A pen circle that fills an area; read aloud, it is ``said``."""
    canvas.paint_said(_circle(area, line), said)


@lru_cache(maxsize=4096)
def _circle(area: Area, line: float) -> str:
    across, up = area.width / 2, area.height / 2
    x, y = area.x + across, area.y + up
    # Four curves as PDF operators: the library's ellipse takes ten times as long.
    arc_x, arc_y = across * _ARC, up * _ARC
    corners = [(1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)]
    curves = " ".join(
        f"{x + a * across + c * arc_x:.2f} {y + b * up + d * arc_y:.2f} "
        f"{x + c * across + a * arc_x:.2f} {y + d * up + b * arc_y:.2f} "
        f"{x + c * across:.2f} {y + d * up:.2f} c"
        for a, b, c, d in corners
    )
    return f"{line:.2f} w {x + across:.2f} {y:.2f} m {curves} s"


def cross(canvas: Canvas, area: Area, said: str, line: float = FINE) -> None:
    """A pen cross in the middle of an area, at most 3.8 mm high; read aloud, it is ``said``."""
    canvas.paint_said(_cross(area, line), said)


@lru_cache(maxsize=4096)
def _cross(area: Area, line: float) -> str:
    half = min(_CROSS, min(area.width, area.height) * 0.32)
    x, y = area.x + area.width / 2, area.y + area.height / 2
    left, right, low, high = (f"{edge:.2f}" for edge in (x - half, x + half, y - half, y + half))
    return f"{line:.2f} w {left} {low} m {right} {high} l {left} {high} m {right} {low} l S"


def digits(canvas: Canvas, area: Area, text: str, boxes: int, size: float) -> None:
    """One character in each box of an area; a text that is too long for them is written across."""
    box_width = area.width / boxes
    size = min(size, area.height * 0.9)
    if text.isascii() and text.isdecimal() and len(text) <= boxes:
        # All digits have the same width: one spaced line is faster than many.
        digit_width = _digit_width(size)
        x, y = area.x + (box_width - digit_width) / 2, area.y + area.height / 2 - size * 0.36
        canvas.setFont(SANS, size)
        canvas.drawString(x, y, text, charSpace=box_width - digit_width)
        return
    letters = clusters(plain(text))
    if len(letters) <= boxes:
        for at, letter in zip(area.columns(boxes)[: len(letters)], letters, strict=True):
            write(canvas, at, letter, size, align="center", least=size * 0.6)
        return
    inner = area.inside(0.6)
    canvas.setFillGray(1)
    canvas.rect(inner.x, inner.y, inner.width, inner.height, stroke=0, fill=1)
    canvas.setFillGray(0)
    write(canvas, inner.inside(1, 0), text, size, least=size * 0.5)


@lru_cache(maxsize=64)
def _digit_width(size: float) -> float:
    return width_of("0", size)


# QR codes (ISO/IEC 18004) painted as black squares.


def square(canvas: Canvas, area: Area, code: Code) -> None:
    """Paints the code in an area; the caller leaves the white space around it."""
    symbol = symbol_of(code)
    _paint(canvas, area, symbol.size, symbol.hexadecimal)


def address_square(canvas: Canvas, area: Area, address: str) -> None:
    """Paints a web address in an area; the caller leaves the white space around it."""
    modules = address_modules(address)
    filled = -(-len(modules) // 8) * 8
    rows = ("".join(map(str, row)).ljust(filled, "0") for row in modules)
    _paint(canvas, area, len(modules), "".join(f"{int(row, 2):0{filled // 4}x}" for row in rows))


def _paint(canvas: Canvas, area: Area, size: int, hexadecimal: str) -> None:
    # An inline PDF image mask with one bit per module: hundreds of rectangles per code would take
    # half the time of a whole deck.
    canvas.addLiteral(
        f"q {area.width:.3f} 0 0 {area.height:.3f} {area.x:.3f} {area.y:.3f} cm "
        f"BI /W {size} /H {size} /IM true /D [1 0] /F /AHx "
        f"ID {hexadecimal}> EI Q"
    )


# Cells of slips and sheets: what is printed in them, and what a pen would add.

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
