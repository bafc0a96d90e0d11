"""Repairs in the open event: what is wrong with the current round, and what can be done."""

from threading import Event as Flag

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import repairs
from tourneydesk.desk.repairs import Issues, Repair, Repairs
from tourneydesk.gui.pages.repair_text import round_facts
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks import AfterPause, Background
from tourneydesk.present import messages

QUIET_TIME = 300
"""Milliseconds without a change before the round is checked for issues."""


class RepairWork(QObject):
    """Checks after each change whether the latest posted round would still be paired the same way.

    ``changed`` reports any new result; ``done`` has the number of the round that was repaired (or
    left unchanged).
    """

    changed = Signal()
    done = Signal(int)

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._checking = AfterPause[Issues](self._check, self)
        self._searching = Background[Repairs]()
        self._stop = Flag()
        self._pairing_checked: tuple[object, ...] | None = None
        self._posted = len(session.event.rounds)
        self.issues = Issues()
        self.found: Repairs | None = None
        self.started: frozenset[int] = frozenset()
        session.changed.connect(self._event_changed)
        if session.event.rounds:
            self._checking.begin_after(QUIET_TIME)

    @property
    def number(self) -> int:
        """The number of the latest posted round; 0 before the first."""
        return len(self._session.event.rounds)

    @property
    def busy(self) -> bool:
        return self._searching.busy

    @property
    def checking(self) -> bool:
        """Whether the round is being checked for issues, or will be after a quiet moment."""
        return self._checking.busy

    def search(self) -> None:
        """Computes the repairs of the latest posted round."""
        event, number, started = self._session.event, self.number, self.started
        self._stop.set()
        self._stop = stop = Flag()
        if number:
            self._searching.start(
                lambda: repairs.repairs(event, number, started, stop.is_set), self._search_finished
            )
        self.changed.emit()

    def mark(self, table: int) -> None:
        """Marks a table as started, which keeps it together, or removes the mark."""
        self.started = self.started ^ {table}
        self.search()

    def apply(self, choice: Repair) -> None:
        """Applies a repair, or leaves the round unchanged."""
        found = self.found
        if found is None or self.busy:
            return
        if choice.changes_nothing:
            self._session.report(
                messages.text("repair-left-as-is", **round_facts(found.event, found.round_number))
            )
        elif not self._session.attempt(lambda session: repairs.take(session, found, choice)).done:
            return
        else:
            message_key = "repair-repaired-slips" if choice.slips else "repair-repaired-no-slips"
            self._session.report(
                messages.text(
                    message_key,
                    found.event.format,
                    **round_facts(found.event, found.round_number),
                    tables=tuple(choice.slips),
                )
            )
        # The choice settles it, even if repairs that break up more tables were possible.
        self._checking.cancel()
        self.issues, self._pairing_checked = Issues(), pairing_of(self._session.event)
        self.changed.emit()
        self.done.emit(found.round_number)

    def leave_search(self) -> None:
        """Cancels the search for repairs."""
        self._stop.set()
        self._searching.cancel()

    def leave(self) -> None:
        """The event is closing."""
        self._checking.cancel()
        self.leave_search()

    def _event_changed(self) -> None:
        """Checks again after a quiet moment, if anything relevant to pairing has changed."""
        current = pairing_of(self._session.event)
        if current != self._pairing_checked or self.issues.anything:
            if self.number != self._posted:
                self.started = frozenset()
            fresh = self.number > self._posted
            self._posted, self._pairing_checked = self.number, current
            self.found = None
            self._checking.cancel()
            if fresh:
                # A round just posted is what the organizer wants.
                self.issues = Issues()
            else:
                self._checking.begin_after(QUIET_TIME)
        self.changed.emit()

    def _check(self) -> None:
        event, number = self._session.event, self.number
        self._pairing_checked = pairing_of(event)
        if number:
            self._checking.start(lambda: repairs.issues(event, number), self._checked)
        elif self.issues.anything:
            self.issues = Issues()
            self.changed.emit()

    def _checked(self, outcome: object) -> None:
        if isinstance(outcome, Issues) and outcome != self.issues:
            self.issues = outcome
            self.changed.emit()
        elif isinstance(outcome, Exception) and not isinstance(outcome, Refused):
            raise outcome

    def _search_finished(self, outcome: object) -> None:
        if isinstance(outcome, Repairs):
            self.found = outcome
        elif isinstance(outcome, Refused):
            self._session.refuse(outcome)
        elif isinstance(outcome, Exception):
            raise outcome
        self.changed.emit()


def pairing_of(event: Event) -> tuple[object, ...]:
    """The parts of an event that the pairing of its last round depends on, without that round's
    results.
    """
    last = event.rounds[-1] if event.rounds else None
    seats = tuple((table.number, table.seats) for table in last.tables) if last else ()
    return (
        event.players,
        event.forbidden,
        event.settings,
        event.rounds[:-1],
        seats,
        last.byes if last else (),
        bool(last and last.missing),
    )
