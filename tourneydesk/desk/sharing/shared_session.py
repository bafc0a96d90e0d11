"""A session on an event that other desks change too."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from tourneydesk.core.decisions import (
    ByeRequested,
    ByeWithdrawn,
    Decision,
    NoteAdded,
    PairAllowed,
    PairForbidden,
    PlayerDeleted,
    PlayerDropped,
    PlayerReturned,
    PlayersAdded,
    PlayersCheckedIn,
    Redone,
    ResultCleared,
    ResultCorrected,
    ResultRecorded,
    Step,
    TableFixed,
    Undone,
)
from tourneydesk.core.event import Event
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.checked_replay import impossible, impossible_now
from tourneydesk.core.journal.replay import ReplayError, advance, replay
from tourneydesk.core.results import MatchResult
from tourneydesk.core.sayings import Fact, Problem, Refused
from tourneydesk.desk.checks import problems
from tourneydesk.desk.session import Clock, PendingEntry, Session, StepOfDesk, wall_clock
from tourneydesk.desk.sharing.conflict import Conflict, OtherDesksStep, OtherStep
from tourneydesk.desk.sharing.roles import role_may
from tourneydesk.desk.sharing.shared_journal import SharedJournal
from tourneydesk.formats import format_of
from tourneydesk.store.chain import Entry, at_desk
from tourneydesk.store.overtaken import Overtaken
from tourneydesk.store.trouble import FileTrouble

_INDEPENDENT = (
    ResultRecorded,
    ResultCleared,
    PlayersCheckedIn,
    PlayersAdded,
    PlayerDropped,
    PlayerReturned,
    PlayerDeleted,
    ByeRequested,
    ByeWithdrawn,
    TableFixed,
    PairForbidden,
    PairAllowed,
    NoteAdded,
)
"""Decisions that mean the same after other steps. All others were worked out from the event as it
was, as a pairing from its results.
"""
_KEPT = (ResultRecorded, ResultCleared, PlayersCheckedIn)
"""Decisions that are kept while the server is lost."""
_OfResult = ResultRecorded | ResultCleared | ResultCorrected


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
        self._pending: list[PendingEntry] = []
        self._state_watchers: list[Callable[[], None]] = []

    def may(self, *kinds: type[Decision]) -> bool:
        return role_may(self.role, kinds)

    @property
    def lost(self) -> FileTrouble | None:
        return self._lost

    @property
    def pending(self) -> tuple[PendingEntry, ...]:
        return tuple(self._pending)

    @property
    def undo_target(self) -> StepOfDesk | None:
        target = super().undo_target
        return self._with_desk(target)

    @property
    def redo_target(self) -> StepOfDesk | None:
        return self._with_desk(super().redo_target)

    def watch_state(self, watcher: Callable[[], None]) -> None:
        """Calls the watcher whenever `lost` or `pending` has changed."""
        self._state_watchers.append(watcher)

    def go_offline(self, trouble: FileTrouble) -> None:
        """From now on results and check-in are kept as pending, and all else is refused."""
        self._lost = trouble
        self._state_changed()

    def go_online(self) -> None:
        """The server answers again; `catch_up` is next, then what is pending."""
        self._lost = None
        self._state_changed()

    def take_pending(self, entry: PendingEntry) -> Step:
        """Records a pending entry; refused or a Conflict as in `take`, and then still pending."""
        first, *more = entry.decisions
        step = self.take(first, *more)
        self.drop_pending(entry)
        return step

    def drop_pending(self, entry: PendingEntry) -> None:
        """Forgets a pending entry."""
        self._pending.remove(entry)
        self._state_changed()

    def _state_changed(self) -> None:
        for watcher in self._state_watchers:
            watcher()

    def _with_desk(self, step: StepOfDesk | None) -> StepOfDesk | None:
        return step and StepOfDesk(step.number, self.entries[step.number - 1].desk)

    def _keep(self, decisions: Step) -> None:
        """Keeps decisions until the server is back; raises FileTrouble."""
        if not all(isinstance(each, _KEPT) for each in decisions):
            raise FileTrouble("server_lost_read_only", self._shared.path)
        for each in decisions:
            refused = problems(self._event, self.format, each)
            if refused:
                raise Refused(*refused)
        self._pending.append(PendingEntry(self._clock(), decisions, seen=len(self._steps)))
        self._state_changed()
        raise FileTrouble("server_lost_kept", self._shared.path)

    def take(self, decision: Decision, *more: Decision) -> Step:
        if self._lost is not None:
            self._keep((decision, *more))

        def check(others: Sequence[OtherStep]) -> None:
            for each in (decision, *more):
                _refuse_if_first(each, others, self.event)
                if others and not isinstance(each, _INDEPENDENT):
                    raise Refused(Problem("desk_meanwhile", facts={"desk": others[-1].desk}))

        return self._in_turn(lambda: super(SharedSession, self).take(decision, *more), check)

    def undo(self) -> Step:
        """Undoes the last active step if this desk took it."""

        def own() -> Step:
            steps = self.active_steps.steps
            if len(steps) > 1:
                self._check_own(steps[-1])
            return super(SharedSession, self).undo()

        return self._in_turn(own)

    def undo_others(self) -> Step:
        """Undoes the last active step, whichever desk took it."""
        return self._in_turn(super().undo)

    def redo(self) -> Step:
        """Redoes the step undone last if this desk took it."""

        def own() -> Step:
            undone = self.active_steps.undone
            if undone:
                self._check_own(undone[-1])
            return super(SharedSession, self).redo()

        return self._in_turn(own)

    def catch_up(self) -> tuple[OtherStep, ...]:
        """Reads what other desks have recorded, checks it, and notifies the watchers of each step.

        FileTrouble if the server is lost, or for a step that cannot have happened: this desk then
        stays at the last sound step, and `save_as` goes on from there.
        """
        if self._broken is not None:
            raise self._broken
        return tuple(self._follow(entry) for entry in self._shared.unread())

    def read_others(self) -> None:
        self.catch_up()

    def wait(self, seconds: float) -> tuple[OtherStep, ...]:
        """What other desks record within this time, as soon as they do."""
        self._shared.database.wait(seconds)
        return self.catch_up()

    @contextmanager
    def held(self) -> Iterator[tuple[OtherStep, ...]]:
        """Other desks wait with their steps inside this ``with``, until this one records a step;
        gives what they recorded before.
        """
        with self._shared.held():
            yield self.catch_up()

    def adopt(self, entries: Sequence[Entry]) -> None:
        """Records steps that were taken in the file alone, while the server was down."""
        for entry in entries:
            step, after = self._checked(entry)
            self._shared.append(entry.at, entry.step)
            self._show(step, after)

    @contextmanager
    def alone(self) -> Iterator[None]:
        with self.held():
            yield

    def _in_turn(
        self,
        action: Callable[[], Step],
        check: Callable[[Sequence[OtherStep]], None] = lambda _others: None,
    ) -> Step:
        """Does it; if other desks were first, once more with their steps, while they wait."""
        if self._broken is not None:
            raise self._broken
        try:
            return action()
        except Overtaken:
            pass
        with self.held() as others:
            check(others)
            try:
                return action()
            except Refused as refused:
                if not others:
                    raise
                meanwhile = Problem("desk_meanwhile", facts={"desk": others[-1].desk})
                raise Refused(*refused.problems, meanwhile) from refused

    def _check_own(self, step_number: int) -> None:
        desk = self.entries[step_number - 1].desk
        if desk != self.desk:
            raise OtherDesksStep(desk, step_number)

    def _follow(self, entry: Entry) -> OtherStep:
        """Takes over a step of another desk."""
        try:
            step, after = self._checked(entry)
        except FileTrouble as trouble:
            self._broken = trouble
            raise
        self._shared.accept(entry)
        before = self._event
        self._show(step, after)
        return OtherStep(entry.desk, step, before)

    def _checked(self, entry: Entry) -> tuple[Step, Event]:
        """A step of another desk and the event after it; FileTrouble if it cannot have happened."""
        facts: dict[str, int | str] = {"step": entry.number, "desk": entry.desk}
        try:
            step = codec.decode(entry.step)
        except codec.CodecError as error:
            code = "desk_step_newer" if error.newer else "desk_step_wrong"
            raise FileTrouble(code, self._shared.path, **facts) from error
        if isinstance(step[0], Undone | Redone):
            after = self._after_reversal(step)
        else:
            after = self._after_decisions(step)
        if after is None or impossible_now(after, self.format, self._steps) is not None:
            raise FileTrouble("desk_step_wrong", self._shared.path, **facts)
        return step, after

    def _after_decisions(self, step: Step) -> Event | None:
        event = self._event
        for decision in step:
            if impossible(decision, event, self.format) is not None:
                return None
            try:
                event = advance(event, (decision,))
            except (LookupError, ValueError, TypeError):
                return None
        return event

    def _after_reversal(self, step: Step) -> Event | None:
        if len(step) > 1:
            return None
        try:
            return replay([*self._steps, step])
        except ReplayError:
            return None


def _refuse_if_first(decision: Decision, others: Sequence[OtherStep], now: Event) -> None:
    """Refuses a result for a table at which another desk has just recorded or cleared one."""
    if not isinstance(decision, _OfResult):
        return
    for other in reversed(others):
        for theirs in other.step:
            if isinstance(theirs, _OfResult) and (theirs.round, theirs.table) == (
                decision.round,
                decision.table,
            ):
                again = None if problems(now, format_of(now), decision) else decision
                raise Conflict(_first(theirs, other), decision, other, again)


def _first(theirs: _OfResult, other: OtherStep) -> Problem:
    """What the other desk recorded: “Desk 2 recorded table 9 as 1–0 a moment ago.”"""
    facts: dict[str, Fact] = {"desk": other.desk, "round": theirs.round, "table": theirs.table}
    if isinstance(theirs, ResultCleared) or theirs.result is None:
        return Problem("desk_cleared_first", facts=facts)
    posted = other.before.round(theirs.round)
    table = posted.table(theirs.table) if posted is not None else None
    if table is None or not isinstance(theirs.result, MatchResult):
        return Problem("desk_recorded_first", table.players if table else (), facts)
    score = _score(theirs.result, table.players[0])
    if score is None:
        return Problem("desk_recorded_first", table.players, facts)
    return Problem("desk_recorded_score_first", table.players, {**facts, "score": score})


def _score(result: MatchResult, first: int) -> str | None:
    """A played game as it is written everywhere; None for a forfeit."""
    if result.forfeited:
        return None
    if result.drawn:
        return "½–½"
    return "1–0" if result.winner == first else "0–1"
