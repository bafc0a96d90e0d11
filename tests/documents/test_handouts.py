"""Papers that people fill in, wear or put up: what is on them, their sizes, and who has them."""

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.builders.desks import desk_of
from tests.documents.papers import with_players
from tests.documents.reading import Box, boxes, fonts, ink, inside, sizes, texts
from tests.documents.test_foundation import BAD_NAMES
from tests.documents.test_slips import outlines
from tests.thoroughness import in_turns
from tourneydesk.core.decisions import PlayerDropped
from tourneydesk.core.event import Event, Player
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.attendance import takes_bye_requests
from tourneydesk.documents.drawing.fonts import width_of
from tourneydesk.documents.drawing.page import A4, LETTER, Paper
from tourneydesk.documents.drawing.shapes import MM, Area
from tourneydesk.documents.forms import form_grid
from tourneydesk.documents.handouts import badge_grid, halves, largest, place_card_grid
from tourneydesk.documents.papers import documents_of, documents_of_format, make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import FORMATS
from tourneydesk.present.handouts import (
    LINES,
    Signed,
    Ticks,
    bye_request,
    incident_report,
    withdrawal,
)
from tourneydesk.present.messages import text, use_language
from tourneydesk.present.sheets import Stamp

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
STAMP = Stamp("Spring Open", "", "Printed", "{page}{pages}")
EVERYWHERE = ("badges", "place-cards", "registration", "sign-up", "withdrawal-slips", "incident")
every_format = pytest.mark.parametrize("key", sorted(FORMATS))
every_paper = pytest.mark.parametrize("paper", [LETTER, A4], ids=["letter", "a4"])


def chosen(up: int, how: PrintOptions = HOW) -> PrintOptions:
    return replace(how, chosen=(("up", (str(up),)),))


@every_format
def test_a_format_has_the_papers_that_make_sense_in_it(key: str) -> None:
    keys = {one.key for one in documents_of_format(key)}
    assert {*EVERYWHERE} <= keys
    assert ("bye-slips" in keys) == takes_bye_requests(desk_of(key, 4).event)
    assert ("score-sheet" in keys) == (key == "us-swiss")


@in_turns(key=sorted(FORMATS), language=["en", "de", "es"], paper=[LETTER, A4])
def test_every_paper_stays_inside_its_margins_in_every_number_and_language(
    key: str, paper: Paper, language: str
) -> None:
    event = desk_of(key, 9).event
    use_language(language)
    try:
        for document in documents_of(event):
            if document.key not in (*EVERYWHERE, "bye-slips", "score-sheet"):
                continue
            offered = document.offers(event)
            for value in offered[0].values if offered else ("",):
                how = replace(HOW, paper=paper, chosen=(("up", (value,)),) if value else ())
                pdf = make([document.key], event, how)
                assert inside(pdf, 6 * MM), (document.key, value)
                assert all(fonts(pdf).values())
                assert "…" not in "".join(texts(pdf)), (document.key, value)
    finally:
        use_language("en")


@pytest.mark.parametrize("key", ["us-swiss", "risk-swiss"])
def test_no_name_however_bad_leaves_its_badge_or_place_card(key: str) -> None:
    members = ["12345678901234567890"] * len(BAD_NAMES)
    event = with_players(key, [name or "nobody" for name in BAD_NAMES], members)
    event = replace(
        event, players=tuple(replace(one, club="Chess Club " * 9) for one in event.players)
    )
    for document, up, grid in (
        ("badges", 8, badge_grid),
        ("badges", 6, badge_grid),
        ("place-cards", 4, place_card_grid),
        ("place-cards", 2, place_card_grid),
    ):
        pdf = make([document], event, chosen(up))
        places = grid(LETTER, up).places
        assert inside(pdf, 6 * MM)
        for page in boxes(pdf):
            for box in page:
                if box.bottom < 30 and box.top < 30:
                    continue  # the foot of the page
                assert any(_within(box, place) for place in places), (document, up, box)


def _within(box: Box, place: Area) -> bool:
    return (
        place.x <= box.left
        and box.right <= place.right
        and place.y <= box.bottom
        and box.top <= place.top
    )


