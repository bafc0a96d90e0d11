"""The recently opened events, stored in the user's data folder."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from pathlib import Path

from tourneydesk.gui.user_data.text_file import write_text
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
