"""Pages of a paper: sizes, margins, head, foot, logo, and cutting."""

import struct
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO
from itertools import count
from typing import TypeVar

from PIL import Image
from reportlab import rl_config
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.documents.drawing.fonts import reset_fonts, width_of
from tourneydesk.documents.drawing.pdf_file import Metadata
from tourneydesk.documents.drawing.shapes import MM, Area, address_square, write
from tourneydesk.documents.drawing.tagged_canvas import TaggedCanvas, artifact, part, tagged
from tourneydesk.present.messages import text
from tourneydesk.present.sheets import Stamp

# The organizer's logo on paper: a picture of any size, checked before anything is painted.

_PNG = b"\x89PNG"
MOST_SIDE = 6_000
"""Pixels; a picture of this size takes 144 MB of memory."""
_PRINTED = 600
"""Pixels that are printed at most, a side: 600 to an inch at the height of a sheet's head."""
_DAMAGED = (OSError, SyntaxError, ValueError, EOFError, KeyError, IndexError, struct.error)
"""What Pillow raises for pictures that it cannot read to the end."""


@lru_cache(maxsize=4)
def logo_picture(data: bytes) -> Image.Image:
    """The picture in these bytes, on white and no larger than it is printed.

    Raises Refused if they are no PNG or JPEG, or one that is cut off or too large.
    """
    try:
        with _opened(data) as picture:
            width, height = picture.size
            if max(width, height) > MOST_SIDE:
                facts = {"width": width, "height": height, "most": MOST_SIDE}
                raise Refused(Problem("picture_size", facts=facts))
            picture.load()
            whole = picture.convert("RGBA")
    except _DAMAGED:
        raise Refused(Problem("picture_unread")) from None
    whole.thumbnail((3 * _PRINTED, _PRINTED))
    paper = Image.new("RGBA", whole.size, "white")
    paper.alpha_composite(whole)
    return paper.convert("RGB")


def _opened(data: bytes) -> Image.Image:
    """The picture, of which only the head is read; `Image.open` would not say how large it is."""
    # Loaded when there is a logo: these take 40 ms.
    from PIL.JpegImagePlugin import JpegImageFile
    from PIL.PngImagePlugin import PngImageFile

    if data.startswith(_PNG):
        return PngImageFile(BytesIO(data))
    return JpegImageFile(BytesIO(data))


def paint_logo(canvas: Canvas, area: Area, data: bytes) -> float:
    """Paints the logo at the left of an area, as large as it fits; returns its width."""
    picture = logo_picture(data)
    scale = min(area.width / picture.width, area.height / picture.height)
    width, height = picture.width * scale, picture.height * scale
    y = area.y + (area.height - height) / 2
    canvas.drawImage(ImageReader(picture), area.x, y, width, height)
    return width


# Where phones find the pages, at the bottom of a sheet: a QR code with the address beside it.

ADDRESS_HEIGHT = 19 * MM
"""Of the code with the white space around it."""
_SIDE, _BESIDE = 15 * MM, 4 * MM
_ABOVE = 1.5 * MM
_LABEL, _LETTERS = 10.0, 15.0


def paint_address(canvas: Canvas, room: Area, address: str, *, repeated: bool) -> None:
    """Paints the code at the bottom of the room, on the left, where nothing else is."""
    bottom = room.y + _ABOVE
    with artifact(canvas):
        address_square(canvas, Area(room.x, bottom, _SIDE, _SIDE), address)
    left = room.x + _SIDE + _BESIDE
    line = Area(left, bottom + _SIDE / 2, room.right - left, _SIDE / 2)
    lower = Area(left, bottom, line.width, _SIDE / 2)
    with artifact(canvas) if repeated else tagged(canvas, "P"):
        write(canvas, line, text("sheet-on-phone"), _LABEL)
        write(canvas, lower, address, _LETTERS, bold=True, least=_LABEL)


# Pages as compressed bytes; base 85 text is slower and larger.
rl_config.useA85 = 0

