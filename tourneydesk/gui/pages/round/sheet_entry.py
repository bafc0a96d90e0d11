"""Enters the report of a table seat by seat, using only the keyboard."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import Result
from tourneydesk.gui.pages.round.key_legend import KeyLegend
from tourneydesk.gui.pages.round.round_list import VERY_NARROW, Places
from tourneydesk.gui.pages.round.seat_field import SeatField
from tourneydesk.gui.pages.round.sheets import WITHDRAWN, InvalidFigure, Sheet, Texts, is_withdrawn
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.layout.boxes import column_of, row_of
from tourneydesk.gui.widgets.text_widgets import NameLabel, label, refuse, shortened, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of

FIELD_WIDTH = 60
"""The least width of a figure's column in a list, in pixels."""


class SheetEntry(QFrame):
    """A row of fields for each seat. Unrecorded input is kept for each table. With a ``host``, a
    list, the fields are in the table's rows there.
    """

    reported = Signal(object)
    left = Signal()
    edited = Signal()
    """A figure is being typed."""
    typed = Signal()
    """The figures in the fields are others now."""
    seat_entered = Signal(int)
    """The focus is at this row of the table."""
    moved = Signal()

    def __init__(self, sheet: Sheet, host: QWidget | None = None) -> None:
        super().__init__()
        self._host = host
        if host is None:
            self.setProperty("look", "card")
        self._sheet = sheet
        self.confirms: Callable[[], bool] = lambda: False
        """Called at every Enter: returns whether it answered a question instead of moving on."""
        self._at: tuple[int, Table] | None = None
        self._why_not = ""
        self._drafts: dict[tuple[int, int], tuple[Table, Texts]] = {}
        self._names: list[QLabel] = []
        self.beside: list[QLabel] = []
        self.fields: list[list[SeatField]] = []
        self._heading = label("", "strong")
        self.trouble = label("", "attention", wraps=True)
        self.record = ActionButton("keys-sheet-record", self._record)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 4)
        # Stretch at the right, so that a figure stays near its name.
        self._grid.setColumnStretch(len(sheet.heads()) + 2, 1)
        for column, head in enumerate(sheet.heads(), start=1):
            self._grid.addWidget(label(head, "quiet"), 0, column)
        self._grid.addWidget(self._heading, 0, 0)
        self.legend = KeyLegend()
        self.legend.show_keys(sheet_keys(sheet))
        hint = label(sheet.hint(), "quiet", wraps=True) if host is None else self.legend
        at_record = (self.record, 0, Qt.AlignmentFlag.AlignBottom)
        self._below = row_of((hint, 1), at_record, spacing=12)
        if host is None:
            column_of(self._grid, self.trouble, self._below, on=self)
        else:
            column_of(self.trouble, self._below, on=self, margins=0)
            self.trouble.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        stacked = self.width() < VERY_NARROW * self.fontMetrics().height() / 18
        self._below.setDirection(way.TopToBottom if stacked else way.LeftToRight)

    def places(self, figures: Sequence[str]) -> tuple[Places, Mapping[str, int]]:
        """The fields for the rows of the current table, given the columns of the figures."""
        seated = len(self._at[1].seats) if self._at is not None else 0
        digit = self.fontMetrics().horizontalAdvance("0")
        widths = dict.fromkeys(figures, max(FIELD_WIDTH, 6 * digit + 16))
        return {
            (row, id): field
            for row, fields in enumerate(self.fields[:seated])
            for id, field in zip(figures, fields, strict=True)
        }, widths

    def fit(self, narrow: bool) -> None:
        """Fields have the same size everywhere."""

    def typed_at(self, posted: Round) -> Mapping[int, Texts]:
        """What is typed and not recorded at the tables of this round."""
        if self._at is not None:
            self._keep_draft(*self._at)
        drafts = {
            table: draft for (at, table), draft in self._drafts.items() if at == posted.number
        }
        return {
            number: texts
            for number, (table, texts) in drafts.items()
            if (now := posted.table(number)) is not None and _same(table, now)
        }

    def partial(self, table: Table, texts: Texts) -> Table:
        """The table with what is typed so far as its result."""
        return replace(table, result=self._sheet.partial(table.players, texts))

    def focus_figure(self, row: int, column: int) -> None:
        """Focuses a field."""
        if row < len(self.fields) and column < len(self.fields[row]):
            self.fields[row][column].setFocus()

    def show_table(self, event: Event, posted: Round, table: Table) -> None:
        """Makes this the table to fill in; keeps what was typed for the previous one."""
        before = self._at
        self._at = (posted.number, table)
        if before is not None and (before[0], before[1].number) == (posted.number, table.number):
            if _same(before[1], table):
                self._name_seats(event, table)
                return
            self._drafts.pop((posted.number, table.number), None)
        elif before is not None:
            self._keep_draft(*before)
        show_text(self._heading, messages.text("round-table", event.format, table=table.number))
        for seat in range(len(self.fields), len(table.seats)):
            self._add_seat(seat)
        self._name_seats(event, table)
        draft = self._drafts.get((posted.number, table.number))
        if draft is not None and _same(draft[0], table):
            self._show_texts(draft[1])
        else:
            self._show_texts(self._recorded_texts(table.result, table))
        self.show_message("")

    @property
    def typing(self) -> bool:
        """Whether figures of the current table are typed and not recorded."""
        if self._at is None:
            return False
        self._keep_draft(*self._at)
        return (self._at[0], self._at[1].number) in self._drafts

    def allow(self, why_not: str) -> None:
        """Disables what records a report, and says why; without a reason, enables it."""
        if why_not == self._why_not:
            return
        self._why_not = why_not
        refuse(self.record, why_not)
        self.show_message("")
        for row in self.fields:
            for field in row:
                field.setReadOnly(bool(why_not))

    def begin(self) -> bool:
        """Focuses the first missing figure."""
        if self._at is None:
            return False
        texts = self._texts()
        empty = [(row, col) for row, col in self._open_places() if not texts[row][col].strip()]
        row, col = (empty or [(0, 0)])[0]
        self.fields[row][col].setFocus()
        self.fields[row][col].selectAll()
        return True

    def reset(self) -> None:
        """Shows this table's recorded figures again and discards any input."""
        if self._at is not None:
            number, table = self._at
            self._drafts.pop((number, table.number), None)
            self._show_texts(self._recorded_texts(table.result, table))
            self.show_message("")

    def correct(self) -> bool:
        """Focuses the first figure; all of them can be overwritten."""
        return self.begin()

    def take_key(self, key: str) -> bool:
        """A figure typed in the list starts the table's sheet."""
        starts = key.upper() in (WITHDRAWN, *self._sheet.letters) or key.isdigit() or key in "-−"
        if self._at is None or not starts:
            return False
        first = self.fields[0][0]
        first.setFocus()
        if first.fills(key.upper()):
            first.fill(key.upper())
        else:
            first.setText(key.upper())
            first.end(False)
        return True

    def finish(self) -> None:
        """Reports the table if every figure is valid; otherwise says which ones are not."""
        if self._at is None:
            return
        report = self._sheet.read(self._at[1].players, self._texts())
        if isinstance(report, InvalidFigure):
            name = self._names[report.seat].text()
            self.show_message(messages.text(report.message, name=name))
            self.fields[report.seat][report.column].setFocus()
            self.fields[report.seat][report.column].selectAll()
        else:
            self.reported.emit(report)

    @property
    def has_input(self) -> bool:
        """Whether this or another table has figures that are not recorded yet."""
        if self._at is not None:
            self._keep_draft(*self._at)
        return bool(self._drafts)

    def show_message(self, text: str) -> None:
        """Explains inline why a report was refused."""
        said = text or self._why_not
        show_text(self.trouble, said)
        self.trouble.setVisible(bool(said))

    def _add_seat(self, seat: int) -> None:
        name = NameLabel()
        name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        name.setMinimumWidth(name.fontMetrics().horizontalAdvance("0") * 12)
        beside = label("", "quiet")
        fields = []
        for column in range(len(self._sheet.heads())):
            field = SeatField(
                self._sheet.one_key if column == 0 else "",
                column == 0,
                self._sheet.letters,
                ends_row=column == len(self._sheet.heads()) - 1,
            )
            field.row_begun.connect(lambda key, row=seat: self._begin_row(row + 1, key))
            if self._host is None:
                # A score can be long; a place is one key, points and energy a few.
                digits = 5 if self._sheet.one_key else 10
                field.setFixedWidth(field.fontMetrics().horizontalAdvance("0") * digits + 20)
                self._grid.addWidget(field, seat + 1, column + 1)
            else:
                field.setParent(self._host)
                field.setAlignment(Qt.AlignmentFlag.AlignCenter)
                field.entered.connect(lambda row=seat: self.seat_entered.emit(row))
            field.filled.connect(lambda row=seat, col=column: self._move_on(row, col))
            field.moved_on.connect(lambda row=seat, col=column: self._enter(row, col))
            field.finished.connect(self._record)
            field.given_up.connect(self.left)
            field.stepped.connect(lambda step, row=seat, col=column: self._step(row, col, step))
            field.textChanged.connect(self._changed)
            field.textChanged.connect(
                lambda _, field=field: self.edited.emit() if field.hasFocus() else None
            )
            field.setReadOnly(bool(self._why_not))
            fields.append(field)
        if self._host is None:
            self._grid.addWidget(name, seat + 1, 0)
            self._grid.addWidget(beside, seat + 1, len(fields) + 1)
        self._names.append(name)
        self.beside.append(beside)
        self.fields.append(fields)

    def _name_seats(self, event: Event, table: Table) -> None:
        for row, fields in enumerate(self.fields):
            seated = row < len(table.seats)
            if self._host is None:
                for widget in (self._names[row], self.beside[row], *fields):
                    widget.setVisible(seated)
            if not seated:
                continue
            name = name_of(event, table.players[row])
            show_text(self._names[row], shortened(name, 40))
            for field, head in zip(fields, self._sheet.heads(), strict=True):
                field.setAccessibleName(messages.text("label-value", label=name, value=head))

    def _texts(self) -> Texts:
        seats = len(self._at[1].seats) if self._at is not None else 0
        return tuple(tuple(field.text() for field in row) for row in self.fields[:seats])

    def _show_texts(self, texts: Texts) -> None:
        for fields, row in zip(self.fields, texts, strict=False):
            for field, text in zip(fields, row, strict=True):
                with QSignalBlocker(field):
                    field.setText(text)
        self._changed()

    def _recorded_texts(self, result: Result | None, table: Table) -> Texts:
        return self._sheet.write(table.players, result)

    def _keep_draft(self, number: int, table: Table) -> None:
        seats = len(table.seats)
        texts = tuple(tuple(field.text() for field in row) for row in self.fields[:seats])
        if texts == self._recorded_texts(table.result, table):
            self._drafts.pop((number, table.number), None)
        else:
            self._drafts[number, table.number] = (table, texts)

    def _changed(self) -> None:
        texts = self._texts()
        for fields, row in zip(self.fields, texts, strict=False):
            for field in fields[1:]:
                field.setEnabled(not is_withdrawn(row[0]))
        for seat_label, text in zip(self.beside, self._sheet.beside(texts), strict=False):
            show_text(seat_label, text)
        self.typed.emit()

    def _open_places(self) -> list[tuple[int, int]]:
        return [
            (row, column)
            for row, texts in enumerate(self._texts())
            for column in range(len(texts))
            if column == 0 or not is_withdrawn(texts[0])
        ]

    def _enter(self, row: int, column: int) -> None:
        if not self.confirms():
            self._move_on(row, column)

    def _record(self) -> None:
        if not self.confirms():
            self.finish()

    def _move_on(self, row: int, column: int) -> None:
        after = [place for place in self._open_places() if place > (row, column)]
        if after:
            self.fields[after[0][0]][after[0][1]].setFocus()
        else:
            self.finish()

    def _begin_row(self, row: int, key: str) -> None:
        """Goes to a row and enters its place; after the last row nothing is left to begin."""
        if row < len(self._texts()):
            self.fields[row][0].setFocus()
            self.fields[row][0].fill(key)

    def _step(self, row: int, column: int, step: int) -> None:
        seats = len(self._texts())
        target = row + step
        if 0 <= target < seats and self.fields[target][column].isEnabled():
            self.fields[target][column].setFocus()


def sheet_keys(sheet: Sheet) -> list[tuple[str, str]]:
    """The keys of a sheet for its legend."""
    keys = [
        (WITHDRAWN, messages.text("round-legend-withdrawn")),
        (action_key("keys-sheet-next"), messages.text("round-legend-next")),
    ]
    if sheet.one_key:
        first, last = sheet.one_key[0], sheet.one_key[-1]
        keys.insert(0, (f"{first} – {last}", messages.text("head-place")))
    else:
        keys.insert(0, ("0 – 9", messages.text("round-legend-score")))
    if sheet.letters:
        first, last = sheet.letters[0], sheet.letters[-1]
        keys.insert(1, (f"{first} – {last}", messages.text("round-legend-letters")))
    return keys


def _same(before: Table, now: Table) -> bool:
    """Whether the input for a table still belongs to the players sitting there now."""
    return before.players == now.players and before.result == now.result
