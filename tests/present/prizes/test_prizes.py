"""Prizes in words, tables, papers, exports and on the display."""

import csv
from dataclasses import replace
from fractions import Fraction
from io import StringIO
from typing import Any

import pytest

from tests.builders.desks import desk_of
from tests.documents.reading import texts
from tourneydesk.core.event import Event
from tourneydesk.core.prize_awards import Award
from tourneydesk.core.prizes import Category, Prize, PrizeList
from tourneydesk.desk.event_details import change_prizes
from tourneydesk.desk.practice import play
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.exchange.kinds import make_export
from tourneydesk.present.messages import in_language
from tourneydesk.present.papers.certificates import awarded_for, certificates
from tourneydesk.present.papers.rules_sheet import rules_sheet
from tourneydesk.present.prizes import event_awards
from tourneydesk.present.prizes.tables import awards_shape, awards_table, prizes_table
from tourneydesk.present.prizes.words import category_name, left_over, money, why_award
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.pages import projector_pages
from tourneydesk.present.sheets import stamp
from tourneydesk.present.state import state
from tourneydesk.present.tables.history import step_text

HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")
STAMP = stamp(desk_of("us-swiss").event, None, "2026-11-21 10:30", 7, "0a1b2c3d")
UNDER = Category("rating", None, 1989)
PRIZES = (
    Prize(1, 50_000),
    Prize(2, 25_050),
    Prize(1, 10_000, category=UNDER),
    Prize(1, text="Golden cup"),
    Prize(1, 7_000, category=Category("unrated")),
)


@pytest.fixture(scope="module")
def event() -> Event:
    desk = desk_of("us-swiss", 12)
    play(desk)
    return replace(desk.event, prizes=PrizeList(PRIZES, "$"))


def test_amounts_are_written_as_the_language_and_the_currency_want() -> None:
    dollars, points = PrizeList(currency="$"), PrizeList(currency="points")
    assert [money(125_000, dollars), money(33_333, dollars)] == ["$1,250", "$333.33"]
    assert [money(500, points), money(500, PrizeList())] == ["5 points", "5"]
    with in_language("de"):
        assert money(125_050, PrizeList(currency="€")) == "1.250,50 €"


@pytest.mark.parametrize(
    ("category", "name"),
    [
        (Category(), "Places"),
        (Category("rating", 1800, 1999), "Class A (1800–1999)"),
        (Category("rating", 1800, 2099), "Rated 1800–2099"),
        (Category("rating", None, 1799), "Under 1800"),
        (Category("rating", None, 1199, unrated=True), "Under 1200 or unrated"),
        (Category("age", None, 11), "Under age 12"),
        (Category("club", value="Rooks"), "Club Rooks"),
        (Category("club", value="Rooks", name="Best rook"), "Best rook"),
    ],
)
def test_categories_have_the_names_of_the_field(category: Category, name: str) -> None:
    assert category_name(category) == name


def test_the_list_and_who_wins_are_tables_with_the_reason_once_for_a_tie(event: Event) -> None:
    listed = prizes_table(event)
    assert next(row.cells for row in listed.rows) == (
        "Places",
        "1st $500 + Golden cup, 2nd $250.50",
        "$750.50",
    )
    awards, rows = event_awards(event).awards, awards_table(event).rows
    assert len(rows) == len(awards)
    reasons = [row.cells[3] for row in rows if row.emphasis == "begins"]
    assert all(reasons)
    assert not any(row.cells[3] for row in rows if row.emphasis != "begins")
    for award in awards:
        assert why_award(event, award) in reasons
    assert left_over(event)[-1] == "Nobody qualifies for: 1st Unrated."


def test_a_pool_of_many_prizes_is_said_by_its_sum(event: Event) -> None:
    places = tuple(Prize(place, 10_000) for place in range(1, 8))
    everybody = tuple(player.id for player in event.players)
    found = Award(1, places, everybody, "tied", 1, 12, Fraction(70_000, 12), 5_833)
    said = why_award(replace(event, prizes=PrizeList(places, "$")), found)
    assert "$700 (7 prizes) shared by 12 = $58.33 each (32B2)" in said


def test_the_history_says_which_prizes_have_changed() -> None:
    desk = desk_of("us-swiss", 4)
    change_prizes(desk, PrizeList((Prize(1, 5_000), Prize(1, 100, category=UNDER))))
    change_prizes(desk, PrizeList((Prize(1, 6_000), Prize(1, 100, category=UNDER))))
    change_prizes(desk, PrizeList((Prize(1, 6_000),)))
    assert step_text(desk.event, desk.steps, 4) == ("Places: 1st 50 → 1st 60",)
    assert step_text(desk.event, desk.steps, 5) == ("Under 1990: 1st 1 → none",)


