"""The table of a list to be imported: its rows, what is wrong with them, and the ways out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionViewItem

from tourneydesk.core.event import Player
from tourneydesk.core.reasons import Problem
from tourneydesk.desk.lists.columns import AGE_GROUP, FIELDS
from tourneydesk.desk.lists.grid import Choices, with_answer, without_value
from tourneydesk.desk.lists.player_fields import quoted
from tourneydesk.desk.lists.preview import NAMES, NUMBERS, CellProblem, ImportPreview, PreviewRow
from tourneydesk.desk.players import given_fields
from tourneydesk.gui.widgets.table_cells import KIND_ROLE, PADDING, TONE_ROLE, CellDelegate, Index
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import ChoiceBox
from tourneydesk.gui.widgets.theme import color
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.present.table import Column, Row, Table, Tone

# The rows of a list as its preview shows them.

Filter = Literal["all", "fix", "check"]
TICK, LINE, STATUS = OWN_COLUMNS = ("tick", "row", "status")
"""The columns before those of the list, which have their numbers as ids."""
LEAST_LETTERS = 18
"""Shown of a name, however little room there is."""
LONGEST_CELL = 24
_TONES: Mapping[str, Tone] = {
    "fix": "wrong",
    "check": "attention",
    "entered": "attention",
    "twice": "attention",
    "update": "accent",
    "add": "done",
    "skip": "outline",
}


def field_name(field: str) -> str:
    """A field of a column in words; empty for a column that is ignored."""
    key = field.lower().replace(" ", "-") or "ignore"
    return messages.text(f"import-field-{key}")


def offered_fields(groups: bool) -> tuple[str, ...]:
    """The fields of a column, and none to ignore it; ``groups`` offers age groups."""
    return (*(field for field in FIELDS if groups or field != AGE_GROUP), "")


def import_table(preview: ImportPreview, lines: Sequence[int]) -> Table[int]:
    """These rows of a list, by their lines in the file."""
    by_line = {row.line: row for row in preview.rows}
    shown = [by_line[line] for line in lines if line in by_line]
    states = [messages.text(f"import-status-{state}") for state in _TONES]
    return Table(
        (
            Column("", "icon", id=TICK),
            Column(messages.text("import-head-row"), "number", id=LINE),
            Column(
                messages.text("import-head-status"), "chip", id=STATUS, widest=max(states, key=len)
            ),
            *(_column(field, at) for at, field in enumerate(preview.fields)),
        ),
        tuple(_row(row, preview) for row in shown),
    )


def lines_of(preview: ImportPreview, shown: Filter) -> list[int]:
    """The lines of the rows that a filter shows."""
    return [
        row.line
        for row in preview.rows
        if shown == "all" or (row.to_fix if shown == "fix" else row.to_check)
    ]


def rows_to_update(preview: ImportPreview) -> list[int]:
    """The lines of the rows about entered players that have not been decided, one for each."""
    found: dict[int, int] = {}
    for row in preview.rows:
        if row.player is not None and row.to_check:
            found.setdefault(row.player, row.line)
    return list(found.values())


def state_of(row: PreviewRow) -> str:
    """What happens to a row, and whether the organizer should look at it first."""
    if row.outcome == "skip" and row.to_check:
        return "entered" if row.player is not None else "twice"
    return "check" if row.outcome == "add" and row.to_check else row.outcome


def _column(field: str, at: int) -> Column:
    wide = field in NAMES
    return Column(
        field_name(field),
        "number" if field in NUMBERS else "text",
        wide=wide,
        least=LEAST_LETTERS if wide else 0,
        id=str(at),
        most=0 if wide else LONGEST_CELL,
        widest=field_name(field),
    )


def _row(row: PreviewRow, preview: ImportPreview) -> Row[int]:
    worst: dict[int, Tone] = {}
    for problem in row.problems:
        if problem.column is not None and (problem.serious or row.to_check):
            worst[problem.column] = (
                "wrong"
                if problem.serious and row.to_fix
                else worst.get(problem.column, "attention")
            )
    if row.outcome == "skip" and row.answered:
        worst = {}
    empty = messages.text("import-empty")
    cells = tuple(
        " ".join(cell.split())
        or (empty if worst.get(at) == "wrong" and preview.fields[at] in NAMES else "")
        for at, cell in enumerate(row.cells)
    )
    quiet: Tone = "quiet" if row.outcome == "skip" else ""
    tones = tuple(
        worst.get(at, "quiet" if not preview.fields[at] or at in row.emptied else quiet)
        for at in range(len(cells))
    )
    state = state_of(row)
    return Row(
        row.line,
        (
            "square-checked" if row.ticked else "square",
            str(row.line),
            messages.text(f"import-status-{state}"),
            *cells,
        ),
        tones=("accent" if row.ticked else "", "quiet", _TONES[state], *tones),
    )


GAP = 4
"""Around a choice above a column, in pixels."""
LEAST_ROWS = 7
"""The height of the table, in rows, where the page must scroll."""
ALIGNED = Qt.ItemDataRole.TextAlignmentRole
_MARKED = {"wrong": "wrong", "attention": "attentionedge"}
"""The tones of cells with a problem, and the colors of their frames."""


class ImportTable(TableView[int]):
    """Each cell can be selected and edited; ``picked`` says which field a column has."""

    picked = Signal(int, str)
    """The number of a column, counted from 0, and the field chosen for it."""
    cell_padding = 22

    def __init__(self, name: str, beside: int) -> None:
        """``beside``: the number of columns of its own before those of the list."""
        super().__init__(TableModel(()), name)
        self.pickers = PickerHeader(self, beside)
        self.pickers.picked.connect(self.picked)
        self.setHorizontalHeader(self.pickers)
        self.setItemDelegate(_Cells(self))
        self.pickers.show()
        self.setMinimumHeight(self.verticalHeader().defaultSectionSize() * LEAST_ROWS)
        self._lay_out()

    def show_fields(
        self, fields: Sequence[str], headings: Sequence[str], offered: Sequence[str]
    ) -> None:
        """Shows the field of each column, with its heading in the file below."""
        self.pickers.show_fields(fields, headings, offered)

    def _width(self, column: Column, at: int, rows: Sequence[Row[int]]) -> int:
        """A column is never narrower than the choice above it."""
        metrics = self.fontMetrics()
        head = metrics.horizontalAdvance(column.head) + 2 * metrics.height() + 4 * GAP
        return max(super()._width(column, at, rows), head if column.id.isdigit() else 0)


class PickerHeader(QHeaderView):
    """The headings of the list, below a choice for each column."""

    picked = Signal(int, str)

    def __init__(self, table: TableView[int], beside: int) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table, self._beside = table, beside
        self._headings: tuple[str, ...] = ()
        self._fields: tuple[str, ...] = ()
        self.choices: list[ChoiceBox] = []
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.sectionResized.connect(lambda *_: self._place())
        self.geometriesChanged.connect(self._place)
        table.horizontalScrollBar().valueChanged.connect(lambda _: self._place())

    def show_fields(
        self, fields: Sequence[str], headings: Sequence[str], offered: Sequence[str]
    ) -> None:
        """Offers these fields above each column, with its own selected."""
        self._headings = tuple(headings)
        while len(self.choices) < len(fields):
            self._add_choice(len(self.choices), offered)
        for at, box in enumerate(self.choices):
            box.setVisible(at < len(fields))
            if at < len(fields):
                box.setCurrentIndex(offered.index(fields[at]) if fields[at] in offered else -1)
                heading = self._headings[at] if at < len(self._headings) else ""
                name = "import-column-headed" if heading else "import-column"
                box.setAccessibleName(messages.text(name, number=at + 1, heading=heading))
        self._fields = tuple(fields)
        self._place()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Room for a choice and, if the list has headings, for one line below it."""
        hint = super().sizeHint()
        high = self.choices[0].sizeHint().height() + 2 * GAP if self.choices else hint.height()
        line = self.fontMetrics().height() + GAP if any(self._headings) else 0
        return QSize(hint.width(), max(high + line, hint.height()))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:  # noqa: N802
        """The heading in the file, in italics below the choice; the table's own headings above."""
        at = section - self._beside
        own = not 0 <= at < len(self._fields)
        text = "" if own or at >= len(self._headings) else self._headings[at]
        painter.save()
        painter.fillRect(rect, QColor(color("card")))
        painter.setPen(QPen(QColor(color("line")), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        inside = rect.adjusted(PADDING, GAP, -PADDING, -GAP)
        side = Qt.AlignmentFlag.AlignLeft
        if own:
            model = self._table.model()
            text = str(model.headerData(section, self.orientation()) or "")
            if model.headerData(section, self.orientation(), ALIGNED) & Qt.AlignmentFlag.AlignRight:
                side = Qt.AlignmentFlag.AlignRight
            inside.setHeight(self._choice_height())
            side |= Qt.AlignmentFlag.AlignVCenter
            painter.setPen(QColor(color("text")))
        else:
            side |= Qt.AlignmentFlag.AlignBottom
            font = painter.font()
            font.setItalic(True)
            font.setBold(False)
            painter.setFont(font)
            painter.setPen(QColor(color("quiet")))
        shown = painter.fontMetrics().elidedText(
            " ".join(text.split()), Qt.TextElideMode.ElideRight, inside.width()
        )
        painter.drawText(inside, side, shown)
        painter.restore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """A choice that is reached by keyboard is scrolled to."""
        if event.type() == QEvent.Type.FocusIn and watched in self.choices:
            at = self.choices.index(watched) + self._beside
            rows = self._table.model().rowCount()
            if rows:
                row = max(0, self._table.rowAt(0))
                self._table.scrollTo(self._table.model().index(row, at))
        return super().eventFilter(watched, event)

    def _add_choice(self, at: int, offered: Sequence[str]) -> None:
        box = _ColumnChoice(self)
        for field in offered:
            box.addItem(field_name(field), field)
        box.activated.connect(lambda _: self.picked.emit(at, box.currentData()))
        box.installEventFilter(self)
        box.show()
        self.choices.append(box)

    def _choice_height(self) -> int:
        return self.choices[0].sizeHint().height() if self.choices else self.height()

    def _place(self) -> None:
        """Puts each choice above its column."""
        for at, box in enumerate(self.choices[: len(self._fields)]):
            section = at + self._beside
            if section >= self.count():
                return
            box.setGeometry(
                self.sectionViewportPosition(section) + GAP // 2,
                GAP,
                max(0, self.sectionSize(section) - GAP),
                box.sizeHint().height(),
            )


class _ColumnChoice(ChoiceBox):
    """The field of a column; its open list shows every field whole, however narrow the column."""

    def showPopup(self) -> None:  # noqa: N802
        view = self.view()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        view.setMinimumWidth(view.sizeHintForColumn(0) + bar + GAP)
        super().showPopup()


class _Cells(CellDelegate):
    """Frames cells with a problem, and the cell that would be edited."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tone = index.data(TONE_ROLE) or ""
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if index.data(KIND_ROLE) in ("chip", "icon") or not (tone in _MARKED or current):
            super().paint(painter, option, index)
            return
        bare = self.paint_bare(painter, option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(2.5, 2.5, -2.5, -2.5)
        painter.setPen(QPen(QColor(color(_MARKED.get(tone, "accent"))), 2 if current else 1))
        if tone in _MARKED:
            painter.setBrush(QColor(color(f"{tone}soft")))
        painter.drawRoundedRect(box, 4, 4)
        painter.setFont(bare.font)
        role = QPalette.ColorRole.Text
        ink = color(tone) if tone in _MARKED else bare.palette.color(role).name()
        painter.setPen(QColor(ink))
        inside = option.rect.adjusted(PADDING, 0, -PADDING, 0)
        text = str(index.data() or "")
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, int(bare.displayAlignment), shown)
        painter.restore()


# What the card says about a row of a list, and the ways out that it offers.

Change = Callable[[Choices], Choices]


@dataclass(frozen=True, slots=True)
class Way:
    """A way out: the text of its button, and what it decides; None to edit the cell."""

    text: str
    change: Change | None


def heading_of(row: PreviewRow) -> str:
    """The player of a row, by name and line."""
    key = "import-row-heading" if row.name else "import-row-nameless"
    return messages.text(key, name=row.name, row=row.line)


def main_problem(row: PreviewRow) -> CellProblem | None:
    """The first problem that keeps the row out, or else the first of all."""
    return next((one for one in row.problems if one.serious), next(iter(row.problems), None))


def about_row(row: PreviewRow, player: Player | None) -> str:
    """What is wrong with a row, or doubtful; empty if nothing is."""
    problem = main_problem(row)
    if problem is not None and (problem.serious or player is None):
        return say(problem.problem)
    if player is None:
        return ""
    entered = messages.text("import-entered", number=player.id, withdrawn=str(player.dropped))
    values = {} if row.fields is None else given_fields(row.fields)
    new = [
        _new_value(name, getattr(player, name), value)
        for name, value in values.items()
        if value != getattr(player, name) and messages.has(_label_key(name))
    ]
    return messages.sentences(
        entered, messages.text("import-new-values", values=messages.enumerated(new)) if new else ""
    )


def ways_out(row: PreviewRow, preview: ImportPreview) -> Sequence[Way]:
    """What can be decided about a row, the usual decision first."""
    problem = main_problem(row)
    leave_out = Way(messages.text("import-leave-out"), _answer(row, "skip"))
    if row.to_fix and problem is not None:
        empty = emptied(row, problem, preview)
        if empty is None:
            return Way(messages.text("import-edit-cell"), None), leave_out
        return empty, leave_out
    if row.player is not None:
        return (
            Way(messages.text("import-skip"), _answer(row, "skip")),
            Way(messages.text("import-update"), _answer(row, "update")),
            Way(messages.text("import-add-another"), _answer(row, "add")),
        )
    if row.twin is not None:
        return (
            Way(messages.text("import-same-person"), _answer(row, "skip")),
            Way(messages.text("import-two-people"), _answer(row, "add")),
        )
    return Way(messages.text("import-keep-row"), _answer(row, "add")), leave_out


def emptied(row: PreviewRow, problem: CellProblem, preview: ImportPreview) -> Way | None:
    """The way to import a row without the value of a bad cell; None if it cannot be without."""
    column = problem.column
    field = "" if column is None else preview.fields[column]
    if column is None or column in row.emptied or field in NAMES:
        return None
    value = quoted(row.cells[column])
    note = messages.text("label-value", label=field_name(field), value=value) if field else value
    return Way(
        messages.text("import-without", field=field.lower().replace(" ", "-")),
        lambda choices: without_value(choices, (row.line, column), note),
    )


def all_emptied(preview: ImportPreview) -> tuple[Change, ...]:
    """Imports every row that can be imported without its bad values; one change for each."""
    return tuple(
        way.change
        for row in preview.rows
        if row.to_fix
        for problem in row.problems
        if problem.serious
        and (way := emptied(row, problem, preview)) is not None
        and way.change is not None
    )


def list_note(problem: Problem) -> str:
    """What to know about the list as a whole, where columns are chosen in the window."""
    keys = {
        "list_no_name_column": "import-no-name-column",
        "list_columns_twice": "import-columns-twice",
        "list_without_headings": "import-no-headings",
        "list_without_headings_aged": "import-no-headings",
        "list_without_headings_rated": "import-no-headings",
        "list_without_headings_rated_aged": "import-no-headings",
        "saved_twice": "import-garbled",
    }
    key = keys.get(problem.code)
    return say(problem) if key is None else messages.text(key, **problem.facts)


def _answer(row: PreviewRow, outcome: str) -> Change:
    return lambda choices: with_answer(choices, row.line, outcome)  # type: ignore[arg-type]


def _new_value(name: str, old: object, new: object) -> str:
    key = "import-added-value" if old is None else "import-new-value"
    field = messages.text(_label_key(name))
    return messages.text(key, field=field, old=quoted(str(old)), new=quoted(str(new)))


def _label_key(name: str) -> str:
    return f"people-player-fields-{name.replace('_', '-')}"
