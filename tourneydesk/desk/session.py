"""A session: one open event, and the only way to change it.

Check, write, then show: a decision is checked against the rules, its step is written to the
journal, and only then does the event change and the watchers get notified. Nothing is written that
replay would not read back as the same event. Once a step is written, nothing stops the event from
changing: copies are made elsewhere, and a failing watcher is only reported.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
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
from tourneydesk.core.journal.codec import digest_of
from tourneydesk.core.journal.replay import ActiveSteps, active_steps, advance, replay
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.checks import problems
from tourneydesk.formats import format_of
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble


class Journal(Protocol):
    """Stores steps; `append` returns only when the step is safe."""

    @property
    def in_file(self) -> bool:
        """Whether steps go into a file that this program has locked."""
        ...

    @property
    def only_read(self) -> bool:
        """Whether the file is only open for reading; another program may be writing it."""
        ...

    @property
    def trouble(self) -> FileTrouble | None:
        """Why the last copy failed; None if it did not."""
        ...

    @property
    def times(self) -> Sequence[str]:
        """The times of the last steps; earlier steps have none here."""
        ...

    @property
    def chain(self) -> str:
        """The chain hash of the last step, in hex."""
        ...

    def append(self, at: str, step: str) -> object: ...

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, as a chain."""
        ...

    def before_round(self, round_number: int) -> None:
        """A chance to copy everything so far; must neither fail nor wait."""
        ...

    def flush(self) -> None:
        """Waits until the requested copies are made; must not fail."""
        ...

    def move_to(self, path: Path) -> "Journal":
        """A journal in a new file with all entries so far; FileTrouble, and no file, if it cannot
        be written.
        """
        ...

    def close(self, *, wait: bool = True) -> None:
        """Releases the file. With ``wait``, the requested copies are made first."""
        ...


@dataclass(frozen=True, slots=True)
class Change:
    """What watchers receive: the event before and after, and the step between."""

    before: Event
    after: Event
    step: Step


@dataclass(frozen=True, slots=True)
class StepOfDesk:
    """A step by its number, and the desk that took it: empty in an event that only one changes."""

    number: int
    desk: str


@dataclass(frozen=True, slots=True)
class PendingEntry:
    """What this desk typed in a shared event and the server has not confirmed.

    ``at`` has the time and the desk, as the journal stores them; ``decisions`` what was typed.
    ``sent`` is the exact text of the step if it was sent: then it may be recorded. ``seen`` is the
    number of steps that this desk had read when it was typed.
    """

    at: str
    decisions: Step
    sent: str = ""
    seen: int = 0

    @property
    def time(self) -> str:
        return self.at.partition(" ")[0]


Watcher = Callable[[Change], None]
Clock = Callable[[], str]


