"""The table of the standings."""

from collections.abc import Iterable, Mapping, Sequence

from tourneydesk.core.event import Event, Player
from tourneydesk.core.field import status
from tourneydesk.core.standings import Standing
from tourneydesk.formats import format_of
from tourneydesk.present.figures import figure_cells, figure_heads, figure_keys, place_text
from tourneydesk.present.messages import text
from tourneydesk.present.places import ExplainedStandings, clinch_text
from tourneydesk.present.table import Column, Field, Table, table_of
from tourneydesk.present.tables.fields import about_player, field, written

LEAST_LETTERS = 22
"""The least characters shown of a name, however little room there is."""


def standings_table(
    event: Event,
    rows: Sequence[Standing],
    ids: Iterable[str] | None = None,
    *,
    explained: ExplainedStandings | None = None,
    now: Mapping[int, int] | None = None,
) -> Table[int]:
    """A row for each of these standings. The columns are ``place``, ``now`` (the real places, while
    other results are being tried), ``number``, ``name``, ``rating``, ``age``, ``points``, each
    tiebreak that any player has by its key, ``out`` (if anybody is) and ``stakes`` (if
    ``explained`` has them).
    """
    keys = figure_keys(rows)
    figures = {row.player: figure_cells(row, keys) for row in rows}
    heads = figure_heads(event, keys)

    def figure(at: int, id: str) -> Field[Standing]:
        return Column(heads[at], "number", id=id), lambda row: figures[row.player][at]

    def player(row: Standing) -> Player:
        return event.player(row.player)

    def place_now(row: Standing) -> str:
        return written(now.get(row.player)) if now else ""

    fields: list[Field[Standing]] = [
        field("place", "number", place_text),
        *([field("now", "number", place_now)] if now else []),
        *about_player(player, LEAST_LETTERS, event),
        *(figure(at, id) for at, id in enumerate(("points", *keys))),
    ]
    if any(row.out_in is not None for row in rows):
        fields.append(field("out", "text", _out))
    if explained is not None and explained.clinch_status:
        fields.append(_stakes(explained))
    return table_of(
        fields,
        rows,
        lambda row: row.player,
        ids,
        lambda row: "" if row.out_in is None else "out",
    )


def _out(row: Standing) -> str:
    return "" if row.out_in is None else text("cell-round", round=row.out_in)


def _stakes(explained: ExplainedStandings) -> Field[Standing]:
    fmt = format_of(explained.event)
    leavings = fmt.leavings(explained.event)

    def cell(row: Standing) -> str:
        return clinch_text(explained, row, status(explained.event, leavings, row.player))

    return Column(text("head-stakes", fmt.key), id="stakes"), cell
