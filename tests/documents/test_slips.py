"""Result slips: 4, 6 or 8 to a sheet, cut and stacked in table order, for every format."""

from dataclasses import replace

import pypdfium2
import pypdfium2.raw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tests.documents.papers import STAMP, age_swiss_sample, risk_swiss_sample, with_players
from tests.documents.reading import Box, boxes, fonts, inside, sizes, texts
from tests.documents.test_foundation import BAD_NAMES
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import BoardResult
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.documents.drawing.page import A4, LETTER, Paper, stack_order
from tourneydesk.documents.drawing.shapes import MM, Area
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.documents.slip_geometry import UP, UP_OF_MANY, SlipPlace
from tourneydesk.documents.slips import bits_of_code, geometry_of, slip_grid, slip_sheets
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.messages import text
from tourneydesk.present.sheets import Slip
from tourneydesk.present.shows import show_of
from tourneydesk.present.slips import blank_slips, slips, spare_slip

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
every_format = pytest.mark.parametrize("key", sorted(FORMATS))
every_paper = pytest.mark.parametrize("paper", [LETTER, A4], ids=["letter", "a4"])
PER_SHEET = {True: UP_OF_MANY, False: UP}


def first_round(key: str, players: int) -> Event:
    desk = desk_of(key, players)
    rounds.pair(desk)
    return desk.event


def of_many(event: Event) -> bool:
    return show_of(event).of_many is not None


def slips_for(event: Event, paper: Paper, up: int) -> list[Slip]:
    bits = bits_of_code(paper, up, of_many=of_many(event))
    return slips(event, event.rounds[0], STAMP, code_bits=bits)


