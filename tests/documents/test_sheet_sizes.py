"""Sheets fill the page: the sizes of letters by the formulas of docs/paper.md, read back."""

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tests.documents.people import EIGHTEEN, FORTY, people
from tests.documents.reading import Letters, inside, letters, texts
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.event import Event, Player, Round, Seat, Table
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.documents.drawing.page import A4, LETTER, Paper
from tourneydesk.documents.drawing.ruled_sheets import set_on
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.documents.drawing.sheet_pages import Frame
from tourneydesk.documents.papers import make
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.present.papers.charts import wall_chart
from tourneydesk.present.papers.door import check_in_list
from tourneydesk.present.papers.pairings import pairings_by_name, pairings_by_table
from tourneydesk.present.papers.sheet import Sheet, name_ranges
from tourneydesk.present.papers.standings import standings_sheet
from tourneydesk.present.sheets import Stamp

STAMP = Stamp("Test", "Round 1", "Printed 10:30", "page {page} of {pages}")
HOW = PrintOptions("2026-11-21 10:30", 7, "0a1b2c3d4e5f60718293")


def event_of(
    key: str, players: tuple[Player, ...], played: int, post: bool = False, **settings: Any
) -> Session:
    desk = desk_of(key, **settings)
    desk.take(PlayersAdded(players))
    play(desk, played)
    if post:
        rounds.pair(desk)
    return desk


def sizes_of(pages: list[list[Letters]], names: str) -> Counter[float]:
    """The sizes of the letters in which family names are written, and how often."""
    families = {line.partition(",")[0] for line in names.splitlines() if line}
    return Counter(
        round(one.size, 1) for page in pages for one in page if families & set(_words(one.text))
    )


def _words(text: str) -> list[str]:
    words = text.replace(",", " ").split()
    return [*words, *(f"{one} {two}" for one, two in pairwise(words))]


def test_twenty_boards_fill_a_page_in_letters_of_15_points() -> None:
    desk = event_of("us-swiss", people(FORTY, 40), 2, post=True)
    pages = letters(make(["tables"], desk.event, HOW))
    (page,) = pages
    ((size, count),) = sizes_of(pages, FORTY).items()
    assert size == pytest.approx(15.5, abs=0.5)
    assert count == 40
    boards = [one for one in page if one.text in map(str, range(1, 21)) and one.size > 20]
    assert {round(one.size, 1) for one in boards} == {round(min(26, 1.6 * size), 1)}
    assert len(boards) == 20
    assert min(one.bottom for one in page) < 16 * MM


def test_120_names_are_on_two_pages_in_letters_of_15_points() -> None:
    desk = event_of("us-swiss", people(FORTY, 120), 0, post=True)
    pages = letters(make(["names"], desk.event, HOW))
    assert len(pages) == 2
    (size,) = sizes_of(pages, FORTY)
    assert size == pytest.approx(15.5, abs=0.5)
    assert [sum(sizes_of([page], FORTY).values()) for page in pages] == [60, 60]


def test_forty_standings_with_thirteen_columns_are_on_one_page() -> None:
    tiebreaks = ("modified_median", "solkoff")
    desk = event_of("us-swiss", people(FORTY, 40), 5, rounds=5, tiebreaks=tiebreaks)
    pages = letters(make(["standings"], desk.event, HOW))
    assert len(pages) == 1
    (size,) = sizes_of(pages, FORTY)
    assert size == pytest.approx(11.5, abs=0.5)
    heads = {"Place", "No.", "Rating", "W–L–D", "R1", "R5", "Solkoff", "Points"}
    assert heads <= {one.text for one in pages[0]}


def test_eighteen_standings_of_a_risk_event_are_in_letters_of_17_points_or_more() -> None:
    desk = event_of("risk-swiss", people(EIGHTEEN, 18), 4, swiss_rounds=3)
    pages = letters(make(["standings"], desk.event, HOW))
    (size,) = sizes_of(pages, EIGHTEEN)
    # The mock-up's columns of figures are wider than their cells.
    assert 17 <= size <= 20


