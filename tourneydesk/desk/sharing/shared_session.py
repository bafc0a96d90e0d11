"""A session on an event that other desks change too."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

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
from tourneydesk.desk.session import Clock, Session, wall_clock
from tourneydesk.desk.sharing.shared_journal import SharedJournal
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
_OfResult = ResultRecorded | ResultCleared | ResultCorrected


@dataclass(frozen=True, slots=True)
class OtherStep:
    """A step that another desk took, and the event before it."""

    desk: str
    step: Step
    before: Event


class SharedSession(Session):
    """A session whose journal has several writers.

    When another desk was first, its steps are read, the decision is checked again against the event
    as it is then, and either recorded or refused with what the other desk did.
    """

    def __init__(
        self,
        journal: SharedJournal,
        steps: Sequence[Step],
        event: Event,
        desk: str,
        clock: Clock = wall_clock,
    ) -> None:
        super().__init__(journal, steps, lambda: at_desk(clock(), desk), event)
        self.desk = desk
        self._shared = journal
        self._broken: FileTrouble | None = None

    def take(self, decision: Decision, *more: Decision) -> Step:
        def check(others: Sequence[OtherStep]) -> None:
            for each in (decision, *more):
                _refuse_if_first(each, others)
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
            raise Refused(Problem("undo_of_other_desk", facts={"desk": desk or "–"}))

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


def _refuse_if_first(decision: Decision, others: Sequence[OtherStep]) -> None:
    """Refuses a result for a table at which another desk has just recorded or cleared one."""
    if not isinstance(decision, _OfResult):
        return
    for other in reversed(others):
        for theirs in other.step:
            if isinstance(theirs, _OfResult) and (theirs.round, theirs.table) == (
                decision.round,
                decision.table,
            ):
                raise Refused(_first(theirs, other))


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
