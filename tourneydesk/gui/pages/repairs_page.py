"""The repairs page: what can be done about the latest posted round, and what it costs."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from tourneydesk.core.event import Bye, Event, Round, Table
from tourneydesk.desk.repairs import Repair
from tourneydesk.desk.ring_repairs import has_finished_games
from tourneydesk.gui.pages.page import PageContext
from tourneydesk.gui.pages.repair_text import (
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
from tourneydesk.gui.pages.repair_work import RepairWork
from tourneydesk.gui.pages.ring_repairs import RepairCard, RingRepairForm
from tourneydesk.gui.widgets.buttons import ActionButton, Segments, offer_on
from tourneydesk.gui.widgets.layouts import FlowLayout, column_of, inner_column, page_column, row_of
from tourneydesk.gui.widgets.page_parts import PageHeader, PageKeys
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.gui.widgets.theme import LARGE, SMALL, Icon
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of, sentences
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Column, Row, Tone
from tourneydesk.present.table import Table as Rows
from tourneydesk.present.tables.pairings import SeatOf, seats_table

# The tables that a repair changes, as posted and after it, side by side.

MOST_BLOCKS = 2
"""More tables than these are in the list, under its filter."""
SHOWN_KINDS = ("name", "number", "text", "mark")
NARROW = 42
"""Below this width, in heights of a line of text, only names have room."""
LEAST_NAME = 10
"""The room for a name, in digits; longer names wrap."""


@dataclass(frozen=True, slots=True)
class ChangedTable:
    """A table before and after a repair, None where it does not exist; ``slip`` if it needs a new
    slip, ``byes`` of players who then have no table.
    """

    number: int
    before: Table | None
    after: Table | None
    slip: bool
    byes: tuple[Bye, ...] = ()


def changed_tables(posted: Round, choice: Repair) -> tuple[ChangedTable, ...]:
    """The tables that a repair changes, in order."""
    changes = []
    for number in sorted({*choice.broken, *choice.slips}):
        before, after = posted.table(number), choice.round.table(number)
        seated = before.players if before is not None and after is None else ()
        byes = tuple(bye for bye in choice.round.byes if bye.player in seated)
        changes.append(ChangedTable(number, before, after, number in choice.slips, byes))
    return tuple(changes)


class BeforeAfter(QWidget):
    """A row for each changed table: its number, its players as posted, and after the repair."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = QWidget()
        self._extras: list[QWidget] = []
        self._column = column_of(self._shown, on=self, margins=0)

    def show_tables(self, event: Event, tables: Sequence[ChangedTable]) -> None:
        """Shows the first of these tables."""
        old, self._shown = self._shown, QWidget()
        self._column.replaceWidget(old, self._shown)
        old.hide()
        old.deleteLater()
        self._extras = []
        self.setVisible(bool(tables))
        if not tables:
            return
        grid = QGridLayout(self._shown)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for column in (1, 3):
            grid.setColumnStretch(column, 1)
        for column, head in ((1, "repair-as-posted"), (3, "repair-after")):
            grid.addWidget(label(messages.text(head), "strong"), 0, column)
        middle = Qt.AlignmentFlag.AlignVCenter
        for at, one in enumerate(tables[:MOST_BLOCKS], start=1):
            grid.addLayout(_number(event, one.number), at, 0, middle)
            posted = _seats(event, one.before, one.after, changed=False)
            grid.addWidget(posted, at, 1)
            grid.addWidget(Icon("arrow-right", LARGE), at, 2, middle)
            after = _seats(event, one.after, one.before, changed=True, byes=one.byes)
            grid.addWidget(after, at, 3)
            for frame in (posted, after):
                self._extras += [
                    one for one in frame.findChildren(QLabel) if one.objectName() == "fact"
                ]
            if one.slip:
                slip = label(messages.text("repair-new-slip"), "attention")
                picture = Icon("file-text", SMALL, "attention")
                picture.setAccessibleName(slip.text())
                self._extras.append(slip)
                grid.addLayout(row_of(picture, slip, spacing=6), at, 4, middle)
        self._fit()
        self._shown.setAccessibleName(
            " ".join(one.text() for one in self._shown.findChildren(QLabel))
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = self.width() >= NARROW * self.fontMetrics().height()
        for one in self._extras:
            one.setVisible(wide)

    @property
    def text(self) -> str:
        """Everything that the blocks say, a line for each part."""
        return "\n".join(one.text() for one in self._shown.findChildren(QLabel))


def _number(event: Event, number: int) -> QGridLayout:
    layout = QGridLayout()
    center = Qt.AlignmentFlag.AlignCenter
    layout.addWidget(label(messages.text("head-table", event.format), "quiet"), 0, 0, center)
    layout.addWidget(label(str(number), "large"), 1, 0, center)
    return layout


def _seats(
    event: Event,
    table: Table | None,
    other: Table | None,
    *,
    changed: bool,
    byes: Sequence[Bye] = (),
) -> QFrame:
    """The players of a table with what decides their pairing; in bold who is not at the other."""
    frame = QFrame()
    frame.setProperty("look", "seats-changed" if changed else "seats")
    grid = QGridLayout(frame)
    grid.setContentsMargins(8, 4, 8, 4)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(0, 1)
    if table is None:
        grid.addWidget(label(messages.text("repair-no-table", event.format), "quiet"), 0, 0)
        for line, bye in enumerate(byes, start=1):
            name = name_of(event, bye.player)
            said = messages.text("bye-line", name=name, points=bye.points)
            grid.addWidget(label(said, "strong", wraps=True), line, 0)
        return frame
    stay = other.players if other is not None else ()
    shown = _facts(event, table)
    for line, row in enumerate(shown.rows):
        look = "" if row.key.player in stay else "strong"
        for at, cell in enumerate(row.cells):
            part = label(cell, look, wraps=at == 0)
            if at == 0:
                part.setMinimumWidth(LEAST_NAME * part.fontMetrics().horizontalAdvance("0"))
                grid.addWidget(part, line, at)
            else:
                part.setObjectName("fact")
                grid.addWidget(part, line, at, Qt.AlignmentFlag.AlignRight)
    return frame


def _facts(event: Event, table: Table) -> Rows[SeatOf]:
    """Name, score and the like of the players, as of now."""
    posted = event.rounds[-1]
    ids = ("name", *show_of(event).round_columns)
    before = replace(event, rounds=event.rounds[:-1])
    rows = seats_table(event, posted, ids, tables=[table], before=before)
    kept = [
        at
        for at, column in enumerate(rows.columns)
        if column.kind in SHOWN_KINDS
        and column.id != "seat"
        and any(row.cells[at] for row in rows.rows)
    ]
    columns = tuple(rows.columns[at] for at in kept)
    cells = (Row(row.key, tuple(row.cells[at] for at in kept)) for row in rows.rows)
    return Rows(columns, tuple(cells))


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
