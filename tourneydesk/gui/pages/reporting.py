"""Records what is typed at a table; asks before a recorded result is changed."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QBoxLayout

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.desk import rounds
from tourneydesk.desk.ring_repairs import RingRepair, can_repair
from tourneydesk.desk.rounds import ends_no_longer, is_over
from tourneydesk.desk.shared import waiting_results
from tourneydesk.desk.what_if import (
    Consequences,
    StandingChange,
    check,
    consequences,
    correct,
    correction,
)
from tourneydesk.desk.why_not import BeforeRounds
from tourneydesk.gui.pages.match_entry import seats
from tourneydesk.gui.pages.round_list import RoundList
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.finders import Matches, distinct_name
from tourneydesk.gui.widgets.layouts import FlowLayout
from tourneydesk.gui.widgets.question_card import AnswerButton, Card, OpenCard
from tourneydesk.gui.widgets.table_finder import TableMatch, find
from tourneydesk.gui.widgets.text_widgets import Field, button, label, shortened, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import listed, name_of, number, sentences
from tourneydesk.present.places import place_words
from tourneydesk.present.results import result_text, score_text
from tourneydesk.present.table import Row

# Describes a correction: the recorded result, the new one, and who would rank where.

MAX_NAMED = 8


def both_ways(event: Event, table: Table, before: Result, after: Result | None) -> tuple[str, str]:
    """The recorded and the new result, in words; for a board or sheet, only seats that differ."""
    first, second = before, after
    if isinstance(before, BoardResult) and isinstance(after, BoardResult):
        seats = {
            one for one in table.players if _board_line(before, one) != _board_line(after, one)
        }
        first, second = _board_of(before, seats), _board_of(after, seats)
    elif isinstance(before, ScoreResult) and isinstance(after, ScoreResult):
        seats = {one for one in table.players if before.scores.get(one) != after.scores.get(one)}
        first, second = _scores_of(before, seats), _scores_of(after, seats)
    return result_text(event, first), result_text(event, second)


def effect_text(event: Event, found: Consequences) -> str:
    """How many players change places, who wins then, and that later rounds stay as they are."""
    moved = sum(one.place[0] != one.place[1] for one in found.changes)
    if moved:
        texts = [messages.text("round-places-change", count=moved)]
    elif found.changes:
        texts = [messages.text("round-points-change", count=len(found.changes))]
    else:
        texts = [messages.text("round-standings-same")]
    before, after = found.winners
    if before and not after:
        texts.append(messages.text("reopen-winner-about"))
    elif before and before != after:
        names = listed([name_of(event, player) for player in after])
        texts.append(messages.text("round-winner-changes", count=len(after), names=names))
    if found.later:
        stay = "round-stays" if len(found.later) == 1 else "round-earlier-stay"
        texts.append(messages.text(stay, rounds=listed(found.later)))
    return sentences(*texts)


def details_text(event: Event, points: str, found: Consequences) -> str:
    """The players whose places or points change, a line each."""
    moved = [_moved(event, points, one) for one in found.changes[:MAX_NAMED]]
    rest = len(found.changes) - len(moved)
    if rest:
        moved.append(messages.text("round-moved-more", count=rest))
    return "\n".join(moved)


def _moved(event: Event, points: str, change: StandingChange) -> str:
    (before, place), (other, figure) = change.place, change.points
    if other == figure:
        shape = "round-moved-place"
    else:
        shape = "round-moved-points" if before == place else "round-moved-both"
    return messages.text(
        shape,
        name=shortened(name_of(event, change.player), 30),
        place=place_words(place),
        before=place_words(before),
        figure=number(figure),
        other=number(other),
        points=messages.text(f"round-counted-{points}"),
    )


def _board_line(board: BoardResult, player: int) -> tuple[object, ...]:
    parts = (board.places, board.game_points, board.energy)
    return (*(part.get(player) for part in parts), player in board.withdrawn)


def _board_of(board: BoardResult, seats: Set[int]) -> BoardResult:
    return BoardResult(
        {one: place for one, place in board.places.items() if one in seats},
        board.game_points,
        board.energy,
        tuple(one for one in board.withdrawn if one in seats),
    )


def _scores_of(sheet: ScoreResult, seats: Set[int]) -> ScoreResult:
    return ScoreResult(
        {one: score for one, score in sheet.scores.items() if one in seats},
        tuple(one for one in sheet.withdrawn if one in seats),
    )


# The card above a round's list that asks about a result which differs from the recorded one.


@dataclass(frozen=True, slots=True)
class Correction:
    """What the card says: the results ``old`` and ``new``, the effect in a sentence, the details
    behind it, and the answers; without ``change`` the recorded result cannot be changed.

    ``short``: both results fit on chips.
    """

    heading: str
    old: str
    new: str
    short: bool
    keep: str
    change: str = ""
    effect: str = ""
    details: str = ""


class CorrectionCard(OpenCard, Card):
    """Hidden while nothing is asked. The list keeps the focus: its keys answer too."""

    changed = Signal()
    kept = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._content: Correction | None = None
        self.heading = label("", "section")
        self.old, self.new = label("", "chip-card"), label("", "chip-card")
        self._arrow = label("→")
        self._results = label("", wraps=True)
        self.effect = label("", wraps=True)
        self.details = label("", "quiet", wraps=True)
        self.more = button(messages.text("window-details"), "link")
        self.more.setCheckable(True)
        self.more.toggled.connect(lambda _: self._show_details())
        head = FlowLayout()
        for part in (self.heading, self.old, self._arrow, self.new):
            head.addWidget(part)
        self.texts.addLayout(head)
        for text in (self._results, self.effect, self.details):
            self.texts.addWidget(text)
        self.change = self._answer("next", "keys-round-table", self.changed)
        self.keep = self._answer("", "keys-round-leave", self.kept)
        # A click leaves the focus in the list.
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.answers.addWidget(self.more)
        self.hide()

    def _answer(self, look: str, key: str, given: SignalInstance) -> AnswerButton:
        made = AnswerButton()
        made.setProperty("look", look)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(given)
        made.set_key(action_key(key))
        made.show_key(True)
        self.answers.addWidget(made)
        return made

    @property
    def text(self) -> str:
        """Everything that the card says."""
        content = self._content
        if content is None:
            return ""
        parts = (content.heading, content.old, content.new, content.effect, content.details)
        return "\n".join(filter(None, parts))

    def show_correction(self, content: Correction | None) -> None:
        """Asks about another correction, or about none."""
        if content == self._content:
            return
        if content is None or self._content is None or content.heading != self._content.heading:
            self.more.setChecked(False)
        self._content = content
        if content is not None:
            show_text(self.heading, content.heading)
            for chip, text in ((self.old, content.old), (self.new, content.new)):
                show_text(chip, text if content.short else "")
                chip.setVisible(content.short)
            self._arrow.setVisible(content.short)
            both = messages.text("round-card-both", old=content.old, new=content.new)
            show_text(self._results, "" if content.short else both)
            self._results.setVisible(not content.short)
            show_text(self.effect, content.effect)
            self.change.setText(content.change)
            self.change.setVisible(bool(content.change))
            self.keep.setText(content.keep)
            self.more.setVisible(bool(content.details))
            self._show_details()
        self.setVisible(content is not None)
        self.arrange()
        if content is not None:
            self.come_into_view()

    def _show_details(self) -> None:
        details = self._content.details if self._content is not None else ""
        show_text(self.details, details)
        self.details.setVisible(bool(details) and self.more.isChecked())


def show_beside(
    card: CorrectionCard, correction: Correction | None, column: QBoxLayout, tables: RoundList
) -> None:
    """Shows or hides the card above the list, whose rows stay where they are: below it if the
    current row is so far up that the card would cover it.
    """
    before = tables.top_of_rows
    if correction is not None and card.isHidden():
        column.removeWidget(card)
        card.show_correction(correction)
        row = tables.visualRect(tables.currentIndex())
        needed = max(card.sizeHint().height(), card.heightForWidth(tables.width()))
        above = row.top() >= needed + column.spacing()
        column.insertWidget(column.indexOf(tables) + (not above), card)
    else:
        card.show_correction(correction)
    column.activate()
    tables.keep_rows_at(before, room=correction is not None)
    if tables.currentIndex().isValid():
        tables.scrollTo(tables.currentIndex())


# Double-check entry: the round's results are typed a second time to reveal typing errors.


class DoubleCheck:
    """Tracks which results were typed twice. Recorded results are hidden while they are typed
    again.
    """

    def __init__(self) -> None:
        self.on = False
        self._twice: dict[tuple[int, int], Result] = {}

    def keep(self, number: int, table: int, result: Result) -> None:
        """Marks this result as checked."""
        self._twice[number, table] = result

    def ends_at(self, posted: Round | None) -> bool:
        """Ends at a round with no recorded results yet, and returns whether it did.

        Progress in other rounds is kept.
        """
        ends = self.on and posted is not None and not self.reported(posted)
        self.on = self.on and not ends
        return ends

    def due(self, posted: Round) -> tuple[int, ...]:
        """The round's tables that still have to be typed again."""
        return tuple(
            table.number
            for table in posted.tables
            if table.result is not None and not self._done(posted, table)
        )

    def reported(self, posted: Round) -> tuple[int, ...]:
        """The tables to double-check."""
        return tuple(table.number for table in posted.tables if table.result is not None)

    def count(self, posted: Round, format_key: str) -> str:
        """How many of them were typed twice, in words."""
        every = len(self.reported(posted))
        return messages.text(
            "round-second-count",
            done=every - len(self.due(posted)),
            all=messages.text("count-tables", format_key, count=every),
        )

    def marks(self, posted: Round, differs: int | None) -> dict[int, str]:
        """What is shown in place of the results."""
        marks = {
            table.number: f"{messages.text('window-sign-done')} {messages.text('round-same-twice')}"
            for table in posted.tables
            if self._done(posted, table)
        }
        if differs is not None:
            marks[differs] = (
                f"{messages.text('window-sign-attention')}{messages.text('window-round-differs')}"
            )
        return marks

    def _done(self, posted: Round, table: Table) -> bool:
        # A result that has changed since then must be typed again.
        checked = self._twice.get((posted.number, table.number))
        return checked is not None and checked == table.result


