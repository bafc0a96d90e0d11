"""The guided first event: which of its steps are done, found in the event itself."""

from collections.abc import Sequence, Set
from typing import Literal, get_args

from tourneydesk.core.decisions import ResultCorrected, ResultRecorded, Step
from tourneydesk.core.event import Event
from tourneydesk.core.results import Result

GuideStep = Literal[
    "check-in", "pair", "result", "second", "correct", "standings", "display", "print"
]
STEPS: tuple[GuideStep, ...] = get_args(GuideStep)
"""In the order of a first event."""
OPENED: frozenset[GuideStep] = frozenset(("standings", "display", "print"))
"""The steps that leave no trace in an event: the window says when they are done."""


def next_guide_step(event: Event, steps: Sequence[Step], opened: Set[str]) -> GuideStep | None:
    """The first step that is not done; None at the end of the guide. ``opened``: those of `OPENED`
    that are done.
    """
    results = sum(1 for _ in event.results())
    everybody_is_here = all(player.checked_in or player.dropped for player in event.entered)
    done = {
        "check-in": everybody_is_here or bool(event.rounds),
        "pair": bool(event.rounds),
        "result": results >= 1,
        "second": results >= 2,
        "correct": _corrected(steps),
        **{step: step in opened for step in OPENED},
    }
    return next((step for step in STEPS if not done[step]), None)


def _corrected(steps: Sequence[Step]) -> bool:
    """Whether a table has reported one result and later another; also if undo was between them."""
    first: dict[tuple[int, int], Result] = {}
    for step in steps:
        for decision in step:
            if isinstance(decision, ResultCorrected):
                return True
            if isinstance(decision, ResultRecorded):
                table = decision.round, decision.table
                if first.setdefault(table, decision.result) != decision.result:
                    return True
    return False
