"""Asks what only several desks can bring about: another desk was first, an undo would undo what
another desk did, or the server is back and something was typed while it was lost.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.history import name_of_step
from tourneydesk.desk.session import PendingEntry, Session
from tourneydesk.desk.shared import Conflict, OtherDesksStep, shared_desk
from tourneydesk.gui.session.desk_words import question_about, words_of_entry, words_of_step
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.user_data.language import day_and_time
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Answer, Question
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated, say, sentences
from tourneydesk.present.results import score_words

MOST_LISTED = 6
"""Pending entries that are named; more are counted."""


class OtherDesks(QObject):
    """One question after the other. They never take the focus: the next result is being typed."""

    changed = Signal()
    """Another question is asked, or none any more."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self.question = Question(CARD_MARGINS)
        self._waiting: list[Callable[[], bool]] = []
        self._asking = False
        self._entries: tuple[PendingEntry, ...] = ()
        """The entries about which it is asked whether to record them."""
        self._undecided: list[Conflict] = []
        """Conflicts about what is not pending, until they are answered."""
        session.changed.connect(self._check_again)
        # A method: Qt would keep a function, and with it the closed event.
        session.conflict.connect(self._conflicted)
        session.others_step.connect(self._other_did)

    def offer_pending(self) -> None:
        """The server is back: asks about what was typed meanwhile."""
        entries = self._session.pending
        if len(entries) == 1:
            self._add(lambda: self._ask_entry(entries[0]))
        elif entries:
            self._add(lambda: self._ask_entries(entries))

    def put_off(self) -> None:
        """The server is lost, or the event closes: nothing can be answered. What nobody has decided
        is pending from now on, and asked about once the server is back.
        """
        undecided, self._undecided = self._undecided, []
        self._waiting.clear()
        self._asking, self._entries = False, ()
        self.question.close_question()
        if self._session.shared:
            for conflict in undecided:
                shared_desk(self._session.session).keep_conflict(conflict)
        self.changed.emit()

    @property
    def asking(self) -> bool:
        """Whether a question is asked."""
        return self._asking

    def _conflicted(self, conflict: Conflict) -> None:
        self._undecided.append(conflict)
        self._add(lambda: self._ask_conflict(conflict))

    def _add(self, ask: Callable[[], bool]) -> None:
        self._waiting.append(ask)
        self._next()

    def _next(self) -> None:
        """Asks the next question; one that has become pointless is left out."""
        while self._waiting and not self._asking:
            self._asking = self._waiting.pop(0)()
        self.changed.emit()

    def _ask(
        self,
        heading: str,
        about: str,
        answers: list[Answer],
        focus: bool = False,
        escape: Callable[[], object] | None = None,
    ) -> bool:
        """Asks on the card; Esc gives the last answer, unless it does something else. A card that
        does not take the focus says which key goes there.
        """
        if not focus:
            key = action_key("desk-answer")
            about = sentences(about, messages.text("desk-answer-with", key=key))

        def answered(does: Callable[[], object]) -> Callable[[], object]:
            def go_on() -> None:
                self._asking, self._entries = False, ()
                does()
                self._next()

            return go_on

        given = [(text, answered(does)) for text, does in answers]
        at_escape = None if escape is None else answered(escape)
        self.question.ask(heading, about, given, focus=focus, escape=at_escape)
        return True

    def _ask_conflict(self, conflict: Conflict, entry: PendingEntry | None = None) -> bool:
        """“Desk 2 recorded board 9 as 1–0 a moment ago. You typed 0–1.”"""
        event, correction = self._session.event, conflict.correction

        def decided() -> None:
            if conflict in self._undecided:
                self._undecided.remove(conflict)

        def keep() -> None:
            decided()
            self._drop(entry)

        typed = score_words(event, conflict.ours)
        about = messages.text("desk-you-typed", result=typed) if typed else ""
        answers: list[Answer] = [(messages.text("desk-keep-theirs"), keep)]
        if correction is not None:
            words = words_of_step(event, ((correction,),))

            def correct() -> None:
                decided()
                self._report(self._record(lambda s: s.take(correction), words, entry))

            answers.append((messages.text("desk-correct"), correct))
        else:
            about = sentences(about, messages.text("desk-cannot-correct"))
        heading = refusal(conflict.problems, event)
        return self._ask(heading, about, answers, escape=_later if entry else decided)

    def _ask_entry(self, entry: PendingEntry) -> bool:
        if entry not in self._session.pending:
            return False
        conflict = self._conflict_of(entry)
        if conflict is not None:
            return self._ask_conflict(conflict, entry)
        self._entries = (entry,)
        return self._ask(
            question_about(self._session.event, entry),
            messages.text("desk-typed-at", time=day_and_time(entry.time)),
            [
                (messages.text("desk-record"), lambda: self._report(self._take(entry))),
                (messages.text("desk-discard"), lambda: self._drop(entry)),
            ],
            escape=_later,
        )

    def _conflict_of(self, entry: PendingEntry) -> Conflict | None:
        """What another desk did first, if that is known already."""
        try:
            shared_desk(self._session.session).check_pending(entry)
        except Conflict as conflict:
            return conflict
        except Refused:
            pass  # it is said when the entry is recorded
        return None

    def _check_again(self) -> None:
        """Other desks may have been first, or have recorded the same, while it was asked whether to
        record entries.
        """
        entries, pending = self._entries, self._session.pending
        if not entries or not self._session.by_other:
            return
        gone = any(entry not in pending for entry in entries)
        if gone or (len(entries) == 1 and self._conflict_of(entries[0]) is not None):
            self._asking, self._entries = False, ()
            self.question.close_question()
            self._waiting.insert(0, partial(self._ask_entries, entries))
            self._next()

    def _ask_entries(self, entries: tuple[PendingEntry, ...]) -> bool:
        entries = tuple(entry for entry in entries if entry in self._session.pending)
        if len(entries) < 2:
            return bool(entries) and self._ask_entry(entries[0])

        def record_all() -> None:
            self._report(*(self._take(entry) for entry in entries))

        def one_by_one() -> None:
            self._waiting[:0] = [partial(self._ask_entry, entry) for entry in entries]

        self._entries = entries
        return self._ask(
            messages.text("desk-record-them", count=len(entries)),
            list_of(self._session, entries),
            [
                (messages.text("desk-record-all", count=len(entries)), record_all),
                (messages.text("desk-one-by-one"), one_by_one),
            ],
            escape=_later,
        )

    def _take(self, entry: PendingEntry) -> str:
        words = words_of_entry(self._session.event, entry)
        return self._record(lambda session: shared_desk(session).take_pending(entry), words, entry)

    def _record(
        self,
        change: Callable[[Session], object],
        words: str,
        entry: PendingEntry | None,
    ) -> str:
        """Records what was typed, and gives it in words; empty where it is not recorded. Where
        another desk was first again, asks again.
        """

        def change_or_ask(session: Session) -> None:
            try:
                change(session)
            except Conflict as again:
                if entry is None:
                    self._undecided.append(again)
                self._waiting.insert(0, partial(self._ask_conflict, again, entry))

        waiting = len(self._waiting)
        outcome = self._session.attempt(change_or_ask)
        if not outcome.done or len(self._waiting) > waiting:
            return ""
        self._drop(entry)
        return words

    def _report(self, *recorded: str) -> None:
        """Says what was recorded."""
        if any(recorded):
            what = enumerated([words for words in recorded if words])
            self._session.report(messages.text("desk-recorded", what=what))

    def _drop(self, entry: PendingEntry | None) -> None:
        if entry is not None and entry in self._session.pending:
            shared_desk(self._session.session).drop_pending(entry)

    def _other_did(self, step: OtherDesksStep) -> None:
        """Another desk's step is undone only by the head desk, and after it was asked."""
        session = self._session
        if session.why_not_here("decide"):
            session.refuse(step)
            return
        (taken,) = session.steps[step.step_number - 1 : step.step_number]
        what, score = say(name_of_step(taken), session.event), score_words(session.event, taken[0])
        about = messages.text("history-step-says", what=what, says=score) if score else what

        def undo() -> None:
            target = session.session.active_steps.steps[-1]
            if target != step.step_number:
                session.message.emit(messages.text("desk-undo-late"), "attention")
            elif session.attempt(lambda s: shared_desk(s).undo_others(), can_undo=False).done:
                session.report(messages.text("window-undone", step=what))

        self._add(
            lambda: self._ask(
                messages.text("desk-undo-others", desk=step.desk),
                about,
                [
                    (messages.text("desk-undo-theirs"), undo),
                    (messages.text("desk-keep-theirs"), lambda: None),
                ],
                focus=True,
            )
        )


def _later() -> None:
    """Nothing is decided: the card above the status bar still shows what is not recorded."""


def list_of(session: QtSession, entries: tuple[PendingEntry, ...]) -> str:
    """Pending entries in one line."""
    named = [words_of_entry(session.event, entry) for entry in entries[:MOST_LISTED]]
    more = ["…"] * (len(entries) > MOST_LISTED)
    return enumerated([*named, *more])
