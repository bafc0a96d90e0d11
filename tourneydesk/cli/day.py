"""`tourneydesk day`: makes, lists and checks a day of several sections, and does what concerns more
than one of them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tourneydesk.cli.streams import to_errors, to_output
from tourneydesk.core.reasons import Problem, Refused, in_one_line
from tourneydesk.desk.day.moves import finish_move, move_player, open_move
from tourneydesk.desk.day.sections import (
    Day,
    Section,
    create_day,
    is_day,
    number_tables,
    open_day,
    people_in_several,
    read_day,
    same_file,
    table_plan,
    with_section,
    without_section,
    write_day,
)
from tourneydesk.desk.files.opening import open_event, open_for_reading
from tourneydesk.desk.session import Session
from tourneydesk.present.day import (
    NamedSection,
    details_of,
    moved_text,
    overlap_text,
    same_person_text,
    section_names,
    tables_text,
)
from tourneydesk.present.messages import bare_name_of, enumerated, text
from tourneydesk.store.errors import display_name


@dataclass(frozen=True, slots=True)
class DayChanges:
    """What is asked for: ``sections`` makes a new day, the others change one. ``move`` is the file
    of a section, the number of a player in it, and the file of another section.
    """

    sections: Sequence[Path] | None = None
    add: Sequence[Path] = ()
    remove: Sequence[Path] = ()
    first_table: int | None = None
    move: tuple[Path, int, Path] | None = None
    finish: bool = False


def day_command(path: Path, changes: DayChanges) -> int:
    """Does what is asked for, then lists the day; 1 if a section cannot be opened."""
    if changes.sections is not None:
        create_day(path, tuple(changes.sections))
    if changes.add or changes.remove:
        file = read_day(path)
        for section in changes.remove:
            file = without_section(file, section)
        for section in changes.add:
            file = with_section(file, section)
        write_day(path, file)
    if changes.move is not None:
        move = changes.move
        _in_open_day(path, lambda day: _move(day, move))
    if changes.finish:
        _in_open_day(path, _finish)
    if changes.first_table is not None:
        first = changes.first_table
        _in_open_day(path, lambda day: _number(day, first))
    return _list(path)


def move_of(given: Sequence[str]) -> tuple[Path, int, Path]:
    """A move as typed: a file, the number of a player, another file; Refused without a number."""
    source, player, target = given
    if not (player.isascii() and player.isdecimal() and len(player) < 6):
        raise Refused(Problem("day_move_whom", facts={"given": in_one_line(player)}))
    return Path(source), int(player), Path(target)


def events_of(path: Path) -> list[tuple[Path, Session]]:
    """The sessions behind a file, read-only: the event's own, or those of all sections of a day.
    FileTrouble if one cannot be read.
    """
    if not is_day(path):
        return [(path, open_for_reading(path))]
    return [(one, open_for_reading(one)) for one in read_day(path).sections]


def named(day: Day) -> tuple[NamedSection, ...]:
    """The open sections with their names."""
    names = names_in(day)
    return tuple(
        NamedSection(names[at], one.session.event)
        for at, one in enumerate(day.sections)
        if one.session is not None
    )


def names_in(day: Day) -> tuple[str, ...]:
    """The names of all sections, open or not."""
    return section_names(
        [
            (_file_name(one), None if one.session is None else one.session.event)
            for one in day.sections
        ]
    )


def _list(path: Path) -> int:
    day = open_day(path, open_for_reading)
    to_output("".join(f"{line}\n" for line in _lines(day)))
    troubles = [one.trouble for one in day.sections if one.trouble is not None]
    for trouble in troubles:
        to_errors(text(trouble.code, **trouble.facts) + "\n")
    return int(bool(troubles))


def _lines(day: Day) -> Iterator[str]:
    yield text("day-list-head", name=day.name, count=len(day.sections))
    sections, names = named(day), names_in(day)
    plan = table_plan(_sessions(day))
    width = max(map(len, names), default=0)
    at_open = 0
    for number, (one, name) in enumerate(zip(day.sections, names, strict=True), start=1):
        if one.session is None:
            about = text("day-not-open")
        else:
            tables = tables_text(plan.now[at_open])
            about = enumerated([part for part in (details_of(sections[at_open]), tables) if part])
            at_open += 1
        yield f"{number:>3}  {name:<{width}}  {about}"
    unfinished = open_move(day)
    if unfinished is not None:
        yield _unfinished_text(day, unfinished.note.player, unfinished.source, unfinished.target)
    for person in people_in_several(day.events):
        yield same_person_text(sections, person)
    for pair in plan.overlaps:
        yield overlap_text(sections, plan.now, pair)
    if plan.overlaps:
        yield text("day-tables-hint")


def _unfinished_text(day: Day, player: int, source: Section, target: Section) -> str:
    assert source.session is not None
    names = _names_by_path(day)
    return text(
        "day-move-unfinished",
        name=bare_name_of(source.session.event, player),
        source=names[source.path],
        target=names[target.path],
    )


def _in_open_day(path: Path, does: Callable[[Day], None]) -> None:
    """Does something in a day whose sections are all open for changes; FileTrouble for the first
    one that is not.
    """
    day = open_day(path, open_event)
    try:
        for one in day.sections:
            if one.trouble is not None:
                raise one.trouble
        does(day)
    finally:
        day.close()


def _move(day: Day, move: tuple[Path, int, Path]) -> None:
    source, player, target = move
    plan, _ = move_player(day, source, player, target)
    old, new = (
        next(one for one in day.sections if same_file(one.path, path)) for path in (source, target)
    )
    names = _names_by_path(day)
    assert new.session is not None
    name = bare_name_of(new.session.event, plan.new_player)
    said = moved_text(name, names[old.path], names[new.path], plan.leaves, plan.left_behind)
    to_output(said + "\n")


def _finish(day: Day) -> None:
    if open_move(day) is None:
        raise Refused(Problem("day_no_open_move"))
    finish_move(day)


def _number(day: Day, first: int) -> None:
    sessions = _sessions(day)
    number_tables(sessions, table_plan(sessions, first))


def _sessions(day: Day) -> list[Session]:
    return [one.session for one in day.sections if one.session is not None]


def _names_by_path(day: Day) -> dict[Path, str]:
    return dict(zip((one.path for one in day.sections), names_in(day), strict=True))


def _file_name(section: Section) -> str:
    return display_name(section.path.with_suffix(""))
