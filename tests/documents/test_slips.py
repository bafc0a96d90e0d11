"""Result slips: four to a sheet, cut and stacked in table order, for every format."""

from dataclasses import replace

import pytest

from tests.builders.desks import desk_of
from tests.documents.papers import STAMP, age_swiss_sample, risk_swiss_sample, with_players
from tests.documents.reading import Box, boxes, fonts, inside, sizes, texts
from tests.documents.test_foundation import BAD_NAMES
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.results import BoardResult
from tourneydesk.core.sayings import Refused
from tourneydesk.desk.practice.simulation import play
from tourneydesk.desk.rounds import rounds
from tourneydesk.documents.drawing.page import A4, LETTER, Paper
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.documents.slips import slip_sheets
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.paper_rebuild.records import slip_record_of
from tourneydesk.present.sheets import Choices, Written
from tourneydesk.present.slips.content import blank_slips, slips

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def first_round(key: str, players: int) -> Event:
    desk = desk_of(key, players)
    rounds.pair(desk)
    return desk.event


@every_format
@pytest.mark.parametrize("paper", [LETTER, A4])
def test_slips_of_every_format_stand_inside_the_margins(key: str, paper: Paper) -> None:
    event = first_round(key, 20)
    made = slips(event, event.rounds[0], STAMP)
    assert len(made) == len(event.rounds[0].tables)
    pdf = slip_sheets(made, paper)
    assert sizes(pdf) == [pytest.approx((paper.width, paper.height), abs=0.01)] * (
        -(-len(made) // 4)
    )
    assert inside(pdf, 6 * MM)
    assert all(fonts(pdf).values())
    assert slip_sheets(made, paper) == pdf
    said = "".join(texts(pdf))
    assert all(player.name in said for player in event.players)


def test_the_stack_is_in_table_order_when_the_strips_are_laid_one_upon_another() -> None:
    event = first_round("us-swiss", 46)
    pages = boxes(slip_sheets(slips(event, event.rounds[0], STAMP), A4))
    strip = A4.height / 4
    found = [
        _table(page, A4.height - (place + 1) * strip, A4.height - place * strip)
        for place in range(4)
        for page in pages
    ]
    assert [number for number in found if number] == list(range(1, 24))


def _table(page: list[Box], bottom: float, top: float) -> int:
    """The figure set largest in a strip; 0 where the strip is empty."""
    inside_it = [box for box in page if bottom <= box.bottom and box.top <= top]
    figures = [box for box in inside_it if box.text.strip().isdecimal()]
    return int(max(figures, key=lambda box: box.top - box.bottom).text) if figures else 0


@every_format
def test_a_slip_carries_its_table_and_players_in_its_code(key: str) -> None:
    event = first_round(key, 14)
    for slip, table in zip(
        slips(event, event.rounds[0], STAMP), event.rounds[0].tables, strict=True
    ):
        assert slip.code is not None
        seating = slip_record_of(slip.code.grouped)
        assert (str(seating.head.number), seating.players) == (slip.table, table.players)
        assert slip.code.grouped in " ".join(" ".join(texts(slip_sheets([slip], A4))).split())


@every_format
def test_no_name_however_bad_leaves_its_slip(key: str) -> None:
    event = with_players(key, [name or "nobody" for name in BAD_NAMES], [None] * len(BAD_NAMES))
    posted = format_of(event).propose(event, Draw("s", "round 1"))
    pdf = slip_sheets(slips(event, posted, STAMP, [one.number for one in posted.tables]), LETTER)
    assert inside(pdf, 6 * MM)
    assert all(fonts(pdf).values())


def test_only_the_tables_asked_for_are_printed() -> None:
    event = first_round("age-swiss", 20)
    assert [slip.table for slip in slips(event, event.rounds[0], STAMP, [7, 2])] == ["2", "7"]


def test_a_slip_can_be_printed_with_what_was_reported() -> None:
    board = risk_swiss_sample()
    (slip,) = slips(board, board.rounds[0], STAMP, [5], filled=True)
    first = slip.rows[0]
    assert (first[3], first[4], first[5]) == (
        Choices(("1st", "2nd", "3rd", "4th", "5th", "WD"), ringed=(0,)),
        Written("37", "center", bold=True),
        Written("5", "center", bold=True),
    )
    match = age_swiss_sample()
    (won,) = slips(match, match.rounds[0], STAMP, [1], filled=True)
    assert [row[3] for row in won.rows] == [
        Choices(("Win", "Draw", "Loss"), ringed=(0,)),
        Choices(("Win", "Draw", "Loss"), ringed=(2,)),
    ]
    (blank,) = slips(match, match.rounds[0], STAMP, [1])
    assert [row[3] for row in blank.rows] == [Choices(("Win", "Draw", "Loss"))] * 2


@every_format
def test_filled_slips_stand_inside_the_margins(key: str) -> None:
    desk = desk_of(key, 20)
    play(desk, 1)
    posted = desk.event.rounds[0]
    there = [table.number for table in posted.tables if table.result is not None]
    filled = slips(desk.event, posted, STAMP, there, filled=True)
    assert filled != slips(desk.event, posted, STAMP, there)
    assert inside(slip_sheets(filled, LETTER), 6 * MM)


def test_a_score_and_whoever_left_are_written_on_the_slip() -> None:
    desk = desk_of("strikes", 4)
    rounds.pair(desk)
    (table,) = desk.event.rounds[0].tables
    *staying, gone = table.players
    raw = {"scores": {str(one): 10 + one for one in staying}, "withdrawn": [gone]}
    rounds.report(desk, table.number, raw)
    (slip,) = slips(desk.event, desk.event.rounds[0], STAMP, [table.number], filled=True)
    scores = [str(10 + one) for one in staying]
    assert [row[3] for row in slip.rows] == [
        *(Written(score, "center", bold=True) for score in scores),
        Written(""),
    ]
    assert slip.rows[-1][4] == Written("×", "center", bold=True)


def test_blank_slips_have_a_row_a_seat_and_no_code() -> None:
    event = first_round("risk-swiss", 9)
    made = blank_slips(event, (5, 4), 7, STAMP)
    assert [(slip.table, len(slip.rows), slip.code) for slip in made] == [
        ("7", 5, None),
        ("8", 4, None),
    ]
    assert inside(slip_sheets(made, LETTER), 6 * MM)


def test_filled_slips_are_those_of_the_tables_that_have_reported() -> None:
    desk = desk_of("risk-swiss", 20)
    rounds.pair(desk)
    assert refused(desk.event, HOW) == "paper_before_result"
    play(desk, 1)
    first = desk.event.rounds[0]
    rounds.pair(desk)
    # The round at the tables has no results yet: the last that has some is meant.
    for how in (HOW, replace(HOW, round=1)):
        (page,) = texts(make(["filled-slips"], desk.event, how))
        result = first.tables[0].result
        assert isinstance(result, BoardResult)
        assert all(str(points) in page.split() for points in result.game_points.values())
    (page,) = texts(make(["filled-slips"], desk.event, replace(HOW, round=1, tables=(2,))))
    seated = set(first.tables[1].players)
    shown = {one.id for one in desk.event.players if one.name in page.split()}
    assert shown == seated
    assert refused(desk.event, replace(HOW, round=2)) == "paper_nothing"


def refused(event: Event, how: PrintOptions) -> str:
    with pytest.raises(Refused) as caught:
        make(["filled-slips"], event, how)
    return caught.value.problems[0].code
