"""The batch commands: each a function from a request to what its answer holds."""

from collections.abc import Callable, Mapping

from tourneydesk.cli.asking import ASKING
from tourneydesk.cli.entering import ENTERING, WISHES
from tourneydesk.cli.mending import MENDING
from tourneydesk.cli.replies import Reply, with_called
from tourneydesk.cli.requests import Request
from tourneydesk.cli.session import Session
from tourneydesk.cli.trying import TRYING
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk import drafts, event_fields, opening, rounds
from tourneydesk.desk.steps import name_of_step
from tourneydesk.present import state
from tourneydesk.present.words import say


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


def change_settings(session: Session, request: Request) -> Reply:
    changed = opening.choose(session.event_desk(), request.mapping("settings"))
    return {"settings": state.settings(changed)}


def change_details(session: Session, request: Request) -> Reply:
    details = {key: request.text(key) for key in request.fields if key != "do"}
    event_fields.change_details(session.event_desk(), details)
    now = session.event_desk().event
    return {"details": {"name": now.name, **now.details}}


def pair(session: Session, request: Request) -> Reply:
    made = rounds.pair(session.event_desk(), request.text_or_none("seed"))
    return {"round": state.round_shape(made)}


def redraw(session: Session, request: Request) -> Reply:
    desk = session.event_desk()
    rounds.redraw(desk, request.text("why"))
    return {"round": len(desk.event.rounds) + 1, "redraws": list(desk.event.redraws)}


def propose(session: Session, request: Request) -> Reply:
    """The next round as `pair` would post it, and what it costs; nothing is written."""
    draft = drafts.draft_of(session.event_desk().event, request.text_or_none("seed"))
    counts = {cost.code: cost.proposed for cost in drafts.costs(draft)}
    return {"round": state.round_shape(draft.proposed), "counts": counts}


def set_tables(session: Session, request: Request) -> Reply:
    desk, number = session.event_desk(), request.whole("round")
    arranged = rounds.seat_by_hand(desk, number, request.id_lists("tables"))
    return {
        "round": state.round_shape(desk.event.rounds[number - 1]),
        "warnings": [state.saying_shape(warning, desk.event) for warning in arranged.warnings],
    }


def result(session: Session, request: Request) -> Reply:
    desk = session.event_desk()
    where, table = request.whole_or_none("round"), request.whole("table")
    step = rounds.report(desk, table, request.mapping("result"), where)
    number = where or len(desk.event.rounds)
    return with_called(desk, {"round": number, "table": table}, step)


def clear_result(session: Session, request: Request) -> Reply:
    desk, table = session.event_desk(), request.whole("table")
    where = request.whole_or_none("round")
    rounds.clear(desk, table, where)
    return {"round": where or len(desk.event.rounds), "table": table}


def undo(session: Session, request: Request) -> Reply:
    desk = session.event_desk()
    before = desk.event
    return {"undone": say(name_of_step(desk.undo()), before)}


def redo(session: Session, request: Request) -> Reply:
    desk = session.event_desk()
    step = desk.redo()
    return {"redone": say(name_of_step(step), desk.event)}


COMMANDS: Mapping[str, Callable[[Session, Request], Reply]] = {
    "create": create,
    **ENTERING,
    "set": change_settings,
    "details": change_details,
    **WISHES,
    "redraw": redraw,
    "propose": propose,
    "pair": pair,
    "set_tables": set_tables,
    **MENDING,
    "result": result,
    "clear_result": clear_result,
    "undo": undo,
    "redo": redo,
    **ASKING,
    **TRYING,
}
