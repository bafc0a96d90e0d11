"""The semi-final: two boards seeded from the standings, which decide who plays the final."""

from dataclasses import replace
from typing import Any

import pytest
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
from tourneydesk.core.event import Event, Player, Table
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import BoardResult
from tourneydesk.core.seating import NOTHING_KEPT
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.present.messages import say

SEMI = "semi_final"


def after_swiss(players: int, **chosen: Any) -> Event:
    """All Swiss rounds are played, with a semi-final to come."""
    event = risk(players, semi_final=True, swiss_rounds=1, **chosen)
    return played(event, 1, by_lot(Draw("semi-final", "results")))


def boards(event: Event) -> list[set[int]]:
    return [set(table.players) for table in event.rounds[-1].tables]


@pytest.mark.parametrize(
    ("players", "seeds"),
    [
        (8, ({1, 4, 5, 8}, {2, 3, 6, 7})),
        (9, ({1, 4, 5, 8, 9}, {2, 3, 6, 7})),
        (10, ({1, 4, 5, 8, 9}, {2, 3, 6, 7, 10})),
        (20, ({1, 4, 5, 8, 9}, {2, 3, 6, 7, 10})),
    ],
)
def test_two_boards_are_seeded_from_the_standings(
    players: int, seeds: tuple[set[int], set[int]]
) -> None:
    event = after_swiss(players)
    order = places_of(event)
    outlook = FORMAT.outlook(event)
    assert (outlook.next_kind, outlook.rounds_planned, outlook.advice) == (SEMI, 3, ())
    assert [FORMAT.stage(event, number) for number in (1, 2, 3)] == [0, 2, 0]
    event = pair(event)
    assert event.rounds[-1].kind == SEMI
    assert boards(event) == [{order[seed - 1] for seed in board} for board in seeds]
    assert [FORMAT.stage(event, number) for number in (1, 2, 3)] == [0, 2, 0]
    assert all(say(why, event) for table in event.rounds[-1].tables for why in table.reasons)


@pytest.mark.parametrize("finalists", [5, 4])
def test_the_best_of_each_board_play_the_final_and_the_places_follow(finalists: int) -> None:
    event = after_swiss(20, finalists=finalists)
    swiss = places_of(event)
    event = pair(event)
    # At both boards the last seed wins, and the first seed is last.
    event = play(event, lambda table: report(sorted(table.players, key=swiss.index, reverse=True)))
    # Of two with the same place, the one higher in the Swiss standings is ahead.
    after = [swiss[seed - 1] for seed in (9, 10, 7, 8, 5, 6, 3, 4, 1, 2)]
    assert places_of(event) == [*after, *swiss[10:]]
    event = pair(event)
    assert event.rounds[-1].kind == "final"
    assert boards(event) == [set(after[:finalists])]
    event = play(event, lambda table: report(sorted(table.players, key=after.index, reverse=True)))
    expected = [*reversed(after[:finalists]), *after[finalists:], *swiss[10:]]
    assert places_of(event) == expected
    outlook = FORMAT.outlook(event)
    assert (outlook.status, outlook.winners) == ("finished", (expected[0],))
    assert outlook.rounds_planned == len(event.rounds) == 3


def test_neither_board_adds_match_points() -> None:
    event = after_swiss(20)
    before = {row.player: row.points for row in FORMAT.standings(event, None)}
    event = play(pair(event), by_id)
    assert {row.player: row.points for row in FORMAT.standings(event, None)} == before


def test_until_both_boards_have_reported_the_swiss_rounds_rank() -> None:
    event = pair(after_swiss(20))
    before = places_of(event)
    event = enter(event, 1, by_id(event.rounds[-1].tables[0]))
    assert places_of(event) == before
    event = enter(event, 2, by_id(event.rounds[-1].tables[1]))
    assert places_of(event) != before
    assert places_of(event, 1) == before


def test_with_fewer_than_eight_it_is_left_out_with_advice() -> None:
    event = decide(after_swiss(8), d.PlayerDropped(1))
    outlook = FORMAT.outlook(event)
    assert (outlook.next_kind, outlook.rounds_planned) == ("final", 2)
    assert codes(outlook.advice) == ["semi_final_left_out"]
    assert "7" in say(outlook.advice[0], event)
    event = pair(event)
    assert (event.rounds[-1].kind, len(event.rounds[-1].tables)) == ("final", 1)
    assert FORMAT.outlook(event).advice == ()


def test_whoever_left_before_it_gives_the_seat_to_the_next() -> None:
    event = after_swiss(20)
    order = places_of(event)
    event = pair(decide(event, d.PlayerDropped(order[1])))
    assert set.union(*boards(event)) == {order[0], *order[2:11]}


def test_whoever_withdraws_within_it_is_behind_those_who_finish_it() -> None:
    event = pair(after_swiss(20))
    swiss = places_of(event, 1)
    leaves = swiss[0]

    def ends(table: Table) -> dict[str, object]:
        staying = sorted((one for one in table.players if one != leaves), key=swiss.index)
        return report(staying, [leaves] if leaves in table.players else [])

    event = play(event, ends)
    assert places_of(event)[9] == leaves
    row = FORMAT.standings(event, None)[9]
    assert row.reasons[0].code == "semi_final_withdrawn"
    assert leaves not in set.union(*boards(pair(event)))


