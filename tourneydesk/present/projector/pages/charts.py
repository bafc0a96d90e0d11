"""The standings as charts: places by round, bars towards the line at which a player is out, and a
bracket.
"""

from collections.abc import Iterator
from dataclasses import replace

from tourneydesk.core.event import Event
from tourneydesk.present.drawings.charts import LEADERS, leaders, places_chart
from tourneydesk.present.figures import figure_heads
from tourneydesk.present.messages import number, text
from tourneydesk.present.projector.geometry import rows_down
from tourneydesk.present.projector.page import DisplayOptions, ProjectorPage
from tourneydesk.present.projector.pages.listing import first_to_last, listed
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Column, Row, Table, bar_cell

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
