"""The clock, with the tables that have extra time."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.present.messages import text
from tourneydesk.present.projector import rows as rows_of
from tourneydesk.present.projector.geometry import rows_down
from tourneydesk.present.projector.page import DisplayOptions, ProjectorPage
from tourneydesk.present.projector.pages.listing import listed


def clock_pages(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    """The display itself draws the time, large; this adds the tables that have extra time."""
    if options.more_time is None:
        return
    title = text("screen-clock", round=max(1, len(event.rounds)))
    # The time takes up the upper half.
    rows = down or rows_down(options.distance, message_lines=len(options.message_lines))
    table = rows_of.more_time(event, options.more_time)
    pages = list(listed("clock", title, table, options, max(1, rows // 2 - 1), blocks=2, tile=0))
    yield from pages or [ProjectorPage("clock", title)]


def extra_time_pages(
    event: Event, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    """Extra time is shown, selected or not: players who have it must not stop when time is up for
    the others.
    """
    posted = event.current
    more_time, missing = options.more_time or {}, posted.missing if posted is not None else ()
    if "clock" not in options.kinds and any(more_time.get(table, 0) for table in missing):
        yield from clock_pages(event, options, down)
