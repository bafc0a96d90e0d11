"""What a PDF promises beside its ink: version, structure, outline, language, author and date."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader
from reportlab.pdfgen.canvas import Canvas

from tests.builders.events import event_of, posted
from tests.documents.reading import fonts, ink, texts
from tests.documents.structure import ARTIFACT, UNMARKED, Node, marked_texts, outline, structure
from tests.documents.test_papers import every_format, hall, now
from tourneydesk.core.decisions import DetailsChanged
from tourneydesk.core.event import Event, Player
from tourneydesk.core.journal.replay import advance
from tourneydesk.documents.changes import make_changed
from tourneydesk.documents.drawing.page import (
    A4,
    LETTER,
    Bundle,
    PagePainter,
    Part,
    pdf_of_parts,
    with_head_and_foot,
)
from tourneydesk.documents.drawing.pdf_file import Metadata
from tourneydesk.documents.drawing.shapes import Area, box, write
from tourneydesk.documents.drawing.tagged_canvas import artifact, bookmark, row_of_table, tagged
from tourneydesk.documents.papers import document_of, make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import in_language
from tourneydesk.present.papers.changes import OutdatedPapers
from tourneydesk.present.sheets import Stamp

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
STAMP = Stamp("Spring Open", "Round 3", "Printed 10:30", "page {page} of {pages}")
IN_SCRIPTS = {
    "Arabic": "يوسف الخطاطي",
    "Hebrew": "איתן שקדי",
    "Tamil": "பிரக்ஞானந்தா ரமேஷ்பாபு",
    "Bengali": "অনন্যা চট্টোপাধ্যায়",
    "Devanagari": "राजकुमारी श्रीवास्तव",
    "Thai": "สมชาย น้ำใจดี",
    "Lao": "ສົມພອນ ວົງສາ",
    "Georgian": "თამარ გელაშვილი",
    "Chinese": "小野寺陽菜",
    "Korean": "김민준",
    "Latin with marks": "Zöẹ\u0301 Nguyễn",
    "a letter without a font": "Priya ꦗꦮ",
    "a letter beyond the first plane": "𝔄nna",
}


def pdf_of(*pages: PagePainter) -> bytes:
    return pdf_of_parts([Part("All", [Bundle(A4, pages)])], Metadata("All"))


def sheet_of(lines: list[str]) -> bytes:
    def page(canvas: Canvas, area: Area) -> None:
        for row, line in zip(area.inside(50).rows(len(lines)), lines, strict=True):
            write(canvas, row, line, 12)

    return pdf_of(page)


def root_of(pdf: bytes) -> Any:
    return PdfReader(BytesIO(pdf)).root_object


@cache
def everything(key: str) -> tuple[list[str], bytes]:
    """The documents of an event of that format, by their keys and in one file."""
    event = hall(key, 12, 1).event
    keys = now(event)
    return keys, make(keys, event, HOW)


@every_format
def test_every_document_is_tagged_with_all_its_text_in_the_order_of_reading(key: str) -> None:
    keys, pdf = everything(key)
    reader = PdfReader(BytesIO(pdf))
    assert reader.pdf_header == "%PDF-1.7"
    assert root_of(pdf)["/MarkInfo"]["/Marked"]
    document = structure(pdf)
    assert document.tag == "Document"
    assert [part.tag for part in document.children] == ["Part"] * len(keys)
    in_elements = {(at, one) for at, page in enumerate(_kept(document)) for one in page}
    for at, page in enumerate(marked_texts(pdf)):
        assert page.get(UNMARKED, "").strip() == "", f"page {at + 1}"
        assert {(at, mark) for mark in page if mark >= 0} <= in_elements


def _kept(document: Node) -> list[set[int]]:
    """The marks of each page that elements have."""
    found: dict[int, set[int]] = {}
    for element in (document, *document.within()):
        for page, mark in element.marks:
            found.setdefault(page, set()).add(mark)
    return [found.get(page, set()) for page in range(max(found) + 1)]


@pytest.mark.parametrize("name", IN_SCRIPTS.values(), ids=IN_SCRIPTS)
def test_a_name_is_copied_as_it_was_written(name: str) -> None:
    pdf = sheet_of([name, "and the next line"])
    first, second = structure(pdf).all("P")
    assert first.text == name
    assert second.text == "and the next line"
    # Another reader finds the same in the page itself.
    assert name in texts(pdf)[0].splitlines()[0]


def test_an_arabic_name_with_vowel_marks_keeps_them_in_the_structure() -> None:
    (line,) = structure(sheet_of(["مُحَمَّد بن عَلِي"])).all("P")
    assert line.text == "مُحَمَّد بن عَلِي"


def test_letters_in_two_directions_are_all_found_word_by_word() -> None:
    pdf = sheet_of(["Board 12 Opponent يوسف"])
    for said in (texts(pdf)[0], structure(pdf).said):
        assert sorted(said.split()) == sorted(["Board", "12", "Opponent", "يوسف"])


def test_a_table_has_heads_rows_and_cells_and_goes_on_from_page_to_page() -> None:
    event = event_of(FORMATS["us-swiss"], 90)
    pdf = make(["check-in"], event, HOW)
    (table,) = structure(pdf).all("Table")
    rows = [one for one in table.children if one.tag == "TR"]
    heads = table.all("TH")
    assert rows[0].children == heads
    assert all(head.scope == "/Column" and head.text for head in heads if head.text)
    assert len(rows) == 91
    assert {len(row.children) for row in rows} == {len(heads)}
    names = [row.said for row in rows[1:]]
    assert all(f"P{at}" in " ".join(names).split() for at in range(1, 91))
    name = [head.text for head in heads].index("Name")
    assert all(row.children[name].text for row in rows)
    assert len({page for row in rows for page, _ in row.children[name].marks}) > 1


def test_the_title_is_the_one_heading_and_what_each_page_repeats_is_no_part_of_it() -> None:
    pages: list[PagePainter] = [lambda canvas, area: write(canvas, area, "Body", 10)] * 3
    sheets = with_head_and_foot(pages, STAMP, "Pairings", LETTER)
    pdf = pdf_of_parts([Part("Pairings", [Bundle(LETTER, sheets)])], Metadata("x"))
    document = structure(pdf)
    assert [one.text for one in document.all("H1")] == ["Pairings Round 3"]
    assert [one.text for one in document.all("P")] == ["Body"] * 3
    for at, page in enumerate(marked_texts(pdf), start=1):
        assert f"page {at} of 3" in page[ARTIFACT]
        assert STAMP.event in page[ARTIFACT]
        assert ("Pairings" in page[ARTIFACT]) == (at > 1)


def test_two_lines_of_a_cell_are_two_words_and_boxes_are_not_read() -> None:
    def page(canvas: Canvas, area: Area) -> None:
        with row_of_table(canvas), tagged(canvas, "TH"):
            for line in area.rows(2):
                write(canvas, line, "Mod.", 10)
        with row_of_table(canvas):
            box(canvas, area)
            write(canvas, area, "12", 10)
        with artifact(canvas):
            write(canvas, area, "repeated", 10)

    (table,) = structure(pdf_of(page)).all("Table")
    assert [(one.tag, one.text) for one in table.all("TH", "TD")] == [
        ("TH", "Mod. Mod."),
        ("TD", "12"),
    ]


def test_siblings_with_places_are_read_in_their_order_also_over_pages() -> None:
    def page(first: int) -> PagePainter:
        def paint(canvas: Canvas, area: Area) -> None:
            for at in (first + 2, first):
                with tagged(canvas, "Sect", at % 3):
                    write(canvas, area, f"{at}", 10)

        return paint

    sections = structure(pdf_of(page(0), page(1))).all("Sect")[1:]
    assert [one.said.split() for one in sections] == [["0", "3"], ["1"], ["2"]]


@pytest.mark.parametrize("tags", [False, True])
def test_what_is_painted_once_and_used_often_is_read_each_time(tags: bool) -> None:
    def page(number: int) -> PagePainter:
        def paint(canvas: Canvas, area: Area) -> None:
            if not canvas.hasForm("form"):
                canvas.beginForm("form", 0, 0, 200, 200)
                box(canvas, Area(10, 10, 180, 180))
                if tags:
                    with row_of_table(canvas), tagged(canvas, "TH"):
                        write(canvas, Area(20, 20, 160, 20), "Opponent يوسف", 10)
                else:
                    write(canvas, Area(20, 40, 160, 20), "Opponent", 10)
                    write(canvas, Area(20, 20, 160, 20), "يوسف", 10)
                canvas.endForm()
            with tagged(canvas, "Sect"):
                canvas.saveState()
                canvas.translate(50, 50)
                canvas.doForm("form")
                with row_of_table(canvas):
                    write(canvas, Area(20, 60, 160, 20), f"name {number}", 10)
                canvas.restoreState()

        return paint

    pdf = pdf_of(*map(page, range(3)))
    sections = structure(pdf).all("Sect")[1:]
    for at, section in enumerate(sections):
        assert section.said.split() == ["Opponent", "يوسف", "name", str(at)]
        assert [one.text for one in section.all("TH")] == (["Opponent يوسف"] if tags else [])
    assert all(page.get(UNMARKED, "") == "" for page in marked_texts(pdf))
    # The boxes are painted on every page.
    assert all(max(right for _, _, right, _ in page) > 230 for page in ink(pdf))
    assert all(f"name {at}" in page for at, page in enumerate(texts(pdf)))


def test_bookmarks_lead_to_each_document_and_to_what_it_marks_in_its_own_order() -> None:
    def page(*marks: tuple[str, int]) -> PagePainter:
        def paint(canvas: Canvas, area: Area) -> None:
            for title, order in marks:
                bookmark(canvas, title, order, area.top)
                write(canvas, area, title, 10)

        return paint

    first = [Bundle(A4, (page(("Ann", 1), ("Cid", 3)), page(("Ben", 2), ("يوسف", 4))))]
    both = [Bundle(A4, (page(),), "Tables"), Bundle(A4, (page(),), "Slips")]
    pdf = pdf_of_parts([Part("Cards", first), Part("Packet", both)], Metadata("All"))
    assert outline(pdf) == [
        ("Cards", 0),
        [("Ann", 0), ("Ben", 1), ("Cid", 0), ("يوسف", 1)],
        ("Packet", 2),
        [("Tables", 2), ("Slips", 3)],
    ]


@every_format
def test_the_outline_names_every_document_with_its_first_page(key: str) -> None:
    event = hall(key, 12, 1).event
    keys, pdf = everything(key)
    counts = [len(PdfReader(BytesIO(make([one], event, HOW))).pages) for one in keys]
    top = [one for one in outline(pdf) if isinstance(one, tuple)]
    for at, (one, (title, page)) in enumerate(zip(keys, top, strict=True)):
        document = document_of(one)
        assert document is not None
        assert title == replace(document, format_key=key).name
        assert page == sum(counts[:at])


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_file_says_its_language_title_author_and_time(language: str) -> None:
    event = _organized("Ana Núñez · 岡田")
    at = datetime(2026, 11, 21, 10, 30, tzinfo=timezone(timedelta(hours=-6)))
    with in_language(language):
        pdf = make(["check-in"], event, replace(HOW, created=at))
        title = document_of("check-in")
    reader = PdfReader(BytesIO(pdf))
    assert title is not None
    with in_language(language):
        assert reader.metadata is not None
        assert reader.metadata.title == f"{event.name} – {title.name}"
    assert reader.root_object["/Lang"] == language
    assert reader.metadata.author == "Ana Núñez · 岡田"
    assert reader.metadata.creator == "TourneyDesk"
    assert "0a1b 2c3d" in str(reader.metadata.subject)
    assert reader.metadata.creation_date == at
    assert reader.metadata.creation_date_raw == "D:20261121103000-06'00'"
    assert root_of(pdf)["/ViewerPreferences"]["/DisplayDocTitle"]


def _organized(organizer: str) -> Event:
    event = event_of(FORMATS["us-swiss"], 4)
    return advance(event, (DetailsChanged({"organizer": organizer}),))


def test_nobody_is_named_as_author_who_is_not_known_and_no_time_that_is_not() -> None:
    metadata = PdfReader(BytesIO(make(["check-in"], event_of(FORMATS["strikes"], 5), HOW))).metadata
    assert metadata is not None
    assert metadata.author is None
    assert metadata.creation_date is None
    assert b"anonymous" not in str(metadata).encode()


def test_equal_input_gives_the_same_id_and_other_input_another() -> None:
    event, other = _organized("Ana"), _organized("Bo")
    how = replace(HOW, created=datetime(2026, 11, 21, 10, 30, tzinfo=UTC))
    first, again, different = (make(["cards"], one, how) for one in (event, event, other))
    assert first == again
    ids = [PdfReader(BytesIO(one)).trailer["/ID"] for one in (first, again, different)]
    assert ids[0] == ids[1] != ids[2]


def test_corrected_papers_are_tagged_like_any_other() -> None:
    event = posted(FORMATS["us-swiss"], event_of(FORMATS["us-swiss"], 8))
    pdf = make_changed(event, OutdatedPapers((("tables", 1), ("names", 1)), (1, 2)), HOW)
    assert len(structure(pdf).children) == 3
    assert [one for one in outline(pdf) if isinstance(one, tuple)][2][1] == 2
    assert all(fonts(pdf).values())


def test_names_that_look_like_operators_are_only_names() -> None:
    names = [r"Bobby \) Tj ET (Tables", "((((", "\\", "<FEFF>", "EMC BDC", "é) Tj"]
    # Family names alone: nothing in them changes places in a list by name.
    players = [Player(at, name, rating=1500, family=name) for at, name in enumerate(names, start=1)]
    said = structure(make(["check-in"], event_of(FORMATS["us-swiss"], players), HOW)).said
    for name in names:
        assert name in said.splitlines()


def test_slips_are_found_by_table_in_their_order_however_they_are_stacked() -> None:
    event = posted(FORMATS["us-swiss"], event_of(FORMATS["us-swiss"], 28))
    pdf = make(["slips"], event, HOW)
    _, tables = outline(pdf)
    assert [title.split()[-1] for title, _ in tables] == [str(at) for at in range(1, 15)]
    assert [page for _, page in tables] == [(at - 1) % len(texts(pdf)) for at in range(1, 15)]
    slips = [one for one in structure(pdf).all("Sect") if not one.all("Sect")]
    assert sorted(len(one.said.split()) > 5 for one in slips)[-14:] == [True] * 14


def test_some_pages_of_a_document_keep_tags_bookmarks_and_language() -> None:
    event = hall("us-swiss", 40, 1).event
    whole, some = make(["cards"], event, HOW), make(["cards"], event, HOW, [1, 3])
    assert texts(some) == [texts(whole)[at] for at in (1, 3)]
    reader = PdfReader(BytesIO(some))
    assert reader.root_object["/Lang"] == "en"
    assert reader.metadata is not None
    assert reader.metadata.title == PdfReader(BytesIO(whole)).metadata.title
    assert len(structure(some).all("Sect")) == 9, "the deck, and its cards"
    ((title, page), names) = outline(some)
    assert (title, page) == (outline(whole)[0][0], 0)
    assert [at for _, at in names] == [0, 1] * 4
