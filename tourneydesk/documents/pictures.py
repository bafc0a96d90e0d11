"""Our own papers as images, for the screen and for printers: PDFium renders them page by page.

Neither PDFium nor ReportLab's fonts may be used by two threads at once; rendering outside the GUI
thread must use a single thread.
"""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from io import BytesIO

from pypdfium2 import PdfDocument


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a document: its index (from 0), and its size in points."""

    pdf: bytes
    number: int
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Picture:
    """A page as pixels, row by row from the top; ``stride`` bytes per row.

    A pixel is four bytes (blue, green, red, unused), or one byte if ``gray``.
    """

    width: int
    height: int
    stride: int
    dots: bytes
    gray: bool = False


def page_sizes(pdf: bytes) -> tuple[tuple[float, float], ...]:
    """Width and height of each page, in points."""
    with closing(PdfDocument(pdf)) as document:
        return tuple(document.get_page_size(at) for at in range(len(document)))


def pages_of(pdf: bytes) -> tuple[Page, ...]:
    """The pages of a document."""
    return tuple(Page(pdf, at, *size) for at, size in enumerate(page_sizes(pdf)))


def picture(pdf: bytes, page: int, scale: float, *, gray: bool = False) -> Picture:
    """A page (from 0) as pixels, ``scale`` pixels per point; paper is white."""
    with closing(PdfDocument(pdf)) as document:
        bitmap = document[page].render(scale=scale, grayscale=gray, prefer_bgrx=not gray)
        dots = bytes(bitmap.buffer)
        return Picture(bitmap.width, bitmap.height, bitmap.stride, dots, gray)


def join_pdfs(pdfs: Sequence[bytes], pages: Sequence[Sequence[int]] | None = None) -> bytes:
    """The pages of several documents as one; ``pages`` are the pages wanted of each (from 0).

    Pages that are joined or left out lose their tags and bookmarks, which a printer does not need;
    `papers.make` makes a file of some pages.
    """
    if len(pdfs) == 1:
        every = range(len(page_sizes(pdfs[0])))
        if pages is None or list(pages[0]) == list(every):
            return pdfs[0]
    with closing(PdfDocument.new()) as document:
        for at, pdf in enumerate(pdfs):
            wanted = None if pages is None else list(pages[at])
            if wanted == []:
                continue
            with closing(PdfDocument(pdf)) as source:
                document.import_pages(source, wanted)
        buffer = BytesIO()
        document.save(buffer)
        return buffer.getvalue()
