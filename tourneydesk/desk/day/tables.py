"""The table numbers of a day's sections: where they overlap, and numbers that do not."""

from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.core.day import TableRange, overlapping, stacked, table_range
from tourneydesk.desk.event_fields import can_number_tables, change_details
from tourneydesk.desk.session import Session


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The tables of each section now, those proposed, and which sections have some in common now,
    as pairs of positions. All in the order of the sections.
    """

    now: tuple[TableRange, ...]
    proposed: tuple[TableRange, ...]
    overlaps: tuple[tuple[int, int], ...]

    @property
    def changed(self) -> tuple[int, ...]:
        """The positions of the sections that would get other numbers."""
        pairs = enumerate(zip(self.now, self.proposed, strict=True))
        return tuple(at for at, (now, proposed) in pairs if now != proposed)


def table_plan(sessions: Sequence[Session], first: int = 1) -> TablePlan:
    """What can be done about the table numbers of these sections, from ``first`` on."""
    now = tuple(_range_of(session) for session in sessions)
    return TablePlan(now, stacked(now, first), overlapping(now))


def number_tables(sessions: Sequence[Session], plan: TablePlan) -> tuple[int, ...]:
    """Gives each section the numbers proposed, from its next round on; returns the positions of
    those that changed.
    """
    for at in plan.changed:
        change_details(sessions[at], {"first_table": str(plan.proposed[at].first)})
    return plan.changed


def _range_of(session: Session) -> TableRange:
    event = session.event
    movable = session.in_file and bool(can_number_tables(event))
    return table_range(event, session.format, movable=movable)
