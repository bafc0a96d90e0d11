"""A player who is out may enter once more, where the organizer allows it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.events import after_decision, event_of, posted, reported
from tests.builders.strikes import event_after
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.tally import tally
from tourneydesk.present.messages import say

FIRST = [{1: 9, 2: 8, 3: 7, 4: 6}, {5: 9, 6: 8, 7: 7, 8: 6}]
SECOND = [{1: 9, 2: 8, 5: 7, 6: 6}, {3: 9, 7: 8, 4: 7, 8: 6}]
# After both, at level 40, 4 (24 + 16) and 8 (24 + 24) are out; 6 has 32, the most of those in.


def entered(event: Event, name: str) -> Event:
    player = Player(len(event.players) + 1, name, joined=len(event.rounds))
    return after_decision(FORMAT, event, d.PlayersAdded((player,)))


def refusal(event: Event, name: str) -> str:
    with pytest.raises(Refused) as refused:
        entered(event, name)
    assert all(say(problem, event) for problem in refused.value.problems)
    return refused.value.problems[0].code


def test_a_new_entry_begins_with_the_most_strikes_of_those_in() -> None:
    event = event_after(8, FIRST, SECOND, elimination_level=40, re_entry=True)
    event = entered(event, "p4")
    counted = tally(event)
    assert (counted.strikes[9], counted.missed.get(9)) == (32, None)
    assert 9 in counted.active
    assert counted.out[4].why == "eliminated"
    assert tally(event, 1).strikes.get(9) is None
    reasons = [why for row in FORMAT.standings(event, None) for why in row.reasons]
    assert "re_entered" in {why.code for why in reasons}
    assert all(say(why, event) for why in reasons)
    assert 9 in {p for table in posted(FORMAT, event).rounds[-1].tables for p in table.players}


def test_only_once_only_after_elimination_and_only_where_it_is_allowed() -> None:
    event = event_after(8, FIRST, SECOND, elimination_level=40, re_entry=True)
    assert refusal(event, "Somebody else") == "only_re_entries"
    assert refusal(event, "P1") == "not_eliminated"
    assert refusal(entered(event, "P8"), "P8") == "re_entered_before"
    usual = event_after(8, FIRST, SECOND, elimination_level=40)
    assert refusal(usual, "P4") == "too_late_to_enter"


@settings(max_examples=25, deadline=None)
@given(players=st.integers(7, 16), seed=st.integers(0, 10**6))
def test_events_with_re_entries_end_and_nobody_gains_by_having_been_out(
    players: int, seed: int
) -> None:
    lots = Draw(f"{seed}", "scores")
    event = event_of(FORMAT, players, f"{seed}", re_entry=True, seating="dealt_30")
    for _ in range(40):
        if FORMAT.outlook(event).status == "finished":
            break
        event = posted(FORMAT, event)
        for table in event.rounds[-1].tables:
            scores = {player: lots.below(9) for player in table.players}
            event = reported(FORMAT, event, table.number, {"scores": scores})
        for leaving in FORMAT.leavings(event):
            inside = tally(event).active
            try:
                event = entered(event, event.player(leaving).name)
            except Refused:
                continue
            if len(event.rounds) > 1:
                counted = tally(event)
                assert counted.strikes[len(event.players)] == max(
                    counted.strikes[player] for player in inside
                )
    assert FORMAT.outlook(event).winners
    rows = FORMAT.standings(event, None)
    assert sorted(row.player for row in rows) == [player.id for player in event.players]
    names = [event.player(row.player).name for row in rows]
    assert max(map(names.count, names)) <= 2
