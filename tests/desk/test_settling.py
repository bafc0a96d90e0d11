"""What the organizer knows of an event rebuilt from paper fills what its papers left open."""

from fractions import Fraction

import pytest

from tests.builders.desks import desk_of
from tests.desk.papers import cards, cover, printed, rebuilt_from, tables
from tourneydesk.core.event import OpenItem
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import players, rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.paper_rebuild import settling
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.cards.deck import blank_card
from tourneydesk.present.cards.deck import cards as cards_of
from tourneydesk.present.figures import provisional_note
from tourneydesk.present.paper_rebuild.records import records
from tourneydesk.present.papers.charts import chart_of
from tourneydesk.present.places import explain_standings, why_place
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.state import result_shape, state


def rebuilt(key: str, count: int, played: int, lost: list[int]) -> tuple[Session, Session]:
    """The lost event, and the one rebuilt without these cards."""
    desk = desk_of(key, count)
    play(desk, played)
    at = printed(desk)
    one = rebuilt_from([cover(desk.event, at), *cards(desk.event, lost, at)])
    return desk, Session(MemoryJournal(), list(one.steps), clock=lambda: "now")


def tell_ratings(lost: Session, again: Session, *numbers: int) -> None:
    """Enters the ratings that were on the lost cards alone."""
    for number in numbers:
        players.change(again, number, {"rating": lost.event.player(number).rating})


def test_a_seat_and_a_result_filled_in_make_the_event_whole_again() -> None:
    lost = desk_of("us-swiss", 8)
    play(lost, 2)
    table = lost.event.rounds[0].tables[1]
    was, again = rebuilt("us-swiss", 8, 2, list(table.players))
    tell_ratings(was, again, *table.players)
    event = again.event
    assert event.rounds[0].table(table.number) is None
    assert format_of(event).outlook(event).status == "waiting"
    with pytest.raises(Refused) as refused:
        rounds.pair(again)
    assert refused.value.problems[0].code == "items_open"
    settling.seat_table(again, 1, table.number, table.players)
    assert OpenItem("result", 1, table.number) in again.event.open_items
    assert table.result is not None
    rounds.report(again, table.number, result_shape(table.result), 1)
    assert again.event.open_items == frozenset()
    assert tables(again.event) == tables(was.event)
    assert [row.points for row in format_of(event).standings(again.event, None)] == [
        row.points for row in format_of(event).standings(was.event, None)
    ]
    rounds.pair(again)
    again.undo()
    again.undo()
    assert again.event.open_items == {OpenItem("result", 1, table.number)}


def test_a_missing_result_is_entered_like_any_other() -> None:
    was, again = rebuilt("strikes", 9, 2, [4])
    for posted in again.event.rounds:
        for table in posted.tables:
            result = was.event.rounds[posted.number - 1].table(table.number).result
            if table.running and result is not None:
                assert state(again.event)["winners"] == []
                rounds.report(again, table.number, result_shape(result), posted.number)
    assert again.event.open_items == frozenset()
    assert state(again.event)["standings"] == state(was.event)["standings"]


def test_only_what_is_open_can_be_settled() -> None:
    lost = desk_of("us-swiss", 8)
    play(lost, 1)
    table = lost.event.rounds[0].tables[1]
    _, again = rebuilt("us-swiss", 8, 1, list(table.players))
    one, other = table.players
    seated = next(iter(again.event.rounds[0].tables)).players[0]
    for code, wrong in (
        ("item_table_there", lambda: settling.seat_table(again, 1, 1, table.players)),
        ("item_table_size", lambda: settling.seat_table(again, 1, 2, (one,))),
        ("item_player_not_open", lambda: settling.seat_table(again, 1, 2, (one, one))),
        ("item_player_not_open", lambda: settling.seat_table(again, 1, 2, (one, seated))),
        ("item_not_open", lambda: settling.seat_table(again, 1, 2, (one, 99))),
        ("round_unknown", lambda: settling.seat_table(again, 7, 2, (one, other))),
        ("item_not_open", lambda: settling.settle(again, OpenItem("place", 1, player=seated))),
        ("bye_points", lambda: settling.give_bye(again, 1, one, Fraction(9))),
    ):
        before = again.event
        with pytest.raises(Refused) as refused:
            wrong()
        assert refused.value.problems[0].code == code
        assert again.event is before


