"""The standings as rows: status near the end or the cut, and the line of the cut."""

from collections.abc import Mapping
from dataclasses import replace

from tourneydesk.present.figures import figure_keys
from tourneydesk.present.messages import text
from tourneydesk.present.places import ExplainedStandings, cut_of
from tourneydesk.present.table import Row, Table
from tourneydesk.present.tables.standings import standings_table

CUT = 0
"""The key of the row that marks the cut to the final; players' rows have keys from 1."""


def places_table(shown: ExplainedStandings, now: Mapping[int, int] | None = None) -> Table[int]:
    """A row for each rank, and one at the cut to the final; ``now`` has the real ranks while
    results are being tried.
    """
    last = "stakes" if shown.clinch_status else "out"
    ids = ("place", "now", "name", "points", *figure_keys(shown.rows), last)
    table = standings_table(shown.event, shown.rows, ids, explained=shown, now=now)
    cut = cut_of(shown)
    if cut is None:
        return table
    below, seats = cut
    said = {"name": text("cut-line"), last: text("cut-line-seats", count=seats)}
    line = Row(CUT, tuple(said.get(id, "") for id in table.ids))
    return replace(table, rows=(*table.rows[:below], line, *table.rows[below:]))
