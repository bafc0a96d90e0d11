"""A day: its file, its sections each with its own outcome, and their table numbers."""

import json
import os
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from tourneydesk.core.day import (
    SamePerson,
    TableRange,
    overlapping,
    same_people,
    stacked,
    table_range,
)
from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.event_details import can_number_tables, change_details
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of
from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.replacing import beginning, remove_drafts, replace_file

# The file of a day: the list of its sections, and a move between two of them that is under way.
#
# JSON with paths relative to the file's folder: docs/days.md. Losing it loses nothing but the
# list.

DAY_SUFFIX = ".tourneyday"
KIND, VERSION = "tourneyday", 1
MOST_SECTIONS = 99
"""As many as a rating report can have."""
_MOST_BYTES = 200_000
_LONGEST_PATH = 1_000


@dataclass(frozen=True, slots=True)
class MoveNote:
    """A player's move that was begun: the number of the player in the section that they leave, and
    the one that they get in the section that they enter.
    """

    source: Path
    player: int
    target: Path
    new_player: int


@dataclass(frozen=True, slots=True)
class DayFile:
    """What the file says. ``sections`` are absolute paths, in the order of the day, each file
    once.
    """

    sections: tuple[Path, ...] = ()
    move: MoveNote | None = None


def is_day(path: Path) -> bool:
    """Whether a file is named as a day is."""
    return path.suffix.casefold() == DAY_SUFFIX


def read_day(path: Path) -> DayFile:
    """The day in this file; FileTrouble if it cannot be read or is none."""
    with as_file_trouble(path):
        content = beginning(path, _MOST_BYTES + 1)
    if content is None or len(content) > _MOST_BYTES:
        raise FileTrouble("day_damaged", path)
    try:
        row = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError):
        raise FileTrouble("day_damaged", path) from None
    if not isinstance(row, dict) or row.get("kind") != KIND:
        raise FileTrouble("day_damaged", path)
    version = row.get("version")
    if isinstance(version, int) and version > VERSION:
        raise FileTrouble("day_too_new", path)
    folder = path.absolute().parent
    sections = row.get("sections")
    if version != VERSION or not isinstance(sections, list) or len(sections) > MOST_SECTIONS:
        raise FileTrouble("day_damaged", path)
    if not all(_is_path(one) for one in sections):
        raise FileTrouble("day_damaged", path)
    paths: dict[Hashable, Path] = {}
    for one in sections:
        section = _absolute(folder, one)
        paths.setdefault(_identity(section), section)
    return DayFile(tuple(paths.values()), _move(row.get("move"), folder))


def write_day(path: Path, day: DayFile, *, new: bool = False) -> None:
    """Writes the day, completely or not at all, and returns when it is on the disk. FileTrouble if
    that fails, or if the file exists and should be ``new``.
    """
    folder = path.absolute().parent
    row: dict[str, object] = {
        "kind": KIND,
        "version": VERSION,
        "sections": [_relative(folder, one) for one in day.sections],
    }
    if day.move is not None:
        row["move"] = {
            "from": _relative(folder, day.move.source),
            "player": day.move.player,
            "to": _relative(folder, day.move.target),
            "as": day.move.new_player,
        }
    content = json.dumps(row, ensure_ascii=False, indent=1) + "\n"
    with as_file_trouble(path):
        if new and os.path.lexists(path):
            raise FileTrouble("file_exists", path)
        if not folder.is_dir():
            raise FileTrouble("folder_missing", path)
        remove_drafts(folder)
        replace_file(path, content.encode("utf-8", "surrogateescape"), durable=True)


def same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to the same file, as far as can be said without opening it."""
    try:
        return one.samefile(other)
    except OSError:
        return one.absolute() == other.absolute()


def _move(row: object, folder: Path) -> MoveNote | None:
    """A move that was begun; None if there is none, or if what is noted cannot be one."""
    if not isinstance(row, Mapping):
        return None
    source, target = row.get("from"), row.get("to")
    player, new_player = row.get("player"), row.get("as")
    if not isinstance(source, str) or not isinstance(target, str):
        return None
    if not (_is_path(source) and _is_path(target)):
        return None
    if not isinstance(player, int) or not isinstance(new_player, int):
        return None
    return MoveNote(_absolute(folder, source), player, _absolute(folder, target), new_player)


def _is_path(text: object) -> bool:
    return isinstance(text, str) and 0 < len(text) <= _LONGEST_PATH and "\0" not in text


def _identity(path: Path) -> Hashable:
    """The same for all paths and links that lead to one file."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return path
    return (status.st_dev, status.st_ino) if status.st_ino else path


def _absolute(folder: Path, text: str) -> Path:
    return Path(os.path.normpath(folder / text))