def wall_clock() -> str:
    """The current time in UTC, to the second, as the journal stores it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Session:
    """One open event with its journal.

    ``event`` is always the replay of ``steps``; every change goes through `take`, `undo`, `redo`.
    """

    shared: bool = False
    """Whether other desks change the event too (`desk.sharing.shared_session`)."""
    desk: str = ""
    """This desk's name in a shared event."""
    role: str = "head"
    """What this desk may do in a shared event: head, scorekeeper or viewer."""

    def __init__(
        self,
        journal: Journal,
        steps: Sequence[Step],
        clock: Clock = wall_clock,
        event: Event | None = None,
    ) -> None:
        """Takes the steps already in the journal, and the event if they were replayed already;
        otherwise replays them and raises ReplayError if they do not fit.
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
        """Every step ever taken, including undone steps and undos; step n is at index n - 1."""
        return tuple(self._steps)

    @property
    def times(self) -> Sequence[str]:
        """The times of the last steps, as the journal stores them."""
        return self._journal.times

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The journal's entries, as a chain."""
        return self._journal.entries

    @property
    def desks(self) -> tuple[str, ...]:
        """The desk that took each step; empty names where there was only one."""
        return tuple(entry.desk for entry in self._journal.entries)

    @property
    def journal(self) -> Journal:
        """The journal, for another session that continues with it instead of this one."""
        return self._journal

    @property
    def digest(self) -> str:
        """The digest of all steps: papers with the same digest show the same history."""
        return digest_of(self._journal.chain)

    @property
    def in_file(self) -> bool:
        """Whether changes go into a file; false for an event that is only open for reading."""
        return self._journal.in_file

    @property
    def only_read(self) -> bool:
        """Whether the file is only open for reading; another program may be writing it."""
        return self._journal.only_read

    @property
    def active_steps(self) -> ActiveSteps:
        """Which steps are active, and which could be redone."""
        return active_steps(self._steps)

    def watch(self, watcher: Watcher) -> None:
        """Calls the watcher for every change from now on."""
        self._watchers.append(watcher)

    def take(self, decision: Decision, *more: Decision) -> Step:
        """Takes one decision, or several as one step, together with what follows from them; returns
        the whole step as written.

        Raises Refused if the rules do not allow it, FileTrouble if it cannot be written: in both
        cases the event is unchanged.
        """
        event = self._event
        step: Step = ()
        for each in (decision, *more):
            refused = problems(event, self.format, each)
            if refused:
                raise Refused(*refused)
            after = advance(event, (each,))
            follows = self.format.follow(event, after, each, moment_draw(after))
            event, step = _after_consequences(after, follows, self.format), (*step, each, *follows)
        if impossible_now(event, self.format, self._steps) is not None:
            raise Refused(Problem("not_possible"))
        self._write(step, event)
        return step

    def may(self, *_kinds: type[Decision]) -> bool:
        """Whether this desk's role allows decisions of all these kinds, whatever the rules say."""
        return True

    @property
    def address(self) -> str:
        """Where a shared event is, with this desk's code; empty for an event in a file."""
        return ""

    @property
    def lost(self) -> FileTrouble | None:
        """Why nothing can be recorded at the moment; None for an event in a file."""
        return None

    @property
    def pending(self) -> tuple[PendingEntry, ...]:
        """What was typed and is not recorded, as the server did not answer."""
        return ()

    @property
    def undo_target(self) -> StepOfDesk | None:
        """The step that undo would undo. If another desk took it, undo is refused."""
        steps = self.active_steps.steps
        return StepOfDesk(steps[-1], self.desk) if len(steps) > 1 else None

    @property
    def redo_target(self) -> StepOfDesk | None:
        """The step that redo would redo."""
        undone = self.active_steps.undone
        return StepOfDesk(undone[-1], self.desk) if undone else None

    @property
    def reading(self) -> bool:
        """Whether steps of other desks are being shown, one after the other."""
        return False

    def watch_reading(self, watcher: Callable[[], None]) -> None:
        """Calls the watcher after each time that steps of other desks were shown."""

    def read_others(self) -> None:
        """Reads what other desks have recorded; an event in a file has no others."""

    def alone(self) -> AbstractContextManager[object]:
        """Inside this ``with``, other desks wait with their steps, so that a decision can be worked
        out from the event and taken; an event in a file has no others.
        """
        return nullcontext()

    def undo(self) -> Step:
        """Undoes the last active step and returns it; Refused if there is none."""
        steps = self.active_steps.steps
        if len(steps) < 2:
            raise Refused(Problem("nothing_to_undo"))
        return self._record_reversal(Undone(steps[-1]), self._steps[steps[-1] - 1])

    def undo_others(self) -> Step:
        """Undoes the last active step whichever desk took it."""
        return self.undo()

    def redo(self) -> Step:
        """Redoes the step undone last and returns it; Refused if there is none."""
        undone = self.active_steps.undone
        if not undone:
            raise Refused(Problem("nothing_to_redo"))
        return self._record_reversal(Redone(undone[-1]), self._steps[undone[-1] - 1])

    @property
    def copy_trouble(self) -> FileTrouble | None:
        """Why there is no recent checkpoint; the event itself is safe anyway."""
        return self._journal.trouble

    def flush_copies(self) -> None:
        """Waits until the requested copies are made; then `copy_trouble` is up to date."""
        self._journal.flush()

    def save_as(self, path: Path) -> None:
        """Continues in a new file with everything so far, even if the old file is out of reach: its
        copies are not waited for, as its disk may no longer answer.
        """
        old, self._journal = self._journal, self._journal.move_to(path)
        old.close(wait=False)

    def close(self) -> None:
        self._journal.close()

    def _record_reversal(self, decision: Undone | Redone, original: Step) -> Step:
        self._write((decision,), self._after_reversal(decision))
        return original

    def _after_reversal(self, decision: Undone | Redone) -> Event:
        return replay([*self._steps, (decision,)])

    def _write(self, step: Step, after: Event) -> None:
        text = codec.encode(step)
        _check_readable(step, text)
        if len(self._steps) >= MOST_STEPS:
            raise Refused(Problem("too_many_steps", facts={"most": MOST_STEPS}))
        if isinstance(step[0], RoundPosted):
            self._journal.before_round(step[0].round.number)
        self._journal.append(self._clock(), text)
        self._show(step, after)

    def _show(self, step: Step, after: Event) -> None:
        """Goes on to the event after a recorded step and notifies the watchers."""
        before, self._event = self._event, after
        self._steps.append(step)
        for watcher in self._watchers:
            try:
                watcher(Change(before, after, step))
            except Exception as fault:
                # The step is recorded, so the caller must not see an error.
                sys.excepthook(type(fault), fault, fault.__traceback__)


def _after_consequences(event: Event, decisions: Iterable[Decision], fmt: Format) -> Event:
    """The event after decisions that follow from another; Refused if replay would refuse one."""
    for decision in decisions:
        if impossible(decision, event, fmt) is not None:
            raise Refused(Problem("not_possible"))
        event = advance(event, (decision,))
    return event


def _check_readable(step: Step, text: str) -> None:
    """Refuses a step that does not decode to itself, or that no file can store, before it is
    written.
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