def test_the_state_has_prizes_only_where_there_are_some(event: Event) -> None:
    shape = state(event)
    assert isinstance(shape["prizes"], dict)
    assert isinstance(shape["awards"], dict)
    assert shape["awards"]["final"] is True
    paid = shape["awards"]["paid"] + shape["awards"]["rounding"]
    assert paid + 70 == pytest.approx(shape["prizes"]["total"])
    assert not {"prizes", "awards"} & state(replace(event, prizes=PrizeList())).keys()


def test_awards_are_final_once_the_event_is_over_even_if_nobody_wins_any(event: Event) -> None:
    offered = PrizeList((Prize(1, 100, category=Category("club", value="Nobody’s")),))
    shape: Any = awards_shape(replace(event, prizes=offered))
    assert (shape["final"], shape["awards"], shape["unawarded"]) == (True, [], [1])


def test_tables_and_web_page_of_prizes_are_exported_only_with_prizes(event: Event) -> None:
    files = make_export("csv", [event])
    rows = list(csv.DictReader(StringIO(files["awards.csv"].decode("utf-8-sig"))))
    cents = sum(round(100 * float(row["amount"] or 0)) for row in rows)
    assert cents == event_awards(event).paid
    assert {row["text"] for row in rows} == {"", "Golden cup"}
    listed = list(csv.DictReader(StringIO(files["prizes.csv"].decode("utf-8-sig"))))
    assert [row["kind"] for row in listed] == ["place", "place", "rating", "place", "unrated"]
    page = make_export("html", [event])["prizes.html"].decode()
    assert "Golden cup" in page
    assert "$500" in page
    without = replace(event, prizes=PrizeList())
    assert not {"prizes.csv", "awards.csv"} & make_export("csv", [without]).keys()
    assert "prizes.html" not in make_export("html", [without])


def test_the_paper_has_the_winners_with_reasons_or_the_list(event: Event) -> None:
    (winners,) = texts(make(["prizes"], event, HOW))
    for award in event_awards(event).awards:
        assert money(award.paid, event.prizes) in winners or not award.money
    assert "Golden cup" in winners
    assert "Signature" not in winners
    signed = replace(HOW, chosen=(("signature", ("yes",)),))
    assert "Signature" in texts(make(["prizes"], event, signed))[0]
    (listed,) = texts(make(["prizes"], event, replace(HOW, chosen=(("shown", ("list",)),))))
    assert "Prizes in all: $920.50." in listed
    assert "$250.50" in listed
    before = replace(event, rounds=())
    assert "Prizes in all" in texts(make(["prizes"], before, HOW))[0]


def test_the_rules_sheet_lists_the_prizes_and_how_they_are_awarded(event: Event) -> None:
    headings = [heading for heading, _ in rules_sheet(event, STAMP).parts]
    assert headings[-1] == "Prizes"
    assert "Prizes" not in [
        heading for heading, _ in rules_sheet(replace(event, prizes=PrizeList()), STAMP).parts
    ]
    said = rules_sheet(event, STAMP).parts[-1][1]
    assert "1st $500 + Golden cup" in said[0].text
    assert said[1].source == "US Chess 32B"


def test_there_is_a_certificate_for_everybody_with_a_prize(event: Event) -> None:
    assert "prizes" in awarded_for(event)
    winners = {award.player for award in event_awards(event).awards}
    made = certificates(event, STAMP, ("prizes",))
    assert len(made) == len(winners)
    achieved = [text for one in made for text in one.achieved]
    assert "1st place – Golden cup" in achieved
    assert "prizes" not in awarded_for(replace(event, prizes=PrizeList()))


def test_the_display_shows_who_won_what_after_the_winner(event: Event) -> None:
    pages = projector_pages(event, DisplayOptions(kinds=("final",)))
    titles = [page.title for page in pages]
    assert "Prize winners" in titles
    shown = [row.cells for page in pages if page.title == "Prize winners" for row in page.rows]
    assert len(shown) == len(event_awards(event).awards)
    long = replace(event, prizes=PrizeList((Prize(1, text="Membership of one year"),)))
    (cells,) = (
        row.cells
        for page in projector_pages(long, DisplayOptions(kinds=("final",)))
        if page.title == "Prize winners"
        for row in page.rows
    )
    assert cells[-1] == "Membership of o…"
    playing = replace(event, rounds=event.rounds[:-1])
    others = projector_pages(playing, DisplayOptions(kinds=("final",)))
    assert "Prize winners" not in [page.title for page in others]
