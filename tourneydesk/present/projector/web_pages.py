"""The display's pages as plain HTML: nothing external, names escaped, no script."""

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import chain, repeat

from tourneydesk.core.event import Event
from tourneydesk.present.drawings import (
    BracketDrawing,
    BracketSeat,
    PlacesChart,
    RingDrawing,
    rows_by_round,
)
from tourneydesk.present.messages import current_language, enumerated, name_of, sentences, text
from tourneydesk.present.places import place_words
from tourneydesk.present.projector.geometry import estimated_width, fitted_names
from tourneydesk.present.projector.page import KINDS, DisplayOptions, Podium, ProjectorPage
from tourneydesk.present.projector.pages import projector_pages, useful_kinds
from tourneydesk.present.table import AnyRow, Column, Row

# Charts of the HTML pages as SVG inside them, in sizes that follow the text.

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


# A bracket on the HTML pages: its stages as lists, which a telephone can show.


def bracket_html(drawing: BracketDrawing) -> Iterator[str]:
    """Every stage with its matches, the final last."""
    yield '<div class="bracket">'
    for head, matches in zip(drawing.heads, drawing.stages, strict=True):
        yield f"<section><h3>{escape(head)}</h3><ol>"
        for match in matches:
            yield f"<li>{''.join(map(_seat, match.seats))}</li>"
        yield "</ol></section>"
    yield "</div>"


def _seat(seat: BracketSeat) -> str:
    seed = f'<span class="seed">{seat.seed}</span> ' if seat.seed else ""
    mark = f' <span class="games">{escape(seat.mark)}</span>' if seat.mark else ""
    tag = "strong" if seat.state == "won" else "span"
    name = f'<{tag} class="{seat.state or "open"}"><bdi>{escape(seat.name or "–")}</bdi></{tag}>'
    return f"<p>{seed}{name}{mark}</p>"


INDEX = "index.html"
SECONDS = 20
"""Seconds after which a page open in a browser reloads itself."""
MARK = '<meta name="generator" content="TourneyDesk">'
"""Marks a page as written by TourneyDesk."""
EVERYTHING = 1_000_000
BELOW = "more"
"""The CSS class of figures that a telephone shows below the names."""
LEAST_COLUMNS = 3
"""The columns that a telephone has space for: place, name and points."""
LEFT_OUT = ("clock", "message")
"""Kinds left out: a file cannot keep up with them, or every page has their content anyway."""
FILES = (*(f"{kind}.html" for kind in KINDS if kind not in LEFT_OUT), "welcome.html")
"""The names of all files that any event may have, besides the index."""


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """What a page says of the clock. ``ends``: seconds since 1970, None while it does not run."""

    text: str
    ends: int | None = None


@dataclass(frozen=True, slots=True)
class WebLook:
    """What surrounds the pages: their style and, on phones, the script that keeps them up to date
    and finds names, the clock, and where the list of the sections is.
    """

    style: str
    script: str = ""
    clock: RoundEnd | None = None
    sections: str = ""


def folder_pages(event: Event, options: DisplayOptions, style: str) -> dict[str, str]:
    """Files by name: one for each kind of page, scrolled instead of paged, and the index, which
    shows the first. A kind without content says so.
    """
    return web_pages(event, options, WebLook(style))


def web_pages(event: Event, options: DisplayOptions, look: WebLook) -> dict[str, str]:
    """The pages of `folder_pages` in this look."""
    pages = [
        page for page in projector_pages(event, options, EVERYTHING) if page.kind not in LEFT_OUT
    ] or projector_pages(event, DisplayOptions(kinds=(), logo=options.logo), EVERYTHING)
    useful = [kind for kind in useful_kinds(event.format) if kind not in LEFT_OUT]
    kinds = [kind for kind in options.kinds if kind in useful]
    by_kind: dict[str, list[ProjectorPage]] = {}
    for page in pages:
        by_kind.setdefault(page.kind, []).append(page)
    links = [(f"{kind}.html", alike[0].title) for kind, alike in by_kind.items()]
    files = {
        f"{kind}.html": _file(event, alike, links, options.message, look)
        for kind, alike in by_kind.items()
    }
    empty_kinds = [kind for kind in kinds if f"{kind}.html" not in files]
    for kind in empty_kinds:
        nothing = ProjectorPage(kind, event.name, large_text=text("folder-nothing"))
        files[f"{kind}.html"] = _file(event, [nothing], links, options.message, look)
    return {**files, INDEX: files[links[0][0]]}


