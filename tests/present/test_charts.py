"""The data of charts: places by round, and bars towards the line at which a player is out."""

import pytest

from tests.builders.desks import desk_of
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.formats import FORMATS, standings_of
from tourneydesk.present.drawings import leaders, places_chart
from tourneydesk.present.shows import show_of, show_of_format


def test_a_line_has_the_place_after_each_complete_round() -> None:
    desk = desk_of("us-swiss", 10)
    play(desk, 3)
    rounds.pair(desk)
    chart = places_chart(desk.event)
    assert chart.rounds == (1, 2, 3)
    for at, number in enumerate(chart.rounds):
        placed = {row.player: row.place for row in standings_of(desk.event, number)}
        assert {line.player: line.places[at] for line in chart.lines} == placed
    assert chart.lowest == max(place for line in chart.lines for place in line.places)


def test_the_leaders_come_with_the_chosen_player() -> None:
    desk = desk_of("us-swiss", 12)
    play(desk, 2)
    chart = places_chart(desk.event)
    last, first = chart.lines[-1].player, chart.lines[0].player
    assert [line.player for line in leaders(chart, last, 3)][-1] == last
    assert len(leaders(chart, last, 3)) == 4
    assert len(leaders(chart, first, 3)) == 3


def test_nothing_is_charted_before_the_first_round_is_complete() -> None:
    chart = places_chart(desk_of("us-swiss", 4).event)
    assert (chart.rounds, chart.lines, chart.lowest) == ((), (), 0)


def test_bars_add_up_to_the_standings_and_mark_who_is_out() -> None:
    desk = desk_of("strikes", 12)
    play(desk, 3)
    shown = show_of(desk.event).bars
    assert shown is not None
    chart = shown(desk.event)
    rows = standings_of(desk.event)
    assert (chart.round, chart.line) == (3, 35)
    assert [(bar.player, bar.total) for bar in chart.bars] == [
        (row.player, row.points) for row in rows
    ]
    assert all(
        bar.out == (row.out_in is not None) for bar, row in zip(chart.bars, rows, strict=True)
    )
    assert any(bar.latest for bar in chart.bars)


@pytest.mark.parametrize("key", FORMATS)
def test_only_a_format_that_collects_towards_a_line_has_bars(key: str) -> None:
    assert (show_of_format(key).bars is not None) == (FORMATS[key].points == "strikes")
