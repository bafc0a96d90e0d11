"""A session on an event that other desks change too."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NoReturn

from tourneydesk.core.decisions import (
    Decision,
    PlayersCheckedIn,
    Redone,
    ResultCleared,
    ResultDecision,
    ResultRecorded,
    Step,
    Undone,
)
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import advance, replay
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.checks import problems
from tourneydesk.desk.session import Clock, PendingEntry, Session, StepOfDesk, wall_clock
from tourneydesk.desk.shared import Conflict, OtherDesksStep, OtherStep
from tourneydesk.desk.sharing.conflict import (
    INDEPENDENT,
    check_first,
    concerns_same,
    result_of,
    still_needed,
    with_result,
)
from tourneydesk.desk.sharing.journal import (
    SharedJournal,
    after_step,
    checked_step,
    last_of_others,
    role_may,
    steps_of_others,
)
from tourneydesk.desk.sharing.pending import Pending, PendingFile
from tourneydesk.desk.sharing.undo import OwnUndos, is_reversible, own_decisions, reversal
from tourneydesk.store.chain import Entry, at_desk
from tourneydesk.store.errors import FileTrouble, Overtaken
from tourneydesk.store.sharing.connection import LOST

_KEPT = (ResultRecorded, ResultCleared, PlayersCheckedIn)
"""Decisions that are kept while the server is lost."""
_MOST_CONFLICTS = 100
"""For the last conflicts it is known what this desk had read then."""
_MOST_BEFORE = 100
"""For the last steps, and for the last own ones, the event before them is kept: in a long event,
replaying takes seconds.
"""


class SharedSession(Session):
    """A session whose journal has several writers.

    When another desk was first, its steps are read, the decision is checked again against the event
    as it is then, and either recorded or refused with what the other desk did.
    """

    shared = True

    def __init__(
        self,
        journal: SharedJournal,
        steps: Sequence[Step],
        event: Event,
        desk: str,
        clock: Clock = wall_clock,
        role: str = "head",
    ) -> None:
        super().__init__(journal, steps, lambda: at_desk(clock(), desk), event)
        self.desk = desk
        self.role = role
        self._shared = journal
        self._broken: FileTrouble | None = None
        self._lost: FileTrouble | None = None
        self._keeps = False
        self._pending = Pending(self._state_changed)
        self._sent_again: Step = ()
        self._own: set[int] = set()
        self._before: dict[int, Event] = {}
        self._before_own: dict[int, Event] = {}
        self._undos = OwnUndos()
        self._conflicts: deque[tuple[Conflict, int]] = deque(maxlen=_MOST_CONFLICTS)
        self._state_watchers: list[Callable[[], None]] = []
        self._reading = False
        self._reading_watchers: list[Callable[[], None]] = []

    def may(self, *kinds: type[Decision]) -> bool:
        return role_may(self.role, kinds)

    @property
    def address(self) -> str:
        return self._shared.database.address

    @property
    def lost(self) -> FileTrouble | None:
        return self._lost

    @property
    def pending(self) -> tuple[PendingEntry, ...]:
        return self._pending.entries

    def watch_state(self, watcher: Callable[[], None]) -> None:
        """Calls the watcher whenever `lost` or `pending` has changed."""
        self._state_watchers.append(watcher)

    def keep_pending(self, path: Path | None = None) -> None:
        """From now on this session goes offline by itself when the server is lost, and keeps what
        is typed then: in this file too, which may have entries from before a power failure.
        """
        self._keeps = True
        self._shared.database.reconnects = False
        if path is not None:
            file = PendingFile(path, self.entries[0].chain)
            self._pending.keep_in(file, self.entries)

    def go_offline(self, trouble: FileTrouble) -> None:
        """From now on results and check-in are kept as pending, and all else is refused."""
        # A connection that nobody answers on would be waited for once more.
        self._shared.database.close()
        self._lost = trouble
        self._state_changed()

    def go_online(self) -> None:
        """The server answers again: connects, reads what others have recorded, and goes on.

        FileTrouble if it is lost again.
        """
        try:
            self._shared.reconnect()
            self.catch_up()
        except FileTrouble as trouble:
            self.go_offline(trouble)
            raise
        # Only now: nothing is recorded on what is out of date.
        self._lost = None
        self._state_changed()

    def take(self, decision: Decision, *more: Decision) -> Step:
        decisions = (decision, *more)
        if self._lost is not None:
            self._put_off(decisions)
        for conflict, seen in self._conflicts:
            if conflict.correction is decision and isinstance(conflict.ours, ResultDecision):
                return self._correct(conflict.ours, seen)
        again, self._sent_again = self._sent_again == decisions, ()
        if again and not any(still_needed(each, self._event) for each in decisions):
            return decisions
        unanswered = self._pending.typed(decisions)
        if unanswered is not None and not self._keeps:
            return self.take_pending(unanswered)
        return self._take_since(decisions, len(self._steps))

    def take_pending(self, entry: PendingEntry) -> Step:
        """Records a pending entry. Refused or a Conflict as in `take`: then it is still pending."""
        if entry not in self.pending:
            return entry.decisions
        self._check_ready()
        return self._take_since(entry.decisions, min(entry.seen, len(self._steps)), entry)

    def check_pending(self, entry: PendingEntry) -> None:
        """Raises Conflict if another desk was first at what a pending entry is about."""
        with self._remembering():
            self._left_of(entry)

    def keep_conflict(self, conflict: Conflict) -> None:
        """Keeps what was typed as pending: nobody has decided the conflict yet."""
        theirs = conflict.theirs.step
        numbers = range(len(self._steps), 1, -1)
        found = (n for n in numbers if n not in self._own and self._steps[n - 1] == theirs)
        seen = next(found, len(self._steps) + 1) - 1
        with suppress(FileTrouble):  # it is in memory anyway
            self._pending.keep(PendingEntry(self._clock(), (conflict.ours,), seen=seen))

    def drop_pending(self, entry: PendingEntry) -> None:
        """Forgets a pending entry."""
        self._pending.forget(lambda one: one == entry)

    @property
    def undo_target(self) -> StepOfDesk | None:
        active, entries = self.active_steps.steps, self.entries
        # The first step opens the event.
        pairs = self._undos.pairs(active)
        left = [number for number in active[1:] if number not in pairs]
        if not left:
            return None
        own = next((n for n in reversed(left) if self._is_own(entries[n - 1])), None)
        if own is not None and (own == active[-1] or is_reversible(self._steps[own - 1])):
            return StepOfDesk(own, self.desk)
        return StepOfDesk(left[-1], entries[left[-1] - 1].desk)

    @property
    def redo_target(self) -> StepOfDesk | None:
        undone, entries = self.active_steps.undone, self.entries
        if undone and self._is_own(entries[undone[-1] - 1]):
            return StepOfDesk(undone[-1], self.desk)
        if self._undos.redo:
            return StepOfDesk(self._undos.redo[-1][0], self.desk)
        return StepOfDesk(undone[-1], entries[undone[-1] - 1].desk) if undone else None

    def undo(self) -> Step:
        """Undoes this desk's own last step, although others may have recorded steps since.

        OtherDesksStep where that would undo what another desk did.
        """
        target = self.undo_target
        if target is not None and target.desk != self.desk:
            raise OtherDesksStep(target.desk, target.number)
        return self._undo(target)

    def undo_others(self) -> Step:
        """Undoes the last step, whichever desk took it."""
        active, entries = self.active_steps.steps, self.entries
        pairs = self._undos.pairs(active)
        last = next((number for number in reversed(active[1:]) if number not in pairs), None)
        return self._undo(None if last is None else StepOfDesk(last, entries[last - 1].desk))

    def redo(self) -> Step:
        """Redoes the step that this desk undid last."""
        self._check_ready()
        target, undos = self.redo_target, self._undos
        if target is None:
            raise Refused(Problem("nothing_to_redo"))
        if target.desk != self.desk:
            raise OtherDesksStep(target.desk, target.number)
        number, original = target.number, self._steps[target.number - 1]
        left = undos.without_redo(number)
        since = dict(undos.redo).get(number)

        def action(_others: Sequence[OtherStep]) -> Step:
            undone = self.active_steps.undone
            if undone and undone[-1] == number:
                with self._undos_are(left):
                    return Session.redo(self)
            if since is None:
                raise Refused(self._meanwhile())
            self._take_since(own_decisions(original), since, undos=left)
            return original

        return self._in_turn((Redone(number),), action)

    def catch_up(self) -> tuple[OtherStep, ...]:
        """Reads what other desks have recorded, checks it, and notifies the watchers of each step.

        FileTrouble if the server is lost, or for a step that cannot have happened: this desk then
        stays at the last sound step, and `save_as` goes on from there.
        """
        if self._broken is not None:
            raise self._broken
        with self._noticing(), self._showing():
            followed = [self._follow(entry) for entry in self._shared.unread()]
        self._pending.settle()
        others = tuple(other for other in followed if other is not None)
        if others and self.pending:
            self._pending.forget(self._is_needless)
        return others

    @property
    def reading(self) -> bool:
        return self._reading

    def watch_reading(self, watcher: Callable[[], None]) -> None:
        self._reading_watchers.append(watcher)

    def read_others(self) -> None:
        self.catch_up()

    def wait(self, seconds: float) -> tuple[OtherStep, ...]:
        """What other desks record within this time, as soon as they do."""
        with self._noticing():
            self._shared.database.wait(seconds)
        return self.catch_up()

    @contextmanager
    def held(self) -> Iterator[tuple[OtherStep, ...]]:
        """Other desks wait with their steps inside this ``with``, until this one records a step;
        gives what they recorded before.
        """
        if self._broken is not None:
            raise self._broken
        with self._shared.held():
            yield self.catch_up()

    def announce_end(self) -> None:
        """Tells the other desks that sharing is about to end on purpose."""
        if self._broken is not None:
            raise self._broken
        self._shared.database.announce_end()

    def adopt(self, entries: Sequence[Entry]) -> None:
        """Records all steps that were taken in the file alone while the server was down, or none:
        Overtaken if another desk was first.
        """
        steps, event, before = list(self._steps), self._event, dict[int, Event]()
        found = list[tuple[Step, Event]]()
        for entry in entries:
            before[entry.number] = event
            step, event = checked_step(entry, steps, event, before, self._shared.path)
            steps.append(step)
            found.append((step, event))
        self._shared.database.append_all([(entry.at, entry.step) for entry in entries])
        for step, after in found:
            self._show(step, after)

    @contextmanager
    def alone(self) -> Iterator[None]:
        self._check_ready()
        with self._noticing(), self.held():
            yield

    def _correct(self, ours: ResultDecision, seen: int) -> Step:
        """Records ours instead of what another desk did, unless that is no longer what was seen."""
        others = steps_of_others(self._steps, self.entries, seen, self._own)
        with self._remembering():
            check_first(ours, replay(self._steps[:seen]), self._event, others)
        correction = with_result(self._event, ours, result_of(ours))
        if correction is None:
            raise Refused(Problem("not_possible"))
        return self._take_since((correction,), len(self._steps))

    @contextmanager
    def _remembering(self) -> Iterator[None]:
        """Remembers what this desk had read when there was a conflict."""
        try:
            yield
        except Conflict as conflict:
            self._conflicts.append((conflict, len(self._steps)))
            raise

    def _take_since(
        self,
        decisions: Step,
        seen: int,
        entry: PendingEntry | None = None,
        undos: OwnUndos | None = None,
    ) -> Step:
        """Takes decisions that were worked out after this number of steps."""
        now = undos or self._undos.without_redo()
        known = steps_of_others(self._steps, self.entries, seen, self._own)
        then = replay(self._steps[:seen]) if known else self._event

        def action(others: Sequence[OtherStep]) -> Step:
            if entry is not None and entry not in self.pending:
                return entry.decisions  # it had been recorded
            needed = self._needed(decisions, then, (*known, *others))
            if not needed:
                return decisions
            with self._undos_are(now):
                return Session.take(self, *needed)

        try:
            with self._remembering():
                step = self._in_turn(decisions, action)
        except Conflict:
            if entry is not None and not self._keeps:
                self.drop_pending(entry)
            raise
        except Refused as refused:
            if not known or any(one.code == "desk_meanwhile" for one in refused.problems):
                raise
            raise Refused(*refused.problems, self._meanwhile()) from refused
        self._pending.forget(lambda one: one == entry or concerns_same(one.decisions, decisions))
        return step

    def _needed(self, decisions: Step, then: Event, others: Sequence[OtherStep]) -> Step:
        """What is left to record of decisions when others were first; raises Conflict."""
        if not others:
            return decisions
        for each in decisions:
            check_first(each, then, self._event, others)
            if not isinstance(each, INDEPENDENT):
                raise Refused(self._meanwhile())
        found = (still_needed(each, self._event) for each in decisions)
        return tuple(each for each in found if each is not None)

    def _left_of(self, entry: PendingEntry) -> Step:
        """What is left to record of a pending entry; raises Conflict."""
        seen = min(entry.seen, len(self._steps))
        others = steps_of_others(self._steps, self.entries, seen, self._own)
        if not others:
            return entry.decisions
        return self._needed(entry.decisions, replay(self._steps[:seen]), others)

    def _is_needless(self, entry: PendingEntry) -> bool:
        """Whether other desks have recorded the same as a pending entry."""
        try:
            return not self._left_of(entry)
        except Refused:
            return False  # a conflict: a person decides

    def _undo(self, target: StepOfDesk | None) -> Step:
        self._check_ready()
        if target is None:
            raise Refused(Problem("nothing_to_undo"))
        number, original = target.number, self._steps[target.number - 1]

        def action(_others: Sequence[OtherStep]) -> Step:
            active, undos, by = self.active_steps.steps, self._undos, len(self._steps) + 1
            if number not in active:
                raise Refused(self._meanwhile())
            if target.desk == self.desk:
                undos = undos.with_redo(number, by)
            if active[-1] == number:
                with self._undos_are(undos):
                    return Session.undo(self)
            found = self._reversal(number) if is_reversible(original) else None
            if found is None:
                raise last_of_others(active, self.entries, self._is_own)
            with self._undos_are(undos.with_reversed(number, by)):
                Session.take(self, *found)
            return original

        return self._in_turn((Undone(number),), action)

    def _reversal(self, number: int) -> Step | None:
        step, before = self._steps[number - 1], self._before_own.get(number)
        if before is None:
            before = self._before_own[number] = replay(self._steps[: number - 1])
        return reversal(step, before, advance(before, step), self._event)

    @contextmanager
    def _undos_are(self, undos: OwnUndos) -> Iterator[None]:
        """Watchers of the step that is taken inside this ``with`` already find this; otherwise it
        is as before.
        """
        before, self._undos = self._undos, undos
        try:
            yield
        except BaseException:
            self._undos = before
            raise

    def _is_own(self, entry: Entry) -> bool:
        """Whether this desk took a step; what was done before sharing is the head desk's."""
        return entry.desk == self.desk or (not entry.desk and self.role == "head")

    def _in_turn(self, decisions: Step, action: Callable[[Sequence[OtherStep]], Step]) -> Step:
        """Does it; if other desks were first, once more with their steps, and then while they wait.

        Having them wait from the start would take twice as many answers of the server.
        """
        self._check_ready()
        try:
            with suppress(Overtaken):
                return action(())
            others = self.catch_up()
            with suppress(Overtaken):
                return self._after(others, action)
            with self.held() as more:
                return self._after((*others, *more), action)
        except FileTrouble as trouble:
            if trouble.code in LOST:
                self._unanswered(decisions, trouble)
            raise

    def _after(
        self, others: Sequence[OtherStep], action: Callable[[Sequence[OtherStep]], Step]
    ) -> Step:
        """Does it after what others did; a refusal then says so."""
        try:
            return action(others)
        except (Conflict, OtherDesksStep):
            raise
        except Refused as refused:
            if not others or any(one.code == "desk_meanwhile" for one in refused.problems):
                raise
            raise Refused(*refused.problems, self._meanwhile()) from refused

    def _meanwhile(self) -> Problem:
        """The last change was made by another desk."""
        numbers = reversed(range(1, len(self._steps) + 1))
        other = next((number for number in numbers if number not in self._own), 1)
        return Problem("desk_meanwhile", facts={"desk": self.entries[other - 1].desk or "–"})

    def _check_ready(self) -> None:
        if self._broken is not None:
            raise self._broken
        if self._lost is not None:
            raise FileTrouble("server_lost_read_only", self._shared.path)

    def _put_off(self, decisions: Step) -> NoReturn:
        """Keeps decisions until the server is back."""
        kept = all(isinstance(each, _KEPT) for each in decisions)
        if not kept:
            raise FileTrouble("server_lost_read_only", self._shared.path)
        if not self.may(*(type(each) for each in decisions)):
            raise FileTrouble("role_may_not", self._shared.path)
        for each in decisions:
            refused = problems(self._event, self.format, each)
            if refused:
                raise Refused(*refused)
        self._pending.keep(PendingEntry(self._clock(), decisions, seen=len(self._steps)))
        raise FileTrouble("server_lost_kept", self._shared.path)

    def _unanswered(self, decisions: Step, trouble: FileTrouble) -> None:
        """The server is lost; what was sent may be recorded."""
        sent, self._shared.unconfirmed = self._shared.unconfirmed, None
        if sent is not None:
            entry = PendingEntry(sent[0], decisions, sent[1], len(self._steps))
            with suppress(FileTrouble):  # the server's matters more; it is in memory anyway
                self._pending.keep(entry)
        if not self._keeps or self._lost is not None:
            return
        self.go_offline(trouble)
        if all(isinstance(each, _KEPT) for each in decisions):
            if sent is None:
                self._pending.keep(PendingEntry(self._clock(), decisions, seen=len(self._steps)))
            raise FileTrouble("server_lost_kept", self._shared.path) from trouble
        if sent is None:
            raise FileTrouble("server_lost_read_only", self._shared.path) from trouble

    @contextmanager
    def _noticing(self) -> Iterator[None]:
        """Goes offline if the server is lost inside this ``with``."""
        try:
            yield
        except FileTrouble as trouble:
            if self._keeps and self._lost is None and trouble.code in LOST:
                self.go_offline(trouble)
            raise

    @contextmanager
    def _showing(self) -> Iterator[None]:
        """Steps of other desks are shown inside this ``with``. Then those are told who wait for the
        last of them, also after a step that cannot be shown.
        """
        self._reading = True
        try:
            yield
        finally:
            self._reading = False
            for watcher in self._reading_watchers:
                watcher()

    def _state_changed(self) -> None:
        for watcher in self._state_watchers:
            watcher()

    def _write(self, step: Step, after: Event) -> None:
        number, before = len(self._steps) + 1, self._event
        super()._write(step, after)
        self._own.add(number)
        _remember(self._before_own, number, before)

    def _show(self, step: Step, after: Event) -> None:
        _remember(self._before, len(self._steps) + 1, self._event)
        super()._show(step, after)

    def _after_reversal(self, decision: Undone | Redone) -> Event:
        return after_step(self._steps, (decision,), self._event, self._before)

    def _follow(self, entry: Entry) -> OtherStep | None:
        """Takes over a step of another desk; None for an own step whose confirmation was lost."""
        try:
            place = self._shared.path
            step, after = checked_step(entry, self._steps, self._event, self._before, place)
        except FileTrouble as trouble:
            self._broken = trouble
            raise
        self._shared.accept(entry)
        sent = self._pending.sent_as(entry)
        if sent is not None:
            self._own.add(entry.number)
            self._confirmed(sent, step, entry.number)
        before = self._event
        self._show(step, after)
        return None if sent is not None else OtherStep(entry.desk, step, before, after)

    def _confirmed(self, sent: PendingEntry, step: Step, number: int) -> None:
        """A step whose confirmation was lost is recorded after all."""
        self._sent_again = () if self._keeps else sent.decisions
        first = sent.decisions[0]
        if isinstance(first, Undone) and not isinstance(step[0], Undone):
            self._undos = self._undos.with_reversed(first.step, number)
        self.drop_pending(sent)


def _remember(events: dict[int, Event], number: int, event: Event) -> None:
    """Keeps the event before a step, and forgets those before the oldest."""
    events[number] = event
    if len(events) > _MOST_BEFORE:
        del events[min(events)]