def test_a_wall_chart_of_24_players_and_5_rounds_is_in_letters_of_13_points() -> None:
    desk = event_of("us-swiss", people(FORTY, 24), 5, rounds=5)
    (page,) = letters(make(["wall"], desk.event, HOW))
    (size,) = sizes_of([page], FORTY)
    assert size == pytest.approx(13, abs=0.5)
    running = [one for one in page if round(one.size, 2) == round(0.8 * size, 2)]
    assert len(running) >= 24 * 5


@pytest.mark.parametrize(
    ("meters", "points", "rows"), [("2", 31, 17), ("3", 46, 11), ("4", 62, 8), ("5", 80, 6)]
)
def test_a_poster_has_letters_for_its_distance_and_pages_alike(
    meters: str, points: float, rows: int
) -> None:
    desk = event_of("us-swiss", people(FORTY, 40), 3)
    how = replace(HOW, chosen=(("poster", (meters,)),))
    pages = letters(make(["standings"], desk.event, how))
    (size,) = sizes_of(pages, FORTY)
    assert 0.7 * points <= size <= points
    if meters in ("2", "3"):
        assert size == points
    counts = [sum(sizes_of([page], FORTY).values()) for page in pages]
    assert max(counts) - min(counts) <= 1
    assert max(counts) <= rows + 1
    if meters == "3":
        assert counts == [10] * 4


@pytest.mark.parametrize("paper", [LETTER, A4])
@pytest.mark.parametrize("across", [2, 3])
def test_everybody_of_200_is_on_at_most_three_pages_of_names(paper: Paper, across: int) -> None:
    desk = event_of("us-swiss", people(FORTY, 200), 0, post=True)
    posted = desk.event.current
    assert posted is not None
    layout = set_on(pairings_by_name(desk.event, posted, STAMP, across=across), paper)
    frames = [rows_of(frame) for page in layout.pages.pages for frame in page]
    assert sum(frames) == 200
    assert len(layout.pages.pages) <= 3
    assert max(frames) - min(frames) <= 1


ALPHABETS = (
    "abcdefgh",
    "αβγδεζηθ",
    "абвгдежз",
    "אבגדהוזח",
    "ابتثجحخد",
    "กขคงจฉชซ",
    "山田太郎王李",
    "कखगघङच",
)
WORDS = st.builds(
    lambda letters, length: (letters * 20)[:length].title(),
    st.sampled_from(ALPHABETS),
    st.sampled_from([1, 3, 6, 8, 9, 10, 12, 15, 30, 60, 120]),
)
NAMES = st.builds(lambda given, family: f"{given} {family}", WORDS, WORDS)


CHINESE = "山田太郎王李" * 20


@example([*(f"{at} Lee" for at in "abcdefghijklm"), f"山 {CHINESE}"], "standings", LETTER, "no")
@example([*(f"{at} Lee" for at in "abcdefghijklm"), f"{CHINESE} {CHINESE}"], "wall", A4, "no")
@example([f"{at} {CHINESE}" for at in "abcdefghijklm"], "tables", A4, "3")
@given(
    names=st.lists(NAMES, min_size=2, max_size=50),
    key=st.sampled_from(["tables", "names", "standings", "wall"]),
    paper=st.sampled_from([LETTER, A4]),
    poster=st.sampled_from(["no", "no", "3"]),
)
@settings(max_examples=12, deadline=None)
def test_any_names_stay_on_the_page_in_letters_of_one_size(
    names: list[str], key: str, paper: Paper, poster: str
) -> None:
    players = [Player(at, name, rating=1500) for at, name in enumerate(names, start=1)]
    event = event_with(players)
    chosen = (("poster", (poster,)),) if key != "wall" else ()
    pdf = make([key], event, replace(HOW, paper=paper, chosen=chosen))
    assert inside(pdf, 6 * MM)
    # No name is cut: only a result that is not in yet is an ellipsis by itself.
    assert not re.search(r"\w…", "".join(texts(pdf)))


