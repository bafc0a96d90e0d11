"""Promises that hold through any event of accumulated strikes, whatever happens in it."""

from collections.abc import Mapping

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.builders.events import after_decision, event_of, posted, reported
from tests.builders.strikes import played_by_lot
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.settings import rules_of
from tourneydesk.formats.strikes.tally import strikes_at, tally
from tourneydesk.present.messages import say

SETTINGS = st.fixed_dictionaries(
    {
        "largest_table": st.sampled_from([5, 4]),
        "elimination_level": st.sampled_from([1, 8, 23, 35, 47]),
        "seating": st.sampled_from(["dealt_30", "dealt_30", "optimised"]),
        "works_with_two": st.booleans(),
        "five_left": st.sampled_from(["four_and_bye", "three_and_two"]),
        "rounds": st.sampled_from([None, None, 1, 3]),
        "strikes_by_place": st.sampled_from([None, None, ("1 2 3 9", "0 12 30")]),
    }
)
LONG = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def everything_holds(event: Event) -> None:
    """Nobody out plays, groups go by strikes, tables add up, standings hold everybody once."""
    rules = rules_of(event.settings)
    for posted_round in event.rounds:
        before = tally(event, posted_round.number - 1)
        seated = [player for table in posted_round.tables for player in table.players]
        seated += [bye.player for bye in posted_round.byes]
        assert len(set(seated)) == len(seated)
        if posted_round.kind != "playoff":
            assert not set(seated) & set(before.out_in)
        for table in posted_round.tables:
            taken = strikes_at(table, rules)
            assert sum(taken.values()) == sum(rules.by_place[len(table.seats)])
        groups, strikes = posted_round.groups, before.strikes
        in_order = sorted(groups, key=lambda player: (groups[player], strikes[player]))
        counts = [strikes[player] for player in in_order]
        assert counts == sorted(counts)
        assert all(say(reason, event) for reason in posted_round.reasons)
    standings = FORMAT.standings(event, None)
    assert sorted(row.player for row in standings) == [player.id for player in event.players]
    assert [row.place for row in standings] == sorted(row.place for row in standings)


@LONG
@given(players=st.integers(3, 60), chosen=SETTINGS, seed=st.integers(0, 10**6))
def test_any_event_ends_with_winners(players: int, chosen: Mapping[str, object], seed: int) -> None:
    event = event_of(FORMAT, players, f"{seed}", **chosen)
    event = played_by_lot(event, Draw(f"{seed}", "scores"), leave_one_in=seed % 40)
    everything_holds(event)
    outlook = FORMAT.outlook(event)
    assert outlook.winners
    assert all(say(entry, event) for entry in outlook.advice)
    first = {row.player for row in FORMAT.standings(event, None) if row.place == 1}
    assert first == set(outlook.winners)
    if outlook.next_kind == "playoff":
        event = posted(FORMAT, event)
        scores = dict.fromkeys(event.rounds[-1].tables[0].players, seed % 2) | {
            outlook.winners[0]: 1
        }
        event = reported(FORMAT, event, 1, {"scores": scores})
        assert len(FORMAT.outlook(event).winners) == 1 + seed % 2


def test_events_of_two_hundred_players_end_under_both_charts() -> None:
    for largest in (5, 4):
        event = event_of(FORMAT, 200, largest_table=largest, seating="dealt_30")
        everything_holds(played_by_lot(event, Draw("two hundred", f"{largest}")))


def _some_decision(event: Event, lots: Draw) -> d.Decision | None:
    """Anything an organizer may try between two results."""
    player = 1 + lots.below(len(event.players))
    number = len(event.players) + 1
    match lots.below(5):
        case 0:
            return d.PlayerDropped(player)
        case 1:
            return d.PlayerReturned(player)
        case 2:
            return d.PlayersAdded((Player(number, f"P{number}", joined=len(event.rounds)),))
        case 3 if event.rounds:
            old = event.rounds[lots.below(len(event.rounds))]
            table = old.tables[lots.below(len(old.tables))]
            raw = {"scores": {player: lots.below(9) for player in table.players}}
            result = FORMAT.read_result(event, old, table, raw)
            return d.ResultRecorded(old.number, table.number, result)
        case _:
            other = 1 + lots.below(len(event.players))
            return d.PairForbidden((player, other)) if other != player else None


@LONG
@given(players=st.integers(3, 25), chosen=SETTINGS, seed=st.integers(0, 10**6))
def test_no_sequence_of_drops_returns_entries_and_corrections_breaks_anything(
    players: int, chosen: Mapping[str, object], seed: int
) -> None:
    lots = Draw(f"{seed}", "life")
    event = event_of(FORMAT, players, f"{seed}", **{**chosen, "seating": "dealt_30"})
    for _ in range(60):
        decision = _some_decision(event, lots)
        if decision is not None:
            event = _tried(event, decision)
        outlook = FORMAT.outlook(event)
        assert (outlook.status == "finished") == bool(outlook.winners)
        assert all(say(entry, event) for entry in outlook.advice)
        standings = FORMAT.standings(event, None)
        assert len(standings) == len(event.players)
        assert all(say(reason, event) for row in standings for reason in row.reasons)
        if outlook.status == "waiting" and lots.below(2):
            table = event.rounds[-1].table(outlook.needs[0])
            assert table is not None
            raw = {"scores": {player: lots.below(9) for player in table.players}}
            event = reported(FORMAT, event, table.number, raw)
        elif outlook.status == "ready" or outlook.next_kind == "playoff":
            event = posted(FORMAT, event)


def _tried(event: Event, decision: d.Decision) -> Event:
    try:
        return after_decision(FORMAT, event, decision)
    except Refused as refused:
        for problem in refused.problems:
            say(problem, event)
        return event
