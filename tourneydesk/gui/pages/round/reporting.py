"""Records what is typed at a table: at once if it has no result; otherwise shows old and new."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import BoardResult, Result, ScoreResult
from tourneydesk.core.sayings import Refused
from tourneydesk.desk.rounds import rounds
from tourneydesk.desk.rounds.corrections import (
    Consequences,
    check,
    consequences,
    correct,
    correction,
)
from tourneydesk.gui.pages.round.correction_text import both_ways, consequences_text
from tourneydesk.gui.pages.round.double_check import DoubleCheck, hidden, same
from tourneydesk.gui.pages.round.match_entry import seats
from tourneydesk.gui.pages.round.tables import round_table
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks.background import Background
from tourneydesk.present import messages
from tourneydesk.present.messages import sentences
from tourneydesk.present.results import result_text
from tourneydesk.present.table import Table as Shown


@dataclass(frozen=True, slots=True)
class PendingCorrection:
    """A typed result that differs from the recorded one and waits for confirmation."""

    round: int
    table: int
    before: Result
    result: Result | None


class Reporting(QObject):
    """Takes a typed result and passes it to the session."""

    said = Signal(str)
    """Emits a note to show beside the current table."""
    done = Signal(int, bool)
    """The table is done; the flag says whether this was a correction."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._thinking = Background[Consequences]()
        self._text = ""
        self.second = DoubleCheck()
        self.pending: PendingCorrection | None = None

    def report(self, number: int, table: Table, raw: dict[str, object]) -> None:
        """Takes a table's report as typed."""
        event, posted = self._session.event, self._session.event.rounds[number - 1]
        try:
            result = self._session.format.read_result(event, posted, table, raw)
        except Refused as refused:
            self.said.emit(self._session.refuse(refused).text)
            return
        if table.result is None:
            self._record(number, table, raw)
        elif self.second.on and same(table.result, result):
            self._twice(number, table, table.result)
        elif result == table.result:
            self._say_so("round-says-so-already", table)
        else:
            self._hold(PendingCorrection(number, table.number, table.result, result))

    def take_back(self, number: int, table: Table) -> None:
        """Asks to remove a table's report."""
        if table.result is None:
            self.said.emit(messages.text("round-no-result-yet", table=table.number))
        else:
            self._hold(PendingCorrection(number, table.number, table.result, None))

    def confirm(self) -> bool:
        """Records the pending correction; False if there is none."""
        pending = self.pending
        if pending is None:
            return False
        event, text = self._session.event, self._text
        table = self._table(pending)
        outcome = self._session.attempt(
            lambda session: correct(session, pending.round, pending.table, pending.result)
        )
        if not outcome.done:
            self.said.emit(outcome.text)
            return True
        self.cancel()
        if self.second.on and pending.result is not None:
            self.second.keep(pending.round, pending.table, pending.result)
        before, now = both_ways(event, table, pending.before, pending.result)
        said = messages.text("round-corrected", table=pending.table, result=now, before=before)
        self.said.emit("")
        self._session.report(sentences(said, text))
        self.done.emit(pending.table, True)
        return True

    def leave(self) -> bool:
        """Keeps the recorded result; False if no correction was pending."""
        pending = self.pending
        if pending is None:
            return False
        self.cancel()
        self.said.emit("")
        self._say_so("round-left-as-it-is", self._table(pending))
        if self.second.on:
            self.second.keep(pending.round, pending.table, pending.before)
            self.done.emit(pending.table, False)
        return True

    def withdraw(self) -> None:
        """Withdraws the question, because the result is being retyped."""
        if self.pending is not None:
            self.cancel()
            self.said.emit("")

    def table(self, posted: Round, shown: Collection[int]) -> Shown[int]:
        """The round's tables as the list shows them; double-check entry hides the results."""
        if not self.second.on:
            return round_table(self._session.event, posted, shown)
        marks = self.second.marks(posted, self.pending.table if self.pending is not None else None)
        blank = replace(posted, tables=tuple(hidden(table) for table in posted.tables))
        return round_table(self._session.event, blank, shown, marks)

    def cancel(self) -> None:
        """Discards any pending correction."""
        self.pending, self._text = None, ""
        self._thinking.cancel()

    def look_again(self, number: int, table: int | None) -> None:
        """The selection or the event has changed, so a correction may be out of date."""
        pending = self.pending
        if pending is None:
            return
        posted = self._session.event.round(pending.round)
        now = posted.table(pending.table) if posted is not None else None
        if (
            (pending.round, pending.table) != (number, table)
            or now is None
            or now.result != pending.before
        ):
            self.cancel()
            self.said.emit("")

    def _record(self, number: int, table: Table, raw: dict[str, object]) -> None:
        before = len(self._session.steps)
        outcome = self._session.attempt(
            lambda session: rounds.report(session, table.number, raw, number)
        )
        self.said.emit(outcome.text)
        if outcome.done:
            self._session.report(self._what_came(number, table.number, before))
            self.done.emit(table.number, False)

    def _hold(self, pending: PendingCorrection) -> None:
        if pending == self.pending:
            self.confirm()
            return
        event = self._session.event
        refused = ""
        try:
            check(event, correction(pending.round, pending.table, pending.result))
        except Refused as problems:
            refused = self._session.refuse(problems).text
            if not self.second.on:
                self.said.emit(refused)
                return
        self.cancel()
        self.pending = pending
        table = self._table(pending)
        first, now = both_ways(event, table, pending.before, pending.result)
        # A key removes a recorded result; Enter after the last figure records a sheet.
        on_sheet = isinstance(pending.result, BoardResult | ScoreResult)
        if self.second.on:
            differs = "round-second-differs-enter" if on_sheet else "round-second-differs"
            if refused:
                differs = "round-second-stands"
            text = messages.text(differs, table=pending.table, before=first, result=now)
        else:
            text = sentences(
                messages.text("round-result-says", table=pending.table, result=first),
                messages.text("round-result-would-say", result=now),
                messages.text("round-correct-how-enter" if on_sheet else "round-correct-how"),
            )
        self.said.emit(sentences(text, refused))
        if not refused:
            self._thinking.start(
                lambda: consequences(event, pending.round, pending.table, pending.result),
                lambda found: self._weighed(text, event, found),
            )

    def _weighed(self, text: str, event: Event, found: Consequences | Exception) -> None:
        if isinstance(found, Exception):
            raise found
        self._text = consequences_text(event, self._session.format.points, found)
        self.said.emit(sentences(text, self._text))

    def _twice(self, number: int, table: Table, result: Result) -> None:
        self.second.keep(number, table.number, result)
        self._session.report(messages.text("round-second-same", table=table.number))
        self.done.emit(table.number, False)

    def _say_so(self, said: str, table: Table) -> None:
        result = result_text(self._session.event, table.result)
        self._session.report(messages.text(said, table=table.number, result=result))

    def _table(self, pending: PendingCorrection) -> Table:
        table = self._session.event.rounds[pending.round - 1].table(pending.table)
        assert table is not None
        return table

    def _what_came(self, number: int, at: int, before: int) -> str:
        """What was recorded, and the tables announced because of it."""
        event = self._session.event
        posted = event.rounds[number - 1]
        table = posted.table(at)
        if table is None:
            return ""
        told = [messages.text("round-recorded", table=at, result=result_text(event, table.result))]
        for step in self._session.steps[before:]:
            told += [_call(event, posted, called) for called in rounds.called_tables(step)]
        return sentences(*told)


def _call(event: Event, posted: Round, called: int) -> str:
    new = posted.table(called)
    return (
        messages.text("round-call", table=called, seats=seats(event, new))
        if new is not None
        else ""
    )
