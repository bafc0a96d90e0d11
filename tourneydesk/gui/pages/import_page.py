"""Previews a list of players, to be corrected and decided before anyone is entered."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial, reduce

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.core.event import Player
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.lists.decoding import encodings_of
from tourneydesk.desk.lists.grid import Choices, Grid, read_grid, with_answer, with_cell, with_field
from tourneydesk.desk.lists.preview import (
    ImportPreview,
    garbled_cells,
    list_notes,
    preview_list,
    toggled,
)
from tourneydesk.desk.lists.rows import MOST_CELLS
from tourneydesk.gui.pages.import_table import (
    OWN_COLUMNS,
    TICK,
    Filter,
    ImportTable,
    Way,
    about_row,
    all_emptied,
    heading_of,
    import_table,
    lines_of,
    list_note,
    main_problem,
    offered_fields,
    rows_to_update,
    ways_out,
)
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.user_data.people import this_year
from tourneydesk.gui.widgets.buttons import Segments
from tourneydesk.gui.widgets.cell_editor import Cell, CellEditor
from tourneydesk.gui.widgets.layouts import FlowLayout, page_column
from tourneydesk.gui.widgets.page_parts import PageHeader, PageKeys
from tourneydesk.gui.widgets.question_card import Answer, Card, OpenCard, Question, open_cards
from tourneydesk.gui.widgets.text_widgets import (
    Button,
    ChoiceBox,
    button,
    check,
    escaped,
    label,
    relook,
    shortened,
    show_text,
    show_trouble,
)
from tourneydesk.present import messages
from tourneydesk.present.messages import say

# The card about the selected row: what is wrong or doubtful, and a button for each way out.


class RowCard(Card):
    """Hidden if there is nothing to say. Its buttons are plain: importing is what comes next."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = label("", "section", wraps=True)
        self._about = label("", wraps=True)
        self._actions: Sequence[Callable[[], object]] = ()
        self.buttons: list[Button] = []
        self.add(self._heading, self._about)
        self.hide()

    @property
    def text(self) -> str:
        """What the card says below its heading; empty while it is hidden."""
        return "" if self.isHidden() else self._about.text()

    def show_row(self, heading: str, about: str, answers: Sequence[Answer]) -> None:
        """Shows what to know about a row; hidden without a text."""
        show_text(self._heading, heading)
        show_text(self._about, about)
        self._actions = [action for _, action in answers]
        for new in range(len(self.buttons), len(answers)):
            made = button("", does=lambda _=False, at=new: self._actions[at]())
            self.buttons.append(made)
            self.answers.addWidget(made)
        for at, made in enumerate(self.buttons):
            made.setVisible(at < len(answers))
            made.setText(escaped(answers[at][0]) if at < len(answers) else "")
        self.setVisible(bool(about))
        self.arrange()


# The choice among the encodings that a list may have.


