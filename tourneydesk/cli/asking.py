"""The batch commands that ask: standings, reasons, what is left, what was decided when."""

from collections.abc import Sequence
from pathlib import Path

from tourneydesk.cli.past import branched, place_reasons, step_row
from tourneydesk.cli.replies import Reply
from tourneydesk.cli.requests import Request
from tourneydesk.cli.session import Session
from tourneydesk.cli.taking import takes
from tourneydesk.core.digest import FULL, cleaned
from tourneydesk.core.sayings import Problem, Reason, Refused
from tourneydesk.desk.history import history
from tourneydesk.desk.why_not import why_absent, why_not
from tourneydesk.desk.witnesses import attest
from tourneydesk.present import explain, state
from tourneydesk.present.words import say


@takes("round")
def standings(session: Session, request: Request) -> Reply:
    event, through = session.event_desk().event, request.whole_or_none("round")
    if through is not None:
        session.posted(through)
    reply: Reply = {"standings": state.standings(event, through)}
    if event.format == "age-swiss":
        reply["age_groups"] = state.standings_by_age_group(event, through)
    return reply


@takes("round", "table", "player", "players", "standing")
def explain_choice(session: Session, request: Request) -> Reply:
    event = session.event_desk().event
    if request.get("standing") is not None:
        return {"why": place_reasons(event, request.whole("standing"))}
    posted = session.posted(request.whole_or_none("round"))
    reasons: Sequence[Reason]
    if request.get("players") is not None:
        desk, (one, other) = session.event_desk(), request.two_players()
        reasons = why_not(desk.steps, posted.number, one, other)
    elif request.get("table") is None and request.get("player") is not None:
        player = request.whole("player")
        if explain.is_in(posted, player):
            reasons = explain.reasons_for_player(posted, player)
        else:
            reasons = why_absent(session.event_desk().steps, posted.number, player)
    elif request.get("table") is None:
        raise Refused(Problem("explain_what"))
    else:
        reasons = explain.reasons_for_table(posted, request.whole("table"))
    return {"reasons": [state.reason_shape(reason, event) for reason in reasons]}


@takes()
def outlook(session: Session, _request: Request) -> Reply:
    return state.outlook_shape(session.event_desk().event)


@takes()
def history_of_steps(session: Session, _request: Request) -> Reply:
    desk = session.event_desk()
    return {"steps": [step_row(desk, past) for past in history(desk.steps, desk.times)]}


@takes("step", "path", "name")
def branch_off(session: Session, request: Request) -> Reply:
    desk, step = session.event_desk(), request.whole("step")
    made = branched(desk, step, Path(request.text("path")), request.text_or_none("name"))
    return {"path": str(made.path), "name": made.name, "step": made.step}


@takes("revision", "digest")
def attest_paper(session: Session, request: Request) -> Reply:
    """Whether a paper belongs to the history of the event."""
    desk, revision = session.event_desk(), request.whole("revision")
    digest = cleaned(request.text("digest"))
    if digest is None:
        raise Refused(Problem("digest_wrong", facts={"most": FULL}))
    if revision < 1:
        raise Refused(Problem("revision_wrong"))
    found = attest(desk.entries, desk.steps, revision, digest)
    text = " ".join(say(one) for one in found.says)
    return {"belongs": found.belongs, "codes": [one.code for one in found.says], "text": text}


@takes()
def whole_state(session: Session, _request: Request) -> Reply:
    return {"state": state.state(session.event_desk().event)}


ASKING = {
    "standings": standings,
    "explain": explain_choice,
    "outlook": outlook,
    "state": whole_state,
    "history": history_of_steps,
    "branch": branch_off,
    "attest": attest_paper,
}
