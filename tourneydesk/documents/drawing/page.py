"""Pages of a paper: sizes, margins, and the head and foot of every sheet."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import SANS, reset_fonts, width_of
from tourneydesk.documents.drawing.shapes import MM, Area, write
from tourneydesk.present.sheets import Stamp

# Pages as compressed bytes; base 85 text is slower and larger.
rl_config.useA85 = 0

MARGIN = 10 * MM
"""On all four sides of a sheet; no printer needs more than 6 mm."""
NARROW = 6.5 * MM
"""On all four sides of card stock."""
HEAD, FOOT = 24.0, 16.0


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper size in points, as fed into the printer."""

    name: str
    width: float
    height: float

    def rotate(self) -> "Paper":
        """The same paper in landscape, or back in portrait."""
        return Paper(self.name, self.height, self.width)

    @property
    def whole(self) -> Area:
        return Area(0, 0, self.width, self.height)


LETTER = Paper("letter", 8.5 * 72, 11 * 72)
A4 = Paper("a4", 210 * MM, 297 * MM)
CARD = Paper("card", 5 * 72, 3 * 72)
"""Note card stock of 3 by 5 inches, in landscape."""

CARD_4X6 = Paper("4x6", 6 * 72, 4 * 72)
"""Note card stock of 4 by 6 inches, in landscape."""
A6 = Paper("a6", 148 * MM, 105 * MM)
"""Card stock of this size, in landscape."""
STOCK = (CARD, CARD_4X6, A6)
"""Card stock: one card a page."""

PagePainter = Callable[[Canvas, Area], None]
"""Paints one page inside the area between head and foot."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """Pages of one document on one size of paper, each painting everything itself."""

    paper: Paper
    pages: tuple[PagePainter, ...]


def pdf_of_sheets(pages: Sequence[PagePainter], stamp: Stamp, title: str, paper: Paper) -> bytes:
    """A PDF of sheets, each with the event, the round and the title at its head, and the print
    time, the revision, the digest and the page number at its foot.
    """
    return pdf_of_pages(with_head_and_foot(pages, stamp, title, paper), stamp, title, paper)


def with_head_and_foot(
    pages: Sequence[PagePainter], stamp: Stamp, title: str, paper: Paper
) -> tuple[PagePainter, ...]:
    """The pages with the head and foot of a sheet."""
    inner = paper.whole.inside(MARGIN)
    room = room_of(paper)

    def with_stamp(page: PagePainter, number: int) -> PagePainter:
        def draw(canvas: Canvas, _: Area) -> None:
            _head(canvas, Area(inner.x, inner.top - HEAD, inner.width, HEAD), stamp, title)
            foot(canvas, Area(inner.x, inner.y, inner.width, 8), stamp, number, len(pages), 8)
            page(canvas, room)

        return draw

    return tuple(with_stamp(page, at) for at, page in enumerate(pages, 1))


def room_of(paper: Paper) -> Area:
    """The area of a sheet between head and foot."""
    inner = paper.whole.inside(MARGIN)
    return Area(inner.x, inner.y + FOOT, inner.width, inner.height - HEAD - FOOT)


def pdf_of_pages(pages: Sequence[PagePainter], stamp: Stamp, title: str, paper: Paper) -> bytes:
    """A PDF of pages that paint everything themselves; equal input gives equal bytes."""
    return pdf_of_bundles([Bundle(paper, tuple(pages))], f"{stamp.event} – {title}")


def pdf_of_bundles(bundles: Sequence[Bundle], title: str) -> bytes:
    """Several documents as one PDF, each on its own paper size."""
    reset_fonts()
    buffer = BytesIO()
    canvas = Canvas(
        buffer,
        invariant=1,
        pageCompression=1,
        initialFontName=SANS,
    )
    canvas.setTitle(title)
    canvas.setCreator("TourneyDesk")
    for bundle in bundles:
        canvas.setPageSize((bundle.paper.width, bundle.paper.height))
        for page in bundle.pages:
            page(canvas, bundle.paper.whole)
            canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def foot(canvas: Canvas, area: Area, stamp: Stamp, page: int, pages: int, size: float) -> None:
    """Paints the foot line: print time, revision and digest, and the page number on the right."""
    page_text = stamp.page_of(page, pages)
    text_width = width_of(page_text, size) + size
    printed, text_area = area.shares(area.width - text_width, text_width)
    write(canvas, printed, stamp.printed, size, least=size * 0.7)
    write(canvas, text_area, page_text, size, align="right")


def _head(canvas: Canvas, area: Area, stamp: Stamp, title: str) -> None:
    left, middle, right = (part.inside(2, 0) for part in area.shares(5, 4, 2))
    write(canvas, left, stamp.event, 11, bold=True, least=8)
    write(canvas, middle, title, 11, align="center", least=8)
    write(canvas, right, stamp.round, 11, bold=True, align="right", least=8)
    canvas.setLineWidth(0.5)
    canvas.line(area.x, area.y + 3, area.right, area.y + 3)
