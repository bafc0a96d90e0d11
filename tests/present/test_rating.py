from tests.builders.desks import desk_of
from tourneydesk.desk import rounds
from tourneydesk.present.event_text import event_text
from tourneydesk.present.state import state


def test_a_board_of_four_is_three_matches_for_each_with_the_change_of_rating() -> None:
    desk = desk_of("risk-swiss", 4, k_value=16)
    rounds.pair(desk)
    report = {
        "places": {"3": 1, "1": 2, "2": 3},
        "game_points": {"3": 30, "1": 20, "2": 10},
        "energy": {"3": 1, "1": 2, "2": 3},
        "withdrawn": [4],
    }
    rounds.report(desk, 1, report)
    rows = state(desk.event)["head_to_head"]
    assert isinstance(rows, list)
    assert [(row["wins"], row["losses"]) for row in rows] == [(2, 1), (1, 2), (3, 0), (0, 3)]
    # Ratings 1999 to 1996: every match is worth 8 to a hundredth or so, and all sums to nothing.
    assert [round(row["change"]) for row in rows] == [8, -8, 24, -24]
    assert abs(sum(row["change"] for row in rows)) < 0.02
    assert "P3: 3 match wins, 0 losses, +24" in event_text(desk.event)


def test_without_a_k_value_there_is_no_change_to_show() -> None:
    desk = desk_of("risk-swiss", 4)
    rounds.pair(desk)
    rows = state(desk.event)["head_to_head"]
    assert isinstance(rows, list)
    assert [row["change"] for row in rows] == [None] * 4
    assert "Expected change" not in event_text(desk.event)
