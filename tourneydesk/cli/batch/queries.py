"""The batch commands that query: standings, reasons, missing results, the history."""

from collections.abc import Sequence
from pathlib import Path

from tourneydesk.cli.batch.requests import BatchFile, Reply, Request, takes
from tourneydesk.cli.streams import Address, opened_for_reading, to_output
from tourneydesk.core.event import Event
from tourneydesk.core.journal.codec import FULL, cleaned
from tourneydesk.core.reasons import Fact, Problem, Reason, Refused
from tourneydesk.desk.attendance import no_show_advice
from tourneydesk.desk.event_details import LONGEST_NAME
from tourneydesk.desk.files.opening import Branch, branch, open_for_reading
from tourneydesk.desk.history import HistoryEntry, history
from tourneydesk.desk.session import Session
from tourneydesk.desk.why_not import why_absent, why_not
from tourneydesk.desk.witnesses import attest
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present import explain, state
from tourneydesk.present.messages import say, sentences, text
from tourneydesk.present.places import place_text
from tourneydesk.present.tables.history import branch_name
from tourneydesk.store.chain import at_desk

# The history of decisions, a new file from any step, and the reasons for a player's place.


def show_history(place: Path | Address) -> int:
    """Prints every step with its time and desk, the oldest first, undone ones marked."""
    session = opened_for_reading(place)
    desks = session.desks
    for past in history(session.steps, session.times):
        code = "history_line" if past.active else "history_line_undone"
        facts = {"step": f"{past.number:>5}", "at": at_desk(past.at, desks[past.number - 1])}
        to_output(text(code, **facts, name=say(past.name, session.event)) + "\n")
    return 0


def branch_file(path: Path, step: int, output: Path) -> int:
    """Makes a new file of the event as it was after a step."""
    branch = branch_at(open_for_reading(path), step, output, None)
    to_output(text("branched", file=str(branch.path), step=branch.step, name=branch.name) + "\n")
    return 0


def branch_at(session: Session, step: int, path: Path, name: str | None) -> Branch:
    """The new file; without a name, the event's own plus the step where it branches off."""
    if name is None:
        name = branch_name(session.event.name, step, LONGEST_NAME)
    return branch(session, step, path, name)


def place_reasons(event: Event, player: int) -> list[str]:
    """Why a player has their place in the standings, one paragraph each."""
    if not 1 <= player <= len(event.players):
        facts: dict[str, Fact] = {"player": player, "players": len(event.players)}
        raise Refused(Problem("player_unknown", facts=facts))
    return place_text(event, standings_of(event), player)


def step_row(session: Session, past: HistoryEntry, desk: str) -> dict[str, object]:
    """A step of the history as it appears in an answer, with its desk if there are several."""
    return {
        "step": past.number,
        "at": past.at,
        **({"desk": desk} if desk else {}),
        "text": say(past.name, session.event),
        "kind": past.kind,
        "round": past.round,
        "tables": sorted(past.tables),
        "players": sorted(past.players),
        "counts": past.active,
    }


@takes("round")
def standings(batch: BatchFile, request: Request) -> Reply:
    event, through = batch.need_session().event, request.whole_or_none("round")
    if through is not None:
        batch.posted(through)
    reply: Reply = {"standings": state.standings(event, through)}
    if format_of(event).groups is not None:
        reply["age_groups"] = state.standings_by_age_group(event, through)
    return reply


@takes("round", "table", "player", "players", "standing")
def explain_choice(batch: BatchFile, request: Request) -> Reply:
    event = batch.need_session().event
    if request.get("standing") is not None:
        return {"why": place_reasons(event, request.whole("standing"))}
    posted = batch.posted(request.whole_or_none("round"))
    reasons: Sequence[Reason]
    if request.get("players") is not None:
        session, (first, second) = batch.need_session(), request.two_players()
        reasons = why_not(session.steps, posted.number, first, second)
    elif request.get("table") is None and request.get("player") is not None:
        player = request.whole("player")
        if explain.is_in(posted, player):
            reasons = explain.reasons_for_player(posted, player)
        else:
            reasons = why_absent(batch.need_session().steps, posted.number, player)
    elif request.get("table") is None:
        raise Refused(Problem("explain_what"))
    else:
        reasons = explain.reasons_for_table(posted, request.whole("table"))
    return {"reasons": [state.reason_shape(reason, event) for reason in reasons]}


@takes()
def outlook(batch: BatchFile, _request: Request) -> Reply:
    event = batch.need_session().event
    missed = no_show_advice(event)
    rows = [{**state.saying_shape(one, event), "player": one.players[0]} for one in missed]
    return state.outlook_shape(event, rows)


@takes()
def history_of_steps(batch: BatchFile, _request: Request) -> Reply:
    session = batch.need_session()
    past, desks = history(session.steps, session.times), session.desks
    return {"steps": [step_row(session, one, desks[one.number - 1]) for one in past]}


@takes("step", "path", "name")
def branch_off(batch: BatchFile, request: Request) -> Reply:
    session, step = batch.need_session(), request.whole("step")
    branch = branch_at(session, step, Path(request.text("path")), request.text_or_none("name"))
    return {"path": str(branch.path), "name": branch.name, "step": branch.step}


@takes("revision", "digest")
def attest_paper(batch: BatchFile, request: Request) -> Reply:
    """Whether a paper belongs to the history of the event."""
    session, revision = batch.need_session(), request.whole("revision")
    digest = cleaned(request.text("digest"))
    if digest is None:
        raise Refused(Problem("digest_wrong", facts={"most": FULL}))
    if revision < 1:
        raise Refused(Problem("revision_wrong"))
    attestation = attest(session.entries, session.steps, revision, digest)
    text = sentences(*map(say, attestation.advice))
    return {
        "belongs": attestation.belongs,
        "codes": [advice.code for advice in attestation.advice],
        "text": text,
    }


@takes("email")
def whole_state(batch: BatchFile, request: Request) -> Reply:
    event = batch.need_session().event
    return {"state": state.state(event, emails=request.flag("email"))}


ASKING = {
    "standings": standings,
    "explain": explain_choice,
    "outlook": outlook,
    "state": whole_state,
    "history": history_of_steps,
    "branch": branch_off,
    "attest": attest_paper,
}
