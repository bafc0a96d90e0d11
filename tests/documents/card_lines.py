"""Lines, rectangles and type sizes of cards, read back from a PDF, in millimeters from the upper
left corner of each card.
"""

import re
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

_POINT = 25.4 / 72
_TYPE = re.compile(rb"/F[\d+]+ ([\d.]+) Tf(?! \( \) Tj)")
"""A type size that letters follow: the spaces between texts that are read aloud show nothing."""


@dataclass(frozen=True)
class Segment:
    """A straight line."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def across(self) -> bool:
        return abs(self.top - self.bottom) < 0.01


@dataclass(frozen=True)
class Drawn:
    """What the form of a card has: lines, rectangles (left, top, width, height), type sizes."""

    lines: tuple[Segment, ...]
    boxes: tuple[tuple[float, float, float, float], ...]
    types: frozenset[float]


def forms(pdf: bytes) -> list[Drawn]:
    """Every form of a PDF: the parts that the cards share."""
    found: dict[str, Drawn] = {}
    for page in PdfReader(BytesIO(pdf)).pages:
        resources: Any = page["/Resources"]
        for name, reference in resources.get("/XObject", {}).items():
            form = reference.get_object()
            if form["/Subtype"] == "/Form" and name not in found:
                found[name] = _drawn(form, float(form["/BBox"][3]))
    return list(found.values())


def types_of_pages(pdf: bytes) -> set[float]:
    """The type sizes of what is on the pages themselves."""
    return {
        float(size)
        for page in PdfReader(BytesIO(pdf)).pages
        for size in _TYPE.findall(page.get_contents().get_data())
    }


def _drawn(form: ContentStream, height: float) -> Drawn:
    data = form.get_data()
    number = rb"(-?[\d.]+) "
    lines = re.findall(rb"n " + number * 2 + rb"m " + number * 2 + rb"l S", data)
    boxes = re.findall(rb"n " + number * 4 + rb"re", data)
    sizes = _TYPE.findall(data)
    return Drawn(
        tuple(
            Segment(
                float(x) * _POINT,
                (height - float(y)) * _POINT,
                float(right) * _POINT,
                (height - float(low)) * _POINT,
            )
            for x, y, right, low in lines
        ),
        tuple(
            (
                float(x) * _POINT,
                (height - float(y) - float(high)) * _POINT,
                float(wide) * _POINT,
                float(high) * _POINT,
            )
            for x, y, wide, high in boxes
        ),
        frozenset(map(float, sizes)),
    )
