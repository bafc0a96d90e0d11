"""Who wins, case by case. Players 1 and 2 are left; 3, 4 … are out after the last round."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

from tests.builders.events import after_decision, event_of, posted, reported
from tests.builders.strikes import Scores, and_then, corrected, event_after
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.format import Leaving
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.ending import NOBODY_LEFT, NOBODY_STAYED, Ending, ending
from tourneydesk.formats.strikes.tally import Tally
from tourneydesk.present.messages import say


def ended(
    strikes: Mapping[int, int], *tables: Scores, out: Sequence[int] | None = None, bye: int = 0
) -> Ending:
    """The ending after a last round of these tables, with these strikes at its end."""
    players = max(player for table in (*tables, strikes) for player in table)
    event = and_then(event_of(FORMAT, players), *tables, bye=bye or None)
    gone = [p for p in range(1, players + 1) if p > 2] if out is None else out
    found = ending(event, after(event, strikes, gone))
    assert found is not None
    assert say(found.reason, event)
    return found


def after(event: Event, strikes: Mapping[int, int], gone: Sequence[int]) -> Tally:
    return Tally(
        rounds=event.rounds,
        strikes={p.id: Fraction(strikes.get(p.id, 40)) for p in event.players},
        out={player: Leaving(1, "eliminated") for player in gone},
        out_in=dict.fromkeys(gone, 1),
        missed={},
        played_on=frozenset(),
    )


# strikes of 1, of 2 | scores of the last game | winners | by which clause
ONE_TABLE = [
    # Fewer strikes wins if he also won that game.
    (20, 30, {1: 9, 2: 7, 3: 5}, [1], "won_strikes_and_game"),
    (30, 20, {1: 7, 2: 9, 3: 5, 4: 1, 5: 0}, [2], "won_strikes_and_game"),
    (20, 30, {1: 9, 2: 9, 3: 5}, [1], "won_strikes_and_game"),
    (20, 30, {1: 9, 2: 1, 3: 9}, [1], "won_strikes_and_game"),
    # Second in the game: both win.
    (20, 30, {1: 7, 2: 9, 3: 5}, [1, 2], "share_second_in_game"),
    (20, 30, {1: 7, 2: 9, 3: 7, 4: 1}, [1, 2], "share_second_in_game"),
    # Third or lower: the game's winner wins.
    (20, 30, {1: 5, 2: 9, 3: 7}, [2], "won_game"),
    (30, 20, {1: 9, 2: 1, 3: 7, 4: 5, 5: 3}, [1], "won_game"),
    (20, 30, {1: 5, 2: 9, 3: 9, 4: 1}, [2], "won_game"),
    # Equal strikes: whoever won that game.
    (20, 20, {1: 9, 2: 7, 3: 5}, [1], "won_game_equal_strikes"),
    (20, 20, {1: 5, 2: 9, 3: 7}, [2], "won_game_equal_strikes"),
    (20, 20, {1: 9, 2: 9, 3: 5}, [1, 2], "share_equal_game"),
    # Our reading: the game's winners are out, the better placed of the two counts as winner.
    (20, 30, {1: 7, 2: 5, 3: 9, 4: 9}, [1], "won_strikes_and_game"),
    (20, 30, {1: 5, 2: 7, 3: 9, 4: 9}, [2], "won_game"),
    (20, 30, {1: 5, 2: 7, 3: 9}, [2], "won_game"),
    (20, 30, {1: 7, 2: 5, 3: 9}, [1], "won_strikes_and_game"),
    (20, 20, {1: 5, 2: 7, 3: 9, 4: 9}, [2], "won_game_equal_strikes"),
    (20, 20, {1: 7, 2: 7, 3: 9, 4: 9}, [1, 2], "share_equal_game"),
]


@pytest.mark.parametrize(("one", "two", "scores", "winners", "code"), ONE_TABLE)
def test_two_left_after_one_table(
    one: int, two: int, scores: Scores, winners: list[int], code: str
) -> None:
    found = ended({1: one, 2: two}, scores)
    assert (sorted(found.winners), found.reason.code) == (winners, code)


# strikes of 1, of 2 | scores of the last games | winners | by which clause
TWO_TABLES = [
    (20, 30, [{1: 1, 3: 7, 4: 9}, {2: 9, 5: 7, 6: 5}], [1], "won_fewer_strikes"),
    (30, 20, [{1: 9, 2: 1, 3: 7}, {4: 9, 5: 7, 6: 5}], [2], "won_fewer_strikes"),
    # Equal strikes: the larger margin.
    (20, 20, [{1: 9, 3: 7, 4: 1}, {2: 9, 5: 8, 6: 5}], [1], "won_margin"),
    (20, 20, [{1: 9, 3: 7, 4: 1}, {2: 5, 5: 2, 6: 1}], [2], "won_margin"),
    (20, 20, [{1: 9, 3: 8, 4: 1}, {2: 5, 5: 4, 6: 1}], [1, 2], "share_margin"),
    # Our reading: own score less the best other, negative for whoever did not win.
    (20, 20, [{1: 9, 3: 9, 4: 1}, {2: 8, 5: 9, 6: 1}], [1], "won_margin"),
    (20, 20, [{1: 7, 3: 9, 4: 1}, {2: 8, 5: 9, 6: 1}], [2], "won_margin"),
    (20, 20, [{1: 9, 2: 7, 3: 1}, {4: 9, 5: 7, 6: 5}], [1], "won_margin"),
    (20, 20, [{1: 9, 2: 9, 3: 1}, {4: 9, 5: 7, 6: 5}], [1, 2], "share_margin"),
    # Our reading: nobody else has a score, so there is no margin.
    (20, 20, [{1: 9, 3: None, 4: None}, {2: 8, 5: 2, 6: 1}], [1, 2], "share_no_margin"),
    # Three and two left of five count as two tables.
    (20, 30, [{1: 1, 3: 7, 4: 9}, {2: 9, 5: 7}], [1], "won_fewer_strikes"),
    # More tables: the same.
    (
        20,
        30,
        [{1: 1, 3: 7, 4: 9}, {2: 9, 5: 7, 6: 1}, {7: 9, 8: 7, 9: 1}],
        [1],
        "won_fewer_strikes",
    ),
    (20, 20, [{1: 5, 3: 4, 4: 1}, {2: 9, 5: 7, 6: 1}, {7: 9, 8: 7, 9: 1}], [2], "won_margin"),
]


@pytest.mark.parametrize(("one", "two", "tables", "winners", "code"), TWO_TABLES)
def test_two_left_after_two_tables_or_more(
    one: int, two: int, tables: list[Scores], winners: list[int], code: str
) -> None:
    found = ended({1: one, 2: two}, *tables)
    assert (sorted(found.winners), found.reason.code) == (winners, code)


@pytest.mark.parametrize(
    ("one", "two", "winners", "code"),
    [
        (20, 30, [1], "won_fewer_strikes_bye"),
        (30, 20, [2], "won_fewer_strikes_bye"),
        (20, 20, [1, 2], "share_equal_strikes_bye"),
    ],
)
def test_someone_left_who_had_the_bye_is_compared_by_strikes(
    one: int, two: int, winners: list[int], code: str
) -> None:
    found = ended({1: one, 2: two}, {2: 9, 3: 7, 4: 5, 5: 3}, bye=1)
    assert (sorted(found.winners), found.reason.code) == (winners, code)


def test_the_only_one_left_wins_whatever_the_last_game() -> None:
    found = ended({1: 34}, {1: 1, 2: 9, 3: 9}, out=[2, 3])
    assert (found.winners, found.reason.code) == ((1,), "won_alone")


def test_with_nobody_left_the_fewest_strikes_of_the_last_round_win() -> None:
    found = ended({1: 41, 2: 38, 3: 50}, {1: 9, 2: 9, 3: 9}, out=[1, 2, 3])
    assert (found.winners, found.reason.code) == ((2,), "won_all_out")


def test_with_nobody_left_equal_strikes_share_the_win() -> None:
    found = ended({1: 41, 2: 38, 3: 38}, {1: 9, 2: 9, 3: 9}, out=[1, 2, 3])
    assert (found.winners, found.reason.code) == ((2, 3), "share_all_out")


def test_whoever_went_out_earlier_never_wins_when_nobody_is_left() -> None:
    #                      R1                  everyone ties for first: 12 each
    event = event_after(
        4, [{1: 9, 2: 8, 3: 7, 4: None}], [{1: 5, 2: 5, 3: 5}], elimination_level=12
    )
    # 4 left in round 1 with 24 strikes; after round 2 there are 12, 20, 28.
    assert FORMAT.outlook(event).winners == (1,)
    event = event_after(3, [{1: 5, 2: 5, 3: 5}], elimination_level=12)
    assert FORMAT.outlook(event).winners == (1, 2, 3)


def first_rule(event: Event) -> str:
    """The clause that made the winner, as the standings say it."""
    return FORMAT.standings(event, None)[0].reasons[0].rule


def test_when_nobody_is_left_and_all_stayed_it_is_by_the_source() -> None:
    event = event_after(3, [{1: 5, 2: 5, 3: 5}], elimination_level=12)
    assert first_rule(event) == NOBODY_LEFT


def test_whoever_left_does_not_win_over_those_who_stayed_when_nobody_is_left() -> None:
    # 3 leaves with the strikes of a last place, the same for all; 1 and 2 tie: 6 each.
    event = event_after(3, [{1: 9, 2: 9, 3: None}], elimination_level=6)
    assert FORMAT.outlook(event).winners == (1, 2)
    # Everybody leaves: someone still has to be named.
    event = event_after(3, [{1: None, 2: None, 3: None}], elimination_level=30)
    assert FORMAT.outlook(event).winners == (1, 2, 3)
    assert first_rule(event) == NOBODY_STAYED


def test_a_drop_that_leaves_two_ends_the_event_as_after_the_last_round() -> None:
    event = event_after(3, [{1: 7, 2: 9, 3: 5}])
    assert FORMAT.outlook(event).status == "ready"
    event = after_decision(FORMAT, event, d.PlayerDropped(3))
    # 2 has 0 strikes and won the game of one table.
    assert FORMAT.outlook(event).winners == (2,)
    with pytest.raises(Refused):
        FORMAT.propose(event, Draw("s", "round 2"))


def test_a_drop_to_one_during_the_round_waits_for_the_table() -> None:
    event = posted(FORMAT, event_of(FORMAT, 3))
    event = after_decision(FORMAT, event, d.PlayerDropped(1))
    event = after_decision(FORMAT, event, d.PlayerDropped(2))
    assert FORMAT.outlook(event).status == "waiting"
    event = reported(FORMAT, event, 1, {"scores": {3: 1}, "withdrawn": [1, 2]})
    assert FORMAT.outlook(event).winners == (3,)


def test_after_the_end_nobody_can_be_dropped_and_the_winners_stay() -> None:
    event = after_decision(FORMAT, event_after(3, [{1: 7, 2: 9, 3: 5}]), d.PlayerDropped(3))
    with pytest.raises(Refused) as refused:
        after_decision(FORMAT, event, d.PlayerDropped(2))
    assert [problem.code for problem in refused.value.problems] == ["event_finished"]


# The last game of two


def two_winners(**settings: Any) -> Event:
    """1 has 12 strikes and came second in the last game, which 2 won with 24: both win."""
    rounds = [[{1: 9, 2: 5, 3: 7}], [{1: 7, 2: 9, 3: 5}]]
    event = event_after(3, *rounds, elimination_level=36, **settings)
    assert FORMAT.outlook(event).winners == (1, 2)
    return event


def test_two_winners_may_play_a_last_game_where_the_game_works_with_two() -> None:
    assert FORMAT.outlook(two_winners()).next_kind is None
    with pytest.raises(Refused):
        posted(FORMAT, two_winners())
    event = two_winners(works_with_two=True)
    assert FORMAT.outlook(event).next_kind == "playoff"
    event = posted(FORMAT, event)
    assert event.current is not None
    assert event.current.kind == "playoff"
    assert [sorted(table.players) for table in event.current.tables] == [[1, 2]]
    assert FORMAT.outlook(event).status == "waiting"
    assert FORMAT.outlook(event).next_kind is None


def test_the_last_game_of_two_can_only_stay_as_it_is() -> None:
    event, draw = two_winners(works_with_two=True), Draw("seed", "round 3")
    made = FORMAT.propose(event, draw)
    assert FORMAT.pair_remaining(event, draw, made) == made


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ({1: 5, 2: 9}, (2,), [(1, 2), (2, 1), (3, 3)]),
        ({1: 9, 2: 5}, (1,), [(1, 1), (2, 2), (3, 3)]),
        ({1: 9, 2: None}, (1,), [(1, 1), (2, 2), (3, 3)]),
        ({1: 7, 2: 7}, (1, 2), [(1, 1), (1, 2), (3, 3)]),
        ({1: None, 2: None}, (1, 2), [(1, 1), (1, 2), (3, 3)]),
    ],
)
def test_the_last_game_decides_whatever_the_strikes_and_a_tie_changes_nothing(
    scores: Scores, winners: tuple[int, ...], places: list[tuple[int, int]]
) -> None:
    event = posted(FORMAT, two_winners(works_with_two=True))
    before = {row.player: row.points for row in FORMAT.standings(event, 2)}
    event = corrected(event, 3, 1, scores)
    outlook = FORMAT.outlook(event)
    assert (outlook.status, outlook.winners, outlook.next_kind) == ("finished", winners, None)
    rows = FORMAT.standings(event, None)
    placed = {row.player: row.place for row in rows}
    assert placed == {player: place for place, player in places}
    assert [row.place for row in rows if row.player in winners] == [1] * len(winners)
    assert {row.player: row.points for row in rows} == before
    with pytest.raises(Refused):
        posted(FORMAT, event)


def test_a_correction_that_changes_who_had_won_sets_the_last_game_aside() -> None:
    event = posted(FORMAT, two_winners(works_with_two=True))
    event = corrected(event, 3, 1, {1: 9, 2: 5})
    event = corrected(event, 2, 1, {1: 5, 2: 9, 3: 7})
    # 1 now has 24 strikes as 2 has, and 2 won that game; 3 has 24 too and is in.
    assert FORMAT.outlook(event).status == "ready"
    assert posted(FORMAT, event).rounds[-1].kind == "random"


def test_the_standings_after_an_earlier_round_do_not_know_the_end() -> None:
    event = two_winners()
    assert [row.place for row in FORMAT.standings(event, 1)] == [1, 2, 3]
    assert [row.place for row in FORMAT.standings(event, 2)] == [1, 1, 3]


def test_a_dropped_player_does_not_come_back_into_a_last_game() -> None:
    event = event_after(3, [{1: 9, 2: 9, 3: 9}], elimination_level=12, works_with_two=True)
    event = advance(event, (d.PlayerDropped(3),))
    assert FORMAT.outlook(event).next_kind == "playoff"
    event = advance(event, (d.PlayerDropped(2),))
    assert FORMAT.outlook(event).next_kind is None


def test_two_who_have_both_gone_home_are_offered_no_last_game() -> None:
    first = {1: 9, 2: 9, 3: 5, 4: 3}
    everybody_leaves = dict.fromkeys((1, 2, 3, 4))
    event = event_after(4, [first], [everybody_leaves], elimination_level=60, works_with_two=True)
    assert (FORMAT.outlook(event).winners, FORMAT.outlook(event).next_kind) == ((1, 2), None)
    event = posted(FORMAT, event_after(4, [first], elimination_level=60, works_with_two=True))
    for player in (1, 2, 3, 4):
        event = after_decision(FORMAT, event, d.PlayerDropped(player))
    event = corrected(event, 2, 1, {1: 1, 2: 1, 3: 1, 4: 1})
    assert (FORMAT.outlook(event).winners, FORMAT.outlook(event).next_kind) == ((1, 2), None)


def test_a_correction_that_makes_another_two_winners_sets_the_last_game_aside() -> None:
    event = posted(FORMAT, two_winners(works_with_two=True))
    event = corrected(event, 3, 1, {1: 9, 2: 5})
    event = corrected(event, 1, 1, {1: 9, 2: 7, 3: 5})
    event = corrected(event, 2, 1, {1: 7, 2: 5, 3: 9})
    advice = [entry.code for entry in FORMAT.outlook(event).advice]
    assert advice == ["share_second_in_game"]
    # 1: 12, 3: 24 and won the last game, 2: 36 and out.
    assert FORMAT.outlook(event).winners == (1, 3)
