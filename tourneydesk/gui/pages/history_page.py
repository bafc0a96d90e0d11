"""The history page: every step, newest first, a new file from any of them, papers checked."""

from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Event, Player
from tourneydesk.core.journal.codec import FULL, cleaned, grouped
from tourneydesk.desk.event_details import LONGEST_NAME
from tourneydesk.desk.files.opening import SUFFIX, Branch, branch
from tourneydesk.desk.history import HistoryEntry, HistoryFilter, Kind, Steps, history, result_of
from tourneydesk.desk.witnesses import attest
from tourneydesk.gui.pages.page import PageContext
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.language import day_and_time
from tourneydesk.gui.widgets.buttons import offer_on
from tourneydesk.gui.widgets.file_dialogs import place_for_event
from tourneydesk.gui.widgets.finders import matching
from tourneydesk.gui.widgets.layouts import FlowLayout, column_of, page_column, row_of
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import (
    ChoiceBox,
    Field,
    button,
    label,
    show_text,
    show_trouble,
)
from tourneydesk.present import messages
from tourneydesk.present.messages import say, sentences
from tourneydesk.present.results import result_text
from tourneydesk.present.table import Row
from tourneydesk.present.tables.history import HistoryStep, branch_name, history_table, step_text

# Checks whether a printed paper belongs to the open event, by its revision and digest.


