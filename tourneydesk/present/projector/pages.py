"""The display's pages, as plain data: never more rows than can be read.

A module for each kind of page; each has a function that makes its pages of an event.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from tourneydesk.core.event import Event
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.messages import text
from tourneydesk.present.projector.page import KINDS, DisplayOptions, Kind, ProjectorPage
from tourneydesk.present.projector.round_pages import (
    clock_pages,
    extra_time_pages,
    name_pages,
    ring_page,
    table_pages,
)
from tourneydesk.present.projector.standings_pages import (
    bars_pages,
    bracket_page,
    eliminated_pages,
    final_pages,
    long_message_page,
    message_page,
    places_page,
    standings_pages,
    welcome_page,
)
from tourneydesk.present.shows import show_of_format

WITH_ADDRESS = ("names", "tables", "welcome")
"""Kinds with a QR code: what everyone wants to know at once."""


def projector_pages(
    event: Event, options: DisplayOptions, down: int | None = None
) -> list[ProjectorPage]:
    """All pages in display order, at least one; ``down`` overrides the rows of a page, as for a
    scrolled list.
    """
    lines = options.message_lines
    pages: list[ProjectorPage] = []
    for kind in options.kinds:
        found = [*_PAGES[kind](event, options, down)]
        pages += [*found, *(long_message_page(event, options) if found else ())]
    if not pages:
        pages = [welcome_page(event, options), *long_message_page(event, options)]
    pages += extra_time_pages(event, options, down)
    name = options.section or event.name
    heading = _heading(event, name)
    return [
        replace(
            page,
            event_name=name,
            heading="" if page.kind in ("welcome", "message") else heading,
            message=() if page.kind == "message" else lines,
            address=options.address if page.kind in WITH_ADDRESS else "",
        )
        for page in pages
    ]


def useful_kinds(format_key: str) -> list[Kind]:
    """The kinds of pages that a format can have."""
    fmt, show = FORMATS[format_key], show_of_format(format_key)
    without: set[Kind] = set()
    if not fmt.ring_kinds:
        without.add("ring")
    if not fmt.knocks_out:
        without.add("out")
    if show.ring is not None:
        without.add("places")
    if show.bars is None:
        without.add("bars")
    if show.bracket is None:
        without.add("bracket")
    return [kind for kind in KINDS if kind not in without]


def _heading(event: Event, name: str) -> str:
    posted = event.current
    fmt = format_of(event)
    if posted is None or posted.kind in fmt.ring_kinds:
        return name
    planned = fmt.outlook(event).rounds_planned
    known = planned is not None and planned >= posted.number
    return text(
        "screen-heading-planned" if known else "screen-heading",
        event=name,
        round=posted.number,
        planned=planned or 0,
    )


_PAGES: Mapping[Kind, Callable[[Event, DisplayOptions, int | None], Iterator[ProjectorPage]]] = {
    "names": name_pages,
    "tables": table_pages,
    "ring": ring_page,
    "standings": standings_pages,
    "places": places_page,
    "bars": bars_pages,
    "bracket": bracket_page,
    "out": eliminated_pages,
    "final": final_pages,
    "clock": clock_pages,
    "message": message_page,
}
