"""A session: one open event, and the only way to change it.

Check, write, then show: a decision is checked against the rules, its step written to the journal,
and only when that has returned does the event move on and the watchers hear of it. Nothing is
written that replay would not read back as the very same event. Once it is written, nothing stops
the event from moving on: copies are made elsewhere, and a watcher that fails is only reported.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from tourneydesk.core.decisions import Decision, Redone, RoundPosted, Step, Undone
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.format import Format
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.checked_replay import MOST_STEPS, impossible, impossible_now
from tourneydesk.core.journal.digest import digest_of
from tourneydesk.core.journal.replay import ActiveSteps, active_steps, advance, replay
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.checks import problems
from tourneydesk.formats import format_of
from tourneydesk.store.chain import Entry
from tourneydesk.store.trouble import FileTrouble


class Journal(Protocol):
    """Where steps are kept; `append` returns only when the step is safe."""

    @property
    def in_file(self) -> bool:
        """Whether steps go into a file that this program holds."""
        ...

    @property
    def only_read(self) -> bool:
        """Whether this is a file that is only looked at; another program may be writing it."""
        ...

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
        """All that is kept, in its chain."""
        ...

    def before_round(self, round_number: int) -> None:
        """A chance to make a copy of all so far; must neither fail nor wait."""
        ...

    def flush(self) -> None:
        """Waits until the copies that were asked for are made; must not fail."""
        ...

    def moved(self, path: Path) -> "Journal":
        """A journal in a new file, holding all so far; FileTrouble if it cannot be, and no file."""
        ...

    def close(self, *, wait: bool = True) -> None:
        """Lets go of the file. ``wait``: not before the copies that were asked for are made."""
        ...


@dataclass(frozen=True, slots=True)
class Change:
    """What the watchers are told: the event before and after, and the step between."""

    before: Event
    after: Event
    step: Step


Watcher = Callable[[Change], None]
Clock = Callable[[], str]


def wall_clock() -> str:
    """The time now in UTC, to the second, as the journal keeps it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Session:
    """One open event with its journal.

    ``event`` is always the replay of ``steps``; every change goes through `take`, `undo`, `redo`.
    """

    def __init__(
        self,
        journal: Journal,
        steps: Sequence[Step],
        clock: Clock = wall_clock,
        event: Event | None = None,
    ) -> None:
        """Takes the steps that the journal already holds, and the event where they were replayed
        already; else raises ReplayError if they do not fit.
        """
        self._journal = journal
        self._steps = list(steps)
        self._clock = clock
        self._event = replay(self._steps) if event is None else event
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
        """The journal as it is kept, in its chain."""
        return self._journal.entries

    @property
    def digest(self) -> str:
        """The digest of all steps: papers with the same digest tell of the same history."""
        return digest_of(self._journal.chain)

    @property
    def in_file(self) -> bool:
        """Whether changes go into a file: not for an event that is only looked at."""
        return self._journal.in_file

    @property
    def only_read(self) -> bool:
        """Whether a file is only looked at, which another program may be writing."""
        return self._journal.only_read

    @property
    def active_steps(self) -> ActiveSteps:
        """Which steps count now, and which could be redone."""
        return active_steps(self._steps)

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
            event, step = _checked(after, follows, self.format), (*step, one, *follows)
        if impossible_now(event, self.format, self._steps) is not None:
            raise Refused(Problem("not_possible"))
        self._write(step, event)
        return step

    def undo(self) -> Step:
        """Takes back the last step that counts and gives it; Refused when there is none."""
        steps = self.active_steps.steps
        if len(steps) < 2:
            raise Refused(Problem("nothing_to_undo"))
        return self._retell(Undone(steps[-1]), self._steps[steps[-1] - 1])

    def redo(self) -> Step:
        """Takes again the step undone last and gives it; Refused when there is none."""
        undone = self.active_steps.undone
        if not undone:
            raise Refused(Problem("nothing_to_redo"))
        return self._retell(Redone(undone[-1]), self._steps[undone[-1] - 1])

    @property
    def copy_trouble(self) -> FileTrouble | None:
        """Why there is no checkpoint of late; the event itself is safe all the same."""
        return self._journal.trouble

    def flush_copies(self) -> None:
        """Waits until the copies that were asked for are made; then `copy_trouble` is of today."""
        self._journal.flush()

    def save_as(self, path: Path) -> None:
        """Goes on in a new file that holds all so far, also where the old one is out of reach: its
        copies are not waited for, as its disk may not answer any more.
        """
        old, self._journal = self._journal, self._journal.moved(path)
        old.close(wait=False)

    def close(self) -> None:
        self._journal.close()

    def _retell(self, decision: Undone | Redone, named: Step) -> Step:
        self._write((decision,), replay([*self._steps, (decision,)]))
        return named

    def _write(self, step: Step, after: Event) -> None:
        text = codec.encode(step)
        _check_reading(step, text)
        if len(self._steps) >= MOST_STEPS:
            raise Refused(Problem("too_many_steps", facts={"most": MOST_STEPS}))
        if isinstance(step[0], RoundPosted):
            self._journal.before_round(step[0].round.number)
        self._journal.append(self._clock(), text)
        before, self._event = self._event, after
        self._steps.append(step)
        for watcher in self._watchers:
            try:
                watcher(Change(before, after, step))
            except Exception as fault:
                # The step is recorded: whoever asked for it must not hear that it failed.
                sys.excepthook(type(fault), fault, fault.__traceback__)


def _checked(event: Event, decisions: Iterable[Decision], fmt: Format) -> Event:
    """The event after decisions that follow from another; Refused where replay would refuse one."""
    for decision in decisions:
        if impossible(decision, event, fmt) is not None:
            raise Refused(Problem("not_possible"))
        event = advance(event, (decision,))
    return event


def _check_reading(step: Step, text: str) -> None:
    """Refuses a step that its text does not give back, or that no file can hold; so that it is
    never written.
    """
    try:
        text.encode()
        same = codec.decode(text) == step
    except (codec.CodecError, UnicodeEncodeError):
        same = False
    if not same:
        raise Refused(Problem("not_possible"))


def moment_draw(event: Event) -> Draw:
    """The draw for what follows from the decision just taken."""
    return Draw(event.seed, f"moment {event.moment}")
