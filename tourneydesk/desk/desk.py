"""The desk: one open event, the only road to a change of it.

Check, write, then show: a decision is checked against the rules, its step written to the journal,
and only when that has returned does the event move on and the watchers hear of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from tourneydesk.core import codec
from tourneydesk.core.decisions import Decision, Redone, RoundPosted, Step, Undone
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.format import Format
from tourneydesk.core.replay import Counting, advance, counting, replay
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.checks import problems
from tourneydesk.formats import format_of
from tourneydesk.store.chain import Entry
from tourneydesk.store.trouble import FileTrouble


class Journal(Protocol):
    """Where steps are kept; `append` returns only when the step is safe."""

    @property
    def trouble(self) -> FileTrouble | None:
        """Why the last copy could not be made; None when it was."""
        ...

    @property
    def times(self) -> Sequence[str]:
        """When the last so many steps were taken; earlier ones have no time here."""
        ...

    @property
    def chain(self) -> str:
        """The hash that the last step ends the chain with, in hex."""
        ...

    def append(self, at: str, step: str) -> object: ...

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All that is kept, in its chain; FileTrouble if it cannot be read."""
        ...

    def before_round(self, number: int) -> None:
        """A chance to make a copy of all so far; must not fail."""
        ...

    def moved(self, path: Path) -> "Journal":
        """A journal in a new file, holding all so far; FileTrouble if it cannot be."""
        ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Change:
    """What the watchers are told: the event before and after, and the step between."""

    before: Event
    after: Event
    step: Step


Watcher = Callable[[Change], None]
Clock = Callable[[], str]
SHORT = 8
"""Letters of a digest on paper."""


def wall_clock() -> str:
    """The time now in UTC, to the second, as the journal keeps it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Desk:
    """An open event with its journal.

    ``event`` is always the replay of ``steps``; every change goes through `take`, `undo`, `redo`.
    """

    def __init__(self, journal: Journal, steps: Sequence[Step], clock: Clock = wall_clock) -> None:
        """Takes the steps that the journal already holds; raises ReplayError if they do not fit."""
        self._journal = journal
        self._steps = list(steps)
        self._clock = clock
        self._event = replay(self._steps)
        self._watchers: list[Watcher] = []

    @property
    def event(self) -> Event:
        return self._event

    @property
    def format(self) -> Format:
        return format_of(self._event)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step ever taken, undone ones and the undoing included; step n stands at n - 1."""
        return tuple(self._steps)

    @property
    def times(self) -> Sequence[str]:
        """When the last so many of the steps were taken, as the journal keeps it."""
        return self._journal.times

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The journal as it is kept, in its chain; FileTrouble if it cannot be read."""
        return self._journal.entries

    @property
    def digest(self) -> str:
        """The beginning of the hash over all steps: papers of equal digest tell of one story."""
        return self._journal.chain[:SHORT]

    @property
    def counting(self) -> Counting:
        """Which steps count now, and which could be redone."""
        return counting(self._steps)

    def watch(self, watcher: Watcher) -> None:
        """Tells the watcher of every change from now on."""
        self._watchers.append(watcher)

    def take(self, decision: Decision, *more: Decision) -> Step:
        """Takes a decision (or several as one step) and what follows from it at once; gives the
        whole step as written.

        Raises Refused where the rules say no, FileTrouble where it cannot be written: in both
        cases the event is as it was.
        """
        event = self._event
        step: Step = ()
        for one in (decision, *more):
            refused = problems(event, self.format, one)
            if refused:
                raise Refused(*refused)
            after = advance(event, (one,))
            follows = self.format.follow(event, after, one, moment_draw(after))
            event, step = advance(after, follows), (*step, one, *follows)
        self._write(step, event)
        return step

    def undo(self) -> Step:
        """Takes back the last step that counts and gives it; Refused when there is none."""
        steps = self.counting.steps
        if len(steps) < 2:
            raise Refused(Problem("nothing_to_undo"))
        return self._retell(Undone(steps[-1]), self._steps[steps[-1] - 1])

    def redo(self) -> Step:
        """Takes again the step undone last and gives it; Refused when there is none."""
        undone = self.counting.undone
        if not undone:
            raise Refused(Problem("nothing_to_redo"))
        return self._retell(Redone(undone[-1]), self._steps[undone[-1] - 1])

    @property
    def copy_trouble(self) -> FileTrouble | None:
        """Why there is no checkpoint of late; the event itself is safe all the same."""
        return self._journal.trouble

    def save_as(self, path: Path) -> None:
        """Goes on in a new file that holds all so far, also where the old one is out of reach."""
        moved = self._journal.moved(path)
        self._journal.close()
        self._journal = moved

    def close(self) -> None:
        self._journal.close()

    def _retell(self, decision: Undone | Redone, named: Step) -> Step:
        self._write((decision,), replay([*self._steps, (decision,)]))
        return named

    def _write(self, step: Step, after: Event) -> None:
        if isinstance(step[0], RoundPosted):
            self._journal.before_round(step[0].round.number)
        self._journal.append(self._clock(), codec.encode(step))
        before, self._event = self._event, after
        self._steps.append(step)
        for watcher in self._watchers:
            watcher(Change(before, after, step))


def moment_draw(event: Event) -> Draw:
    """The draw for what follows from the decision just taken."""
    return Draw(event.seed, f"moment {event.moment}")
