"""The batch commands: each a function from a request to what its answer holds."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tourneydesk.cli.mending import MENDING
from tourneydesk.cli.past import branched, place_reasons, step_row
from tourneydesk.cli.requests import Request
from tourneydesk.cli.session import Session, problem_rows
from tourneydesk.cli.trying import TRYING
from tourneydesk.core import decisions as d
from tourneydesk.core.event import ByeRequest, Round
from tourneydesk.core.format import nothing_follows
from tourneydesk.core.sayings import Problem, Reason, Refused
from tourneydesk.desk import drafts, event_fields, opening, players, rounds
from tourneydesk.desk.desk import Desk
from tourneydesk.desk.history import history
from tourneydesk.desk.steps import name_of_step
from tourneydesk.desk.why_not import why_not
from tourneydesk.present import explain, state
from tourneydesk.present.words import say

Reply = dict[str, object]


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


def add_player(session: Session, request: Request) -> Reply:
    return {"player": players.enter(session.event_desk(), _about_player(request))}


def import_players(session: Session, request: Request) -> Reply:
    path, skip_bad = Path(request.text("path")), request.flag("skip_bad")
    entered = players.import_list(session.event_desk(), path, skip_bad=skip_bad)
    return {
        "players": list(entered.players),
        "problems": problem_rows(entered.problems),
    }


def change_player(session: Session, request: Request) -> Reply:
    desk, number = session.event_desk(), request.whole("player")
    players.change(desk, number, _about_player(request))
    return {"player": number}


def drop(session: Session, request: Request) -> Reply:
    desk, number = session.event_desk(), request.whole("player")
    return _with_called(desk, {"player": number}, desk.take(d.PlayerDropped(number)))


def return_player(session: Session, request: Request) -> Reply:
    number = request.whole("player")
    session.event_desk().take(d.PlayerReturned(number))
    return {"player": number}


def check_in(session: Session, request: Request) -> Reply:
    numbers, here = request.ids("players"), not request.flag("not_here")
    session.event_desk().take(d.PlayersCheckedIn(tuple(numbers), here))
    return {"players": list(numbers)}


def drop_absent(session: Session, request: Request) -> Reply:
    return {"players": list(players.drop_absent(session.event_desk()))}


def change_settings(session: Session, request: Request) -> Reply:
    changed = opening.choose(session.event_desk(), request.mapping("settings"))
    return {"settings": state.settings(changed)}


def change_details(session: Session, request: Request) -> Reply:
    details = {key: request.text(key) for key in request.fields if key != "do"}
    event_fields.change_details(session.event_desk(), details)
    now = session.event_desk().event
    return {"details": {"name": now.name, **now.details}}


def request_bye(session: Session, request: Request) -> Reply:
    player, number = request.whole("player"), request.whole("round")
    wanted = ByeRequest(player, number, request.number("points"))
    session.event_desk().take(d.ByeRequested(wanted))
    return {
        "player": player,
        "round": number,
        "points": state.exact_number(wanted.points),
    }


def withdraw_bye(session: Session, request: Request) -> Reply:
    player, number = request.whole("player"), request.whole("round")
    session.event_desk().take(d.ByeWithdrawn(player, number))
    return {"player": player, "round": number}


def fix_table(session: Session, request: Request) -> Reply:
    player, table = request.whole("player"), request.whole_or_none("table")
    players.fix_table(session.event_desk(), player, table)
    return {"player": player, "table": table}


def forbid(session: Session, request: Request) -> Reply:
    pair = _pair(request)
    session.event_desk().take(d.PairForbidden(pair))
    return {"players": list(pair)}


def allow(session: Session, request: Request) -> Reply:
    pair = _pair(request)
    session.event_desk().take(d.PairAllowed(pair))
    return {"players": list(pair)}


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
    return _with_called(desk, {"round": number, "table": table}, step)


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


def standings(session: Session, request: Request) -> Reply:
    event, through = session.event_desk().event, request.whole_or_none("round")
    if through is not None:
        _posted(session, through)
    reply: Reply = {"standings": state.standings(event, through)}
    if event.format == "age-swiss":
        reply["age_groups"] = state.standings_by_age_group(event, through)
    return reply


def explain_choice(session: Session, request: Request) -> Reply:
    event = session.event_desk().event
    if request.get("standing") is not None:
        return {"why": place_reasons(event, request.whole("standing"))}
    posted = _posted(session, request.whole_or_none("round"))
    reasons: Sequence[Reason]
    if request.get("players") is not None:
        desk, (one, other) = session.event_desk(), _pair(request)
        reasons = why_not(desk.steps, posted.number, one, other)
    elif request.get("table") is None and request.get("player") is not None:
        reasons = explain.reasons_for_player(event, posted, request.whole("player"))
    elif request.get("table") is None:
        raise Refused(Problem("explain_what"))
    else:
        reasons = explain.reasons_for_table(posted, request.whole("table"))
    return {"reasons": [state.reason_shape(reason, event) for reason in reasons]}


def outlook(session: Session, request: Request) -> Reply:
    return state.outlook_shape(session.event_desk().event)


def history_of_steps(session: Session, request: Request) -> Reply:
    desk = session.event_desk()
    return {"steps": [step_row(desk, past) for past in history(desk.steps, desk.times)]}


def branch_off(session: Session, request: Request) -> Reply:
    desk, step = session.event_desk(), request.whole("step")
    made = branched(desk, step, Path(request.text("path")), request.text_or_none("name"))
    return {"path": str(made.path), "name": made.name, "step": made.step}


def whole_state(session: Session, request: Request) -> Reply:
    return {"state": state.state(session.event_desk().event)}


COMMANDS: Mapping[str, Callable[[Session, Request], Reply]] = {
    "create": create,
    "add_player": add_player,
    "import_players": import_players,
    "change_player": change_player,
    "drop": drop,
    "return": return_player,
    "check_in": check_in,
    "drop_absent": drop_absent,
    "set": change_settings,
    "details": change_details,
    "request_bye": request_bye,
    "withdraw_bye": withdraw_bye,
    "fix_table": fix_table,
    "forbid": forbid,
    "allow": allow,
    "redraw": redraw,
    "propose": propose,
    "pair": pair,
    "set_tables": set_tables,
    **MENDING,
    "result": result,
    "clear_result": clear_result,
    "undo": undo,
    "redo": redo,
    "standings": standings,
    "explain": explain_choice,
    **TRYING,
    "outlook": outlook,
    "state": whole_state,
    "history": history_of_steps,
    "branch": branch_off,
}


def _about_player(request: Request) -> Mapping[str, object]:
    return {key: request.fields[key] for key in players.FIELDS if key in request.fields}


def _pair(request: Request) -> tuple[int, int]:
    ids = request.ids("players")
    if len(ids) != 2:
        raise Refused(Problem("two_players_needed"))
    return (ids[0], ids[1])


def _posted(session: Session, number: int | None) -> Round:
    event = session.event_desk().event
    posted = event.current if number is None else event.round(number)
    if posted is None and number is None:
        raise Refused(Problem("no_round_yet"))
    if posted is None:
        facts = {"round": number, "posted": len(event.rounds)}
        raise Refused(Problem("round_unknown", facts=facts))
    return posted


def _with_called(desk: Desk, reply: Reply, step: d.Step) -> Reply:
    """The answer with the tables that the step called, where the format calls tables."""
    if any(isinstance(decision, d.TablesCalled) for decision in step):
        current = desk.event.rounds[-1]
        numbers = rounds.called(step)
        reply["called"] = [
            state.table_shape(table) for table in current.tables if table.number in numbers
        ]
    elif desk.format.follow is not nothing_follows:
        reply["called"] = []
    return reply
