"""Small texts about events that are not part of them, stored in the user's data by kind.

Each is found again by the path of its event.
"""

from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from tourneydesk.gui.user_data.recent import data_folder
from tourneydesk.gui.user_data.text_file import write_text

EVENTS = 50
"""The number of events per kind whose texts are kept."""


def stored_text(kind: str, event: Path) -> str:
    """The text of that kind for an event; empty if none can be read."""
    try:
        return _file(kind, event).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


def store_text(kind: str, event: Path, text: str) -> None:
    """Replaces the text; a failed write never interrupts the tournament."""
    with suppress(OSError, ValueError):
        file = _file(kind, event)
        write_text(file, text)
        all_kept = sorted(file.parent.glob("*.json"), key=lambda one: one.stat().st_mtime)
        for old in all_kept[:-EVENTS]:
            old.unlink()


def _file(kind: str, event: Path) -> Path:
    name = sha256(str(event.absolute()).encode("utf-8", "surrogatepass")).hexdigest()[:24]
    return data_folder() / kind / f"{name}.json"
