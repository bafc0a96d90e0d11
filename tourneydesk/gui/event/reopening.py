"""Asks before an undo withdraws a round's pairings, or the winner of an event that is over."""

from PySide6.QtCore import QObject

from tourneydesk.desk.rounds import Reopened, reopened_by_undo
from tourneydesk.desk.session import StepOfDesk
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.present import messages


class Reopening(QObject):
    """Undoes the last step, after asking if the audience has seen what it withdraws."""

    def __init__(self, session: QtSession, question: Question) -> None:
        super().__init__()
        self._session = session
        self._question = question

    def undo(self) -> None:
        """Undoes the last step of the event, or asks first."""
        session = self._session.session
        target, active = session.undo_target, session.active_steps.steps
        last = target is not None and target.number == active[-1]
        found = reopened_by_undo(session) if last and self._may(target) else None
        if found is None:
            self._session.undo()
            return
        key = self._session.format.key
        if found.posted:
            about = messages.text("reopen-posted-about", key, round=found.posted)
        else:
            about = messages.text("reopen-winner-about", key)
        asked, does = "reopen-asked", "reopen-do"
        if not found.round:
            asked, does = "reopen-first-asked", "reopen-first-do"
        values = {"round": found.round or found.posted}
        self._question.ask(
            messages.text(asked, key, **values),
            about,
            (
                (messages.text(does, key, **values), lambda: self._reopen(found)),
                (messages.text("round-keep"), lambda: None),
            ),
            focus=True,
        )

    def _may(self, target: StepOfDesk | None) -> bool:
        """Whether undo does not ask first because another desk took the step."""
        return target is not None and target.desk in ("", self._session.session.desk)

    def _reopen(self, found: Reopened) -> None:
        """Undoes the step asked about, unless another one is the last by now."""
        if reopened_by_undo(self._session.session) != found:
            return
        event = self._session.event
        self._session.undo()
        if found.round and self._session.event is not event:
            said = messages.text("reopen-done", self._session.format.key, round=found.round)
            self._session.report(said)
