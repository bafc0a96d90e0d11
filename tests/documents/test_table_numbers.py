"""Table numbers: large, outlined, with what a table is called, and never read upside down."""

import re
from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader

from tests.builders.desks import desk_of
from tests.documents.reading import boxes, inside, texts
from tourneydesk.documents.drawing.page import A4, LETTER, Paper
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import text
from tourneydesk.present.papers.pairings import reads_upside_down

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")


@pytest.mark.parametrize(
    ("number", "underlined"),
    [(number, True) for number in ("6", "9", "68", "66", "60")]
    + [(number, False) for number in ("8", "69", "88", "16", "609", "2")],
)
def test_a_number_is_underlined_if_it_reads_as_another_upside_down(
    number: str, underlined: bool
) -> None:
    assert reads_upside_down(number) is underlined


@pytest.mark.parametrize("key", sorted(FORMATS))
@pytest.mark.parametrize("paper", [LETTER, A4])
@pytest.mark.parametrize("up", ["1", "2", "4"])
def test_numbers_have_their_noun_above_and_stay_inside_the_page(
    key: str, paper: Paper, up: str
) -> None:
    event = desk_of(key, 4).event
    how = replace(HOW, paper=paper, tables=(6, 88, 9, 1000), chosen=(("up", (up,)),))
    pdf = make(["numbers"], event, how)
    pages = texts(pdf)
    assert len(pages) == 4 // int(up)
    assert all(page.count(text("slip-table", key)) >= int(up) for page in pages)
    assert inside(pdf, 6 * MM)
    for page in boxes(pdf):
        largest = sorted(page, key=lambda box: box.top - box.bottom)[-int(up) :]
        assert all(box.text.strip().isdecimal() for box in largest)


def test_the_digits_are_outlined_and_the_words_are_not() -> None:
    pdf = make(["numbers"], desk_of("us-swiss", 4).event, replace(HOW, tables=(7,)))
    content = PdfReader(BytesIO(pdf)).pages[0].get_contents()
    assert content is not None
    assert len(re.findall(rb"\b1 Tr\b", content.get_data())) == 1
    assert b"2 Tr" not in content.get_data()
