"""The course of an event: when a round can be made, and what is said when it cannot."""

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from tests.builders.age_swiss import event_with, played, random_event, report, seated, tables_of
from tests.builders.desks import desk_of
from tests.builders.events import after_decision
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import ByeRequest, Event, Player
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.core.settings import chosen, defaults
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.desk.verification import differences
from tourneydesk.formats.age_swiss import FORMAT
from tourneydesk.formats.age_swiss.settings import built_names, rules
from tourneydesk.present.messages import say

DRAW = Draw("any", "round")


def codes(event: Event) -> list[str]:
    return [entry.code for entry in FORMAT.outlook(event).advice]


def refused(event: Event) -> list[str]:
    with pytest.raises(Refused) as wrong:
        FORMAT.propose(event, DRAW)
    assert all(say(problem, event) for problem in wrong.value.problems)
    return [problem.code for problem in wrong.value.problems]


def without_age(event: Event, *players: int) -> Event:
    for player in players:
        event = after_decision(FORMAT, event, d.PlayerChanged(Player(player, f"P{player}")))
    return event


def test_pairing_waits_until_every_player_has_an_age() -> None:
    event = without_age(event_with("16 12 9 9 12 16"), 2, 5)
    assert refused(event) == ["ages_missing"]
    outlook = FORMAT.outlook(event)
    assert outlook.status == "setup"
    (advice, _) = outlook.advice
    assert (advice.code, advice.players) == ("ages_missing", (2, 5))
    assert "P2 and P5" in say(advice, event)
    event = after_decision(FORMAT, event, d.PlayerDropped(2))
    event = after_decision(FORMAT, event, d.PlayerChanged(Player(5, "P5", age=40)))
    assert FORMAT.propose(event, DRAW).byes


def test_a_late_entry_without_age_stops_the_next_round_only() -> None:
    event = seated(event_with("9 9 9 9"), "1 beats 2\n3 beats 4")
    event = after_decision(FORMAT, event, d.PlayersAdded((Player(5, "Late", joined=1),)))
    assert FORMAT.outlook(event).status == "ready"
    assert refused(event) == ["ages_missing"]


@pytest.mark.parametrize("players", [0, 1])
def test_fewer_than_two_players_cannot_play(players: int) -> None:
    event = event_with("9 " * players)
    assert refused(event) == ["cannot_seat"]
    assert FORMAT.outlook(event).status == "setup"
    assert codes(event) == ["cannot_seat"]


def test_all_but_one_leave_and_the_event_has_ended_there() -> None:
    event = seated(event_with("9 9 9", rounds=3), "1 beats 2\n3 bye")
    for player in (2, 3):
        event = after_decision(FORMAT, event, d.PlayerDropped(player))
    assert refused(event) == ["cannot_seat"]
    assert FORMAT.outlook(event).status == "finished"
    assert codes(event) == ["ended_with_too_few"]
    event = after_decision(FORMAT, event, d.PlayerReturned(3))
    assert FORMAT.outlook(event).status == "ready"
    assert codes(event) == []


def test_every_pairing_forbidden_is_said_with_who_may_meet_nobody() -> None:
    event = event_with("9 9 9 9")
    for pair in ((1, 2), (1, 3), (1, 4)):
        event = after_decision(FORMAT, event, d.PairForbidden(pair))
    assert refused(event) == ["no_pairing_possible", "may_meet_nobody"]
    assert FORMAT.outlook(event).status == "setup"
    assert "P1" in say(FORMAT.outlook(event).advice[1], event)
    event = after_decision(FORMAT, event, d.PairAllowed((1, 4)))
    assert frozenset((1, 4)) in tables_of(FORMAT.propose(event, DRAW))


def test_siblings_never_meet() -> None:
    siblings = list(combinations(range(1, 5), 2))
    for seed in range(5):
        event = event_with("9 " * 9, seed=str(seed), rounds=5)
        for pair in siblings:
            event = after_decision(FORMAT, event, d.PairForbidden(pair))
        for _ in range(5):
            event = played(event, seed)
            assert not tables_of(event.rounds[-1]) & {frozenset(pair) for pair in siblings}


