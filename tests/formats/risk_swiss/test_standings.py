from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.risk_swiss import (
    by_id,
    by_lot,
    codes,
    decide,
    enter,
    pair,
    places_of,
    play,
    played,
    report,
    risk,
)
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Player
from tourneydesk.core.standings import Tiebreak
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.formats.risk_swiss.standings import LOTS, lots
from tourneydesk.present import messages
from tourneydesk.present.messages import say


def test_game_points_then_energy_separate_equal_match_points() -> None:
    # player: place, game points, energy. Boards are drawn, so places go by board.
    event = pair(risk(8))
    one, two = (sorted(table.players) for table in event.rounds[0].tables)
    event = enter(event, 1, report(one, (), {one[0]: 30, one[1]: 20}, {one[1]: 3}))
    event = enter(event, 2, report(two, (), {two[0]: 40, two[1]: 20}, {two[1]: 4}))
    assert places_of(event)[:4] == [two[0], one[0], two[1], one[1]]
    line = FORMAT.standings(event, None)[2]
    assert line.points == 4
    assert line.tiebreaks == (
        Tiebreak("game_points", Fraction(20)),
        Tiebreak("energy", Fraction(4)),
    )
    assert line.reasons == ()


def test_players_level_on_everything_are_told_apart_by_a_lot_that_is_shown() -> None:
    event = play(pair(risk(8)), lambda table: report(sorted(table.players)))
    lines = FORMAT.standings(event, None)
    assert [line.place for line in lines] == list(range(1, 9))
    for first, second in zip(lines[::2], lines[1::2], strict=True):
        assert first.points == second.points
        assert [one.key for one in first.tiebreaks] == ["game_points", "energy", "lot"]
        assert first.tiebreaks[2].value > second.tiebreaks[2].value
        assert codes(first.reasons) == codes(second.reasons) == ["tied_drawn_by_lot"]
        lot = first.tiebreaks[2].value
        assert first.reasons[0].players == (first.player,)
        assert first.reasons[0].facts == {"lot": lot, "tied": 2}


def test_a_lot_is_fixed_by_the_seed_and_the_player_alone() -> None:
    assert lots("a", [3, 5])[5] == lots("a", [5, 9, 400])[5] == lots("a", [5])[5]
    assert lots("a", range(1, 50)) != lots("b", range(1, 50))
    assert all(1 <= lot <= LOTS for lot in lots("a", range(1, 500)).values())


def test_no_two_of_very_many_hold_the_same_lot() -> None:
    drawn = lots("a", range(1, 6001))
    assert len(set(drawn.values())) == 6000


def test_standings_after_an_earlier_round_stay_as_they_were() -> None:
    event = played(risk(30, swiss_rounds=2), 1, by_lot(Draw("s", "1")))
    before = FORMAT.standings(event, None)
    after = played(event, 2, by_lot(Draw("s", "2")))
    assert FORMAT.standings(after, 1) == before
    assert [line.points for line in FORMAT.standings(after, 0)] == [0] * 30


def test_the_final_decides_the_first_places_and_adds_no_points() -> None:
    event = played(risk(10), 1)
    swiss = places_of(event)
    event = pair(event)
    assert places_of(event) == swiss
    points = {line.player: line.points for line in FORMAT.standings(event, None)}
    finish = sorted(swiss[:5], reverse=True)
    event = enter(event, 1, report(finish))
    assert places_of(event) == finish + swiss[5:]
    assert places_of(event, 1) == swiss
    lines = FORMAT.standings(event, None)
    assert {line.player: line.points for line in lines} == points
    assert [line.place for line in lines] == list(range(1, 11))
    assert say(lines[1].reasons[0], event) == messages.text(
        "final-place", "risk-swiss", place=2, player1=f"P{finish[1]}"
    )


def test_who_withdraws_in_the_final_ranks_below_those_who_finished_it() -> None:
    event = played(risk(10), 1)
    swiss = places_of(event)
    event = enter(pair(event), 1, report([swiss[4], swiss[1], swiss[2]], [swiss[0], swiss[3]]))
    assert places_of(event)[:6] == [*(swiss[4], swiss[1], swiss[2], swiss[0], swiss[3], swiss[5])]
    lines = FORMAT.standings(event, None)
    assert codes(lines[3].reasons)[0] == "final_withdrawn"
    assert [line.out_in for line in lines[:5]] == [None, None, None, 2, 2]
    assert FORMAT.outlook(event).winners == (swiss[4],)


def test_who_withdraws_in_the_final_still_ranks_above_all_who_were_not_in_it() -> None:
    event = played(risk(15), 1)
    swiss = places_of(event)
    event = pair(decide(event, d.PlayerDropped(swiss[0])))
    event = enter(event, 1, report(swiss[1:5], swiss[5:6]))
    assert places_of(event)[:7] == [*swiss[1:6], swiss[0], swiss[6]]


def test_a_player_dropped_before_he_ever_sat_went_out_when_he_came() -> None:
    event = played(risk(15, swiss_rounds=3), 1)
    event = decide(event, d.PlayersAdded((Player(16, "Late", joined=1),)))
    event = played(decide(event, d.PlayerDropped(16)), 1)
    assert FORMAT.standings(event, None)[15].out_in == 1


def test_a_dropped_player_keeps_his_points_and_the_round_he_went() -> None:
    event = played(risk(10, swiss_rounds=3), 2)
    event = decide(event, d.PlayerDropped(1))
    event = play(pair(event), by_id)
    line = next(line for line in FORMAT.standings(event, None) if line.player == 1)
    assert (line.points, line.out_in) == (10, 2)
    before = next(line for line in FORMAT.standings(event, 1) if line.player == 1)
    assert before.out_in is None


@settings(deadline=None, max_examples=30)
@given(
    players=st.integers(12, 45),
    seed=st.integers(0, 10**6),
    level=st.booleans(),
)
def test_places_run_from_1_without_sharing_in_the_order_of_their_figures(
    players: int, seed: int, level: bool
) -> None:
    event = risk(players, str(seed), swiss_rounds=2)
    ends = (lambda table: report(table.players)) if level else by_lot(Draw(str(seed), "results"))
    event = played(event, 2, ends)
    lines = FORMAT.standings(event, None)
    assert [line.place for line in lines] == list(range(1, players + 1))
    assert sorted(line.player for line in lines) == list(range(1, players + 1))
    keys = [(line.points, *(one.value for one in line.tiebreaks)) for line in lines]
    assert keys == sorted(keys, reverse=True)
    for line in lines:
        same = [
            one
            for one in lines
            if (one.points, one.tiebreaks[:2]) == (line.points, line.tiebreaks[:2])
        ]
        assert (len(line.tiebreaks) == 3) == (len(same) > 1)
