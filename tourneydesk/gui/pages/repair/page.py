"""The repairs page: what can be done about the latest posted round, and the cost of each option."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Round, Table
from tourneydesk.desk.repairs.repair import Repair
from tourneydesk.desk.repairs.ring_repairs import has_finished_games
from tourneydesk.gui.pages.context import PageContext
from tourneydesk.gui.pages.repair.ring import RingRepairForm, table_list
from tourneydesk.gui.pages.repair.text import (
    all_costs,
    choice_text,
    effect_text,
    issues_text,
    moves_text,
    new_tables,
    reasons_text,
    search_text,
    seats_text,
)
from tourneydesk.gui.pages.repair.work import RepairWork
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.context_menu import offer_on
from tourneydesk.gui.widgets.layout.boxes import REST, inner_column, page_column, row_of
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.table.table_view import Column, Row, TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.table import Tone

PLAIN: Tone = ""
DONE: Tone = "done"
CHANGES: Tone = "attention"


class RepairPage(PageKeys, QWidget):
    """The options, with the round's tables below; changes go through `RepairWork`.

    A running ring is corrected in a part of its own, `RingRepairForm`.
    """

    left = Signal()

    def __init__(self, context: PageContext, repair_work: RepairWork) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._details_panel = context.details_panel
        self._repair_work = repair_work
        self.title = label("", "heading", wraps=True)
        self.about = label("", wraps=True)
        self.search_summary = label("", "quiet", wraps=True)
        self.hint = label(messages.text("repair-hint"), "quiet", wraps=True)
        self.choices: TableView[int] = TableView(
            TableModel(
                (
                    Column(messages.text("repair-choice-head")),
                    Column(messages.text("repair-moves-head"), "number"),
                    Column(messages.text("repair-effect-head"), wide=True),
                    Column("", "chip"),
                )
            ),
            messages.text("repair-choices"),
        )
        self.tables = table_list(
            Column(messages.text("repair-standing-head"), "chip"), "repair-tables"
        )
        self.apply_button = ActionButton("keys-repair-take", lambda _=False: self._take(), "next")
        self.started = ActionButton("keys-repair-started", lambda _=False: self._mark())
        offer_on(self.choices, self.apply_button)
        offer_on(self.tables, self.started)
        self.ring = RingRepairForm(session, self._details_panel)
        self.ring.done.connect(lambda: repair_work.done.emit(repair_work.number))
        self.ring.left.connect(self._leave)
        self._pairing_shown = QWidget()
        self.choices.chosen.connect(lambda _: self._show_choice())
        self.key_actions = {"keys-repair-leave": self._leave}
        for shown in (self.choices, self.tables):
            shown.on_keys({"keys-repair-take": self._take, "keys-repair-started": self._mark})
        repair_work.changed.connect(self.refresh)
        self._lay_out()

    @property
    def choice(self) -> Repair | None:
        """The selected option."""
        found, key = self._repair_work.found, self.choices.key
        if found is None or key is None or key >= len(found.choices):
            return None
        return found.choices[key]

    def enter(self) -> None:
        """Takes the focus, and starts computing the repairs."""
        if self._in_progress:
            self.ring.enter()
        else:
            self._repair_work.search()
            self.choices.setFocus()

    def refresh(self) -> None:
        """Shows the repairs found; only while the page is visible."""
        posted = self._session.event.current
        if posted is None or not self.isVisible():
            return
        self.ring.setVisible(self._in_progress)
        self._pairing_shown.setHidden(self._in_progress)
        if self._in_progress:
            show_text(self.title, messages.text("ring-repair-title"))
            show_text(self.about, messages.text("ring-repair-runs"))
            self.ring.refresh()
            return
        found = self._repair_work.found
        if found is not None and found.event is not self._session.event:
            found = None
        if found is None and not self._repair_work.busy:
            self._repair_work.search()
            return
        number = posted.number
        show_text(self.title, messages.text("repair-title", round=number))
        issues = found.issues if found is not None else self._repair_work.issues
        show_text(self.about, issues_text(self._session.event, number, issues))
        if found is None or self._repair_work.busy:
            show_text(self.search_summary, messages.text("repair-looking"))
        else:
            show_text(self.search_summary, search_text(found))
        ready = found is not None and not self._repair_work.busy
        self.apply_button.allow(ready, messages.text("repair-looking"))
        if found is not None:
            event = self._session.event
            self.choices.show_rows(
                [
                    Row(
                        key,
                        (
                            choice_text(one),
                            messages.number(len(one.moves)),
                            effect_text(event, one),
                            messages.text("repair-recommended") if key == 1 else "",
                        ),
                        tones=("", "", "", "accent"),
                    )
                    for key, one in enumerate(found.choices)
                ]
            )
            if self.choice is None:
                # The option preselected is the first repair, not leaving the round alone.
                self.choices.choose(min(1, len(found.choices) - 1))
        self._show_choice()

    def _show_choice(self) -> None:
        posted, choice = self._session.event.current, self.choice
        if posted is None or not self.isVisible():
            return
        self.tables.show_rows([self._line(posted, table) for table in posted.tables])
        if self.tables.key is None and posted.tables:
            self.tables.choose(posted.tables[0].number)
        if choice is None:
            self._details_panel.clear()
            return
        event = self._session.event
        about = new_tables(event, choice)
        moves = moves_text(event, choice)
        details = (all_costs(event, choice), *reasons_text(event, choice))
        self._details_panel.show_reasons(
            choice_text(choice), about, (moves,) if moves else (), details=details
        )

    @property
    def _in_progress(self) -> bool:
        """Whether this is a ring in which games are over."""
        posted = self._session.event.current
        return posted is not None and has_finished_games(self._session.format, posted)

    def _line(self, _posted: Round, table: Table) -> Row[int]:
        choice = self.choice
        status, tone = "repair-table-stays", PLAIN
        if not table.running:
            status, tone = "repair-table-finished", DONE
        elif table.number in self._repair_work.started:
            status = "repair-table-started"
        elif choice is not None and table.number in choice.broken:
            status, tone = "repair-table-breaks", CHANGES
        seats = seats_text(self._session.event, table)
        cells = (str(table.number), seats, messages.text(status))
        return Row(table.number, cells, tones=(PLAIN, PLAIN, tone))

    def _mark(self) -> None:
        posted, key = self._session.event.current, self.tables.key
        table = posted.table(key) if posted is not None and key is not None else None
        if table is not None and table.running:
            self._repair_work.mark(table.number)

    def _take(self) -> None:
        choice = self.choice
        if choice is not None:
            self._repair_work.apply(choice)

    def _leave(self) -> None:
        self._repair_work.leave_search()
        self.left.emit()

    def _lay_out(self) -> None:
        inner_column(
            self._pairing_shown,
            (self.choices, 2),
            self.search_summary,
            row_of(self.apply_button, self.started, REST),
            (self.tables, 3),
            self.hint,
        )
        page_column(self, self.title, self.about, (self._pairing_shown, 1), (self.ring, 1))
        self.setTabOrder(self.choices, self.tables)
        self.setTabOrder(self.tables, self.apply_button)
        self.setTabOrder(self.apply_button, self.started)
