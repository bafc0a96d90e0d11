"""What a desk is told when another desk was first. The window always knows these, so they load
nothing of sharing.
"""

from dataclasses import dataclass

from tourneydesk.core.decisions import Decision, Step
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Problem, Refused


@dataclass(frozen=True, slots=True)
class OtherStep:
    """A step that another desk took, and the event before and after it."""

    desk: str
    step: Step
    before: Event
    after: Event


class Conflict(Refused):
    """Another desk was first at the same table or player; ours was not recorded.

    ``correction`` is the decision that records ours instead of theirs; None where the rules do not
    allow that now.
    """

    def __init__(
        self, problem: Problem, ours: Decision, theirs: OtherStep, correction: Decision | None
    ) -> None:
        super().__init__(problem)
        self.ours = ours
        self.theirs = theirs
        self.correction = correction


class OtherDesksStep(Refused):
    """An undo that would undo what another desk did; nothing was undone."""

    def __init__(self, desk: str, step_number: int) -> None:
        super().__init__(Problem("undo_of_other_desk", facts={"desk": desk or "–"}))
        self.desk = desk
        self.step_number = step_number
