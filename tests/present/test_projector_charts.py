"""The standings as charts on the display: the leaders round by round, and bars towards the line."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.builders.crowds import crowd
from tests.builders.desks import desk_of
from tests.builders.dual_ring import ring
from tourneydesk.core.event import Event
from tourneydesk.desk.practice import play
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.drawings import rows_by_round
from tourneydesk.present.places import place_words
from tourneydesk.present.projector.page import CHARTS, DisplayOptions, ProjectorPage
from tourneydesk.present.projector.pages import projector_pages, useful_kinds
from tourneydesk.present.projector.web_pages import bar_html, folder_pages
from tourneydesk.present.table import bar_cell


def played(format_key: str, players: int, rounds: int) -> Event:
    desk = desk_of(format_key, players)
    play(desk, rounds)
    return desk.event


def pages(event: Event, **options: object) -> list[ProjectorPage]:
    asked = replace(DisplayOptions(kinds=CHARTS), **options)  # type: ignore[arg-type]
    return [page for page in projector_pages(event, asked) if page.kind in CHARTS]


@pytest.fixture(scope="module")
def chess() -> Event:
    return played("us-swiss", 20, 3)


@pytest.fixture(scope="module")
def struck() -> Event:
    return played("strikes", 20, 3)


def test_charts_are_shown_only_where_they_are_asked_for(struck: Event) -> None:
    assert not {page.kind for page in projector_pages(struck, DisplayOptions())} & {*CHARTS}
    assert {page.kind for page in pages(struck)} == {*CHARTS}


def test_the_leaders_have_a_line_each_as_far_as_there_is_space(chess: Event) -> None:
    (page,) = pages(chess)
    chart = page.chart
    assert chart is not None
    assert page.title == messages.text("screen-places")
    assert chart.rounds == (1, 2, 3)
    assert [line.places[-1] for line in chart.lines] == sorted(
        line.places[-1] for line in chart.lines
    )
    assert len(chart.lines) == 8
    (page,) = pages(chess, distance=8, message="Lunch")
    assert page.chart is not None
    assert len(page.chart.lines) == 7


def test_every_leader_has_a_row_of_their_own_after_every_round(chess: Event) -> None:
    (page,) = pages(chess)
    chart = page.chart
    assert chart is not None
    for row in rows_by_round(chart, chart.lines):
        assert sorted(row.values()) == [*range(8)]
    assert [*rows_by_round(chart, chart.lines)[-1].values()] == [*range(8)]


def test_one_complete_round_is_not_compared_with_anything() -> None:
    assert pages(crowd("us-swiss", 8, played=True)) == []
    assert pages(crowd("us-swiss", 8)) == []
    assert pages(ring(8)) == []


def test_bars_show_who_is_in_and_who_has_just_gone_out(struck: Event) -> None:
    (_, *bars) = pages(struck)
    rows = [row for page in bars for row in page.rows]
    leavings = FORMATS["strikes"].leavings(struck)
    earlier = {one for one, leaving in leavings.items() if leaving.round < 3}
    assert earlier
    assert {row.key for row in rows} == {one.id for one in struck.players} - earlier
    just_out = {one for one, leaving in leavings.items() if leaving.round == 3}
    assert {row.key for row in rows if row.emphasis == "out"} == just_out
    ids = [column.id for column in bars[0].columns]
    assert ids == ["name", "bar", "out", "points"]
    for row in rows:
        before, latest = row.cells[1].partition("/")[0].split("+")
        assert int(before) + int(latest) == int(row.cells[3])
    title = messages.text("screen-bars", heading=messages.text("head-strikes"), round=3)
    assert {page.title for page in bars} == {title}


@pytest.mark.parametrize("count", [Fraction(1, 3), 7, 1_000_000, 1_234_567])
def test_a_bar_is_drawn_whatever_its_numbers_are(count: Fraction | int) -> None:
    cell = bar_cell(Fraction(count), Fraction(count), Fraction(count))
    assert 'x="100"' in bar_html(cell)
    assert bar_cell(3, 1, 6) == "3+1/6"


@pytest.mark.parametrize("key", FORMATS)
def test_a_format_offers_the_kinds_of_pages_that_it_can_have(key: str) -> None:
    useful = useful_kinds(key)
    assert ("ring" in useful) == bool(FORMATS[key].ring_kinds)
    assert ("places" in useful) != ("ring" in useful)
    assert ("bars" in useful) == (key == "strikes")


def test_the_web_pages_have_the_charts_as_pictures_without_scripts(struck: Event) -> None:
    evil = "<script>alert('x')</script>"
    players = tuple(replace(player, name=evil) for player in struck.players)
    named = replace(struck, players=players, moment=struck.moment + 1)
    files = folder_pages(named, DisplayOptions(CHARTS), "")
    assert set(files) == {"places.html", "bars.html", "index.html"}
    for page in files.values():
        assert "<svg" in page
        assert "<script" not in page
    places, bars = files["places.html"], files["bars.html"]
    assert places.count('class="way') == places.count("<li>") == 8
    assert places.count('class="knot') == 8 * 3
    # What a person hears who does not see the lines.
    spoken = places.partition('img" aria-label="')[2].partition('"')[0]
    assert spoken.count(place_words(1)) >= 1
    (_, *pages_of_bars) = pages(struck)
    assert bars.count("<svg") == sum(len(page.rows) for page in pages_of_bars)
