"""What the room sees: pages that can be read, never a blank one, nothing private unasked."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.crowds import crowd
from tests.builders.desks import desk_of
from tests.builders.dual_ring import played, ring
from tests.builders.events import event_of, posted, reported
from tourneydesk.core.event import Event, Player
from tourneydesk.core.names import sort_key
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import DISTANCES, rows_down
from tourneydesk.present.projector.page import (
    CHARTS,
    KINDS,
    USUAL_KINDS,
    DisplayOptions,
    Kind,
    ProjectorPage,
)
from tourneydesk.present.projector.pages import projector_pages
from tourneydesk.present.tables.pairings import SeatOf

COUNTS = (0, 1, 11, 12, 22, 500, 1000)


def pages(event: Event, kind: Kind, **options: Any) -> list[ProjectorPage]:
    return projector_pages(event, DisplayOptions(kinds=(kind,), **options))


def cells(page: ProjectorPage) -> list[str]:
    return [" | ".join(row.cells) for row in page.rows]


def test_the_farthest_person_decides_how_many_rows_a_page_has() -> None:
    assert {far: rows_down(far, headed=False) for far in DISTANCES} == {3: 24, 4: 18, 6: 12, 8: 9}
    assert {far: rows_down(far) for far in DISTANCES} == {3: 22, 4: 16, 6: 11, 8: 8}
    assert rows_down(6, message_lines=1) == 10
    assert rows_down(6, headed=False, stacked=True) == 9


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(("key", "seats"), [("us-swiss", 2), ("strikes", 4)])
def test_no_page_is_blank_or_overfull_at_any_count(key: str, seats: int, count: int) -> None:
    event = crowd(key, count, seats)
    for kind in ("tables", "names"):
        made = pages(event, kind)
        if not count:
            assert [page.kind for page in made] == ["welcome"]
            assert made[0].large_text
            continue
        assert all(0 < len(page.rows) <= page.down * page.blocks for page in made)
        assert [page.number for page in made] == list(range(1, len(made) + 1))
        assert {page.page_count for page in made} == {len(made)}
        shown = [cell for page in made for row in page.rows for cell in row.cells]
        if kind == "tables":
            assert all(messages.name_of(event, player.id) in shown for player in event.players)
        else:
            keys = [row.key for page in made for row in page.rows]
            assert len(keys) == len(event.players)
            assert set(keys) == {player.id for player in event.players}


def ring_of(count: int, *, half_out: bool) -> Event:
    """A ring of so many, set where so many make one."""
    desk = desk_of("dual-ring", count)
    if count >= 3:
        rounds.pair(desk)
        play(desk, count // 2 if half_out else 0)
    return desk.event


@given(
    st.integers(0, 60),
    st.sampled_from(sorted(FORMATS)),
    st.sampled_from(KINDS),
    st.sampled_from(DISTANCES),
    st.sampled_from(("", "Lunch", "Lunch is served " * 9)),
    st.booleans(),
)
@settings(max_examples=80, deadline=None)
def test_no_kind_of_page_is_blank_in_any_format(
    count: int, key: str, kind: Kind, far: int, message: str, played_on: bool
) -> None:
    if key == "dual-ring":
        event = ring_of(count, half_out=played_on)
    else:
        seats = {"risk-swiss": 5, "strikes": 4}.get(key, 2)
        event = crowd(key, count, seats, played=played_on)
    made = pages(event, kind, distance=far, message=message, more_time={1: 5})
    assert made
    for page in made:
        assert page.title
        assert page.rows or page.large_text or page.ring or page.podium or page.kind == "clock"
        assert len(page.rows) <= page.down * page.blocks
        assert 1 <= page.number <= page.page_count


@given(st.integers(0, 120), st.integers(2, 5), st.sampled_from(DISTANCES), st.booleans())
@settings(max_examples=60, deadline=None)
def test_every_seat_is_shown_once_and_a_table_stays_on_one_page(
    players: int, seats: int, far: int, said: bool
) -> None:
    event = crowd("strikes", players, seats)
    made = pages(event, "tables", distance=far, message="Lunch" if said else "")
    assert made
    rows = [row for page in made for row in page.rows]
    assert len(rows) == players
    # A player left over has a bye instead of a seat.
    keys = [(row.key, page.number) for page in made for row in page.rows]
    where = [(key.table, number) for key, number in keys if isinstance(key, SeatOf)]
    whole = {key: {number for one, number in where if one == key} for key, _ in where}
    assert all(len(numbers) == 1 for numbers in whole.values())


def test_a_page_of_one_has_no_count_and_two_have() -> None:
    assert [page.page_label for page in pages(crowd("us-swiss", 22), "tables")] == [""]
    assert [page.page_label for page in pages(crowd("us-swiss", 24), "tables")] == [
        "1 of 2",
        "2 of 2",
    ]


def test_before_the_first_round_the_room_is_told_what_comes() -> None:
    (page,) = projector_pages(event_of(FORMATS["us-swiss"], 8), DisplayOptions())
    assert page.large_text == messages.text("screen-soon", players=8, round=1)
    (page,) = projector_pages(crowd("us-swiss", 0), DisplayOptions())
    assert page.large_text == messages.text("screen-soon-none")


def test_where_nothing_was_chosen_the_room_still_sees_something() -> None:
    (page,) = projector_pages(crowd("us-swiss", 8), DisplayOptions(kinds=()))
    assert page.large_text == messages.text("screen-soon", players=8, round=2)


def test_tables_of_two_stand_in_a_row_with_colours_and_result() -> None:
    fmt = FORMATS["us-swiss"]
    event = posted(fmt, event_of(fmt, [Player(1, "Ana"), Player(2, "Ben"), Player(3, "Cem")]))
    table = event.rounds[0].tables[0]
    white, black = (event.player(player).name for player in table.players)
    (bye,) = {"Ana", "Ben", "Cem"} - {white, black}
    (page,) = pages(event, "tables")
    assert [column.head for column in page.columns] == ["Board", "White", "Result", "Black"]
    assert cells(page) == [f"1 | {white} |  | {black}", f" | {bye} | Bye | "]
    for raw, score in (
        ({"winner": table.players[0]}, "1–0"),
        ({"winner": table.players[1]}, "0–1"),
        ({"draw": True}, "½–½"),
        ({"forfeit": [table.players[1]]}, "1–0 forfeit"),
        ({"forfeit": [table.players[0]]}, "0–1 forfeit"),
        ({"forfeit": list(table.players)}, "0–0 forfeit"),
    ):
        (page,) = pages(reported(fmt, event, 1, raw), "tables")
        assert page.rows[0].cells[2] == score


def test_boards_have_a_row_for_each_seat_and_a_line_before_each_board() -> None:
    (page,) = pages(crowd("strikes", 8, 4, played=True), "tables")
    assert [column.head for column in page.columns] == ["Table", "Name", "Score"]
    assert cells(page)[:2] == ["1 | Player 0001 | 4", " | Player 0002 | 3"]
    assert [at for at, row in enumerate(page.rows) if row.emphasis == "begins"] == [0, 4]


def test_the_last_game_of_two_shows_its_scores() -> None:
    (page,) = pages(crowd("strikes", 2, 2, played=True), "tables")
    assert cells(page) == ["1 | Player 0001 | 2", " | Player 0002 | 1"]


def test_a_table_that_ends_in_scores_is_headed_so_before_the_first_is_in() -> None:
    (page,) = pages(crowd("strikes", 8, 4), "tables")
    assert page.columns[-1].head == "Score"


def test_a_name_with_an_accent_stands_where_it_is_looked_for() -> None:
    names = ("Zoe", "Özil", "Ángel", "Bo", "émile", "Paul")
    fmt = FORMATS["us-swiss"]
    event = posted(fmt, event_of(fmt, [Player(n, one) for n, one in enumerate(names, start=1)]))
    (page,) = pages(event, "names")
    assert [row.cells[0] for row in page.rows] == ["Ángel", "Bo", "émile", "Özil", "Paul", "Zoe"]


def test_names_stand_in_order_with_table_and_colour() -> None:
    event = crowd("us-swiss", 4)
    assert cells(pages(event, "names")[0]) == [
        "Player 0001 | W | 1",
        "Player 0002 | B | 1",
        "Player 0003 | W | 2",
        "Player 0004 | B | 2",
    ]
    event = crowd("us-swiss", 100)
    made = pages(event, "names")
    shown = [row.key for page in made for row in page.rows]
    names = [sort_key(event.player(key)) for key in shown if isinstance(key, int)]
    assert len(names) == 100
    assert all(one < other for one, other in pairwise(names))
    # With three columns of names there is no space for colors beside them.
    assert {page.blocks for page in made} == {3}
    assert {len(row.cells) for page in made for row in page.rows} == {2}


def test_ratings_and_ages_are_shown_only_where_they_are_asked_for() -> None:
    event = crowd("us-swiss", 30, played=True)
    plain = [
        cell
        for page in projector_pages(event, DisplayOptions())
        for row in page.rows
        for cell in row.cells
    ]
    assert not {"1001", "1030"} & set(plain)
    asked = projector_pages(event, DisplayOptions(ratings=True, ages=True))
    heads = [column.head for page in asked for column in page.columns]
    assert {"Rating", "Age"} <= set(heads)
    assert any("1001" in row.cells for page in asked for row in page.rows)


def test_a_ring_shows_its_live_games_and_who_is_out() -> None:
    event = played(ring(5), "2: 2 wins")
    made = {page.kind: page for page in projector_pages(event, DisplayOptions())}
    assert list(made) == ["names", "tables", "ring", "standings", "out"]
    assert [row.cells[0] for row in made["tables"].rows] == ["1", "4", "5", "6"]
    assert made["ring"].ring is not None
    assert [row.key for row in made["out"].rows] == [3]
    two = next(row for row in made["names"].rows if row.key == 2)
    assert two.cells[-1] == "1, 6"


def test_the_final_is_shown_while_it_is_played() -> None:
    event = crowd("risk-swiss", 5, 5, kind="final")
    (page,) = pages(event, "final")
    assert page.title == "Final"
    assert [row.key for row in page.rows] == [SeatOf(1, who) for who in range(1, 6)]
    assert pages(crowd("risk-swiss", 5, 5), "final")[0].kind == "welcome"


def test_who_has_won_stands_first_in_the_end() -> None:
    event = ring(3)
    while (current := event.current) is not None and current.missing:
        table = current.table(current.missing[0])
        assert table is not None
        event = reported(FORMATS["dual-ring"], event, table.number, {"winner": max(table.players)})
    podium, page = pages(event, "final")
    assert page.title == "Final standings"
    assert podium.podium is not None
    assert podium.podium.title == "Champion"
    winners = FORMATS["dual-ring"].outlook(event).winners
    assert [row.key for row in page.rows if row.emphasis == "first"] == list(winners)
    assert page.rows[0].emphasis == "first"
    assert podium.podium.names == (event.player(winners[0]).name,)
    assert [step.place for step in podium.podium.steps] == ["1", "2", "3"]


def test_the_tables_with_more_time_are_listed_once_a_clock_is_set() -> None:
    event = crowd("us-swiss", 30)
    assert pages(event, "clock")[0].kind == "welcome"
    assert pages(event, "clock", more_time={})[0].kind == "clock"
    (page,) = pages(event, "clock", more_time={9: 5, 3: 1})
    assert cells(page) == ["3 | 1 minute", "9 | 5 minutes"]
    many = pages(event, "clock", more_time=dict.fromkeys(range(1, 16), 5))
    assert [len(page.rows) for page in many] == [8, 7]


def test_whoever_has_more_time_is_told_so_though_no_clock_was_asked_for() -> None:
    event = crowd("us-swiss", 10)
    made = pages(event, "tables", more_time={2: 5})
    assert [page.kind for page in made] == ["tables", "clock"]
    assert cells(made[1]) == ["2 | 5 minutes"]
    assert len(pages(event, "clock", more_time={2: 5})) == 1
    for nobody in ({}, {2: 0}, {99: 5}, None):
        assert [page.kind for page in pages(event, "tables", more_time=nobody)] == ["tables"]
    over = crowd("us-swiss", 10, played=True)
    assert [page.kind for page in pages(over, "tables", more_time={2: 5})] == ["tables"]


def test_a_message_takes_a_row_and_has_a_page_of_its_own() -> None:
    event = crowd("us-swiss", 22)
    assert [len(page.rows) for page in pages(event, "tables", message="Lunch")] == [10, 1]
    (page,) = pages(event, "message", message=f"  {'Lunch ' * 100}")
    assert (page.large_text[:5], len(page.large_text)) == ("Lunch", 200)


def test_every_kind_of_page_is_made_by_something() -> None:
    usual = ("names", "tables", "ring", "standings", "bracket", "out", "final", "clock", "message")
    assert usual == USUAL_KINDS
    assert sorted((*usual, *CHARTS)) == sorted(KINDS)


def test_a_message_too_long_for_its_line_is_said_large_though_that_was_not_asked_for() -> None:
    event = crowd("us-swiss", 4)
    short = "Lunch is served in the hall on the first floor until two o'clock"
    (page,) = pages(event, "tables", message=short)
    assert len(page.message) == 2
    assert " ".join(page.message).endswith(short)
    long = f"{short}. {short}."
    assert [page.kind for page in pages(event, "tables", message="Lunch")] == ["tables"]
    made = pages(event, "tables", message=long)
    assert [page.kind for page in made] == ["tables", "message"]
    assert made[1].large_text == long
    made = pages(crowd("us-swiss", 0), "tables", message=long)
    assert [page.kind for page in made] == ["welcome", "message"]
    assert len(pages(event, "message", message=long)) == 1
