"""The tables of a round with what decides their results, one player a line at tables of many."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from tourneydesk.core.event import Event, Round
from tourneydesk.core.event import Table as Seated
from tourneydesk.present.messages import text
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Column, Row, Table, Tone
from tourneydesk.present.tables.pairings import (
    facts_of,
    group_of,
    of_seat,
    seats_table,
    tables_table,
)

Texts = Mapping[int, Sequence[Sequence[str]]]
"""What is typed at a table: by its number, a row of texts for each seat."""


def choosable(event: Event, posted: Round, before: Event) -> tuple[Column, ...]:
    """The columns that can be shown or hidden, in order; without the number of a seat."""
    facts = facts_of(event, posted, before)
    columns = {column.id: column for column, _ in of_seat(event, posted, (), before, facts)}
    columns["seat"] = Column(text("head-seat"), "number", id="seat")
    return tuple(columns[id] for id in _choosable_ids(event, posted, before))


def results_table(
    event: Event,
    posted: Round,
    chosen: Collection[str],
    before: Event,
    *,
    tables: Sequence[Seated],
    typed: Texts | None = None,
    marks: Mapping[int, str] | None = None,
) -> Table[int]:
    """These tables with the ``chosen`` columns. ``before`` is the event as it was when the round
    was paired. ``typed`` are texts at tables that have not reported; ``marks`` replace the results.
    """
    ids = [id for id in _choosable_ids(event, posted, before) if id in chosen]
    if show_of(event).of_many is not None:
        return _seats(event, posted, ids, before, tables, typed or {}, marks)
    sides = [*(f"{id}1" for id in ids), "name1", "score", "name2"]
    sides += [f"{id}2" for id in reversed(ids)]
    ids = ["table", "group", *sides]
    table = tables_table(event, posted, ids, tables=tables, marks=marks, before=before)
    if show_of(event).has_colors:
        return table
    # The two columns of names need not be told apart.
    named = tuple(
        replace(one, head=text("head-name")) if one.kind == "name" else one for one in table.columns
    )
    return replace(table, columns=named)


def _choosable_ids(event: Event, posted: Round, before: Event) -> list[str]:
    of_many = show_of(event).of_many
    facts = [*facts_of(event, posted, before)]
    if of_many is None:
        return [*dict.fromkeys(("number", "age", "points", "rating", *facts))]
    own = [id for id in ("place", *of_many.figures) if id not in of_many.typed]
    return ["seat", "number", "age", *own, *facts, "points", "rating"]


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
    first = [id for id in ("seat", "number", "age") if id in ids]
    shown = ("table", *first, "name", *figures, *(id for id in ids if id not in first))
    table = seats_table(event, posted, shown, tables=tables, before=before)
    seated = {one.number: one for one in tables}
    columns = tuple(_as_typed(column, figures) for column in table.columns)
    at = {column.id: place for place, column in enumerate(columns)}
    rows = []
    for row in table.rows:
        where = seated[row.key.table]
        cells, tones = [*row.cells], [*row.tones]
        if row.emphasis == "begins":
            cells[0], tones[0] = _block(posted, where, typed, marks)
        if where.result is None or where.number in typed:
            texts = typed.get(where.number, ())
            seat = where.players.index(row.key.player)
            for number, id in enumerate(figures):
                cells[at[id]] = texts[seat][number] if seat < len(texts) else ""
                tones[at[id]] = "" if where.void else "outline"
        rows.append(Row(row.key.table, tuple(cells), row.emphasis, tuple(tones)))
    return Table(columns, tuple(rows))


def _as_typed(column: Column, figures: Sequence[str]) -> Column:
    if column.id == "table":
        return Column(column.head, "block", id=column.id)
    if column.id in figures:
        return Column(column.head, "field", id=column.id, widest="0" * 6)
    return column


def _block(
    posted: Round, table: Seated, typed: Texts, marks: Mapping[int, str] | None
) -> tuple[str, Tone]:
    """The number of a table and, on a second line, its state; and how that is meant."""
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
    group = group_of(posted, table)
    return "\n".join((str(table.number), *filter(None, (state, group)))), tone
