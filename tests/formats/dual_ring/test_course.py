"""How a ring runs: losses, drops and draws down to the winner, as an organizer would read it."""

import pytest

from tests.builders.dual_ring import played, ranking, ring, running, stopped, why, winners
from tests.builders.events import after_decision, event_of, posted
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event
from tourneydesk.core.format import Leaving
from tourneydesk.formats.dual_ring import FORMAT


def reasons(event: Event) -> list[str]:
    return [reason.code for row in FORMAT.standings(event, None) for reason in row.reasons]


# Losses


def test_a_whole_ring_of_five_from_the_first_game_to_the_winner() -> None:
    event = ring(5)
    assert running(event) == {1: (1, 2), 2: (2, 3), 3: (3, 4), 4: (4, 5), 5: (5, 1)}
    event = played(event, "3: 3 wins")  # 4 is out
    assert running(event) == {1: (1, 2), 2: (2, 3), 5: (5, 1), 6: (3, 5)}
    event = played(event, "1: 2 wins")  # 1 is out
    assert running(event) == {2: (2, 3), 6: (3, 5), 7: (5, 2)}
    event = played(event, "6: 3 wins")  # 5 is out; 3 has two wins and 2 has one
    assert running(event) == {}
    assert stopped(event) == [2, 4, 5, 7]
    assert winners(event) == (3,)
    assert ranking(event) == [(1, 3, 2), (2, 2, 1), (3, 5, 0), (4, 1, 0), (5, 4, 0)]
    assert reasons(event) == ["won_on_wins", "second_on_wins", "out_lost", "out_lost", "out_lost"]


def test_a_stopped_game_counts_for_nobody() -> None:
    event = played(ring(4), "1: 1 wins")
    assert stopped(event) == [2]
    assert ranking(event) == [(1, 1, 1), (2, 3, 0), (2, 4, 0), (4, 2, 0)]


def test_the_running_table_is_while_those_in_lead_by_wins_and_equal_wins_share() -> None:
    event = played(ring(7), "1: 1 wins", "4: 5 wins", "5: 5 wins")
    assert ranking(event) == [
        (1, 5, 2),
        (2, 1, 1),
        (3, 3, 0),
        (3, 7, 0),
        (5, 6, 0),
        (6, 4, 0),
        (7, 2, 0),
    ]


def test_only_losers_are_eliminated_and_the_runner_up_on_wins_lost_no_game() -> None:
    event = played(ring(4), "1: 1 wins", "5: 1 wins")
    assert winners(event) == (1,)
    assert FORMAT.leavings(event) == {
        2: Leaving(1, "eliminated"),
        3: Leaving(1, "eliminated"),
    }


# The last two


def test_equal_wins_of_the_last_two_call_two_games_one_of_each_color() -> None:
    event = played(ring(4), "1: 1 wins", "3: 3 wins")  # 2 and 4 out; 1 and 3 have a win each
    assert stopped(event) == [2, 4, 5]
    assert list(running(event).values()) == [(1, 3), (3, 1)]
    assert why(event, 6)[0].code == "deciding_game"
    assert why(event, 6)[0].facts == {"wins": 1}
    assert FORMAT.outlook(event).status == "waiting"
    event = played(event, "7: 3 wins")
    assert winners(event) == (3,)
    assert stopped(event)[-1] == 6
    # The deciding game is no win of the ring.
    assert ranking(event) == [(1, 3, 1), (2, 1, 1), (3, 4, 0), (4, 2, 0)]
    assert reasons(event)[0] == "won_deciding_game"


def test_a_drawn_deciding_game_is_replayed_and_the_other_goes_on() -> None:
    event = played(ring(4), "1: 1 wins", "3: 3 wins", "7: draw")
    assert running(event) == {6: (1, 3), 8: (3, 1)}
    assert winners(played(event, "6: 1 wins")) == (1,)


def test_a_drawn_deciding_game_that_puts_both_out_shares_first_place() -> None:
    event = played(ring(4, drawn_game="both_out"), "1: 1 wins", "3: 3 wins", "7: draw")
    assert running(event) == {}
    assert winners(event) == (1, 3)
    assert ranking(event) == [(1, 1, 1), (1, 3, 1), (3, 4, 0), (4, 2, 0)]
    assert reasons(event)[:2] == ["first_place_shared", "first_place_shared"]
    assert FORMAT.leavings(event).keys() == {2, 4}


def test_if_one_of_the_last_two_leaves_the_other_has_won() -> None:
    event = played(ring(4), "1: 1 wins", "3: 3 wins", "1 leaves")
    assert winners(event) == (3,)
    assert running(event) == {}
    assert ranking(event) == [(1, 3, 1), (2, 1, 1), (3, 4, 0), (4, 2, 0)]
    assert reasons(event)[:2] == ["won_as_the_last", "out_left"]


# Drops


def test_who_leaves_closes_the_ring_and_is_a_win_for_nobody() -> None:
    event = played(ring(5), "3 leaves")
    assert running(event) == {1: (1, 2), 4: (4, 5), 5: (5, 1), 6: (2, 4)}
    assert stopped(event) == [2, 3]
    assert ranking(event) == [(1, 1, 0), (1, 2, 0), (1, 4, 0), (1, 5, 0), (5, 3, 0)]
    assert why(event, 6)[0].code == "gap_after_drop"
    assert FORMAT.leavings(event) == {}


