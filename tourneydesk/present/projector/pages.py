"""The display's pages, as plain data: never more rows than can be read.

Letters as high as 1/200 of the distance can be read (AVIXA). Distances are measured in picture
heights: at 6, letters are 62 of 1080 pixels and a page has 11 rows.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Literal

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.projector import rows as rows_of
from tourneydesk.present.ring_drawing import RingDrawing
from tourneydesk.present.rings import ring_drawing
from tourneydesk.present.table import AnyRow, AnyTable, Column, Table

Kind = Literal["tables", "names", "ring", "standings", "out", "final", "clock", "message"]
KINDS: tuple[Kind, ...] = (
    "tables",
    "names",
    "ring",
    "standings",
    "out",
    "final",
    "clock",
    "message",
)
DISTANCES = (3, 4, 6, 8)
"""The distance of the farthest viewer, in picture heights."""
LETTER = Fraction(62, 6 * 1080)
"""The size of letters as a share of the picture's height, for each picture height of distance."""
ROW = Fraction(5, 4)
"""The height of a row, in letters."""
AROUND = Fraction(29, 10)
"""The space for title, headings, footer and margins, in rows."""
LONGEST_MESSAGE = 200
LINE = 270
"""Characters that fit on one line of a screen, times the distance: for bold, which is wide."""


@dataclass(frozen=True, slots=True)
class DisplayOptions:
    """What to display, and how.

    ``more_time`` maps tables to extra minutes, None if no clock has been set. ``ratings`` and
    ``ages`` are private and left out unless requested. ``announced`` are the games of a ring that
    have already been announced.
    """

    kinds: tuple[Kind, ...] = KINDS
    distance: int = 6
    ratings: bool = False
    ages: bool = False
    message: str = ""
    more_time: Mapping[int, int] | None = None
    announced: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ProjectorPage:
    """One page: a title and rows, a ring, or one large text.

    ``number`` and ``page_count`` count the pages of the same kind. Rows run down first, then into
    the next of ``blocks`` side by side, ``down`` in each.
    """

    kind: Kind | Literal["welcome"]
    title: str
    columns: tuple[Column, ...] = ()
    rows: tuple[AnyRow, ...] = ()
    down: int = 1
    blocks: int = 1
    number: int = 1
    page_count: int = 1
    large_text: str = ""
    ring: RingDrawing | None = None
    event_name: str = ""
    event: Event | None = field(default=None, compare=False, repr=False)

    @property
    def grouped(self) -> bool:
        """Whether several rows belong to one table, with a line between tables."""
        begins = [row.emphasis == "begins" for row in self.rows]
        return begins[:1] == [True] and not all(begins)

    @property
    def page_label(self) -> str:
        """``2 of 5``; empty for a single page."""
        return (
            text("screen-page", page=self.number, pages=self.page_count)
            if self.page_count > 1
            else ""
        )