def hidden(table: Table) -> Table:
    """A table as if it had not reported."""
    return replace(table, result=None)


def same(first: Result, second: Result) -> bool:
    """Whether both entries agree; the games of a match need not be typed twice."""
    if isinstance(first, MatchResult) and isinstance(second, MatchResult):
        if not second.won and not second.drawn_games:
            first = replace(first, won={}, drawn_games=0)
        return first == replace(second, forfeited=tuple(sorted(second.forfeited)))
    return first == second


# Asks which table is meant when the input matches several.


class TableChoice(Matches):
    """Lists the tables under the field, none selected at first; hides when the text changes."""

    message = Signal(str)
    """Reports that there is no such table, or that there are several."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self._found: Sequence[TableMatch] = ()
        field.textChanged.connect(lambda _: self.close_question())

    def look_up(self, event: Event, posted: Round, text: str) -> TableMatch | None:
        """The one table that a text matches or that was selected here. If none matches, says so; if
        several do, asks.
        """
        chosen = [self._found[self.key]] if self.asking and self.key is not None else []
        found = chosen or find(event, posted, text)
        if len(found) == 1:
            return found[0]
        if found:
            self._ask(event, found)
            tables = messages.text("count-tables", event.format, count=len(found))
            self.message.emit(messages.text("round-several-tables", text=text, tables=tables))
        else:
            self.message.emit(messages.text("round-no-such-table", event.format, text=text))
        self._field.selectAll()
        return None

    @property
    def asking(self) -> bool:
        return bool(self._found)

    def _ask(self, event: Event, found: Sequence[TableMatch]) -> None:
        """Lists these tables, each with its players and what would be reported."""
        self._found = found
        self.offer(
            [Row(at, (_seats(event, one), _says(event, one))) for at, one in enumerate(found)]
        )

    def close_question(self) -> None:
        if self.asking:
            self._found = ()
            self.offer(())


def _seats(event: Event, found: TableMatch) -> str:
    table = found.table
    seats = messages.text("repair-seats-between").join(
        distinct_name(event, player) for player in table.players
    )
    return messages.text("round-table-seating", event.format, table=table.number, seats=seats)


def _says(event: Event, found: TableMatch) -> str:
    if found.report is None:
        return result_text(event, found.table.result) if found.table.result else ""
    winner = found.report.get("winner")
    if isinstance(winner, int):
        return messages.text("result-won", name=distinct_name(event, winner))
    return messages.text("result-drawn")


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
