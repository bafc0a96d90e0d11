"""The shared events that this laptop has joined, so that joining again is one key.

The codes are kept too: a laptop that crashed in the middle of a round must be back within seconds,
and a code is worth nothing once the event is no longer shared. Nobody else on this computer can
read the file.
"""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

from tourneydesk.gui.user_data.text_file import write_text
from tourneydesk.user_folders import data_folder, noted_path, path_noted

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
        rows = json.loads(_file().read_text(encoding="utf-8"))
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
        write_text(_file(), json.dumps(texts))
        _file().chmod(0o600)


def _others(one: Join) -> tuple[str, str, str, str]:
    return one.name, one.address, one.code, one.desk


def _file() -> Path:
    return joined_folder() / "joins.json"
