from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.risk_swiss import (
    CANNOT_SEAT_11,
    by_id,
    by_lot,
    codes,
    decide,
    enter,
    pair,
    play,
    played,
    problem_texts,
    report,
    risk,
)
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.formats.risk_swiss.points import tallies
from tourneydesk.present import messages
from tourneydesk.present.messages import say


def tables(event: Event) -> list[tuple[int, ...]]:
    assert event.current is not None
    return [table.players for table in event.current.tables]


def points_by_board(event: Event) -> list[list[int]]:
    """The match points before the current round, board by board."""
    sums = tallies(event, len(event.rounds) - 1)
    return [sorted((sums[p].points for p in board), reverse=True) for board in tables(event)]


def test_the_same_seed_gives_the_same_round_and_another_seed_another() -> None:
    event = risk(33)
    assert pair(event, "a").rounds == pair(event, "a").rounds
    assert tables(pair(event, "a")) != tables(pair(event, "b"))


def test_a_round_names_its_draw_and_its_engine() -> None:
    event = pair(risk(8), "lucky")
    made = event.rounds[0]
    assert (made.kind, made.seed, made.label) == ("swiss", "lucky", "round 1")
    assert made.engine == FORMAT.engine
    assert [table.number for table in made.tables] == [1, 2]
    assert {seat.role for table in made.tables for seat in table.seats} == {"seat"}


def test_everyone_is_as_likely_to_meet_anyone_in_round_1() -> None:
    event = risk(8)
    met = [0] * 9
    for n in range(700):
        board = next(board for board in tables(pair(event, f"{n}")) if 1 in board)
        for player in board:
            met[player] += 1
    # Three of seven others: 300 times each.
    assert all(240 < times < 360 for times in met[2:])


def test_which_boards_are_the_smaller_ones_is_equally_likely_in_round_1() -> None:
    event = risk(18)
    drawn = Counter(tuple(map(len, tables(pair(event, f"{n}")))) for n in range(900))
    assert len(drawn) == 6
    assert all(110 < times < 190 for times in drawn.values())


def test_round_2_seats_equal_points_together() -> None:
    event = pair(played(risk(25, swiss_rounds=2), 1))
    assert points_by_board(event) == [[5] * 5, [4] * 5, [3] * 5, [2] * 5, [1] * 5]
    for table in event.rounds[1].tables:
        assert codes(table.reasons) == ["same_points"]


def test_a_group_that_does_not_fill_its_board_takes_from_the_next_lower_one() -> None:
    # 13 players on boards of 5, 4 and 4: three each of 5, 4, 3 and 2 points, one of 1.
    event = pair(played(risk(13, swiss_rounds=2), 1))
    boards = points_by_board(event)
    assert boards[0][:3] == [5, 5, 5]
    assert set(boards[0][3:]) == {4}
    reasons = event.rounds[1].tables[0].reasons
    assert codes(reasons) == ["mixed_points", "taken_from_below"]
    assert reasons[0].facts["points"] == (5, 4)
    sums = tallies(event, 1)
    assert {sums[player].points for player in reasons[1].players} == {4}
    assert messages.text(
        "taken-from-below", "risk-swiss", points=4, above=5, everyone=("P2", "P7")
    ) in say(reasons[1], event)


def test_tiebreakers_play_no_part_in_pairing() -> None:
    """Other game points and energy, the same boards."""
    first = pair(risk(23, swiss_rounds=2), "a")
    one = play(first, by_id)
    two = play(first, lambda table: report(sorted(table.players), (), {}, {3: 9, 7: 8}))
    assert [sum_.points for sum_ in tallies(one).values()] == [
        sum_.points for sum_ in tallies(two).values()
    ]
    assert tables(pair(one, "b")) == tables(pair(two, "b"))


def test_nobody_can_be_paired_while_tables_are_missing() -> None:
    event = pair(risk(12, swiss_rounds=2))
    event = enter(event, 2, by_id(event.rounds[0].tables[1]))
    with pytest.raises(Refused) as refused:
        pair(event)
    assert problem_texts(refused.value, event) == [
        (
            "results_missing",
            messages.text("results-missing", "risk-swiss", round=1, tables=(1, 3), count=2),
        )
    ]


def test_an_earlier_result_that_was_cleared_stops_the_next_round() -> None:
    event = played(risk(12, swiss_rounds=3), 2)
    event = decide(event, d.ResultCleared(1, 2))
    with pytest.raises(Refused) as refused:
        pair(event)
    assert refused.value.problems[0].facts["round"] == 1
    outlook = FORMAT.outlook(event)
    assert (outlook.status, outlook.needs) == ("waiting", (2,))
    assert codes(outlook.advice) == ["earlier_round_open"]
    assert say(outlook.advice[0], event).startswith(
        messages.text("earlier-round-open", "risk-swiss", round=1, tables=(2,))
    )