def test_neighbors_who_leave_one_after_another_close_one_gap_twice() -> None:
    event = played(ring(6), "3 leaves", "4 leaves", "2 leaves")
    assert running(event) == {5: (5, 6), 6: (6, 1), 9: (1, 5)}
    assert stopped(event) == [1, 2, 3, 4, 7, 8]


def test_all_leave_but_one() -> None:
    event = played(ring(5), "1 leaves", "2 leaves", "3 leaves")
    assert running(event) == {8: (4, 5), 9: (5, 4)}  # no wins each: they decide it
    assert winners(played(event, "5 leaves")) == (4,)


def test_three_with_one_leaving_are_the_last_two_by_wins() -> None:
    event = played(ring(4), "1: 1 wins", "4 leaves")
    assert winners(event) == (1,)
    assert ranking(event) == [(1, 1, 1), (2, 3, 0), (3, 4, 0), (4, 2, 0)]


def test_who_leaves_before_the_ring_is_set_has_no_place_in_it() -> None:
    event = after_decision(FORMAT, event_of(FORMAT, 4, seating="entered"), d.PlayerDropped(2))
    event = posted(FORMAT, event)
    assert running(event) == {1: (1, 3), 2: (3, 4), 3: (4, 1)}
    assert ranking(event) == [(1, 1, 0), (1, 3, 0), (1, 4, 0), (4, 2, 0)]


# Draws


def test_a_drawn_game_is_replayed_with_the_same_colors_at_a_new_table() -> None:
    event = played(ring(4), "2: draw")
    assert running(event) == {1: (1, 2), 3: (3, 4), 4: (4, 1), 5: (2, 3)}
    event = played(event, "5: draw", "6: 3 wins")
    assert running(event) == {3: (3, 4), 4: (4, 1), 7: (1, 3)}
    assert [t.result.drawn for t in event.rounds[0].tables if t.result] == [True, True, False]


def test_a_replayed_game_stops_when_one_of_the_two_goes_out_elsewhere() -> None:
    event = played(ring(4), "2: draw", "1: 1 wins")
    assert stopped(event) == [5]
    assert running(event)[6] == (1, 3)


def test_both_out_closes_the_ring_over_both() -> None:
    event = played(ring(6, drawn_game="both_out"), "3: draw")
    assert running(event) == {1: (1, 2), 5: (5, 6), 6: (6, 1), 7: (2, 5)}
    assert stopped(event) == [2, 4]
    assert ranking(event)[-2:] == [(5, 3, 0), (5, 4, 0)]
    assert why(event, 7)[0].players == (2, 5, 3, 4)
    assert why(event, 7)[1].players == (2, 3)


def test_both_out_across_the_seam() -> None:
    event = played(ring(6, drawn_game="both_out"), "6: draw")
    assert running(event) == {2: (2, 3), 3: (3, 4), 4: (4, 5), 7: (5, 2)}
    assert why(event, 7)[1].players == (5, 6)


def test_both_out_of_three_leaves_the_winner() -> None:
    event = played(ring(3, drawn_game="both_out"), "1: draw")
    assert winners(event) == (3,)
    assert ranking(event) == [(1, 3, 0), (2, 1, 0), (2, 2, 0)]
    assert stopped(event) == [2, 3]
    assert reasons(event) == ["won_as_the_last", "out_drew", "out_drew"]


def test_both_out_of_four_leaves_the_last_two_with_equal_wins() -> None:
    event = played(ring(4, drawn_game="both_out"), "4: draw")
    assert stopped(event) == [1, 2, 3]
    assert running(event) == {5: (2, 3), 6: (3, 2)}


def test_both_out_of_five_leaves_a_ring_of_three() -> None:
    event = played(ring(5, drawn_game="both_out"), "2: draw")
    assert running(event) == {4: (4, 5), 5: (5, 1), 6: (1, 4)}


@pytest.mark.parametrize("drawn", ["replay", "both_out"])
def test_a_loss_is_the_same_whatever_a_draw_would_do(drawn: str) -> None:
    event = played(ring(5, drawn_game=drawn), "3: 3 wins", "1: 2 wins", "6: 3 wins")
    assert winners(event) == (3,)


# The outlook


def test_the_outlook_from_too_few_players_to_the_winner() -> None:
    few = FORMAT.outlook(event_of(FORMAT, 2))
    assert (few.status, few.next_kind, few.rounds_planned) == ("setup", "ring", 1)
    assert [entry.code for entry in few.advice] == ["cannot_seat"]
    assert few.advice[0].facts == {"players": 2, "missing": 1, "counts_that_work": (3,)}
    assert FORMAT.outlook(event_of(FORMAT, 3)).status == "ready"
    event = played(ring(4), "1: 1 wins")
    now = FORMAT.outlook(event)
    assert (now.status, now.needs, now.next_kind) == ("waiting", (3, 4, 5), None)
    end = FORMAT.outlook(played(event, "5: 1 wins"))
    assert (end.status, end.needs, end.winners) == ("finished", (), (1,))


def test_standings_before_the_ring_share_the_first_place() -> None:
    event = ring(3)
    assert [(row.place, row.points) for row in FORMAT.standings(event, 0)] == [(1, 0)] * 3
