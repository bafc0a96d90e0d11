"""The next round of the open event: paired in the background, drafted, posted."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.event import Event, Round
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import drafts, rounds
from tourneydesk.desk.drafts import Cost
from tourneydesk.desk.rounds import Draft
from tourneydesk.desk.session import Session
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks import Background
from tourneydesk.present import messages

MAX_TRIES = 3
"""So often a round is paired again because another desk was first; then the others wait."""


@dataclass(frozen=True, slots=True)
class _Step:
    """A change inside the draft: its name, and the draft before or after it."""

    name: str
    draft: Draft


class NextRound(QObject):
    """Pairs the next round, keeps one draft of it, and drops that once the round is posted.

    ``changed`` reports any change to the draft, and that pairing begins or ends; ``ready`` that a
    new draft can be viewed; ``posted`` has the number of the round that was posted.
    """

    changed = Signal()
    ready = Signal()
    posted = Signal(int)

    def __init__(self, session: QtSession, parent: QObject) -> None:
        """``parent`` owns it: what is connected to its signals goes with the parent."""
        super().__init__(parent)
        self._session = session
        self._pairing = Background[Draft]()
        self._evaluating = Background[tuple[Cost, ...]]()
        self._draft: Draft | None = None
        self._undo: list[_Step] = []
        self._redo: list[_Step] = []
        self._stale_for: tuple[Event, Draft, bool] | None = None
        self._tries = 0
        self.costs: tuple[Cost, ...] = ()
        self.guard: Callable[[Callable[[], None]], None] = lambda then: then()
        """Called before anyone is paired or posted; continues only if nothing prevents it."""
        session.changed.connect(self._event_changed)

    @property
    def draft(self) -> Draft | None:
        """The draft of the next round; None if there is none."""
        return self._draft

    @property
    def busy(self) -> bool:
        return self._pairing.busy

    @property
    def stale(self) -> bool:
        """Whether the event has changed so that the round must be paired again."""
        draft, event = self._draft, self._session.event
        if draft is None:
            return False
        cached = self._stale_for
        if cached is None or cached[0] is not event or cached[1] is not draft:
            cached = self._stale_for = (event, draft, rounds.is_stale(draft, event))
        return cached[2]

    @property
    def undo_name(self) -> str:
        """What undo would revert inside the draft; empty if there is nothing."""
        return self._undo[-1].name if self._undo else ""

    @property
    def redo_name(self) -> str:
        return self._redo[-1].name if self._redo else ""

    def preview(self) -> None:
        """Makes sure that there is a draft; `ready` reports when it can be viewed."""
        if self._draft is not None:
            self.ready.emit()
        elif not self.busy:
            self.guard(self._pair)

    def _pair(self) -> None:
        event = self._session.event
        self._work(lambda: rounds.draft_of(event), self._draft_ready)

    def change(self, name: str, change: Callable[[Draft], Draft]) -> bool:
        """Changes the draft at once; if that is refused, says so and leaves the draft unchanged."""
        draft = self._draft
        if draft is None or self.busy:
            return False
        try:
            self._add_step(name, change(draft))
        except Refused as refused:
            self._session.refuse(refused)
            return False
        return True

    def pair_again(self) -> None:
        """Pairs everyone again around what is locked."""
        draft = self._draft
        if draft is not None and not self.busy:
            self._work(lambda: drafts.pair_again(draft), self._paired_again)

    def renew(self) -> None:
        """Pairs the round again for the event's current state, keeping what is possible."""
        draft, event = self._draft, self._session.event
        if draft is not None and not self.busy:
            self._work(lambda: drafts.redraft(draft, event), self._draft_ready)

    def redraw(self, reason: str) -> bool:
        """Draws the round again; False if that is refused."""
        return self._session.attempt(lambda session: rounds.redraw(session, reason)).done

    def post(self) -> None:
        """Posts the round as drafted; without a draft, pairs it first."""
        if self.busy:
            return
        if self._draft is None:
            self._tries = 0
            self.guard(self._pair_and_post)
        else:
            was_stale = self.stale
            self.guard(lambda: self._post_draft(was_stale))

    def _post_draft(self, was_stale: bool) -> None:
        draft = self._draft
        if draft is None or self.busy:
            return
        if self.stale and not was_stale:
            # Someone was just withdrawn: the round is paired again without them.
            self.renew()
        elif draft.objections:
            self._session.message.emit(messages.text("draft-answer-first"), "attention")
        else:
            self._record(lambda session: rounds.post(session, draft))

    def _pair_and_post(self) -> None:
        self._tries += 1
        event = self._session.event
        self._work(lambda: rounds.draft_of(event), self._paired)

    def _paired(self, draft: Draft) -> None:
        self.changed.emit()
        if self._other_desk_was_first(draft):
            self._pair_and_post()
            return
        late = self._tries == MAX_TRIES and rounds.is_stale(draft, self._session.event)
        done = self._record(rounds.pair if late else lambda session: rounds.post(session, draft))
        if not done and self._other_desk_was_first(draft):
            self._pair_and_post()

    def _other_desk_was_first(self, draft: Draft) -> bool:
        """Whether another desk changed the event while the round was paired, so that it is paired
        again. After several tries it is not: then the others wait while it is paired.
        """
        session, outlook = self._session, self._session.outlook
        late = session.shared and rounds.is_stale(draft, session.event)
        possible = outlook.status == "ready" or (
            outlook.status == "finished" and outlook.next_kind is not None
        )
        return late and possible and self._tries < MAX_TRIES

    def _record(self, post: Callable[[Session], Round]) -> bool:
        """Posts the round, and whether that was possible."""
        done = self._session.attempt(post).done
        if done:
            number = len(self._session.event.rounds)
            self._session.report(messages.text("window-posted", round=number))
            self.posted.emit(number)
        return done

    def undo(self) -> None:
        """Undoes the last change inside the draft."""
        self._step(self._undo, self._redo, "window-undone")

    def redo(self) -> None:
        self._step(self._redo, self._undo, "window-redone")

    def _step(self, source: list[_Step], target: list[_Step], message_key: str) -> None:
        """Restores the last draft of one list and pushes the current one onto the other."""
        if source and self._draft is not None and not self.busy:
            step = source.pop()
            target.append(_Step(step.name, self._draft))
            self._set_draft(step.draft)
            self._session.report(messages.text(message_key, step=step.name))

    def discard(self) -> None:
        """Discards the draft."""
        self.leave()
        self._forget_steps()
        self._set_draft(None)

    def stop(self) -> None:
        """Cancels pairing; the draft stays unchanged."""
        if self.busy:
            self._pairing.cancel()
            self.changed.emit()

    def leave(self) -> None:
        """Cancels all background work."""
        self._pairing.cancel()
        self._evaluating.cancel()

    def _event_changed(self) -> None:
        """The event has changed: drops the draft if its round is no longer the next."""
        draft, event = self._draft, self._session.event
        if draft is None:
            return
        if draft.round_number != len(event.rounds) + 1 or self._session.outlook.next_kind is None:
            self.discard()
        elif drafts.only_redrawn(draft, event):
            self._work(lambda: drafts.redraft(draft, event), self._redrawn)
        else:
            self.changed.emit()

    def _work(self, work: Callable[[], Draft], done: Callable[[Draft], None]) -> None:
        self._pairing.start(work, lambda outcome: self._finished(outcome, done))
        self.changed.emit()

    def _finished(self, outcome: Draft | Exception, done: Callable[[Draft], None]) -> None:
        if isinstance(outcome, Draft):
            done(outcome)
        elif isinstance(outcome, Refused):
            self.changed.emit()
            self._session.refuse(outcome)
        elif isinstance(outcome, Exception):
            self.changed.emit()
            raise outcome

    def _draft_ready(self, draft: Draft) -> None:
        self._show_new(draft)
        if self._draft is not None:
            self.ready.emit()

    def _show_new(self, draft: Draft) -> None:
        """Shows a newly paired draft, unless its round was posted meanwhile."""
        self._forget_steps()
        self._set_draft(
            draft if draft.round_number == len(self._session.event.rounds) + 1 else None
        )

    def _redrawn(self, draft: Draft) -> None:
        before = self._draft
        self._show_new(draft)
        same = before is not None and before.proposed.tables == draft.proposed.tables
        text = (
            messages.text("draft-same-after-redraw")
            if same
            else messages.text("draft-drawn-again", round=draft.round_number)
        )
        self._session.message.emit(text, "attention" if same else "done")

    def _paired_again(self, draft: Draft) -> None:
        kept = draft.kept_tables or draft.kept_byes
        self._add_step(messages.text("draft-pair-again-step"), draft)
        self._session.report(
            messages.text("draft-paired-around", draft.event.format)
            if kept
            else messages.text("draft-paired-as-proposed")
        )

    def _add_step(self, name: str, draft: Draft) -> None:
        if self._draft is not None:
            self._undo.append(_Step(name, self._draft))
            self._redo.clear()
        self._set_draft(draft)

    def _set_draft(self, draft: Draft | None) -> None:
        self._draft = draft
        self._evaluating.cancel()
        if draft is None:
            self.costs = ()
        else:
            self._evaluating.start(lambda: drafts.costs(draft), self._evaluated)
        self.changed.emit()

    def _evaluated(self, costs: tuple[Cost, ...] | Exception) -> None:
        if isinstance(costs, Exception):
            raise costs
        self.costs = costs
        self.changed.emit()

    def _forget_steps(self) -> None:
        self._undo.clear()
        self._redo.clear()
