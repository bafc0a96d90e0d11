"""The rows of the projector's pages: by table, by name, by place, who is out, who has more time."""

from collections.abc import Mapping
from dataclasses import replace

from tourneydesk.core.event import Event, Round
from tourneydesk.core.event import Table as Seated
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.figures import figure_keys
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.papers.sheet import by_name as alphabetical
from tourneydesk.present.table import AnyTable, Column, Row, Table
from tourneydesk.present.tables.standings import standings_table

MOST_TIEBREAKS = 2
"""More would leave no room for names."""


def by_table(event: Event, posted: Round, ratings: bool = False, ages: bool = False) -> AnyTable:
    """Who sits where: a row for a table of two, else a row for each seat; then the byes."""
    tables = [table for table in posted.tables if not table.void]
    if posted.kind == "ring":
        # The games go on all day; those that are over are in the standings.
        tables = [table for table in tables if table.running]
    result = format_of(event).result
    if result is MatchResult:
        return _matches(event, posted, tables, ratings, ages)
    columns = (
        Column(text("screen-table"), "number"),
        Column(text("screen-name"), "name", wide=True),
        *_private_columns(ratings, ages),
        Column(text("screen-score" if result is ScoreResult else "screen-place"), "number"),
    )
    groups = [
        [
            Row(
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
        groups.append([Row(0, ("", *named, text("screen-bye")), "begins")])
    return Table(columns, tuple(row for group in groups for row in group))


def by_name(event: Event, posted: Round) -> AnyTable:
    """Everybody of the round in order of names, with table and colour."""
    at: dict[int, list[Seated]] = {}
    for table in posted.tables:
        over = posted.kind == "ring" and not table.running
        if not table.void and not over:
            for player in table.players:
                at.setdefault(player, []).append(table)
    colours = any(
        seat.role == "white" for tables in at.values() for table in tables for seat in table.seats
    ) and all(len(tables) == 1 for tables in at.values())
    rows = []
    for player, tables in at.items():
        where = ", ".join(str(table.number) for table in tables)
        colour = (_colour(tables[0], player),) if colours else ()
        rows.append(Row(player, (name_of(event, player), where, *colour)))
    for bye in posted.byes:
        cells = (name_of(event, bye.player), text("screen-bye"), *([""] if colours else []))
        rows.append(Row(bye.player, cells))
    of_player = {row.key: row for row in rows}
    rows = [of_player[player] for player in alphabetical(event, of_player)]
    columns = [
        Column(text("screen-name"), "name", wide=True),
        Column(text("screen-table"), "number"),
    ]
    if colours:
        columns.append(Column("", "mark"))
    return Table(tuple(columns), tuple(rows))


def by_place(event: Event, ratings: bool = False, ages: bool = False) -> AnyTable:
    """The standings as they are now, with the first tiebreaks that somebody has."""
    rows = standings_of(event)
    keys = figure_keys(rows)[:MOST_TIEBREAKS]
    private = _private(ratings, ages)
    return standings_table(event, rows, ("place", "name", *private, "points", *keys, "out"))


def gone(event: Event) -> AnyTable:
    """Who is out by the rules, the latest first, with the round and what was counted."""
    leavings = format_of(event).leavings(event)
    rows = [row for row in standings_of(event) if row.player in leavings]
    rows.sort(
        key=lambda row: (
            -leavings[row.player].round,
            name_of(event, row.player).casefold(),
            row.player,
        )
    )
    table = standings_table(event, rows, ("name", "out", "points"))
    return replace(table, rows=tuple(replace(row, emphasis="") for row in table.rows))


def more_time(minutes: Mapping[int, int]) -> AnyTable:
    """The tables that have more time than all."""
    columns = (
        Column(text("screen-table"), "number"),
        Column(text("screen-more-time"), wide=True),
    )
    rows = [
        Row(table, (str(table), text("screen-minutes", minutes=minutes[table])))
        for table in sorted(minutes)
    ]
    return Table(columns, tuple(rows))


def _matches(
    event: Event, posted: Round, tables: list[Seated], ratings: bool, ages: bool
) -> AnyTable:
    colours = any(seat.role == "white" for table in tables for seat in table.seats)
    heads = (text("role-white"), text("role-black")) if colours else (text("screen-name"), "")
    columns = (
        Column(text("screen-table"), "number"),
        Column(heads[0], "name", wide=True),
        *_private_columns(ratings, ages),
        Column(text("screen-result"), "mark", widest=text("screen-drawn")),
        Column(heads[1], "name", wide=True),
        *_private_columns(ratings, ages),
    )
    nobody = [""] * (1 + ratings + ages)
    rows = []
    for table in tables:
        one, other = (_named(event, player, ratings, ages) for player in table.players)
        rows.append(Row(table.number, (str(table.number), *one, _score(table), *other)))
    for bye in posted.byes:
        named = _named(event, bye.player, ratings, ages)
        rows.append(Row(0, ("", *named, "", text("screen-bye"), *nobody[1:])))
    return Table(columns, tuple(rows))


def _score(table: Seated) -> str:
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


def _seat_result(table: Seated, player: int) -> str:
    match table.result:
        case BoardResult() | ScoreResult() if player in table.result.withdrawn:
            return text("screen-withdrawn")
        case BoardResult(places=places) if player in places:
            return str(places[player])
        case ScoreResult(scores=scores) if player in scores:
            return number(scores[player])
        case _:
            return ""


def _colour(table: Seated, player: int) -> str:
    role = next(seat.role for seat in table.seats if seat.player == player)
    return text(f"screen-{role}-short") if role in ("white", "black") else ""


def _private(ratings: bool, ages: bool) -> list[str]:
    """The columns of what is shown only where it is asked for."""
    return [*(["rating"] if ratings else []), *(["age"] if ages else [])]


def _private_columns(ratings: bool, ages: bool) -> list[Column]:
    return [Column(text(f"head-{id}"), "number", id=id) for id in _private(ratings, ages)]


def _named(event: Event, player: int, ratings: bool, ages: bool) -> list[str]:
    """A name, and the private figures that are asked for, each in a cell of its own."""
    who = event.player(player)
    private = [*([who.rating] if ratings else []), *([who.age] if ages else [])]
    return [name_of(event, player), *("" if one is None else str(one) for one in private)]
