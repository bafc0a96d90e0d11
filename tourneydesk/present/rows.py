"""What is said about a row of a list, with its row in front."""

from tourneydesk.core.sayings import Problem
from tourneydesk.present.messages import say, text


def in_row(row: int, problem: Problem) -> str:
    """``Row 7: …``; without a row where the list as a whole is meant (row 0)."""
    said = say(problem)
    return text("in-row", row=row, said=said) if row else said
