"""The display's pages, as plain data: never more rows than can be read."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import pairwise
from typing import Literal

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.projector import rows as rows_of
from tourneydesk.present.projector.geometry import (
    ASPECT,
    BESIDE_NAME,
    BETWEEN_COLUMNS,
    LETTER,
    MOST_BLOCKS,
    SIDE,
    Measure,
    block_width,
    color_width,
    estimated_width,
    has_stacked_marks,
    listed_name_width,
    numeral_width,
    rows_down,
    tables_down,
    tile_width,
    wrapped,
)
from tourneydesk.present.projector.names import (
    block_numbers,
    blocks_for,
    fitted_names,
    page_ranges,
    seconds_of,
)
from tourneydesk.present.projector.winners import Podium, podium_of
from tourneydesk.present.ring_drawing import RingDrawing
from tourneydesk.present.rings import ring_drawing
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyRow, AnyTable, Column, Table
from tourneydesk.present.tables.fields import table_heading
from tourneydesk.present.tables.pairings import ByeOf

Kind = Literal["names", "tables", "ring", "standings", "out", "final", "clock", "message"]
KINDS: tuple[Kind, ...] = (
    "names",
    "tables",
    "ring",
    "standings",
    "out",
    "final",
    "clock",
    "message",
)
LONGEST_MESSAGE = 200
LEAST_NAME = 5
"""The least width of a name, in em, where there is more than one block of them."""
MOST_COLORED = 2
"""The most blocks of names side by side that have space for colors."""
MOST_MESSAGE_LINES = 2
"""A message with more lines has a page of its own instead of the space under every page."""


@dataclass(frozen=True, slots=True)
class DisplayOptions:
    """What to display, and how.

    ``more_time`` maps tables to extra minutes, None if no clock has been set. ``ratings`` and
    ``ages`` are private and left out unless requested. ``announced`` are the games of a ring that
    have already been announced. ``measure`` is the width of a text in the font that is used.
    """

    kinds: tuple[Kind, ...] = KINDS
    distance: int = 6
    ratings: bool = False
    ages: bool = False
    message: str = ""
    more_time: Mapping[int, int] | None = None
    announced: frozenset[int] = frozenset()
    measure: Measure = estimated_width
    aspect: Fraction = ASPECT

    @property
    def whole_message(self) -> str:
        return self.message.strip()[:LONGEST_MESSAGE]

    @property
    def message_lines(self) -> tuple[str, ...]:
        """The lines of the message under every page; none if it is too long for that."""
        if not self.whole_message:
            return ()
        width = float((self.aspect - 2 * SIDE) / (LETTER * self.distance))
        signed = text("window-sign-attention") + self.whole_message
        lines = wrapped(signed, width, self.measure)
        return lines if len(lines) <= MOST_MESSAGE_LINES else ()


@dataclass(frozen=True, slots=True)
class ProjectorPage:
    """One page: a title and rows, a ring, a podium, or one large text.

    ``number`` and ``page_count`` count the pages of the same kind, ``labels`` says what is on each.
    Rows run down first, then into the next of ``blocks`` side by side, ``down`` in each. With
    ``seats``, each group of rows is one table of up to this many, with a large number.

    - ``detail``: the rest of the title, such as the names on this page.
    - ``heading``: the event and the round, above the title; ``subject`` is what is shown of it.
    - ``tile``: the column that is painted largest, on a colored ground.
    - ``bands``: for each row, whether its ground differs, to lead the eye.
    - ``seconds``: how long it stays; 0 for the usual time.
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
    detail: str = ""
    heading: str = ""
    labels: tuple[str, ...] = ()
    tile: int | None = None
    bands: tuple[bool, ...] = ()
    seats: int = 0
    tall: bool = False
    message: tuple[str, ...] = ()
    podium: Podium | None = None
    seconds: int = 0

    @property
    def headed(self) -> bool:
        """Whether its columns have headings; names and table numbers explain themselves."""
        return bool(self.rows) and self.kind != "names" and not self.seats

    @property
    def page_label(self) -> str:
        """``2 of 5``; empty for a single page."""
        return (
            text("screen-page", page=self.number, pages=self.page_count)
            if self.page_count > 1
            else ""
        )


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
        pages += [*found, *(_long_message(event, options) if found else ())]
    if not pages:
        pages = [_welcome(event), *_long_message(event, options)]
    pages += _extra_time(event, options, down)
    heading = _heading(event)
    return [
        replace(
            page,
            event_name=event.name,
            heading="" if page.kind in ("welcome", "message") else heading,
            message=() if page.kind == "message" else lines,
        )
        for page in pages
    ]


