"""Record cards on paper: the samples of the sources, all formats, any name, any stock."""

import re
from dataclasses import replace

import pypdfium2
import pytest

from tests.builders.desks import desk_of
from tests.documents.papers import STAMP, age_swiss_sample, risk_swiss_sample, with_players
from tests.documents.reading import fonts, inside, sizes, texts
from tests.documents.test_foundation import BAD_NAMES
from tourneydesk.core.draw import Draw
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.practice.simulation import play
from tourneydesk.documents.cards import card_sheets
from tourneydesk.documents.drawing.cut_sheets import stack_order
from tourneydesk.documents.drawing.page import A4, CARD, LETTER, NARROW, Paper
from tourneydesk.documents.drawing.qr_codes import modules
from tourneydesk.documents.drawing.shapes import MM, Area
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present import messages
from tourneydesk.present.cards.deck import blank_card, cards
from tourneydesk.present.paper_rebuild.records import record_of
from tourneydesk.present.sheets import Cell, Choices, Digits, Several, Written

every_format = pytest.mark.parametrize("key", sorted(FORMATS))
LIMIT = 6 * MM


def _said(cell: Cell) -> str:
    match cell:
        case Written(text) | Digits(text):
            return text
        case Choices(options, ringed, crossed):
            return "".join(options[at] or "X" for at in (*ringed, *crossed))
        case Several(names):
            return " ".join(names)


def test_the_sample_card_of_age_modified_swiss_is_reproduced() -> None:
    (card,) = cards(age_swiss_sample(), STAMP, [1])
    rows = [" ".join(_said(cell) or "-" for cell in row) for row in card.rows[:5]]
    assert rows == [
        "W - - - - X - - 1. 985467 Mirko Ryder 3 -",
        "W - - - - X - - 2. 362111 Charlotte Bronn 6 -",
        "L - - - - - - X 3. 81456318 Svea Korsholm 6 -",
        "D - - - - - X - 4. 1127453 Reto Clavadel 7 -",
        "- - - - - - - - 5. - - - -",
    ]
    assert len(card.rows) == 10
    (page,) = texts(card_sheets([card], CARD))
    for said in (
        messages.text("age-swiss-card-title"),
        "Kaja Solheim",
        "Svea Korsholm",
        "Reto Clavadel",
    ):
        assert said in page
    assert re.search(r"7\s*3\s*9\s*8\s*7\s*9", page)
    assert re.search(r"8\s*1\s*4\s*5\s*6\s*3\s*1\s*8", page)


def test_the_sample_card_of_risk_2210_is_reproduced() -> None:
    (card,) = cards(risk_swiss_sample(), STAMP, [1])
    rows = [" ".join(_said(cell) or "-" for cell in row) for row in card.rows[:5]]
    assert rows == [
        "5 1st 1. 37 5 5",
        "1 1st 2. 33 7 10",
        "1 2nd 3. 26 2 14",
        "1 1st 4. 44 6 19",
        "- - 5. - - -",
    ]
    (page,) = texts(card_sheets([card], CARD))
    assert "Kilian Chastel" in page
    assert re.search(r"3\s*5\s*3\s*2\s*0\s*0\s*5\s*5", page)
    assert all(word in page for word in ("1st", "5th", "WD", "44", "19"))


@pytest.mark.parametrize(
    ("paper", "up", "sheets"),
    [(CARD, 1, 15), (LETTER, 3, 5), (A4, 3, 5), (LETTER, 4, 4), (A4, 4, 4)],
)
def test_cards_fit_every_stock(paper: Paper, up: int, sheets: int) -> None:
    desk = desk_of("age-swiss", 14)
    play(desk, 2)
    made = [blank_card(desk.event, STAMP), *cards(desk.event, STAMP)]
    pdf = card_sheets(made, paper, up)
    fed = paper.rotate() if up == 4 else paper
    assert sizes(pdf) == [pytest.approx((fed.width, fed.height), abs=0.01)] * sheets
    assert inside(pdf, LIMIT)
    assert card_sheets(made, paper, up) == pdf
    said = "".join(texts(pdf))
    assert said.count(STAMP.printed) == 15
    assert all(f"page {number} of 15" in said for number in range(1, 16))