def _file(
    event: Event,
    pages: Sequence[ProjectorPage],
    links: Sequence[tuple[str, str]],
    message: str,
    look: WebLook,
) -> str:
    return "\n".join(_lines(event, pages, links, message.strip(), look)) + "\n"


def _lines(
    event: Event,
    pages: Sequence[ProjectorPage],
    links: Sequence[tuple[str, str]],
    message: str,
    look: WebLook,
) -> Iterator[str]:
    page = pages[0]
    yield from head_lines(f"{page.title} – {event.name}", look)
    yield "<header>" if look.script else ""
    if look.sections:
        back = escape(text("phones-all-sections"))
        yield f'<p class="back"><a href="{escape(look.sections)}">{back}</a></p>'
    if page.kind != "welcome":
        yield f"<h1><bdi>{escape(page.heading or event.name)}</bdi></h1>"
    if len(links) > 1:
        yield f'<nav aria-label="{escape(text("folder-pages"))}">'
        for name, title in links:
            current = ' aria-current="page"' if name == f"{page.kind}.html" else ""
            yield f'<a href="{escape(name)}"{current}>{escape(title)}</a>'
        yield "</nav>"
    if look.clock is not None:
        yield _clock(look.clock)
    if message:
        yield f'<p class="message" dir="auto">▲ {escape(message)}</p>'
    if look.script:
        yield "</header>"
        yield from _find_box()
        yield "<main>"
    for one in pages:
        yield from _content(event, one)
    yield "</main>" if look.script else ""
    yield from foot_lines(look)


def head_lines(title: str, look: WebLook) -> Iterator[str]:
    """The beginning of a page, up to its content."""
    yield "<!DOCTYPE html>"
    direction = "rtl" if current_language().from_right else "ltr"
    yield f'<html lang="{current_language().key}" dir="{direction}">'
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield MARK
    renewed = f'<meta http-equiv="refresh" content="{SECONDS}">'
    if not look.script:
        # A server says it in the head of its answer, where it is stronger.
        yield (
            '<meta http-equiv="Content-Security-Policy" '
            "content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">"
        )
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<noscript>{renewed}</noscript>" if look.script else renewed
    yield f"<title>{escape(title)}</title>"
    yield f"<style>{look.style}</style>"
    yield "</head>"
    yield "<body>"


def foot_lines(look: WebLook) -> Iterator[str]:
    """The end of a page."""
    if look.script:
        lost = escape(text("phones-lost", time="{time}"))
        yield f'<footer data-lost="{lost}">{escape(text("phones-renewed"))}</footer>'
        yield f"<script>{look.script}</script>"
    else:
        yield f"<footer>{escape(text('folder-renewed', seconds=SECONDS))}</footer>"
    yield "</body>"
    yield "</html>"


def _clock(clock: RoundEnd) -> str:
    if clock.ends is None:
        return f'<p class="clock">{escape(clock.text)}</p>'
    said = {
        "ends": str(clock.ends),
        "left": text("phones-clock-left", time="{time}"),
        "over": text("phones-clock-over"),
    }
    data = " ".join(f'data-{key}="{escape(value)}"' for key, value in said.items())
    return f'<p class="clock" {data}>{escape(clock.text)} <b></b></p>'


def _find_box() -> Iterator[str]:
    """Hidden until the script shows it: without one it would do nothing."""
    yield '<div id="find" role="search" hidden>'
    yield f'<label for="name">{escape(text("phones-find"))}</label>'
    yield '<input id="name" type="search" autocomplete="off" spellcheck="false">'
    yield f'<p id="nobody" role="status" hidden>{escape(text("phones-find-nobody"))}</p>'
    yield "</div>"


def _content(event: Event, page: ProjectorPage) -> Iterator[str]:
    if page.kind == "welcome":
        yield from _welcome(page)
        return
    if page.title != event.name:
        yield f"<h2>{escape(page.title)}</h2>"
    if page.large_text:
        yield f'<p class="said">{escape(page.large_text)}</p>'
    if page.podium is not None:
        yield from _podium(page.podium)
    if page.bracket is not None:
        yield from bracket_html(page.bracket)
    if page.chart is not None:
        yield from places_html(page.chart)
    elif page.ring is not None:
        yield from _ring(event, page.ring)
    elif page.rows:
        yield from _table(page.columns, page.rows, page.tile, page.bands)


