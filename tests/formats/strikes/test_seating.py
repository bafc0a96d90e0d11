"""What every seating promises, whatever the field and its history."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tourneydesk.core.draw import Draw
from tourneydesk.formats.strikes.meetings import Meetings, count_meetings, plan_penalty
from tourneydesk.formats.strikes.search import dealt_seating, optimized_seating

Event = tuple[list[int], list[int], dict[tuple[int, int], int]]

# Seated once with these words as the seed; changed only together with the engine's version.
GOLDEN = [
    ((11, 13, 15, 12), (10, 6, 3, 4), (16, 7, 14, 5), (9, 1, 2, 8)),
    ((11, 5, 2, 6), (15, 1, 7, 3), (14, 13, 10, 8), (16, 9, 4, 12)),
    ((8, 6, 15, 16), (3, 9, 14, 11), (13, 4, 5, 1), (10, 7, 2, 12)),
]
SMALL = ((5, 1, 9, 7), (10, 4, 2), (3, 8, 6))


@st.composite
def events(draw: st.DrawFn) -> Event:
    """Players with a history of dealt rounds, some of whom have gone home since."""
    field = draw(st.integers(6, 40))
    seed = str(draw(st.integers(0, 999)))
    rounds = []
    for number in range(draw(st.integers(0, 9))):
        sizes = tables_for(field, draw(st.integers(3, 5)))
        rounds.append(dealt_seating(range(field), sizes, {}, Draw(seed, f"round {number}")))
    left = Draw(seed, "drops").shuffled(range(field))[draw(st.integers(0, 5)) :]
    return left, tables_for(len(left), draw(st.integers(2, 5))), count_meetings(rounds)


def tables_for(players: int, size: int) -> list[int]:
    tables = -(-players // size)
    return [players // tables + (table < players % tables) for table in range(tables)]


@settings(max_examples=40, deadline=None)
@given(events())
def test_everybody_is_seated_once_at_tables_of_the_sizes_asked_for(event: Event) -> None:
    players, sizes, meetings = event
    seating = optimized_seating(players, sizes, meetings, Draw("seed", "round"))
    assert [len(table) for table in seating] == sizes
    assert sorted(player for table in seating for player in table) == sorted(players)


@settings(max_examples=40, deadline=None)
@given(events(), st.integers(0, 999))
def test_no_seating_is_worse_than_the_best_of_thirty_dealt_from_the_same_draw(
    event: Event, seed: int
) -> None:
    players, sizes, meetings = event
    draw = Draw(str(seed), "round")
    ours = optimized_seating(players, sizes, meetings, draw)
    dealt = dealt_seating(players, sizes, meetings, draw)
    assert plan_penalty(ours, meetings) <= plan_penalty(dealt, meetings)


@settings(max_examples=20, deadline=None)
@given(events())
def test_the_same_draw_gives_the_same_plan_however_much_of_it_was_used(event: Event) -> None:
    players, sizes, meetings = event
    fresh, used = Draw("seed", "round"), Draw("seed", "round")
    used.below(6)
    backwards: Meetings = dict(reversed(meetings.items()))
    assert optimized_seating(players, sizes, meetings, fresh) == optimized_seating(
        players, sizes, backwards, used
    )


@settings(max_examples=20, deadline=None)
@given(events())
def test_other_player_numbers_give_the_same_plan_for_the_same_people(event: Event) -> None:
    players, sizes, meetings = event
    renamed = {player: 1000 - 7 * player for player in range(50)}
    renamed_meetings = {(renamed[b], renamed[a]): times for (a, b), times in meetings.items()}
    plan = optimized_seating(players, sizes, meetings, Draw("seed", "round"))
    again = optimized_seating(
        [renamed[player] for player in players], sizes, renamed_meetings, Draw("seed", "round")
    )
    assert again == tuple(tuple(renamed[player] for player in table) for table in plan)


def test_the_first_round_is_as_dealt() -> None:
    draw = Draw("seed", "round 1")
    assert optimized_seating(range(20), [4] * 5, {}, draw) == dealt_seating(
        range(20), [4] * 5, {}, draw
    )


def test_a_single_table_and_an_empty_field_are_seated_too() -> None:
    draw = Draw("seed", "round 7")
    (table,) = optimized_seating([3, 1, 2], [3], {(1, 2): 4}, draw)
    assert sorted(table) == [1, 2, 3]
    assert optimized_seating([], [], {}, draw) == ()


def test_tables_that_do_not_seat_everybody_are_refused() -> None:
    with pytest.raises(ValueError, match="8 seats for 9 players"):
        optimized_seating(range(9), [4, 4], {}, Draw("seed", "round 1"))


def test_every_machine_and_every_python_seats_these_sixteen_alike() -> None:
    players, sizes = range(1, 17), [4] * 4
    played: list[tuple[tuple[int, ...], ...]] = []
    for number in (1, 2, 3):
        draw = Draw("Essen 2026", f"round {number}")
        played.append(optimized_seating(players, sizes, count_meetings(played), draw))
    assert played == GOLDEN


def test_a_small_field_is_seated_alike_everywhere_too() -> None:
    meetings = count_meetings([[(1, 2, 3), (4, 5, 6), (7, 8, 9, 10)]])
    plan = optimized_seating(range(1, 11), [4, 3, 3], meetings, Draw("Essen 2026", "round 2"))
    assert plan == SMALL
