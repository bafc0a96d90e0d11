"""The batch commands: each a function from a request to what its answer holds."""

from collections.abc import Mapping

from tourneydesk.cli.asking import ASKING
from tourneydesk.cli.entering import ENTERING, WISHES
from tourneydesk.cli.mending import MENDING
from tourneydesk.cli.replies import Reply, with_called
from tourneydesk.cli.requests import Request
from tourneydesk.cli.session import Session
from tourneydesk.cli.settling import SETTLING
from tourneydesk.cli.taking import Command, checks_its_fields, takes
from tourneydesk.cli.trying import TRYING
from tourneydesk.core.event import Event
from tourneydesk.core.format import Arranged
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk import drafts, event_fields, given_byes, opening, rounds
from tourneydesk.desk.steps import name_of_step
from tourneydesk.present import state
from tourneydesk.present.words import say


@takes("format", "name", "seed", "settings")
def create(session: Session, request: Request) -> Reply:
    if session.desk is not None:
        raise Refused(Problem("event_exists", facts={"name": session.desk.event.name}))
    session.desk = opening.create_event(
        session.path,
        opening.plan(
            request.text("format"),
            request.text("name"),
            request.text_or_none("seed"),
            request.mapping_or_empty("settings"),
        ),
    )
    event = session.desk.event
    return {
        "format": event.format,
        "name": event.name,
        "seed": event.seed,
        "settings": state.settings(event.settings),
    }


@takes("settings")
def change_settings(session: Session, request: Request) -> Reply:
    changed = opening.choose(session.event_desk(), request.mapping("settings"))
    return {"settings": state.settings(changed)}


@checks_its_fields
def change_details(session: Session, request: Request) -> Reply:
    """The details as fields of their own, or together in ``details``."""
    if "details" in request.fields:
        given = request.taking(("details",)).mapping("details")
    else:
        given = {key: value for key, value in request.fields.items() if key != "do"}
    read = Request(request.do, given).taking(given, "details")
    details = {key: read.text(key) for key in given}
    event_fields.change_details(session.event_desk(), details)
    now = session.event_desk().event
    return {"details": {"name": now.name, **now.details}}


@takes("seed")
def pair(session: Session, request: Request) -> Reply:
    made = rounds.pair(session.event_desk(), request.text_or_none("seed"))
    return {"round": state.round_shape(made)}


@takes("why")
def redraw(session: Session, request: Request) -> Reply:
    desk = session.event_desk()
    rounds.redraw(desk, request.text("why"))
    return {"round": len(desk.event.rounds) + 1, "redraws": list(desk.event.redraws)}


@takes("seed")
def propose(session: Session, request: Request) -> Reply:
    """The next round as `pair` would post it, and what it costs; nothing is written."""
    draft = drafts.draft_of(session.event_desk().event, request.text_or_none("seed"))
    counts = {cost.code: cost.proposed for cost in drafts.costs(draft)}
    return {"round": state.round_shape(draft.proposed), "counts": counts}


def _round_with_warnings(event: Event, number: int, arranged: Arranged) -> Reply:
    return {
        "round": state.round_shape(event.rounds[number - 1]),
        "warnings": [state.saying_shape(warning, event) for warning in arranged.warnings],
    }


@takes("round", "tables")
def set_tables(session: Session, request: Request) -> Reply:
    desk, number = session.event_desk(), request.whole("round")
    arranged = rounds.seat_by_hand(desk, number, request.id_lists("tables"))
    return _round_with_warnings(desk.event, number, arranged)


@takes("round", "player")
def give_bye(session: Session, request: Request) -> Reply:
    """The bye of a posted round goes to this player instead."""
    desk, number = session.event_desk(), request.whole("round")
    arranged = given_byes.give_bye(desk, number, request.whole("player"))
    return _round_with_warnings(desk.event, number, arranged)


@takes("round", "table", "result")
def result(session: Session, request: Request) -> Reply:
    desk = session.event_desk()
    where, table = request.whole_or_none("round"), request.whole("table")
    step = rounds.report(desk, table, request.mapping("result"), where)
    number = where or len(desk.event.rounds)
    return with_called(desk, {"round": number, "table": table}, step)


@takes("round", "table")
def clear_result(session: Session, request: Request) -> Reply:
    desk, table = session.event_desk(), request.whole("table")
    where = request.whole_or_none("round")
    rounds.clear(desk, table, where)
    return {"round": where or len(desk.event.rounds), "table": table}


@takes()
def undo(session: Session, _request: Request) -> Reply:
    desk = session.event_desk()
    before = desk.event
    return {"undone": say(name_of_step(desk.undo()), before)}


@takes()
def redo(session: Session, _request: Request) -> Reply:
    desk = session.event_desk()
    step = desk.redo()
    return {"redone": say(name_of_step(step), desk.event)}


COMMANDS: Mapping[str, Command] = {
    "create": create,
    **ENTERING,
    "set": change_settings,
    "details": change_details,
    **WISHES,
    "redraw": redraw,
    "propose": propose,
    "pair": pair,
    "set_tables": set_tables,
    "give_bye": give_bye,
    **MENDING,
    **SETTLING,
    "result": result,
    "clear_result": clear_result,
    "undo": undo,
    "redo": redo,
    **ASKING,
    **TRYING,
}
