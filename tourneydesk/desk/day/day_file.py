"""The file of a day: the list of its sections, and a move between two of them that is under way.

JSON with paths relative to the file's folder: docs/days.md. Losing it loses nothing but the list.
"""

import json
import os
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.replacing import beginning, remove_drafts, replace_file

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
