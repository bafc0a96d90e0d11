"""Opens, makes and reads events in files."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import tourneydesk
from tourneydesk.core import codec
from tourneydesk.core.decisions import EventOpened, SettingsChosen, Step
from tourneydesk.core.event import SettingValue
from tourneydesk.core.quoting import in_one_line
from tourneydesk.core.replay import ReplayError, replay
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.core.settings import chosen, defaults
from tourneydesk.desk.desk import Clock, Desk, Journal, wall_clock
from tourneydesk.desk.event_fields import check_seed, clean_event_name
from tourneydesk.desk.keeping import KeptFile, ReadFile
from tourneydesk.formats import FORMATS
from tourneydesk.store.chain import Entry
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.trouble import FileTrouble

SUFFIX = ".tourney"
"""How event files are named, where nobody says otherwise."""


def plan(
    format_key: str, name: str, seed: str | None, settings: Mapping[str, object]
) -> EventOpened:
    """The opening of an event, with every setting; Refused where something does not work.

    Without a seed one is drawn here, the only chance in the program that nobody chose.
    """
    if format_key not in FORMATS:
        facts = {"format": in_one_line(format_key), "known": ", ".join(FORMATS)}
        raise Refused(Problem("format_unknown", facts=facts))
    name = clean_event_name(name)
    seed = check_seed(seed) if seed is not None else secrets.token_hex(8)
    fmt = FORMATS[format_key]
    wanted = chosen(fmt.settings, settings)
    opened = EventOpened(
        format_key,
        name,
        seed,
        defaults(fmt.settings),
        tourneydesk.__version__,
    )
    # As if chosen in a fresh event, so that settings which do not go together are refused.
    refused = fmt.problems(replay([(opened,)]), SettingsChosen(wanted))
    if refused:
        raise Refused(*refused)
    return replace(opened, settings={**opened.settings, **wanted})


def create_event(path: Path, opened: EventOpened, clock: Clock = wall_clock) -> Desk:
    """Makes the event's file and opens it; FileTrouble when something is there already."""
    step: Step = (opened,)
    file = EventFile.create(path, clock(), codec.encode(step))
    return Desk(KeptFile(file), [step], clock)


def open_event(path: Path, clock: Clock = wall_clock) -> Desk:
    """Opens an event for changes, alone; FileTrouble when it is in use or not sound."""
    file = EventFile.open(path)
    try:
        return _desk(path, KeptFile(file), file.entries, clock)
    except BaseException:
        file.close()
        raise


def open_for_reading(path: Path, clock: Clock = wall_clock) -> Desk:
    """Opens an event to be looked at, also while another program has it; every change of it is
    refused as `file_read_only`.
    """
    entries = EventFile.read(path)
    journal = ReadFile(path, [entry.at for entry in entries], entries[-1].chain)
    return _desk(path, journal, entries, clock)


def _desk(path: Path, journal: Journal, entries: Sequence[Entry], clock: Clock) -> Desk:
    """The desk of a file whose entries tell a story that this version understands."""
    try:
        desk = Desk(journal, [codec.decode(entry.step) for entry in entries], clock)
    except (codec.CodecError, ReplayError) as wrong:
        raise FileTrouble("story_broken", path, detail=str(wrong)) from wrong
    if desk.event.format not in FORMATS:
        raise FileTrouble("format_of_file", path, format=desk.event.format)
    return desk


def choose(desk: Desk, wanted: Mapping[str, object]) -> Mapping[str, SettingValue]:
    """Changes settings and gives those that really changed; Refused where one does not work."""
    settings = desk.event.settings
    values = chosen(desk.format.settings, wanted)
    changed = {key: value for key, value in values.items() if settings[key] != value}
    if changed:
        desk.take(SettingsChosen(changed))
    return changed