def event_with(players: list[Player]) -> Event:
    """An event with a round in which they sit in their order."""
    pairs = [players[at : at + 2] for at in range(0, len(players) - 1, 2)]
    tables = [
        Table(at, (Seat(white.id, "white"), Seat(black.id, "black")))
        for at, (white, black) in enumerate(pairs, start=1)
    ]
    event = desk_of("us-swiss").event
    return replace(event, players=tuple(players), rounds=(Round(1, "swiss", tuple(tables)),))


@pytest.mark.parametrize("count", [1, 2, 5, 26, 61, 200])
@pytest.mark.parametrize("key", ["us-swiss", "strikes"])
def test_no_page_of_a_sheet_has_less_than_three_rows(key: str, count: int) -> None:
    """Nor does a heading; and every page has the heads of columns."""
    desk = event_of(key, people(FORTY, count), 0)
    if count > 2:
        rounds.pair(desk)
    event = desk.event
    for content in (check_in_list, wall_chart, standings_sheet, pairings):
        if content is pairings and count <= 2:
            continue
        sheet = content(event, STAMP)
        layout = set_on(sheet, LETTER)
        for page in layout.pages.pages:
            for frame in page:
                first, *others = frame
                whole = [sum(map(len, sheet.blocks[run.block].groups)) for run in frame]
                assert sum(run.rows for run in frame) >= min(3, whole[0])
                assert all(run.first or run.block == first.block for run in others)


def pairings(event: Event, stamp: Stamp) -> Sheet:
    posted = event.current
    assert posted is not None
    return pairings_by_table(event, posted, stamp)


@pytest.mark.parametrize("paper", [LETTER, A4])
@pytest.mark.parametrize("key", ["us-swiss", "strikes"])
def test_rows_are_shared_out_evenly_and_the_last_page_is_no_remnant(key: str, paper: Paper) -> None:
    """Facts on the first page and rows that stay together, of a table or below a heading, make the
    pages differ by what they take.
    """
    for players in (61, 90, 144, 200):
        desk = event_of(key, people(FORTY, players), 0, post=True)
        for content in (check_in_list, wall_chart, standings_sheet, pairings):
            layout = set_on(content(desk.event, STAMP), paper)
            counts = [sum(map(rows_of, page)) for page in layout.pages.pages]
            together = 6 if content is pairings and key == "strikes" else 1
            facts = 3 if content is check_in_list else 0
            assert max(counts) - min(counts) <= together + facts, (players, content, counts)


def rows_of(frame: Frame) -> int:
    return sum(run.rows for run in frame)


def test_a_title_says_which_names_are_on_its_page() -> None:
    desk = event_of("us-swiss", people(FORTY, 120), 0, post=True)
    pages = letters(make(["names"], desk.event, HOW))
    titles = [one.text for page in pages for one in page if one.text.startswith("Find")]
    assert titles == ["Find your board, Am–La", "Find your board, Li–Zh"]


def test_a_title_of_a_poster_leaves_out_the_number_of_a_player_with_a_bye() -> None:
    desk = event_of("us-swiss", people(FORTY, 41), 0, post=True)
    pages = texts(make(["tables"], desk.event, replace(HOW, chosen=(("poster", ("3",)),))))
    assert "15–20" in pages[-1]


def test_beginnings_of_names_in_titles_differ_from_the_page_beside() -> None:
    pages = [["Abel, A", "Baker, B"], ["Baker, C", "Barth, D"], ["Basil, E", "Zorn, F"]]
    assert name_ranges(pages) == [("Ab", "Bak"), ("Bak", "Bar"), ("Bas", "Zo")]