def test_somebody_was_away_and_somebody_had_a_bye() -> None:
    lost = desk_of("us-swiss", 8)
    play(lost, 1)
    table = lost.event.rounds[0].tables[1]
    _, again = rebuilt("us-swiss", 8, 1, list(table.players))
    tell_ratings(lost, again, *table.players)
    one, other = table.players
    settling.give_bye(again, 1, one, Fraction(1))
    settling.settle(again, OpenItem("place", 1, player=other))
    settling.settle(again, OpenItem("seats", 1, table.number))
    assert again.event.open_items == frozenset()
    assert [bye.player for bye in again.event.rounds[0].byes] == [one]
    assert Session(MemoryJournal(), again.steps).event == again.event


def test_games_of_a_ring_wait_for_papers_because_their_order_counts() -> None:
    lost = desk_of("dual-ring", 8)
    play(lost, 3)
    ended = next(table for table in lost.event.rounds[0].tables if table.result is not None)
    _, again = rebuilt("dual-ring", 8, 3, list(ended.players))
    assert again.event.open_items
    with pytest.raises(Refused) as refused:
        rounds.report(again, ended.number, {"winner": ended.players[0]}, 1)
    assert refused.value.problems[0].code == "items_open_in_order"


@pytest.mark.parametrize("key", ["us-swiss", "age-swiss", "risk-swiss", "strikes", "dual-ring"])
def test_a_place_that_is_open_is_not_explained_by_figures_that_are_open(key: str) -> None:
    lost, desk = rebuilt(key, 16, 2, [3, 4])
    event = desk.event
    rows = format_of(event).standings(event, None)
    shown = explain_standings(event, rows)
    (note,) = provisional_note(event)
    for row in rows:
        assert not row.place_known
        first_line, *figures = why_place(shown, row.player)
        assert first_line == note
        assert len(figures) <= 1
        assert row.points_known or not figures
    assert all(
        provisional_note(lost.event)
        == ()
        != why_place(explain_standings(lost.event, true), row.player)
        for true in [format_of(lost.event).standings(lost.event, None)]
        for row in true
    )


@pytest.mark.parametrize(
    ("key", "missing"),
    [
        ("us-swiss", range(3, 8)),
        ("age-swiss", range(3, 8)),
        ("risk-swiss", range(3, 15)),
        ("strikes", range(3, 15)),
    ],
)
def test_the_charts_do_not_say_that_somebody_was_away_where_that_is_open(
    key: str, missing: range
) -> None:
    lost, desk = rebuilt(key, 16, 2, list(missing))
    event = desk.event
    places = {(one.player, one.round) for one in event.open_items if one.kind == "place"}
    assert places
    chart = chart_of(event)
    marked = {
        (player, number)
        for player, cells in chart.items()
        for number, cell in enumerate(cells, 1)
        if cell == "?"
    }
    assert marked == places
    assert not any("?" in cell for cells in chart_of(lost.event).values() for cell in cells)


def test_the_chart_of_a_ring_keeps_its_games_where_a_place_is_open() -> None:
    _, desk = rebuilt("dual-ring", 16, 2, list(range(3, 8)))
    event = desk.event
    assert any(one.kind == "place" for one in event.open_items)
    assert not any("?" in cell for cells in chart_of(event).values() for cell in cells)


@pytest.mark.parametrize("key", ["us-swiss", "age-swiss", "risk-swiss", "strikes"])
def test_a_record_card_ends_where_the_total_is_open(key: str) -> None:
    _, desk = rebuilt(key, 16, 3, list(range(3, 15)))
    event, paper = desk.event, Stamp("", "", "", "")
    assert event.open_items
    known = records(event)
    for player in event.entered:
        (card,) = cards_of(event, paper, [player.id])
        totals = [
            next(row.points_known for row in standings_of(event, at) if row.player == player.id)
            for at in range(1, len(event.rounds) + 1)
        ]
        certain = [*totals, False].index(False)
        assert card.code is None
        waiting = {line.round for line in known[player.id].lines if line.outcome == "open"}
        empty = blank_card(event, paper).rows
        assert not set(card.rows[:certain]) & set(empty)
        first = certain + (certain + 1 in waiting)
        assert card.rows[first:] == empty[first:]
