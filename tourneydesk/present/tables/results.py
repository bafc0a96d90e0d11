"""The tables of a round with what decides them, posted or drafted, in groups."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from tourneydesk.core.event import Bye, Event, Round, Seat
from tourneydesk.core.event import Table as Seated
from tourneydesk.formats import standings_of
from tourneydesk.present.figures import points_text
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Column, Row, Table, Tone
from tourneydesk.present.tables.pairings import (
    ByeOf,
    byes_table,
    facts_of,
    group_of,
    grouped,
    of_seat,
    seats_table,
    tables_table,
)

# The groups of a round's tables: a heading above each, which hides its tables while folded.


@dataclass(frozen=True, slots=True)
class GroupOf:
    """The key of a group's heading: the group, and the first of its tables."""

    name: str
    first: int


RoundKey = int | GroupOf | ByeOf
"""Identifies a row of a round: a table's number, the heading of a group, or a player's bye."""


def groups_of(posted: Round) -> dict[int, GroupOf]:
    """The heading above each table; empty for a round in one group or without any."""
    if not grouped(posted):
        return {}
    found: dict[int, GroupOf] = {}
    for name, together in groupby(posted.tables, key=lambda table: group_of(posted, table)):
        tables = list(together)
        found |= dict.fromkeys((table.number for table in tables), GroupOf(name, tables[0].number))
    return found if len(set(found.values())) > 1 else {}


def with_groups(
    event: Event, posted: Round, table: Table[int], before: Event, folded: Collection[GroupOf]
) -> Table[RoundKey]:
    """The rows of a round's tables with the headings of their groups, without those of the groups
    that are ``folded``. ``before`` is the event as it was when the round was paired.
    """
    groups = groups_of(posted)
    rows: list[Row[RoundKey]] = []
    for group, of_group in groupby(table.rows, key=lambda row: groups.get(row.key)):
        if group is not None:
            rows.append(_heading(event, posted, group, before, len(table.columns), group in folded))
        if group not in folded:
            rows += of_group
    return Table(table.columns, tuple(rows))


def with_byes_below(event: Event, posted: Round, table: Table[RoundKey]) -> Table[RoundKey]:
    """The same with a row for each bye, where the players of the first seats are."""
    worth = {bye.player: text("cell-bye-points", points=bye.points) for bye in posted.byes}
    byes = byes_table(event, posted, ("name",))
    rows: list[Row[RoundKey]] = []
    for row in byes.rows:
        (name,), points = row.cells, worth[row.key]
        cells = {"name": name, "name1": name, "seat1": name, "score": points, "result": points}
        rows.append(Row(ByeOf(row.key), tuple(cells.get(id, "") for id in table.ids), "begins"))
    return Table(table.columns, (*table.rows, *rows))


def _heading(
    event: Event, posted: Round, group: GroupOf, before: Event, width: int, folded: bool
) -> Row[RoundKey]:
    """The name of a group, its points before the round, and how many of its tables are in."""
    groups = groups_of(posted)
    tables = [table for table in posted.tables if groups[table.number] == group]
    done = sum(not table.running for table in tables)
    progress = text("round-progress", event.format, done=done, total=len(tables))
    cells = ("\n".join((group.name, _range(event, before, tables), progress)), *[""] * (width - 1))
    return Row(group, cells, "folded" if folded else "group")


def _range(event: Event, before: Event, tables: Sequence[Seated]) -> str:
    """The fewest and the most points of the players at these tables."""
    points = {row.player: row for row in standings_of(before)}
    here = [points[one] for table in tables for one in table.players if one in points]
    if not here or not all(row.points_known for row in here):
        return ""
    here.sort(key=lambda row: row.points)
    low, high = points_text(here[0]), points_text(here[-1])
    code = "group-points-one" if low == high else "group-points"
    return text(code, event.format, low=low, high=high)


Texts = Mapping[int, Sequence[Sequence[str]]]
"""What is typed at a table: by its number, a row of texts for each seat."""
_FIRST = ("seat", "number", "age")
"""Columns before the names."""


def choosable(
    event: Event, posted: Round, before: Event, *, drafted: bool = False
) -> tuple[Column, ...]:
    """The columns that can be shown or hidden, in order; without the number of a seat. A round that
    is only ``drafted`` has no results.
    """
    facts = facts_of(event, posted, before)
    columns = {column.id: column for column, _ in of_seat(event, posted, (), before, facts)}
    columns["seat"] = Column(text("head-seat"), "number", id="seat")
    return tuple(columns[id] for id in _choosable_ids(event, posted, before, drafted))