def _heading(event: Event) -> str:
    posted = event.current
    fmt = format_of(event)
    if posted is None or posted.kind in fmt.ring_kinds:
        return event.name
    planned = fmt.outlook(event).rounds_planned
    known = planned is not None and planned >= posted.number
    return text(
        "screen-heading-planned" if known else "screen-heading",
        event=event.name,
        round=posted.number,
        planned=planned or 0,
    )


def _tables(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    posted = event.current
    if posted is None:
        return
    fmt = format_of(event)
    if posted.kind in fmt.ring_kinds:
        title = text("screen-games")
    elif posted.kind in fmt.extra_kinds:
        kind = text(f"kind-{posted.kind}", event.format)
        title = text("screen-tables-kind", round=posted.number, kind=kind)
    else:
        title = text("screen-tables", round=posted.number)
    yield from _seated("tables", title, event, options, down)


def _seated(
    kind: Kind, title: str, event: Event, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    """The tables of the round: a row for two players, a large number for several."""
    posted = event.current
    if posted is None:
        return
    table = rows_of.by_table(event, posted, options.ratings, options.ages)
    at = table.ids.index("table")
    if show_of(event).of_many is None or down is not None:
        pages = [*_listed(kind, title, table, options, down, tile=at)]
    else:
        pages = [*_in_groups(kind, title, table, options)]
    labels = tuple(_first_to_last([row.cells[at] for row in page.rows]) for page in pages)
    for page, label in zip(pages, labels, strict=True):
        yield replace(page, labels=labels, detail=label if len(pages) > 1 else "")


def _in_groups(
    kind: Kind, title: str, table: AnyTable, options: DisplayOptions
) -> Iterator[ProjectorPage]:
    """Pages of tables of several players, each with a large number beside its names."""
    groups = _with_byes_together(table.groups)
    if not groups:
        return
    seats = max(map(len, groups))
    down = tables_down(options.distance, seats, len(options.message_lines))
    name, number = table.ids.index("name"), table.ids.index("table")
    names = [row.cells[name] for row in table.rows]
    tile = numeral_width([row.cells[number] for row in table.rows], options.measure)
    seated = [row for row in table.rows if not isinstance(row.key, ByeOf)]
    others = [at for at in range(len(table.ids)) if at not in (name, number)]
    widest = [
        max((options.measure(row.cells[at], True) for row in seated), default=0.0) for at in others
    ]
    beside = tile + BESIDE_NAME + sum(BETWEEN_COLUMNS + one for one in widest) + 0.25
    widths = {
        blocks: block_width(options.distance, blocks, options.aspect) - beside
        for blocks in range(1, min(MOST_BLOCKS, len(groups)) + 1)
    }
    blocks = blocks_for(names, widths, options.measure)
    per_page = down * blocks
    pages = [groups[at : at + per_page] for at in range(0, len(groups), per_page)]
    for page_number, shown in enumerate(pages, start=1):
        rows = tuple(row for group in shown for row in group)
        yield ProjectorPage(
            kind,
            title,
            table.columns,
            rows,
            down * seats,
            blocks,
            page_number,
            len(pages),
            tile=number,
            bands=tuple(at % 2 == 0 for group in shown for at in range(len(group))),
            seats=seats,
        )


def _with_byes_together(groups: Sequence[Sequence[AnyRow]]) -> list[tuple[AnyRow, ...]]:
    """The tables, and the players with byes in groups as large as a table."""
    tables = [tuple(group) for group in groups if not isinstance(group[0].key, ByeOf)]
    byes = [row for group in groups for row in group if isinstance(row.key, ByeOf)]
    size = max(map(len, tables), default=4)
    for at in range(0, len(byes), size):
        first, *others = byes[at : at + size]
        tables.append((first, *(replace(row, emphasis="") for row in others)))
    return tables


def _names(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    posted = event.current
    if posted is None:
        return
    table = rows_of.by_name(event, posted)
    title = text(f"screen-names-{table_heading(event)}")
    if down is not None:
        yield from _listed("names", title, table, options, down, tile=table.ids.index("where"))
        return
    names = [row.cells[0] for row in table.rows]
    colored = "color_letter" in table.ids
    tile = tile_width([row.cells[-1] for row in table.rows], options.measure)
    colors = [row.cells[1] for row in table.rows]
    color = color_width(colors, options.measure) if colored else 0.0

    def width(blocks: int) -> float:
        beside = color if blocks <= MOST_COLORED else 0.0
        return listed_name_width(options.distance, blocks, tile, beside, options.aspect)

    rows = rows_down(
        options.distance,
        headed=False,
        message_lines=len(options.message_lines),
        stacked=any(map(has_stacked_marks, names)),
    )
    widths = {
        blocks: width(blocks)
        for blocks in block_numbers(len(names), rows)
        if blocks == 1 or width(blocks) >= LEAST_NAME
    }
    blocks = blocks_for(names, widths, options.measure)
    shown = fitted_names(names, width(blocks), options.measure)
    if colored and blocks > MOST_COLORED:
        table = rows_of.only(table, ("name", "where"))
    short = Table(
        table.columns,
        tuple(
            replace(row, cells=(name, *row.cells[1:]))
            for name, row in zip(shown, table.rows, strict=True)
        ),
    )
    pages = [*_listed("names", title, short, options, None, blocks, tile=len(short.columns) - 1)]
    ranges = page_ranges([[row.cells[0] for row in page.rows] for page in pages])
    labels = tuple(first for first, _ in ranges)
    seconds = seconds_of(len(pages), max((len(page.rows) for page in pages), default=0))
    for page, (first, last) in zip(pages, ranges, strict=True):
        detail = text("screen-range", first=first, last=last) if len(pages) > 1 else ""
        yield replace(page, labels=labels, detail=detail, seconds=seconds)


def _ring(event: Event, options: DisplayOptions, _down: int | None) -> Iterator[ProjectorPage]:
    drawing = ring_drawing(event, options.announced)
    if drawing is not None:
        yield ProjectorPage("ring", text("screen-ring"), ring=drawing, event=event)


def _standings(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    posted = event.current
    if posted is None:
        return
    if posted.kind in format_of(event).ring_kinds:
        title = text("screen-standings-ring")
    elif posted.missing:
        title = text("screen-standings-playing", round=posted.number)
    else:
        title = text("screen-standings", round=posted.number)
    yield from _ranked("standings", title, event, options, down)


def _ranked(
    kind: Kind, title: str, event: Event, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    """The standings; the ground differs from one score to the next."""
    table = rows_of.by_place(event, options.ratings, options.ages)
    points = table.ids.index("points")
    pages = [*_listed(kind, title, table, options, down, tile=points)]
    labels = tuple(_first_to_last([row.cells[0] for row in page.rows]) for page in pages)
    scores = [row.cells[points] for row in table.rows]
    bands = [True]
    for before, after in pairwise(scores):
        bands.append(bands[-1] == (before == after))
    for page in pages:
        own, bands = tuple(bands[: len(page.rows)]), bands[len(page.rows) :]
        yield replace(page, labels=labels, bands=own)


def _out(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
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
    labels = tuple(page.title for page in pages)
    for number, page in enumerate(pages, start=1):
        yield replace(page, number=number, page_count=len(pages), labels=labels)


def _eliminated(
    title: str, table: AnyTable, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    yield from _listed("out", title, table, options, down, tile=table.ids.index("place"))


def _final(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    posted = event.current
    outlook = format_of(event).outlook(event)
    if outlook.status == "finished":
        podium = podium_of(event, outlook.winners)
        won = [ProjectorPage("final", podium.title, podium=podium)] if podium else []
        ranked = [*_ranked("final", text("screen-ended"), event, options, down)]
        pages = [*won, *(_with_winners(page, outlook.winners) for page in ranked[:1])]
        labels = tuple(page.title for page in pages)
        for number, page in enumerate(pages, start=1):
            yield replace(page, number=number, page_count=len(pages), labels=labels)
    elif posted is not None and posted.kind in format_of(event).extra_kinds:
        yield from _seated("final", text("screen-final"), event, options, down)


def _with_winners(page: ProjectorPage, winners: Sequence[int]) -> ProjectorPage:
    won = [replace(row, emphasis="first") for row in page.rows if row.key in winners]
    return replace(page, rows=(*won, *(row for row in page.rows if row.key not in winners)))


def _clock(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    """The display itself draws the time, large; this adds the tables that have extra time."""
    if options.more_time is None:
        return
    title = text("screen-clock", round=max(1, len(event.rounds)))
    # The time takes up the upper half.
    rows = down or rows_down(options.distance, message_lines=len(options.message_lines))
    table = rows_of.more_time(options.more_time)
    pages = list(_listed("clock", title, table, options, max(1, rows // 2 - 1), blocks=2, tile=0))
    yield from pages or [ProjectorPage("clock", title)]


def _message(event: Event, options: DisplayOptions, _down: int | None) -> Iterator[ProjectorPage]:
    if options.whole_message:
        yield ProjectorPage("message", event.name, large_text=options.whole_message)


def _long_message(event: Event, options: DisplayOptions) -> Iterator[ProjectorPage]:
    """A message that does not fit under the pages is shown large after each kind of page."""
    if "message" not in options.kinds and options.whole_message and not options.message_lines:
        yield from _message(event, options, None)


def _extra_time(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    """Extra time is shown, selected or not: players who have it must not stop when time is up for
    the others.
    """
    posted = event.current
    more_time, missing = options.more_time or {}, posted.missing if posted is not None else ()
    if "clock" not in options.kinds and any(more_time.get(table, 0) for table in missing):
        yield from _clock(event, options, down)


def _welcome(event: Event) -> ProjectorPage:
    players = len(active(event, format_of(event).leavings(event)))
    announcement = (
        text("screen-soon", players=players, round=len(event.rounds) + 1)
        if players
        else text("screen-soon-nobody")
    )
    details = [event.details[key] for key in ("venue", "date") if event.details.get(key)]
    return ProjectorPage("welcome", event.name, large_text=announcement, detail=" · ".join(details))


def _listed(
    kind: Kind,
    title: str,
    table: AnyTable,
    options: DisplayOptions,
    down: int | None,
    blocks: int = 1,
    *,
    tile: int | None = None,
) -> Iterator[ProjectorPage]:
    """Pages of rows. A group stays on one page if a page can hold it; a page with names in a script
    that stacks marks has fewer rows.
    """
    messages = len(options.message_lines)
    low, tall = (
        down
        or rows_down(
            options.distance, headed=kind != "names", message_lines=messages, stacked=stacked
        )
        for stacked in (False, True)
    )
    groups = [*table.groups]
    pages: list[tuple[int, list[AnyRow]]] = []
    while groups:
        rows = _filled(groups, low * blocks)
        rows_per_block = low
        if any(map(_is_tall, rows)):
            rows, rows_per_block = _filled(groups, tall * blocks), tall
        pages.append((rows_per_block, rows))
        groups = _without(groups, len(rows))
    for page_number, (rows_per_block, rows) in enumerate(pages, start=1):
        yield ProjectorPage(
            kind,
            title,
            table.columns,
            tuple(rows),
            rows_per_block,
            blocks,
            page_number,
            len(pages),
            tile=tile,
            bands=tuple(at % rows_per_block % 2 == 0 for at in range(len(rows))),
            tall=rows_per_block < low,
        )


def _filled(groups: Sequence[Sequence[AnyRow]], space: int) -> list[AnyRow]:
    """As many whole groups as fit; the first rows of a group that is larger than a page."""
    rows: list[AnyRow] = []
    for group in groups:
        if rows and len(rows) + len(group) > space:
            break
        rows += group[:space]
        if len(rows) >= space:
            break
    return rows


def _without(groups: Sequence[tuple[AnyRow, ...]], count: int) -> list[tuple[AnyRow, ...]]:
    """The groups without this many rows at the beginning."""
    rest = [*groups]
    while count:
        group = rest.pop(0)
        if len(group) > count:
            return [group[count:], *rest]
        count -= len(group)
    return rest


def _is_tall(row: AnyRow) -> bool:
    return any(map(has_stacked_marks, row.cells))


def _first_to_last(texts: Sequence[str]) -> str:
    """``1–11``: the first and the last of these numbers."""
    found = [one for one in texts if one]
    if not found:
        return text("cell-bye")
    first, last = found[0], found[-1]
    return first if first == last else text("screen-range", first=first, last=last)


_PAGES: Mapping[Kind, Callable[[Event, DisplayOptions, int | None], Iterator[ProjectorPage]]] = {
    "names": _names,
    "tables": _tables,
    "ring": _ring,
    "standings": _standings,
    "out": _out,
    "final": _final,
    "clock": _clock,
    "message": _message,
}