@every_format
@every_paper
def test_slips_of_every_format_stand_inside_the_margins(key: str, paper: Paper) -> None:
    event = first_round(key, 20)
    for up in PER_SHEET[of_many(event)]:
        made = slips_for(event, paper, up)
        assert len(made) == len(event.rounds[0].tables)
        pdf = slip_sheets(made, paper, up, spare_slip(event, STAMP))
        assert sizes(pdf) == [pytest.approx((paper.width, paper.height), abs=0.01)] * (
            -(-len(made) // up)
        )
        assert inside(pdf, 6 * MM)
        assert all(fonts(pdf).values())
        assert slip_sheets(made, paper, up, spare_slip(event, STAMP)) == pdf
        said = "".join(texts(pdf))
        assert all(player.name in said for player in event.players)


def test_a_number_of_slips_that_a_sheet_cannot_have_is_refused() -> None:
    event = first_round("risk-swiss", 9)
    for up in (8, 3):
        with pytest.raises(ValueError, match="slips to a page"):
            slip_sheets(slips(event, event.rounds[0], STAMP), A4, up)


@pytest.mark.parametrize("up", UP)
def test_the_stack_is_in_table_order_when_the_slips_are_laid_one_upon_another(up: int) -> None:
    """Table = position · sheets + sheet + 1."""
    event = first_round("us-swiss", 46)
    pages = boxes(slip_sheets(slips(event, event.rounds[0], STAMP), A4, up))
    places = slip_grid(A4, up).places
    found = [_table(page, place) for place in places for page in pages]
    assert [number for number in found if number] == list(range(1, 24))
    assert _table(pages[2], places[1]) == 1 * len(pages) + 2 + 1


@given(st.integers(1, 400), st.sampled_from(UP))
def test_cut_stacks_laid_on_one_another_are_in_order(count: int, up: int) -> None:
    sheets = stack_order(range(1, count + 1), up)
    assert len(sheets) == -(-count // up)
    for sheet, numbers in enumerate(sheets):
        assert numbers == [
            position * len(sheets) + sheet + 1
            for position in range(up)
            if position * len(sheets) + sheet < count
        ]


def _table(page: list[Box], place: Area) -> int:
    """The figure set largest in a place; 0 where the place is empty."""
    figures = [box for box in page if box.text.strip().isdecimal() and _within(box, place)]
    return int(max(figures, key=lambda box: box.top - box.bottom).text) if figures else 0


def _within(box: Box, place: Area) -> bool:
    return (
        place.x <= box.left
        and box.right <= place.right
        and place.y <= box.bottom
        and box.top <= place.top
    )


@every_format
@every_paper
def test_the_boxes_and_lines_are_where_the_geometry_says(key: str, paper: Paper) -> None:
    event = first_round(key, 20)
    for up in PER_SHEET[of_many(event)]:
        made = slips_for(event, paper, up)
        pdf = slip_sheets(made, paper, up)
        place = slip_grid(paper, up).places[0]
        where = geometry_of(made[0], place, up)
        assert [one.name for one in where.fields] == [
            f"{seat}-{field.key}"
            for seat in range(1, len(made[0].seats) + 1)
            for field in made[0].fields
        ]
        drawn = outlines(pdf)
        for rectangle in (*where.corners, *where.fields, *where.initials):
            assert any(_same(one, rectangle, place) for one in drawn), (up, rectangle)
        for line in where.signatures:
            edge = replace(line, y=line.bottom, height=0.0)
            assert any(_same(one, edge, place) for one in drawn), (up, line)


@every_format
@every_paper
def test_boxes_are_large_enough_for_a_pencil_and_apart(key: str, paper: Paper) -> None:
    event = first_round(key, 20)
    for up in PER_SHEET[of_many(event)]:
        slip = slips_for(event, paper, up)[0]
        where = geometry_of(slip, slip_grid(paper, up).places[0], up)
        for one in where.fields:
            assert min(one.width, one.height) >= 4
            others = (other for other in (*where.fields, *where.initials) if other != one)
            assert all(_distance(one, other) >= 2 - 1e-9 for other in others)
        for signature in where.signatures:
            assert (signature.width >= 45 - 1e-6, signature.height >= 9) == (True, True)
        if slip.of_many:
            assert all(row.height >= 9 for row in where.rows)
        assert where.rows[-1].bottom <= where.foot.y + 0.01
        code = where.code
        for other in (*where.corners, *where.fields, *where.names, where.title):
            # Four modules of half a millimeter stay white around the code.
            assert _distance(code, other) >= 2, other
        assert code.y >= 6
        assert code.right + 2 <= where.width


def _distance(one: SlipPlace, other: SlipPlace) -> float:
    across = max(one.x - other.right, other.x - one.right)
    down = max(one.y - other.bottom, other.y - one.bottom)
    return max(across, down)


def outlines(pdf: bytes) -> list[tuple[float, float, float, float]]:
    """Left, bottom, right and top of every path on the first page, in points, between the middles
    of its lines.
    """
    document = pypdfium2.PdfDocument(pdf)
    try:
        found = []
        for one in document[0].get_objects(max_depth=2):
            if one.type != pypdfium2.raw.FPDF_PAGEOBJ_PATH:
                continue
            points = []
            for at in range(pypdfium2.raw.FPDFPath_CountSegments(one)):
                segment = pypdfium2.raw.FPDFPath_GetPathSegment(one, at)
                x, y = pypdfium2.raw.c_float(), pypdfium2.raw.c_float()
                pypdfium2.raw.FPDFPathSegment_GetPoint(segment, x, y)
                points.append((x.value, y.value))
            across, up = [x for x, _ in points], [y for _, y in points]
            found.append((min(across), min(up), max(across), max(up)))
        return found
    finally:
        document.close()


def _same(drawn: tuple[float, float, float, float], rectangle: SlipPlace, place: Area) -> bool:
    wanted = (
        place.x + rectangle.x * MM,
        place.top - rectangle.bottom * MM,
        place.x + rectangle.right * MM,
        place.top - rectangle.y * MM,
    )
    return drawn == pytest.approx(wanted, abs=0.1)


def test_the_table_number_is_in_44_points_and_underlined_where_it_could_be_turned() -> None:
    event = first_round("us-swiss", 20)
    made = slips(event, event.rounds[0], STAMP)
    for slip, line in zip(made, (0, 0, 0, 0, 0, 1, 0, 0, 1, 0), strict=True):
        pdf = slip_sheets([slip], LETTER)
        place = slip_grid(LETTER, 6).places[0]
        (number,) = (
            box
            for box in boxes(pdf)[0]
            if box.text.strip() == slip.table and box.top - box.bottom > 20
        )
        # Digits of Noto Sans are .714 em high; the box of a 1 has no rounding below its line.
        assert number.top - number.bottom == pytest.approx(44 * 0.714, rel=0.06)
        bars = [
            one
            for one in outlines(pdf)
            if place.x < one[0]
            and number.bottom - 8 < one[1] < number.bottom
            and one[3] - one[1] == pytest.approx(0.9 * MM, abs=0.1)
        ]
        assert len(bars) == line, slip.table


@every_format
def test_no_name_however_bad_leaves_its_slip(key: str) -> None:
    members = [None if at % 2 else "12345678901234567890" for at in range(len(BAD_NAMES))]
    event = with_players(key, [name or "nobody" for name in BAD_NAMES], members)
    posted = format_of(event).propose(event, Draw("s", "round 1"))
    made = slips(event, posted, STAMP, [one.number for one in posted.tables])
    for up in PER_SHEET[of_many(event)]:
        pdf = slip_sheets(made, LETTER, up)
        assert inside(pdf, 6 * MM)
        assert all(fonts(pdf).values())
        places = slip_grid(LETTER, up).places
        for page in boxes(pdf):
            for box in page:
                assert any(_within(box, place.inside(5 * MM)) for place in places), box


@pytest.mark.parametrize("key", ["us-swiss", "risk-swiss"])
def test_long_family_names_and_membership_numbers_are_whole_on_every_size(key: str) -> None:
    family, member = "Wolfeschlegelsteinhausenbergerdorff", "ABCDEFGHIJ1234567890"
    event = with_players(key, [f"Maximiliana {family}"] * 4, [member] * 4)
    posted = format_of(event).propose(event, Draw("s", "round 1"))
    for up in PER_SHEET[of_many(event)]:
        made = slips(event, posted, STAMP, [one.number for one in posted.tables])
        (page,) = texts(slip_sheets(made, A4, up))
        assert page.count(member) == 4, up
        assert page.count(family) >= 4, up


def test_a_thousand_players_have_their_stack() -> None:
    event = first_round("us-swiss", 1000)
    pages = texts(slip_sheets(slips(event, event.rounds[0], STAMP), LETTER, 8))
    assert len(pages) == 63
    numbers = {line.split()[-1] for page in pages for line in page.splitlines() if "Board" in line}
    assert numbers == {str(number) for number in range(1, 501)}


def test_only_the_tables_asked_for_are_printed() -> None:
    event = first_round("age-swiss", 20)
    assert [slip.table for slip in slips(event, event.rounds[0], STAMP, [7, 2])] == ["2", "7"]


def test_a_slip_can_be_printed_with_what_was_reported() -> None:
    board = risk_swiss_sample()
    (slip,) = slips(board, board.rounds[0], STAMP, [5], filled=True)
    assert slip.seats[0].written == ("1", "37", "5", "")
    match = age_swiss_sample()
    (won,) = slips(match, match.rounds[0], STAMP, [1], filled=True)
    assert [field.key for field in won.fields] == ["won", "drew", "drops_out"]
    assert [seat.written for seat in won.seats] == [("×", "", ""), ("", "", "")]
    (drawn,) = slips(match, match.rounds[3], STAMP, [1], filled=True)
    assert [seat.written for seat in drawn.seats] == [("", "×", "")] * 2
    (blank,) = slips(match, match.rounds[0], STAMP, [1])
    assert [seat.written for seat in blank.seats] == [("", "", "")] * 2


def test_games_of_a_match_are_counted_and_a_winner_without_counts_is_a_remark() -> None:
    desk = desk_of("age-swiss", 4, games_per_match=3)
    rounds.pair(desk)
    first, second = desk.event.rounds[0].tables
    one, other = first.players
    rounds.report(
        desk, first.number, {"winner": one, "games": {"won": {str(one): 2, str(other): 0}}}
    )
    rounds.report(desk, second.number, {"winner": second.players[0]})
    filled = slips(desk.event, desk.event.rounds[0], STAMP, [1, 2], filled=True)
    assert [field.key for field in filled[0].fields] == ["games_won", "games_drawn", "drops_out"]
    assert [seat.written for seat in filled[0].seats] == [("2", "0", ""), ("0", "0", "")]
    assert [seat.remark for seat in filled[1].seats] == [text("slip-won"), ""]


def test_who_did_not_come_is_a_remark_on_the_slip() -> None:
    desk = desk_of("us-swiss", 4)
    rounds.pair(desk)
    table = desk.event.rounds[0].tables[0]
    rounds.report(desk, table.number, {"forfeit": [table.players[1]]})
    (slip,) = slips(desk.event, desk.event.rounds[0], STAMP, [table.number], filled=True)
    assert [(seat.written, seat.remark) for seat in slip.seats] == [
        (("×", "", ""), ""),
        (("", "", ""), text("card-forfeit")),
    ]
    assert text("card-forfeit") in "".join(texts(slip_sheets([slip], LETTER, 8)))


@every_format
def test_filled_slips_keep_their_lines_to_sign_on(key: str) -> None:
    desk = desk_of(key, 20)
    play(desk, 1)
    posted = desk.event.rounds[0]
    there = [table.number for table in posted.tables if table.result is not None]
    filled = slips(desk.event, posted, STAMP, there, filled=True)
    blank = slips(desk.event, posted, STAMP, there)
    assert filled != blank
    assert inside(slip_sheets(filled, LETTER), 6 * MM)
    for made in (filled, blank):
        (page, *_) = texts(slip_sheets(made[:1], LETTER, 4))
        assert text("slip-signature") in page


def test_a_score_and_whoever_left_are_written_on_the_slip() -> None:
    desk = desk_of("strikes", 4)
    rounds.pair(desk)
    (table,) = desk.event.rounds[0].tables
    *staying, gone = table.players
    raw = {"scores": {str(one): 10 + one for one in staying}, "withdrawn": [gone]}
    rounds.report(desk, table.number, raw)
    (slip,) = slips(desk.event, desk.event.rounds[0], STAMP, [table.number], filled=True)
    assert [seat.written for seat in slip.seats] == [
        *((str(10 + one), "") for one in staying),
        ("", "×"),
    ]


def test_blank_slips_have_a_row_a_seat_and_no_code() -> None:
    event = first_round("risk-swiss", 9)
    made = blank_slips(event, (5, 4), 7, STAMP)
    assert [(slip.table, len(slip.seats), slip.code) for slip in made] == [
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
