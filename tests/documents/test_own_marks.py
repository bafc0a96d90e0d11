"""The organizer's logo and line on every sheet."""

import struct
import zlib
from contextlib import suppress
from dataclasses import replace
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from tests.builders.events import event_of
from tests.documents.reading import boxes, ink, inside, texts
from tests.documents.structure import ARTIFACT, marked_texts
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.documents.drawing.page import A4, HEAD, LETTER, MARGIN, Paper
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import in_language, say

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")


def event() -> Event:
    return event_of(FORMATS["us-swiss"], 60)


def picture(width: int, height: int, kind: str = "PNG", mode: str = "RGB") -> bytes:
    buffer = BytesIO()
    Image.new(mode, (width, height), 60).save(buffer, kind)
    return buffer.getvalue()


def png_that_claims(width: int, height: int) -> bytes:
    """The beginning of a PNG of any size, with nothing in it."""
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    check = struct.pack(">I", zlib.crc32(head))
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + head + check + b"\0\0\0\x09IDAT"


@pytest.mark.parametrize("paper", [LETTER, A4])
@pytest.mark.parametrize(
    "logo",
    [
        picture(800, 300),
        picture(5999, 20),
        picture(20, 3000, "JPEG"),
        picture(1, 1, mode="L"),
        picture(64, 64, mode="P"),
        picture(300, 300, mode="LA"),
    ],
    ids=["usual", "wide", "tall", "a dot", "palette", "see-through"],
)
def test_a_logo_is_in_the_head_of_every_sheet_and_moves_nothing_below_it(
    paper: Paper, logo: bytes
) -> None:
    how = replace(HOW, paper=paper)
    plain, own = (
        make(["check-in"], event(), how),
        make(["check-in"], event(), replace(how, logo=logo)),
    )
    assert inside(own, 6 * MM)
    low = paper.height - MARGIN - HEAD
    for before, after, shapes in zip(boxes(plain), boxes(own), ink(own), strict=True):
        assert [one for one in after if one.top < low] == [one for one in before if one.top < low]
        high = [one for one in after if one.bottom > low]
        assert {one.text for one in high} == {one.text for one in before if one.bottom > low}
        (logo_at,) = [one for one in shapes if one[1] > low + 2 and abs(one[0] - MARGIN) < 1]
        _, bottom, right, top = logo_at
        assert top - bottom <= 16 * MM
        assert all(one.left > right for one in high)


@pytest.mark.parametrize(
    ("logo", "code"),
    [
        (b"no picture", "picture_unread"),
        (b"%PDF-1.7", "picture_unread"),
        (picture(200, 200)[:60], "picture_unread"),
        (picture(900, 900, "JPEG")[:2000], "picture_unread"),
        (picture(30, 30, "BMP"), "picture_unread"),
        (picture(20_000, 100), "picture_size"),
        (picture(6_001, 1, "JPEG"), "picture_size"),
        (png_that_claims(20_000, 20_000), "picture_size"),
        (png_that_claims(100_000, 100_000), "picture_size"),
        (png_that_claims(100, 100), "picture_unread"),
    ],
)
def test_what_is_no_picture_for_a_sheet_is_refused_in_a_sentence(logo: bytes, code: str) -> None:
    with pytest.raises(Refused) as refused:
        make(["check-in"], event(), replace(HOW, logo=logo))
    (problem,) = refused.value.problems
    assert problem.code == code
    assert say(problem)


@given(st.binary(max_size=300), st.integers(0, 400))
def test_no_bytes_whatever_crash_the_printing(noise: bytes, at: int) -> None:
    whole = picture(40, 40)
    for logo in (noise, whole[:at] + noise + whole[at:]):
        with suppress(Refused):
            pdf = make(["cover"], event_of(FORMATS["us-swiss"], 2), replace(HOW, logo=logo))
            assert inside(pdf, 6 * MM)


@pytest.mark.parametrize("paper", [LETTER, A4])
def test_the_footer_line_is_on_every_sheet_whole_and_moves_nothing(paper: Paper) -> None:
    line = "Supported by the City of Lakeshore · Ask at the desk · <b>شكرا</b>"
    how = replace(HOW, paper=paper)
    plain, own = (
        make(["check-in"], event(), how),
        make(["check-in"], event(), replace(how, footer=line)),
    )
    assert inside(own, 6 * MM)
    for at, page in enumerate(marked_texts(own)):
        assert "Supported by the City of Lakeshore · Ask at the desk" in page[ARTIFACT]
        assert f"page {at + 1} of" in page[ARTIFACT]
        assert "0a1b 2c3d 4e5f 6071 8293" in page[ARTIFACT]
    first, second = ([one for one in boxes(pdf)[0] if one.bottom > 15 * MM] for pdf in (plain, own))
    assert first == second


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_a_footer_line_that_is_too_long_is_refused_and_the_length_named_fits(language: str) -> None:
    line = "Supported by the City of Lakeshore " * 10
    with in_language(language), pytest.raises(Refused) as refused:
        make(["check-in"], event(), replace(HOW, footer=line))
    (problem,) = refused.value.problems
    assert problem.code == "paper_footer_long"
    most = problem.facts["most"]
    assert isinstance(most, int)
    pdf = make(["check-in"], event(), replace(HOW, footer=line[: most - 5]))
    assert line[: most - 5].strip() in texts(pdf)[0]
