"""A new event file of decisions that something else tells of, such as a lost event's cards."""

from collections.abc import Sequence
from pathlib import Path

from tourneydesk.core.decisions import Step
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.checked_replay import StoryError, checked_replay
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.files.memory import MemoryJournal
from tourneydesk.desk.session import Clock, Session, wall_clock
from tourneydesk.formats import FORMATS


def rebuild(path: Path, steps: Sequence[Step], clock: Clock = wall_clock) -> Session:
    """Makes a new file of these steps, the first of which opens the event, and opens it.

    The rules are not asked again: they were asked when the decisions were taken, and what was
    corrected since may not be allowed in the order told. Refused for steps that cannot have
    happened, since papers can be forged. FileTrouble when the file is not free or cannot be
    written; then there is none.
    """
    try:
        checked_replay(steps, FORMATS)
    except StoryError as wrong:
        raise Refused(Problem("paper_impossible"), wrong.problem) from wrong
    journal = MemoryJournal()
    for step in steps:
        journal.append(clock(), codec.encode(step))
    session = Session(journal, steps, clock)
    session.save_as(path)
    return session
