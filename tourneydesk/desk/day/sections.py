"""Opens the sections of a day, each with its own outcome, and changes the list of them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from tourneydesk.core.day import SamePerson, same_people
from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.day.day_file import MOST_SECTIONS, DayFile, read_day, same_file, write_day
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of
from tourneydesk.store.errors import FileTrouble

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
