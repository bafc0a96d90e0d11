"""An event's logo: a picture beside the event, in the user's data.

It changes nothing in the tournament and may be large, so it is not a step of the journal. It is
found again by the place of the event's file or, after that has been moved, by the event's opening.
"""

from base64 import b64decode, b64encode
from contextlib import suppress

from tourneydesk.gui.user_data.event_notes import EventNote

KIND = "logos"


class EventLogo(EventNote):
    """The logo of one event, as the bytes of a picture; empty without one."""

    kind = KIND
    stays_with_event = True
    picture = b""

    def choose(self, picture: bytes) -> None:
        """Takes this picture from now on; none if it is empty."""
        if picture != self.picture:
            self.picture = picture
            self.note_changed()

    def read(self, text: str) -> None:
        with suppress(ValueError):
            self.picture = b64decode(text, validate=True)

    def written(self) -> str:
        return b64encode(self.picture).decode("ascii")
