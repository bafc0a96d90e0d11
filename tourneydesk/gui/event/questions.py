"""Questions before a round is paired, ended or opened again."""

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import QObject

from tourneydesk.core.event import ByeRequest
from tourneydesk.desk.attendance import (
    AbsenceReason,
    AbsentPlayers,
    leave_out,
    no_shows,
    players_not_here,
    request_byes,
    takes_bye_requests,
)
from tourneydesk.desk.rounds import Reopened, can_end_now, end_now, reopened_by_undo
from tourneydesk.desk.session import StepOfDesk
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.user_data.event_notes import kept_players, store_kept_players
from tourneydesk.gui.widgets.finders import distinct_name
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.present import messages
from tourneydesk.present.messages import listed

MAX_NAMED = 5


class Absence(QObject):
    """Asks about each missing check-in and no-show until it is answered, at the latest before the
    next round is paired.
    """

    def __init__(self, session: QtSession, question: Question) -> None:
        super().__init__()
        self._session = session
        self._question = question
        self._settled: set[tuple[int, AbsenceReason]] = {
            (player, ("round", missed))
            for player, missed in kept_players(session.path, session.opening)
        }
        self._known_no_shows = no_shows(session.event)
        self._asked: AbsentPlayers = {}
        session.changed.connect(self._event_changed)
        session.saved_as.connect(self._store)

    def before_pairing(self, proceed: Callable[[], None]) -> None:
        """Continues with pairing, after asking first about players who are not checked in and then
        about unresolved no-shows.
        """
        event = self._session.event
        people = self._unsettled(players_not_here(self._session.steps, event))
        if not people:
            if asked := self._unsettled(no_shows(event)):
                self._ask_about_next(asked, proceed)
            else:
                proceed()
            return
        about = messages.text(
            "people-absent-who", names=self._names(people), round=len(event.rounds) + 1
        )

        def leave_out() -> None:
            if self._leave_out(people):
                self.before_pairing(proceed)

        def pair_anyway() -> None:
            self._settle(people)
            self.before_pairing(proceed)

        self._question.ask(
            messages.text("people-absent", count=len(people)),
            about,
            (
                (messages.text("people-leave-out", count=len(people)), leave_out),
                (messages.text("people-pair-anyway"), pair_anyway),
                (messages.text("wizard-cancel"), lambda: None),
            ),
            focus=True,
        )

    def _event_changed(self) -> None:
        """The event has changed: drops a question that no longer applies, and looks for new
        no-shows.
        """
        now = no_shows(self._session.event)
        waiting = self._asked.items() | (now.items() - self._known_no_shows.items())
        self._known_no_shows = now
        people = {who: at for who, at in self._unsettled(now).items() if (who, at) in waiting}
        if not people or self._session.why_not_here("decide"):
            if self._asked:
                self._question.close_question()
            self._asked = {}
        elif people != self._asked:
            self._ask_about_next(people)

    def _ask_about_next(
        self, people: AbsentPlayers, proceed: Callable[[], None] | None = None
    ) -> None:
        """Asks about no-shows, either during result entry or before ``proceed``."""
        self._asked = people
        number = len(self._session.event.rounds)

        def leave_out() -> None:
            if self._leave_out(people) and proceed:
                proceed()

        def keep() -> None:
            self._settle(people)
            self._asked = {}
            if proceed:
                proceed()

        def give_byes() -> None:
            if self._give_byes(people):
                keep()

        byes = takes_bye_requests(self._session.event)
        answers = (
            (messages.text("people-drop"), leave_out),
            *(((messages.text("people-zero-bye"), give_byes),) if byes else ()),
            (messages.text("people-keep-paired"), keep),
        )
        cancel = ((messages.text("wizard-cancel"), lambda: None),) if proceed else ()
        self._question.ask(
            messages.text("people-no-show-question", names=self._names(people), round=number),
            messages.text("people-can-reinstate"),
            (*answers, *cancel),
            focus=proceed is not None,
        )

    def _unsettled(self, people: AbsentPlayers) -> AbsentPlayers:
        """The players whose absence has not been dealt with yet."""
        return {who: at for who, at in people.items() if (who, at) not in self._settled}

    def _settle(self, people: AbsentPlayers) -> None:
        self._settled |= people.items()
        self._store()

    def _store(self) -> None:
        """Remembers who stays in, so that nobody is asked about again after a restart."""
        if not self._session.read_only:
            kept = frozenset((who, at[1]) for who, at in self._settled if at[0] == "round")
            store_kept_players(self._session.path, self._session.opening, kept)

    def _leave_out(self, people: AbsentPlayers) -> bool:
        """Withdraws these players in one step, until they are reinstated."""
        names = self._names(people)
        outcome = self._session.attempt(lambda session: leave_out(session, tuple(people)))
        if outcome.done:
            self._session.report(messages.text("people-left-out", names=names))
        return outcome.done

    def _give_byes(self, people: AbsentPlayers) -> bool:
        """Gives these players a bye worth nothing in the next round, as one step."""
        names, next_round = self._names(people), len(self._session.event.rounds) + 1
        requests = [ByeRequest(player, next_round, Fraction(0)) for player in people]
        outcome = self._session.attempt(lambda session: request_byes(session, requests))
        if outcome.done:
            self._session.report(
                messages.text("people-bye-noted", name=names, round=next_round, points=Fraction(0))
            )
        return outcome.done

    def _names(self, people: AbsentPlayers) -> str:
        names = [distinct_name(self._session.event, player) for player in people]
        more = ["…"] * (len(names) > MAX_NAMED)
        return listed([*names[:MAX_NAMED], *more])


# Asks before an undo withdraws a round's pairings, or the winner of an event that is over.


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


# Asks before the organizer ends an event that its rules would let go on.


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
