"""The reports of a table and their times, including corrections, clears and undos."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from tourneydesk.core import decisions as d
from tourneydesk.core.results import Result
from tourneydesk.desk.session import Session

Kind = Literal["reported", "corrected", "cleared", "undone", "redone"]


@dataclass(frozen=True, slots=True)
class TableReport:
    """One line of a table's history, from the step with this number; ``at`` is empty if the time is
    not known.
    """

    at: str
    kind: Kind
    result: Result | None
    number: int


def history_of_table(
    steps: Sequence[d.Step], times: Sequence[str], round_number: int, table: int
) -> tuple[TableReport, ...]:
    """Everything reported at a table of this round, in order.

    ``times`` belong to the last steps; earlier steps have none.
    """
    return tuple(_reports(steps, times, round_number, table))


def desks_of(session: Session) -> tuple[str, ...]:
    """The desk that took each step; an empty name where there was only one, or it is not known."""
    desks = session.desks
    return ("",) * (len(session.steps) - len(desks)) + desks


def _reports(
    steps: Sequence[d.Step], times: Sequence[str], round_number: int, table: int
) -> Iterator[TableReport]:
    untimed = len(steps) - len(times)
    current: Result | None = None
    before: dict[int, Result | None] = {}
    for number, step in enumerate(steps, start=1):
        time = times[number - 1 - untimed] if number > untimed else ""
        match step[0]:
            case d.ResultRecorded(round=decision_round, table=table_number, result=result) if (
                decision_round == round_number and table_number == table
            ):
                before[number] = current
                yield TableReport(
                    time, "reported" if current is None else "corrected", result, number
                )
                current = result
            case d.ResultCleared(round=decision_round, table=table_number) if (
                decision_round == round_number and table_number == table
            ):
                before[number] = current
                yield TableReport(time, "cleared", current, number)
                current = None
            case d.ResultCorrected(round=decision_round) if decision_round == round_number:
                corrected = _result(step, table, current)
                if corrected != current:
                    before[number] = current
                    yield TableReport(
                        time, "corrected" if corrected else "cleared", corrected or current, number
                    )
                    current = corrected
            case d.Undone(step=step_number) if step_number in before:
                yield TableReport(time, "undone", _result(steps[step_number - 1], table), number)
                current = before[step_number]
            case d.Redone(step=step_number) if step_number in before:
                current = _result(steps[step_number - 1], table)
                yield TableReport(time, "redone", current, number)
            case _:
                pass


def _result(step: d.Step, table: int, default: Result | None = None) -> Result | None:
    """The table's result after a step; ``default`` if the step does not affect the table."""
    match step[0]:
        case d.ResultRecorded(result=result):
            return result
        case d.ResultCorrected(tables=tables):
            return next((changed.result for changed in tables if changed.number == table), default)
        case _:
            return None
