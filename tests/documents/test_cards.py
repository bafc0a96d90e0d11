"""Record cards on paper: the samples of the sources, all formats, any name, any stock."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tests.documents.papers import STAMP, age_swiss_sample, risk_swiss_sample, with_players
from tests.documents.reading import fonts, inside, sizes, texts
from tests.documents.structure import ARTIFACT, UNMARKED, marked_texts, structure
from tests.documents.test_foundation import BAD_NAMES
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.draw import Draw
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.practice import made_up_players, play
from tourneydesk.documents.cards.sheets import card_sheets, card_size
from tourneydesk.documents.drawing.page import A4, A6, CARD, CARD_4X6, LETTER, Paper, stack_order
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.formats import FORMATS, format_of, standings_of
from tourneydesk.present import messages
from tourneydesk.present.cards.card import FOUR_BY_SIX
from tourneydesk.present.cards.deck import blank_card, cards
from tourneydesk.present.paper_rebuild.records import record_of
from tourneydesk.present.sheets import Cell, Choices, Digits, Opponents, Written

every_format = pytest.mark.parametrize("key", sorted(FORMATS))
LIMIT = 3.2 * MM


def _said(cell: Cell) -> str:
    match cell:
        case Written(text) | Digits(text):
            return text
        case Choices(options, ringed, crossed):
            return "".join(options[at] or "X" for at in (*ringed, *crossed))
        case Opponents(numbers):
            return " ".join(numbers)


def test_the_sample_card_of_age_modified_swiss_is_reproduced() -> None:
    (card,) = cards(age_swiss_sample(), STAMP, [1])
    rows = [" ".join(_said(cell) or "-" for cell in row) for row in card.rows[:5]]
    assert rows == [
        "W X - - 1. 985467 Mirko Ryder 3 -",
        "W X - - 2. 362111 Charlotte Bronn 6 -",
        "L - - X 3. 81456318 Svea Korsholm 6 -",
        "D - X - 4. 1127453 Reto Clavadel 7 -",
    ]
    assert len(card.rows) == 4, "two rounds are planned for five players: the fewest rows"
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
    ]
    (page,) = texts(card_sheets([card], CARD))
    assert "Kilian Chastel" in page
    assert re.search(r"3\s*5\s*3\s*2\s*0\s*0\s*5\s*5", page)
    assert all(word in page for word in ("1st", "5th", "WD", "44", "19"))


@pytest.mark.parametrize(
    ("paper", "size", "up", "sheets", "across"),
    [
        (CARD, "quarter", None, 15, True),
        (CARD_4X6, "quarter", None, 15, True),
        (A6, "quarter", None, 15, True),
        (LETTER, "3x5", 3, 5, False),
        (A4, "3x5", 3, 5, False),
        (LETTER, "3x5", None, 4, True),
        (A4, "3x5", None, 4, True),
        (LETTER, "4x6", None, 8, False),
        (A4, "4x6", None, 8, False),
        (LETTER, "quarter", None, 4, True),
        (A4, "quarter", None, 4, True),
    ],
)
def test_cards_fit_every_stock(
    paper: Paper, size: str, up: int | None, sheets: int, across: bool
) -> None:
    desk = desk_of("age-swiss", 14)
    play(desk, 2)
    chosen = card_size(paper, size)
    made = [blank_card(desk.event, STAMP, chosen), *cards(desk.event, STAMP, None, chosen)]
    pdf = card_sheets(made, paper, up)
    wide, high = sorted((paper.width, paper.height), reverse=across)
    assert sizes(pdf) == [pytest.approx((wide, high), abs=0.01)] * sheets
    assert inside(pdf, 4.4 * MM if paper == CARD else 6 * MM)
    assert card_sheets(made, paper, up) == pdf
    said = "".join(texts(pdf))
    assert said.count(STAMP.printed) == 15
    assert all(f"Card {number} of 15" in said for number in range(1, 16))


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
    assert [_said(row[0]) for row in made[1].rows] == [f"{at}." for at in range(7, 13)]
    assert made[0].code == made[1].code


def test_a_finished_event_gives_each_card_its_place() -> None:
    desk = desk_of("age-swiss", 8)
    play(desk)
    places = {row.player: row.place for row in standings_of(desk.event)}
    for card in cards(desk.event, STAMP):
        assert card.code is not None
        player = record_of(card.code.digits).head.number
        assert card.place == messages.text("card-final-place", place=places[player])


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
    assert "".join(_said(cell) for cell in card.rows[0][:3]) == "WLL"


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


def test_opponents_at_a_table_of_several_are_numbers_in_boxes() -> None:
    event = with_players("strikes", ["Ann", "x" * 200, "Ben", "Cem"], [None] * 4)
    event = replace(event, rounds=(format_of(event).propose(event, Draw("s", "round 1")),))
    (card,) = cards(event, STAMP, [1], FOUR_BY_SIX)
    (page,) = texts(card_sheets([card], CARD_4X6))
    assert isinstance(card.rows[0][2], Opponents)
    assert set(card.rows[0][2].numbers) == {"2", "3", "4"}
    assert "xxx" not in page, "a name stands below its number only where it fits whole"


@every_format
def test_all_that_is_written_on_cards_is_read_aloud_also_the_digits_in_boxes(key: str) -> None:
    desk = desk_of(key)
    desk.take(PlayersAdded(made_up_players(24, Draw("cards", "players"))))
    play(desk, 2)
    made = cards(desk.event, STAMP, [1, 2, 3], FOUR_BY_SIX, back=True)
    pdf = card_sheets(made, CARD_4X6)
    for page in marked_texts(pdf):
        assert not page.get(UNMARKED, "").strip()
        assert not page.get(ARTIFACT, "").strip()
    cells = [cell for card in made for row in card.rows for cell in row]
    written = Counter(
        word
        for cell in cells
        if isinstance(cell, Digits | Opponents)
        for word in _said(cell).split()
    )
    assert sum(written.values()) >= len(made)
    assert written <= Counter(structure(pdf).said.split())


@every_format
def test_what_a_pen_marks_on_a_card_is_read_aloud(key: str) -> None:
    """The word in a circle and the head of a column with a cross, each with its column."""
    desk = desk_of(key, 18)
    play(desk, 2)
    (card,) = cards(desk.event, STAMP, [1])[:1]
    said = structure(card_sheets([card], CARD)).said.splitlines()
    marks = []
    for row in card.rows:
        for column, cell in zip(card.columns, row, strict=True):
            if isinstance(cell, Choices):
                head = messages.text("label-value", label=column.over, value=column.head)
                head = head if column.over else column.head
                for at in (*cell.ringed, *cell.crossed):
                    value = cell.options[at]
                    marks.append(
                        messages.text("label-value", label=head, value=value) if value else head
                    )
    assert marks
    assert not Counter(marks) - Counter(said)
