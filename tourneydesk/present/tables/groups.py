"""The groups of a round's tables: a heading above each, which hides its tables while folded."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import groupby

from tourneydesk.core.event import Event, Round
from tourneydesk.core.event import Table as Seated
from tourneydesk.formats import standings_of
from tourneydesk.present.figures import points_text
from tourneydesk.present.messages import text
from tourneydesk.present.table import Row, Table
from tourneydesk.present.tables.pairings import ByeOf, byes_table, group_of, grouped


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
