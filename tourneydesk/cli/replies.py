"""What several answers hold alike: the problems of a list, the tables that a step called."""

from collections.abc import Sequence

from tourneydesk.core import decisions as d
from tourneydesk.core.format import nothing_follows
from tourneydesk.desk import rounds
from tourneydesk.desk.desk import Desk
from tourneydesk.desk.lists.rows import RowProblem
from tourneydesk.present import state
from tourneydesk.present.messages import say

Reply = dict[str, object]


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


def with_called(desk: Desk, reply: Reply, step: d.Step) -> Reply:
    """The answer with the tables that the step called, where the format calls tables."""
    if any(isinstance(decision, d.TablesCalled) for decision in step):
        current = desk.event.rounds[-1]
        numbers = rounds.called(step)
        reply["called"] = [
            state.table_shape(table) for table in current.tables if table.number in numbers
        ]
    elif desk.format.follow is not nothing_follows:
        reply["called"] = []
    return reply
