"""A problem with a row of a list, preceded by the row."""

from tourneydesk.core.reasons import Problem
from tourneydesk.present.messages import say, text


def in_row(row: int, problem: Problem) -> str:
    """``Row 7: …``; no prefix if the problem is about the list as a whole (row 0)."""
    sentence = say(problem)
    return text("in-row", row=row, said=sentence) if row else sentence