def _relative(folder: Path, path: Path) -> str:
    """The path from the folder, with slashes; absolute on another drive of Windows."""
    try:
        return Path(os.path.relpath(path.absolute(), folder)).as_posix()
    except ValueError:
        return path.absolute().as_posix()


# The table numbers of a day's sections: where they overlap, and numbers that do not.


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The tables of each section now, those proposed, and which sections have some in common now,
    as pairs of positions. All in the order of the sections.
    """

    now: tuple[TableRange, ...]
    proposed: tuple[TableRange, ...]
    overlaps: tuple[tuple[int, int], ...]

    @property
    def changed(self) -> tuple[int, ...]:
        """The positions of the sections that would get other numbers."""
        pairs = enumerate(zip(self.now, self.proposed, strict=True))
        return tuple(at for at, (now, proposed) in pairs if now != proposed)


def table_plan(sessions: Sequence[Session], first: int = 1) -> TablePlan:
    """What can be done about the table numbers of these sections, from ``first`` on."""
    now = tuple(_range_of(session) for session in sessions)
    return TablePlan(now, stacked(now, first), overlapping(now))


def number_tables(sessions: Sequence[Session], plan: TablePlan) -> tuple[int, ...]:
    """Gives each section the numbers proposed, from its next round on; returns the positions of
    those that changed.
    """
    for at in plan.changed:
        change_details(sessions[at], {"first_table": str(plan.proposed[at].first)})
    return plan.changed


def _range_of(session: Session) -> TableRange:
    event = session.event
    movable = session.in_file and bool(can_number_tables(event))
    return table_range(event, session.format, movable=movable)


Opening = Callable[[Path], Session]


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a day: its file, and the open event, or why it could not be opened."""

    path: Path
    session: Session | None = None
    trouble: FileTrouble | None = None


@dataclass(frozen=True, slots=True)
class Day:
    """A day with its sections, in the order of the list. One that could not be opened keeps its
    place.
    """

    path: Path
    file: DayFile
    sections: tuple[Section, ...]

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that are open, in order."""
        return tuple(one.session.event for one in self.sections if one.session is not None)

    def close(self) -> None:
        """Closes every section that is open."""
        for one in self.sections:
            if one.session is not None:
                one.session.close()


def create_day(path: Path, sections: tuple[Path, ...] = ()) -> DayFile:
    """Writes the list of a new day; FileTrouble if the file exists."""
    file = DayFile()
    for section in sections:
        file = with_section(file, section)
    write_day(path, file, new=True)
    return file


def open_day(path: Path, opening: Opening = open_event) -> Day:
    """Opens a day and all of its sections that can be opened; FileTrouble if the list itself cannot
    be read.
    """
    file = read_day(path)
    return Day(path, file, tuple(open_section(one, opening) for one in file.sections))


def open_section(path: Path, opening: Opening = open_event) -> Section:
    """Opens one section, or says why it cannot be opened."""
    try:
        return Section(path, opening(path))
    except FileTrouble as trouble:
        return Section(path, trouble=trouble)


def with_section(file: DayFile, path: Path) -> DayFile:
    """The list with one more section at its end; Refused if it is there already, or too long."""
    if any(same_file(path, one) for one in file.sections):
        raise Refused(Problem("day_section_twice", facts={"name": path.stem}))
    if len(file.sections) >= MOST_SECTIONS:
        raise Refused(Problem("day_too_many_sections", facts={"most": MOST_SECTIONS}))
    return replace(file, sections=(*file.sections, path.absolute()))


def without_section(file: DayFile, path: Path) -> DayFile:
    """The list without a section, whose file stays; Refused if it is not in the list."""
    kept = tuple(one for one in file.sections if not same_file(path, one))
    if len(kept) == len(file.sections):
        raise Refused(Problem("day_no_such_section", facts={"name": path.stem}))
    return replace(file, sections=kept)


def with_other_file(file: DayFile, old: Path, new: Path) -> DayFile:
    """The list with a section at another path, as after its file was moved or saved as another."""
    if any(same_file(new, one) for one in file.sections if one != old):
        raise Refused(Problem("day_section_twice", facts={"name": new.stem}))
    moved = tuple(new.absolute() if one == old else one for one in file.sections)
    return replace(file, sections=moved)


def people_in_several(events: tuple[Event, ...]) -> tuple[SamePerson, ...]:
    """The people who are playing in more than one of these events; those whose event is over do
    not count.
    """
    return same_people([_playing(event) for event in events])


def _playing(event: Event) -> list[Player]:
    fmt = format_of(event)
    if fmt.outlook(event).status == "finished":
        return []
    return [event.player(player) for player in active(event, fmt.leavings(event))]
