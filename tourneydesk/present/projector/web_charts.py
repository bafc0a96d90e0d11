"""Charts of the HTML pages as SVG inside them, in sizes that follow the text."""

import re
from collections.abc import Iterator
from html import escape

from tourneydesk.present.drawings.charts import PlacesChart, rows_by_round
from tourneydesk.present.messages import enumerated, sentences, text
from tourneydesk.present.places import place_words
from tourneydesk.present.projector.geometry import estimated_width
from tourneydesk.present.projector.names import fitted_names

MOST_ROUNDS = 10
"""The latest rounds that a page shows; a telephone shows the last of them."""
ACROSS, DOWN, HEAD = 24, 24, 14
"""The space of a round, of a line, and of the rounds' names above them, in tenths of an em."""
LONGEST = 28
"""The width of the longest name in em: three lines on a telephone."""
LEADS = "-leads"
BEYOND = 115
"""The length of a bar's space, in hundredths of the line at which a player is out."""
_BAR = re.compile(r"([0-9.]+)\+([0-9.]+)/([0-9.]+)")


def places_html(chart: PlacesChart) -> Iterator[str]:
    """The leaders' lines, with their names beside the last place."""
    rounds = chart.rounds[-MOST_ROUNDS:]
    rows = rows_by_round(chart, chart.lines)[-MOST_ROUNDS:]
    wide, tall = len(rounds) * ACROSS, len(chart.lines) * DOWN + HEAD
    said = sentences(
        *(
            text(
                "standings-chart-places",
                name=line.name,
                places=enumerated([place_words(one) if one else "–" for one in line.places]),
            )
            for line in chart.lines
        )
    )
    yield '<div class="places" dir="ltr">'
    yield '<div class="rounds">'
    yield (
        f'<svg role="img" aria-label="{escape(said)}" viewBox="0 0 {wide} {tall}" '
        f'width="{wide / 10:g}em" height="{tall / 10:g}em">'
    )
    for at, posted in enumerate(rounds):
        head = escape(text("sheet-round-short", number=posted))
        yield f'<text class="head" x="{_x(at)}" y="{HEAD // 2}">{head}</text>'
    # The first line last, so that no other covers it.
    knots = [
        [
            (_x(at), _y(row[line.player]), place)
            for at, (row, place) in enumerate(zip(rows, line.places[-MOST_ROUNDS:], strict=True))
            if place
        ]
        for line in chart.lines
    ]
    for at, line_knots in reversed([*enumerate(knots)]):
        points = " ".join(f"{x},{y:g}" for x, y, _ in line_knots)
        yield f'<polyline class="edge{_leads(at)}" points="{points}"/>'
        yield f'<polyline class="way{_leads(at)}" points="{points}"/>'
    for at, line_knots in enumerate(knots):
        for x, y, place in line_knots:
            yield f'<rect class="knot{_leads(at)}" x="{x - 9}" y="{y - 7:g}" width="18" '
            yield f'height="14" rx="7"/><text class="place{_leads(at)}" x="{x}" y="{y:g}">'
            yield f"{place}</text>"
    yield "</svg>"
    yield "</div>"
    yield "<ol>"
    for name in fitted_names([line.name for line in chart.lines], LONGEST, estimated_width):
        yield f"<li><bdi>{escape(name)}</bdi></li>"
    yield "</ol>"
    yield "</div>"


def bar_html(cell: str) -> str:
    """A bar: what a player had, what the latest round added, and the line."""
    found = _BAR.fullmatch(cell)
    if found is None:
        return ""
    before, latest, limit = map(float, found.groups())
    begin = min(BEYOND, before / limit * 100)
    end = min(BEYOND, (before + latest) / limit * 100)
    return (
        f'<svg aria-hidden="true" viewBox="0 0 {BEYOND} 10" preserveAspectRatio="none">'
        f'<rect class="had" x="0" y="1" width="{begin:.4g}" height="8"/>'
        f'<rect class="now" x="{begin:.4g}" y="1" width="{end - begin:.4g}" height="8"/>'
        '<rect class="limit" x="99" y="0" width="2" height="10"/></svg>'
    )


def _leads(at: int) -> str:
    """What the classes of the first line end in."""
    return LEADS if at == 0 else ""


def _x(at: int) -> int:
    return at * ACROSS + ACROSS // 2


def _y(row: int) -> float:
    return HEAD + row * DOWN + DOWN / 2
