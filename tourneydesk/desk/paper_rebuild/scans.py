"""Codes of papers from files: typed, scanned as images or PDFs.

If a page shows no code, or an unreadable one, it is tried again at other sizes. Bytes, pixels and
pages are limited before anything is unpacked.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from math import sqrt
from pathlib import Path

import zxingcpp
from PIL import Image
from pypdfium2 import PdfDocument, PdfiumError

from tourneydesk.core.reasons import Advice, Fact
from tourneydesk.desk.lists.decoding import MOST_BYTES as MOST_BYTES_OF_TEXT
from tourneydesk.desk.lists.decoding import decode
from tourneydesk.store.errors import FileTrouble, display_name
from tourneydesk.store.header import read_regular

MOST_BYTES = 200_000_000
MOST_PIXELS = 60_000_000
MOST_PAGES = 300
_KINDS = {b"\x89PNG\r\n\x1a\n": "PNG", b"\xff\xd8\xff": "JPEG"}
_PDF = b"%PDF-"
_HEAD = 1024
"""The number of leading bytes in which a PDF may begin."""
_DOTS = 200
"""Resolution for rendering PDF pages, in dots per inch."""
_AGAIN = (1.5, 2.0, 0.5)
_SQUARE_CODES = zxingcpp.barcode_formats_from_str("QRCode")


@dataclass(frozen=True, slots=True)
class ScannedPage:
    """A page of a file, from 1 (0 for an image), and the texts of its codes."""

    file: str
    number: int
    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scan:
    """The pages read from a file; ``truncated`` means that it has more pages than are read."""

    pages: tuple[ScannedPage, ...]
    truncated: bool = False


def is_scan(data: bytes) -> bool:
    """Whether a file's bytes are an image or a PDF that this module can read."""
    return _kind(data) is not None or _PDF in data[:_HEAD]


def read_scan(data: bytes, path: Path) -> Scan:
    """The codes on every page; FileTrouble if it is not a sound image or PDF, or too large."""
    kind = _kind(data)
    if kind is None:
        return _read_pdf(data, path)
    with _open_image(data, path, kind) as picture:
        return Scan((ScannedPage(display_name(path), 0, _codes(picture)),))


def _kind(data: bytes) -> str | None:
    return next((kind for mark, kind in _KINDS.items() if data.startswith(mark)), None)


def _open_image(data: bytes, path: Path, kind: str) -> Image.Image:
    try:
        picture = Image.open(BytesIO(data), formats=(kind,))
        if picture.width * picture.height > MOST_PIXELS:
            raise FileTrouble("scan_pixels", path, most=MOST_PIXELS)
        return picture.convert("L")
    except Image.DecompressionBombError as error:
        raise FileTrouble("scan_pixels", path, most=MOST_PIXELS) from error
    except (OSError, ValueError, SyntaxError, MemoryError) as error:
        raise FileTrouble("scan_not_read", path) from error


def _read_pdf(data: bytes, path: Path) -> Scan:
    try:
        document = PdfDocument(data)
    except PdfiumError as error:
        raise FileTrouble("scan_not_read", path) from error
    try:
        page_count = len(document)
        pages = tuple(
            ScannedPage(display_name(path), index + 1, _codes(picture))
            for index, picture in enumerate(
                _render_pages(document, min(page_count, MOST_PAGES), path)
            )
        )
    finally:
        document.close()
    if not pages:
        raise FileTrouble("scan_not_read", path)
    return Scan(pages, page_count > MOST_PAGES)


def _render_pages(document: PdfDocument, page_count: int, path: Path) -> Iterator[Image.Image]:
    for index in range(page_count):
        try:
            page = document[index]
            width, height = page.get_size()
            scale = min(_DOTS / 72, sqrt(MOST_PIXELS / max(1.0, width * height)))
            yield page.render(scale=scale, grayscale=True).to_pil().convert("L")
        except (PdfiumError, ValueError, MemoryError) as error:
            raise FileTrouble("scan_not_read", path) from error


def _codes(picture: Image.Image) -> tuple[str, ...]:
    """The texts on a picture, each once, from top to bottom."""
    texts, all_read = _read(picture)
    for scale in () if texts and all_read else _AGAIN:
        size = (round(picture.width * scale), round(picture.height * scale))
        if min(size) < 1 or size[0] * size[1] > MOST_PIXELS:
            continue
        more_texts, all_read_now = _read(picture.resize(size))
        texts |= more_texts
        if more_texts and all_read_now:
            break
    return tuple(texts)


def _read(picture: Image.Image) -> tuple[dict[str, None], bool]:
    """The texts, and whether every visible code was readable."""
    barcodes = zxingcpp.read_barcodes(picture, formats=_SQUARE_CODES, return_errors=True)
    texts = {
        barcode.bytes.decode("utf-8", "replace"): None for barcode in barcodes if barcode.valid
    }
    return texts, all(barcode.valid for barcode in barcodes)


# Codes of papers from files: texts typed or scanned by hand, images and PDFs.


@dataclass(slots=True)
class CodeLines:
    """The code lines of several files, and the codes of each scanned page."""

    lines: list[str] = field(default_factory=list)
    pages: list[ScannedPage] = field(default_factory=list)
    notes: list[Advice] = field(default_factory=list)

    def add_file(self, path: Path) -> None:
        """Adds all codes of a file; Refused or FileTrouble if it cannot be read."""
        data = read_regular(path, MOST_BYTES)
        if not is_scan(data):
            if len(data) > MOST_BYTES_OF_TEXT:
                raise FileTrouble(
                    "scan_too_large", path, most=f"{MOST_BYTES_OF_TEXT // 1_000_000} MB"
                )
            self.lines += decode(data).text.splitlines()
            return
        scan = read_scan(data, path)
        for page in scan.pages:
            self.pages.append(page)
            self.notes.append(page_note(page))
            for code in page.codes:
                self.lines += code.splitlines() or [""]
        if scan.truncated:
            facts: dict[str, Fact] = {"file": display_name(path), "count": MOST_PAGES}
            self.notes.append(Advice("scan_pages_left", facts=facts))

    @property
    def codes(self) -> int:
        """The number of codes read on scanned pages."""
        return sum(len(page.codes) for page in self.pages)


def lines_of(paths: Sequence[Path]) -> CodeLines:
    """The codes of all these files, in order."""
    read = CodeLines()
    for path in paths:
        read.add_file(path)
    return read


def page_note(page: ScannedPage) -> Advice:
    """A note with the number of codes read on a page."""
    code = "scan_codes_read" if page.codes else "scan_nothing_read"
    facts: dict[str, Fact] = {"file": page.file, "number": page.number, "count": len(page.codes)}
    return Advice(f"{code}_page" if page.number else code, facts=facts)
