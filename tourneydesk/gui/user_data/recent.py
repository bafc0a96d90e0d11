"""The recently opened events, new files' names, and joined events."""

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from pathlib import Path

from tourneydesk.desk.files.opening import SUFFIX
from tourneydesk.gui.user_data.preferences import write_text
from tourneydesk.present import messages
from tourneydesk.present.progress import Progress
from tourneydesk.user_folders import data_folder, noted_path, path_noted

MAX_EVENTS = 12
DAY = "day"
"""The format of a day of several sections in the list."""


@dataclass(frozen=True, slots=True)
class Recent:
    """An event opened before: its file, name and format, how far it had come when this program last
    had it open, and the day of that (as in ISO 8601, empty if unknown).
    """

    path: str
    name: str
    format: str
    progress: Progress = field(default_factory=Progress)
    day: str = ""


def recent_events() -> list[Recent]:
    """The recently opened events, latest first; unreadable entries are dropped."""
    try:
        rows = json.loads(_file().read_text(encoding="utf-8"))
        events = [
            Recent(
                path_noted(str(row["path"])),
                str(row["name"]),
                str(row["format"]),
                _progress(row.get("progress")),
                str(row.get("day", "")),
            )
            for row in rows
        ]
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return []
    return events[:MAX_EVENTS]


def remember(path: Path, name: str, format_key: str) -> None:
    """Moves an event to the head of the list. A failed write never interrupts work."""
    known = {event.path: event for event in recent_events()}
    absolute = str(path.absolute())
    before = known.pop(absolute, Recent(absolute, name, format_key))
    now = replace(
        before,
        name=name,
        format=format_key,
        day=date.today().isoformat(),  # noqa: DTZ011  # the user's own day
    )
    _write([now, *known.values()])


def update(path: Path, name: str, progress: Progress) -> None:
    """Remembers how far an event of the list has come; others are not added."""
    events, absolute = recent_events(), str(path.absolute())
    now = [
        replace(event, name=name, progress=progress) if event.path == absolute else event
        for event in events
    ]
    if now != events:
        _write(now)


def forget(path: Path) -> None:
    """Removes an event from the list; its file stays."""
    _write([event for event in recent_events() if event.path != str(path)])


def _progress(row: object) -> Progress:
    """What is stored of the progress; unknown if there is nothing, as before version 0.3."""
    if not isinstance(row, Mapping) or not isinstance(row.get("facts"), Mapping):
        return Progress()
    facts = {str(key): value for key, value in row["facts"].items() if isinstance(value, int | str)}
    players = row.get("players")
    return Progress(
        str(row.get("code", "")),
        facts,
        players if isinstance(players, int) else 0,
        str(row.get("date", "")),
    )


def _write(events: list[Recent]) -> None:
    with suppress(OSError, ValueError):
        write_text(_file(), json.dumps([_row(event) for event in events[:MAX_EVENTS]]))


def _row(event: Recent) -> dict[str, object]:
    return {**asdict(event), "path": noted_path(Path(event.path))}


def _file() -> Path:
    return data_folder() / "recent.json"


# Names of new event files.

_NOT_IN_NAMES = '<>:"/\\|?*'
_LONGEST_NAME = 60


def free_path(folder: Path, name: str) -> Path:
    """An unused path in ``folder`` for an event of that name."""
    cleaned = "".join(
        "-" if sign in _NOT_IN_NAMES or not sign.isprintable() else sign for sign in name
    )
    stem = cleaned.strip(" .")[:_LONGEST_NAME].strip(" .") or messages.text("wizard-new-heading")
    number, path = 1, folder / f"{stem}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder / f"{stem} {number}{SUFFIX}"
    return path


def with_suffix(text: str) -> str:
    """A path as typed, with the event suffix added if it has none."""
    text = text.strip()
    return text if not text or re.search(r"\.\w+$", text) else f"{text}{SUFFIX}"


# The shared events that this laptop has joined, so that joining again is one key.
#
# The codes are kept too: a laptop that crashed in the middle of a round must be back within
# seconds, and a code is worth nothing once the event is no longer shared. Nobody else on this
# computer can read the file.

MOST = 8
PRIVATE = 0o700


@dataclass(frozen=True, slots=True)
class Join:
    """An event joined before: this laptop's copy of it, its name, and how it was joined."""

    copy: str
    name: str
    address: str
    code: str
    desk: str


def joined_folder() -> Path:
    """The folder of the copies of joined events."""
    return data_folder() / "joined"


def is_joined_copy(path: Path) -> bool:
    """Whether a file is this laptop's copy of a joined event."""
    return path.absolute().parent == joined_folder().absolute()


def joins() -> list[Join]:
    """The events joined before, latest first; unreadable entries are dropped."""
    with suppress(OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        rows = json.loads(_joined_events_file().read_text(encoding="utf-8"))
        found = [Join(**{key: str(row[key]) for key in Join.__slots__}) for row in rows]
        return [Join(path_noted(one.copy), *_others(one)) for one in found][:MOST]
    return []


def join_of(path: Path) -> Join | None:
    """How the event of this copy was joined."""
    return next((one for one in joins() if Path(one.copy) == path.absolute()), None)


def remember_join(join: Join) -> None:
    """Moves an event to the head of the list. A failed write never interrupts work."""
    rows = [join, *(one for one in joins() if one.copy != join.copy)][:MOST]
    texts = [{**asdict(one), "copy": noted_path(Path(one.copy))} for one in rows]
    with suppress(OSError, ValueError):
        # The folder is private before the file is there.
        joined_folder().mkdir(parents=True, exist_ok=True)
        joined_folder().chmod(PRIVATE)
        write_text(_joined_events_file(), json.dumps(texts))
        _joined_events_file().chmod(0o600)


def _others(one: Join) -> tuple[str, str, str, str]:
    return one.name, one.address, one.code, one.desk


def _joined_events_file() -> Path:
    return joined_folder() / "joins.json"
