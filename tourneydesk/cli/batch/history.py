"""The history of decisions, a new file from any step, and the reasons for a player's place."""

from pathlib import Path

from tourneydesk.cli.places import Address, opened_for_reading
from tourneydesk.cli.streams import to_output
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.desk.event_details import LONGEST_NAME
from tourneydesk.desk.files.opening import Branch, branch, open_for_reading
from tourneydesk.desk.history import HistoryEntry, history
from tourneydesk.desk.session import Session
from tourneydesk.formats import standings_of
from tourneydesk.present.messages import say, text
from tourneydesk.present.places import place_text
from tourneydesk.present.tables.history import branch_name
from tourneydesk.store.chain import at_desk


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
