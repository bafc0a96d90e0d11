"""An event that several desks share, in its workspace: following, asking, what is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.history import name_of_step
from tourneydesk.desk.session import PendingEntry, Session
from tourneydesk.desk.shared import Conflict, OtherDesksStep, shared_desk
from tourneydesk.gui.session.desk_words import question_about, words_of_entry, words_of_step
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.user_data.language import day_and_time
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.layouts import row_of
from tourneydesk.gui.widgets.question_card import CARD_MARGINS, Answer, Card, Question
from tourneydesk.gui.widgets.text_widgets import button, label, show_text, tip
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated, say, sentences, text
from tourneydesk.present.results import score_words

if TYPE_CHECKING:
    from tourneydesk.gui.session.desk_link import DeskLink
    from tourneydesk.store.sharing.no_driver import ConnectedDesk

# A quiet card above the status bar: what is wrong with the desks that are connected, such as a
# clock that differs.


class ConcernCard(Card):
    """The head desk sees what is about any desk, the others what is about their own. Once closed,
    it returns only with something new. It never takes the focus.
    """

    def __init__(self, session: QtSession) -> None:
        super().__init__(CARD_MARGINS, "info")
        self._session = session
        self._said: tuple[str, ...] = ()
        self._read: set[str] = set()
        self.about = label("", wraps=True)
        self.texts.addWidget(self.about)
        self.close_button = button(messages.text("window-close"), does=self._close)
        self.answers.addWidget(self.close_button)
        self.hide()

    def show_desks(self, desks: Sequence[ConnectedDesk]) -> None:
        """Shows what is wrong with these desks, if it is anything new."""
        self._said = self._concerns(desks) if desks else ()
        # What ended and comes again is new again.
        self._read &= set(self._said)
        self.refresh()

    def _concerns(self, desks: Sequence[ConnectedDesk]) -> tuple[str, ...]:
        from tourneydesk.desk.sharing.serving import concerns, concerns_of_desk

        own = self._session.session
        found = concerns(desks) if own.role == "head" else concerns_of_desk(desks, own.desk)
        return tuple(say(one, self._session.event) for one in found)

    def refresh(self) -> None:
        """Hides while the server is lost: that is more important, and nobody is connected."""
        new = [one for one in self._said if one not in self._read]
        show_text(self.about, "\n".join(new))
        self.setVisible(bool(new) and self._session.lost is None)
        self.arrange()

    def _close(self) -> None:
        self._read |= set(self._said)
        self.refresh()


# Asks what only several desks can bring about: another desk was first, an undo would undo what
# another desk did, or the server is back and something was typed while it was lost.

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


# A card above the status bar: the connection to the head desk is lost, or something typed
# meanwhile is still not recorded.

LOST = ("server_lost", "server_unreachable")
"""Troubles that pass by themselves; any other has a sentence that says what to do."""
ENDED = "sharing_ended"
JOIN_AGAIN = (ENDED, "server_refused")
"""Troubles that pass once the event is joined again, with a new code."""
LARGE_TEXT = 27
"""The height of a line of text in pixels from which the card is one line until it is unfolded: the
list of results needs the room.
"""


class DeskCard(Card):
    """Visible on every page while it has something to say. It never takes the focus."""

    continue_requested = Signal()
    """Requests going on alone, with this desk's copy."""
    join_requested = Signal()
    """Requests joining the event again."""
    review_requested = Signal()
    """Requests to be asked about what is not recorded."""

    def __init__(self, session: QtSession, other_desks: OtherDesks) -> None:
        super().__init__(CARD_MARGINS, "clock")
        self._session, self._other_desks = session, other_desks
        self.head = ""
        """The name of the head desk, if it is known."""
        self.heading = label("", "strong", wraps=True)
        self.about = label("", wraps=True)
        self.waiting = label("", "attention", wraps=True)
        self.go_on = button(messages.text("desk-continue-here"), does=self.continue_requested)
        self.join_again = button(messages.text("desk-join-again"), does=self.join_requested)
        self.review = button(messages.text("desk-review"), does=self.review_requested)
        self.more = button("", "flat", picture="chevron-down")
        self.more.setCheckable(True)
        self.more.setAccessibleName(messages.text("window-details"))
        tip(self.more, messages.text("window-details"))
        self.more.toggled.connect(lambda _: self.refresh())
        self.texts.addLayout(row_of((self.heading, 1), self.more))
        for one in (self.about, self.waiting):
            self.texts.addWidget(one)
        for push_button in (self.join_again, self.go_on, self.review):
            self.answers.addWidget(push_button)
        session.desk_changed.connect(self.refresh)
        session.changed.connect(self.refresh)
        other_desks.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Shows what is lost and what waits; what is being asked about is not said twice."""
        lost, pending = self._session.lost, self._session.pending
        heading = about = waiting = ""
        large = self.fontMetrics().height() >= LARGE_TEXT
        folded = large and not self.more.isChecked()
        if lost is not None:
            heading = self._lost_heading
            kept = not self._session.why_not_here("record")
            about = messages.text("desk-lost-kept" if kept else "desk-lost-only-read")
            if lost.code == ENDED:
                about = messages.text("desk-ended-kept" if kept else "desk-ended-only-read")
        if pending:
            count = messages.text("desk-not-recorded", count=len(pending))
            short = messages.text("desk-waiting-count", count=len(pending)) if folded else ""
            heading = sentences(heading, short) if heading else count
            waiting = messages.text("desk-waiting", what=list_of(self._session, pending))
        if folded:
            about = waiting = ""
        for shown, said in (
            (self.heading, heading),
            (self.about, about),
            (self.waiting, waiting),
        ):
            show_text(shown, said)
            shown.setVisible(bool(said))
        self.more.setVisible(large)
        self.join_again.setVisible(lost is not None and lost.code in JOIN_AGAIN and not folded)
        self.go_on.setVisible(lost is not None and not folded)
        self.review.setVisible(lost is None)
        self.setVisible(lost is not None or (bool(pending) and not self._other_desks.asking))
        self.arrange()

    @property
    def head_is_here(self) -> bool:
        """Whether this is the head desk, as far as is known."""
        return not self.head and self._session.session.role == "head"

    @property
    def _lost_heading(self) -> str:
        lost = self._session.lost
        if lost is None:
            return ""
        if lost.code == ENDED:
            # Two head desks do not tell which of them shares.
            return text("sharing-ended", name=self.head or text("share-head-desk"))
        if lost.code not in LOST:
            return text(lost.code, **lost.facts)
        if self.head_is_here:
            return messages.text("desk-lost-server")
        return messages.text("desk-lost-heading", name=self.head or lost.facts["name"])

    @property
    def text(self) -> str:
        return sentences(self.heading.text(), self.about.text(), self.waiting.text())


class Following(QObject):
    """Belongs to a workspace. Of an event that is not shared it does nothing."""

    changed = Signal()
    """The server was lost, is back, or something typed waits for it."""

    def __init__(self, session: QtSession, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self.other_desks = OtherDesks(session)
        self.card = DeskCard(session, self.other_desks)
        self.card.review_requested.connect(self.other_desks.offer_pending)
        self.concern_card = ConcernCard(session)
        self.link: DeskLink | None = None
        """Of an event that several desks share."""
        self._lost, self._steps_when_lost = False, 0
        self._focus_moved: tuple[QWidget | None, QWidget | None] = (None, None)
        """The field in which something was typed when it was disabled, and what Qt chose then."""
        session.desk_changed.connect(self._desk_changed)
        session.session_replaced.connect(self.follow)

    def follow(self) -> None:
        """Follows the event's present session."""
        self._leave_link()
        if self._session.session.address:
            from tourneydesk.gui.session.desk_link import link_of

            self.link = link_of(self._session)
            self.link.back.connect(self._connected_again)
            self.link.desks_changed.connect(self._show_desks)
            self._offer_left()
        self._desk_changed()

    def _offer_left(self) -> None:
        """What was typed without a connection, before the event was closed, still waits."""
        self.card.refresh()
        if not self._session.why_not_here("record"):
            self.other_desks.offer_pending()

    def leave(self) -> None:
        """The event is closing."""
        self.other_desks.put_off()
        self._leave_link()

    def _leave_link(self) -> None:
        if self.link is not None:
            self.link.leave()
            self.link = None
        self.concern_card.show_desks(())

    def _desk_changed(self) -> None:
        lost = self._session.lost is not None
        now_lost, self._lost = lost and not self._lost, lost
        if now_lost:
            self._steps_when_lost = len(self._session.steps)
            self.other_desks.put_off()
        self.concern_card.refresh()
        before = QApplication.focusWidget()
        self.changed.emit()
        if lost and before is not QApplication.focusWidget():
            self._focus_moved = before, QApplication.focusWidget()
        elif not lost:
            self._restore_focus()

    def _restore_focus(self) -> None:
        """A field that was disabled while it was typed in has the focus again, unless the user
        went elsewhere meanwhile.
        """
        (field, moved_to), self._focus_moved = self._focus_moved, (None, None)
        if field is None or not isValid(field) or not field.isVisible():
            return
        if QApplication.focusWidget() in (None, moved_to):
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_desks(self) -> None:
        """A desk has joined or left. The head desk may have another name than before."""
        desks = self.link.desks if self.link is not None else ()
        heads = [one.name for one in desks if one.role == "head"]
        if heads and self._session.session.desk not in heads:
            self.card.head = heads[0]
        self.concern_card.show_desks(desks)

    def _connected_again(self) -> None:
        missed = len(self._session.steps) - self._steps_when_lost
        if self.card.head_is_here:
            id = "desk-back-here-with" if missed else "desk-back-here"
        else:
            id = "desk-back-with" if missed else "desk-back"
        self._session.message.emit(messages.text(id, count=missed), "done")
        self.changed.emit()
        self.other_desks.offer_pending()
