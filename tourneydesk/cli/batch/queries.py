"""The batch commands that query: standings, reasons, missing results, the history of decisions."""

from collections.abc import Sequence
from pathlib import Path

from tourneydesk.cli.batch.batch_file import BatchFile
from tourneydesk.cli.batch.fields import takes
from tourneydesk.cli.batch.history import branch_at, place_reasons, step_row
from tourneydesk.cli.batch.replies import Reply
from tourneydesk.cli.batch.requests import Request
from tourneydesk.core.journal.codec import FULL, cleaned
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.desk.attendance import no_show_advice
from tourneydesk.desk.history import history
from tourneydesk.desk.why_not import why_absent, why_not
from tourneydesk.desk.witnesses import attest
from tourneydesk.formats import format_of
from tourneydesk.present import explain, state
from tourneydesk.present.messages import say, sentences


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
