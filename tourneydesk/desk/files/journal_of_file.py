"""Decodes the entries of an event file into steps and replays them to the event.

Every trouble names the file and the step's number; `desk.files.recovery` continues with the steps
before it.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tourneydesk.core.decisions import EventOpened, Step
from tourneydesk.core.event import Event
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.checked_replay import JournalError, checked_replay
from tourneydesk.formats import FORMATS
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble


def journal_of(path: Path, entries: Sequence[Entry]) -> tuple[list[Step], Event]:
    """The steps and the event, with every step checked; FileTrouble with the ``step`` that is not
    valid.
    """
    steps = [_step(path, entry) for entry in entries]
    first = steps[0][0] if steps else None
    if isinstance(first, EventOpened) and first.format not in FORMATS:
        raise FileTrouble("format_of_file", path, format=first.format[:40], step=1)
    try:
        return steps, checked_replay(steps, FORMATS)
    except JournalError as error:
        problem = error.problem
        facts = {key: value for key, value in problem.facts.items() if isinstance(value, int | str)}
        raise FileTrouble(problem.code, path, **facts, step=error.step) from error


def _step(path: Path, entry: Entry) -> Step:
    try:
        step = codec.decode(entry.step)
    except codec.CodecError as error:
        code = "story_newer" if error.newer else "story_unreadable"
        raise FileTrouble(code, path, step=entry.number) from error
    return tuple(
        _with_earlier_settings(decision) if isinstance(decision, EventOpened) else decision
        for decision in step
    )


def _with_earlier_settings(opened: EventOpened) -> EventOpened:
    """The opening with every setting; settings newer than the event get their earlier behavior."""
    if opened.format not in FORMATS:
        return opened
    fmt = FORMATS[opened.format]
    earlier = {key: fmt.code.settings[key] for key in fmt.newer_settings}
    return replace(opened, settings={**earlier, **opened.settings})
