"""Small texts about events that are not part of them, stored in the user's data by kind.

Each is found again by the path of its event, and some only for the event that has the same opening:
a later event may be in the same file.
"""

from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tourneydesk.gui.user_data.text_file import write_text
from tourneydesk.user_folders import data_folder, noted_path

EVENTS = 50
"""The number of events per kind whose texts are kept."""


class EventNote(QObject):
    """Something of the organizer's about one event, as one text. ``saves`` says whether it is also
    stored, which only the window that writes the event does. One that ``stays_with_event`` is also
    found after the file has been moved.
    """

    kind: str
    stays_with_event = False
    changed = Signal()

    def __init__(self, path: Path, opening: str, *, saves: bool = True) -> None:
        """``opening``: distinguishes the event from an earlier one in the same file."""
        super().__init__()
        self._path = path
        self._opening = opening
        self._saves = saves
        moved = self.stays_with_event and not has_text(self.kind, path, opening)
        self.read(
            text_of_moved(self.kind, opening) if moved else stored_text(self.kind, path, opening)
        )

    def read(self, text: str) -> None:
        """Takes what was stored; nothing of a text that is empty or damaged."""
        raise NotImplementedError

    def written(self) -> str:
        """What is stored."""
        raise NotImplementedError

    def continue_in(self, path: Path) -> None:
        """The event continues in another file, which this window writes."""
        self._path = path
        self._saves = True
        self._save()

    def note_changed(self) -> None:
        """Stores a change and says so."""
        self._save()
        self.changed.emit()

    def _save(self) -> None:
        if self._saves:
            store_text(self.kind, self._path, self.written(), self._opening)


def stored_text(kind: str, event: Path, opening: str = "") -> str:
    """The text of that kind for an event; empty if none can be read, or if it was stored with
    another opening.
    """
    try:
        text = _file(kind, event).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""
    if not opening:
        return text
    stored_opening, _, rest = text.partition("\n")
    return rest if stored_opening == opening else ""


def text_of_moved(kind: str, opening: str) -> str:
    """The latest text of that kind stored with this opening, wherever the event's file was then:
    it may have been moved or renamed since. Empty if there is none.
    """
    first = f"{opening}\n"
    found: list[tuple[float, str]] = []
    with suppress(OSError):
        for file in (data_folder() / kind).glob("*.json"):
            with suppress(OSError, ValueError), file.open(encoding="utf-8", newline="") as lines:
                if lines.readline(len(first)) == first:
                    found.append((file.stat().st_mtime, lines.read()))
    return max(found)[1] if found else ""


def has_text(kind: str, event: Path, opening: str) -> bool:
    """Whether a text of that kind, maybe an empty one, is stored for an event in this place."""
    try:
        with _file(kind, event).open(encoding="utf-8") as lines:
            return lines.readline(len(opening) + 1).rstrip("\n") == opening
    except (OSError, ValueError):
        return False


def store_text(kind: str, event: Path, text: str, opening: str = "") -> None:
    """Replaces the text; a failed write never interrupts the tournament."""
    with suppress(OSError, ValueError):
        file = _file(kind, event)
        write_text(file, f"{opening}\n{text}" if opening else text)
        all_kept = sorted(file.parent.glob("*.json"), key=lambda one: one.stat().st_mtime)
        for old in all_kept[:-EVENTS]:
            old.unlink()


def _file(kind: str, event: Path) -> Path:
    name = sha256(noted_path(event).encode("utf-8", "surrogatepass")).hexdigest()[:24]
    return data_folder() / kind / f"{name}.json"
