"""What a pen adds to cards, slips and sheets: circles, crosses, and digits in boxes. Lengths are in
points.
"""

from functools import lru_cache

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import SANS, clusters, plain, width_of
from tourneydesk.documents.drawing.shapes import MM, Area, write

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
