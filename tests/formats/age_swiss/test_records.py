"""Records, late entries, forfeits, byes, standings and cards."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from tests.builders.age_swiss import event_with, random_event, report, seated
from tests.builders.events import after_decision
from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Player
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.age_swiss import FORMAT
from tourneydesk.formats.age_swiss.criteria import field_for
from tourneydesk.formats.age_swiss.records import card, tallies
from tourneydesk.formats.age_swiss.standings import standings_by_group


def four_rounds(**settings: Any) -> Event:
    """1 wins all; 2 loses in round 1, 3 in round 2, 4 in round 3; 5 and 6 mostly lose."""
    event = event_with("16 12 9 16 12 9", rounds=9, **settings)
    event = seated(event, "1 beats 2\n3 beats 5\n4 beats 6")
    event = seated(event, "1 beats 3\n4 beats 5\n2 beats 6")
    return seated(event, "1 beats 4\n2 beats 3\n5 beats 6")


def table(event: Event, through: int | None = None) -> list[tuple[int, int, int]]:
    """Place, player and points."""
    return [(row.place, row.player, int(row.points)) for row in FORMAT.standings(event, through)]


def test_who_lost_later_ranks_higher_and_who_never_lost_highest() -> None:
    event = four_rounds()
    assert table(event) == [
        (1, 1, 9),
        (2, 4, 6),
        (3, 2, 6),
        (4, 3, 3),
        (5, 5, 3),
        (6, 6, 0),
    ]
    values = {row.player: row.tiebreaks[0].value for row in FORMAT.standings(event, None)}
    assert values == {1: 0, 4: 3, 2: 1, 3: 3, 5: 2, 6: 3}


def test_never_having_lost_ranks_above_any_loss() -> None:
    event = event_with("9 9 9 9", rounds=9)
    event = seated(event, "1 draws 2\n3 beats 4")
    event = seated(event, "1 draws 3\n4 beats 2")
    event = seated(event, "1 draws 4\n2 beats 3")
    rows = {row.player: (row.points, row.tiebreaks[0].value) for row in FORMAT.standings(event, 3)}
    assert rows == {1: (3, 0), 2: (4, 2), 3: (4, 3), 4: (4, 1)}
    event = seated(event, "1 draws 2\n3 and 4 absent")
    after = {row.player: (row.place, row.points) for row in FORMAT.standings(event, None)}
    assert after[1] == (2, 4)
    assert after[2] == (1, 5)
    assert [after[player][0] for player in (3, 4)] == [3, 3]


def test_shared_places_are_given_as_such() -> None:
    event = four_rounds(ties="shared")
    rows = FORMAT.standings(event, None)
    assert [(row.place, row.player) for row in rows] == [
        (1, 1),
        (2, 2),
        (2, 4),
        (4, 3),
        (4, 5),
        (6, 6),
    ]
    shared = next(row for row in rows if row.player == 2).reasons
    assert [(one.facts["first"], one.facts["last"]) for one in shared] == [(2, 3)]


def test_opponents_wins_with_nobody_below_a_third() -> None:
    event = four_rounds(ties="opponents")
    values = {row.player: row.tiebreaks[0].value for row in FORMAT.standings(event, None)}
    third = Fraction(1, 3)
    # 2 met 1 (9 of 9), 6 (0 of 9 counts as a third) and 3 (3 of 9).
    assert values[2] == (1 + third + third) / 3
    # 4 met 6, 5 (3 of 9) and 1.
    assert values[4] == (third + third + 1) / 3
    assert values[1] == (Fraction(2, 3) + third + Fraction(2, 3)) / 3
    nobody = seated(event_with("9 9 9", ties="opponents"), "1 beats 2\n3 bye")
    assert {row.player: row.tiebreaks[0].value for row in FORMAT.standings(nobody, None)}[
        3
    ] == third


def test_a_table_for_each_age_group() -> None:
    event = four_rounds()
    groups = standings_by_group(event)
    assert list(groups) == ["10 and under", "11–14", "15 and up"]
    assert [[(row.place, row.player) for row in rows] for rows in groups.values()] == [
        [(1, 3), (2, 6)],
        [(1, 2), (2, 5)],
        [(1, 1), (2, 4)],
    ]


def test_standings_after_an_earlier_round() -> None:
    event = four_rounds()
    assert table(event, 1)[0] == (1, 1, 3)
    assert sum(points for _, _, points in table(event, 2)) == 18
    assert table(event, 0) == [(1, player, 0) for player in range(1, 7)]


def test_a_late_entry_has_lost_the_rounds_before() -> None:
    event = four_rounds()
    late = Player(7, "Late", age=8, joined=3)
    event = after_decision(FORMAT, event, d.PlayersAdded((late,)))
    tally = tallies(event)[7]
    assert (tally.text, tally.points, tally.last_loss) == ("0–3", 0, 3)
    assert [line.outcome for line in card(event, 7)] == ["missed"] * 3
    assert 7 not in {row.player for row in FORMAT.standings(event, 2)}
    field = field_for(event)
    assert field.level[7] == field.level[6] == 0


def test_rounds_missed_while_away_are_lost_and_after_leaving_for_good_none() -> None:
    event = event_with("9 9 9 9", rounds=9)
    event = seated(event, "1 beats 2\n3 beats 4")
    event = after_decision(FORMAT, event, d.PlayerDropped(3))
    event = seated(event, "1 beats 4\n2 bye")
    assert tallies(event)[3].text == "1–0"
    assert [line.outcome for line in card(event, 3)] == ["win"]
    assert next(row for row in FORMAT.standings(event, None) if row.player == 3).out_in == 1
    event = after_decision(FORMAT, event, d.PlayerReturned(3))
    assert tallies(event)[3].text == "1–1"
    assert [line.outcome for line in card(event, 3)] == ["win", "missed"]
    assert next(row for row in FORMAT.standings(event, None) if row.player == 3).out_in is None


def test_a_forfeit_is_a_win_for_who_was_there_and_they_may_still_meet() -> None:
    event = seated(event_with("9 9 9 9", rounds=9), "1 absent 2\n3 and 4 absent")
    sums = tallies(event)
    assert {player: sums[player].text for player in sums} == {
        1: "1–0",
        2: "0–1",
        3: "0–1",
        4: "0–1",
    }
    assert field_for(event).apart == dict.fromkeys((1, 2, 3, 4), frozenset())
    assert card(event, 1)[0].forfeit


def test_the_literal_record_parts_players_of_equal_points() -> None:
    event = event_with("9 9 9 9 9 9", rounds=9, record="win_loss_draw")
    event = seated(event, "1 beats 2\n3 draws 4\n5 beats 6")
    event = seated(event, "3 beats 1\n4 draws 5\n6 beats 2")
    event = seated(event, "4 draws 1\n5 beats 3\n6 beats 2")
    texts = {player: tally.text for player, tally in tallies(event).items()}
    assert texts == {1: "1–1–1", 2: "0–3", 3: "1–1–1", 4: "0–0–3", 5: "2–0–1", 6: "2–1"}
    level = field_for(event).level
    assert [sorted(p for p in level if level[p] == one) for one in range(5)] == [
        [2],
        [4],
        [1, 3],
        [6],
        [5],
    ]


@pytest.mark.parametrize(
    ("record", "levels"),
    [
        ("points", {6: 0, 1: 1, 3: 1, 2: 2, 4: 3, 5: 3}),
        ("win_loss_draw", {6: 0, 3: 1, 1: 2, 2: 3, 4: 4, 5: 4}),
    ],
)
def test_equal_points_are_one_record_unless_told_otherwise(
    record: str, levels: dict[int, int]
) -> None:
    event = event_with("9 9 9 9 9 9", rounds=9, record=record)
    event = seated(event, "1 beats 2\n3 draws 4\n5 beats 6")
    event = seated(event, "5 beats 1\n3 draws 2\n4 beats 6")
    event = seated(event, "4 beats 1\n3 draws 5\n2 beats 6")
    sums = tallies(event)
    assert (sums[1].text, sums[3].text) == ("1–2", "0–0–3")
    assert sums[1].points == sums[3].points == 3
    assert field_for(event).level == levels


GAMES = [
    (1, {"winner": 1, "games": {"won": {"1": 1}}}, None),
    (1, {"draw": True, "games": {"won": {}, "drawn": 1}}, None),
    (1, {"winner": 1, "games": {"won": {"1": 2}}}, "one_game_a_match"),
    (1, {"winner": 1, "games": {"won": {"2": 1}}}, "games_do_not_fit"),
    (1, {"draw": True, "games": {"won": {"1": 1, "2": 1}}}, "one_game_a_match"),
    (3, {"winner": 1, "games": {"won": {"1": 2, "2": 1}}}, None),
    (3, {"winner": 1, "games": {"won": {"1": 1}, "drawn": 2}}, None),
    (3, {"winner": 1, "games": {"won": {"1": 1}}}, None),
    (3, {"draw": True, "games": {"won": {"1": 1, "2": 1}, "drawn": 1}}, None),
    (3, {"winner": 2, "games": {"won": {"1": 2, "2": 1}}}, "games_do_not_fit"),
    (3, {"winner": 1, "games": {"won": {"1": 1, "2": 1}}}, "games_do_not_fit"),
    (3, {"draw": True, "games": {"won": {"1": 2, "2": 1}}}, "games_do_not_fit"),
    (3, {"winner": 1, "games": {"won": {"1": 3}}}, "too_many_games"),
    (3, {"draw": True, "games": {"won": {"1": 2, "2": 2}}}, "too_many_games"),
    (3, {"winner": 1, "games": {"won": {"1": 2}, "drawn": 4}}, "too_many_games"),
    (5, {"winner": 2, "games": {"won": {"1": 2, "2": 3}}}, None),
    (5, {"winner": 2, "games": {"won": {"1": 1, "2": 3}, "drawn": 1}}, None),
    (5, {"winner": 2, "games": {"won": {"1": 2, "2": 3}, "drawn": 1}}, "too_many_games"),
    (5, {"winner": 2, "games": {"won": {"2": 4}}}, "too_many_games"),
    (3, {"winner": 1, "games": {"won": {"1": -1}}}, "not_a_whole_number"),
    (3, {"winner": 1, "games": {"won": {"9": 1}}}, "not_at_this_table"),
    (3, {"winner": 9}, "not_at_this_table"),
    (3, {"winner": 1, "draw": True}, "match_result_unclear"),
    (3, {}, "match_result_unclear"),
    (3, {"forfeit": []}, "match_result_unclear"),
    (3, {"forfeit": [1, 1]}, "player_named_twice"),
    (3, {"forfeit": [2]}, None),
    (3, {"places": {"1": 1}}, "result_part_unknown"),
]


@pytest.mark.parametrize(("best_of", "raw", "refused"), GAMES)
def test_games_must_make_the_result(
    best_of: int, raw: dict[str, object], refused: str | None
) -> None:
    event = seated(event_with("9 9", games_per_match=best_of), "1 meets 2")
    if refused is None:
        assert not report(event, (1, raw)).rounds[0].missing
        return
    with pytest.raises(Refused) as wrong:
        report(event, (1, raw))
    assert [problem.code for problem in wrong.value.problems] == [refused]


def test_games_are_kept_for_the_card() -> None:
    event = seated(event_with("9 9", games_per_match=3), "1 meets 2")
    event = report(event, (1, {"winner": 2, "games": {"won": {"1": 1, "2": 2}, "drawn": 1}}))
    assert card(event, 2)[0].games == (2, 1, 1)
    assert card(event, 1)[0].games == (1, 2, 1)
    assert seated(event_with("9 9"), "1 meets 2").rounds[0].missing == (1,)


@pytest.mark.parametrize("ties", ["latest_loss", "shared", "opponents"])
def test_points_order_the_standings_and_equal_places_are_equal_figures(ties: str) -> None:
    event = random_event(15, 5, seed=3, ties=ties)
    rows = FORMAT.standings(event, None)
    for above, below in pairwise(rows):
        assert above.points >= below.points
        same = (above.points, above.tiebreaks) == (below.points, below.tiebreaks)
        assert same == (above.place == below.place)
