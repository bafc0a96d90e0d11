"""Branches an event off into a new file at one of its steps; the event itself does not change."""

from dataclasses import dataclass
from pathlib import Path

from tourneydesk.core.decisions import DetailsChanged, Step
from tourneydesk.core.journal import codec
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.event_fields import clean_event_name
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.session import Clock, Session, wall_clock
from tourneydesk.store.chain import make_entry
from tourneydesk.store.replacing import write_whole


@dataclass(frozen=True, slots=True)
class Branch:
    """A branched file: its path, its event's name, and the number of steps it took over."""

    path: Path
    name: str
    step: int


def branch(session: Session, step: int, path: Path, name: str, clock: Clock = wall_clock) -> Branch:
    """Creates a file of all entries up to a step, unchanged, plus one step that renames the event,
    then opens it to check that it is sound.

    Refused if there is no such step; FileTrouble if the file exists or cannot be written.
    """
    entries = session.entries
    if not 1 <= step <= len(entries):
        raise Refused(Problem("step_unknown", facts={"step": step, "steps": len(entries)}))
    copied, last = entries[:step], entries[step - 1]
    renamed: Step = (DetailsChanged({"name": clean_event_name(name)}),)
    write_whole(path, (*copied, make_entry(last.chain, step + 1, clock(), codec.encode(renamed))))
    return Branch(path, open_for_reading(path).event.name, step)
