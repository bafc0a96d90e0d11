"""What sitting together again costs."""

import pytest

from tourneydesk.formats.strikes.meetings import count_meetings, penalty, penalty_rows, plan_penalty


@pytest.mark.parametrize(
    ("times", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 10), (40, 10)]
)
def test_a_meeting_costs_what_the_source_says(times: int, points: int) -> None:
    assert penalty(times) == points


def test_nobody_has_met_less_than_never() -> None:
    with pytest.raises(ValueError, match="-1 times"):
        penalty(-1)


def test_a_plan_costs_the_sum_over_the_pairs_at_its_tables() -> None:
    meetings = {(1, 2): 1, (1, 3): 3, (2, 3): 5, (4, 5): 2, (3, 4): 5}
    assert plan_penalty([(3, 1, 2), (5, 4)], meetings) == (1 + 4 + 10) + 2


def test_strangers_cost_nothing() -> None:
    assert plan_penalty([(1, 2, 3), (4, 5, 6)], {(1, 4): 2}) == 0


def test_meetings_are_counted_over_all_rounds_whatever_the_order_of_seats() -> None:
    rounds = [[(2, 1, 3), (6, 5, 4)], [(1, 2, 4), (3, 5, 6)]]
    assert count_meetings(rounds) == {
        (1, 2): 2,
        (1, 3): 1,
        (2, 3): 1,
        (4, 5): 1,
        (4, 6): 1,
        (5, 6): 2,
        (1, 4): 1,
        (2, 4): 1,
        (3, 5): 1,
        (3, 6): 1,
    }


def test_penalty_rows_follow_the_players_order_and_leave_out_the_absent() -> None:
    rows = penalty_rows([9, 4, 7], {(4, 9): 3, (4, 7): 1, (4, 5): 5})
    assert [list(row) for row in rows] == [[0, 4, 0], [4, 0, 1], [0, 1, 0]]
