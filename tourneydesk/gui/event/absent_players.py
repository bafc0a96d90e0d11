"""Asks about players who are not here before they are paired, and about those who did not come."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from tourneydesk.desk.players.presence import (
    AbsenceReason,
    AbsentPlayers,
    leave_out,
    no_shows,
    players_not_here,
)
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.finder import told_apart
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.present import messages
from tourneydesk.present.messages import listed

MOST_NAMED = 5


class Absence(QObject):
    """Every mark and every no-show is asked about until it is answered, at the latest before the
    next round is paired.
    """

    def __init__(self, session: QtSession, question: Question) -> None:
        super().__init__()
        self._session = session
        self._question = question
        self._settled: set[tuple[int, AbsenceReason]] = set()
        self._seen = no_shows(session.event)
        self._asked: AbsentPlayers = {}
        session.changed.connect(self._moved)

    def before_pairing(self, then: Callable[[], None]) -> None:
        """Goes on with pairing. Players who are not here, and then no-shows about whom nothing has
        been answered yet, are asked about first.
        """
        event = self._session.event
        people = self._open(players_not_here(self._session.steps, event))
        if not people:
            if asked := self._open(self._asked):
                self._ask_about_next(asked, then)
            else:
                then()
            return
        about = messages.text(
            "people-absent-who", names=self._names(people), round=len(event.rounds) + 1
        )

        def leave_out() -> None:
            if self._leave_out(people):
                self.before_pairing(then)

        def pair_anyway() -> None:
            self._settle(people)
            self.before_pairing(then)

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

    def _moved(self) -> None:
        """The event has changed: what was asked may be past, and somebody may not have come."""
        now = no_shows(self._session.event)
        waiting = self._asked.items() | (now.items() - self._seen.items())
        self._seen = now
        people = {who: at for who, at in self._open(now).items() if (who, at) in waiting}
        if not people:
            self._asked = {}
            self._question.close_question()
        elif people != self._asked:
            self._ask_about_next(people)

    def _ask_about_next(
        self, people: AbsentPlayers, then: Callable[[], None] | None = None
    ) -> None:
        """Asks about no-shows: beside the typing of results, or before ``then``."""
        self._asked = people
        number = len(self._session.event.rounds)

        def leave_out() -> None:
            if self._leave_out(people) and then:
                then()

        def keep() -> None:
            self._settle(people)
            self._asked = {}
            if then:
                then()

        answers = (
            (messages.text("people-leave-out", count=len(people)), leave_out),
            (messages.text("people-keep-paired"), keep),
        )
        cancel = ((messages.text("wizard-cancel"), lambda: None),) if then else ()
        self._question.ask(
            messages.text("people-no-show-asked", names=self._names(people), round=number),
            "",
            (*answers, *cancel),
            focus=then is not None,
        )

    def _open(self, people: AbsentPlayers) -> AbsentPlayers:
        """Those about whom nothing has been answered yet."""
        return {who: at for who, at in people.items() if (who, at) not in self._settled}

    def _settle(self, people: AbsentPlayers) -> None:
        self._settled |= people.items()

    def _leave_out(self, people: AbsentPlayers) -> bool:
        """Withdraws them as one step, until they are returned."""
        names = self._names(people)
        told = self._session.attempt(lambda session: leave_out(session, tuple(people)))
        if told.done:
            self._session.tell(messages.text("people-left-out", names=names))
        return told.done

    def _names(self, people: AbsentPlayers) -> str:
        names = [told_apart(self._session.event, player) for player in people]
        more = ["…"] * (len(names) > MOST_NAMED)
        return listed([*names[:MOST_NAMED], *more])
