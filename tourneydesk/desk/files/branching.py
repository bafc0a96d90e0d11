"""A new file that holds an event as it was after one of its steps; the event itself stays."""

from dataclasses import dataclass
from pathlib import Path

from tourneydesk.core.decisions import DetailsChanged, Step
from tourneydesk.core.journal import codec
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.event_fields import clean_event_name
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.session import Clock, Session, wall_clock
from tourneydesk.store.chain import chained
from tourneydesk.store.whole import write_whole


@dataclass(frozen=True, slots=True)
class Branch:
    """A file branched off: where, what its event is called, how many steps it took over."""

    path: Path
    name: str
    step: int


def branch(session: Session, step: int, path: Path, name: str, clock: Clock = wall_clock) -> Branch:
    """Makes a new file of all up to that step, entry by entry as they are kept, and one more step
    that gives the event its new name; then opens it to see that it is sound.

    Refused for a step that is not there; FileTrouble when the file is not free or not written.
    """
    entries = session.entries
    if not 1 <= step <= len(entries):
        raise Refused(Problem("step_unknown", facts={"step": step, "steps": len(entries)}))
    kept, last = entries[:step], entries[step - 1]
    renamed: Step = (DetailsChanged({"name": clean_event_name(name)}),)
    write_whole(path, (*kept, chained(last.chain, step + 1, clock(), codec.encode(renamed))))
    return Branch(path, open_for_reading(path).event.name, step)
