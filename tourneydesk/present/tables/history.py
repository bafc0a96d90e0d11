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
    """A step: its number from 1, its time and description in words, and whether it counts."""

    number: int
    at: str
    what: str
    counts: bool


def history_table(steps: Iterable[HistoryStep], ids: Iterable[str] | None = None) -> Table[int]:
    """One row per step. The columns are ``step``, ``time``, ``change`` and ``undone``, which marks
    a step that does not count.
    """
    wide = Column(text("head-change"), wide=True, least=LEAST_LETTERS, id="change")
    fields: list[Field[HistoryStep]] = [
        field("step", "number", lambda step: str(step.number)),
        field("time", "text", lambda step: step.at),
        (wide, lambda step: step.what),
        (Column("", id="undone"), lambda one: "" if one.counts else text("cell-undone")),
    ]
    return table_of(fields, steps, lambda step: step.number, ids)
