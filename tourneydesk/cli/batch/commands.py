"""The batch commands: each a function from a request to the contents of its answer."""

from collections.abc import Mapping

from tourneydesk.cli.batch.batch_file import BatchFile
from tourneydesk.cli.batch.fields import Command, checks_its_fields, takes
from tourneydesk.cli.batch.open_items import SETTLING
from tourneydesk.cli.batch.players import ENTERING, PAIRING_REQUESTS
from tourneydesk.cli.batch.prizes import PRIZES
from tourneydesk.cli.batch.queries import ASKING
from tourneydesk.cli.batch.repairs import REPAIRING
from tourneydesk.cli.batch.replies import Reply, with_called
from tourneydesk.cli.batch.requests import Request
from tourneydesk.cli.batch.what_if import TRYING
from tourneydesk.core.event import Event
from tourneydesk.core.format import Arranged
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk import drafts, event_details, rounds
from tourneydesk.desk.files import opening
from tourneydesk.desk.history import name_of_step
from tourneydesk.present import state
from tourneydesk.present.messages import say


@takes("format", "name", "seed", "settings")
def create(batch: BatchFile, request: Request) -> Reply:
    if batch.session is not None:
        raise Refused(Problem("event_exists", facts={"name": batch.session.event.name}))
    batch.session = opening.create_event(
        batch.path,
        opening.plan(
            request.text("format"),
            request.text("name"),
            request.text_or_none("seed"),
            request.mapping_or_empty("settings"),
        ),
    )
    event = batch.session.event
    return {
        "format": event.format,
        "name": event.name,
        "seed": event.seed,
        "settings": state.settings(event.settings),
    }


@takes("settings")
def change_settings(batch: BatchFile, request: Request) -> Reply:
    changed = opening.change_settings(batch.need_session(), request.mapping("settings"))
    return {"settings": state.settings(changed)}


@checks_its_fields
def change_details(batch: BatchFile, request: Request) -> Reply:
    """The details as separate fields, or together in ``details``."""
    if "details" in request.fields:
        raw = request.taking(("details",)).mapping("details")
    else:
        raw = {key: value for key, value in request.fields.items() if key != "do"}
    fields = Request(request.do, raw).taking(raw, "details")
    details = {key: fields.text(key) for key in raw}
    event_details.change_details(batch.need_session(), details)
    event = batch.need_session().event
    return {"details": {"name": event.name, **event.details}}


@takes("seed")
def pair(batch: BatchFile, request: Request) -> Reply:
    posted = rounds.pair(batch.need_session(), request.text_or_none("seed"))
    return {"round": state.round_shape(posted)}


@takes("why")
def redraw(batch: BatchFile, request: Request) -> Reply:
    session = batch.need_session()
    rounds.redraw(session, request.text("why"))
    return {"round": len(session.event.rounds) + 1, "redraws": list(session.event.redraws)}


@takes("seed")
def propose(batch: BatchFile, request: Request) -> Reply:
    """The next round as `pair` would post it, and what it costs; nothing is written."""
    draft = drafts.draft_of(batch.need_session().event, request.text_or_none("seed"))
    counts = {cost.code: cost.proposed for cost in drafts.costs(draft)}
    return {"round": state.round_shape(draft.proposed), "counts": counts}


def _round_with_warnings(event: Event, round_number: int, arranged: Arranged) -> Reply:
    return {
        "round": state.round_shape(event.rounds[round_number - 1]),
        "warnings": [state.saying_shape(warning, event) for warning in arranged.warnings],
    }


@takes("round", "tables")
def set_tables(batch: BatchFile, request: Request) -> Reply:
    session, round_number = batch.need_session(), request.whole("round")
    arranged = rounds.seat_by_hand(session, round_number, request.id_lists("tables"))
    return _round_with_warnings(session.event, round_number, arranged)


@takes("round", "player")
def give_bye(batch: BatchFile, request: Request) -> Reply:
    """Gives the bye of a posted round to this player instead."""
    session, round_number = batch.need_session(), request.whole("round")
    arranged = drafts.give_bye(session, round_number, request.whole("player"))
    return _round_with_warnings(session.event, round_number, arranged)


@takes("round", "table", "result")
def result(batch: BatchFile, request: Request) -> Reply:
    session = batch.need_session()
    raw_round, table = request.whole_or_none("round"), request.whole("table")
    step = rounds.report(session, table, request.mapping("result"), raw_round)
    round_number = raw_round or len(session.event.rounds)
    return with_called(session, {"round": round_number, "table": table}, rounds.called_tables(step))


@takes("round", "table")
def clear_result(batch: BatchFile, request: Request) -> Reply:
    session, table = batch.need_session(), request.whole("table")
    where = request.whole_or_none("round")
    rounds.clear(session, table, where)
    return {"round": where or len(session.event.rounds), "table": table}


@takes()
def end(batch: BatchFile, _request: Request) -> Reply:
    """Ends the event now, or with the round being played."""
    session = batch.need_session()
    rounds.end_now(session)
    outlook = session.format.outlook(session.event)
    needs, winners = list(outlook.needs), list(outlook.winners)
    return {"outlook": outlook.status, "needs": needs, "winners": winners}


@takes()
def undo(batch: BatchFile, _request: Request) -> Reply:
    session = batch.need_session()
    before = session.event
    return {"undone": say(name_of_step(session.undo()), before)}


@takes()
def redo(batch: BatchFile, _request: Request) -> Reply:
    session = batch.need_session()
    step = session.redo()
    return {"redone": say(name_of_step(step), session.event)}


COMMANDS: Mapping[str, Command] = {
    "create": create,
    **ENTERING,
    "set": change_settings,
    "details": change_details,
    **PAIRING_REQUESTS,
    "redraw": redraw,
    "propose": propose,
    "pair": pair,
    "set_tables": set_tables,
    "give_bye": give_bye,
    **REPAIRING,
    **SETTLING,
    "result": result,
    "clear_result": clear_result,
    "end": end,
    "undo": undo,
    "redo": redo,
    **ASKING,
    **PRIZES,
    **TRYING,
}
