"""Creates, opens and reads events in files."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import tourneydesk
from tourneydesk.core.decisions import EventOpened, SettingsChosen, Step
from tourneydesk.core.event import SettingValue
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Problem, Refused, in_one_line
from tourneydesk.core.settings import chosen, defaults
from tourneydesk.desk.event_fields import check_seed, clean_event_name
from tourneydesk.desk.files.journal_of_file import journal_of
from tourneydesk.desk.files.keeping import FileJournal, ReadOnlyJournal
from tourneydesk.desk.files.memory import MemoryJournal
from tourneydesk.desk.session import Clock, Journal, Session, wall_clock
from tourneydesk.formats import FORMATS
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile

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
