"""The repairs page: what can be done about the latest posted round, and the cost of each option."""

from typing import Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Table
from tourneydesk.desk.repairs import Repair
from tourneydesk.desk.ring_repairs import has_finished_games
from tourneydesk.gui.pages.context import PageContext
from tourneydesk.gui.pages.repair.blocks import (
    MOST_BLOCKS,
    BeforeAfter,
    ChangedTable,
    changed_tables,
)
from tourneydesk.gui.pages.repair.card import RepairCard
from tourneydesk.gui.pages.repair.ring import RingRepairForm
from tourneydesk.gui.pages.repair.text import (
    all_costs,
    choice_text,
    effect_text,
    issues_text,
    moves_text,
    new_tables,
    reasons_text,
    round_facts,
    search_text,
    seats_text,
)
from tourneydesk.gui.pages.repair.work import RepairWork
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.context_menu import offer_on
from tourneydesk.gui.widgets.layout.boxes import inner_column, page_column
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.page_header import PageHeader
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.segments import Segments
from tourneydesk.gui.widgets.table.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import sentences
from tourneydesk.present.table import Column, Row, Tone

PLAIN: Tone = ""
DONE: Tone = "done"
CHANGES: Tone = "attention"
LEAST_EFFECT = 20
"""The characters of a line about what an option does; longer texts wrap."""
Filter = Literal["all", "changes", "started"]
MOST_CHOICES = 4
"""Rows of the list of options that are visible at once; the others are scrolled to."""