class EncodingChoice(ChoiceBox):
    """Each encoding with words of the list as they would be read; hidden if there is no doubt."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.setAccessibleName(messages.text("import-encoding"))

    def offer(self, data: bytes, current: str) -> None:
        """Offers the encodings of a list, with the current one selected."""
        offered = encodings_of(data)
        self.clear()
        self.setMinimumWidth(0)
        for name, words in offered:
            sample = messages.enumerated(words)
            self.addItem(messages.text("import-encoding-sample", encoding=name, words=sample), name)
        # Qt leaves room for an arrow that does not grow with the text.
        self.setMinimumWidth(self.sizeHint().width() + self.fontMetrics().height())
        self.setCurrentIndex(self.findData(current))
        self.setVisible(bool(offered))


# The buttons below a list: what is done with many rows at once, and the import itself.

Read = Callable[[Choices], ImportPreview]
"""Reads the list anew with other choices."""


class ImportButtons(QWidget):
    """``take`` says how many players it imports."""

    def __init__(self) -> None:
        super().__init__()
        self.cancel = button(messages.text("wizard-cancel"))
        self.update_all = button(messages.text("import-update-all", count=0))
        self.empty_all = button(messages.text("import-without-all", count=0))
        self.take = button(messages.text("people-import"), "next", picture="upload")
        spacer = QWidget()
        spacer.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        line = FlowLayout(self)
        for part in (self.cancel, spacer, self.update_all, self.empty_all, self.take):
            line.addWidget(part)

    def show_for(self, preview: ImportPreview, taken: ImportPreview) -> None:
        """Shows what can be done with a list; ``taken`` is what is imported of it."""
        added, updated = len(taken.added), len(taken.updated)
        players = messages.text("count-players", count=added or updated)
        if not added and not updated:
            text = messages.text("people-import")
        elif not added:
            text = messages.text("import-only-updates", players=players)
        elif updated:
            text = messages.text("import-and-update", players=players, updates=updated)
        else:
            rest = any(row.to_fix for row in taken.rows)
            text = messages.text(
                "people-import-rest" if rest else "people-import-all", players=players
            )
        gaps = added + updated - len(preview.added) - len(preview.updated)
        if gaps > 0:
            text = messages.text("import-with-gaps", text=text, count=gaps)
        self.take.setText(text)
        self.take.setEnabled(bool(added or updated))
        many = (
            (self.empty_all, "import-without-all", len(all_emptied(preview))),
            (self.update_all, "import-update-all", len(rows_to_update(preview))),
        )
        for one, key, count in many:
            one.setText(messages.text(key, count=count))
            one.setVisible(count > 1)


def taken_of(choices: Choices, preview: ImportPreview, read: Read) -> ImportPreview:
    """What is imported of a list: a bad value comes in empty, with a note, and loses nobody."""
    if any(row.to_fix for row in preview.rows):
        return read(without_bad_values(choices, preview))
    return preview


def without_bad_values(choices: Choices, preview: ImportPreview) -> Choices:
    """Imports every row that can be imported without its bad values."""
    return reduce(lambda so_far, change: change(so_far), all_emptied(preview), choices)


def updating_all(choices: Choices, preview: ImportPreview) -> Choices:
    """Updates everyone who is entered already, where nothing else has been decided."""
    for line in rows_to_update(preview):
        choices = with_answer(choices, line, "update")
    return choices


def with_letters(choices: Choices, preview: ImportPreview) -> Choices:
    """Writes names as they were before somebody saved them in another encoding."""
    for place, repaired in garbled_cells(preview).items():
        choices = with_cell(choices, place, repaired)
    return choices


LONGEST_FILE = 40
"""In letters: a longer name of a file would make the window wider."""
FILTERS: tuple[Filter, ...] = ("all", "fix", "check")


class ImportPage(OpenCard, PageKeys, QWidget):
    """Every row of the list with what becomes of it; nothing is entered before the button at the
    bottom is pressed. Rows keep their places until another filter is chosen.
    """

    taken = Signal(object)
    """Requests entering what this preview shows."""
    cancelled = Signal()
    another_requested = Signal()
    """Another file is wanted."""

    def __init__(self, entered: Callable[[], Sequence[Player]]) -> None:
        """``entered``: the players of the event."""
        super().__init__()
        self.key_actions = {"keys-back": self.leave}
        self._entered = entered
        self._groups = False
        self.file = ""
        """The name of the file; empty for a list that was typed."""
        self._data, self._choices = b"", Choices()
        self._grid: Grid | None = None
        self._preview: ImportPreview | None = None
        self._taken: ImportPreview | None = None
        self._lines: list[int] = []
        self.header = PageHeader()
        self.another = button(
            messages.text("import-another"), does=self.another_requested, picture="folder-open"
        )
        self.header.add(self.another)
        self._hint = label(messages.text("import-hint"), "quiet", wraps=True)
        self.notes = label("", wraps=True)
        self.filters: Segments[Filter] = Segments(
            messages.text("import-filter"),
            [(one, messages.text(f"import-filter-{one}")) for one in FILTERS],
        )
        self.filters.chosen.connect(lambda _: self._filter())
        self.summary = label("", "quiet")
        self.summary.setMinimumHeight(self.filters.sizeHint().height())
        self.encoding = EncodingChoice()
        self.encoding.activated.connect(lambda _: self._choose_encoding())
        self.headed = check(messages.text("import-headed"))
        self.headed.clicked.connect(self._choose_headed)
        self.fix_letters = button(
            messages.text("import-fix-letters"), does=lambda: self._change_all(with_letters)
        )
        self.table = ImportTable(messages.text("import-table"), len(OWN_COLUMNS))
        self.table.picked.connect(self._pick)
        self.table.chosen.connect(lambda _: self._show_card())
        self.table.cell_clicked.connect(self._clicked)
        self.editor = CellEditor(
            self.table, [str(at) for at in range(MOST_CELLS)], self._value, self._commit, self._why
        )
        self.table.cell_double_clicked.connect(self.editor.open)
        self.table.on_keys({"keys-import-tick": self._tick, "keys-import-edit": self._edit})
        self.card = RowCard()
        self.question = Question()
        self.trouble = label("", "attention", wraps=True)
        self.buttons = ImportButtons()
        self.take, self.cancel = self.buttons.take, self.buttons.cancel
        self.take.clicked.connect(self._take)
        self.cancel.clicked.connect(self.leave)
        self.buttons.empty_all.clicked.connect(lambda: self._change_all(without_bad_values))
        self.buttons.update_all.clicked.connect(lambda: self._change_all(updating_all))
        open_cards().changed.connect(self._show_filled)
        self._lay_out()

    @property
    def preview(self) -> ImportPreview | None:
        """What the page shows."""
        return self._preview

    @property
    def has_input(self) -> bool:
        """Whether something has been decided that would be lost."""
        return self._choices != Choices()

    def show_groups(self, shown: bool) -> None:
        """Offers age groups as a field if the format has them, and expects ages then."""
        self._groups = shown

    def show_list(self, file: str, data: bytes, grid: Grid) -> None:
        """Shows a list that has been read from these bytes of the file with this name, empty for a
        list that was typed.
        """
        self.file, self._data, self._grid, self._choices = file, data, grid, Choices()
        name = shortened(file, LONGEST_FILE)
        key = "people-import-heading" if file else "import-typed-heading"
        show_text(self.header.title, messages.text(key, file=name))
        self.show_message("")
        self.question.close_question()
        self.encoding.offer(data, grid.encoding)
        self.headed.setChecked(bool(grid.headings))
        # The choice is offered where it was a guess.
        self.headed.setVisible(not grid.headings or not any(grid.fields))
        self.filters.choose("all")
        self.table.choose(-1)
        self.refresh()
        self._filter()

    def refresh(self) -> None:
        """Shows what becomes of the list with the players that are entered now."""
        if self._grid is None:
            return
        preview = self._read(self._choices)
        self._preview, self._taken = preview, taken_of(self._choices, preview, self._read)
        offered = offered_fields(self._groups)
        self.table.show_fields(preview.fields, self._grid.headings, offered)
        self.table.show_table(import_table(preview, self._lines))
        self._show_counts(preview)
        notes = [list_note(note.problem) for note in list_notes(preview, self._choices)]
        show_text(self.notes, messages.sentences(*notes))
        self.notes.setVisible(bool(notes))
        self.fix_letters.setVisible(bool(garbled_cells(preview)))
        self._show_card()

    def enter(self) -> None:
        """Takes the focus: the first cell to fix, or the button if there is none."""
        preview = self._preview
        if preview is None or not preview.has_names:
            next(iter(self.table.pickers.choices), self.cancel).setFocus()
            return
        row = next((row for row in preview.rows if row.to_fix), None)
        if row is None:
            self.take.setFocus()
            return
        self.table.setFocus()
        problem = main_problem(row)
        at = None if problem is None else problem.column
        self.table.choose_cell(row.line, "" if at is None else str(at))

    def show_message(self, text: str) -> None:
        """Explains inline what prevents entering the list."""
        show_trouble(self.trouble, text)

    def leave(self) -> None:
        """Cancels, after asking if something would be lost."""
        self._ask_to_lose("import-discard", "import-discard-leave", self.cancelled.emit)

    def before_another(self, proceed: Callable[[], object]) -> None:
        """Continues with another list, after asking if something would be lost."""
        # What was decided about a list that is no longer shown is lost already.
        if self.isHidden():
            proceed()
        else:
            self._ask_to_lose("import-replace", "import-replace-open", proceed)

    def _show_filled(self) -> None:
        """One button is filled: that of the question, while there is one."""
        relook(self.take, "next" if self.question.isHidden() else "")

    def _ask_to_lose(self, heading: str, answer: str, proceed: Callable[[], object]) -> None:
        if not self.has_input:
            proceed()
            return
        self.question.ask(
            messages.text(heading),
            "",
            (
                (messages.text(answer), proceed),
                (messages.text("import-discard-keep"), self.table.setFocus),
            ),
            focus=True,
        )

    def _read(self, choices: Choices) -> ImportPreview:
        assert self._grid is not None
        return preview_list(self._grid, choices, self._entered(), this_year())

    def _decide(self, choices: Choices) -> None:
        self._choices = choices
        self.show_message("")
        self.refresh()

    def _filter(self) -> None:
        """Arranges the rows of the filter anew."""
        if self._preview is not None:
            self._lines = lines_of(self._preview, self.filters.key)
            self.table.show_table(import_table(self._preview, self._lines))
            self._show_card()

    def _show_counts(self, preview: ImportPreview) -> None:
        counts = {one: len(lines_of(preview, one)) for one in FILTERS}
        self.filters.show_counts(counts)
        added, updated = len(preview.added), len(preview.updated)
        left_out = len(preview.rows) - added - updated - counts["fix"]
        parts = (("new", added), ("updated", updated), ("left-out", left_out))
        said = [messages.text(f"import-count-{one}", count=count) for one, count in parts if count]
        show_text(self.summary, messages.enumerated(said))
        self.buttons.show_for(preview, self._taken or preview)

    def _show_card(self) -> None:
        line, preview = self.table.key, self._preview
        if line is None or preview is None or not preview.has_names:
            self.card.show_row("", "", ())
            return
        row = preview.row(line)
        player = next((one for one in self._entered() if one.id == row.player), None)
        about = about_row(row, player)
        ways = ways_out(row, preview) if about else ()
        answers = [(way.text, partial(self._follow, way)) for way in ways]
        self.card.show_row(heading_of(row), about, answers)

    def _follow(self, way: Way) -> None:
        """Decides what a button of the card offers."""
        if way.change is None:
            self._edit_problem()
            return
        self._decide(way.change(self._choices))
        self.table.setFocus()

    def _choose_encoding(self) -> None:
        chosen = str(self.encoding.currentData())
        self._read_again(replace(self._choices, encoding=chosen))

    def _choose_headed(self, headed: bool) -> None:
        self._read_again(replace(self._choices, headed=headed))

    def _read_again(self, choices: Choices) -> None:
        try:
            self._grid = read_grid(self._data, choices.encoding, choices.headed, ages=self._groups)
        except Refused as refused:
            self.show_message(refusal(refused.problems))
            return
        self._decide(choices)
        self._filter()

    def _pick(self, column: int, field: str) -> None:
        if self._preview is not None:
            self._decide(with_field(self._choices, self._preview.fields, column, field))

    def _clicked(self, line: int, id: str) -> None:
        if id == TICK:
            self._toggle(line)

    def _tick(self) -> None:
        if self.table.key is not None:
            self._toggle(self.table.key)

    def _toggle(self, line: int) -> None:
        if self._preview is not None:
            self._decide(toggled(self._choices, self._preview.row(line)))

    def _edit(self) -> None:
        """Edits the current cell, or the one with the problem."""
        line, id = self.table.key, self.table.column_id
        if line is not None and not self.editor.open(line, id):
            self._edit_problem()

    def _edit_problem(self) -> None:
        line = self.table.key
        if line is None or self._preview is None:
            return
        problem = main_problem(self._preview.row(line))
        column = 0 if problem is None or problem.column is None else problem.column
        self.editor.open(line, str(column))

    def _change_all(self, change: Callable[[Choices, ImportPreview], Choices]) -> None:
        if self._preview is not None:
            self._decide(change(self._choices, self._preview))

    def _value(self, cell: Cell) -> str:
        line, id = cell
        return "" if self._preview is None else self._preview.row(line).cells[int(id)]

    def _why(self, cell: Cell) -> str:
        """What is wrong with a cell, unless the card says it."""
        if self._preview is None:
            return ""
        main = main_problem(self._preview.row(cell[0]))
        on_card = main is not None and main.column == int(cell[1])
        return "" if on_card else _problem_at(self._preview, cell)

    def _commit(self, cell: Cell, text: str) -> str:
        """Takes the text of a cell if it is valid there; otherwise returns why it is not."""
        if self._grid is None:
            return ""
        line, id = cell
        choices = with_cell(self._choices, (line, int(id)), text)
        preview = self._read(choices)
        why = _problem_at(preview, cell)
        if not why:
            self._decide(choices)
        return why

    def _take(self) -> None:
        if self._taken is not None:
            self.taken.emit(self._taken)

    def _lay_out(self) -> None:
        tools = FlowLayout()
        for tool in (self.filters, self.summary, self.headed, self.encoding, self.fix_letters):
            tools.addWidget(tool)
        self.trouble.hide()
        page_column(
            self,
            self.header,
            self._hint,
            self.notes,
            tools,
            (self.table, 1),
            self.card,
            self.question,
            self.trouble,
            self.buttons,
        )


def _problem_at(preview: ImportPreview, cell: Cell) -> str:
    """What keeps a row out at this cell, in words."""
    line, id = cell
    found = (
        one.problem for one in preview.row(line).problems if one.serious and one.column == int(id)
    )
    problem = next(found, None)
    return "" if problem is None else say(problem)
