"""What an organizer can and cannot do, what he reads then, and that nothing changes by it."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations

import pytest

from tests.builders.events import after_decision, event_of, posted, reported
from tests.builders.us_swiss import field, next_round, played_out
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import ByeRequest, Event, Player, SettingValue
from tourneydesk.core.format import Seating
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.results import MatchResult, ScoreResult
from tourneydesk.formats.us_swiss import FORMAT
from tourneydesk.present.messages import say

HALF = Fraction(1, 2)


def refused(event: Event, decision: d.Decision) -> list[str]:
    found = FORMAT.problems(event, decision)
    assert all(say(problem, event) for problem in found)
    return [problem.code for problem in found]


def cannot_pair(event: Event) -> Problem:
    """Why the next round is refused; the outlook says the same."""
    with pytest.raises(Refused) as no:
        FORMAT.propose(event, Draw("s", "round"))
    (problem,) = no.value.problems
    assert say(problem, event)
    advice = {entry.code: entry for entry in FORMAT.outlook(event).advice}
    if problem.code not in ("event_finished", "results_missing"):
        assert advice[problem.code].facts == problem.facts
        assert say(advice[problem.code], event)
    return problem


# Rounds that cannot be paired


@pytest.mark.parametrize("players", [0, 1])
def test_a_round_takes_two_players(players: int) -> None:
    event = event_of(FORMAT, players)
    assert cannot_pair(event).code == "cannot_seat"
    assert FORMAT.outlook(event).status == "setup"


def test_when_all_but_one_have_left_the_event_is_over() -> None:
    event = next_round(event_of(FORMAT, 4))
    for player in (2, 3, 4):
        event = after_decision(FORMAT, event, d.PlayerDropped(player))
    assert cannot_pair(event).code == "cannot_seat"
    assert FORMAT.outlook(event).status == "finished"


def test_when_nearly_all_ask_for_byes_there_is_nothing_to_pair() -> None:
    event = event_of(FORMAT, 4)
    for player in (1, 2, 3):
        event = after_decision(FORMAT, event, d.ByeRequested(ByeRequest(player, 1, HALF)))
    problem = cannot_pair(event)
    assert (problem.code, problem.facts["byes"]) == ("all_ask_for_byes", 3)


def test_four_players_have_three_rounds_and_no_more() -> None:
    event = event_of(FORMAT, 4, rounds=6)
    assert "more_rounds_than_opponents" in [a.code for a in FORMAT.outlook(event).advice]
    event = played_out(event, "s", 3)
    problem = cannot_pair(event)
    assert problem.code == "no_round_left"
    assert (problem.facts["possible"], problem.facts["needed"]) == (0, 2)
    assert FORMAT.outlook(event).status == "finished"
    assert FORMAT.outlook(event).winners
    late = tuple(Player(n, f"Late {n}", joined=3) for n in (5, 6, 7, 8))
    again = after_decision(FORMAT, event, d.PlayersAdded(late))
    assert FORMAT.outlook(again).status == "ready"
    assert len(FORMAT.propose(again, Draw("s", "r")).tables) == 4


def test_every_pair_forbidden() -> None:
    event = event_of(FORMAT, 4)
    for pair in combinations(range(1, 5), 2):
        event = after_decision(FORMAT, event, d.PairForbidden(pair))
    problem = cannot_pair(event)
    assert (problem.code, problem.facts["pairs"]) == ("forbidden_in_the_way", 6)
    for pair in ((1, 2), (3, 4)):
        event = after_decision(FORMAT, event, d.PairAllowed(pair))
    assert len(FORMAT.propose(event, Draw("s", "r")).tables) == 2


def test_all_have_had_the_bye() -> None:
    """Three players, and each has had a full point for a game or round not played."""
    event = event_of(FORMAT, 3, rounds=9)
    event = next_round(event, "1F")
    event = next_round(event, "FF")
    assert cannot_pair(event).code == "all_had_the_bye"
    assert FORMAT.outlook(event).status == "ready"
    asked = d.ByeRequested(ByeRequest(1, len(event.rounds) + 1, Fraction(0)))
    assert FORMAT.propose(after_decision(FORMAT, event, asked), Draw("s", "r")).tables


def test_the_next_round_waits_for_results_and_ends_with_the_planned_rounds() -> None:
    event = posted(FORMAT, event_of(FORMAT, 8, rounds=1))
    assert cannot_pair(event).code == "results_missing"
    assert FORMAT.outlook(event).status == "waiting"
    event = reported(FORMAT, event, 1, {"draw": True})
    assert FORMAT.outlook(event).needs == (2, 3, 4)
    for table in (2, 3, 4):
        event = reported(FORMAT, event, table, {"draw": True})
    assert cannot_pair(event).code == "event_finished"
    more = after_decision(FORMAT, event, d.SettingsChosen({"rounds": 2}))
    assert FORMAT.outlook(more).status == "ready"


def test_an_earlier_result_is_corrected_or_cleared_at_any_time() -> None:
    event = next_round(next_round(event_of(FORMAT, 8)))
    white, black = event.rounds[0].tables[0].players
    event = reported(FORMAT, event, 1, {"winner": black}, round=1)
    assert event.rounds[0].tables[0].result == MatchResult(winner=black)
    assert refused(event, d.ResultCleared(1, 1)) == []
    event = after_decision(FORMAT, event, d.ResultCleared(1, 1))
    outlook = FORMAT.outlook(event)
    assert (outlook.status, outlook.needs) == ("waiting", (1,))
    assert [say(advice, event) for advice in outlook.advice]
    assert white


# Settings and players


def test_settings_that_cannot_change_any_more() -> None:
    event = event_of(FORMAT, 16)
    assert refused(event, d.SettingsChosen({"acceleration": "added_score"})) == []
    accelerated = after_decision(FORMAT, event, d.SettingsChosen({"acceleration": "added_score"}))
    after_1 = next_round(accelerated)
    other = d.SettingsChosen({"acceleration": "adjusted_rating"})
    assert refused(after_1, d.SettingsChosen({"acceleration": "none"})) == [
        "acceleration_under_way"
    ]
    assert refused(after_1, other) == []
    assert refused(next_round(after_1), other) == ["acceleration_under_way"]
    assert refused(next_round(event), other) == ["acceleration_under_way"]
    assert refused(after_1, d.SettingsChosen({"first_colour": "white"})) == ["first_colour_given"]
    assert refused(next_round(after_1), d.SettingsChosen({"rounds": 1})) == [
        "fewer_rounds_than_posted"
    ]
    free: dict[str, SettingValue] = {
        "tiebreaks": ("result",),
        "alternation_limit": 0,
        "equalisation_limit": 4000,
    }
    assert refused(after_1, d.SettingsChosen(free)) == []


def test_late_entries_come_in_until_the_last_round_is_paired() -> None:
    event = next_round(event_of(FORMAT, 4, rounds=2))
    late = d.PlayersAdded((Player(5, "Late", joined=1),))
    assert refused(event, late) == []
    assert refused(next_round(event), late) == ["too_late_to_enter"]


def test_a_bye_is_asked_for_a_round_that_is_planned() -> None:
    event = event_of(FORMAT, 4)
    assert refused(event, d.ByeRequested(ByeRequest(1, 4, HALF))) == []
    assert refused(event, d.ByeRequested(ByeRequest(1, 5, HALF))) == ["bye_after_the_end"]
    assert refused(event, d.NoteAdded("rain")) == []


# Reports


def read(event: Event, raw: Mapping[str, object]) -> str | MatchResult:
    """The result, or the code of the refusal."""
    made = event.rounds[-1]
    try:
        result = FORMAT.read_result(event, made, made.tables[0], raw)
    except Refused as no:
        return no.problems[0].code if all(say(problem, event) for problem in no.problems) else ""
    assert isinstance(result, MatchResult)
    return result


def test_reports_that_make_sense_and_reports_that_do_not() -> None:
    event = posted(FORMAT, field("2000\n1900"))
    white = 1
    assert read(event, {"winner": 1}) == MatchResult(winner=1)
    assert read(event, {"winner": "2"}) == MatchResult(winner=2)
    assert read(event, {"draw": True}) == MatchResult(drawn=True)
    assert read(event, {"forfeit": [2, 1]}) == MatchResult(forfeited=(1, 2))
    assert read(event, {"winner": 1, "games": {"won": {"1": 1}}}) == MatchResult(winner=1)
    assert read(event, {"draw": True, "games": {"drawn": 1}}) == MatchResult(drawn=True)
    assert read(event, {"winner": 1, "games": {"won": {"2": 1}}}) == "games_say_otherwise"
    assert read(event, {"winner": 1, "games": {"won": {"1": 2}}}) == "games_say_otherwise"
    assert read(event, {"draw": True, "games": {"won": {"1": 1}}}) == "games_say_otherwise"
    assert read(event, {"winner": 3}) == "not_at_this_table"
    assert read(event, {"winner": 1, "draw": True}) == "match_result_unclear"
    assert read(event, {}) == "match_result_unclear"
    assert read(event, {"forfeit": [1, 1]}) == "player_named_twice"
    assert white in event.rounds[-1].tables[0].players


@pytest.mark.parametrize(
    ("result", "code"),
    [
        (MatchResult(), "winner_draw_or_forfeit"),
        (MatchResult(winner=1, drawn=True), "winner_draw_or_forfeit"),
        (MatchResult(winner=9), "winner_draw_or_forfeit"),
        (MatchResult(forfeited=(1, 9)), "winner_draw_or_forfeit"),
        (MatchResult(forfeited=(1, 1)), "winner_draw_or_forfeit"),
        (MatchResult(forfeited=(1,), won={2: 1}), "no_games_in_forfeit"),
        (MatchResult(winner=1, drawn_games=1), "games_say_otherwise"),
        (ScoreResult({}), "winner_draw_or_forfeit"),
    ],
)
def test_a_result_from_elsewhere_is_looked_at_again(
    result: MatchResult | ScoreResult, code: str
) -> None:
    event = posted(FORMAT, event_of(FORMAT, 2))
    assert refused(event, d.ResultRecorded(1, 1, result)) == [code]


# Boards by hand


def warned(event: Event, seating: Seating) -> list[str]:
    arranged = FORMAT.arrange(event, event.rounds[-1], seating)
    assert all(say(warning, event) for warning in arranged.warnings)
    return [warning.code for warning in arranged.warnings]


def test_boards_by_hand_come_with_warnings() -> None:
    event = field("2000 WW\n1900 BB\n1800 WB -1/2\n1700 BW -1/2", met=[(1, 4)])
    event = after_decision(FORMAT, event, d.PairForbidden((2, 3)))
    event = posted(FORMAT, event)
    assert warned(event, ((1, 4), (2, 3))) == [
        "rematch",
        "third_in_a_row",
        "third_in_a_row",
        "forbidden_pair",
        "score_gap",
    ]
    assert warned(event, ((3, 1), (4, 2))) == ["score_gap", "third_in_a_row"]
    arranged = FORMAT.arrange(event, event.rounds[-1], ((1, 4), (3, 2)))
    assert [seat.role for seat in arranged.tables[0].seats] == ["white", "black"]
    after = after_decision(
        FORMAT, event, d.PairingsChanged(event.rounds[-1].number, arranged.tables)
    )
    assert after.rounds[-1].tables[0].players == (1, 4)
    same = tuple(table.players for table in event.rounds[-1].tables)
    assert FORMAT.arrange(event, event.rounds[-1], same).tables == event.rounds[-1].tables


@pytest.mark.parametrize(
    ("seating", "code"),
    [
        (((1, 2), (3, 3)), "not_each_once"),
        (((1, 2), (3, 9)), "not_each_once"),
        (((1, 2), (3,)), "not_each_once"),
        (((1, 2, 3), (4,)), "board_of_two"),
        (((1, 2, 3, 4), ()), "board_of_two"),
    ],
)
def test_impossible_boards_are_refused(seating: Seating, code: str) -> None:
    event = posted(FORMAT, event_of(FORMAT, 4))
    with pytest.raises(Refused) as no:
        FORMAT.arrange(event, event.rounds[-1], seating)
    assert no.value.problems[0].code == code
    assert all(say(problem, event) for problem in no.value.problems)


def test_a_board_that_has_reported_stays() -> None:
    event = reported(FORMAT, posted(FORMAT, event_of(FORMAT, 4)), 1, {"draw": True})
    first, second = (table.players for table in event.rounds[0].tables)
    with pytest.raises(Refused) as no:
        FORMAT.arrange(event, event.rounds[0], (first[::-1], second))
    assert no.value.problems[0].code == "board_has_reported"
    assert FORMAT.arrange(event, event.rounds[0], (first, second[::-1])).tables[0].result


def test_missing_and_equal_ratings_are_put_in_order_by_lot() -> None:
    players = [Player(n, f"P{n}", rating=None if n % 2 else 1500) for n in range(1, 41)]
    orders = set()
    for seed in ("a", "b"):
        event = event_of(FORMAT, players, seed=seed)
        made = FORMAT.propose(event, Draw(seed, "round 1"))
        assert made == FORMAT.propose(event, Draw(seed, "round 1"))
        for table in made.tables:
            ratings = [event.player(player).rating for player in table.players]
            assert sorted(map(str, ratings)) == ["1500", "None"]
        orders.add(tuple(table.players for table in made.tables))
    assert len(orders) == 2