def test_the_final_fills_up_from_the_swiss_standings() -> None:
    event = pair(after_swiss(20))
    swiss = places_of(event, 1)
    # Two of each board finish: the fifth seat goes to the best of the others.
    event = play(event, lambda table: report(table.players[:2], table.players[2:]))
    assert swiss[10] in set.union(*boards(pair(event)))


def test_once_it_is_posted_nobody_enters_and_few_settings_change() -> None:
    event = pair(after_swiss(20))
    with pytest.raises(Refused) as refused:
        decide(event, d.PlayersAdded((Player(21, "Late", joined=2),)))
    assert codes(refused.value.problems) == ["semi_final_posted_no_entries"]
    for chosen in ({"semi_final": False}, {"swiss_rounds": 2}, {"finalists": 4}):
        with pytest.raises(Refused) as refused:
            decide(event, d.SettingsChosen(chosen))
        assert codes(refused.value.problems) == ["semi_final_posted_setting_stays"]
        assert say(refused.value.problems[0], event)
    event = play(event, by_id)
    ended = decide(event, d.SettingsChosen({"final": False}))
    assert FORMAT.outlook(ended).winners == (places_of(event)[0],)


def test_it_stays_two_boards_when_seated_by_hand() -> None:
    event = pair(after_swiss(20))
    posted = event.rounds[-1]
    first, second = (table.players for table in posted.tables)
    with pytest.raises(Refused) as refused:
        FORMAT.arrange(event, posted, ((*first, *second),))
    assert codes(refused.value.problems) == ["semi_final_is_two_boards"]
    changed = FORMAT.arrange(event, posted, ((second[0], *first[1:]), (first[0], *second[1:])))
    assert "score_gap" not in codes(changed.warnings)


def test_a_board_that_stays_is_joined_by_the_best_of_the_others() -> None:
    event = pair(after_swiss(20))
    swiss, posted = places_of(event), event.rounds[-1]
    event = decide(event, d.PlayerDropped(swiss[1]))
    kept = replace(posted, tables=posted.tables[:1])
    made = FORMAT.pair_remaining(event, Draw("around", "round 2"), kept)
    assert made.tables[0] == posted.tables[0]
    assert set(made.tables[1].players) == {swiss[at - 1] for at in (3, 6, 7, 10, 11)}


def test_it_says_why_somebody_was_at_no_board_or_another_one() -> None:
    before = after_swiss(20)
    swiss = places_of(before)
    event = pair(before)
    semi_final = event.rounds[-1]
    seeded = FORMAT.why_not(before, semi_final, swiss[0], swiss[1])
    assert codes(seeded) == ["why_not_seeded"]
    assert codes(FORMAT.why_not(before, semi_final, swiss[0], swiss[10])) == ["why_not_semi_final"]
    played_out = play(event, by_id)
    final = pair(played_out).rounds[-1]
    out = next(one for one in swiss[:10] if final.table_of(one) is None)
    missed = FORMAT.why_not(played_out, final, out, final.tables[0].players[0])
    assert codes(missed) == ["why_not_final"]
    assert all(say(why, event) for why in (*seeded, *missed))


@settings(max_examples=40, deadline=None)
@given(
    players=st.integers(8, 40),
    seed=st.integers(0, 10**6),
    finalists=st.sampled_from([4, 5]),
    sanctioned=st.booleans(),
)
def test_every_event_with_a_semi_final_ends_with_each_place_once(
    players: int, seed: int, finalists: int, sanctioned: bool
) -> None:
    event = risk(players, str(seed), semi_final=True, finalists=finalists, sanctioned=sanctioned)
    lot = Draw(f"{seed}", "life")
    results = by_lot(lot)

    def ends(table: Table) -> dict[str, object]:
        if lot.below(4):
            return results(table)
        order = lot.shuffled(table.players)
        gone = lot.below(len(order))
        return report(order[gone:], order[:gone])

    semi_order: list[int] = []
    while (outlook := FORMAT.outlook(event)).status == "ready":
        before = event
        try:
            event = pair(event)
        except Refused:
            assert outlook.advice
            return
        made = event.rounds[-1]
        inside = [
            one for one in places_of(before) if one in active(before, FORMAT.leavings(before))
        ]
        if made.kind == SEMI:
            assert set.union(*boards(event)) == set(inside[:10])
            assert abs(len(boards(event)[0]) - len(boards(event)[1])) <= 1
        elif made.kind == "final":
            semi_order = inside
            assert boards(event) == [set(inside[:finalists])]
        again = FORMAT.pair_remaining(before, Draw(made.seed, made.label), NOTHING_KEPT)
        assert again == made
        event = play(event, ends)
        lines = FORMAT.standings(event, None)
        assert [line.place for line in lines] == list(range(1, players + 1))
        assert sorted(line.player for line in lines) == list(range(1, players + 1))
        assert all(say(why, event) for line in lines for why in line.reasons)
        if lot.below(4) == 0 and made.kind != "final":
            still_in = active(event, FORMAT.leavings(event))
            if still_in:
                event = decide(event, d.PlayerDropped(lot.choice(still_in)))
    if semi_order and event.rounds[-1].kind == "final":
        result = event.rounds[-1].tables[0].result
        assert isinstance(result, BoardResult)
        first = sorted(result.places, key=result.places.__getitem__)
        assert places_of(event)[: len(first)] == first
