"""The display's pages as plain HTML files: no script, nothing external, names escaped."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import chain, repeat

from tourneydesk.core.event import Event
from tourneydesk.formats import format_of
from tourneydesk.present.messages import current_language, enumerated, name_of, text
from tourneydesk.present.projector.pages import (
    KINDS,
    DisplayOptions,
    ProjectorPage,
    projector_pages,
)
from tourneydesk.present.projector.winners import Podium
from tourneydesk.present.ring_drawing import RingDrawing
from tourneydesk.present.table import AnyRow, Column, Row

INDEX = "index.html"
SECONDS = 20
"""Seconds after which a page open in a browser reloads itself."""
MARK = '<meta name="generator" content="TourneyDesk">'
"""Marks a page as written by TourneyDesk."""
EVERYTHING = 1_000_000
LEFT_OUT = ("clock", "message")
"""Kinds left out: a file cannot keep up with them, or every page has their content anyway."""
FILES = (*(f"{kind}.html" for kind in KINDS if kind not in LEFT_OUT), "welcome.html")
"""The names of all files that any event may have, besides the index."""


def folder_pages(event: Event, options: DisplayOptions, style: str) -> dict[str, str]:
    """Files by name: one for each kind of page, scrolled instead of paged, and the index, which
    shows the first. A kind without content says so.
    """
    pages = [
        page for page in projector_pages(event, options, EVERYTHING) if page.kind not in LEFT_OUT
    ] or projector_pages(event, DisplayOptions(kinds=()), EVERYTHING)
    left_out = LEFT_OUT if format_of(event).ring_kinds else (*LEFT_OUT, "ring")
    kinds = [kind for kind in options.kinds if kind not in left_out]
    by_kind: dict[str, list[ProjectorPage]] = {}
    for page in pages:
        by_kind.setdefault(page.kind, []).append(page)
    links = [(f"{kind}.html", alike[0].title) for kind, alike in by_kind.items()]
    files = {
        f"{kind}.html": _file(event, alike, links, options.message, style)
        for kind, alike in by_kind.items()
    }
    empty_kinds = [kind for kind in kinds if f"{kind}.html" not in files]
    for kind in empty_kinds:
        nothing = ProjectorPage(kind, event.name, large_text=text("folder-nothing"))
        files[f"{kind}.html"] = _file(event, [nothing], links, options.message, style)
    return {**files, INDEX: files[links[0][0]]}


def _file(
    event: Event,
    pages: Sequence[ProjectorPage],
    links: Sequence[tuple[str, str]],
    message: str,
    style: str,
) -> str:
    return "\n".join(_lines(event, pages, links, message.strip(), style)) + "\n"


def _lines(
    event: Event,
    pages: Sequence[ProjectorPage],
    links: Sequence[tuple[str, str]],
    message: str,
    style: str,
) -> Iterator[str]:
    page = pages[0]
    yield "<!DOCTYPE html>"
    direction = "rtl" if current_language().from_right else "ltr"
    yield f'<html lang="{current_language().key}" dir="{direction}">'
    yield "<head>"
    yield '<meta charset="utf-8">'
    yield MARK
    yield (
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'\">"
    )
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f'<meta http-equiv="refresh" content="{SECONDS}">'
    yield f"<title>{escape(page.title)} – {escape(event.name)}</title>"
    yield f"<style>{style}</style>"
    yield "</head>"
    yield "<body>"
    yield f'<h1 dir="auto">{escape(page.heading or event.name)}</h1>'
    yield f'<nav aria-label="{escape(text("folder-pages"))}">'
    for name, title in links:
        current = ' aria-current="page"' if name == f"{page.kind}.html" else ""
        yield f'<a href="{escape(name)}"{current}>{escape(title)}</a>'
    yield "</nav>"
    if message:
        yield f'<p class="message" dir="auto">▲ {escape(message)}</p>'
    for one in pages:
        yield from _content(event, one)
    yield f"<footer>{escape(text('folder-renewed', seconds=SECONDS))}</footer>"
    yield "</body>"
    yield "</html>"


def _content(event: Event, page: ProjectorPage) -> Iterator[str]:
    if page.title != event.name:
        yield f"<h2>{escape(page.title)}</h2>"
    if page.large_text:
        yield f'<p class="said">{escape(page.large_text)}</p>'
    if page.podium is not None:
        yield from _podium(page.podium)
    if page.ring is not None:
        yield from _ring(event, page.ring)
    elif page.rows:
        yield from _table(page.columns, page.rows, page.tile, page.bands)


def _podium(podium: Podium) -> Iterator[str]:
    for name in podium.names:
        yield f'<p class="won" dir="auto">{escape(name)}</p>'
    if podium.points:
        yield f"<p>{escape(podium.points)}</p>"


def _table(
    columns: Sequence[Column],
    rows: Iterable[AnyRow],
    tile: int | None = None,
    bands: Sequence[bool] = (),
) -> Iterator[str]:
    pairs = sum(column.kind == "name" for column in columns) == 2
    looks: list[str] = _of_pairs(columns) if pairs else [column.kind for column in columns]
    if tile is not None:
        looks[tile] = " ".join((looks[tile], "tile"))
    yield '<table class="pairs">' if pairs else "<table>"
    cells = "".join(
        f'<th scope="col" class="{look}">{escape(column.head)}</th>'
        for column, look in zip(columns, looks, strict=True)
    )
    yield f"<thead><tr>{cells}</tr></thead>"
    yield "<tbody>"
    for row, band in zip(rows, chain(bands, repeat(False)), strict=False):
        cells = "".join(
            f'<td class="{look}" dir="auto">{escape(cell)}</td>'
            for cell, look in zip(row.cells, looks, strict=True)
        )
        classes = " ".join(filter(None, (row.emphasis, "band" if band else "")))
        yield f'<tr class="{classes}">{cells}</tr>' if classes else f"<tr>{cells}</tr>"
    yield "</tbody>"
    yield "</table>"


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