@pytest.mark.parametrize("players", [0, 1, 2, 3, 6, 7, 11])
def test_a_number_that_cannot_be_seated_is_refused(players: int) -> None:
    with pytest.raises(Refused) as refused:
        pair(risk(players))
    assert [problem.code for problem in refused.value.problems] == ["cannot_seat"]
    assert refused.value.problems[0].facts["players"] == players


def test_the_words_for_11_players_say_what_to_do() -> None:
    with pytest.raises(Refused) as refused:
        pair(risk(11))
    assert problem_texts(refused.value, risk(11)) == [
        ("cannot_seat", messages.text("cannot-seat", "risk-swiss", **CANNOT_SEAT_11))
    ]


def test_unsanctioned_11_players_sit_on_boards_of_4_and_3() -> None:
    event = pair(risk(11, sanctioned=False))
    assert sorted(map(len, tables(event))) == [3, 4, 4]
    assert "boards_of_4_and_3" in codes(event.rounds[0].reasons)


def test_a_number_of_boards_that_does_not_fit_is_refused_in_round_1() -> None:
    event = risk(20, boards=6)
    with pytest.raises(Refused) as refused:
        pair(event)
    [(code, text)] = problem_texts(refused.value, event)
    assert code == "boards_do_not_fit"
    assert refused.value.problems[0].facts["boards_that_work"] == (4, 5)
    assert (
        messages.text(
            "boards-do-not-fit", "risk-swiss", players=20, boards=6, boards_that_work=(4, 5)
        )
        in text
    )


def test_a_number_of_boards_holds_while_it_fits() -> None:
    event = played(risk(20, boards=5, swiss_rounds=3), 1)
    assert sorted(map(len, (table.players for table in event.rounds[0].tables))) == [4] * 5
    event = decide(event, d.PlayerDropped(1))
    assert codes(FORMAT.outlook(event).advice) == ["boards_not_kept"]
    assert sorted(map(len, tables(pair(event)))) == [4, 5, 5, 5]


def test_a_round_says_what_the_lot_decided_and_what_it_did_not() -> None:
    def about(event: Event) -> set[str]:
        made = pair(event).rounds[-1]
        problem_texts = {
            *codes(made.reasons),
            *(code for one in made.tables for code in codes(one.reasons)),
        }
        return problem_texts & {
            *("first_round_random", "equal_points_by_lot", "new_opponents_first"),
            *("forbidden_apart", "order_drawn", "order_by_lot", "order_for_wishes"),
        }

    first = risk(9, swiss_rounds=3)
    apart = d.PairForbidden((1, 2))
    assert about(first) == {"first_round_random", "order_drawn"}
    assert about(decide(first, apart)) == {
        *("first_round_random", "order_for_wishes", "forbidden_apart"),
    }
    # The later rounds of 8 are two boards of 4 with one order only.
    later = played(risk(8, swiss_rounds=3), 1)
    new = decide(later, d.SettingsChosen({"new_opponents_first": True}))
    assert about(later) == {"equal_points_by_lot"}
    assert about(new) == {"new_opponents_first"}
    assert about(decide(new, apart)) == {"new_opponents_first", "forbidden_apart"}


def test_nothing_is_paired_beyond_the_plan() -> None:
    event = played(risk(8, final=False), 1)
    with pytest.raises(Refused) as refused:
        pair(event)
    [(code, text)] = problem_texts(refused.value, event)
    assert code == "event_finished"
    assert "raise “Swiss rounds”" in text
    more = decide(event, d.SettingsChosen({"swiss_rounds": 2}))
    assert pair(more).rounds[1].kind == "swiss"


@settings(deadline=None, max_examples=40)
@given(
    players=st.integers(4, 60).filter(lambda n: n not in (6, 7, 11)),
    seed=st.integers(0, 10**6),
    sanctioned=st.booleans(),
)
def test_boards_hold_neighbors_of_the_list_highest_on_top(
    players: int, seed: int, sanctioned: bool
) -> None:
    event = risk(players, str(seed), swiss_rounds=3, sanctioned=sanctioned)
    event = pair(played(event, 2, by_lot(Draw(str(seed), "results"))))
    boards = points_by_board(event)
    listed = [points for board in boards for points in board]
    assert listed == sorted(listed, reverse=True)
    assert sorted(player for board in tables(event) for player in board) == list(
        range(1, players + 1)
    )
    assert {len(board) for board in boards} <= ({4, 5} if sanctioned else {3, 4, 5})
