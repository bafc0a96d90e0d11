"""A running ring on the repairs page, and the card above a repair."""

from collections.abc import Callable
from typing import Final, Literal

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget

from tourneydesk.core.reasons import Refused
from tourneydesk.desk import ring_repairs
from tourneydesk.desk.ring_repairs import RingOutcome, RingRepair
from tourneydesk.gui.details.panel import DetailsPanel
from tourneydesk.gui.pages.repair_text import (
    changed_games,
    consequence_lines,
    happened_text,
    is_ambiguous,
    long_lines,
    matching_repairs,
    recorded_text,
    short_lines,
)
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.widgets.buttons import ActionButton, offer_on
from tourneydesk.gui.widgets.layouts import inner_column
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.question_card import Card
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import Field, button, label, label_for, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import sentences
from tourneydesk.present.table import Column, Row

# The card above a repair: what is wrong or what happened, what follows, and the two answers.


class RepairCard(Card):
    """Always shown on the page; the list keeps the focus, and its keys answer too."""

    def __init__(self, applies: Callable[[], object], leaves: Callable[[], object]) -> None:
        super().__init__()
        self.heading = label("", "section", wraps=True)
        self._about = label("", wraps=True)
        self._details = label("", "quiet", wraps=True)
        self.more = button(messages.text("window-details"), "link")
        self.more.setCheckable(True)
        self.more.toggled.connect(lambda _: self._show_details())
        self.apply_button = ActionButton("keys-repair-take", lambda _=False: applies(), "next")
        self.leave = button(messages.text("repair-leave-as-is"), does=lambda _=False: leaves())
        answers = (self.apply_button, self.leave, self.more)
        self.add(self.heading, self._about, self._details, answers=answers)

    @property
    def text(self) -> str:
        """Everything that the card says."""
        return sentences(self.heading.text(), self._about.text(), self._details.text())

    def show_repair(self, heading: str, about: str, details: str = "", *, settled: bool) -> None:
        """Says another thing; ``settled`` if nothing is wrong."""
        self.icon.show_icon("info" if settled else "triangle-alert", "attention")
        show_text(self.heading, heading)
        show_text(self._about, about)
        self._about.setVisible(bool(about))
        show_text(self._details, details)
        self.more.setVisible(bool(details))
        self._show_details()
        self.arrange()

    def _show_details(self) -> None:
        self._details.setVisible(bool(self._details.text()) and self.more.isChecked())


LEAVE: Final = "leave"
"""The key for leaving the ring unchanged; the other rows use the repairs themselves as keys."""
LEAST_EFFECT = 14
"""The characters of a line about the games of a player; longer texts wrap."""
MOST_CHOICES = 4
"""Rows of the list of what may have happened that are visible at once."""