def results_table(
    event: Event,
    posted: Round,
    chosen: Collection[str],
    before: Event,
    *,
    tables: Sequence[Seated],
    typed: Texts | None = None,
    marks: Mapping[int, str] | None = None,
    stacked: bool = False,
) -> Table[int]:
    """These tables with the ``chosen`` columns. ``before`` is the event as it was when the round
    was paired. ``typed`` are texts at tables that have not reported; ``marks`` replace the results.
    Tables of two have a row, or one for each player if they are ``stacked``.
    """
    ids = [id for id in _choosable_ids(event, posted, before, False) if id in chosen]
    if show_of(event).of_many is not None:
        return _seats(event, posted, ids, before, tables, typed or {}, marks)
    score = tables_table(event, posted, ("score",), tables=tables, marks=marks, before=before)
    if stacked:
        return _stacked(event, posted, ids, before, tables, score)
    return _beside(event, posted, ids, before, tables, ("score",), marks)


def drafted_table(
    event: Event, drafted: Round, chosen: Collection[str], *, stacked: bool = False
) -> Table[int]:
    """The tables of a round that is not posted, without room for results. Columns in which nobody
    has anything, such as ratings, are left out; before the first round also those in which all have
    the same, such as points.
    """
    ids = [id for id in _choosable_ids(event, drafted, event, True) if id in chosen]
    known = seats_table(event, drafted, ids, before=event)
    cells = {id: {row.cells[at] for row in known.rows} for at, id in enumerate(known.ids)}
    ids = [id for id in ids if cells[id] != {""} and (event.rounds or len(cells[id]) > 1)]
    if show_of(event).of_many is not None or stacked:
        return _stacked(event, drafted, ids, event, drafted.tables, None)
    return _beside(event, drafted, ids, event, drafted.tables, (), None)


def bye_cells(
    event: Event, drafted: Round, byes: Iterable[Bye], table: Table[int]
) -> list[tuple[tuple[str, ...], tuple[Tone, ...]]]:
    """The cells and tones of players with a bye in the columns of the drafted round ``table``: as
    if each sat alone at a table without a number.
    """
    alone = [Seated(0, (Seat(bye.player),)) for bye in byes]
    ids = [id.removesuffix("1") for id in table.ids]
    facts = seats_table(event, drafted, ids, tables=alone, before=event)
    found = []
    for one, row in zip(alone, facts.rows, strict=True):
        cells = dict(zip(facts.ids, row.cells, strict=True))
        tones = dict(zip(facts.ids, row.tones, strict=True))
        cells |= {"table": text("draft-bye"), "name": name_of(event, one.players[0])}
        cells |= {"seat": "", "float": ""}
        # Nobody has missed a color who plays no game.
        due: dict[Tone, Tone] = {"white-missed": "white", "black-missed": "black"}
        shown = tuple(cells.get(id, "") for id in ids)
        found.append((shown, tuple(due.get(tones.get(id, ""), tones.get(id, "")) for id in ids)))
    return found


def _choosable_ids(event: Event, posted: Round, before: Event, drafted: bool) -> list[str]:
    of_many = show_of(event).of_many
    facts = [
        id for id, fact in facts_of(event, posted, before).items() if not (drafted and fact.follows)
    ]
    if of_many is None:
        return [*dict.fromkeys(("number", "age", "points", "rating", *facts))]
    own = [id for id in ("place", *of_many.figures) if id not in of_many.typed]
    if drafted:
        return ["seat", "number", "age", "points", "rating", *facts]
    return ["seat", "number", "age", *own, *facts, "points", "rating"]


def _beside(
    event: Event,
    posted: Round,
    ids: Sequence[str],
    before: Event,
    tables: Sequence[Seated],
    between: Sequence[str],
    marks: Mapping[int, str] | None,
) -> Table[int]:
    """A row for each table of two, the players beside each other."""
    sides = [*(f"{id}1" for id in ids), "name1", *between, "name2"]
    sides += [f"{id}2" for id in reversed(ids)]
    table = tables_table(
        event, posted, ["table", "group", *sides], tables=tables, marks=marks, before=before
    )
    if show_of(event).has_colors:
        return table
    # The two columns of names need not be told apart.
    named = tuple(
        replace(one, head=text("head-name")) if one.kind == "name" else one for one in table.columns
    )
    return replace(table, columns=named)


