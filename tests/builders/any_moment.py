"""Events at any moment of a day, for properties of every format."""

from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tourneydesk.core.decisions import PlayerDropped, PlayerReturned, ResultRecorded
from tourneydesk.core.draw import Draw
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.attendance import fix_table
from tourneydesk.desk.event_details import change_details
from tourneydesk.desk.practice import made_up_result
from tourneydesk.desk.session import Session

STEPS = ("pair", "report", "report", "report", "drop", "return", "undo", "redo", "table", "first")


def desk_at_any_moment(key: str, data: st.DataObject) -> Session:
    """An event of 4 to 16 players after up to 30 steps, some of them refused."""
    desk = desk_of(key, data.draw(st.integers(4, 16), label="players"))
    for _ in range(data.draw(st.integers(1, 30), label="steps")):
        one_step(desk, data)
    return desk


def one_step(desk: Session, data: st.DataObject) -> Refused | None:
    """Does something that may happen in a hall; gives what the rules say against it."""
    try:
        _step(desk, data.draw(st.sampled_from(STEPS), label="step"), data)
    except Refused as refused:
        return refused
    return None


def _step(desk: Session, what: str, data: st.DataObject) -> None:
    event = desk.event
    player = data.draw(st.integers(1, max(1, len(event.players))), label="player")
    match what:
        case "pair":
            before = set(active(event, desk.format.leavings(event)))
            made = rounds.pair(desk)
            seated = [one for table in made.tables for one in set(table.players)]
            assert set(seated) <= before
            if made.kind not in desk.format.ring_kinds:
                assert len(seated) == len(set(seated))
        case "report" if event.rounds and event.rounds[-1].missing:
            posted = event.rounds[-1]
            number = data.draw(st.sampled_from(posted.missing), label="table")
            table = posted.table(number)
            assert table is not None
            result = made_up_result(event, table, Draw(str(event.moment), "result"))
            desk.take(ResultRecorded(posted.number, number, result))
        case "drop":
            desk.take(PlayerDropped(player))
        case "return":
            desk.take(PlayerReturned(player))
        case "table":
            fix_table(desk, player, data.draw(st.none() | st.integers(1, 12), label="fixed"))
        case "first":
            first = data.draw(st.sampled_from(["", "1", "3", "21"]), label="first table")
            change_details(desk, {"first_table": first})
        case "undo":
            desk.undo()
        case "redo":
            desk.redo()