def rows_down(distance: int, *, message: bool = False) -> int:
    """How many rows can be read at that distance; a message takes one of them."""
    rows = 1 / (LETTER * distance * ROW) - AROUND
    return max(1, rows.numerator // rows.denominator - message)


def projector_pages(
    event: Event, options: DisplayOptions, down: int | None = None
) -> list[ProjectorPage]:
    """All pages in display order, at least one; ``down`` overrides the rows of a page, as for a
    scrolled list.
    """
    message = options.message.strip()[:LONGEST_MESSAGE]
    rows_per_page = down or rows_down(options.distance, message=bool(message))
    pages = [page for kind in options.kinds for page in _PAGES[kind](event, options, rows_per_page)]
    pages = [*(pages or [_welcome(event)]), *_not_in_a_line(event, options, rows_per_page)]
    return [replace(page, event_name=event.name) for page in pages]


def _tables(event: Event, options: DisplayOptions, down: int) -> Iterator[ProjectorPage]:
    posted = event.current
    if posted is None:
        return
    table = rows_of.by_table(event, posted, options.ratings, options.ages)
    fmt = format_of(event)
    if posted.kind in fmt.ring_kinds:
        title = text("screen-games")
    elif posted.kind in fmt.extra_kinds:
        kind = text(f"kind-{posted.kind}", event.format)
        title = text("screen-tables-kind", round=posted.number, kind=kind)
    else:
        title = text("screen-tables", round=posted.number)
    yield from _listed("tables", title, table, down)


def _names(event: Event, options: DisplayOptions, down: int) -> Iterator[ProjectorPage]:
    posted = event.current
    if posted is None:
        return
    table = rows_of.by_name(event, posted)
    title = text("screen-names", round=posted.number)
    # At a greater distance letters are larger, and two names no longer fit side by side; a few
    # names need no shortening when they have the page to themselves.
    blocks = 2 if options.distance <= 6 and len(table.rows) > down else 1
    yield from _listed("names", title, table, down, blocks)


def _ring(event: Event, options: DisplayOptions, down: int) -> Iterator[ProjectorPage]:
    drawing = ring_drawing(event, options.announced)
    if drawing is not None:
        yield ProjectorPage("ring", text("screen-ring"), ring=drawing, event=event)


def _standings(event: Event, options: DisplayOptions, down: int) -> Iterator[ProjectorPage]:
    posted = event.current
    if posted is None:
        return
    table = rows_of.by_place(event, options.ratings, options.ages)
    if posted.kind in format_of(event).ring_kinds:
        title = text("screen-standings-ring")
    elif posted.missing:
        title = text("screen-standings-playing", round=posted.number)
    else:
        title = text("screen-standings", round=posted.number)
    yield from _listed("standings", title, table, down)


def _out(event: Event, options: DisplayOptions, down: int) -> Iterator[ProjectorPage]:
    yield from _listed("out", text("screen-out"), rows_of.eliminated(event), down)


def _final(event: Event, options: DisplayOptions, down: int) -> Iterator[ProjectorPage]:
    posted = event.current
    outlook = format_of(event).outlook(event)
    if outlook.status == "finished":
        table = rows_of.by_place(event, options.ratings, options.ages)
        won = [replace(row, emphasis="first") for row in table.rows if row.key in outlook.winners]
        others = [row for row in table.rows if row.key not in outlook.winners]
        page = Table(table.columns, (*won, *others)[:down])
        yield from _listed("final", text("screen-ended"), page, down)
    elif posted is not None and posted.kind in format_of(event).extra_kinds:
        table = rows_of.by_table(event, posted, options.ratings, options.ages)
        yield from _listed("final", text("screen-final"), table, down)


def _clock(event: Event, options: DisplayOptions, down: int) -> Iterator[ProjectorPage]:
    """The display itself draws the time, large; this adds the tables that have extra time."""
    if options.more_time is None:
        return
    title = text("screen-clock", round=max(1, len(event.rounds)))
    # The time takes up the upper half.
    table = rows_of.more_time(options.more_time)
    pages = list(_listed("clock", title, table, max(1, down // 2 - 1), blocks=2))
    yield from pages or [ProjectorPage("clock", title)]


def _message(event: Event, options: DisplayOptions, down: int) -> Iterator[ProjectorPage]:
    message = options.message.strip()[:LONGEST_MESSAGE]
    if message:
        yield ProjectorPage("message", event.name, large_text=message)


def _not_in_a_line(event: Event, options: DisplayOptions, down: int) -> Iterator[ProjectorPage]:
    """What does not fit on the lines beside every page is shown large, selected or not: players
    with extra time must not stop when time is up for the others, and a long message must not be cut
    off.
    """
    posted = event.current
    more_time, missing = options.more_time or {}, posted.missing if posted is not None else ()
    if "clock" not in options.kinds and any(more_time.get(table, 0) for table in missing):
        yield from _clock(event, options, down)
    message = options.message.strip()
    if "message" not in options.kinds and len(message) > LINE // options.distance:
        yield from _message(event, options, down)


def _welcome(event: Event) -> ProjectorPage:
    players = len(active(event, format_of(event).leavings(event)))
    announcement = (
        text("screen-soon", players=players, round=len(event.rounds) + 1)
        if players
        else text("screen-soon-nobody")
    )
    return ProjectorPage("welcome", event.name, large_text=announcement)


def _listed(
    kind: Kind, title: str, table: AnyTable, down: int, blocks: int = 1
) -> Iterator[ProjectorPage]:
    """Pages of rows. A group stays on one page if a page can hold it."""
    room = down * blocks
    filled: list[list[AnyRow]] = []
    for group in table.groups:
        if not filled or len(filled[-1]) + len(group) > room:
            filled.append([])
        for row in group:
            if len(filled[-1]) == room:
                filled.append([])
            filled[-1].append(row)
    for page_number, rows in enumerate(filled, start=1):
        yield ProjectorPage(
            kind, title, table.columns, tuple(rows), down, blocks, page_number, len(filled)
        )


_PAGES: Mapping[Kind, Callable[[Event, DisplayOptions, int], Iterator[ProjectorPage]]] = {
    "tables": _tables,
    "names": _names,
    "ring": _ring,
    "standings": _standings,
    "out": _out,
    "final": _final,
    "clock": _clock,
    "message": _message,
}