def _stacked(
    event: Event,
    posted: Round,
    ids: Sequence[str],
    before: Event,
    tables: Sequence[Seated],
    score: Table[int] | None,
) -> Table[int]:
    """A row for each player; the first of a table has its number and, if there is a column for it,
    its ``score``.
    """
    first = [id for id in _FIRST if id in ids]
    shown = ("table", *first, "name", *(id for id in ids if id not in first))
    seats = seats_table(event, posted, shown, tables=tables, before=before)
    columns = [_block_column(column) for column in seats.columns]
    seated = {one.number: one for one in tables}
    names = seats.ids.index("name")
    if show_of(event).has_colors:
        colors = {"first": text("role-white"), "second": text("role-black")}
        columns[names] = replace(columns[names], head=text("head-names-stacked", **colors))
    scores = {row.key: row for row in score.rows} if score is not None else {}
    if score is not None:
        columns.insert(names + 1, replace(score.columns[0], whole=True))
    rows = []
    for row in seats.rows:
        cells, tones = [*row.cells], [*row.tones]
        if row.emphasis == "begins":
            group = group_of(posted, seated[row.key.table]) if _many(tables) else ""
            cells[0], tones[0] = "\n".join(filter(None, (cells[0], group))), "strong"
        if score is not None:
            its, begins = scores[row.key.table], row.emphasis == "begins"
            cells.insert(names + 1, its.cells[0] if begins else "")
            tones.insert(names + 1, its.tones[0] if begins else "")
        rows.append(Row(row.key.table, tuple(cells), row.emphasis, tuple(tones)))
    return Table(tuple(columns), tuple(rows))


def _seats(
    event: Event,
    posted: Round,
    ids: Sequence[str],
    before: Event,
    tables: Sequence[Seated],
    typed: Texts,
    marks: Mapping[int, str] | None,
) -> Table[int]:
    """A row for each seat; the first of a table has its number and state."""
    of_many = show_of(event).of_many
    figures = of_many.typed if of_many is not None else ()
    first = [id for id in _FIRST if id in ids]
    shown = ("table", *first, "name", *figures, *(id for id in ids if id not in first))
    table = seats_table(event, posted, shown, tables=tables, before=before)
    seated = {one.number: one for one in tables}
    columns = tuple(_as_typed(column, figures) for column in table.columns)
    at = {column.id: place for place, column in enumerate(columns)}
    headed = bool(groups_of(posted))
    rows = []
    for row in table.rows:
        where = seated[row.key.table]
        cells, tones = [*row.cells], [*row.tones]
        if row.emphasis == "begins":
            group = "" if headed else group_of(posted, where)
            cells[0], tones[0] = _block(where, group, typed, marks)
        if where.result is None or where.number in typed:
            texts = typed.get(where.number, ())
            seat = where.players.index(row.key.player)
            for number, id in enumerate(figures):
                cells[at[id]] = texts[seat][number] if seat < len(texts) else ""
                tones[at[id]] = "" if where.void else "outline"
        rows.append(Row(row.key.table, tuple(cells), row.emphasis, tuple(tones)))
    return Table(columns, tuple(rows))


def _many(tables: Sequence[Seated]) -> bool:
    return any(len(table.seats) > 2 for table in tables)


def _block_column(column: Column, widest: str = "") -> Column:
    if column.id == "table":
        return Column(column.head, "block", id=column.id, widest=widest)
    return column


def _as_typed(column: Column, figures: Sequence[str]) -> Column:
    if column.id in figures:
        return Column(column.head, "field", id=column.id, widest="0" * 6)
    states = (text("cell-playing"), text("cell-reported"), text("cell-typed", done=0, all=5))
    return _block_column(column, max(states, key=len))


def _block(
    table: Seated, group: str, typed: Texts, marks: Mapping[int, str] | None
) -> tuple[str, Tone]:
    """The number of a table and, on further lines, its state and its group, if that has no heading;
    and how the state is meant.
    """
    texts = typed.get(table.number, ())
    done = sum(all(row) for row in texts)
    tone: Tone = ""
    state = text("cell-playing")
    if marks is not None:
        state = marks.get(table.number, "")
    elif table.void:
        state = text("score-stopped")
    elif table.result is not None and table.number not in typed:
        state, tone = text("cell-reported"), "done"
    elif any(any(row) for row in texts):
        state, tone = text("cell-typed", done=done, all=len(texts)), "accent"
    return "\n".join((str(table.number), *filter(None, (state, group)))), tone
