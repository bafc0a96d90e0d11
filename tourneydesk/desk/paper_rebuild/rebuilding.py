"""Creates an event file from decisions known from elsewhere, such as a lost event's cards."""

from collections.abc import Sequence
from pathlib import Path

from tourneydesk.core.decisions import Step
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.checked_replay import JournalError, checked_replay
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.files.memory import MemoryJournal
from tourneydesk.desk.session import Clock, Session, wall_clock
from tourneydesk.formats import FORMATS


def rebuild(path: Path, steps: Sequence[Step], clock: Clock = wall_clock) -> Session:
    """Creates a new file of these steps, the first of which opens the event, and opens it.

    The rules are not checked again: they were checked when the decisions were taken, and a later
    correction may not be allowed in this order. Refused for steps that cannot have happened, as
    papers can be forged. FileTrouble if the file exists or cannot be written; no file remains then.
    """
    try:
        checked_replay(steps, FORMATS)
    except JournalError as error:
        raise Refused(Problem("paper_impossible"), error.problem) from error
    journal = MemoryJournal()
    for step in steps:
        journal.append(clock(), codec.encode(step))
    session = Session(journal, steps, clock)
    session.save_as(path)
    return session
