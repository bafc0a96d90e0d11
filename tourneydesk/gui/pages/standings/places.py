"""The standings as rows: status near the end or the cut, and the line of the cut."""

from collections.abc import Mapping
from typing import Final, Literal

from tourneydesk.present.figures import figure_keys
from tourneydesk.present.messages import text
from tourneydesk.present.places import ExplainedStandings, cut_of
from tourneydesk.present.table import Row, Table
from tourneydesk.present.tables.standings import standings_table

CUT: Final = "cut"
PlaceKey = int | Literal["cut"]
"""The key of a row: the player's, or `CUT` for the one that marks the cut to the final."""


def places_table(
    standings: ExplainedStandings, now: Mapping[int, int] | None = None
) -> Table[PlaceKey]:
    """A row for each rank, and one at the cut to the final; ``now`` has the real ranks while
    results are being tried.
    """
    last = "stakes" if standings.clinch_status else "out"
    ids = ("place", "now", "name", "points", *figure_keys(standings.rows), last)
    table = standings_table(standings.event, standings.rows, ids, explained=standings, now=now)
    cut = cut_of(standings)
    if cut is None:
        return table
    below, seats = cut
    cells = {"name": text("cut-line"), last: text("cut-line-seats", count=seats)}
    line: Row[PlaceKey] = Row(CUT, tuple(cells.get(id, "") for id in table.ids))
    return Table(table.columns, (*table.rows[:below], line, *table.rows[below:]))
