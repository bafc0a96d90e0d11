"""The page of a round: its tables, with results entered by keyboard."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from tourneydesk.core.event import Round, Table
from tourneydesk.gui.pages.context import PageContext
from tourneydesk.gui.pages.round.double_check import hidden
from tourneydesk.gui.pages.round.entry import entry_for
from tourneydesk.gui.pages.round.finder_row import TableFinderRow
from tourneydesk.gui.pages.round.reporting import Reporting
from tourneydesk.gui.pages.round.sheet_entry import SheetEntry
from tourneydesk.gui.pages.round.table_choice import TableChoice
from tourneydesk.gui.pages.round.table_reasons import explain_table
from tourneydesk.gui.pages.round.tables import count_of, notes_line, title_of
from tourneydesk.gui.session.next_action import nothing_missing
from tourneydesk.gui.widgets.actions import PASS_ON
from tourneydesk.gui.widgets.layout.boxes import page_column
from tourneydesk.gui.widgets.page_keys import PageKeys, typing
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages


class RoundPage(PageKeys, QWidget):
    """Shows one round at a time; tables keep their order, whatever is reported."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._details_panel = context.details_panel
        self._number = 0
        self._shown: set[int] = set()
        self.title, self._count = label("", "heading"), label("", "quiet")
        self._finder_row = TableFinderRow()
        self.finder = self._finder_row.finder
        self.finder.returnPressed.connect(self._find)
        self.all, self.missing = self._finder_row.all, self._finder_row.missing
        self.double_check = self._finder_row.double_check
        self._finder_row.filters.buttonClicked.connect(self._filter)
        self.tables: TableView[int] = TableView(TableModel(()), messages.text("round-tables"))
        self.tables.chosen.connect(self._choose)
        self.finder.stepped.connect(self._step)
        self.table_choice = TableChoice(self.finder)
        self.table_choice.clicked.connect(lambda _: self._find())
        self.table_choice.message.connect(lambda text: session.message.emit(text, "attention"))
        self.byes = label("", "quiet", wraps=True)
        self.nothing = label("", "strong", wraps=True)
        self.entry = entry_for(session.format.result)
        self.entry.reported.connect(self._report)
        self.entry.left.connect(self._keep_result)
        self.reporting = Reporting(session)
        self.reporting.note_changed.connect(self.entry.show_message)
        self.reporting.done.connect(self._finished)
        if isinstance(self.entry, SheetEntry):
            self.entry.confirms = self.reporting.confirm
            self.entry.edited.connect(self.reporting.withdraw)
        self.key_actions = {
            "keys-round-table": self._confirm,
            "keys-round-leave": self._escape,
        }
        self.tables.on_keys(
            {
                "keys-round-table": self._enter_pressed,
                "keys-round-correct": self._correct,
                "keys-round-take-back": self._take_back,
                "keys-round-leave": self._keep_result,
            }
        )
        self.tables.other_key = typing(self.entry.take_key)
        self._lay_out()

    @property
    def number(self) -> int:
        return self._number

    def show_round(self, number: int) -> None:
        """Shows the round with this number, either all tables or the missing ones."""
        other = number != self._number
        if other:
            self._number = number
            self._shown = set()
            if self.reporting.double_check.ends_at(self._posted):
                self.all.setChecked(True)
        self.refresh()
        if other or self.tables.key is None:
            self._select_next(0)

    def enter(self) -> None:
        """Takes the focus."""
        if self._due():
            self.tables.setFocus()
        else:
            self.finder.setFocus()

    def refresh(self) -> None:
        """Shows the round in the event's current state."""
        event, posted = self._session.event, self._posted
        if posted is None:
            return
        show_text(self.title, title_of(event, posted))
        second = self.reporting.double_check
        show_text(self._count, second.count(posted) if second.on else count_of(posted))
        if second.on:
            self._shown |= set(second.reported(posted))
        else:
            self._shown |= set(posted.missing)
        if self.all.isChecked():
            self._shown |= {table.number for table in posted.tables}
        self.reporting.drop_outdated(self._number, self.tables.key)
        self._show_tables(posted)
        nothing = ""
        if self.missing.isChecked() and not self._shown:
            nothing = nothing_missing(event, self._session.outlook, posted)
        show_text(self.nothing, nothing)
        self.nothing.setVisible(bool(nothing))
        notes = notes_line(event, posted)
        show_text(self.byes, notes)
        self.byes.setVisible(bool(notes))
        if self.tables.key is not None:
            self._choose(self.tables.key)

    def leave(self) -> None:
        """Cancels background work."""
        self.reporting.cancel()

    def focus_finder(self) -> None:
        """Focuses the table finder."""
        self.finder.setFocus()
        self.finder.selectAll()

    def go_to_next_missing(self) -> None:
        """Selects the next table that has not reported, ready to type its result."""
        self._select_next(self.tables.key or 0)
        if not isinstance(self.entry, SheetEntry) or not self.entry.begin():
            self.tables.setFocus()

    def go_back_to(self, number: int) -> None:
        """Selects a table again, or the next one after it that has not reported."""
        if self._due():
            self._select_next(number - 1)
        else:
            self.tables.choose(number)

    @property
    def _posted(self) -> Round | None:
        return self._session.event.round(self._number)

    @property
    def _table(self) -> Table | None:
        """The current table."""
        number, posted = self.tables.key, self._posted
        return posted.table(number) if posted is not None and number is not None else None

    def _due(self) -> tuple[int, ...]:
        """The tables still to be typed: missing or, in double-check entry, not yet typed twice."""
        second, posted = self.reporting.double_check, self._posted
        if second.on and posted is not None:
            return second.due(posted)
        return posted.missing if posted is not None else ()

    def _show_tables(self, posted: Round) -> None:
        self.tables.show_table(self.reporting.table(posted, self._shown))

    def _choose(self, number: int) -> None:
        event, posted = self._session.event, self._posted
        table = posted.table(number) if posted is not None else None
        if posted is None or table is None:
            return
        self.table_choice.close_question()
        self.reporting.drop_outdated(self._number, number)
        hides = self.reporting.double_check.on
        blind = hides and self.reporting.pending is None
        self.entry.show_table(event, posted, hidden(table) if hides else table)
        explain_table(self._details_panel, self._session, posted, table, blind=blind)

    def _filter(self) -> None:
        # Rows disappear only when the filter changes: a table that just reported stays selected.
        self.reporting.cancel()
        self.entry.show_message("")
        second, posted = self.reporting.double_check, self._posted
        second.on = self.double_check.isChecked()
        self._shown = set() if second.on or posted is None else set(posted.missing)
        self.refresh()
        if posted is not None and second.on:
            if not second.reported(posted):
                self._session.message.emit(messages.text("round-second-none"), "attention")
            self._select_next(0)
        self.tables.setFocus()  # Alt+letter focuses the filter, which takes no results

    def _find(self) -> None:
        posted = self._posted
        text = self.finder.text().strip()
        if posted is None or not text:
            self.reporting.confirm()
            return
        found = self.table_choice.look_up(self._session.event, posted, text)
        if found is None:
            return
        self.finder.setText("")
        self.go_to_table(found.table.number)
        if not self.entry.begin():
            self.tables.setFocus()
        if found.report is not None:
            self._report(found.report)

    def go_to_table(self, number: int) -> bool:
        """Selects a table, even one hidden by a filter; False if the round has no such table."""
        if number not in self._shown and self._posted is not None:
            self._shown |= {number} & {table.number for table in self._posted.tables}
            self.refresh()
        return self.tables.choose(number)

    def _step(self, by: int) -> None:
        """Up or Down in the field: moves among the tables offered, or else to the list."""
        if self.table_choice.asking:
            self.table_choice.step(by)
        else:
            self.tables.setFocus()

    def _confirm(self) -> object:
        """Enter answers an open question even if the focus is in a field or on a button."""
        return None if self.reporting.confirm() else PASS_ON

    def _escape(self) -> None:
        """Esc, wherever the focus is."""
        self.table_choice.close_question()
        self._keep_result()

    def _enter_pressed(self) -> None:
        if not self.reporting.confirm() and not self.entry.begin():
            self.focus_finder()

    def _correct(self) -> None:
        if not self.entry.correct():
            self.focus_finder()

    def _take_back(self) -> None:
        table = self._table
        if table is not None:
            self.reporting.take_back(self._number, table)

    def _keep_result(self) -> None:
        """Esc: keeps the recorded result and returns the focus to the list."""
        self.tables.setFocus()
        if self.reporting.leave():
            self.entry.reset()

    def _report(self, report: dict[str, object]) -> None:
        table = self._table
        if table is not None:
            self.reporting.report(self._number, table, report)
            if self.reporting.double_check.on and self._posted is not None:
                self._show_tables(self._posted)

    def _finished(self, number: int, corrected: bool) -> None:
        """A table is done: moves to the next one or, after a correction, stays there."""
        second = self.reporting.double_check
        if second.on:  # a matching result is not written, so no other redraw follows
            self.refresh()
        if corrected and not second.on:
            self.tables.setFocus()
            return
        due = self._due()
        self._select_next(number)
        if second.on and not due:
            self._session.report(messages.text("round-second-done", round=self._number))
        if not due:
            self.focus_finder()
        elif isinstance(self.entry, SheetEntry):
            self.entry.begin()
        else:
            self.tables.setFocus()

    def _select_next(self, after: int) -> None:
        """Selects the next table that has not reported, wrapping to the top after the last one."""
        due = self._due()
        later = [number for number in due if number > after]
        target = [*later, *due, after or 1][0]
        self.tables.choose(target)
        self._choose(target)

    def _lay_out(self) -> None:
        self.head = head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self._count)
        page_column(
            self,
            head,
            self._finder_row,
            self.table_choice,
            self.nothing,
            (self.tables, 1),
            self.byes,
            self.entry,
        )