def test_badges_have_the_size_of_their_holders_and_are_of_those_who_are_in() -> None:
    event = desk_of("us-swiss", 10)
    event.take(PlayerDropped(4))
    made = event.event
    pages = texts(make(["badges"], made, HOW))
    assert len(pages) == 2
    said = " ".join(" ".join(pages).split())
    for player in made.players:
        assert (text("slip-player-number", number=player.id) in said) == (player.id != 4)
    frames = [
        (right - left, top - bottom)
        for left, bottom, right, top in outlines(make(["badges"], made, HOW))
    ]
    inches = pytest.approx((3.5 * 72, 2.25 * 72), abs=0.1)
    # Nine badges on two sheets, so that the cut stacks are in order.
    assert sum(frame == inches for frame in frames) == 5
    wanted = make(["badges"], made, replace(HOW, players=(4, 7)))
    (page,) = texts(wanted)
    assert [f"P{at}" in page.split() for at in (4, 7, 8)] == [True, True, False]


def test_a_badge_writes_its_name_large_and_keeps_the_family_name_whole() -> None:
    family = "Papadopoulos-Echeverrigaray"
    names = ["Bo Lee", f"Maximiliana Bartholomea {family}"]
    event = with_players("us-swiss", names, [None, None])
    page = boxes(make(["badges"], event, HOW))[0]
    short = max(box.top - box.bottom for box in page if "Lee" in box.text)
    assert short > 20
    assert any(family in box.text for box in page)


def test_the_largest_name_fits_its_place() -> None:
    area = Area(0, 0, 200, 80)
    for name, most in (
        ("Bo", 1),
        ("Anna Maria Lopez", 2),
        ("Wolfeschlegelsteinhausenbergerdorff", 1),
        ("x" * 200, 6),
    ):
        size, lines = largest(name, area, 34)
        assert "".join(lines).replace(" ", "") == name.replace(" ", "")
        assert len(lines) <= most
        assert 6 <= size <= 34
        assert size * 1.25 * len(lines) <= area.height
        assert all(width_of(line, size, bold=True) <= area.width for line in lines)


@every_paper
@pytest.mark.parametrize("up", [2, 4])
def test_a_place_card_has_its_name_on_both_sides_of_the_fold(paper: Paper, up: int) -> None:
    event = with_players("age-swiss", ["Ann", "Bob"], [None, None])
    pdf = make(["place-cards"], event, chosen(up, replace(HOW, paper=paper)))
    page = boxes(pdf)[0]
    place = place_card_grid(paper, up).places[0]
    found = [box for box in page if box.text.strip() == "Ann"]
    assert len(found) == 2
    for half in halves(place):
        assert sum(_within(box, half) for box in found) == 1


@every_paper
@pytest.mark.parametrize("up", [6, 4])
def test_request_slips_have_boxes_for_a_pencil_and_lines_to_sign_on(paper: Paper, up: int) -> None:
    event = desk_of("us-swiss", 6, rounds=5).event
    form = bye_request(event, STAMP)
    options = sum(len(part.options) for part in form.parts if isinstance(part, Ticks))
    assert options == 5 + 3
    for document in ("bye-slips", "withdrawal-slips"):
        pdf = make([document], event, chosen(up, replace(HOW, paper=paper)))
        assert len(sizes(pdf)) == 1
        assert texts(pdf)[0].count(text("handout-signed-player")) == up
        drawn = outlines(pdf)
        squares = [
            one
            for one in drawn
            if one[2] - one[0] == pytest.approx(one[3] - one[1]) and one[2] - one[0] > 1
        ]
        assert squares
        assert all(one[2] - one[0] >= 4 * MM for one in squares)
        # Nothing but the marks for cutting comes near a cut.
        places = form_grid(paper, up).places
        for box in boxes(pdf)[0]:
            assert any(_within(box, place.inside(6 * MM)) for place in places)


def test_rounds_that_are_over_cannot_be_asked_for() -> None:
    desk = desk_of("us-swiss", 6, rounds=4)
    rounds.pair(desk)
    (part,) = (
        part
        for part in bye_request(desk.event, STAMP).parts
        if isinstance(part, Ticks) and part.label == text("handout-rounds")
    )
    assert part.options == ("2", "3", "4")


@every_format
def test_a_player_of_a_ring_withdraws_at_once_others_also_after_a_round(key: str) -> None:
    (when, _) = (
        part for part in withdrawal(desk_of(key).event, STAMP).parts if isinstance(part, Ticks)
    )
    assert len(when.options) == (1 if FORMATS[key].ring_kinds else 2)


