"""Records what is typed at a table: at once if it has no result; otherwise shows old and new."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult, Result
from tourneydesk.desk import rounds
from tourneydesk.desk.ring_repairs import RingRepair, can_repair
from tourneydesk.desk.rounds import ends_no_longer, is_over
from tourneydesk.desk.shared import waiting_results
from tourneydesk.desk.what_if import Consequences, check, consequences, correct, correction
from tourneydesk.desk.why_not import BeforeRounds
from tourneydesk.gui.pages.round.correction_card import Correction
from tourneydesk.gui.pages.round.correction_text import both_ways, details_text, effect_text
from tourneydesk.gui.pages.round.double_check import DoubleCheck, hidden, same
from tourneydesk.gui.pages.round.match_entry import seats
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks.background import Background
from tourneydesk.present import messages
from tourneydesk.present.messages import sentences
from tourneydesk.present.results import result_text, score_text


@dataclass(frozen=True, slots=True)
class PendingCorrection:
    """A typed result that differs from the recorded one and waits for confirmation; ``repairs`` if
    it can only be made by repairing the ring.
    """

    round: int
    table: int
    before: Result
    result: Result | None
    repairs: bool = False


class Reporting(QObject):
    """Takes a typed result and passes it to the session."""

    note_changed = Signal(str)
    """Emits a note to show beside the current table."""
    asked = Signal(object)
    """A `Correction` to ask about, or None."""
    done = Signal(int, bool)
    """The table is done; the flag says whether this was a correction."""
    repair_requested = Signal(object)
    """A `RingRepair` to be previewed."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._computing = Background[Consequences]()
        self._before = BeforeRounds()
        self.double_check = DoubleCheck()
        self.pending: PendingCorrection | None = None

    def report(self, number: int, table: Table, raw: dict[str, object]) -> None:
        """Takes a table's report as typed."""
        if why := self._session.why_not_here("record"):
            self.note_changed.emit(why)
            return
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
            self._report_unchanged("round-same-result", table)
        else:
            self._ask_to_correct(PendingCorrection(number, table.number, table.result, result))

    def take_back(self, number: int, table: Table) -> None:
        """Asks to remove a table's report."""
        if table.result is None:
            self.note_changed.emit(
                messages.text("round-no-result-yet", self._session.event.format, table=table.number)
            )
        else:
            self._ask_to_correct(PendingCorrection(number, table.number, table.result, None))

    def confirm(self) -> bool:
        """Records the pending correction, or leads to the repair of the ring; False if there is
        none.
        """
        pending = self.pending
        if pending is None:
            return False
        if pending.repairs:
            self.cancel()
            self.repair_requested.emit(RingRepair(table=pending.table, result=pending.result))
            return True
        event = self._session.event
        table = self._table(pending)
        outcome = self._session.attempt(
            lambda session: correct(session, pending.round, pending.table, pending.result)
        )
        if outcome.put_off:
            self.cancel()
            self.note_changed.emit("")
            self.done.emit(pending.table, False)
            return True
        if not outcome.done:
            self.note_changed.emit(outcome.text)
            return True
        self.cancel()
        if self.double_check.on and pending.result is not None:
            self.double_check.keep(pending.round, pending.table, pending.result)
        before, now = both_ways(event, table, pending.before, pending.result)
        said = [
            messages.text(
                "round-corrected", event.format, table=pending.table, result=now, before=before
            )
        ]
        if is_over(event) and not is_over(self._session.event):
            said.append(messages.text("reopen-done", event.format, round=pending.round))
        self.note_changed.emit("")
        self._session.report(sentences(*said))
        self.done.emit(pending.table, True)
        return True

    def leave(self) -> bool:
        """Keeps the recorded result; False if no correction was pending."""
        pending = self.pending
        if pending is None:
            return False
        self.cancel()
        self.note_changed.emit("")
        self._report_unchanged("round-unchanged", self._table(pending))
        if self.double_check.on:
            self.double_check.keep(pending.round, pending.table, pending.before)
            self.done.emit(pending.table, False)
        return True

    def withdraw(self) -> None:
        """Withdraws the question, because the result is being retyped."""
        if self.pending is not None:
            self.cancel()
            self.note_changed.emit("")

    def before(self, number: int) -> Event:
        """The event as it was when this round was paired."""
        return self._before.of_round(self._session.event, self._session.steps, number)

    def shown(self, posted: Round) -> Round:
        """The round as the list shows it; double-check entry hides the results."""
        if not self.double_check.on:
            return posted
        return replace(posted, tables=tuple(hidden(table) for table in posted.tables))

    def marks(self, posted: Round) -> Mapping[int, str] | None:
        """What the list shows in place of the results, if they are hidden or some wait for the
        server.
        """
        if not self.double_check.on:
            return self._marks_of_waiting(posted)
        differs = self.pending.table if self.pending is not None else None
        return self.double_check.marks(posted, differs)

    def _marks_of_waiting(self, posted: Round) -> Mapping[int, str] | None:
        waiting = waiting_results(self._session.session, posted.number)
        if not waiting:
            return None
        marks = {table.number: score_text(table) for table in posted.tables}
        for table in posted.tables:
            if table.number in waiting and table.result is None:
                score = score_text(replace(table, result=waiting[table.number]))
                kept = "desk-mark-waiting" if score else "desk-mark-kept"
                sign = messages.text("window-sign-attention")
                marks[table.number] = sign + messages.text(kept, score=score)
        return marks

    def due(self, posted: Round | None) -> tuple[int, ...]:
        """The tables still to be typed: missing or, in double-check entry, not yet typed twice."""
        if posted is None:
            return ()
        if self.double_check.on:
            return self.double_check.due(posted)
        kept = waiting_results(self._session.session, posted.number)
        return tuple(table for table in posted.missing if table not in kept)

    def cancel(self) -> None:
        """Discards any pending correction."""
        self._stop()
        self.asked.emit(None)

    def _stop(self) -> None:
        self.pending = None
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
        outcome = self._session.attempt(
            lambda session: rounds.report(session, table.number, raw, number)
        )
        self.note_changed.emit(outcome.text)
        if outcome.put_off:
            # The next table is typed while a card asks about this one, or it waits for the server.
            self.done.emit(table.number, False)
        elif outcome.done:
            self._session.report(self._recorded_text(number, table.number))
            self.done.emit(table.number, False)

    def _ask_to_correct(self, pending: PendingCorrection) -> None:
        if self.pending is not None and pending == replace(self.pending, repairs=False):
            return  # the question is open: a result typed again, in haste, is no answer to it
        event = self._session.event
        refused = ""
        decision = correction(pending.round, pending.table, pending.result)
        try:
            check(event, decision)
        except Refused as problems:
            repair = RingRepair(table=pending.table, result=pending.result)
            pending = replace(pending, repairs=can_repair(event, pending.round, repair))
            refused = "" if pending.repairs else self._session.refuse(problems).text
            if refused and not self.double_check.on:
                self.note_changed.emit(refused)
                return
        self._stop()
        self.pending = pending
        table = self._table(pending)
        first, now = both_ways(event, table, pending.before, pending.result)
        short = isinstance(pending.before, MatchResult)
        if short:
            first, now = score_text(table), score_text(replace(table, result=pending.result))
        twice = self.double_check.on
        change = "" if refused else "round-use-new" if twice else "round-change-result"
        effect = refused or messages.text("round-card-looking")
        heading = "round-second-heading" if twice else "round-card-heading"
        values: dict[str, object] = {"table": pending.table}
        if not refused and not pending.repairs and ends_no_longer(event, decision):
            heading, change = "reopen-asked", "reopen-do"
            values = {"round": pending.round}
        if pending.repairs:
            change, effect = "ring-repair-title", messages.text("round-card-repairs")
        content = Correction(
            messages.text(heading, event.format, **values),
            first,
            now or messages.text("result-none"),
            short,
            messages.text("round-keep-first" if twice else "round-keep"),
            messages.text(change, event.format, **values) if change else "",
            effect,
        )
        self.note_changed.emit("")
        self.asked.emit(content)
        if not refused and not pending.repairs:
            self._computing.start(
                lambda: consequences(event, pending.round, pending.table, pending.result),
                lambda found: self._show_consequences(content, event, found),
            )

    def _show_consequences(
        self, content: Correction, event: Event, found: Consequences | Exception
    ) -> None:
        if isinstance(found, Exception):
            raise found
        details = details_text(event, self._session.format.points, found)
        self.asked.emit(replace(content, effect=effect_text(event, found), details=details))

    def _confirm_same(self, number: int, table: Table, result: Result) -> None:
        self.double_check.keep(number, table.number, result)
        self._session.report(
            messages.text("round-second-same", self._session.event.format, table=table.number)
        )
        self.done.emit(table.number, False)

    def _report_unchanged(self, message_key: str, table: Table) -> None:
        event = self._session.event
        result = result_text(event, table.result)
        self._session.report(
            messages.text(message_key, event.format, table=table.number, result=result)
        )

    def _table(self, pending: PendingCorrection) -> Table:
        table = self._session.event.rounds[pending.round - 1].table(pending.table)
        assert table is not None
        return table

    def _recorded_text(self, number: int, at: int) -> str:
        """What was recorded, and the tables announced because of it."""
        event = self._session.event
        posted = event.rounds[number - 1]
        table = posted.table(at)
        if table is None:
            return ""
        sentences_shown = [
            messages.text(
                "round-recorded", event.format, table=at, result=result_text(event, table.result)
            )
        ]
        sentences_shown += [
            _call_text(event, posted, called)
            for called in rounds.called_tables(self._session.steps[-1])
        ]
        return sentences(*sentences_shown)


def _call_text(event: Event, posted: Round, called: int) -> str:
    new = posted.table(called)
    return (
        messages.text("round-call", table=called, seats=seats(event, new))
        if new is not None
        else ""
    )
