"""An event's logo: a picture beside the event, in the user's data.

It changes nothing in the tournament and may be large, so it is not a step of the journal. It is
found again by the place of the event's file or, after that has been moved, by the event's opening.
"""

from base64 import b64decode, b64encode
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tourneydesk.gui.user_data.event_notes import (
    has_text,
    store_text,
    stored_text,
    text_of_moved,
)

KIND = "logos"


class EventLogo(QObject):
    """The logo of one event, as the bytes of a picture; empty without one. ``saves`` says whether
    it is also stored, which only the window that writes the event does.
    """

    changed = Signal()

    def __init__(self, path: Path, opening: str, *, saves: bool = True) -> None:
        """``opening``: distinguishes the event from an earlier one in the same file."""
        super().__init__()
        self._path = path
        self._opening = opening
        self._saves = saves
        self.picture = _stored(path, opening)

    def choose(self, picture: bytes) -> None:
        """Takes this picture from now on; none if it is empty."""
        if picture != self.picture:
            self.picture = picture
            self._save()
            self.changed.emit()

    def continue_in(self, path: Path) -> None:
        """The event continues in another file, which this window writes."""
        self._path = path
        self._saves = True
        self._save()

    def _save(self) -> None:
        if self._saves:
            picture = b64encode(self.picture).decode("ascii")
            store_text(KIND, self._path, picture, self._opening)


def _stored(path: Path, opening: str) -> bytes:
    here = has_text(KIND, path, opening)
    text = stored_text(KIND, path, opening) if here else text_of_moved(KIND, opening)
    try:
        return b64decode(text, validate=True)
    except ValueError:
        return b""
