"""The recently opened events, stored in the user's data folder."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from platformdirs import user_data_path

from tourneydesk.gui.user_data.text_file import write_text

MAX_EVENTS = 12


@dataclass(frozen=True, slots=True)
class Recent:
    """An event opened before: its file, name and format."""

    path: str
    name: str
    format: str


def data_folder() -> Path:
    """The folder for the user's data that does not belong to an event."""
    return user_data_path("tourneydesk", appauthor=False)


def recent_events() -> list[Recent]:
    """The recently opened events, latest first; unreadable entries are dropped."""
    try:
        rows = json.loads(_file().read_text(encoding="utf-8"))
        events = [Recent(str(row["path"]), str(row["name"]), str(row["format"])) for row in rows]
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return []
    return events[:MAX_EVENTS]


def remember(path: Path, name: str, format_key: str) -> None:
    """Moves an event to the head of the list. A failed write never interrupts work."""
    now = Recent(str(path.absolute()), name, format_key)
    others = [event for event in recent_events() if event.path != now.path]
    with suppress(OSError, ValueError):
        events = [now, *others][:MAX_EVENTS]
        write_text(_file(), json.dumps([asdict(event) for event in events]))


def _file() -> Path:
    return data_folder() / "recent.json"
