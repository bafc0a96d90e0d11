"""Certificates, one per landscape page: plain and dignified."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.page import MARGIN, Bundle, Drawn, Paper, foot
from tourneydesk.documents.drawing.shapes import MM, Area, box, write
from tourneydesk.present.papers.certificates import Certificate


def certificate_bundle(made: Sequence[Certificate], paper: Paper) -> Bundle:
    """A page for each certificate, with a double frame."""
    paper = paper.turned()

    def page(number: int, one: Certificate) -> Drawn:
        def draw(canvas: Canvas, whole: Area) -> None:
            _draw(canvas, whole.inside(MARGIN), one)
            at = Area(MARGIN, MARGIN - 2, whole.width - 2 * MARGIN, 6)
            foot(canvas, at, one.stamp, number, len(made), 6)

        return draw

    return Bundle(paper, tuple(page(at, one) for at, one in enumerate(made, start=1)))


def _draw(canvas: Canvas, whole: Area, one: Certificate) -> None:
    frame = Area(whole.x, whole.y + 9, whole.width, whole.height - 9)
    box(canvas, frame, 2.2)
    box(canvas, frame.inside(5), 0.6)
    inner = frame.inside(18 * MM, 14 * MM)
    y = inner.top

    def line(text: str, size: float, *, after: float, bold: bool = False) -> None:
        nonlocal y
        high = size * 1.25
        y -= high
        area = Area(inner.x, y, inner.width, high)
        write(canvas, area, text, size, align="centre", bold=bold, least=size * 0.45)
        y -= after

    line(one.event, 22, after=14)
    line(one.title, 46, after=20, bold=True)
    line(one.given_to, 15, after=10)
    line(one.player, 36, after=4, bold=True)
    canvas.setLineWidth(0.8)
    middle = inner.x + inner.width / 2
    canvas.line(middle - 150, y, middle + 150, y)
    y -= 18
    for at, said in enumerate(one.reached):
        line(said, 20 if at == 0 else 15, after=5, bold=at == 0)
    below = Area(inner.x, inner.y + 50, inner.width, 15)
    write(canvas, below, one.where, 12, align="centre", least=7)
    for part, label in zip(
        Area(inner.x, inner.y, inner.width, 30).shares(*[1] * len(one.signed)),
        one.signed,
        strict=True,
    ):
        at_line = part.inside(40, 0)
        canvas.setLineWidth(0.5)
        canvas.line(at_line.x, at_line.y + 13, at_line.right, at_line.y + 13)
        label_at = Area(at_line.x, at_line.y, at_line.width, 11)
        write(canvas, label_at, label, 9, align="centre", least=6)
