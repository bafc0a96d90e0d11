"""Enters the report of a table seat by seat, using only the keyboard."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import BoardResult, Result, ScoreResult
from tourneydesk.gui.pages.round_list import VERY_NARROW, KeyLegend, Places
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.layouts import column_of, row_of
from tourneydesk.gui.widgets.match_keys import Report, as_typed, exact_number, whole_number
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.text_widgets import (
    Field,
    NameLabel,
    label,
    refuse,
    shortened,
    show_text,
)
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of

# Tables that report figures: the input for each seat, and the report built from it.
#
# A sheet has a row of texts for each seat. W in the first column means that the player withdrew.

WITHDRAWN = "W"
Texts = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class InvalidFigure:
    """An invalid figure: its seat and column, and the message that says what to type."""

    seat: int
    column: int
    message: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """How one kind of result is typed.

    - ``heads``: the column headings; ``one_key``: the keys that fill the first column on their own,
      and ``letters`` that do the same; ``hint``: how to type it.
    - ``read(players, texts)``: the report, or the first slip.
    - ``write(players, result)``: a result as it would be typed.
    - ``beside(texts)``: text derived from the input, shown beside each seat while typing.
    - ``partial(players, texts)``: what a half-typed sheet says so far.
    """

    heads: Callable[[], tuple[str, ...]]
    one_key: str
    hint: Callable[[], str]
    read: Callable[[Sequence[int], Texts], Report | InvalidFigure]
    write: Callable[[Sequence[int], Result | None], Texts]
    beside: Callable[[Texts], tuple[str, ...]]
    partial: Callable[[Sequence[int], Texts], Result]
    letters: str = ""


def is_withdrawn(text: str) -> bool:
    return text.strip().upper() == WITHDRAWN


def _read_board(players: Sequence[int], texts: Texts) -> Report | InvalidFigure:
    parts: tuple[dict[int, int], ...] = ({}, {}, {})
    withdrawn = []
    for seat, (player, row) in enumerate(zip(players, texts, strict=True)):
        withdrew = is_withdrawn(row[0])
        if withdrew:
            withdrawn.append(player)
        for column, text in enumerate(row):
            if withdrew and (column == 0 or not text.strip()):
                continue
            figure = whole_number(text)
            if figure is None:
                return InvalidFigure(seat, column, f"round-board-invalid-{column + 1}")
            parts[column][player] = figure
    places, game_points, energy = parts
    return {
        "places": places,
        "game_points": game_points,
        "energy": energy,
        "withdrawn": withdrawn,
    }


def _write_board(players: Sequence[int], result: Result | None) -> Texts:
    if not isinstance(result, BoardResult):
        return tuple(("", "", "") for _ in players)
    parts: tuple[Mapping[int, int], ...] = (result.places, result.game_points, result.energy)
    rows = []
    for player in players:
        first, *others = (str(part[player]) if player in part else "" for part in parts)
        rows.append((WITHDRAWN if player in result.withdrawn else first, *others))
    return tuple(rows)


def _partial_board(players: Sequence[int], texts: Texts) -> Result:
    places = {
        player: place
        for player, row in zip(players, texts, strict=True)
        if (place := whole_number(row[0])) is not None and 1 <= place <= len(players)
    }
    return BoardResult(places, {}, {}, ())


def _read_scores(players: Sequence[int], texts: Texts) -> Report | InvalidFigure:
    scores: dict[int, Fraction] = {}
    withdrawn = []
    for seat, (player, (text,)) in enumerate(zip(players, texts, strict=True)):
        if is_withdrawn(text):
            withdrawn.append(player)
            continue
        score = exact_number(text)
        if score is None:
            return InvalidFigure(seat, 0, "round-score-invalid")
        scores[player] = score
    return {"scores": scores, "withdrawn": withdrawn}


def _write_scores(players: Sequence[int], result: Result | None) -> Texts:
    if not isinstance(result, ScoreResult):
        return tuple(("",) for _ in players)
    return tuple(
        (as_typed(result.scores[player]) if player in result.scores else WITHDRAWN,)
        for player in players
    )


def _partial_scores(players: Sequence[int], texts: Texts) -> Result:
    typed = [*zip(players, (row[0] for row in texts), strict=True)]
    scores = {player: score for player, text in typed if (score := exact_number(text)) is not None}
    return ScoreResult(scores, tuple(player for player, text in typed if is_withdrawn(text)))


def places_by_score(texts: Texts) -> tuple[str, ...]:
    """The place that each score gives so far: 1, or 2–3 if shared; W comes last."""
    scores = [None if is_withdrawn(text) else exact_number(text) for (text,) in texts]
    places = []
    for (text,), score in zip(texts, scores, strict=True):
        if score is None:
            places.append(messages.text("round-last-place") if is_withdrawn(text) else "")
            continue
        above = sum(other is not None and other > score for other in scores)
        same = sum(other == score for other in scores)
        place = str(above + 1) if same == 1 else f"{above + 1}–{above + same}"
        places.append(messages.text("round-place-shown", place=place))
    return tuple(places)


def _nothing(texts: Texts) -> tuple[str, ...]:
    return tuple("" for _ in texts)


BOARD = Sheet(
    lambda: tuple(messages.text(f"round-board-heads-{column}") for column in (1, 2, 3)),
    "12345",
    lambda: messages.text("round-board-hint"),
    _read_board,
    _write_board,
    beside=_nothing,
    partial=_partial_board,
    letters="ABCDE",
)
SCORES = Sheet(
    lambda: (messages.text("round-score-heads-1"),),
    "",
    lambda: messages.text("round-score-hint"),
    _read_scores,
    _write_scores,
    beside=places_by_score,
    partial=_partial_scores,
)

# The field for one figure of a player at a table.


class SeatField(PageKeys, Field):
    """A one-figure field. If a single key is the whole figure, the focus moves on at once;
    otherwise on Enter, Space or a slash. Tab right after such a key would skip the newly focused
    field, so it is ignored. ``letters`` are places, too, and cannot be part of a figure.
    """

    filled = Signal()
    moved_on = Signal()
    finished = Signal()
    given_up = Signal()
    entered = Signal()
    row_begun = Signal(str)
    """A place typed in the last field of a row: it is that of the next row."""

    def __init__(
        self, one_key: str, accepts_withdrawn: bool, letters: str = "", *, ends_row: bool = False
    ) -> None:
        super().__init__(18)
        self._one_key = one_key
        self._accepts_withdrawn = accepts_withdrawn
        self._letters, self._ends_row = letters, ends_row
        self.came_from_figure = False
        self.key_actions = {
            "keys-sheet-next": self.moved_on.emit,
            "keys-sheet-part": self.filled.emit,
            "keys-sheet-record": self.finished.emit,
            "keys-round-leave": self.given_up.emit,
        }

    def focusNextPrevChild(self, onward: bool) -> bool:  # noqa: N802
        if self.came_from_figure and onward:
            self.came_from_figure = False
            return True
        return super().focusNextPrevChild(onward)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        self.came_from_figure = False
        if self.press(event):
            return
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        key = event.text().upper()
        if key and not control and self._begins_row(key):
            if not event.isAutoRepeat():
                self.row_begun.emit(key)
            return
        if key and not control and self.fills(key):
            if not event.isAutoRepeat():
                self.fill(key)
            return
        if key and not control and self._accepts_withdrawn:
            # W is exclusive: it replaces a figure, and a figure replaces it.
            if key == WITHDRAWN:
                self.setText(WITHDRAWN)
                return
            if self.text() == WITHDRAWN and key.isprintable():
                self.selectAll()
        super().keyPressEvent(event)

    def fills(self, key: str) -> bool:
        """Whether this one key is the whole figure."""
        return bool(self._one_key) and len(key) == 1

    def _begins_row(self, key: str) -> bool:
        """Whether a key is the place of the next row: a letter after the last figure of this."""
        starts = f"{self._letters}{WITHDRAWN}" if self._letters else ""
        return self._ends_row and bool(self.text().strip()) and key in starts

    def fill(self, key: str) -> None:
        """Enters one key as the whole figure and moves on; ignores other keys."""
        if self._one_key and key in self._letters:
            key = self._one_key[self._letters.index(key)]
        if key in self._one_key or (self._accepts_withdrawn and key == WITHDRAWN):
            self.setText(key)
            self.filled.emit()
            now = self.window().focusWidget()
            if isinstance(now, SeatField) and now is not self:
                now.came_from_figure = True

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.came_from_figure = False
        self.selectAll()
        self.entered.emit()


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
