"""Rounds as made: kinds in turn, groups by strikes, byes, players kept apart, and their reasons."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.events import after_decision, event_of, posted, reported
from tests.builders.strikes import and_then, event_after, played_by_lot
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.journal.codec import decode, encode
from tourneydesk.core.journal.replay import advance
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.meetings import again_in, count_meetings, plan_penalty
from tourneydesk.formats.strikes.tally import tally
from tourneydesk.present import messages
from tourneydesk.present.messages import say

FIRST = ({1: 9, 2: 7, 3: 5, 4: 3}, {5: 9, 6: 7, 7: 5, 8: 3})


def last(event: Event) -> Round:
    assert event.current is not None
    return event.current


def told_reasons(event: Event, table: int = 1) -> list[str]:
    at = last(event).table(table)
    assert at is not None
    return [say(reason, event) for reason in (*last(event).reasons, *at.reasons)]


def test_random_and_split_rounds_take_turns() -> None:
    event = played_by_lot(event_of(FORMAT, 40, elimination_level=60), Draw("turns", "scores"))
    kinds = [posted.kind for posted in event.rounds]
    assert kinds[:4] == ["random", "split", "random", "split"]
    assert kinds == ["split" if n % 2 else "random" for n in range(len(kinds))]


def test_a_round_of_one_table_keeps_its_turns_kind_and_has_no_groups() -> None:
    event = posted(FORMAT, event_after(5, [{1: 5, 2: 4, 3: 3, 4: 2, 5: 1}]))
    assert (last(event).kind, last(event).groups) == ("split", {})
    assert len(last(event).tables) == 1


def test_a_split_round_has_the_fewest_strikes_in_g1() -> None:
    event = posted(FORMAT, event_after(8, FIRST))
    assert last(event).groups == {
        1: "G1", 2: "G1", 5: "G1", 6: "G1", 3: "G2", 4: "G2", 7: "G2", 8: "G2",
    }  # fmt: skip
    assert told_reasons(event) == [
        messages.text("round-split", "strikes", round=2),
        messages.text("tables-for-players", "strikes", players=8, tables=2, sizes=("2 × 4",)),
        messages.text("table-of-group", "strikes", group="G1", low=0, high=8),
        messages.text("pairs-met-before", "strikes", pairs=6, again=2),
    ]


def test_a_lot_decides_at_the_line_between_groups() -> None:
    first = ({1: 9, 2: 7, 3: 5}, {4: 9, 5: 7, 6: 5})
    seen = set()
    for seed in range(40):
        event = posted(FORMAT, event_after(6, *[first]), seed=f"line {seed}")
        in_g1 = {player for player, group in last(event).groups.items() if group == "G1"}
        assert in_g1 in ({1, 4, 2}, {1, 4, 5})
        seen.add(2 in in_g1)
        assert messages.text(
            "lot-at-the-line", "strikes", strikes=12, tied=2, up=1, upper="G1", lower="G2"
        ) in told_reasons(event)
    assert seen == {True, False}


def test_tables_are_numbered_from_one_larger_first_inside_a_group() -> None:
    event = event_of(FORMAT, 37)
    event = posted(FORMAT, event)
    assert [len(table.seats) for table in last(event).tables] == [5, 5, 5, 5, 5, 4, 4, 4]
    for table in last(event).tables:
        raw = {"scores": {player: player for player in table.players}}
        event = reported(FORMAT, event, table.number, raw)
    event = posted(FORMAT, event)
    assert [len(table.seats) for table in last(event).tables] == [5, 5, 4, 5, 5, 4, 5, 4]
    assert [table.number for table in last(event).tables] == list(range(1, 9))
    groups = [{last(event).groups[p] for p in table.players} for table in last(event).tables]
    assert groups == [{"G1"}] * 3 + [{"G2"}] * 3 + [{"G3"}] * 2


def test_the_bye_of_five_goes_to_the_fewest_strikes() -> None:
    event = event_after(8, FIRST, largest_table=4)  # strikes 0 8 16 24 twice
    for player in (1, 5, 6):
        event = after_decision(FORMAT, event, d.PlayerDropped(player))
    event = posted(FORMAT, event)
    (bye,) = last(event).byes
    assert (bye.player, bye.points, bye.why) == (2, 0, "odd")
    assert [say(reason, event) for reason in bye.reasons] == [
        messages.text("bye-fewest-strikes", "strikes", strikes=8, player1="P2")
    ]


def test_a_bye_among_equals_is_drawn_by_lot() -> None:
    byes = set()
    for seed in range(60):
        event = posted(FORMAT, event_of(FORMAT, 5, largest_table=4), seed=f"bye {seed}")
        byes.add(last(event).byes[0].player)
        assert [reason.code for reason in last(event).byes[0].reasons] == [
            "bye_fewest_strikes",
            "bye_by_lot",
        ]
    assert byes == {1, 2, 3, 4, 5}


def test_the_second_bye_goes_to_the_fewest_strikes_of_those_who_have_had_none() -> None:
    event = event_after(5, largest_table=4, elimination_level=1000)
    event = and_then(event, {1: 4, 2: 3, 3: 2, 4: 1}, bye=5)  # strikes 0 8 16 24 0
    made = FORMAT.propose(event, Draw("second", "round 2"))
    assert [bye.player for bye in made.byes] == [1]
    assert [reason.code for reason in made.byes[0].reasons] == ["bye_fewest_strikes_in_turn"]
    assert say(made.byes[0].reasons[0], event) == messages.text(
        "bye-fewest-strikes-in-turn", "strikes", strikes=0, player1="P1"
    )
    event = and_then(event, {2: 4, 3: 3, 4: 2, 5: 1}, bye=1)  # strikes 0 8 24 40 24
    event = and_then(event, {1: 1, 3: 4, 4: 3, 5: 2}, bye=2)  # strikes 24 8 24 48 40
    made = FORMAT.propose(event, Draw("fourth", "round 4"))
    assert [bye.player for bye in made.byes] == [3]


@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), level=st.sampled_from([35, 47, 120, 400]))
def test_the_bye_goes_round_before_anybody_has_it_again(seed: int, level: int) -> None:
    event = event_of(FORMAT, 5, seed=f"{seed}", largest_table=4, elimination_level=level)
    event = played_by_lot(event, Draw("byes", f"{seed}"))
    had = {player.id: 0 for player in event.players}
    for one in event.rounds:
        for bye in one.byes:
            here = [bye.player, *(player for table in one.tables for player in table.players)]
            assert had[bye.player] == min(had[player] for player in here)
            had[bye.player] += 1


def test_three_and_two_in_a_split_round_are_two_groups() -> None:
    event = event_after(
        5,
        [{1: 9, 2: 7, 3: 5}, {4: 9, 5: 7}],
        largest_table=4,
        works_with_two=True,
        five_left="three_and_two",
    )
    event = posted(FORMAT, event)  # 1: 0, 4: 0, 2: 12, 3: 24, 5: 24
    assert [sorted(table.players) for table in last(event).tables] == [[1, 2, 4], [3, 5]]
    assert last(event).groups == {1: "G1", 2: "G1", 4: "G1", 3: "G2", 5: "G2"}
    sizes = next(one for one in last(event).reasons if one.code == "tables_for_players")
    assert sizes.facts == {"players": 5, "tables": 2, "sizes": ("1 × 3", "1 × 2")}


@pytest.mark.parametrize("seating", ["optimised", "dealt_30"])
def test_the_same_seed_makes_the_same_round(seating: str) -> None:
    event = event_after(8, FIRST, seating=seating)
    assert posted(FORMAT, event, "a") == posted(FORMAT, event, "a")
    assert last(posted(FORMAT, event, "a")).seed == "a"
    assert last(posted(FORMAT, event, "a")).label == "round 2"
    rounds = {
        tuple(t.players for t in last(posted(FORMAT, event, f"{n}")).tables) for n in range(9)
    }
    assert len(rounds) > 1


@pytest.mark.parametrize("seating", ["optimised", "dealt_30"])
def test_a_plan_says_how_good_it_is(seating: str) -> None:
    event = played_by_lot(
        event_of(FORMAT, 16, seating=seating, elimination_level=200), Draw("plans", seating)
    )
    codes = set()
    for index, one in enumerate(event.rounds):
        past = [[table.players for table in old.tables] for old in event.rounds[:index]]
        meetings = count_meetings(past)
        for table in one.tables:
            for reason in table.reasons:
                codes.add(reason.code)
                assert say(reason, event)
                if reason.code.startswith("plan_"):
                    group = reason.facts["group"]
                    plan = [
                        other.players
                        for other in one.tables
                        if one.groups.get(other.players[0], "") == group
                    ]
                    if reason.code == "plan_meets_again":
                        assert reason.facts["again"] == again_in(plan, meetings) > 0
                    else:
                        assert reason.facts["penalty"] == plan_penalty(plan, meetings)
    assert {"nobody_met_before", "pairs_met_before", "plan_proved_least", "table_by_lot"} <= codes
    assert ("plan_best_of_thirty" in codes) == (seating == "dealt_30")


def test_players_not_to_meet_sit_apart_whatever_the_penalty() -> None:
    # 1, 3, 5 and 2, 4, 6 have met eight times; only these tables part all who are not to meet.
    event = event_of(FORMAT, 6, elimination_level=500)
    for _ in range(8):
        event = and_then(event, {1: 9, 3: 7, 5: 5}, {2: 9, 4: 7, 6: 5})
    for pair in ((1, 2), (1, 4), (3, 6), (5, 6)):
        event = advance(event, (d.PairForbidden(pair),))
    for seed in range(20):
        made = posted(FORMAT, event, seed=f"apart {seed}")
        together = {pair for t in last(made).tables for pair in combinations(sorted(t.players), 2)}
        assert not together & event.forbidden


def test_players_not_to_meet_who_must_meet_are_named() -> None:
    event = after_decision(FORMAT, event_of(FORMAT, 4), d.PairForbidden((2, 4)))
    event = posted(FORMAT, event)
    assert told_reasons(event)[-1] == messages.text(
        "forbidden-together", "strikes", everyone=("P2", "P4")
    )


def test_dealt_plans_do_not_look_at_players_not_to_meet_and_it_says_so() -> None:
    event = after_decision(FORMAT, event_of(FORMAT, 6, seating="dealt_30"), d.PairForbidden((2, 4)))
    assert [entry.code for entry in FORMAT.outlook(event).advice] == [
        "expected_rounds",
        "forbidden_not_looked_at",
    ]
    assert all(say(entry, event) for entry in FORMAT.outlook(event).advice)
    met = [
        say(reason, made)
        for seed in range(10)
        for made in [posted(FORMAT, event, seed=f"{seed}")]
        for table in last(made).tables
        for reason in table.reasons
        if reason.code == "forbidden_not_looked_at_here"
    ]
    assert 0 < len(met) < 10


@pytest.mark.parametrize("five_left", ["four_and_bye", "three_and_two"])
def test_every_round_of_an_event_is_written_down_and_read_back_the_same(five_left: str) -> None:
    event = event_of(FORMAT, 40, largest_table=4, works_with_two=True, five_left=five_left)
    event = advance(event, (d.PairForbidden((1, 2)),))
    for one in played_by_lot(event, Draw("written", five_left)).rounds:
        step = (d.RoundPosted(one),)
        assert decode(encode(step)) == step


def test_everyone_still_in_sits_in_the_next_round() -> None:
    event = after_decision(FORMAT, event_after(8, FIRST), d.PlayerDropped(3))
    event = posted(FORMAT, event)
    seated = sorted(player for table in last(event).tables for player in table.players)
    assert tuple(seated) == tally(event).active == (1, 2, 4, 5, 6, 7, 8)
