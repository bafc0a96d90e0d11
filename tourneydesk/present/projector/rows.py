"""The rows of the projector's pages: by table, by name, by place, who is out, who has more time."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.field import never_played
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import figure_cells, figure_heads, figure_keys, place_text
from tourneydesk.present.messages import enumerated, name_of, number, text
from tourneydesk.present.papers.sheet import by_name as alphabetical

MOST_TIEBREAKS = 2
"""More would leave no room for names."""


@dataclass(frozen=True, slots=True)
class PageColumn:
    """A column: its head, and what it holds: a ``figure`` (never shortened, at the right), a
    ``name`` (takes the room that is left) or a short ``text``. It has room for ``widest`` before
    anything stands in it, so that the first result moves nothing.
    """

    head: str
    holds: Literal["figure", "name", "text"]
    widest: str = ""


@dataclass(frozen=True, slots=True)
class PageRow:
    """A row and its key (a table's number or a player's id); ``begins`` the rows of another table,
    ``first`` the winner, ``out`` somebody who is out.
    """

    key: int
    cells: tuple[str, ...]
    look: Literal["", "begins", "first", "out"] = ""


Rows = tuple[tuple[PageColumn, ...], list[PageRow]]
Groups = tuple[tuple[PageColumn, ...], list[list[PageRow]]]


def by_table(event: Event, posted: Round, ratings: bool = False, ages: bool = False) -> Groups:
    """Who sits where: a row for a table of two, else a row for each seat; then the byes."""
    tables = [table for table in posted.tables if not table.void]
    if posted.kind in format_of(event).ring_kinds:
        # The games go on all day; those that are over are in the standings.
        tables = [table for table in tables if table.running]
    result = format_of(event).result
    if result is MatchResult:
        return _matches(event, posted, tables, ratings, ages)
    columns = (
        PageColumn(text("screen-table"), "figure"),
        PageColumn(text("screen-name"), "name"),
        *_private_columns(ratings, ages),
        PageColumn(text("screen-score" if result is ScoreResult else "screen-place"), "figure"),
    )
    groups = [
        [
            PageRow(
                table.number,
                (
                    str(table.number) if at == 0 else "",
                    *_named(event, player, ratings, ages),
                    _seat_result(table, player),
                ),
                "begins" if at == 0 else "",
            )
            for at, player in enumerate(table.players)
        ]
        for table in tables
    ]
    for bye in posted.byes:
        named = _named(event, bye.player, ratings, ages)
        groups.append([PageRow(0, ("", *named, text("screen-bye")), "begins")])
    return columns, groups


def by_name(event: Event, posted: Round) -> Rows:
    """Everybody of the round in order of names, with table and colour."""
    at: dict[int, list[Table]] = {}
    ring = posted.kind in format_of(event).ring_kinds
    for table in posted.tables:
        over = ring and not table.running
        if not table.void and not over:
            for player in table.players:
                at.setdefault(player, []).append(table)
    colours = any(
        seat.role == "white" for tables in at.values() for table in tables for seat in table.seats
    ) and all(len(tables) == 1 for tables in at.values())
    rows = []
    for player, tables in at.items():
        where = enumerated([table.number for table in tables])
        colour = (_colour(tables[0], player),) if colours else ()
        rows.append(PageRow(player, (name_of(event, player), where, *colour)))
    for bye in posted.byes:
        cells = (name_of(event, bye.player), text("screen-bye"), *([""] if colours else []))
        rows.append(PageRow(bye.player, cells))
    of_player = {row.key: row for row in rows}
    rows = [of_player[player] for player in alphabetical(event, of_player)]
    columns = [PageColumn(text("screen-name"), "name"), PageColumn(text("screen-table"), "figure")]
    if colours:
        columns.append(PageColumn("", "text"))
    return tuple(columns), rows


def by_place(event: Event, ratings: bool = False, ages: bool = False) -> Rows:
    """The standings as they are now, with the first tiebreaks that somebody has."""
    standings = standings_of(event)
    keys = figure_keys(standings)[:MOST_TIEBREAKS]
    columns = (
        PageColumn(text("screen-place"), "figure"),
        PageColumn(text("screen-name"), "name"),
        *_private_columns(ratings, ages),
        *(PageColumn(head, "figure") for head in figure_heads(event, keys)),
    )
    rows = []
    for row in standings:
        place = place_text(row) if row.out_in is None else text("screen-is-out")
        cells = (
            place,
            *_named(event, row.player, ratings, ages),
            *figure_cells(row, keys),
        )
        rows.append(PageRow(row.player, cells, "" if row.out_in is None else "out"))
    return columns, rows


def gone(event: Event) -> Rows:
    """Who is out by the rules, the latest first, with the round and what was counted."""
    fmt = format_of(event)
    absent = never_played(event)
    leavings = {who: one for who, one in fmt.leavings(event).items() if who not in absent}
    columns = (
        PageColumn(text("screen-name"), "name"),
        PageColumn(text("screen-out-in"), "figure"),
        PageColumn(figure_heads(event, ())[0], "figure"),
    )
    if not leavings:
        return columns, []
    figures = {row.player: figure_cells(row, ())[0] for row in standings_of(event)}
    latest = sorted(
        leavings, key=lambda who: (-leavings[who].round, name_of(event, who).casefold(), who)
    )
    rows = [
        PageRow(
            player,
            (name_of(event, player), str(leavings[player].round), figures.get(player, "")),
        )
        for player in latest
    ]
    return columns, rows


def more_time(minutes: Mapping[int, int]) -> Rows:
    """The tables that have more time than all."""
    columns = (
        PageColumn(text("screen-table"), "figure"),
        PageColumn(text("screen-more-time"), "name"),
    )
    rows = [
        PageRow(table, (str(table), text("screen-minutes", minutes=minutes[table])))
        for table in sorted(minutes)
    ]
    return columns, rows


def _matches(event: Event, posted: Round, tables: list[Table], ratings: bool, ages: bool) -> Groups:
    colours = any(seat.role == "white" for table in tables for seat in table.seats)
    heads = (text("role-white"), text("role-black")) if colours else (text("screen-name"), "")
    columns = (
        PageColumn(text("screen-table"), "figure"),
        PageColumn(heads[0], "name"),
        *_private_columns(ratings, ages),
        PageColumn(text("screen-result"), "text", text("screen-drawn")),
        PageColumn(heads[1], "name"),
        *_private_columns(ratings, ages),
    )
    nobody = [""] * (1 + ratings + ages)
    groups = []
    for table in tables:
        one, other = (_named(event, player, ratings, ages) for player in table.players)
        groups.append([PageRow(table.number, (str(table.number), *one, _score(table), *other))])
    for bye in posted.byes:
        named = _named(event, bye.player, ratings, ages)
        groups.append([PageRow(0, ("", *named, "", text("screen-bye"), *nobody[1:]))])
    return columns, groups


def _score(table: Table) -> str:
    match table.result:
        case MatchResult(drawn=True):
            return text("screen-drawn")
        case MatchResult(winner=int(winner)):
            first = winner == table.players[0]
            return text("screen-won-first" if first else "screen-won-second")
        case MatchResult(forfeited=(one,)):
            first = one == table.players[0]
            return text("screen-forfeit-first" if first else "screen-forfeit-second")
        case MatchResult():
            return text("screen-forfeit-both")
        case _:
            return ""


def _seat_result(table: Table, player: int) -> str:
    match table.result:
        case BoardResult() | ScoreResult() if player in table.result.withdrawn:
            return text("screen-withdrawn")
        case BoardResult(places=places) if player in places:
            return str(places[player])
        case ScoreResult(scores=scores) if player in scores:
            return number(scores[player])
        case _:
            return ""


def _colour(table: Table, player: int) -> str:
    role = next(seat.role for seat in table.seats if seat.player == player)
    return text(f"screen-{role}-short") if role in ("white", "black") else ""


def _private_columns(ratings: bool, ages: bool) -> list[PageColumn]:
    """The columns of what is shown only where it is asked for."""
    asked = (("screen_rating", ratings), ("screen_age", ages))
    return [PageColumn(text(head), "figure") for head, shown in asked if shown]


def _named(event: Event, player: int, ratings: bool, ages: bool) -> list[str]:
    """A name, and the private figures that are asked for, each in a cell of its own."""
    who = event.player(player)
    private = [*([who.rating] if ratings else []), *([who.age] if ages else [])]
    return [name_of(event, player), *("" if one is None else str(one) for one in private)]
