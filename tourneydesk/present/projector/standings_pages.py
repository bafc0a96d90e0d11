"""Pages of the standings: ranks, charts, who is out, the end of the event, announcements."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import active
from tourneydesk.formats import format_of
from tourneydesk.present.drawings import LEADERS, leaders, places_chart
from tourneydesk.present.figures import figure_heads
from tourneydesk.present.messages import clock_time, dates_in, number, text
from tourneydesk.present.prizes.tables import awards_table
from tourneydesk.present.projector import rows as rows_of
from tourneydesk.present.projector.geometry import rows_down
from tourneydesk.present.projector.page import DisplayOptions, Kind, ProjectorPage, podium_of
from tourneydesk.present.projector.round_pages import seated_pages
from tourneydesk.present.projector.rows import first_to_last, listed
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyTable, Column, Row, Table, bar_cell


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
    for page_number, page in enumerate(pages, start=1):
        yield replace(page, number=page_number, page_count=len(pages), labels=labels)


def _eliminated(
    title: str, table: AnyTable, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    yield from listed("out", title, table, options, down, tile=table.ids.index("place"))


def _places(page: ProjectorPage) -> str:
    """The places on a page, which tell it from others with its title."""
    return first_to_last([row.cells[page.tile or 0] for row in page.rows])


# The standings as charts: places by round, bars towards the line at which a player is out, and a
# bracket.

LEAST_ROUNDS = 2
"""The rounds without which there is nothing to compare."""


def places_page(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    """The leaders after each complete round."""
    if show_of(event).ring is not None:
        return
    chart = places_chart(event)
    if len(chart.rounds) < LEAST_ROUNDS:
        return
    rows = down or rows_down(options.distance, message_lines=len(options.message_lines))
    lines = tuple(leaders(chart, most=min(LEADERS, rows)))
    yield ProjectorPage("places", text("screen-places"), chart=replace(chart, lines=lines))


def bracket_page(
    event: Event, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    """The bracket once it has begun."""
    bracket = show_of(event).bracket
    drawing = bracket(event) if bracket is not None else None
    if drawing is not None and drawing.begun:
        yield ProjectorPage("bracket", text("screen-bracket"), bracket=drawing)


def bars_pages(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    """How close everyone is to being out; of those who are out, only the latest."""
    posted, bars = event.current, show_of(event).bars
    if posted is None or bars is None:
        return
    chart = bars(event)
    shown = [bar for bar in chart.bars if bar.latest or not bar.out]
    heading = figure_heads(event, ())[0]
    is_out = any(bar.out for bar in shown)
    columns = (
        Column(text("head-name"), "name", wide=True, id="name"),
        Column(text("standings-chart-line", line=chart.line), "bar", wide=True, id="bar"),
        *((Column("", id="out"),) if is_out else ()),
        Column(heading, "number", id="points"),
    )
    rows = [
        Row(
            bar.player,
            (
                bar.name,
                bar_cell(bar.before, bar.latest, chart.line),
                *((text("stake-out") if bar.out else "",) if is_out else ()),
                number(bar.total),
            ),
            "out" if bar.out else "",
        )
        for bar in shown
    ]
    code = "screen-bars-playing" if posted.missing else "screen-bars"
    title = text(code, heading=heading, round=posted.number)
    tile = len(columns) - 1
    pages = [*listed("bars", title, Table(columns, tuple(rows)), options, down, tile=tile)]
    labels = tuple(first_to_last([row.cells[tile] for row in page.rows]) for page in pages)
    for page in pages:
        yield replace(page, labels=labels)


# What is said in large letters: the welcome, and a message.


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


# The final while it is played, then the winners, who won which prize, and the final standings.

MOST_LETTERS = 16
"""Of what somebody wins; more would take the room of the names."""


def final_pages(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    posted = event.current
    outlook = format_of(event).outlook(event)
    if outlook.status == "finished":
        podium = podium_of(event, outlook.winners)
        won = [ProjectorPage("final", podium.title, podium=podium)] if podium else []
        ranked = [*ranked_pages("final", text("screen-ended"), event, options, down)]
        prizes = [*_prize_pages(event, options, down)]
        pages = [*won, *prizes, *(_with_winners(page, outlook.winners) for page in ranked[:1])]
        labels = tuple(page.title for page in pages)
        for number, page in enumerate(pages, start=1):
            yield replace(page, number=number, page_count=len(pages), labels=labels)
    elif posted is not None and _is_final(event, posted):
        yield from seated_pages("final", text("screen-final"), event, options, down)


def _is_final(event: Event, posted: Round) -> bool:
    """Whether a round is the final or another deciding game, and no earlier stage of a bracket."""
    fmt = format_of(event)
    return posted.kind in fmt.extra_kinds and fmt.stage(event, posted.number) <= 1


def _prize_pages(
    event: Event, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    """Who won what, once it is final."""
    table = awards_table(event, ("place", "name", "won"))
    # The description of a prize leaves room for the names.
    rows = tuple(
        replace(row, cells=(*row.cells[:-1], shortened(row.cells[-1], MOST_LETTERS)))
        for row in table.rows
    )
    if rows:
        title, won = text("prize-title-winners"), len(table.columns) - 1
        yield from listed("final", title, replace(table, rows=rows), options, down, tile=won)


def shortened(words: str, most: int) -> str:
    """A text of at most so many characters, with dots for what is left out."""
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"


def _with_winners(page: ProjectorPage, winners: Sequence[int]) -> ProjectorPage:
    won = [replace(row, emphasis="first") for row in page.rows if row.key in winners]
    return replace(page, rows=(*won, *(row for row in page.rows if row.key not in winners)))
