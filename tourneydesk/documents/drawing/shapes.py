"""The shapes of every paper: text that is never clipped, and boxes.

Black on white only. Lengths are in points from the lower left corner of the page.
"""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.core.names import ShownName, fitting
from tourneydesk.documents.drawing.fonts import clusters, pieces, plain, width_of
from tourneydesk.present.drawings import Rectangle
from tourneydesk.present.table import Align

MM = 72 / 25.4
LEAST_TYPE = 6.0
"""No text of a sheet has smaller letters, in points."""
DOTS = "…"


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
    """A text at most ``width`` wide: smaller, but not below ``least``, then a shorter form if it is
    a name, then cut with …; empty if not even the … fits.
    """

    def unit(form: str) -> float:
        return width_of(form, 1, bold, condensed)

    small = size if least is None else min(least, size)
    text = plain(shorter(text, lambda form: unit(form) * small <= width))
    unit_width = unit(text)
    if unit_width * size <= width:
        return FittedLine(text, size, unit_width * size)
    size = size if least is None else max(min(least, size), width / unit_width)
    if unit_width * size <= width * 1.0001:
        return FittedLine(text, size, width)
    letters = clusters(text)
    count = bisect_right(
        range(1, len(letters)), width, key=lambda many: unit(_cut(letters, many)) * size
    )
    shortened = _cut(letters, count)
    shortened_width = unit(shortened) * size
    return (
        FittedLine(shortened, size, shortened_width)
        if shortened_width <= width
        else FittedLine("", size, 0)
    )


def shorter(text: str, fits: Callable[[str], bool]) -> str:
    """The fullest form that fits if the text is a name, the shortest if none does; any other text
    stays.
    """
    return fitting(text, fits) if isinstance(text, ShownName) else text


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
    """Writes one line in an area, vertically centered."""
    line = fit_line(
        text, area.width, min(size, area.height), least=least, bold=bold, condensed=condensed
    )
    spare = area.width - line.width
    x = area.x + {"left": 0.0, "center": spare / 2, "right": spare}[align]
    y = area.y + area.height / 2 - line.size * 0.36
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