class RingRepairForm(PageKeys, QWidget):
    """What may really have happened, filtered by typing; below it the tables that would change."""

    done = Signal()
    left = Signal()

    def __init__(self, session: QtSession, details_panel: DetailsPanel) -> None:
        super().__init__()
        self._session = session
        self._details_panel = details_panel
        self._repairs: tuple[RingRepair, ...] = ()
        self._outcome_of: tuple[object, RingRepair, RingOutcome | Refused] | None = None
        self._event: object = None
        self.field = Field(200)
        self.field.setPlaceholderText(messages.text("ring-repair-find-hint"))
        self.nobody = label("", "attention", wraps=True)
        self.choices: TableView[RingRepair | Literal["leave"]] = TableView(
            TableModel(
                (
                    Column(messages.text("ring-repair-choices")),
                    Column(messages.text("ring-repair-now-head"), wide=True, least=LEAST_EFFECT),
                )
            ),
            messages.text("ring-repair-choices"),
        )
        columns = (
            Column(messages.text("head-table", session.event.format), "number"),
            Column(messages.text("ring-repair-seats-head"), wide=True, least=24),
            Column(messages.text("ring-repair-now-head")),
            Column("", "icon"),
            Column(messages.text("ring-repair-becomes-head"), "chip"),
        )
        self.tables: TableView[int] = TableView(
            TableModel(columns), messages.text("ring-repair-changes", session.event.format)
        )
        self.choices.wrap_texts(MOST_CHOICES)
        self.tables.wrap_texts()
        self.card = RepairCard(self._take, self.left.emit)
        self.apply_button = self.card.apply_button
        offer_on(self.choices, self.apply_button)
        self.field.textChanged.connect(lambda _: self._find())
        self.field.returnPressed.connect(self._take)
        self.field.stepped.connect(self._step)
        self.choices.chosen.connect(lambda _: self.show_choice())
        self.key_actions = {"keys-repair-leave": self.left.emit}
        for shown in (self.choices, self.tables):
            shown.on_keys({"keys-repair-take": self._take})
        self._lay_out()

    @property
    def repair(self) -> RingRepair | None:
        """The selected repair; None to leave the ring unchanged."""
        key = self.choices.key
        return key if isinstance(key, RingRepair) else None

    @property
    def outcome(self) -> RingOutcome | Refused | None:
        """The repair's consequences, computed once."""
        event, repair = self._session.event, self.repair
        if repair is None:
            return None
        cached = self._outcome_of
        if cached is None or cached[0] is not event or cached[1] != repair:
            found: RingOutcome | Refused
            try:
                found = ring_repairs.ring_outcome(event, repair)
            except Refused as refused:
                found = refused
            self._outcome_of = cached = (event, repair, found)
        return cached[2]

    def enter(self) -> None:
        """Takes the focus, with nothing selected yet."""
        self.field.setText("")
        self.choices.choose(LEAVE)
        self.field.setFocus()

    def propose(self, repair: RingRepair) -> None:
        """Selects a correction with its effects, ready to be applied; the other results of its
        table are next to it.
        """
        self.field.setText(str(repair.table))
        self.choices.choose(repair)
        self.choices.setFocus()

    def refresh(self) -> None:
        """Shows what may have happened in the current ring."""
        event = self._session.event
        if event is not self._event:
            self._event = event
            self._repairs = tuple(ring_repairs.ring_repairs(event))
            self._find()
        self.show_choice()

    def show_choice(self) -> None:
        """Shows the consequences of the selected repair before it is applied."""
        if not self.isVisible():
            return
        event, repair, found = self._session.event, self.repair, self.outcome
        why = refusal(found.problems, event) if isinstance(found, Refused) else ""
        self.apply_button.allow(isinstance(found, RingOutcome), why)
        heading = messages.text("ring-repair-asks")
        about, details = messages.text("ring-repair-runs"), ""
        if repair is not None:
            heading, about = happened_text(event, repair), why
        if repair is not None and isinstance(found, RingOutcome):
            about = messages.sentences(*short_lines(found))
            details = messages.sentences(*long_lines(found, repair))
        self.card.show_repair(heading, about, details, settled=False)
        if repair is None or found is None:
            self.tables.show_rows([])
            self._details_panel.show_reasons(
                messages.text("repair-leave-as-is"), "", [messages.text("ring-repair-runs")]
            )
        elif isinstance(found, Refused):
            self.tables.show_rows([])
            self._details_panel.show_reasons(happened_text(event, repair), "", [why])
        else:
            self.tables.show_rows(
                [
                    Row(
                        one.number,
                        (
                            str(one.number),
                            one.seats,
                            one.recorded,
                            "arrow-right",
                            one.becomes,
                        ),
                        tones=("", "", "quiet", "", one.tone),
                    )
                    for one in changed_games(found, repair)
                ]
            )
            lines = list(consequence_lines(found, repair))
            self._details_panel.show_reasons(happened_text(event, repair), "", lines)

    def _find(self) -> None:
        """Shows the repairs that match the input. The first is selected, unless the name matches
        several players.
        """
        event, query = self._session.event, self.field.text()
        found = matching_repairs(event, self._repairs, query) if event.rounds else []
        lines: list[Row[RingRepair | Literal["leave"]]] = [
            Row(one, (happened_text(event, one), recorded_text(event, one)))
            for one in (self._repairs[at] for at in found)
        ]
        if not query.strip():
            lines.insert(0, Row(LEAVE, (messages.text("repair-leave-as-is"), "")))
        self.choices.show_rows(lines)
        self.choices.setCurrentIndex(QModelIndex())
        if lines and not is_ambiguous(event, query):
            self.choices.choose(lines[0].key)
        nobody = messages.text("ring-repair-no-match", typed=query.strip())
        show_text(self.nobody, messages.text("ring-repair-several") if lines else nobody)
        self.nobody.setVisible(self.choices.key is None)
        self.show_choice()

    def _step(self, by: int) -> None:
        row = self.choices.currentIndex().row() + by
        lines = self.choices.model()
        if 0 <= row < lines.rowCount():
            self.choices.setCurrentIndex(lines.index(row, 0))
            self.nobody.hide()

    def _take(self) -> None:
        repair, found = self.repair, self.outcome
        if isinstance(found, Refused):
            self._session.refuse(found)
        if repair is None or not isinstance(found, RingOutcome):
            return
        what = happened_text(found.event, repair)
        if self._session.attempt(lambda session: ring_repairs.take(session, found)).done:
            follows = messages.sentences(*short_lines(found))
            self._session.report(messages.text("ring-repair-done", what=what, follows=follows))
            self.done.emit()

    def _lay_out(self) -> None:
        inner_column(
            self,
            self.card,
            label_for(messages.text("ring-repair-find"), self.field),
            self.field,
            self.nobody,
            self.choices,
            (self.tables, 1),
        )
        for before, after in ((self.field, self.choices), (self.choices, self.tables)):
            self.setTabOrder(before, after)
