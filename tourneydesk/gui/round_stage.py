"""The stage of a round: its tables, and their results by keyboard."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import BoardResult, MatchResult, Result
from tourneydesk.desk import rounds
from tourneydesk.gui import words
from tourneydesk.gui.event_desk import EventDesk
from tourneydesk.gui.lines import Lines, LinesView
from tourneydesk.gui.match_entry import MatchEntry, seats
from tourneydesk.gui.plain import ENTER_KEYS, Field, beside, label, shortened, show_text, tip
from tourneydesk.gui.sheet_entry import SheetEntry
from tourneydesk.gui.sheets import BOARD, SCORES
from tourneydesk.gui.tables_list import table_columns, table_lines
from tourneydesk.gui.why import WhyCard
from tourneydesk.present.event_text import result_text
from tourneydesk.present.explain import reasons_for_table
from tourneydesk.present.words import name_of, say, word


class RoundStage(QWidget):
    """One round at a time; tables keep their order, whatever is reported."""

    def __init__(self, desk: EventDesk, why: WhyCard) -> None:
        super().__init__()
        self._desk = desk
        self._why = why
        self._number = 0
        self._shown: set[int] = set()
        self._title = label("", "heading")
        self._count = label("", "quiet")
        self.jump = Field(60)
        self.jump.setFixedWidth(self.jump.fontMetrics().horizontalAdvance("0") * 16)
        self.jump.setPlaceholderText(words.JUMP_PLACEHOLDER)
        tip(self.jump, words.JUMP_KEYS)
        self.jump.returnPressed.connect(self._jump)
        self.all = QRadioButton(words.ALL_TABLES)
        self.missing = QRadioButton(words.MISSING_ONLY)
        self.all.setChecked(True)
        filters = QButtonGroup(self)
        for radio in (self.all, self.missing):
            filters.addButton(radio)
        filters.buttonClicked.connect(self._filter)
        self.tables = LinesView(Lines(()), words.TABLES)
        self.tables.chosen.connect(self._choose)
        self.jump.stepped.connect(lambda _: self.tables.setFocus())
        self.tables.key_pressed.connect(self._pressed)
        self._byes = label("", "quiet", wraps=True)
        self.entry = entry_for(desk.format.result)
        self.entry.reported.connect(self._report)
        self.entry.left.connect(self.tables.setFocus)
        self._lay_out()

    @property
    def number(self) -> int:
        return self._number

    def show_round(self, number: int) -> None:
        """Shows the round of that number, all of it or what is missing."""
        other = number != self._number
        if other:
            self._number = number
            self._shown = set()
        self.refresh()
        if other or self.tables.key is None:
            self._go_on(0)

    def enter(self) -> None:
        """Takes the keyboard."""
        if self._running():
            self.tables.setFocus()
        else:
            self.jump.setFocus()

    def refresh(self) -> None:
        """Shows the round as the event stands."""
        event, posted = self._desk.event, self._posted
        if posted is None:
            return
        kind = word(f"kind_{posted.kind}", event.format)
        show_text(self._title, words.ROUND_TITLE.format(round=posted.number, kind=kind))
        tables = [table for table in posted.tables if not table.void]
        show_text(
            self._count,
            words.TABLES_IN.format(
                done=len(tables) - len(posted.missing), all=words.tables(len(tables))
            ),
        )
        self._shown |= set(posted.missing)
        if self.all.isChecked():
            self._shown |= {table.number for table in posted.tables}
        self.tables.show_lines(table_lines(event, posted, self._shown), table_columns(posted))
        byes = [
            word("bye_line", name=name_of(event, bye.player), points=bye.points)
            for bye in posted.byes
        ]
        show_text(self._byes, "  ".join(byes))
        self._byes.setVisible(bool(byes))
        if self.tables.key is not None:
            self._choose(self.tables.key)

    def leave_to_jump(self) -> None:
        """Takes the keyboard to the field where a table is named."""
        self.jump.setFocus()
        self.jump.selectAll()

    @property
    def _posted(self) -> Round | None:
        return self._desk.event.round(self._number)

    def _running(self) -> tuple[int, ...]:
        return self._posted.missing if self._posted is not None else ()

    def _choose(self, number: int) -> None:
        event, posted = self._desk.event, self._posted
        table = posted.table(number) if posted is not None else None
        if posted is None or table is None:
            return
        self.entry.show_table(event, posted, table)
        reasons = [say(reason, event) for reason in reasons_for_table(posted, number)]
        heading = words.TABLE.format(table=number)
        self._why.show_reasons(heading, "\n".join(about_table(event, table)), reasons)

    def _filter(self) -> None:
        # Only choosing takes lines away: a table that has just reported stays under the cursor.
        self._shown = set(self._running())
        self.refresh()

    def _jump(self) -> None:
        posted = self._posted
        text = self.jump.text().strip()
        if posted is None or not text:
            return
        table = find_table(self._desk.event, posted, text)
        if table is None:
            self._desk.said.emit(words.NO_SUCH_TABLE.format(text=text), "attention")
            self.jump.selectAll()
            return
        self._shown.add(table.number)
        self.refresh()
        self.tables.choose(table.number)
        self.jump.setText("")
        if not self.entry.begin():
            self.tables.setFocus()

    def _pressed(self, event: QKeyEvent) -> None:
        control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.modifiers() & control:
            return
        if event.key() in ENTER_KEYS or event.key() == Qt.Key.Key_F2:
            event.accept()
            if not event.isAutoRepeat() and not self.entry.begin():
                self.leave_to_jump()
        elif not event.text().isprintable() or not event.text():
            return
        # A held key repeats itself; it enters one result all the same.
        elif event.isAutoRepeat() or self.entry.typed(event.text()):
            event.accept()

    def _report(self, report: dict[str, object]) -> None:
        number, where = self.tables.key, self._number
        if number is None:
            return
        before = len(self._desk.desk.steps)
        filling = isinstance(self.entry, SheetEntry)
        told = self._desk.attempt(lambda: rounds.report(self._desk.desk, number, report, where))
        if not told.done:
            self.entry.say(told.text)
            return
        self.entry.say("")
        self._desk.said.emit(self._what_came(number, before), "done")
        self._go_on(number)
        if not self._running():
            self.leave_to_jump()
        elif filling:
            self.entry.begin()

    def _what_came(self, number: int, before: int) -> str:
        """What was recorded, and the tables that are called because of it."""
        event, posted = self._desk.event, self._posted
        table = posted.table(number) if posted is not None else None
        if posted is None or table is None or table.result is None:
            return ""
        result = result_text(event, table.result)
        told = [words.RECORDED.format(table=number, result=result)]
        for step in self._desk.desk.steps[before:]:
            for called in rounds.called(step):
                new = posted.table(called)
                if new is not None:
                    told.append(words.CALL.format(table=called, seats=seats(event, new)))
        return " ".join(told)

    def _go_on(self, after: int) -> None:
        """Selects the next table still to report, from the top again after the last."""
        running = self._running()
        later = [number for number in running if number > after]
        target = [*later, *running, after or 1][0]
        self.tables.choose(target)
        self._choose(target)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._count)
        finding = QHBoxLayout()
        finding.setSpacing(12)
        finding.addWidget(beside(words.JUMP, self.jump))
        finding.addWidget(self.jump)
        finding.addStretch(1)
        finding.addWidget(self.all)
        finding.addWidget(self.missing)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(16, 16, 16, 16)
        lines.setSpacing(8)
        lines.addLayout(head)
        lines.addLayout(finding)
        lines.addWidget(self.tables, 1)
        lines.addWidget(self._byes)
        lines.addWidget(self.entry)


def entry_for(result: type[Result]) -> MatchEntry | SheetEntry:
    """How a kind of result is typed."""
    if result is MatchResult:
        return MatchEntry()
    return SheetEntry(BOARD if result is BoardResult else SCORES)


def about_table(event: Event, table: Table) -> Iterator[str]:
    """Who sits at a table, a line each, and what it reported."""
    for seat in table.seats:
        name, role = shortened(name_of(event, seat.player)), word(f"role_{seat.role}")
        yield words.SEATED_AS.format(name=name, role=role) if role else name
    if table.result is not None:
        yield ""
        yield words.RESULT_IS.format(result=result_text(event, table.result))


def find_table(event: Event, posted: Round, text: str) -> Table | None:
    """The table of that number, or where somebody of that name sits (one still to report first)."""
    if text.isascii() and text.isdigit() and len(text) < 10:
        return posted.table(int(text))
    wanted = text.casefold()
    found = [
        table
        for table in posted.tables
        if any(wanted in name_of(event, player).casefold() for player in table.players)
    ]
    return next((table for table in found if table.running), found[0] if found else None)
