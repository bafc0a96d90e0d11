"""The reports of a table and their times, including corrections, clears and undos."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from tourneydesk.core import decisions as d
from tourneydesk.core.results import Result

Kind = Literal["reported", "corrected", "cleared", "undone", "redone"]


@dataclass(frozen=True, slots=True)
class Happening:
    """One line of a table's history; ``at`` is empty if the time is not known."""

    at: str
    kind: Kind
    result: Result | None


def history_of_table(
    steps: Sequence[d.Step], times: Sequence[str], round_number: int, table: int
) -> tuple[Happening, ...]:
    """Everything reported at a table of this round, in order.

    ``times`` belong to the last steps; earlier steps have none.
    """
    return tuple(_happenings(steps, times, round_number, table))


def _happenings(
    steps: Sequence[d.Step], times: Sequence[str], round_number: int, table: int
) -> Iterator[Happening]:
    without = len(steps) - len(times)
    standing: Result | None = None
    before: dict[int, Result | None] = {}
    for at, step in enumerate(steps, start=1):
        when = times[at - 1 - without] if at > without else ""
        match step[0]:
            case d.ResultRecorded(round=where, table=which, result=result) if (
                where == round_number and which == table
            ):
                before[at] = standing
                yield Happening(when, "reported" if standing is None else "corrected", result)
                standing = result
            case d.ResultCleared(round=where, table=which) if (
                where == round_number and which == table
            ):
                before[at] = standing
                yield Happening(when, "cleared", standing)
                standing = None
            case d.ResultCorrected(round=where) if where == round_number:
                now = _result(step, table, standing)
                if now != standing:
                    before[at] = standing
                    yield Happening(when, "corrected" if now else "cleared", now or standing)
                    standing = now
            case d.Undone(step=which) if which in before:
                yield Happening(when, "undone", _result(steps[which - 1], table))
                standing = before[which]
            case d.Redone(step=which) if which in before:
                standing = _result(steps[which - 1], table)
                yield Happening(when, "redone", standing)
            case _:
                pass


def _result(step: d.Step, table: int, else_: Result | None = None) -> Result | None:
    """The table's result after a step; ``else_`` if the step does not affect the table."""
    match step[0]:
        case d.ResultRecorded(result=result):
            return result
        case d.ResultCorrected(tables=tables):
            return next((one.result for one in tables if one.number == table), else_)
        case _:
            return None