@every_format
def test_a_whole_event_stays_inside_its_cards(key: str) -> None:
    desk = desk_of(key, 9)
    play(desk)
    pdf = card_sheets([blank_card(desk.event, STAMP), *cards(desk.event, STAMP)], CARD)
    assert inside(pdf, LIMIT)
    assert all(fonts(pdf).values())


@every_format
def test_the_digits_on_a_card_are_those_in_its_square_and_can_be_read_back(key: str) -> None:
    desk = desk_of(key, 9)
    play(desk, 2)
    for card in cards(desk.event, STAMP):
        assert card.code is not None
        assert card.code.grouped.replace(" ", "") == card.code.digits
        record = record_of(card.code.grouped)
        assert card.code.more.split("\n")[0] == desk.event.player(record.head.number).name
        (page,) = texts(card_sheets([card], CARD))
        assert card.code.grouped in " ".join(page.split())


def test_the_square_stands_on_paper_as_it_was_made() -> None:
    (card,) = cards(age_swiss_sample(), STAMP, [1])
    assert card.code is not None
    wanted = modules(card.code)
    document = pypdfium2.PdfDocument(card_sheets([card], CARD))
    picture = document[0].render(scale=10).to_pil().convert("L")
    document.close()
    area = Area(0, 0, CARD.width, CARD.height).inside(NARROW)
    wide = 22.5 * MM
    side = wide / len(wanted)
    for down, row in enumerate(wanted):
        for across, dark in enumerate(row):
            x = area.right - wide + (across + 0.5) * side
            y = CARD.height - (area.top - (down + 0.5) * side)
            assert (picture.getpixel((int(x * 10), int(y * 10))) < 128) == bool(dark)


@every_format
def test_no_name_however_bad_leaves_its_card(key: str) -> None:
    names = [name or "nobody" for name in BAD_NAMES]
    event = with_players(key, names, ["9" * 40 for _ in names])
    pdf = card_sheets(cards(event, STAMP), CARD)
    assert inside(pdf, LIMIT)
    assert all(fonts(pdf).values())


def test_more_rounds_than_rows_go_on_a_second_card() -> None:
    desk = desk_of("us-swiss", 16, rounds=12)
    play(desk)
    made = cards(desk.event, STAMP, [3])
    assert [card.title for card in made] == ["Pairing card", "Pairing card (2)"]
    assert [_said(row[0]) for row in made[1].rows] == [f"{at}." for at in range(11, 21)]
    assert made[0].code == made[1].code


def test_a_finished_event_gives_each_card_its_place() -> None:
    desk = desk_of("age-swiss", 8)
    play(desk)
    for card in cards(desk.event, STAMP):
        assert card.about[-1][0] == "Place"


def test_cards_of_three_games_ring_every_game() -> None:
    event = age_swiss_sample()
    first = event.rounds[0]
    table = replace(first.tables[0], result=MatchResult(winner=1, won={1: 2, 2: 1}))
    event = replace(
        event,
        settings={**event.settings, "games_per_match": 3},
        rounds=(replace(first, tables=(table,)),),
    )
    (card,) = cards(event, STAMP, [2])
    assert "".join(_said(cell) for cell in card.rows[0][:5]) == "WLL"


@pytest.mark.parametrize("many", range(1, 14))
def test_cut_sheets_stack_in_order(many: int) -> None:
    sheets = stack_order(range(many), 4)
    stack = [sheet[place] for place in range(4) for sheet in sheets if place < len(sheet)]
    assert stack == list(range(many))
    assert all(0 < len(sheet) <= 4 for sheet in sheets)


def test_a_blank_card_has_no_code_and_no_names() -> None:
    card = blank_card(age_swiss_sample(), STAMP)
    assert card.code is None
    (page,) = texts(card_sheets([card], CARD))
    assert "Kaja" not in page
    assert "Opponent" in page


def test_one_long_name_leaves_the_other_opponents_their_room() -> None:
    event = with_players("strikes", ["Ann", "x" * 200, "Ben", "Cem"], [None] * 4)
    event = replace(event, rounds=(format_of(event).propose(event, Draw("s", "round 1")),))
    (page,) = texts(card_sheets(cards(event, STAMP, [1]), CARD))
    assert "Ben" in page
    assert "Cem" in page
    assert "xxx…" in page