MARGIN = 10 * MM
"""On all four sides of a sheet; no printer needs more than 6 mm."""
NARROW = 6.5 * MM
"""On all four sides of card stock."""
HEAD = 16 * MM
"""The height of a sheet's head with its rule, below the margin."""
FOOT_BOTTOM, FOOT = 8 * MM, 6 * MM
"""How far a sheet's foot is from the edge, and its height with its rule."""
_BELOW_HEAD = 1 * MM
_RULE, _HAIRLINE = 0.6 * MM, 0.2 * MM
_EVENT_SIZE, _TITLE_SIZE, _LEAST_TITLE, _FOOT_SIZE, _LEAST_FOOTER = 10.0, 20.0, 10.0, 8.0, 6.0
_LOGO_WIDTH = 45 * MM


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
    """Pages of one document on one size of paper, each painting everything itself. ``title`` is
    its entry in the outline of a document of several bundles.
    """

    paper: Paper
    pages: tuple[PagePainter, ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A document as a part of a PDF: its entry in the outline, and its pages."""

    title: str
    bundles: Sequence[Bundle]


def with_head_and_foot(
    pages: Sequence[PagePainter], stamp: Stamp, title: str | Sequence[str], paper: Paper
) -> tuple[PagePainter, ...]:
    """The pages with the event, the round and the title at their head, and the print time, the
    revision, the digest and the page number at their foot; one title for all, or one for each. The
    first title is the heading of the document; what the other pages repeat is no part of it.
    """
    titles = [title] * len(pages) if isinstance(title, str) else title
    inner = paper.whole.inside(MARGIN)
    room = room_of(paper)
    head = Area(inner.x, inner.top - HEAD, inner.width, HEAD)
    below = Area(inner.x, FOOT_BOTTOM, inner.width, FOOT)

    def with_stamp(page: PagePainter, number: int) -> PagePainter:
        def draw(canvas: Canvas, _: Area) -> None:
            _head(canvas, head, stamp, titles[number - 1], repeated=number > 1)
            with artifact(canvas):
                _sheet_foot(canvas, below, stamp, number, len(pages))
            page(canvas, room)

        return draw

    return tuple(with_stamp(page, at) for at, page in enumerate(pages, 1))


def check_own(logo: bytes | None, footer: str) -> None:
    """Refuses a logo that is no picture, and a footer line that the narrowest sheet has no room
    for.
    """
    if logo:
        logo_picture(logo)
    room = min(LETTER.width, A4.width) - 2 * MARGIN
    needed = width_of(footer, _LEAST_FOOTER)
    if needed > room:
        facts = {"letters": len(footer), "most": int(len(footer) * room / needed)}
        raise Refused(Problem("paper_footer_long", facts=facts))


def room_of(paper: Paper) -> Area:
    """The area of a sheet between head and foot."""
    inner = paper.whole.inside(MARGIN)
    bottom = FOOT_BOTTOM + FOOT
    return Area(inner.x, bottom, inner.width, inner.top - HEAD - _BELOW_HEAD - bottom)


def pdf_of_pages(pages: Sequence[PagePainter], stamp: Stamp, title: str, paper: Paper) -> bytes:
    """A PDF of pages that paint everything themselves; equal input gives equal bytes."""
    metadata = Metadata(f"{stamp.event} – {title}", subject=stamp.printed)
    return pdf_of_parts([Part(title, [Bundle(paper, tuple(pages))])], metadata)


def pdf_of_parts(
    parts: Sequence[Part], metadata: Metadata, pages: Collection[int] | None = None
) -> bytes:
    """Several documents as one PDF, each on its own paper sizes; equal input gives equal bytes.
    With ``pages`` it has only these, counted from 0 through all documents.
    """
    reset_fonts()
    canvas = TaggedCanvas(metadata)
    parts = parts if pages is None else _only(parts, pages)
    for document in parts:
        with part(canvas, document.title):
            several = len(document.bundles) > 1
            for bundle in document.bundles:
                with (
                    part(canvas, bundle.title)
                    if several and bundle.title
                    else tagged(canvas, "Sect")
                ):
                    _paint(canvas, bundle)
    return canvas.pdf()


def _only(parts: Sequence[Part], pages: Collection[int]) -> list[Part]:
    """The documents with only these pages; those without any are left out."""
    numbers = count()
    kept = []
    for document in parts:
        bundles = []
        for bundle in document.bundles:
            wanted = tuple(page for page in bundle.pages if next(numbers) in pages)
            bundles += [replace(bundle, pages=wanted)] if wanted else []
        kept += [replace(document, bundles=bundles)] if bundles else []
    return kept


def pdf_of_bundles(bundles: Sequence[Bundle], title: str) -> bytes:
    """Bundles as one PDF that says nothing about itself but its title."""
    return pdf_of_parts([Part(title, bundles)], Metadata(title))


def _paint(canvas: TaggedCanvas, bundle: Bundle) -> None:
    canvas.setPageSize((bundle.paper.width, bundle.paper.height))
    for page in bundle.pages:
        page(canvas, bundle.paper.whole)
        canvas.showPage()


def foot(canvas: Canvas, area: Area, stamp: Stamp, page: int, pages: int, size: float) -> None:
    """Paints the foot line: print time, revision and digest, and the page number on the right."""
    page_text = stamp.page_of(page, pages)
    text_width = width_of(page_text, size) + size
    printed, text_area = area.shares(area.width - text_width, text_width)
    write(canvas, printed, stamp.printed, size, least=size * 0.7)
    write(canvas, text_area, page_text, size, align="right")


def _sheet_foot(canvas: Canvas, area: Area, stamp: Stamp, page: int, pages: int) -> None:
    """The foot of a sheet, below a hairline; the organizer's line, if any, comes first."""
    canvas.setLineWidth(_HAIRLINE)
    canvas.line(area.x, area.top, area.right, area.top)
    if stamp.footer:
        upper = Area(area.x, area.top - 11, area.width, 10)
        lower = Area(area.x, upper.y - 9, area.width, 9)
        write(canvas, upper, stamp.footer, _FOOT_SIZE, align="center", least=_LEAST_FOOTER)
        foot(canvas, lower, stamp, page, pages, _FOOT_SIZE - 1)
        return
    line = Area(area.x, area.y, area.width, _FOOT_SIZE * 1.3)
    foot(
        canvas,
        Area(line.x, area.top - 1 * MM - line.height, line.width, line.height),
        stamp,
        page,
        pages,
        _FOOT_SIZE,
    )


def _head(canvas: Canvas, area: Area, stamp: Stamp, title: str, *, repeated: bool) -> None:
    """The event and the title on the left, the time of the start and the round on the right, above
    a strong rule. A logo is on the left of them.
    """
    canvas.setLineWidth(_RULE)
    canvas.line(area.x, area.y + _RULE / 2, area.right, area.y + _RULE / 2)
    lower = Area(area.x, area.y + 1.8 * MM, area.width, 24)
    upper = Area(area.x, lower.top, area.width, 13)
    if stamp.logo:
        high = area.height - 2 * _RULE
        at = Area(area.x, area.top - high, min(_LOGO_WIDTH, area.width / 3), high)
        beside = paint_logo(canvas, at, stamp.logo) + 3 * MM
        lower, upper = (
            Area(line.x + beside, line.y, line.width - beside, line.height)
            for line in (lower, upper)
        )
    with artifact(canvas):
        _pair(canvas, upper, stamp.event, stamp.starts, _EVENT_SIZE, 8, bold=False)
    with artifact(canvas) if repeated else tagged(canvas, "H1"):
        _pair(canvas, lower, title, stamp.round, _TITLE_SIZE, _LEAST_TITLE, bold=True)


def _pair(
    canvas: Canvas, area: Area, left: str, right: str, size: float, least: float, *, bold: bool
) -> None:
    """Two texts of one size at the sides of a line; if there is no room for both, they get smaller,
    and each has at least a third of the line.
    """
    gap = 4 * MM if left and right else 0.0
    widths = [width_of(text, 1, bold) for text in (left, right)]
    size = max(least, min(size, (area.width - gap) / max(sum(widths), 0.01)))
    room = area.width - gap
    on_right = min(widths[1] * size, max(room / 3, room - widths[0] * size)) * 1.0001
    first = Area(area.x, area.y, room - on_right, area.height)
    last = Area(area.right - on_right, area.y, on_right, area.height)
    write(canvas, first, left, size, bold=bold)
    write(canvas, last, right, size, align="right", bold=bold)


# Several cards or slips per sheet, arranged so that the cut sheets stack in order.

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Grid:
    """Places on a sheet, all of one size, from the top left, row by row."""

    paper: Paper
    places: tuple[Area, ...]


def grid(paper: Paper, across: int, down: int, width: float, height: float) -> Grid:
    """A grid of places of this size, centered on a sheet."""
    left = (paper.width - across * width) / 2
    top = paper.height - (paper.height - down * height) / 2
    return Grid(
        paper,
        tuple(
            Area(left + column * width, top - (row + 1) * height, width, height)
            for row in range(down)
            for column in range(across)
        ),
    )


def stack_order(items: Sequence[T], up: int) -> list[list[T]]:
    """The items of each sheet, place by place: item k of n is on sheet k mod p of p.

    After cutting, the stacks placed on one another in the order of their places are in order.
    """
    sheets = -(-len(items) // up)
    return [list(items[sheet::sheets]) for sheet in range(sheets)]


def crop_marks(canvas: Canvas, grid: Grid) -> None:
    """Short lines outside the cards that show where to cut."""
    canvas.setLineWidth(0.3)
    left, right = min(place.x for place in grid.places), max(place.right for place in grid.places)
    bottom, top = min(place.y for place in grid.places), max(place.top for place in grid.places)
    gap, length = 1 * MM, 3 * MM
    for x in sorted({edge for place in grid.places for edge in (place.x, place.right)}):
        canvas.line(x, bottom - gap, x, bottom - gap - length)
        canvas.line(x, top + gap, x, top + gap + length)
    for y in sorted({edge for place in grid.places for edge in (place.y, place.top)}):
        canvas.line(left - gap, y, left - gap - length, y)
        canvas.line(right + gap, y, right + gap + length, y)


def cut_marks(canvas: Canvas, grid: Grid, edge: float) -> None:
    """Where to cut sheets whose places touch: short lines that stay ``edge`` away from the edges of
    the paper, and small crosses inside.
    """
    canvas.setLineWidth(0.3)
    length = 4 * MM
    columns = sorted({round(place.x, 2) for place in grid.places})[1:]
    rows = sorted({round(place.top, 2) for place in grid.places})[:-1]
    width, height = grid.paper.width, grid.paper.height
    for y in rows:
        canvas.line(edge, y, edge + length, y)
        canvas.line(width - edge - length, y, width - edge, y)
    for x in columns:
        canvas.line(x, edge, x, edge + length)
        canvas.line(x, height - edge - length, x, height - edge)
        for y in rows:
            canvas.line(x - length, y, x + length, y)
            canvas.line(x, y - length, x, y + length)
