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

    note_changed = Signal(str)
    """Emits a note to show beside the current table."""
    done = Signal(int, bool)
    """The table is done; the flag says whether this was a correction."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._computing = Background[Consequences]()
        self._text = ""
        self.double_check = DoubleCheck()
        self.pending: PendingCorrection | None = None

    def report(self, number: int, table: Table, raw: dict[str, object]) -> None:
        """Takes a table's report as typed."""
        event, posted = self._session.event, self._session.event.rounds[number - 1]
        try:
            result = self._session.format.read_result(event, posted, table, raw)
        except Refused as refused:
            self.note_changed.emit(self._session.refuse(refused).text)
            return
        if table.result is None:
            self._record(number, table, raw)
        elif self.double_check.on and same(table.result, result):
            self._confirm_same(number, table, table.result)
        elif result == table.result:
            self._report_unchanged("round-says-so-already", table)
        else:
            self._ask_to_correct(PendingCorrection(number, table.number, table.result, result))

    def take_back(self, number: int, table: Table) -> None:
        """Asks to remove a table's report."""
        if table.result is None:
            self.note_changed.emit(messages.text("round-no-result-yet", table=table.number))
        else:
            self._ask_to_correct(PendingCorrection(number, table.number, table.result, None))

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
            self.note_changed.emit(outcome.text)
            return True
        self.cancel()
        if self.double_check.on and pending.result is not None:
            self.double_check.keep(pending.round, pending.table, pending.result)
        before, now = both_ways(event, table, pending.before, pending.result)
        correction_text = messages.text(
            "round-corrected", table=pending.table, result=now, before=before
        )
        self.note_changed.emit("")
        self._session.report(sentences(correction_text, text))
        self.done.emit(pending.table, True)
        return True

    def leave(self) -> bool:
        """Keeps the recorded result; False if no correction was pending."""
        pending = self.pending
        if pending is None:
            return False
        self.cancel()
        self.note_changed.emit("")
        self._report_unchanged("round-left-as-it-is", self._table(pending))
        if self.double_check.on:
            self.double_check.keep(pending.round, pending.table, pending.before)
            self.done.emit(pending.table, False)
        return True

    def withdraw(self) -> None:
        """Withdraws the question, because the result is being retyped."""
        if self.pending is not None:
            self.cancel()
            self.note_changed.emit("")

    def table(self, posted: Round, shown: Collection[int]) -> Shown[int]:
        """The round's tables as the list shows them; double-check entry hides the results."""
        if not self.double_check.on:
            return round_table(self._session.event, posted, shown)
        marks = self.double_check.marks(
            posted, self.pending.table if self.pending is not None else None
        )
        blank = replace(posted, tables=tuple(hidden(table) for table in posted.tables))
        return round_table(self._session.event, blank, shown, marks)

    def cancel(self) -> None:
        """Discards any pending correction."""
        self.pending, self._text = None, ""
        self._computing.cancel()

    def drop_outdated(self, number: int, table: int | None) -> None:
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
            self.note_changed.emit("")

    def _record(self, number: int, table: Table, raw: dict[str, object]) -> None:
        before = len(self._session.steps)
        outcome = self._session.attempt(
            lambda session: rounds.report(session, table.number, raw, number)
        )
        self.note_changed.emit(outcome.text)
        if outcome.done:
            self._session.report(self._recorded_text(number, table.number, before))
            self.done.emit(table.number, False)

    def _ask_to_correct(self, pending: PendingCorrection) -> None:
        if pending == self.pending:
            self.confirm()
            return
        event = self._session.event
        refused = ""
        try:
            check(event, correction(pending.round, pending.table, pending.result))
        except Refused as problems:
            refused = self._session.refuse(problems).text
            if not self.double_check.on:
                self.note_changed.emit(refused)
                return
        self.cancel()
        self.pending = pending
        table = self._table(pending)
        first, now = both_ways(event, table, pending.before, pending.result)
        # A key removes a recorded result; Enter after the last figure records a sheet.
        on_sheet = isinstance(pending.result, BoardResult | ScoreResult)
        if self.double_check.on:
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
        self.note_changed.emit(sentences(text, refused))
        if not refused:
            self._computing.start(
                lambda: consequences(event, pending.round, pending.table, pending.result),
                lambda found: self._show_consequences(text, event, found),
            )

    def _show_consequences(self, text: str, event: Event, found: Consequences | Exception) -> None:
        if isinstance(found, Exception):
            raise found
        self._text = consequences_text(event, self._session.format.points, found)
        self.note_changed.emit(sentences(text, self._text))

    def _confirm_same(self, number: int, table: Table, result: Result) -> None:
        self.double_check.keep(number, table.number, result)
        self._session.report(messages.text("round-second-same", table=table.number))
        self.done.emit(table.number, False)

    def _report_unchanged(self, message_key: str, table: Table) -> None:
        result = result_text(self._session.event, table.result)
        self._session.report(messages.text(message_key, table=table.number, result=result))

    def _table(self, pending: PendingCorrection) -> Table:
        table = self._session.event.rounds[pending.round - 1].table(pending.table)
        assert table is not None
        return table

    def _recorded_text(self, number: int, at: int, before: int) -> str:
        """What was recorded, and the tables announced because of it."""
        event = self._session.event
        posted = event.rounds[number - 1]
        table = posted.table(at)
        if table is None:
            return ""
        sentences_shown = [
            messages.text("round-recorded", table=at, result=result_text(event, table.result))
        ]
        for step in self._session.steps[before:]:
            sentences_shown += [
                _call_text(event, posted, called) for called in rounds.called_tables(step)
            ]
        return sentences(*sentences_shown)


def _call_text(event: Event, posted: Round, called: int) -> str:
    new = posted.table(called)
    return (
        messages.text("round-call", table=called, seats=seats(event, new))
        if new is not None
        else ""
    )
