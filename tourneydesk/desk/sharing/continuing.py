"""One desk goes on alone with what it has seen of a shared event. Needs no driver."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tourneydesk.core.decisions import NoteAdded, Step
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.session import Clock, Session, wall_clock
from tourneydesk.store.chain import Entry
from tourneydesk.store.event_file import copy_entries


def continue_alone(
    path: Path,
    entries: tuple[Entry, ...],
    note: str,
    typed: Sequence[Step] = (),
    clock: Clock = wall_clock,
) -> int:
    """Writes these entries to a new event file, with a note on where it goes on alone, and with the
    decisions that were ``typed`` while the server was lost. Gives how many of these were refused.
    """
    copy_entries(entries, path)
    session = open_event(path, clock)
    try:
        session.take(NoteAdded(note))
        return take_typed(session, typed)
    finally:
        session.close()


def take_typed(session: Session, typed: Sequence[Step]) -> int:
    """Takes what was typed while the server was lost; gives how many of these steps were
    refused.
    """
    done = 0
    for first, *more in typed:
        with suppress(Refused):
            session.take(first, *more)
            done += 1
    return len(typed) - done
