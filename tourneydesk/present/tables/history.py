"""The history table: every step that was taken."""

from collections.abc import Iterable
from dataclasses import dataclass

from tourneydesk.present.messages import text
from tourneydesk.present.table import Column, Field, Table, table_of
from tourneydesk.present.tables.fields import field

LEAST_LETTERS = 30
"""The least characters shown of a change, however little room there is."""


@dataclass(frozen=True, slots=True)
class HistoryStep:
    """A step: its number from 1, its time and description in words, whether it counts, and the desk
    that took it.
    """

    number: int
    at: str
    what: str
    counts: bool
    desk: str = ""


def history_table(steps: Iterable[HistoryStep]) -> Table[int]:
    """One row per step. The columns are ``step``, ``time``, ``desk``, which is there only if steps
    were taken at desks with names, ``change``, and ``undone``, which marks a step that does not
    count.
    """
    steps = tuple(steps)
    wide = Column(text("head-change"), wide=True, least=LEAST_LETTERS, id="change")
    fields: list[Field[HistoryStep]] = [
        field("step", "number", lambda step: str(step.number)),
        field("time", "text", lambda step: step.at),
        field("desk", "text", lambda step: step.desk),
        (wide, lambda step: step.what),
        (Column("", id="undone"), lambda one: "" if one.counts else text("cell-undone")),
    ]
    if not any(step.desk for step in steps):
        fields = [one for one in fields if one[0].id != "desk"]
    return table_of(fields, steps, lambda step: step.number)
