"""The page of a round: its tables, with results entered by keyboard."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QMenu, QSizePolicy, QWidget

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.desk.rounds import can_clear
from tourneydesk.gui.pages.explanations import explain_table
from tourneydesk.gui.pages.match_entry import MatchEntry, entry_for
from tourneydesk.gui.pages.page import ColumnChooser, PageContext, SeatLayout, layout_of
from tourneydesk.gui.pages.reporting import (
    Correction,
    CorrectionCard,
    Reporting,
    TableChoice,
    hidden,
    show_beside,
)
from tourneydesk.gui.pages.round_list import (
    NARROW,
    VERY_NARROW,
    Folding,
    KeyLegend,
    RoundList,
    bye_lines,
    count_of,
    notes_line,
    title_of,
)
from tourneydesk.gui.pages.sheet_entry import SheetEntry
from tourneydesk.gui.session.desk_words import changed_meanwhile
from tourneydesk.gui.session.qt_session import QtSession, nothing_missing
from tourneydesk.gui.widgets.actions import PASS_ON, Does, action_key
from tourneydesk.gui.widgets.buttons import ActionButton, Segments
from tourneydesk.gui.widgets.finders import SearchField
from tourneydesk.gui.widgets.layouts import FlowLayout, page_column, row_of
from tourneydesk.gui.widgets.page_parts import PageHeader, PageKeys, typing
from tourneydesk.gui.widgets.text_widgets import (
    Button,
    button,
    escaped,
    label,
    refuse,
    show_text,
    tip,
)
from tourneydesk.gui.widgets.theme import icon
from tourneydesk.present import messages
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Table as Rows
from tourneydesk.present.tables.results import (
    choosable,
    results_table,
    with_byes_below,
    with_groups,
)

# What the list of a round shows of its tables, laid out for the room that it has.


class ResultsList:
    """Fills the list with tables; ``due_note`` explains the colors that somebody missed."""

    def __init__(
        self,
        session: QtSession,
        list_: RoundList,
        entry: MatchEntry | SheetEntry,
        reporting: Reporting,
        folding: Folding,
        columns: ColumnChooser,
    ) -> None:
        self.due_note = KeyLegend("due-missed")
        self._session = session
        self._list = list_
        self._entry = entry
        self._reporting = reporting
        self._folding = folding
        self._columns = columns
        self._offered: object = None
        self._layout, self._laid_out_for = SeatLayout(), object()
        self._made_of: object = None
        self._made: dict[SeatLayout, Rows[int]] = {}
        entry.moved.connect(self.place_entry)

    def show(self, posted: Round, numbers: Collection[int], *, with_byes: bool) -> None:
        """Shows the tables with these numbers, and below them the byes if wanted."""
        tables = [one for one in posted.tables if one.number in numbers]
        self._choose_layout(posted, tables)
        table = self._rows_of(posted, tables, self._layout)
        before = self._reporting.before(posted.number)
        folded = self._folding.of_round(posted)
        rows = with_groups(self._session.event, posted, table, before, folded)
        if with_byes:
            rows = with_byes_below(self._session.event, posted, rows)
        self._list.show_table(rows)
        missed = any(tone.endswith("missed") for row in table.rows for tone in row.tones)
        self.due_note.show_keys(
            [(messages.text("card-white-letter"), messages.text("round-due-missed"))]
            if missed
            else []
        )
        self.due_note.setVisible(missed)

    def lay_out_again(self, posted: Round, numbers: Collection[int], *, with_byes: bool) -> None:
        """Shows the same tables anew if the room that there is now calls for another layout."""
        before = self._layout
        self._choose_layout(posted, [one for one in posted.tables if one.number in numbers])
        if self._layout != before:
            self.show(posted, numbers, with_byes=with_byes)

    def show_typed(self, posted: Round | None, table: Table | None) -> None:
        """Shows at once the figures typed so far at a table and what follows from them."""
        if posted is None or table is None:
            return
        self._list.show_part(table.number, self._rows_of(posted, [table], self._layout).rows)

    def place_entry(self) -> None:
        """Puts the buttons or fields of the current table into its rows."""
        if isinstance(self._entry, SheetEntry):
            self._list.place(*self._entry.places(self._typed_columns))
        else:
            self._list.place(*self._entry.places())

    def click_seat(self, row: int, column: str, table: Table | None) -> None:
        """Goes to the figure that was clicked, or corrects the result that was."""
        if isinstance(self._entry, SheetEntry) and column in self._typed_columns:
            self._entry.focus_figure(row, self._typed_columns.index(column))
        elif isinstance(self._entry, MatchEntry) and column == "score":
            reported = table is not None and table.result is not None
            if reported:
                self._entry.correct()

    @property
    def _typed_columns(self) -> Sequence[str]:
        of_many = show_of(self._session.event).of_many
        return of_many.typed if of_many is not None else ()

    def _choose_layout(self, posted: Round, tables: Sequence[Table]) -> None:
        """Results that come in change nothing of the layout."""
        chosen, list_ = self._columns.ids, self._list
        offered = choosable(self._session.event, posted, self._reporting.before(posted.number))
        numbers = tuple(one.number for one in tables)
        wanted = (posted.number, numbers, chosen, offered, list_.room, list_.least_widths)
        if wanted == self._laid_out_for:
            return
        self._laid_out_for = wanted
        usual = show_of(self._session.event).round_columns
        ids = [column.id for column in offered if column.id in chosen]
        self._layout = layout_of(
            ids, usual, lambda layout: list_.fits(self._rows_of(posted, tables, layout))
        )
        offer = (offered, self._layout.hidden)
        if offer != self._offered:
            self._offered = offer
            self._columns.offer(*offer)

    def _rows_of(self, posted: Round, tables: Sequence[Table], layout: SeatLayout) -> Rows[int]:
        shown, entry = self._reporting.shown(posted), self._entry
        typed = entry.typed_at(shown) if isinstance(entry, SheetEntry) else {}
        numbers = {table.number for table in tables}
        seated = [
            entry.partial(one, typed[one.number])
            if isinstance(entry, SheetEntry) and one.number in typed
            else one
            for one in shown.tables
            if one.number in numbers
        ]
        event, before = self._session.event, self._reporting.before(posted.number)
        marks = self._reporting.marks(posted)
        # A layout is tried before it is shown, and again when the list gets its size.
        made_of = (event, before, shown, seated, typed, marks)
        if self._made_of != made_of:
            self._made_of, self._made = made_of, {}
        if layout not in self._made:
            self._made[layout] = results_table(
                event,
                shown,
                layout.ids,
                before,
                tables=seated,
                typed=typed,
                marks=marks,
                stacked=layout.stacked,
            )
        return self._made[layout]


# What can be done with a table of a round, by a right click or the menu key.


@dataclass(frozen=True, slots=True)
class TableMenu:
    """What the entries of the menu do."""

    correct: Does
    take_back: Does
    show_why: Does
    print_slip: Does

    def fill(  # the state of the page
        self,
        menu: QMenu,
        event: Event,
        round_number: int,
        table: Table,
        entry: MatchEntry | SheetEntry,
        why_not: str,
        *,
        why_shown: bool,
    ) -> None:
        """Adds the actions for a table. ``why_not`` is why this desk may record nothing;
        ``why_shown``: the details panel is open already.
        """
        menu.setToolTipsVisible(True)
        cleared = can_clear(event, round_number, table.number)
        _add(menu, "round-menu-change", self.correct, can=not table.void, why_not=why_not)
        can = table.result is not None and bool(cleared)
        _add(menu, "round-menu-clear", self.take_back, can=can, why_not=why_not)
        if isinstance(entry, MatchEntry) and not table.void:
            no_shows = menu.addMenu(messages.text("round-menu-no-show"))
            entry.fill_menu(no_shows)
            _refuse(no_shows.menuAction(), why_not)
        menu.addSeparator()
        _add(menu, "round-menu-why", self.show_why, can=not why_shown)
        _add(menu, "round-menu-slip", self.print_slip)


def _add(menu: QMenu, name: str, does: Does, *, can: bool = True, why_not: str = "") -> None:
    action = menu.addAction(escaped(messages.text(name)))
    action.setEnabled(can)
    _refuse(action, why_not)
    action.triggered.connect(lambda: does())


def _refuse(action: QAction, why_not: str) -> None:
    if why_not:
        action.setEnabled(False)
        tip(action, why_not)


# The row above a round's tables: the table finder, the filters and double-check entry.

NAME_WIDTH = 26
"""Width of the field, in digits."""
Filter = Literal["all", "missing", "reported"]


class TableFinderRow(FlowLayout):
    """A field for a table number or names; all tables, or only those that are missing or in; and
    double-check entry.
    """

    def __init__(self, format_key: str) -> None:
        super().__init__(spacing=8)
        self.finder = SearchField(60)
        self.finder.setFixedWidth(self.finder.fontMetrics().horizontalAdvance("0") * NAME_WIDTH)
        self.finder.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.finder.setPlaceholderText(messages.text("round-jump-placeholder", format_key))
        self.finder.setAccessibleName(messages.text("round-jump", format_key))
        tip(
            self.finder,
            messages.text("round-jump-keys", format_key, key=action_key("window-go-to-table")),
        )
        self.filters: Segments[Filter] = Segments(
            messages.text("round-filters"),
            (
                ("all", messages.text("round-all-tables")),
                ("missing", messages.text("round-missing-only")),
                ("reported", messages.text("round-reported-only")),
            ),
        )
        self.double_check = Button()
        self.double_check.setText(messages.text("round-second-pass"))
        self.double_check.setIcon(icon("list-checks"))
        self.double_check.setCheckable(True)
        self.double_check.setProperty("look", "flat")
        self.allow_double_check("")
        # Its text is semi-bold while it is on.
        self.double_check.setMinimumWidth(self.double_check.sizeHint().width() + NAME_WIDTH // 2)
        between = QWidget()
        between.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for widget in (self.finder, self.filters, between, self.double_check):
            self.addWidget(widget)

    def allow_double_check(self, why_not: str) -> None:
        """Disables double-check entry and says why; without a reason, enables it."""
        refuse(self.double_check, why_not)
        if not why_not:
            tip(self.double_check, messages.text("round-second-pass-tip"))

    def show_counts(self, posted: Round) -> set[int]:
        """Shows how many tables each filter has; returns the tables that have reported."""
        voids = {table.number for table in posted.tables if table.void}
        reported = {table.number for table in posted.tables} - {*posted.missing} - voids
        self.filters.show_counts(
            {
                "all": len(posted.tables) - len(voids),
                "missing": len(posted.missing),
                "reported": len(reported),
            }
        )
        return reported


class RoundPage(PageKeys, QWidget):
    """Shows one round at a time; tables keep their order, whatever is reported."""

    action_requested = Signal(str)
    """Requests an action of the menus, by its name."""
    slip_requested = Signal(int)
    """Requests the slip of a table of the round shown."""
    round_requested = Signal(int)
    """Requests the page of another round, by its number."""
    ring_repair_requested = Signal(object)
    """Requests the preview of a `RingRepair`."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._details_panel = context.details_panel
        self._number = 0
        self._explained: object = None
        self._table_shown: Table | None = None
        self._shown: set[int] = set()
        self.header = PageHeader()
        self.title = self.header.title
        self._finder_row = TableFinderRow(session.event.format)
        self.finder = self._finder_row.finder
        self.finder.returnPressed.connect(self._find)
        filters = self._finder_row.filters
        self.all, self.missing = filters.buttons["all"], filters.buttons["missing"]
        self.double_check = self._finder_row.double_check
        filters.chosen.connect(lambda _: self._filter_chosen())
        self.double_check.clicked.connect(self._filter)
        self.tables = RoundList(
            messages.text("round-tables", session.event.format),
            by_seat=show_of(session.event).of_many is not None,
        )
        self.tables.setMinimumHeight(self.tables.verticalHeader().defaultSectionSize() * 5)
        self.tables.chosen.connect(self._choose)
        self.tables.seat_clicked.connect(self._click_seat)
        self.tables.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tables.customContextMenuRequested.connect(self._offer_menu)
        self.finder.stepped.connect(self._step)
        self.table_choice = TableChoice(self.finder)
        self.table_choice.clicked.connect(lambda _: self._find())
        self.table_choice.message.connect(lambda text: session.message.emit(text, "attention"))
        self.byes = label("", wraps=True)
        self.notes = label("", "quiet", wraps=True)
        self.nothing = label("", "strong", wraps=True)
        self.band = QFrame()
        self._band_text = label("", "practice-strong", wraps=True)
        self.entry = entry_for(session.format.result, self.tables.viewport())
        self.entry.reported.connect(self._report)
        self.entry.left.connect(self._keep_result)
        self.reporting = Reporting(session)
        self.reporting.note_changed.connect(self.entry.show_message)
        self.reporting.done.connect(self._finished)
        self.reporting.repair_requested.connect(self.ring_repair_requested)
        self.card = CorrectionCard()
        self.reporting.asked.connect(self._ask)
        self.card.changed.connect(self.reporting.confirm)
        self.card.kept.connect(self._keep_result)
        figures = self.entry if isinstance(self.entry, SheetEntry) else self.entry.games
        figures.confirms = self.reporting.confirm
        figures.edited.connect(self.reporting.withdraw)
        self.columns = ColumnChooser(
            f"round-{session.event.format}",
            show_of(session.event).round_columns,
            self.refresh,
        )
        self._folding = Folding(self.tables, lambda: self._posted, self._show_tables)
        self.results = ResultsList(
            session, self.tables, self.entry, self.reporting, self._folding, self.columns
        )
        if isinstance(self.entry, SheetEntry):
            self.entry.typed.connect(lambda: self.results.show_typed(self._posted, self._table))
            self.entry.seat_entered.connect(self.tables.choose_seat)
        self.tables.resized.connect(self._lay_out_again)
        self.tables.group_clicked.connect(self._folding.toggle)
        self.key_actions = {
            "keys-round-turn": (lambda: self._turn(-1), lambda: self._turn(1)),
            "keys-round-table": self._confirm,
            "keys-round-leave": self._escape,
        }
        self.tables.on_keys(
            {
                "keys-round-table": self._enter_pressed,
                "keys-round-correct": self._correct,
                "keys-round-take-back": self._take_back,
                "keys-round-leave": self._keep_result,
                "keys-round-fold": self._folding.fold_here,
                "keys-round-unfold": self._folding.unfold_here,
            }
        )
        self.tables.other_key = typing(self._take_key)
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
            self._explained = None
            if self.reporting.double_check.ends_at(self._posted):
                self.double_check.setChecked(False)
                self.tables.show_mode("")
        self.refresh()
        if other or self.tables.key is None:
            self.tables.scrollToTop()
            self._select_next(0)

    @property
    def has_input(self) -> bool:
        """Whether a report is half typed."""
        return isinstance(self.entry, SheetEntry) and self.entry.has_input

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
        typing_at = self._typing_at()
        may_not = self._session.why_not_here("record")
        self.entry.allow(may_not)
        self._finder_row.allow_double_check(may_not)
        show_text(self.title, title_of(event, posted))
        self.header.show_progress(*count_of(event, posted))
        second = self.reporting.double_check
        show_text(self._band_text, second.count(posted, self._session.event.format))
        self.band.setVisible(second.on)
        reported = self._finder_row.show_counts(posted)
        filters = self._finder_row.filters
        if second.on:
            self._shown |= set(second.reported(posted))
        elif filters.key == "reported":
            self._shown |= reported
        else:
            self._shown |= set(posted.missing)
            if filters.key == "all":
                self._shown |= {table.number for table in posted.tables}
        self.reporting.drop_outdated(self._number, self.tables.number)
        self._show_tables(posted)
        nothing = ""
        if self.missing.isChecked() and not self._shown:
            nothing = nothing_missing(event, self._session.outlook, posted)
        show_text(self.nothing, nothing)
        self.nothing.setVisible(bool(nothing))
        byes = "" if self._lists_byes else bye_lines(event, posted)
        below = (self.byes, byes), (self.notes, notes_line(event, posted))
        for below_list, said in below:
            show_text(below_list, said)
            below_list.setVisible(bool(said))
        self._explained = None
        if not self._session.by_other:
            self.table_choice.close_question()
        if self.tables.number is not None:
            self._show_current(self.tables.number)
        self._note_other_desk(typing_at)

    def _typing_at(self) -> Table | None:
        """The current table as it was, if something is being typed or asked there."""
        asked = self.reporting.pending is not None
        return self._table_shown if asked or self.entry.typing else None

    def _note_other_desk(self, typing_at: Table | None) -> None:
        """Says that another desk recorded the table at which something was being typed."""
        event, desk, now = self._session.event, self._session.by_other, self._table
        if not desk or typing_at is None or now is None:
            return
        if said := changed_meanwhile(event, desk, typing_at, now):
            self.entry.show_message(said)

    def leave(self) -> None:
        """Cancels background work."""
        self.reporting.cancel()

    def focus_finder(self) -> None:
        """Focuses the table finder."""
        self.finder.setFocus()
        self.finder.selectAll()

    def go_to_next_missing(self) -> None:
        """Selects the next table that has not reported, ready to type its result."""
        self._select_next(self.tables.number or 0)
        if not isinstance(self.entry, SheetEntry) or not self.entry.begin():
            self.tables.setFocus()

    def go_back_to(self, number: int) -> None:
        """Selects a table again, or the next one after it that has not reported."""
        if self._due():
            self._select_next(number - 1)
        else:
            self._go_to(number)

    @property
    def _posted(self) -> Round | None:
        return self._session.event.round(self._number)

    @property
    def _table(self) -> Table | None:
        """The current table."""
        number, posted = self.tables.number, self._posted
        return posted.table(number) if posted is not None and number is not None else None

    def _due(self) -> tuple[int, ...]:
        """The tables still to be typed."""
        return self.reporting.due(self._posted)

    @property
    def _lists_byes(self) -> bool:
        """Whether byes are rows of the list; under another filter they are a line below it."""
        return self._finder_row.filters.key == "all" and not self.reporting.double_check.on

    def _show_tables(self, posted: Round) -> None:
        self.results.show(posted, self._shown, with_byes=self._lists_byes)

    def _lay_out_again(self) -> None:
        """There is more or less room: the rows may have another layout."""
        posted = self._posted
        if posted is not None and self.isVisible():
            self.results.lay_out_again(posted, self._shown, with_byes=self._lists_byes)

    def _go_to(self, number: int) -> bool:
        """Selects a table, in a folded group too; False if it is not in the list."""
        self._folding.reveal(number)
        return self.tables.choose(number)

    def _take_key(self, key: str) -> bool:
        """A result is typed only at a table."""
        if why := self._session.why_not_here("record"):
            self.entry.show_message(why)
            return True
        return self.tables.number is not None and self.entry.take_key(key)

    def _choose(self, number: object) -> None:
        posted = self._posted
        table = posted.table(number) if posted is not None and isinstance(number, int) else None
        if posted is None or table is None:
            return
        self.table_choice.close_question()
        self._show_current(table.number)

    def _show_current(self, number: int) -> None:
        """Shows the current table in the event's current state."""
        event, posted, table = self._session.event, self._posted, self._table
        if posted is None or table is None or table.number != number:
            return
        self.reporting.drop_outdated(self._number, table.number)
        hides = self.reporting.double_check.on
        blind = hides and self.reporting.pending is None
        explained = (event, posted.number, number, blind)
        if explained == self._explained:
            return
        self._explained, self._table_shown = explained, table
        self.entry.show_table(event, posted, hidden(table) if hides else table)
        self.results.place_entry()
        explain_table(self._details_panel, self._session, posted, table, blind=blind)

    def _click_seat(self, row: int, column: str) -> None:
        self.results.click_seat(row, column, self._table)

    def _turn(self, by: int) -> None:
        """The round before or after this one, if there is one."""
        number = self._number + by
        if self._session.event.round(number) is not None:
            self.round_requested.emit(number)

    def _ask(self, correction: Correction | None) -> None:
        """Shows or hides the card beside the list."""
        show_beside(self.card, correction, self._column, self.tables)

    def _offer_menu(self, at: QPoint) -> None:
        """What can be done with a table, by a right click or the menu key."""
        table = self._table
        if table is None:
            return
        menu = QMenu(self.tables)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill_menu(menu, table)
        menu.popup(self.tables.viewport().mapToGlobal(at))

    def fill_menu(self, menu: QMenu, table: Table) -> None:
        """Adds the actions for a table."""
        actions = TableMenu(
            self._correct,
            self._take_back,
            self._requests("window-show-why"),
            lambda: self.slip_requested.emit(table.number),
        )
        event, shown = self._session.event, self._details_panel.isVisible()
        why_not = self._session.why_not_here("record")
        actions.fill(menu, event, self._number, table, self.entry, why_not, why_shown=shown)

    def _filter_chosen(self) -> None:
        self.double_check.setChecked(False)
        self._filter()

    def _filter(self) -> None:
        # Rows disappear only when the filter changes: a table that just reported stays selected.
        self.reporting.cancel()
        self.entry.show_message("")
        second, posted = self.reporting.double_check, self._posted
        second.on = self.double_check.isChecked()
        self.tables.show_mode("checking" if second.on else "")
        self._shown = set()
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
        return self._go_to(number)

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
        if self._folding.toggle_here() or self.reporting.confirm():
            return
        if not self.entry.begin():
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
            self._session.report(messages.text("round-second-done"))
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
        self._go_to(target)
        self._choose(target)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        letter = self.fontMetrics().height() / 18
        self.entry.fit(self.tables.width() < NARROW * letter)
        direction = QBoxLayout.Direction
        stacked = self.tables.width() < VERY_NARROW * letter
        self._legends.setDirection(direction.TopToBottom if stacked else direction.LeftToRight)

    def _lay_out(self) -> None:
        self.band.setProperty("look", "band")
        row_of(
            (self._band_text, 1),
            button(messages.text("round-second-stop"), "", self.double_check.click),
            on=self.band,
            margins=(12, 4, 8, 4),
        )
        self._legends = row_of(
            (self.entry, 1), (self.results.due_note, 0, Qt.AlignmentFlag.AlignBottom), spacing=16
        )
        self.header.add(
            self._menu_button("papers-print-packet", "round-print", "printer"),
            self._menu_button("display-projector", "round-project", "monitor"),
            self.columns,
        )
        self._column = page_column(
            self,
            self.header,
            self.band,
            self._finder_row,
            self.table_choice,
            self.nothing,
            (self.tables, 1),
            self.card,
            self.byes,
            self.notes,
            self._legends,
        )

    def _menu_button(self, name: str, text: str, picture: str) -> ActionButton:
        made = ActionButton(name, self._requests(name), text=text)
        made.setIcon(icon(picture))
        return made

    def _requests(self, name: str) -> Callable[[], None]:
        return lambda: self.action_requested.emit(name)