def test_more_rounds_than_opponents_repeat_as_little_as_can_be_and_say_so() -> None:
    event = event_with("9 9 9 9", rounds=5)
    assert codes(event) == ["more_rounds_than_opponents"]
    for _ in range(3):
        event = played(event)
    met = [pair for posted in event.rounds for pair in tables_of(posted)]
    assert len(set(met)) == 6
    assert codes(event) == ["repeats_unavoidable"]
    event = played(event)
    said = [posted_round.code for posted_round in event.rounds[-1].reasons]
    assert "repeats_unavoidable" in said
    assert all("met_before" in [why.code for why in at.reasons] for at in event.rounds[-1].tables)


def test_when_all_have_had_the_bye_the_fewest_byes_come_first_and_it_is_said() -> None:
    event = event_with("9 9 9", rounds=7)
    for _ in range(3):
        event = played(event)
    assert sorted(posted.byes[0].player for posted in event.rounds) == [1, 2, 3]
    for _ in range(3):
        event = played(event)
        assert "bye_once_more" in [why.code for why in event.rounds[-1].byes[0].reasons]
    assert sorted(posted.byes[0].player for posted in event.rounds[3:]) == [1, 2, 3]


def test_the_next_round_waits_for_results_and_the_event_for_its_last() -> None:
    event = seated(event_with("9 9 9 9"), "1 meets 2\n3 meets 4")
    assert refused(event) == ["results_missing"]
    outlook = FORMAT.outlook(event)
    assert (outlook.status, outlook.needs, outlook.rounds_planned) == ("waiting", (1, 2), 2)
    event = report(event, (1, {"winner": 1}), (2, {"winner": 3}))
    event = seated(event, "1 beats 3\n2 beats 4")
    assert refused(event) == ["event_finished"]
    outlook = FORMAT.outlook(event)
    assert (outlook.status, outlook.winners, outlook.next_kind) == ("finished", (1,), None)
    event = after_decision(FORMAT, event, d.SettingsChosen({"rounds": 3}))
    assert FORMAT.outlook(event).status == "ready"


def test_a_reopened_earlier_round_is_said() -> None:
    event = seated(event_with("9 9 9 9", rounds=4), "1 beats 2\n3 beats 4")
    event = seated(event, "1 meets 3\n2 meets 4")
    event = after_decision(FORMAT, event, d.ResultCleared(1, 2))
    assert codes(event) == ["earlier_round_open"]
    assert FORMAT.outlook(event).needs == (1, 2)


def test_our_own_number_of_rounds_is_marked_as_ours() -> None:
    assert codes(event_with("9 " * 16)) == ["rounds_below_chart"]
    assert codes(event_with("9 " * 17)) == []
    assert codes(event_with("9 " * 16, rounds=4)) == []


def test_late_entries_do_not_change_the_chart() -> None:
    event = played(event_with("9 12 16 30 " * 8))
    assert FORMAT.outlook(event).rounds_planned == 5
    late = tuple(Player(number, f"P{number}", age=9, joined=1) for number in range(33, 40))
    event = after_decision(FORMAT, event, d.PlayersAdded(late))
    assert FORMAT.outlook(event).rounds_planned == 5
    assert len(FORMAT.propose(event, DRAW).groups) == 39


def test_every_round_names_the_age_group_of_each_player() -> None:
    made = FORMAT.propose(event_with("16 12 9 15 11 10 0 130"), DRAW)
    assert made.groups == {
        1: "15 and up",
        2: "11–14",
        3: "10 and under",
        4: "15 and up",
        5: "11–14",
        6: "10 and under",
        7: "10 and under",
        8: "15 and up",
    }
    own = event_with("16 9", age_groups=[12], age_group_names=["Cubs", "Wolves"])
    assert FORMAT.propose(own, DRAW).groups == {1: "Wolves", 2: "Cubs"}


def test_more_age_groups_than_three_pair_too() -> None:
    event = event_with("7 10 13 16 40 70 8 11 14 17 41 71", age_groups=[9, 12, 15, 18, 60])
    pairs = tables_of(FORMAT.propose(event, DRAW))
    assert pairs == {frozenset((one, one + 6)) for one in range(1, 7)}