def _welcome(page: ProjectorPage) -> Iterator[str]:
    if page.logo:
        picture = b64encode(page.logo).decode("ascii")
        yield f'<img alt="" src="data:;base64,{picture}">'
    yield f'<h1 class="event"><bdi>{escape(page.title)}</bdi></h1>'
    if page.starts:
        yield f'<p class="starts">{escape(page.starts)}</p>'
    yield f'<p class="said">{escape(page.large_text)}</p>'
    if page.detail:
        yield f"<p><bdi>{escape(page.detail)}</bdi></p>"


def _podium(podium: Podium) -> Iterator[str]:
    for name in podium.names:
        yield f'<p class="won"><bdi>{escape(name)}</bdi></p>'
    if podium.points:
        yield f"<p>{escape(podium.points)}</p>"


def _table(
    columns: Sequence[Column],
    rows: Iterable[AnyRow],
    tile: int | None = None,
    bands: Sequence[bool] = (),
) -> Iterator[str]:
    kind = _kind(columns, tile)
    looks: list[str] = _of_pairs(columns) if kind == "pairs" else [one.kind for one in columns]
    if tile is not None:
        looks[tile] = " ".join((looks[tile], "tile"))
    if kind == "ranks":
        looks = [
            BELOW if 0 < at != tile and columns[at].kind != "name" else look
            for at, look in enumerate(looks)
        ]
    yield f'<table class="{kind}">' if kind else "<table>"
    cells = "".join(
        f'<th scope="col" class="{look}">{escape(column.head)}</th>'
        for column, look in zip(columns, looks, strict=True)
    )
    yield f"<thead><tr>{cells}</tr></thead>"
    yield "<tbody>"
    for row, band in zip(rows, chain(bands, repeat(False)), strict=False):
        cells = "".join(
            _cell(column, look, cell)
            for column, look, cell in zip(columns, looks, row.cells, strict=True)
        )
        classes = " ".join(filter(None, (row.emphasis, "band" if band else "")))
        yield f'<tr class="{classes}">{cells}</tr>' if classes else f"<tr>{cells}</tr>"
    yield "</tbody>"
    yield "</table>"


def _kind(columns: Sequence[Column], tile: int | None) -> str:
    """The CSS class of a table: of two opponents in a row, of bars, or of places with more than
    points, which a telephone shows below the names; empty for others.
    """
    kinds = [column.kind for column in columns]
    if kinds.count("name") == 2:
        return "pairs"
    if "bar" in kinds:
        return "bars"
    ranked = kinds[0] == "number" and tile == len(kinds) - 1
    return "ranks" if ranked and len(kinds) > LEAST_COLUMNS else ""


def _cell(column: Column, look: str, cell: str) -> str:
    """A cell; a name keeps its own direction, and a figure its heading where it stands alone."""
    if column.kind == "bar":
        return f'<td class="{look}">{bar_html(cell)}</td>'
    content = escape(cell)
    if cell and column.kind in ("name", "text"):
        content = f"<bdi>{content}</bdi>"
    elif cell and not cell.isdecimal():
        # Signs such as ½ and – would change places on a page that is read from the right.
        content = f'<bdi dir="ltr">{content}</bdi>'
    head = f' data-head="{escape(column.head)}"' if look == BELOW else ""
    return f'<td class="{look}"{head}>{content}</td>'


def _of_pairs(columns: Sequence[Column]) -> list[str]:
    """The CSS classes of the columns of a table, of two opponents and of their result: also whose
    column it is, so that a narrow page can stack the two opponents.
    """
    kinds = [column.kind for column in columns]
    second = len(kinds) - kinds[::-1].index("name") - 1
    of = ["at", *("one" if at < second else "other" for at in range(1, len(kinds)))]
    return [
        kind if kind == "mark" else f"{kind} {whose}" for kind, whose in zip(kinds, of, strict=True)
    ]


def _ring(event: Event, drawing: RingDrawing) -> Iterator[str]:
    """The players in the ring, clockwise, and where each plays: HTML files have no picture."""
    columns = (
        Column(text("head-name"), "name", wide=True),
        Column(text("screen-number"), "number"),
        Column(text("screen-plays-at"), "number"),
    )
    rows = [
        Row(
            one.player,
            (
                name_of(event, one.player),
                str(one.player),
                enumerated(one.games),
            ),
            "first" if one.state == "won" else "",
        )
        for one in drawing.inside
    ]
    yield from _table(columns, rows)
