"""Reads papers back: text, where it stands, fonts and page sizes."""

from ctypes import POINTER, byref, c_float, c_ushort, cast, create_string_buffer
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import pypdfium2
import pypdfium2.raw as raw
from pypdf import PdfReader


@dataclass(frozen=True)
class Box:
    """A rectangle of text on a page, in points."""

    left: float
    bottom: float
    right: float
    top: float
    text: str


def texts(pdf: bytes) -> list[str]:
    """The text of each page."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [page.get_textpage().get_text_range().replace("\r\n", "\n") for page in document]
    finally:
        document.close()


def sizes(pdf: bytes) -> list[tuple[float, float]]:
    """Width and height of each page, in points."""
    boxes = [page.mediabox for page in PdfReader(BytesIO(pdf)).pages]
    return [(float(box.width), float(box.height)) for box in boxes]


def fonts(pdf: bytes) -> dict[str, bool]:
    """Every font that a page can use by name, and whether its outlines are in the file."""
    found: dict[str, bool] = {}
    below: list[Any] = [page["/Resources"] for page in PdfReader(BytesIO(pdf)).pages]
    seen: set[int] = set()
    while below:
        resources = below.pop().get_object()
        for one in resources.get("/Font", {}).values():
            font = one.get_object()
            descriptor = font.get("/FontDescriptor")
            holds = descriptor is not None and "/FontFile2" in descriptor.get_object()
            found[str(font["/BaseFont"])] = holds
        for one in resources.get("/XObject", {}).values():
            form = one.get_object()
            if "/Resources" in form and id(form) not in seen:
                seen.add(id(form))
                below.append(form["/Resources"])
    return found


def boxes(pdf: bytes) -> list[list[Box]]:
    """Where text stands on each page."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [_boxes(page.get_textpage()) for page in document]
    finally:
        document.close()


def ink(pdf: bytes) -> list[list[tuple[float, float, float, float]]]:
    """Left, bottom, right and top of all that is drawn on each page."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [_ink(page) for page in document]
    finally:
        document.close()


def _ink(page: pypdfium2.PdfPage) -> list[tuple[float, float, float, float]]:
    return [one.get_bounds() for one in page.get_objects(max_depth=1)]


def inside(pdf: bytes, margin: float) -> bool:
    """Whether nothing on any page comes nearer to an edge than that many points."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return all(
            left >= page_left + margin
            and bottom >= page_bottom + margin
            and right <= page_right - margin
            and top <= page_top - margin
            for page in document
            for page_left, page_bottom, page_right, page_top in (page.get_mediabox(),)
            for left, bottom, right, top in _ink(page)
        )
    finally:
        document.close()


def _boxes(page: pypdfium2.PdfTextPage) -> list[Box]:
    places = [page.get_rect(at) for at in range(page.count_rects())]
    return [
        Box(left, bottom, right, top, page.get_text_bounded(left, bottom, right, top))
        for left, bottom, right, top in places
    ]


@dataclass(frozen=True)
class Letters:
    """A piece of text of one font, with the size of its letters and its lower left corner."""

    text: str
    size: float
    left: float
    bottom: float


def letters(pdf: bytes) -> list[list[Letters]]:
    """The texts of each page in the order of drawing."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [_letters(page) for page in document]
    finally:
        document.close()


def _letters(page: pypdfium2.PdfPage) -> list[Letters]:
    text_page = page.get_textpage()
    found = []
    for one in page.get_objects((raw.FPDF_PAGEOBJ_TEXT,), max_depth=1):
        size = c_float()
        raw.FPDFTextObj_GetFontSize(one.raw, byref(size))
        length = raw.FPDFTextObj_GetText(one.raw, text_page.raw, None, 0)
        buffer = create_string_buffer(length)
        into = cast(buffer, POINTER(c_ushort))
        raw.FPDFTextObj_GetText(one.raw, text_page.raw, into, length)
        left, bottom, *_ = one.get_bounds()
        said = buffer.raw.decode("utf-16-le", errors="replace").rstrip("\0").strip()
        found.append(Letters(said, size.value, left, bottom))
    return found
