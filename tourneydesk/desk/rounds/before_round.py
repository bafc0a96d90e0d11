"""The event as it was when a round was paired: what its pairings were decided by."""

from collections.abc import Sequence
from dataclasses import replace

from tourneydesk.core.decisions import RoundPosted, Step
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import active_steps, replay


class BeforeRounds:
    """Remembers each such event, so that whatever is computed from it is computed once."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[tuple[int, bool, int], Event]] = {}

    def of_round(self, event: Event, steps: Sequence[Step], number: int) -> Event:
        """The event before this round was posted, without later corrections of earlier rounds."""
        active = active_steps(steps).steps
        posting = next(
            (at for at in reversed(active) if _posts(steps[at - 1], number)), len(steps) + 1
        )
        later = [at for at in active if at > posting and _changes(steps[at - 1], number)]
        key = (posting, bool(later), len(event.players))
        if number not in self._known or self._known[number][0] != key:
            if later:
                past = replay([steps[at - 1] for at in active if at < posting])
                was = replace(past, players=event.players)
            else:
                was = replace(event, rounds=event.rounds[: number - 1])
            self._known[number] = key, was
        return self._known[number][1]


def _posts(step: Step, number: int) -> bool:
    return any(isinstance(one, RoundPosted) and one.round.number == number for one in step)


def _changes(step: Step, number: int) -> bool:
    """Whether a step changes anything of the rounds before this one."""
    rounds = [getattr(one, "round", None) for one in step]
    return any(isinstance(one, int) and 0 < one < number for one in rounds)
