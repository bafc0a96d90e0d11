"""Tries results for the missing tables, with the same keys as in the round."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Event, Round
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import BoardResult, MatchResult, Result
from tourneydesk.desk.what_if import TrialResult, event_with_trials, with_trial, without_trial
from tourneydesk.formats import format_of
from tourneydesk.gui.pages.match_entry import MatchEntry
from tourneydesk.gui.pages.round_list import round_table
from tourneydesk.gui.pages.sheet_entry import BOARD, SCORES, SheetEntry
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.layouts import inner_column
from tourneydesk.gui.widgets.page_parts import typing
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label
from tourneydesk.present import messages
from tourneydesk.present.messages import listed, name_of
from tourneydesk.present.results import result_text

ROWS_SHOWN = 3


class WhatIf(QWidget):
    """Holds the tried results; ``event_tried`` is the event with them. Never records anything."""

    changed = Signal()
    """The tried results changed."""
    ended = Signal()
    """Esc: ends the tryout."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self.tries: tuple[TrialResult, ...] = ()
        self.event_tried: Event = session.event
        self.tables: TableView[int] = TableView(
            TableModel(()), messages.text("standings-what-if-tables", session.event.format)
        )
        self.tables.wrap_texts(ROWS_SHOWN)
        self.tables.chosen.connect(self._choose)
        self.entry = _entry(session.format.result)
        self.entry.reported.connect(self._report)
        self.entry.left.connect(self.ended)
        self.tables.on_keys(
            {"keys-standings-correct": self.entry.correct, "keys-standings-forget": self._forget}
        )
        self.tables.other_key = typing(self.entry.take_key)
        inner_column(
            self,
            self.tables,
            self.entry,
            label(
                messages.text("standings-what-if-hint", key=action_key("keys-standings-forget")),
                "quiet",
                wraps=True,
            ),
        )

    def begin(self) -> bool:
        """Takes the focus; False if no table is missing."""
        self.tries = ()
        self.refresh()
        if self._round() is None:
            return False
        self._select_next(0)
        self.tables.setFocus()
        return True

    def refresh(self) -> None:
        """Reapplies the tried results still possible, because the event may have changed."""
        self.event_tried, self.tries = event_with_trials(self._session.event, self.tries)
        posted = self._round()
        if posted is None:
            return
        self.tables.show_table(round_table(self.event_tried, posted, self._shown(posted)))
        if self.tables.key is not None:
            self._choose(self.tables.key)

    @property
    def possible(self) -> bool:
        """Whether a table is missing, in the real event or only because of a tried result."""
        return self._round() is not None

    def text(self) -> str:
        """The tried results, a sentence each."""
        texts = []
        for one in self.tries:
            posted = self.event_tried.round(one.round)
            table = posted.table(one.table) if posted is not None else None
            if table is not None:
                result = result_text(self.event_tried, one.result)
                texts.append(
                    messages.text(
                        "standings-what-if-tried",
                        self.event_tried.format,
                        table=one.table,
                        result=result,
                    )
                )
        outlook = format_of(self.event_tried).outlook(self.event_tried)
        if self.tries and outlook.status == "finished":
            names = listed([name_of(self.event_tried, player) for player in outlook.winners])
            over = "standings-what-if-over" if names else "standings-what-if-over-unwon"
            texts.append(messages.text(over, names=names))
        return messages.sentences(*texts) or messages.text(
            "standings-what-if-empty", self.event_tried.format
        )

    def _round(self) -> Round | None:
        """The last round that really has a missing table, with the tried results."""
        for posted in reversed(self._session.event.rounds):
            if posted.missing:
                return self.event_tried.round(posted.number)
        return None

    def _shown(self, posted: Round) -> set[int]:
        real = self._session.event.rounds[posted.number - 1]
        return {*real.missing, *posted.missing, *(one.table for one in self.tries)}

    def _choose(self, number: int) -> None:
        posted = self._round()
        table = posted.table(number) if posted is not None else None
        if posted is not None and table is not None:
            self.entry.show_table(self.event_tried, posted, table)

    def _report(self, report: dict[str, object]) -> None:
        posted, number = self._round(), self.tables.key
        if posted is None or number is None:
            return
        try:
            self.tries = with_trial(self._session.event, self.tries, posted.number, number, report)
        except Refused as refused:
            self.entry.show_message(refusal(refused.problems, self.event_tried))
            return
        self.entry.show_message("")
        self._changed()
        self._select_next(number)
        if isinstance(self.entry, SheetEntry):
            self.entry.begin()
        else:
            self.tables.setFocus()

    def _forget(self) -> None:
        posted, number = self._round(), self.tables.key
        if posted is not None and number is not None:
            self.tries = without_trial(self.tries, posted.number, number)
            self._changed()

    def _changed(self) -> None:
        self.refresh()
        self.changed.emit()

    def _select_next(self, after: int) -> None:
        """Selects the next table that has neither a recorded nor a tried result."""
        posted = self._round()
        if posted is None:
            return
        later = [number for number in posted.missing if number > after]
        target = [*later, *posted.missing, after or min(self._shown(posted))][0]
        self.tables.choose(target)
        self._choose(target)


def _entry(result: type[Result]) -> MatchEntry | SheetEntry:
    """As on the round page, with different wording: nothing is recorded here."""
    if result is MatchResult:
        return MatchEntry()
    board = result is BoardResult
    hint = (
        messages.text("standings-what-if-board-hint")
        if board
        else messages.text("standings-what-if-score-hint")
    )
    entry = SheetEntry(replace(BOARD if board else SCORES, hint=lambda: hint))
    entry.record.show_text("standings-what-if-take")
    return entry
