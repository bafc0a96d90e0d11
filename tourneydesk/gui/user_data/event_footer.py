"""The line that an organizer has on the foot of an event's papers, in the user's data."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tourneydesk.gui.user_data.event_notes import store_text, stored_text

KIND = "footers"
MAX_LENGTH = 120


class EventFooter(QObject):
    """The line of one event; empty without one. ``saves`` says whether it is also stored, which
    only the window that writes the event does.
    """

    changed = Signal()

    def __init__(self, path: Path, opening: str, *, saves: bool = True) -> None:
        """``opening``: distinguishes the event from an earlier one in the same file."""
        super().__init__()
        self._path, self._opening, self._saves = path, opening, saves
        self.text = one_line(stored_text(KIND, path, opening))

    def choose(self, text: str) -> None:
        """Takes this line from now on; none if it is empty."""
        text = one_line(text)
        if text != self.text:
            self.text = text
            self._save()
            self.changed.emit()

    def continue_in(self, path: Path) -> None:
        """The event continues in another file, which this window writes."""
        self._path, self._saves = path, True
        self._save()

    def _save(self) -> None:
        if self._saves:
            store_text(KIND, self._path, self.text, self._opening)


def one_line(text: str) -> str:
    """A text as one line, no longer than a foot has room for."""
    return " ".join(text.split())[:MAX_LENGTH]
