"""The standings, and those who are out."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from tourneydesk.core.event import Event, Round
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.projector import rows as rows_of
from tourneydesk.present.projector.page import DisplayOptions, Kind, ProjectorPage
from tourneydesk.present.projector.pages.listing import first_to_last, listed
from tourneydesk.present.table import AnyTable


def standings_pages(
    event: Event, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    if event.current is not None:
        yield from ranked_pages("standings", _title(event, event.current), event, options, down)


def _title(event: Event, posted: Round) -> str:
    if posted.kind in format_of(event).ring_kinds:
        return text("screen-standings-ring")
    playing = "screen-standings-playing" if posted.missing else "screen-standings"
    return text(playing, round=posted.number)


def ranked_pages(
    kind: Kind, title: str, event: Event, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    """The standings; the ground differs from one score to the next."""
    table = rows_of.by_place(event, options.ratings, options.ages)
    points = table.ids.index("points")
    pages = [*listed(kind, title, table, options, down, tile=points)]
    labels = tuple(first_to_last([row.cells[0] for row in page.rows]) for page in pages)
    scores = [row.cells[points] for row in table.rows]
    bands = [True]
    for before, after in pairwise(scores):
        bands.append(bands[-1] == (before == after))
    for page in pages:
        own, bands = tuple(bands[: len(page.rows)]), bands[len(page.rows) :]
        yield replace(page, labels=labels, bands=own)


def eliminated_pages(
    event: Event, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    """Those of the round by themselves, so that everyone sees who they are."""
    posted = event.current
    if posted is None:
        return
    latest = 0 if posted.kind in format_of(event).ring_kinds else posted.number
    now = rows_of.eliminated(event, latest, latest)
    before = rows_of.eliminated(event, 0, latest - 1 if latest else posted.number)
    title = text("screen-out-before" if now.rows else "screen-out-all")
    pages = [
        *_eliminated(text("screen-out", round=latest), now, options, down),
        *_eliminated(title, before, options, down),
    ]
    titles = Counter(page.title for page in pages)
    labels = tuple(_places(page) if titles[page.title] > 1 else page.title for page in pages)
    for number, page in enumerate(pages, start=1):
        yield replace(page, number=number, page_count=len(pages), labels=labels)


def _eliminated(
    title: str, table: AnyTable, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    yield from listed("out", title, table, options, down, tile=table.ids.index("place"))


def _places(page: ProjectorPage) -> str:
    """The places on a page, which tell it from others with its title."""
    return first_to_last([row.cells[page.tile or 0] for row in page.rows])
