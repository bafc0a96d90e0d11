"""Creates, opens, reads, copies and branches off events in files."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import tourneydesk
from tourneydesk.core.decisions import DetailsChanged, EventOpened, SettingsChosen, Step
from tourneydesk.core.event import SettingValue
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Problem, Refused, in_one_line
from tourneydesk.core.settings import chosen, defaults
from tourneydesk.desk.event_details import check_seed, clean_event_name
from tourneydesk.desk.files.journals import FileJournal, MemoryJournal, ReadOnlyJournal, journal_of
from tourneydesk.desk.session import Clock, Journal, Session, wall_clock
from tourneydesk.formats import FORMATS
from tourneydesk.store import checkpoints
from tourneydesk.store.chain import Entry, make_entry
from tourneydesk.store.checkpoints import forks
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.replacing import write_whole

SUFFIX = ".tourney"
"""The default suffix of event files."""
MOST_BYTES = 400_000_000
"""A file with 5,000 players and 20 rounds takes a tenth of this."""


def plan(
    format_key: str, name: str, seed: str | None, settings: Mapping[str, object]
) -> EventOpened:
    """The opening decision of an event, with every setting; Refused if a value is not valid.

    Without a seed, one is drawn here: the only randomness in the program that nobody chose.
    """
    if format_key not in FORMATS:
        facts = {"format": in_one_line(format_key), "known": ", ".join(FORMATS)}
        raise Refused(Problem("format_unknown", facts=facts))
    name = clean_event_name(name)
    seed = check_seed(seed) if seed is not None else secrets.token_hex(8)
    fmt = FORMATS[format_key]
    chosen_settings = chosen(fmt.settings, settings)
    opened = EventOpened(
        format_key,
        name,
        seed,
        defaults(fmt.settings),
        tourneydesk.__version__,
    )
    # Checked as a change in a new event, so that incompatible settings are refused.
    refused = fmt.problems(replay([(opened,)]), SettingsChosen(chosen_settings))
    if refused:
        raise Refused(*refused)
    return replace(opened, settings={**opened.settings, **chosen_settings})


def open_in_memory(opened: EventOpened, clock: Clock = wall_clock) -> Session:
    """An event in memory only, until `Session.save_as` writes all of it to a file."""
    step: Step = (opened,)
    journal = MemoryJournal()
    journal.append(clock(), codec.encode(step))
    return Session(journal, [step], clock)


def create_event(path: Path, opened: EventOpened, clock: Clock = wall_clock) -> Session:
    """Creates the event's file and opens it; FileTrouble if the path exists."""
    step: Step = (opened,)
    file = EventFile.create(path, clock(), codec.encode(step))
    return Session(FileJournal(file), [step], clock)


def open_event(path: Path, clock: Clock = wall_clock) -> Session:
    """Opens an event for changes and locks it; FileTrouble if it is in use or not sound."""

    def opening() -> Session:
        _check_size(path)
        file = EventFile.open(path)
        try:
            return _session(path, FileJournal(file), file.entries, clock)
        except BaseException:
            file.close()
            raise

    return _reporting_errors(path, clock, opening)


def open_for_reading(path: Path, clock: Clock = wall_clock) -> Session:
    """Opens an event read-only, even while another program has it open; every change raises
    `file_read_only`.
    """

    def opening() -> Session:
        _check_size(path)
        entries = EventFile.read(path)
        return _session(path, ReadOnlyJournal(path, entries), entries, clock)

    return _reporting_errors(path, clock, opening)


def _session(path: Path, journal: Journal, entries: Sequence[Entry], clock: Clock) -> Session:
    steps, event = journal_of(path, entries)
    return Session(journal, steps, clock, event)


def _reporting_errors(path: Path, clock: Clock, opening: Callable[[], Session]) -> Session:
    """Logs any other error while a file is opened and reports it as FileTrouble.

    The trouble is raised without its cause: the cause would keep SQLite's unfinished statements,
    and with them the lock, for as long as anyone keeps the trouble.
    """
    try:
        return opening()
    except FileTrouble as trouble:
        bare_trouble = FileTrouble(trouble.code, trouble.path, **trouble.facts)
    except Exception as fault:
        # Imported here because logging is slow to load and rarely needed.
        from tourneydesk.faults import log_fault

        log_fault(fault, clock())
        bare_trouble = FileTrouble("opening_failed", path)
    raise bare_trouble


def _check_size(path: Path) -> None:
    """Raises FileTrouble for a file that would take minutes to read. If its size is unknown,
    opening it will report why.
    """
    with suppress(OSError, ValueError):
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise FileTrouble("file_too_big", path, most=MOST_BYTES // 10**6)


def change_settings(session: Session, raw: Mapping[str, object]) -> Mapping[str, SettingValue]:
    """Changes settings and returns those whose value changed; Refused if one is not valid."""
    settings = session.event.settings
    values = chosen(session.format.settings, raw)
    changed = {key: value for key, value in values.items() if settings[key] != value}
    if changed:
        session.take(SettingsChosen(changed))
    return changed


# Copies of an event: to practice on, in a second folder, and tests that backups work.


@dataclass(frozen=True, slots=True)
class Proof:
    """The outcome of restoring a copy: its number of steps, and whether all match the event's."""

    copy: Path
    steps: int
    matches: bool


def copy_event(original: Path, copy: Path) -> int:
    """Copies an event's file or checkpoint to a new file; returns the number of steps. The original
    is only read, even while it is open; nothing is overwritten.

    FileTrouble if the original cannot be read or the copy cannot be written.
    """
    return len(checkpoints.restore(original, copy))


def second_copy(
    path: Path, entries: tuple[Entry, ...], second: Path, label: str
) -> Callable[[], int]:
    """A function, callable on any thread, that makes a checkpoint of these entries in a second
    folder and returns the number of steps; it raises FileTrouble.

    It does not read the event's own file: the second folder matters most when that disk is gone.
    """
    return lambda: checkpoints.keep_entries(path, entries, label, second).entries


def prove(
    path: Path, entries: tuple[Entry, ...], scratch: Path, second: Path | None = None
) -> Proof | None:
    """Restores the newest checkpoint of an event to a scratch file, opens it, compares it with the
    event's entries, and removes it; None if the event has no checkpoint.

    Copies of other events in the folder are ignored; a copy that diverged from the event is used
    only if there is no other. FileTrouble if the checkpoint is not sound or the scratch file cannot
    be written.
    """
    copy = _newest(checkpoints.folder_of(path, second), entries)
    if copy is None:
        return None
    try:
        copy_event(copy, scratch)
        open_for_reading(scratch)
        restored = EventFile.read(scratch)
    finally:
        scratch.unlink(missing_ok=True)
    return Proof(copy, len(restored), restored == entries[: len(restored)])


def _newest(folder: Path, entries: tuple[Entry, ...]) -> Path | None:
    """The newest copy that matches these entries or cannot be read, as it may have matched;
    otherwise one that diverged.
    """
    for checkpoint in reversed(checkpoints.checkpoints(folder)):
        if (
            checkpoints.is_beginning(checkpoint, entries)
            or checkpoints.sound_copy(checkpoint) is None
        ):
            return checkpoint.path
    diverged = forks(folder, entries)
    return diverged[-1].copy if diverged else None


# Branches an event off into a new file at one of its steps; the event itself does not change.


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
