"""Asks before the organizer ends an event that its rules would let go on."""

from tourneydesk.desk.rounds import can_end_now, end_now
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.present import messages


def ask_to_end(session: QtSession, question: Question) -> None:
    """Asks on a card, and ends the event if the organizer says so; or says why it cannot end."""
    event, key = session.event, session.format.key
    if why := session.why_not_here("decide"):
        session.message.emit(why, "attention")
        return
    allowed = can_end_now(event)
    if not allowed:
        session.message.emit(refusal(allowed.why_not, event), "attention")
        return
    rounds = len(event.rounds)
    question.ask(
        messages.text("end-asked", key, round=rounds),
        messages.text("end-about", key, round=rounds),
        (
            (messages.text("end-do", key, round=rounds), lambda: _end(session)),
            (messages.text("end-keep"), lambda: None),
        ),
        focus=True,
    )


def _end(session: QtSession) -> None:
    if session.attempt(end_now).done:
        rounds = len(session.event.rounds)
        session.report(messages.text("end-done", session.format.key, round=rounds))
