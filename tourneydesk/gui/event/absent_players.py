"""Asks about absent players before they are paired, and about no-shows."""

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
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.kept_players import kept_players, store_kept_players
from tourneydesk.gui.widgets.finders.finder import distinct_name
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
