"""Parts that several answers share: the problems of a list, the tables that a step called."""

from collections.abc import Sequence

from tourneydesk.core.format import nothing_follows
from tourneydesk.desk.lists.rows import RowProblem
from tourneydesk.desk.session import Session
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


def with_called(session: Session, reply: Reply, called: Sequence[int]) -> Reply:
    """The answer plus the tables with these numbers, which were just called, if the format calls
    tables.
    """
    if session.format.follow is not nothing_follows:
        current = session.event.rounds[-1].tables if called else ()
        reply["called"] = [state.table_shape(table) for table in current if table.number in called]
    return reply
