from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.events import event_of
from tests.builders.risk_swiss import by_lot, enter, pair, played, report, risk
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Player
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.formats.risk_swiss.rating import BoardRecord, expectation, rating_view


def test_the_first_of_four_wins_three_matches_and_the_second_two() -> None:
    event = enter(pair(risk(4)), 1, report([2, 4, 1, 3]))
    counts = {line.player: (line.wins, line.losses) for line in rating_view(event)}
    assert counts == {2: (3, 0), 4: (2, 1), 1: (1, 2), 3: (0, 3)}
    assert rating_view(event)[1].boards == (BoardRecord(1, 1, 3, 0),)


def test_five_at_a_board_play_four_matches_each() -> None:
    event = enter(pair(risk(5)), 1, report([5, 4, 3, 2, 1]))
    assert [(line.wins, line.losses) for line in rating_view(event)] == [
        *((0, 4), (1, 3), (2, 2), (3, 1), (4, 0))
    ]


def test_withdrawn_players_lost_to_all_who_finished_and_not_to_each_other() -> None:
    event = enter(pair(risk(5)), 1, report([1, 2, 3], [4, 5]))
    assert [(line.wins, line.losses) for line in rating_view(event)] == [
        *((4, 0), (3, 1), (2, 2), (0, 3), (0, 3))
    ]


def test_expectations_are_the_ones_of_the_tables() -> None:
    # 1 / (1 + 10^(-lead/400)), to a millionth.
    known = {0: 500000, 100: 640065, 200: 759747, 400: 909091, 800: 990099, 4000: 1000000}
    assert {lead: int(expectation(lead) * 10**6) for lead in known} == known
    assert expectation(-200) == 1 - expectation(200)


def test_the_change_is_the_sum_over_the_matches() -> None:
    ratings = {"Ann": 1600, "Bob": 1600, "Cas": 1400, "Dee": None}
    players = [Player(n, name, rating) for n, (name, rating) in enumerate(ratings.items(), 1)]
    event = event_of(FORMAT, players, k_value=8)
    event = enter(pair(event), 1, report([3, 4, 1, 2]))
    favorite = Fraction(759747, 10**6)
    assert [line.change for line in rating_view(event)] == [
        8 * (Fraction(1, 2) - favorite),
        8 * (-Fraction(1, 2) - favorite),
        8 * 2 * favorite,
        None,
    ]


def test_without_a_k_value_there_is_no_change() -> None:
    event = enter(pair(risk(4)), 1, report([2, 4, 1, 3]))
    assert [line.change for line in rating_view(event)] == [None] * 4


@settings(deadline=None, max_examples=25)
@given(st.integers(4, 30).filter(lambda n: n not in (6, 7, 11)), st.integers(0, 10**6))
def test_what_some_win_others_lose(players: int, seed: int) -> None:
    event = risk(players, str(seed), swiss_rounds=2, k_value=16)
    event = played(event, 3, by_lot(Draw(str(seed), "results")))
    lines = rating_view(event)
    assert sum(line.wins for line in lines) == sum(line.losses for line in lines)
    assert sum(line.change or 0 for line in lines) == 0
    for line in lines:
        assert (line.wins, line.losses) == (
            sum(record.wins for record in line.boards),
            sum(record.losses for record in line.boards),
        )
        assert all(record.wins + record.losses in (3, 4) for record in line.boards)