class PaperCheck(QWidget):
    """Two fields for the values in the footer of every paper, and the answer below them."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._now = label("", "quiet")
        self.revision, self.digest = Field(9), Field(100)
        self.digest.setPlaceholderText(messages.text("history-digest-placeholder"))
        self.check = button(
            messages.text("history-check-paper"), does=lambda _=False: self._check()
        )
        self.answer = label("", wraps=True)
        self.answer.setAccessibleName(messages.text("history-check-paper-heading"))
        for field in (self.revision, self.digest):
            field.returnPressed.connect(self._check)
            field.textChanged.connect(lambda _: self._show_message("", ""))
        self._lay_out()
        self._show_message("", "")

    def refresh(self) -> None:
        """Shows the revision and digest that a paper would have now; clears an earlier answer."""
        session = self._session
        now = messages.text(
            "history-now", revision=len(session.steps), digest=grouped(session.digest)
        )
        show_text(self._now, now)
        self._show_message("", "")

    def clear(self) -> None:
        """Empties the fields."""
        for field in (self.revision, self.digest):
            field.setText("")

    def _check(self) -> None:
        number, digest = self.revision.text().strip(), cleaned(self.digest.text())
        if not (number.isascii() and number.isdigit() and int(number) > 0):
            self._refuse(self.revision, messages.text("revision-wrong"))
        elif digest is None:
            self._refuse(self.digest, messages.text("digest-wrong", most=FULL))
        else:
            self._answer(int(number), digest)

    def _answer(self, revision: int, digest: str) -> None:
        session = self._session
        found = attest(session.entries, session.steps, revision, digest)
        text = sentences(*map(say, found.advice))
        self._show_message(text, "done" if found.belongs else "attention")

    def _refuse(self, field: Field, text: str) -> None:
        self._show_message(text, "attention")
        field.setFocus()
        field.selectAll()

    def _show_message(self, text: str, look: str) -> None:
        show_trouble(self.answer, text, look)

    def _lay_out(self) -> None:
        digit = self.fontMetrics().horizontalAdvance("0")
        self.revision.setFixedWidth(digit * 10 + 24)
        self.digest.setMinimumWidth(digit * 26 + 24)
        row = FlowLayout()
        row.add_named(messages.text("history-paper-revision"), self.revision)
        row.add_named(messages.text("history-paper-digest"), self.digest)
        row.add_named("", self.check)
        column_of(
            label(messages.text("history-check-paper-heading"), "strong"),
            self._now,
            row,
            self.answer,
            on=self,
            margins=0,
            spacing=4,
        )


# The details panel's text about a step, and its time.


def about_past(
    event: Event, steps: Steps, history: Sequence[HistoryEntry], past: HistoryEntry
) -> list[str]:
    """Everything about one step: its name, what it changed, and what became of it."""
    about = [say(past.name, event)]
    details = step_text(event, steps, past.number)
    if details:
        about.append("\n".join(details))
    if past.refers_to is not None:
        name = say(history[past.refers_to - 1].name, event)
        said = "history-step-again" if past.name.code == "step_redone" else "history-step-back"
        about.append(messages.text(said, name=name, step=past.refers_to))
        about.append("\n".join(step_text(event, steps, past.refers_to)))
    if past.undone_by is not None:
        time = day_and_time(history[past.undone_by - 1].at)
        by = "history-step-undone-by" if time else "history-step-undone-by-untimed"
        about.append(messages.text(by, step=past.undone_by, time=time))
    return [part for part in about if part]


def step_words(event: Event, past: HistoryEntry, steps: Steps) -> str:
    """A step on one line; for a result, also the result itself."""
    name = say(past.name, event)
    result = result_of(steps[past.number - 1])
    if result is None:
        return name
    return messages.text("history-step-says", what=name, says=result_text(event, result))


class HistoryPage(PageKeys, QWidget):
    """Lists what was decided and when. Reloaded when it is visible and the event has changed."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._details_panel = context.details_panel
        self._requests = context.requests
        self._past: tuple[HistoryEntry, ...] = ()
        self._names: list[str] = []
        self._named_for: tuple[Player, ...] = ()
        self._rows: dict[int, Row[int]] = {}
        self._columns = history_table(()).columns
        self._branch: Branch | None = None
        self.steps: TableView[int] = TableView(
            TableModel(self._columns), messages.text("history-page")
        )
        self.steps.wrap_texts()
        self.steps.chosen.connect(self._explain)
        self._count = label("", "quiet")
        self.player = _field(messages.text("history-filter-player-placeholder"), 18)
        self.table, self.round = _field("", 6), _field("", 6)
        self.kind = ChoiceBox()
        for kind in (None, *get_args(Kind)):
            self.kind.addItem(messages.text(f"history-kinds-shown-{kind}"), kind)
        for field in (self.player, self.table, self.round):
            field.textChanged.connect(lambda _: self._show())
            field.stepped.connect(lambda _: self.steps.setFocus())
            field.returnPressed.connect(lambda: self.steps.setFocus())
        self.kind.currentIndexChanged.connect(lambda _: self._show())
        self.empty = label(messages.text("history-nothing-like-that"), "attention", wraps=True)
        self.back = button(messages.text("history-go-back"), does=self._go_back)
        offer_on(self.steps, self.back)
        self.open = button(messages.text("history-open-branch"), does=self._open)
        self.open.hide()
        self.forks = label("", "attention", wraps=True)
        self.paper = PaperCheck(session)
        self.key_actions = {"keys-back": self._show_all}
        self.show_forks("")
        self._lay_out()

    def enter(self) -> None:
        """Takes the focus."""
        self.refresh()
        self.steps.setFocus()
        if self.steps.key is None and self._rows:
            self._choose_newest()

    def refresh(self) -> None:
        """Shows the current history."""
        session = self._session
        if len(self._past) != len(session.steps):
            self._past = history(session.steps, session.times)
        event = self._session.event
        if self._named_for is not event.players:
            # Names may have changed since; otherwise the description of a step is still valid.
            self._names, self._named_for = [], event.players
        for past in self._past[len(self._names) :]:
            self._names.append(step_words(event, past, session.steps))
        desks = session.session.desks
        desks = ("",) * (len(self._past) - len(desks)) + desks
        table = history_table(_step(past, self._names, desks) for past in self._past)
        self._columns = table.columns
        self._rows = {row.key: row for row in table.rows}
        self.paper.refresh()
        self._show()

    def show_forks(self, text: str) -> None:
        """Says that copies have a different history; shows nothing if none does."""
        show_trouble(self.forks, text)

    def _show(self) -> None:
        """Shows the steps that match the filter, newest first; keeps the selection if possible."""
        chosen = self._filter()
        rows = [self._rows[past.number] for past in self._past[::-1] if chosen.matches(past)]
        self.steps.show_rows(rows, self._columns)
        facts = {"shown": len(rows), "all": len(self._past)}
        show_text(self._count, messages.text("history-steps-shown", **facts))
        self.empty.setVisible(not rows)
        if self.steps.key is None and rows:
            self._choose_newest()
        elif self.steps.key is not None:
            self._explain(self.steps.key)
        self.back.setEnabled(self.steps.key is not None)

    def _choose_newest(self) -> None:
        self.steps.selectRow(0)

    def _filter(self) -> HistoryFilter:
        players = None
        if text := self.player.text().strip():
            all_players = self._session.event.players
            players = frozenset(
                one.id for one in matching(all_players, text, limit=len(all_players))
            )
        return HistoryFilter(
            self.kind.currentData(), players, _number(self.table), _number(self.round)
        )

    def _show_all(self) -> None:
        """Esc: clears the filter and focuses the list."""
        for field in (self.player, self.table, self.round):
            field.setText("")
        self.paper.clear()
        self.kind.setCurrentIndex(0)
        self.steps.setFocus()

    def _explain(self, number: int) -> None:
        past = self._past[number - 1]
        event, steps = self._session.event, self._session.steps
        heading = messages.text("history-step-title", step=number)
        paragraphs = about_past(event, steps, self._past, past)
        self._details_panel.show_reasons(heading, day_and_time(past.at), paragraphs)

    def _go_back(self) -> None:
        number = self.steps.key
        if number is None:
            return
        old = self._session.path
        stem = messages.text("history-branch-file", stem=old.stem, step=number)
        path = place_for_event(self, old.with_name(stem + SUFFIX))
        if path is not None:
            self.branch_to(number, path if path.suffix else path.with_suffix(SUFFIX))

    def branch_to(self, number: int, path: Path) -> None:
        """Creates the new file and offers to open it."""
        name = branch_name(self._session.event.name, number, LONGEST_NAME)
        branches: list[Branch] = []
        outcome = self._session.attempt(
            lambda session: branches.append(branch(session, number, path, name))
        )
        if not outcome.done:
            return
        self._branch = branches[0]
        self._session.report(messages.text("history-branched", file=path.name, step=number))
        self.open.show()

    def _open(self) -> None:
        if self._branch is not None:
            self._requests.file.emit(self._branch.path)

    def _lay_out(self) -> None:
        filters = FlowLayout()
        for text, field in (
            (messages.text("history-filter-player"), self.player),
            (messages.text("history-filter-table", self._session.event.format), self.table),
            (messages.text("history-filter-round"), self.round),
            (messages.text("history-filter-kind"), self.kind),
        ):
            filters.add_named(text, field)
        actions = FlowLayout()
        actions.addWidget(self.back)
        actions.addWidget(self.open)
        page_column(
            self,
            row_of((label(messages.text("history-page"), "heading"), 1), self._count, spacing=None),
            self.forks,
            filters,
            self.empty,
            (self.steps, 1),
            actions,
            self.paper,
        )


def _field(placeholder: str, digits: int) -> Field:
    field = Field(60)
    field.setPlaceholderText(placeholder)
    field.setFixedWidth(field.fontMetrics().horizontalAdvance("0") * digits + 20)
    return field


def _number(field: Field) -> int | None:
    """The number typed; 0, which matches nothing, if it is not a number."""
    text = field.text().strip()
    if not text:
        return None
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


def _step(past: HistoryEntry, names: Sequence[str], desks: Sequence[str]) -> HistoryStep:
    what = names[past.number - 1]
    if past.refers_to is not None:
        what = messages.text("history-step-turning", what=what, name=names[past.refers_to - 1])
    desk = desks[past.number - 1]
    return HistoryStep(past.number, day_and_time(past.at), what, past.active, desk)
