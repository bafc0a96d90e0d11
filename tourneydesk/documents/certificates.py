"""Certificates, one per landscape page: plain and dignified."""

from collections.abc import Sequence

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.page import MARGIN, Bundle, PagePainter, Paper, foot
from tourneydesk.documents.drawing.shapes import MM, Area, box, write
from tourneydesk.present.papers.certificates import Certificate


def certificate_bundle(items: Sequence[Certificate], paper: Paper) -> Bundle:
    """A page for each certificate, with a double frame."""
    paper = paper.rotate()

    def page(number: int, certificate: Certificate) -> PagePainter:
        def draw(canvas: Canvas, area: Area) -> None:
            _draw(canvas, area.inside(MARGIN), certificate)
            at = Area(MARGIN, MARGIN - 2, area.width - 2 * MARGIN, 6)
            foot(canvas, at, certificate.stamp, number, len(items), 6)

        return draw

    return Bundle(paper, tuple(page(at, item) for at, item in enumerate(items, start=1)))


def _draw(canvas: Canvas, area: Area, certificate: Certificate) -> None:
    frame = Area(area.x, area.y + 9, area.width, area.height - 9)
    box(canvas, frame, 2.2)
    box(canvas, frame.inside(5), 0.6)
    inner = frame.inside(18 * MM, 14 * MM)
    y = inner.top

    def line(text: str, size: float, *, after: float, bold: bool = False) -> None:
        nonlocal y
        height = size * 1.25
        y -= height
        area = Area(inner.x, y, inner.width, height)
        write(canvas, area, text, size, align="center", bold=bold, least=size * 0.45)
        y -= after

    line(certificate.event, 22, after=14)
    line(certificate.title, 46, after=20, bold=True)
    line(certificate.given_to, 15, after=10)
    line(certificate.player, 36, after=4, bold=True)
    canvas.setLineWidth(0.8)
    middle = inner.x + inner.width / 2
    canvas.line(middle - 150, y, middle + 150, y)
    y -= 18
    for at, words in enumerate(certificate.reached):
        line(words, 20 if at == 0 else 15, after=5, bold=at == 0)
    below = Area(inner.x, inner.y + 50, inner.width, 15)
    write(canvas, below, certificate.where, 12, align="center", least=7)
    for part, label in zip(
        Area(inner.x, inner.y, inner.width, 30).shares(*[1] * len(certificate.signed)),
        certificate.signed,
        strict=True,
    ):
        at_line = part.inside(40, 0)
        canvas.setLineWidth(0.5)
        canvas.line(at_line.x, at_line.y + 13, at_line.right, at_line.y + 13)
        label_at = Area(at_line.x, at_line.y, at_line.width, 11)
        write(canvas, label_at, label, 9, align="center", least=6)
