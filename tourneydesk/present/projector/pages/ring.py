"""The ring."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.present.drawings.rings import ring_drawing
from tourneydesk.present.messages import text
from tourneydesk.present.projector.page import DisplayOptions, ProjectorPage


def ring_page(event: Event, options: DisplayOptions, _down: int | None) -> Iterator[ProjectorPage]:
    drawing = ring_drawing(event, options.announced)
    if drawing is not None:
        yield ProjectorPage("ring", text("screen-ring"), ring=drawing, event=event)
