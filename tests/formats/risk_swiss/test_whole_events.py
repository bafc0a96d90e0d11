from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.risk_swiss import by_lot, decide, pair, places_of, play, report, risk
from tests.thoroughness import THOROUGH
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Table
from tourneydesk.core.field import active
from tourneydesk.core.journal.codec import decode, encode
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.formats.risk_swiss.plan import fewest_boards, rounds_for
from tourneydesk.formats.risk_swiss.points import tallies
from tourneydesk.present.messages import say


def in_play(event: Event) -> list[int]:
    return list(active(event, FORMAT.leavings(event)))


def check_round(before: Event, event: Event) -> None:
    """What holds for every posted round."""
    made = event.rounds[-1]
    assert made.number == len(event.rounds)
    assert [table.number for table in made.tables] == list(range(1, len(made.tables) + 1))
    assert not made.byes
    seated = [player for table in made.tables for player in table.players]
    sizes = [len(table.seats) for table in made.tables]
    if len(seated) <= 60:
        assert decode(encode((d.RoundPosted(made),))) == (d.RoundPosted(made),)
        for reason in [
            *made.reasons,
            *(player for table in made.tables for player in table.reasons),
        ]:
            assert say(reason, event)
    assert all(table.reasons for table in made.tables)
    if made.kind == "final":
        still_in = in_play(before)
        assert set(seated) == set([p for p in places_of(before) if p in still_in][:5])
        return
    assert sorted(seated) == in_play(before)
    breakdown = fewest_boards(len(seated), before.settings["sanctioned"] is True)
    assert breakdown is not None
    assert sorted(sizes, reverse=True) == list(breakdown.sizes)
    sums = tallies(before)
    points = [[sums[player].points for player in table.players] for table in made.tables]
    assert all(min(above) >= max(below) for above, below in pairwise(points))


def check_standings(event: Event) -> None:
    lines = FORMAT.standings(event, None)
    assert [line.place for line in lines] == list(range(1, len(event.players) + 1))
    assert sorted(line.player for line in lines) == list(range(1, len(event.players) + 1))
    given = [
        5 - place
        for posted, _, result in event.results()
        if posted.kind == "swiss"
        for place in range(len(result.places))
    ]
    assert sum(line.points for line in lines) == sum(given)


def run(event: Event, lot: Draw) -> Event:
    """To the end, without surprises."""
    while FORMAT.outlook(event).status == "ready":
        before = event
        kind = FORMAT.outlook(event).next_kind
        event = pair(event)
        assert event.rounds[-1].kind == kind
        check_round(before, event)
        assert FORMAT.outlook(event).status == "waiting"
        event = play(event, by_lot(lot))
        check_standings(event)
    return event


@pytest.mark.parametrize("hundred", range(4))
def test_every_count_from_4_to_200_plays_to_its_end(hundred: int) -> None:
    for players in range(4 + hundred, 201, 4):
        if players in (6, 7, 11) or (players > 60 and players // 4 % 3 and not THOROUGH):
            continue
        event = run(risk(players, f"seed {players}"), Draw("whole", f"{players}"))
        outlook = FORMAT.outlook(event)
        assert outlook.status == "finished"
        assert outlook.advice == ()
        assert len(event.rounds) == outlook.rounds_planned == rounds_for(-(-players // 5)) + 1
        assert [posted.kind for posted in event.rounds[-2:]] == ["swiss", "final"]
        result = event.rounds[-1].tables[0].result
        assert result is not None
        assert outlook.winners == (next(iter(result.places)),)


@settings(deadline=None, max_examples=40)
@given(
    players=st.integers(3, 40),
    seed=st.integers(0, 10**6),
    sanctioned=st.booleans(),
    repeats=st.booleans(),
    final=st.booleans(),
    boards=st.none() | st.integers(1, 8),
)
def test_events_with_withdrawals_drops_and_late_entries_end_or_say_what_to_do(
    players: int, seed: int, sanctioned: bool, repeats: bool, final: bool, boards: int | None
) -> None:
    event = risk(
        players,
        str(seed),
        sanctioned=sanctioned,
        new_opponents_first=repeats,
        final=final,
        boards=boards,
        swiss_rounds=3,
    )
    lot = Draw(str(seed), "life")
    results = by_lot(lot)

    def ends(table: Table) -> dict[str, object]:
        raw = results(table)
        if lot.below(6):
            return raw
        order = lot.shuffled(table.players)
        gone = lot.below(len(order) + 1)
        return report(order[gone:], order[:gone])

    while (outlook := FORMAT.outlook(event)).status == "ready" and not outlook.advice:
        before, event = event, pair(event)
        if event.rounds[-1].kind == "swiss" and boards is None:
            check_round(before, event)
        event = play(event, ends)
        check_standings(event)
        if event.rounds[-1].kind == "final":
            continue
        match lot.below(5):
            case 0:
                late = Player(len(event.players) + 1, "Late", joined=len(event.rounds))
                event = decide(event, d.PlayersAdded((late,)))
            case 1 if in_play(event):
                event = decide(event, d.PlayerDropped(lot.choice(in_play(event))))
            case 2 if FORMAT.leavings(event):
                event = decide(event, d.PlayerReturned(min(FORMAT.leavings(event))))
            case _:
                pass
    assert outlook.status in ("finished", "setup") or outlook.advice
    assert all(say(advice, event) for advice in outlook.advice)
    if outlook.status == "finished":
        assert outlook.winners == (places_of(event)[0],)


def test_the_order_in_which_boards_report_changes_nothing() -> None:
    event = pair(risk(30))
    made = event.rounds[0]
    results = by_lot(Draw("o", "o"))
    step = [
        d.ResultRecorded(1, table.number, FORMAT.read_result(event, made, table, results(table)))
        for table in made.tables
    ]
    one, two = event, event
    for decision in step:
        one = decide(one, decision)
    for decision in reversed(step):
        two = decide(two, decision)
    assert FORMAT.standings(one, None) == FORMAT.standings(two, None)
    assert replace(pair(one), rounds=()) == replace(pair(two), rounds=())
    assert pair(one).rounds[1] == pair(two).rounds[1]