class RepairPage(PageKeys, QWidget):
    """What is wrong, the tables as posted and after the selected repair, and all tables of the
    round; changes go through `RepairWork`. The options are listed if there are several repairs.

    A running ring is corrected in a part of its own, `RingRepairForm`.
    """

    left = Signal()

    def __init__(self, context: PageContext, repair_work: RepairWork) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._details_panel = context.details_panel
        self._repair_work = repair_work
        self.header = PageHeader()
        self.title = self.header.title
        self.card = RepairCard(self._take, self._leave_as_is)
        self.apply_button = self.card.apply_button
        self.blocks = BeforeAfter()
        self.more_changes = label("", "quiet", wraps=True)
        self.filters: Segments[Filter] = Segments(
            messages.text("round-filters"),
            (
                ("all", messages.text("repair-filter-all")),
                ("changes", messages.text("repair-filter-changes")),
                ("started", messages.text("repair-filter-started")),
            ),
        )
        self.filters.chosen.connect(lambda _: self._show_tables())
        self.hint = label(messages.text("repair-hint", session.event.format), "quiet")
        self.choices: TableView[int] = TableView(
            TableModel(
                (
                    Column(messages.text("repair-choice-head")),
                    Column(messages.text("repair-moves-head"), "number"),
                    Column(messages.text("repair-effect-head"), wide=True, least=LEAST_EFFECT),
                    Column("", "chip"),
                )
            ),
            messages.text("repair-choices"),
        )
        columns = (
            Column(messages.text("head-table", session.event.format), "number"),
            Column(messages.text("repair-players-head"), wide=True),
            Column(messages.text("repair-standing-head"), "chip"),
            Column(messages.text("repair-table-started"), "icon", id="started"),
        )
        self.tables: TableView[int] = TableView(
            TableModel(columns), messages.text("repair-tables", session.event.format)
        )
        self.choices.wrap_texts(MOST_CHOICES)
        self.tables.wrap_texts()
        self.tables.cell_clicked.connect(self._cell_clicked)
        self.started = ActionButton(
            "keys-repair-started",
            lambda _=False: self._mark(),
            format_key=session.event.format,
        )
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

    @property
    def _changes(self) -> tuple[ChangedTable, ...]:
        """The tables that the selected option changes, with those that are new."""
        posted, choice = self._session.event.current, self.choice
        return changed_tables(posted, choice) if posted is not None and choice is not None else ()

    def enter(self) -> None:
        """Takes the focus, and starts computing the repairs."""
        if self._in_progress:
            self.ring.enter()
        else:
            self._repair_work.search()
            self._list.setFocus()

    @property
    def _list(self) -> TableView[int]:
        """The list that takes the keys."""
        return self.tables if self.choices.isHidden() else self.choices

    def refresh(self) -> None:
        """Shows the repairs found; only while the page is visible."""
        posted = self._session.event.current
        if posted is None or not self.isVisible():
            return
        self.ring.setVisible(self._in_progress)
        self._pairing_shown.setHidden(self._in_progress)
        if self._in_progress:
            show_text(self.title, messages.text("ring-repair-title"))
            self.ring.refresh()
            return
        found = self._repair_work.found
        if found is not None and found.event is not self._session.event:
            found = None
        if found is None and not self._repair_work.busy:
            self._repair_work.search()
            return
        number = posted.number
        show_text(
            self.title, messages.text("repair-title", **round_facts(self._session.event, number))
        )
        ready = found is not None and not self._repair_work.busy
        self.apply_button.allow(ready, messages.text("repair-looking"))
        self.card.leave.setEnabled(ready)
        if found is not None:
            event = self._session.event
            self.choices.show_rows(
                [
                    Row(
                        key,
                        (
                            choice_text(found.event, one),
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
            several = len(found.choices) > 2
            if several != self.choices.isVisibleTo(self):
                focused = self._list.hasFocus()
                self.choices.setVisible(several)
                if focused:
                    self._list.setFocus()
        self._show_choice()

    def _show_choice(self) -> None:
        posted, choice = self._session.event.current, self.choice
        if posted is None or not self.isVisible():
            return
        self._show_card(posted.number)
        changes = self._changes
        self.blocks.show_tables(self._session.event, changes)
        more = len(changes) - MOST_BLOCKS
        show_text(
            self.more_changes,
            messages.text("repair-more-changes", self._session.event.format, count=more)
            if more > 0
            else "",
        )
        self.more_changes.setVisible(more > 0)
        self._show_tables()
        if choice is None:
            self._details_panel.clear()
            return
        event = self._session.event
        about = new_tables(event, choice)
        moves = moves_text(event, choice)
        details = (all_costs(event, choice), *reasons_text(event, choice))
        self._details_panel.show_reasons(
            choice_text(event, choice), about, (moves,) if moves else (), details=details
        )

    def _show_card(self, number: int) -> None:
        """What is wrong, and what the selected repair does about it; how it was found on demand."""
        event, choice, found = self._session.event, self.choice, self._repair_work.found
        if found is None or self._repair_work.busy or choice is None:
            issues, about, details = self._repair_work.issues, messages.text("repair-looking"), ""
        else:
            issues, details = found.issues, search_text(found)
            count = len(self._changes)
            about = sentences(
                messages.text("repair-tables-change", event.format, count=count) if count else "",
                effect_text(event, choice),
            )
        heading = issues_text(event, number, issues)
        self.card.show_repair(heading, about, details, settled=not issues.anything)
        self.apply_button.setVisible(choice is None or not choice.changes_nothing)

    def _show_tables(self) -> None:
        """The tables of the round under the filter; the others are counted."""
        posted = self._session.event.current
        if posted is None:
            return
        started, changes = self._repair_work.started, self._changes
        shown: dict[Filter, list[Table]] = {
            "all": list(posted.tables),
            "changes": [table for one in changes if (table := one.before or one.after) is not None],
            "started": [one for one in posted.tables if one.running and one.number in started],
        }
        self.filters.show_counts({key: len(tables) for key, tables in shown.items()})
        changed = {one.number: one for one in changes}
        self.tables.show_rows(
            [self._line(one, changed.get(one.number)) for one in shown[self.filters.key]]
        )
        if self.tables.key is None and self.tables.rows:
            self.tables.choose(self.tables.rows[0].key)

    @property
    def _in_progress(self) -> bool:
        """Whether this is a ring in which games are over."""
        posted = self._session.event.current
        return posted is not None and has_finished_games(self._session.format, posted)

    def _line(self, table: Table, change: ChangedTable | None) -> Row[int]:
        can_start = table.running and (change is None or change.before is not None)
        status, tone = "repair-table-stays", PLAIN
        if not table.running:
            status, tone = "repair-table-finished", DONE
        elif table.number in self._repair_work.started:
            status = "repair-table-started"
        elif change is not None:
            status, tone = "repair-table-breaks", CHANGES
        seats = seats_text(self._session.event, table)
        box = "square-checked" if table.number in self._repair_work.started else "square"
        cells = (str(table.number), seats, messages.text(status), box if can_start else "")
        return Row(table.number, cells, tones=(PLAIN, PLAIN, tone, PLAIN))

    def _cell_clicked(self, number: int, id: str) -> None:
        """A click on the box marks a table as started."""
        if id == "started" and self.tables.choose(number):
            self._mark()

    def _mark(self) -> None:
        posted, key = self._session.event.current, self.tables.key
        table = posted.table(key) if posted is not None and key is not None else None
        if table is not None and table.running:
            self._repair_work.mark(table.number)

    def _take(self) -> None:
        choice = self.choice
        if choice is not None:
            self._repair_work.apply(choice)

    def _leave_as_is(self) -> None:
        found = self._repair_work.found
        if found is not None:
            self._repair_work.apply(found.choices[0])

    def _leave(self) -> None:
        self._repair_work.leave_search()
        self.left.emit()

    def _lay_out(self) -> None:
        row = FlowLayout(spacing=12)
        for part in (self.filters, self.started, self.hint):
            row.addWidget(part)
        inner_column(
            self._pairing_shown,
            self.card,
            self.choices,
            self.blocks,
            self.more_changes,
            row,
            (self.tables, 1),
        )
        page_column(self, self.header, (self._pairing_shown, 1), (self.ring, 1))
        self.setTabOrder(self.choices, self.tables)
        self.setTabOrder(self.tables, self.filters)
