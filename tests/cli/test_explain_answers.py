"""`explain` of any player, table or pair at any moment answers, or refuses in one sentence."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tests.builders.risk_swiss import by_id, by_lot
from tests.present.test_answers import AMISS
from tourneydesk.cli.batch.queries import ASKING
from tourneydesk.cli.batch.requests import BatchFile, Request, run
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import repairs, rounds
from tourneydesk.desk.players import enter
from tourneydesk.desk.practice import made_up_result
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.messages import say

STEPS = [
    "pair",
    "pair",
    "all",
    "all",
    "all",
    "report",
    "drop",
    "drop",
    "return",
    "late",
    "swap",
    "repair",
    "undo",
]
"""What may happen in a day; ``all`` reports the whole running round."""

every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def asked(desk: Session, **fields: object) -> list[str]:
    """The sentences that `explain` answers, or the one of its refusal."""
    batch = BatchFile(Path("event.tourney"), desk)
    try:
        reply = run(ASKING["explain"], batch, Request("explain", fields))
    except Refused as refused:
        (problem,) = refused.problems
        return [say(problem, desk.event)]
    reasons = reply["reasons"]
    assert isinstance(reasons, list)
    assert all(isinstance(reason["rule"], str) and reason["rule"] for reason in reasons)
    return [reason["text"] for reason in reasons]


def happen(desk: Session, step: str, data: st.DataObject) -> None:
    """One step of the day; whatever the rules refuse does not happen."""
    try:
        _happen(desk, step, data)
    except Refused:
        return


def _happen(desk: Session, step: str, data: st.DataObject) -> None:
    event = desk.event
    player = data.draw(st.integers(1, max(1, len(event.players))), label="player")
    match step:
        case "pair":
            rounds.pair(desk)
        case "report" | "all" if event.rounds:
            for number in event.rounds[-1].missing[: 1 if step == "report" else None]:
                report(desk, number)
        case "drop":
            desk.take(d.PlayerDropped(player))
        case "return":
            desk.take(d.PlayerReturned(player))
        case "late":
            enter(desk, {"name": f"Late {len(event.players)}", "age": 20})
        case "swap" if event.rounds:
            swap_two(desk, data)
        case "repair" if event.rounds:
            found = repairs.repairs(event, len(event.rounds))
            if found.choices:
                repairs.take(desk, found, found.choices[0])
        case "undo":
            desk.undo()


def report(desk: Session, number: int) -> None:
    posted = desk.event.rounds[-1]
    table = posted.table(number)
    if table is not None and table.running:
        result = made_up_result(desk.event, table, Draw(str(desk.event.moment), "result"))
        desk.take(d.ResultRecorded(posted.number, number, result))


def swap_two(desk: Session, data: st.DataObject) -> None:
    """Two players of the running round change places by hand."""
    posted = desk.event.rounds[-1]
    everyone = [player for table in posted.tables for player in table.players]
    one = data.draw(st.sampled_from(everyone), label="one")
    other = data.draw(st.sampled_from(everyone), label="other")
    change = {one: other, other: one}
    seating = [[change.get(player, player) for player in t.players] for t in posted.tables]
    rounds.seat_by_hand(desk, posted.number, seating)


@every_format
@settings(max_examples=15)
@given(data=st.data())
def test_every_question_of_any_day_is_answered_in_sentences(key: str, data: st.DataObject) -> None:
    desk = desk_of(key, data.draw(st.integers(4, 14), label="players"))
    for step in data.draw(st.lists(st.sampled_from(STEPS), max_size=14), label="day"):
        happen(desk, step, data)
    some = data.draw(st.integers(1, max(1, len(desk.event.players))), label="some player")
    for number in range(len(desk.event.rounds) + 2):
        for player in range(len(desk.event.players) + 2):
            sensible(asked(desk, round=number, player=player))
        for table in range(6):
            sensible(asked(desk, round=number, table=table))
        for other in range(1, 5):
            sensible(asked(desk, round=number, players=[some, other]))


def sensible(texts: list[str]) -> None:
    assert texts
    assert len(texts) == len(set(texts))
    for text in texts:
        for what, pattern in AMISS.items():
            assert not pattern.search(text), (what, text)


def played_to_the_final(lot: str) -> Session:
    desk = desk_of("risk-swiss", 16, swiss_rounds=2)
    for _ in range(2):
        posted = rounds.pair(desk)
        ends = by_lot(Draw(lot, str(posted.number))) if lot else by_id
        for table in posted.tables:
            rounds.report(desk, table.number, ends(table))
    rounds.pair(desk)
    return desk


@pytest.mark.parametrize("lot", ["", "a", "b", "c"])
def test_who_missed_the_final_hears_the_place_and_the_figure_that_decided(lot: str) -> None:
    desk = played_to_the_final(lot)
    final = desk.event.rounds[-1].tables[0]
    rows = desk.format.standings(desk.event, 2)
    last = next(row for row in reversed(rows) if row.player in final.players)
    for row in rows:
        if row.player in final.players:
            continue
        (text,) = asked(desk, round=3, player=row.player)
        if row.points != last.points:
            assert text == messages.text(
                "why-not-final-points",
                "risk-swiss",
                seats=5,
                place=row.place,
                own=row.points,
                last=last.points,
                player1=f"P{row.player}",
                player2=f"P{last.player}",
            )
        else:
            assert row.tiebreaks != last.tiebreaks
            own, other = next(
                (one, other)
                for one, other in zip(row.tiebreaks, last.tiebreaks, strict=True)
                if one.value != other.value
            )
            assert text == messages.text(
                f"why-not-final-{own.key.replace('_', '-')}",
                "risk-swiss",
                seats=5,
                place=row.place,
                points=row.points,
                own=own.value,
                last=other.value,
                player1=f"P{row.player}",
                player2=f"P{last.player}",
            )


def test_who_is_not_in_a_round_hears_why() -> None:
    desk = desk_of("strikes", 9, elimination_level=25)
    desk.take(d.PlayerDropped(9))
    rounds.pair(desk)
    enter(desk, {"name": "Late"})
    assert asked(desk, round=1, player=10) == [
        messages.text("absent-entered-later", round=1, player1="Late")
    ]
    assert asked(desk, round=1, player=9) == [messages.text("absent-left", round=1, player1="P9")]
    for _ in range(2):
        for table in desk.event.rounds[-1].tables:
            report(desk, table.number)
        gone = sorted(desk.format.leavings(desk.event))
        rounds.pair(desk)
    assert asked(desk, player=gone[0]) == [
        messages.text("absent-eliminated", round=3, left=2, player1=f"P{gone[0]}")
    ]
    assert asked(desk, player=99) == [messages.text("player-unknown", player=99, players=10)]


def test_who_withdrew_at_a_table_hears_in_which_round() -> None:
    desk = desk_of("risk-swiss", 9, swiss_rounds=2)
    posted = rounds.pair(desk)
    leaves = next(table for table in posted.tables if len(table.seats) == 5).players[0]
    for table in posted.tables:
        order = [player for player in table.players if player != leaves]
        raw = {"places": {str(player): at for at, player in enumerate(order, start=1)}}
        raw |= {name: {str(player): 1 for player in order} for name in ("game_points", "energy")}
        withdrawn = [leaves] if leaves in table.players else []
        rounds.report(desk, table.number, {**raw, "withdrawn": withdrawn})
    rounds.pair(desk)
    assert asked(desk, player=leaves) == [
        messages.text("absent-withdrawn", round=2, left=1, player1=f"P{leaves}")
    ]


@pytest.mark.parametrize("key", sorted(set(FORMATS) - {"dual-ring"}))
def test_two_parted_by_hand_hear_that_the_rules_had_them_meet(key: str) -> None:
    desk = desk_of(key, 8)
    made = rounds.pair(desk)
    (one, other, *_), (third, *_) = (table.players for table in made.tables[:2])
    change = {one: third, third: one}
    rounds.seat_by_hand(
        desk, 1, [[change.get(player, player) for player in t.players] for t in made.tables]
    )
    assert asked(desk, players=[one, other]) == [
        messages.text("changed-by-hand-from-rules", round=1, player1=f"P{one}", player2=f"P{other}")
    ]
    again = asked(desk, players=[third, other])
    assert "met in" in " ".join(again)
    told = asked(desk, table=1)
    if len(told) > 1:
        assert told[1] == messages.text("said-before-changes-by-hand", desk.event.format, count=2)