def test_an_incident_report_is_one_page_with_the_round_and_signatures() -> None:
    desk = desk_of("risk-swiss", 9)
    rounds.pair(desk)
    pdf = make(["incident"], desk.event, HOW)
    (page,) = texts(pdf)
    assert page.count(text("handout-signed-director")) == 1
    form = incident_report(desk.event, desk.event.current, STAMP)
    assert sum(len(part.labels) for part in form.parts if isinstance(part, Signed)) == 4
    rules = [one for one in outlines(pdf) if one[2] - one[0] > 150 * MM and one[3] - one[1] < 0.1]
    # Lines for sentences are 7 mm apart or more.
    heights = sorted(one[1] for one in rules)
    assert len(heights) >= 8
    assert min(upper - lower for lower, upper in pairwise(heights)) >= 5 * MM


@every_format
def test_the_registration_form_asks_for_what_the_format_uses(key: str) -> None:
    event = desk_of(key).event
    (page,) = texts(make(["registration"], event, HOW))
    lines = [line.strip() for line in page.splitlines()]
    for code in ("handout-given-name", "handout-family-name", "card-member", "handout-club"):
        assert lines.count(text(code)) == 2 or page.count(text(code)) >= 2
    assert page.count(text("handout-consent")) == 2
    used = {*FORMATS[key].about_players(event)}
    assert (text("card-rating") in page) == ("rating" in used)
    assert (text("card-age") in page.split()) == ("age" in used)


def test_names_on_the_sign_up_list_have_boxes_as_wide_as_their_columns() -> None:
    """With single lines between them: only what is ticked has a box of its own."""
    pdf = make(["sign-up"], desk_of("strikes").event, HOW)
    boxed = [one for one in outlines(pdf) if one[3] - one[1] > 5 * MM]
    assert all(right - left < 12 * MM for left, _, right, _ in boxed)
    for page in ink(pdf):
        upright = {round(one[0]) for one in page if one[2] - one[0] < 2 < 5 * MM < one[3] - one[1]}
        wide = [right - left for left, right in pairwise(sorted(upright))]
        assert sum(one > 35 * MM for one in wide) >= 2


@every_format
@every_paper
def test_the_list_at_the_door_has_24_lines_a_page(key: str, paper: Paper) -> None:
    pages = texts(make(["sign-up"], desk_of(key).event, replace(HOW, paper=paper)))
    assert len(pages) == 2
    for at, page in enumerate(pages):
        numbers = {line.strip() for line in page.splitlines()}
        assert {str(at * LINES + line) for line in range(1, LINES + 1)} <= numbers
        assert text("handout-family-name") in page


def test_score_sheets_are_filled_in_for_the_tables_of_a_round_two_each() -> None:
    desk = desk_of("us-swiss", 6)
    blank = texts(make(["score-sheet"], desk.event, HOW))
    assert len(blank) == 1
    assert "P1" not in blank[0].split()
    rounds.pair(desk)
    pdf = make(["score-sheet"], desk.event, HOW)
    pages = texts(pdf)
    assert len(pages) == 3
    for page, table in zip(pages, desk.event.rounds[0].tables, strict=True):
        for player in table.players:
            assert page.split().count(f"P{player}") == 2
    assert sizes(pdf)[0] == (792, 612)
    assert {str(move) for move in range(1, 61)} <= {*pages[0].split()}
    one_a_page = texts(make(["score-sheet"], desk.event, chosen(1, replace(HOW, tables=(2,)))))
    assert len(one_a_page) == 2
    assert "90" in one_a_page[0].split()


def test_cells_for_moves_are_large_enough_to_write_in() -> None:
    event = desk_of("us-swiss", 6).event
    for up, moves in ((2, 60), (1, 90)):
        cells = [
            (right - left, top - bottom)
            for left, bottom, right, top in outlines(make(["score-sheet"], event, chosen(up)))
            if right - left > 14 * MM and 5 * MM < top - bottom < 12 * MM
        ]
        assert len(cells) == moves * 2 * up
        assert min(height for _, height in cells) >= 5.8 * MM


@pytest.mark.parametrize("document", ["badges", "place-cards"])
def test_nobody_has_no_badge(document: str) -> None:
    with pytest.raises(Refused) as refused:
        make([document], desk_of("us-swiss").event, HOW)
    assert [problem.code for problem in refused.value.problems] == ["paper_nothing"]


@every_format
def test_one_player_has_every_handout(key: str) -> None:
    event = _many(key, 1)
    for document in EVERYWHERE:
        assert inside(make([document], event, HOW), 6 * MM), document


def test_a_thousand_players_have_a_badge_each() -> None:
    event = _many("us-swiss", 1000)
    assert len(texts(make(["badges"], event, HOW))) == 125


def _many(key: str, count: int) -> Event:
    players = tuple(Player(at, f"Player {at}", age=20, rating=1500) for at in range(1, count + 1))
    return replace(desk_of(key).event, players=players)
