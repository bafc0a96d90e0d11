"""What the desk says can be done is what it then does, in every format and at every moment."""

from collections.abc import Callable

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.event import ByeRequest, Player
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk import attendance, event_details, players, rounds
from tourneydesk.desk.checks import Permission
from tourneydesk.desk.practice import play, report
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS

PLAYER = 12
MOMENTS = ("entered", "checked_in", "withdrawn", "bye", "paired", "reported", "finished")

DisplayOptions = tuple[Callable[[Session], Permission], Callable[[Session], object]]
ASKED: dict[str, DisplayOptions] = {
    "drop_absent": (lambda s: attendance.can_drop_absent(s.event), attendance.drop_absent),
    "delete": (
        lambda s: attendance.can_delete(s.event, PLAYER),
        lambda s: attendance.delete(s, PLAYER),
    ),
    "withdraw_bye": (
        lambda s: attendance.can_withdraw_bye(s.event, PLAYER, 2),
        lambda s: attendance.withdraw_bye(s, PLAYER, 2),
    ),
    "request_bye": (
        lambda s: attendance.can_request_bye(s.event, PLAYER),
        lambda s: attendance.request_bye(
            s, ByeRequest(PLAYER, len(s.event.rounds) + 1, attendance.HALF)
        ),
    ),
    "fix_table": (
        lambda s: attendance.can_fix_tables(s.event),
        lambda s: attendance.fix_table(s, 1, 1),
    ),
    "enter_late": (
        lambda s: players.can_enter_late(s.event),
        lambda s: players.enter_players(
            s, [Player(len(s.event.players) + 1, "Late", age=30, joined=len(s.event.rounds))]
        ),
    ),
    "number_tables": (
        lambda s: event_details.can_number_tables(s.event),
        lambda s: event_details.change_details(s, {"first_table": "2"}),
    ),
}


def at(moment: str, key: str) -> Session:
    session = desk_of(key, PLAYER)
    match moment:
        case "checked_in":
            attendance.check_in(session, range(1, PLAYER))
        case "withdrawn":
            attendance.withdraw(session, PLAYER)
        case "bye" if attendance.can_request_bye(session.event, PLAYER):
            attendance.request_bye(session, ByeRequest(PLAYER, 2, attendance.HALF))
        case "paired":
            rounds.pair(session)
        case "reported":
            rounds.pair(session)
            report(session, session.event.rounds[-1].missing[:1])
        case "finished":
            play(session)
        case _:
            pass
    return session


@pytest.mark.parametrize("key", FORMATS)
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("what", ASKED)
def test_what_can_be_done_is_done_and_nothing_else(what: str, moment: str, key: str) -> None:
    session = at(moment, key)
    can, do = ASKED[what]
    may = can(session)
    if may:
        do(session)
        return
    before = session.event
    with pytest.raises(Refused) as refused:
        do(session)
    assert refused.value.problems == may.why_not
    assert session.event == before


@pytest.mark.parametrize("key", FORMATS)
def test_a_recorded_result_can_be_cleared_where_the_rules_let_it_be(key: str) -> None:
    session = at("reported", key)
    posted = session.event.rounds[-1]
    number = next(table.number for table in posted.tables if table.result is not None)
    may = rounds.can_clear(session.event, posted.number, number)
    assert bool(may) is (key != "dual-ring")
    if may:
        rounds.clear(session, number)
        assert number in session.event.rounds[-1].missing
    else:
        assert may.why_not == (Problem("result_stands", facts={"table": number}),)


def test_players_who_are_not_here_leave_in_one_step_before_and_after_round_1() -> None:
    for moment in ("entered", "reported"):
        session = at(moment, "us-swiss")
        steps = len(session.steps)
        attendance.leave_out(session, (3, PLAYER))
        assert len(session.steps) == steps + 1
        assert [player.id for player in session.event.players if player.dropped] == [3, PLAYER]
