"""The ring of an event, whatever its format."""

from collections.abc import Collection

from tourneydesk.core.event import Event
from tourneydesk.present.drawings.ring_drawing import RingDrawing
from tourneydesk.present.shows import show_of


def ring_drawing(event: Event, announced: Collection[int] = ()) -> RingDrawing | None:
    """The current ring, None before it is set and in formats without one; ``announced`` are the
    tables whose players have already been announced.
    """
    ring = show_of(event).ring
    return None if ring is None else ring.drawing(event, announced)
