"""What a batch works on: a file, and the desk once the file holds an event."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.desk import Desk
from tourneydesk.desk.lists.rows import RowProblem
from tourneydesk.present.words import say


@dataclass(slots=True)
class Session:
    """A stream of commands on one file; `desk` is None until the file holds an event."""

    path: Path
    desk: Desk | None

    def event_desk(self) -> Desk:
        if self.desk is None:
            raise Refused(Problem("no_event_yet"))
        return self.desk


def problem_rows(problems: Sequence[RowProblem]) -> list[dict[str, object]]:
    """The problems of a list, each with its row (counted as in the file; 0 = the whole list)."""
    return [
        {
            "row": problem.row,
            "code": problem.problem.code,
            "text": say(problem.problem),
            "serious": problem.serious,
        }
        for problem in problems
    ]
