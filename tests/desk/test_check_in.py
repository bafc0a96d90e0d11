"""Check-in: who is here, and dropping those who did not come."""

import pytest

from tests.builders.desks import desk_of, written
from tourneydesk.core import decisions as d
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import attendance, players, rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.history import name_of_step
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.messages import say


@pytest.mark.parametrize("format_key", list(FORMATS))
def test_those_who_did_not_come_leave_in_one_step_and_come_back_with_undo(format_key: str) -> None:
    journal = MemoryJournal()
    desk = desk_of(format_key, 12, journal)
    desk.take(d.PlayersCheckedIn(tuple(range(1, 9))))
    assert attendance.drop_absent(desk) == (9, 10, 11, 12)
    assert [player.id for player in desk.event.players if player.dropped] == [9, 10, 11, 12]
    assert replay(written(journal)) == desk.event
    rounds.pair(desk)
    assert {p for table in desk.event.rounds[0].tables for p in table.players} <= set(range(1, 9))
    desk.undo()
    assert say(name_of_step(desk.undo()), desk.event) == messages.text("step-absent", count=4)
    assert not any(player.dropped for player in desk.event.players)


def test_check_in_by_itself_changes_no_pairing() -> None:
    plain, ticked = desk_of("us-swiss", 9), desk_of("us-swiss", 9)
    ticked.take(d.PlayersCheckedIn((1, 2)))
    assert rounds.pair(plain).tables == rounds.pair(ticked).tables


def test_where_nobody_is_checked_in_nobody_counts_as_absent() -> None:
    desk = desk_of("us-swiss", 4)
    assert attendance.absent_players(desk.event) == ()
    with pytest.raises(Refused) as refused:
        attendance.drop_absent(desk)
    assert refused.value.problems[0].code == "nobody_checked_in"


def refusal(decision: d.Decision, *before: d.Decision) -> str:
    desk = desk_of("us-swiss", 4)
    for one in before:
        desk.take(one)
    with pytest.raises(Refused) as refused:
        desk.take(decision)
    return say(refused.value.problems[0], desk.event)


def test_what_makes_no_sense_at_the_door_is_said() -> None:
    here = d.PlayersCheckedIn((1,))
    assert refusal(here, here) == messages.text("checked-in-already", player1="P1")
    assert refusal(d.PlayersCheckedIn((1,), False)) == messages.text("not-checked-in", player1="P1")
    gone = messages.text("check-in-after-drop", player1="P1")
    assert refusal(here, d.PlayerDropped(1)) == gone
    unknown = messages.text("player-unknown", player=9, players=4)
    assert refusal(d.PlayersCheckedIn((9,))) == unknown
    assert refusal(d.PlayersCheckedIn(())) == messages.text("nobody-named")
    everybody = d.PlayersCheckedIn((1, 2, 3, 4))
    assert refusal(d.AbsentDropped(()), everybody) == messages.text("nobody-absent")
    already = messages.text("checked-in-already", player1="P1")
    assert refusal(d.AbsentDropped((1,)), everybody) == already


def test_after_round_one_the_absent_are_dropped_one_by_one() -> None:
    desk = desk_of("us-swiss", 4)
    desk.take(d.PlayersCheckedIn((1, 2)))
    rounds.pair(desk)
    with pytest.raises(Refused) as refused:
        attendance.drop_absent(desk)
    assert refused.value.problems[0].code == "absent_too_late"
    desk.take(d.PlayersCheckedIn((3,)))  # somebody comes late; the tick still works
    assert desk.event.player(3).checked_in


def test_a_changed_player_stays_checked_in() -> None:
    desk = desk_of("us-swiss", 2)
    desk.take(d.PlayersCheckedIn((1,)))
    players.change(desk, 1, {"name": "Other"})
    assert desk.event.player(1).checked_in