@pytest.mark.parametrize(
    ("bounds", "names"),
    [
        ((11, 15), ("10 and under", "11–14", "15 and up")),
        ((18,), ("17 and under", "18 and up")),
        ((1, 2, 4), ("0", "1", "2–3", "4 and up")),
    ],
)
def test_age_groups_are_named_by_their_ages(bounds: tuple[int, ...], names: object) -> None:
    assert built_names(bounds) == names
    values = {**defaults(FORMAT.settings), **chosen(FORMAT.settings, {"age_groups": bounds})}
    assert rules(values).names == names


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"age_group_names": ("A", "B")}, "age_group_names_count"),
        ({"age_groups": (12,)}, "age_groups_in_use"),
        ({"rounds": 1}, "fewer_rounds_than_posted"),
        ({"games_per_match": 3}, "games_reported"),
    ],
)
def test_settings_that_cannot_change_any_more(settings: dict[str, object], code: str) -> None:
    event = event_with("9 9 9 9", rounds=3)
    event = report(
        seated(event, "1 meets 2\n3 beats 4"), (1, {"winner": 1, "games": {"won": {"1": 1}}})
    )
    event = seated(event, "1 beats 3\n2 beats 4")
    with pytest.raises(Refused) as wrong:
        after_decision(FORMAT, event, d.SettingsChosen(chosen(FORMAT.settings, settings)))
    assert [problem.code for problem in wrong.value.problems] == [code]
    assert say(wrong.value.problems[0], event)


def test_an_event_opens_only_with_a_name_for_each_age_group() -> None:
    own: dict[str, Any] = {"age_groups": [9, 13, 17], "age_group_names": ["A", "B", "C", "D"]}
    assert desk_of("age-swiss", 8, **own).event.settings["age_groups"] == (9, 13, 17)
    with pytest.raises(Refused) as wrong:
        desk_of("age-swiss", 8, age_group_names=["A", "B"])
    assert [problem.code for problem in wrong.value.problems] == ["age_group_names_count"]


def test_settings_that_can_still_change() -> None:
    event = seated(event_with("9 9 9 9", rounds=3), "1 beats 2\n3 beats 4")
    wanted = {
        "rounds": 7,
        "record": "win_loss_draw",
        "ties": "shared",
        "games_per_match": 5,
        "age_group_names": ("A", "B", "C"),
    }
    event = after_decision(FORMAT, event, d.SettingsChosen(chosen(FORMAT.settings, wanted)))
    assert FORMAT.propose(event, DRAW).groups[1] == "A"


def test_byes_on_request_are_refused_in_words() -> None:
    event = event_with("9 9 9")
    with pytest.raises(Refused) as wrong:
        after_decision(FORMAT, event, d.ByeRequested(ByeRequest(1, 1, Fraction(0))))
    assert [problem.code for problem in wrong.value.problems] == ["no_byes_on_request"]


def test_a_result_that_no_table_can_have_is_refused_at_the_desk_too() -> None:
    event = seated(event_with("9 9 9 9"), "1 meets 2\n3 meets 4")
    for result in (
        MatchResult(winner=3),
        MatchResult(),
        MatchResult(winner=1, drawn=True),
        MatchResult(winner=1, won={3: 1}),
        MatchResult(forfeited=(4,)),
    ):
        with pytest.raises(Refused):
            after_decision(FORMAT, event, d.ResultRecorded(1, 1, result))


def test_someone_who_dropped_is_not_paired_and_someone_back_is() -> None:
    event = played(event_with("9 9 9 9 9 9", rounds=4))
    event = after_decision(FORMAT, event, d.PlayerDropped(3))
    assert 3 not in FORMAT.propose(event, DRAW).groups
    event = after_decision(FORMAT, event, d.PlayerReturned(3))
    assert 3 in FORMAT.propose(event, DRAW).groups


def test_a_whole_event_at_the_desk_pairs_the_same_again_also_after_corrections() -> None:
    desk = desk_of("age-swiss", 21)
    play(desk, 3)
    for table in desk.event.rounds[0].tables:
        desk.take(d.ResultRecorded(1, table.number, MatchResult(winner=min(table.players))))
    rounds.pair(desk)
    desk.undo()
    rounds.pair(desk, seed="another")
    play(desk)
    assert differences(desk.steps) == ()


def test_tables_run_from_the_best_records_down() -> None:
    event = random_event(40, 4, seed=5)
    made = FORMAT.propose(event, DRAW)
    rows = {row.player: row.points for row in FORMAT.standings(event, None)}
    best = [max(rows[player] for player in table.players) for table in made.tables]
    lowest = [min(rows[player] for player in table.players) for table in made.tables]
    assert lowest == sorted(lowest, reverse=True)
    assert best[0] == max(rows.values())
    assert [table.number for table in made.tables] == list(range(1, 21))
