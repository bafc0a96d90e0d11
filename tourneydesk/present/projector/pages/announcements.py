"""What is said in large letters: the welcome, and a message."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.formats import format_of
from tourneydesk.present.messages import clock_time, dates_in, text
from tourneydesk.present.projector.page import DisplayOptions, ProjectorPage


def welcome_page(event: Event, options: DisplayOptions) -> ProjectorPage:
    """The event's name and logo, when it begins and what comes."""
    starts = event.details.get("starts", "") if not event.rounds else ""
    players = len(active(event, format_of(event).leavings(event)))
    announcement = (
        text("screen-soon", players=players, round=len(event.rounds) + 1)
        if players
        else text("screen-soon-none")
    )
    venue, date = event.details.get("venue", ""), event.details.get("date", "")
    details = [part for part in (venue, dates_in(date, "long")) if part]
    return ProjectorPage(
        "welcome",
        event.name,
        large_text=announcement,
        detail=" · ".join(details),
        starts=text("screen-starts", round=1, time=clock_time(starts)) if starts else "",
        logo=options.logo,
    )


def message_page(
    event: Event, options: DisplayOptions, _down: int | None
) -> Iterator[ProjectorPage]:
    if options.whole_message:
        yield ProjectorPage("message", event.name, large_text=options.whole_message)


def long_message_page(event: Event, options: DisplayOptions) -> Iterator[ProjectorPage]:
    """A message that does not fit under the pages is shown large after each kind of page."""
    if "message" not in options.kinds and options.whole_message and not options.message_lines:
        yield from message_page(event, options, None)
