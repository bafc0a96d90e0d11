"""The ground every paper stands on: fonts, directions, lines that are never clipped, pages."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from tests.documents.papers import with_players
from tests.documents.reading import Box, boxes, fonts, sizes, texts
from tourneydesk.documents.drawing.fonts import (
    SANS,
    break_lines,
    missing_letters,
    pieces,
    reset_fonts,
    width_of,
)
from tourneydesk.documents.drawing.page import (
    A4,
    CARD,
    LETTER,
    MARGIN,
    PagePainter,
    Paper,
    pdf_of_pages,
    with_head_and_foot,
)
from tourneydesk.documents.drawing.shapes import MM, Area, fit_line, write
from tourneydesk.documents.printing import unprintable
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.present.sheets import Stamp, stamp
from tourneydesk.shipped import shipped

STAMP = Stamp(
    "Spring Open", "Round 3", "Printed 10:30 · revision 7 · digest 0a1b", "page {page} of {pages}"
)
BAD_NAMES = [
    "<b>Bold</b> & <img src='file:///etc/passwd'> </para>",
    "Anna-Sophie von und zu Hohenlohe-" * 6,
    "عبد الرحمن بن محمد (Omar) 12",
    "Dvora דבורה בן־גוריון",
    "राजकुमारी श्रीवास्तव",
    "สมชาย ใจดี",
    "山田太郎 김민준",
    "👩‍👩‍👧‍👦 Family ☂",
    "Z" + "\u0301" * 50 + "algo",
    "tab\tand\nline end\x00",
    "\u202eesrever\u202c and \u2066isolated\u2069",
    "lone \ud800 surrogate",
    "\ue000\uf8ff private",
    "தமிழ் প্রিয়া",
    "",
    "x" * 100_000,
]


def pdf_of_sheets(pages: list[PagePainter], stamp: Stamp, title: str, paper: Paper) -> bytes:
    return pdf_of_pages(with_head_and_foot(pages, stamp, title, paper), stamp, title, paper)


def paper_of(lines: list[str], paper: Paper = A4) -> bytes:
    def page(canvas: Canvas, area: Area) -> None:
        for row, line in zip(area.rows(len(lines)), lines, strict=True):
            write(canvas, row, line, 12, least=8)

    return pdf_of_sheets([page], STAMP, "Names", paper)


@pytest.mark.parametrize("paper", [LETTER, A4, LETTER.rotate(), A4.rotate()])
def test_every_sheet_has_head_and_foot_inside_its_margins(paper: Paper) -> None:
    pdf = pdf_of_sheets([lambda canvas, area: None] * 3, STAMP, "Pairings", paper)
    assert sizes(pdf) == [pytest.approx((paper.width, paper.height), abs=0.01)] * 3
    for number, text in enumerate(texts(pdf), 1):
        for said in (STAMP.event, STAMP.round, STAMP.printed, "Pairings", f"page {number} of 3"):
            assert said in text


@pytest.mark.parametrize("title", ["Pairings by board", "Pairings by board and by name " * 4])
@pytest.mark.parametrize("paper", [LETTER, A4.rotate()])
def test_the_title_and_the_round_share_the_head_and_the_body_keeps_its_place(
    paper: Paper, title: str
) -> None:
    at = replace(STAMP, event="A tournament with a long name " * 3, starts="Starts at 2:50 PM")
    body: list[Area] = []
    pdf = pdf_of_sheets([lambda canvas, area: body.append(area)], at, title, paper)
    (room,) = body
    assert room.top == pytest.approx(paper.height - 27 * MM)
    assert room.y == pytest.approx(14 * MM)
    head = [box for box in boxes(pdf)[0] if box.bottom > room.top]
    assert any("Round 3" in box.text for box in head)
    assert any(at.starts in box.text for box in head)
    assert max(box.right for box in head) <= paper.width - MARGIN + 1
    lower = sorted((box for box in head if box.top < paper.height - MARGIN - 13), key=_left)
    assert [box.text[:7] for box in lower] == [title[:7], "Round 3"]
    assert lower[0].right < lower[1].left


def _left(box: Box) -> float:
    return box.left


def test_condensed_letters_are_narrower_and_other_scripts_stay() -> None:
    for bold in (False, True):
        assert width_of("Marta Kowalska", 10, bold, True) < 0.9 * width_of(
            "Marta Kowalska", 10, bold
        )
        assert width_of("山田太郎", 10, bold, True) == width_of("山田太郎", 10, bold)
    narrow = width_of("Marta Kowalska", 10, condensed=True)
    assert fit_line("Marta Kowalska", narrow + 0.01, 10, condensed=True).text == "Marta Kowalska"
    assert break_lines("Marta Kowalska", narrow + 0.01, 10, condensed=True) == ["Marta Kowalska"]


@pytest.mark.parametrize("name", BAD_NAMES, ids=range(len(BAD_NAMES)))
def test_no_name_leaves_the_margins_or_needs_a_font_of_the_printer(name: str) -> None:
    pdf = paper_of([name, "and after it"])
    for box in boxes(pdf)[0]:
        assert box.left >= MARGIN - 1
        assert box.right <= A4.width - MARGIN + 1
    assert all(fonts(pdf).values())
    assert "and after it" in texts(pdf)[0]


def test_the_stamp_says_what_it_was_given() -> None:
    event = with_players("age-swiss", ["Zoë"], [None])
    made = stamp(event, 3, "21 Nov 2026 10:30", 37, "0a1b2c3d4e5f60718293")
    assert (made.event, made.round) == (event.name, "Round 3")
    assert made.printed == messages.text(
        "paper-printed", at="21 Nov 2026 10:30", revision=37, digest="0a1b 2c3d 4e5f 6071 8293"
    )
    assert made.page_of(2, 5) == "page 2 of 5"
    assert stamp(event, None, "", 0, "").round == ""


def test_markup_is_printed_as_it_was_typed() -> None:
    assert BAD_NAMES[0] in texts(paper_of([BAD_NAMES[0]]))[0]


def test_a_long_line_grows_smaller_and_is_then_cut_where_everybody_sees_it() -> None:
    name = "Maximiliana Featherstonehaugh"
    wide = width_of(name, 10)
    assert fit_line(name, wide, 10).text == name
    assert fit_line(name, wide * 0.9, 10, least=8).text == name
    assert fit_line(name, wide * 0.9, 10, least=8).size == pytest.approx(9)
    cut = fit_line(name, wide / 2, 10, least=8)
    assert cut.text.endswith("…")
    assert name.startswith(cut.text[:-1])
    assert cut.size == 8
    assert fit_line(name, 1, 10).text == ""


@given(st.text(max_size=60), st.floats(1, 300))
@settings(max_examples=200)
def test_whatever_is_written_takes_no_more_room_than_it_has(name: str, width: float) -> None:
    line = fit_line(name, width, 11, least=7)
    assert width_of(line.text, line.size) <= width * 1.001


def test_equal_input_gives_equal_bytes_whatever_was_printed_before() -> None:
    names = ["राजकुमारी श्रीवास्तव", "สมชาย น้ำใจดี", "عبد الرحمن لا"]
    first = paper_of(names)
    paper_of(["क्षत्रिय ज्ञानेश्वर", *BAD_NAMES])
    assert paper_of(names) == first
    assert paper_of(names[:2]) != first


def test_shaping_leaves_nothing_in_the_fonts_for_the_next_document() -> None:
    paper_of(["राजकुमारी श्रीवास्तव", "عبد الرحمن لا"])
    reset_fonts()
    for name in ("NotoSansDevanagari-Regular", SANS):
        now = pdfmetrics.getFont(name).face
        loaded = TTFont(name, str(shipped(f"fonts/{name}.ttf"))).face
        assert now.charToGlyph == loaded.charToGlyph
        assert now.glyphToChar == loaded.glyphToChar
        assert now.charWidths == loaded.charWidths


@pytest.mark.parametrize(
    ("name", "lacking"),
    [
        ("Åsa Ødegård Nguyễn Ἀθηνᾶ Дмитрий", ()),
        ("عبد الرحمن דבורה राजकुमारी สมชาย 山田 김민준", ()),
        ("தமிழ் অনন্যা Priya", ()),
        ("ქართული ꦗꦮ Priya", ("ꦗ", "ꦮ")),
        ("👩‍👩‍👧 A\ufe0f", ("👩", "👧")),
        ("\ue000 lone \ud800", ("\ue000", "\ud800")),
    ],
)
def test_letters_without_a_font_are_named_before_printing(
    name: str, lacking: tuple[str, ...]
) -> None:
    assert missing_letters(name) == lacking


def test_players_whose_names_cannot_be_printed_are_named_in_a_sentence() -> None:
    event = with_players("age-swiss", ["Zoë", "Priya ꦗꦮ", "محمد"], [None, None, "12"])
    (advice,) = unprintable(event)
    assert advice.players == (2,)
    assert say(advice, event).startswith(
        messages.text("paper-letters-missing", letters=("ꦗ", "ꦮ"), player1="Priya ꦗꦮ")
    )


def test_letters_of_clubs_and_of_the_event_are_named_too() -> None:
    event = with_players("age-swiss", ["Zoë", "Ann"], [None, None])
    ann = replace(event.players[1], club="Club 😀")
    event = replace(event, players=(event.players[0], ann), name="ꦗ Open", details={"venue": "ꦮ"})
    club, own = unprintable(event)
    assert (club.players, club.facts["letters"]) == ((2,), ("😀",))
    assert own.facts["letters"] == ("ꦗ", "ꦮ")
    assert say(own, event) == messages.text("paper-event-letters-missing", letters=("ꦗ", "ꦮ"))


def test_composed_and_decomposed_names_look_the_same() -> None:
    assert pieces("Zoe\u0301 Mu\u0308ller") == pieces("Zoé Müller")


def test_hebrew_runs_to_the_left_and_its_brackets_face_inwards() -> None:
    assert "".join(piece.text for piece in pieces("אב (גד)")) == "(דג) בא"


def test_a_number_in_an_arabic_line_keeps_its_direction() -> None:
    line = "".join(piece.text for piece in pieces("دال 123"))
    assert line.startswith("123 ")


def test_names_set_apart_leave_the_line_around_them_in_order() -> None:
    line = "1. \u2068דבורה\u2069, \u2068אסתר 7\u2069 and 3 more"
    assert "".join(piece.text for piece in pieces(line)) == "1. הרובד, 7 רתסא and 3 more"


def test_latin_in_brackets_keeps_both_brackets_in_a_line_to_the_left() -> None:
    assert "".join(piece.text for piece in pieces("אב (Omar) 12")) == "12 (Omar) בא"


def test_marks_stand_on_their_letter_and_take_no_room_of_their_own() -> None:
    base, *marks = pieces("x\u0301\u0302")
    assert base.text == "x"
    assert [mark.width for mark in marks] == [0, 0]
    assert all(abs(mark.shift) < base.width for mark in marks)
    assert marks[1].rise > marks[0].rise


def test_a_name_in_two_scripts_keeps_both_in_their_order() -> None:
    assert "".join(piece.text for piece in pieces("Dvora דב Ben")) == "Dvora בד Ben"


def test_arabic_letters_join() -> None:
    (line,) = pieces("محمد")
    assert set(line.text).isdisjoint("محمد")


def test_the_card_stock_is_three_by_five_inches_in_landscape() -> None:
    assert (CARD.width / 72, CARD.height / 72) == (5, 3)
