"""An event as a folder of HTML pages: standings, pairings, crosstable, and a page per player.

No scripts and nothing external, so that the folder can be put on any web server or stick.
"""

from collections.abc import Callable, Iterator, Sequence
from html import escape

from tourneydesk.core.event import Event, Round
from tourneydesk.exchange.content import Files
from tourneydesk.formats import standings_of
from tourneydesk.present.messages import current_language, name_of, text
from tourneydesk.present.prizes import event_awards
from tourneydesk.present.prizes.tables import awards_table, prizes_table
from tourneydesk.present.prizes.words import house_rules, left_over
from tourneydesk.present.ratings import rating_text
from tourneydesk.present.results import round_name
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyRow, AnyTable, Column
from tourneydesk.present.tables.pairings import tables_table
from tourneydesk.present.tables.players import record_table
from tourneydesk.present.tables.standings import crossings, crosstable, standings_table
from tourneydesk.shipped import shipped

_INDEX, _CROSSTABLE, _PRIZES = "index.html", "crosstable.html", "prizes.html"
Link = Callable[[AnyRow], str]


def html_files(event: Event) -> Files:
    """The pages by file name: the index has the standings."""
    links = _links(event)
    rows, rounds = standings_of(event), crossings(event)
    pages: dict[str, tuple[str, Sequence[str]]] = {
        _INDEX: (
            text("html-standings"),
            [*_facts(event), *_table(standings_table(event, rows), _to_player)],
        )
    }
    if event.rounds:
        chart = crosstable(event, rows, rounds)
        pages[_CROSSTABLE] = text("html-crosstable"), [*_table(chart, _to_player)]
    if event.prizes:
        pages[_PRIZES] = text("html-prizes"), [*_prizes(event)]
    for posted in event.rounds:
        title = round_name(event, posted.number, posted.kind)
        pages[_of_round(posted)] = title, [*_pairings(event, posted)]
    for player in event.entered:
        pages[_of_player(player.id)] = name_of(event, player.id), [*_player(event, player.id)]
    style = shipped("styles/pages.css").read_text(encoding="utf-8")
    return {
        name: _page(event, name, title, content, links, style).encode()
        for name, (title, content) in pages.items()
    }


def _links(event: Event) -> list[tuple[str, str]]:
    links = [(_INDEX, text("html-standings"))]
    for posted in event.rounds:
        links.append((_of_round(posted), round_name(event, posted.number, posted.kind)))
    if event.rounds:
        links.append((_CROSSTABLE, text("html-crosstable")))
    return [*links, (_PRIZES, text("html-prizes"))] if event.prizes else links


def _of_round(posted: Round) -> str:
    return f"round-{posted.number}.html"


def _of_player(player: object) -> str:
    return f"player-{player}.html"


def _to_player(row: AnyRow) -> str:
    return _of_player(row.key)


def _page(
    event: Event,
    name: str,
    title: str,
    content: Sequence[str],
    links: Sequence[tuple[str, str]],
    style: str,
) -> str:
    language = current_language()
    direction = "rtl" if language.from_right else "ltr"
    navigation = "".join(
        f'<a href="{file}"{_current(file == name)}>{escape(label)}</a>' for file, label in links
    )
    lines = (
        "<!DOCTYPE html>",
        f'<html lang="{language.key}" dir="{direction}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="generator" content="TourneyDesk">',
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'\">",
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)} – {escape(event.name)}</title>",
        f"<style>{style}</style>",
        "</head>",
        "<body>",
        f"<h1><bdi>{escape(event.name)}</bdi></h1>",
        f'<nav aria-label="{escape(text("folder-pages"))}">{navigation}</nav>',
        f"<h2><bdi>{escape(title)}</bdi></h2>",
        *content,
        "</body>",
        "</html>",
    )
    return "\n".join(lines) + "\n"


def _current(current: bool) -> str:
    return ' aria-current="page"' if current else ""


def _facts(event: Event) -> Iterator[str]:
    told = [event.details[key] for key in ("venue", "city", "date") if event.details.get(key)]
    if told:
        yield f"<p>{' · '.join(f'<bdi>{escape(one)}</bdi>' for one in told)}</p>"


def _pairings(event: Event, posted: Round) -> Iterator[str]:
    large = show_of(event).of_many is not None
    ids = (
        ("table", "group", "players", "outcome")
        if large
        else ("table", "group", "number1", "name1", "score", "number2", "name2")
    )
    yield from _table(tables_table(event, posted, ids))
    for bye in posted.byes:
        name = f"<bdi>{escape(name_of(event, bye.player))}</bdi>"
        yield f'<p>{escape(text("cell-bye"))}: <a href="{_of_player(bye.player)}">{name}</a></p>'


def _prizes(event: Event) -> Iterator[str]:
    """Who wins what, what is left, and what is offered."""
    if event_awards(event).awards:
        yield from _table(awards_table(event), lambda row: _of_player(_player_of(row)))
    for line in left_over(event):
        yield f"<p><bdi>{escape(line)}</bdi></p>"
    yield from _table(prizes_table(event))
    for line in house_rules(event.prizes):
        yield f"<p>{escape(line)}</p>"


def _player_of(row: AnyRow) -> object:
    return row.key[0] if isinstance(row.key, tuple) else row.key


def _player(event: Event, player: int) -> Iterator[str]:
    entry = event.player(player)
    facts = [text("html-number", number=player), entry.club]
    rating = rating_text(event, entry.id)
    if show_of(event).rated and rating:
        facts.append(text("html-rating", rating=rating))
    row = next((one for one in standings_of(event) if one.player == player), None)
    if row is not None and event.rounds:
        facts.append(text("html-place", place=row.place))
    yield f"<p>{' · '.join(f'<bdi>{escape(one)}</bdi>' for one in facts if one)}</p>"
    record = record_table(event, player)
    if record.rows:
        yield from _table(record)


def _table(table: AnyTable, link: Link | None = None) -> Iterator[str]:
    yield '<div class="wide"><table>'
    heads = "".join(
        f'<th scope="col" class="{column.kind}">{escape(column.head)}</th>'
        for column in table.columns
    )
    yield f"<thead><tr>{heads}</tr></thead><tbody>"
    for row in table.rows:
        cells = "".join(
            _cell(column, cell, link(row) if link is not None else "")
            for column, cell in zip(table.columns, row.cells, strict=True)
        )
        emphasis = f' class="{row.emphasis}"' if row.emphasis else ""
        yield f"<tr{emphasis}>{cells}</tr>"
    yield "</tbody></table></div>"


def _cell(column: Column, cell: str, link: str) -> str:
    # Names keep their own direction; figures such as ½ and – must not change places.
    own = "" if column.kind in ("name", "text") else ' dir="ltr"'
    content = f"<bdi{own}>{escape(cell)}</bdi>" if cell else ""
    if link and column.kind == "name":
        content = f'<a href="{link}">{content}</a>'
    return f'<td class="{column.kind}">{content}</td>'
