"""How a document is printed: round, tables or players, its own options, paper, pages."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QWidget

from tourneydesk.core.event import Event
from tourneydesk.documents.drawing.page import A4, LETTER, STOCK, Paper
from tourneydesk.documents.papers import ON_CARDS, asks, document_of, documents_of_format, owner_of
from tourneydesk.documents.printing import Option, PrintOptions
from tourneydesk.gui.session.printers import Printers
from tourneydesk.gui.user_data.paper_choices import PaperChoices
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.gui.widgets.layouts import column_of
from tourneydesk.gui.widgets.text_widgets import ChoiceBox, Field, button, check, label, label_for
from tourneydesk.present import messages
from tourneydesk.present.messages.languages import language, language_keys

# Numbers as people type them for pages, tables and players: 9, 11-14.

MAX_NUMBERS = 5000
_PART = re.compile(r"(\d{1,6})(?:-(\d{1,6}))?", re.ASCII)


def numbers_in(text: str) -> tuple[int, ...] | None:
    """The numbers typed, each once, in the order typed; () if empty, None if the text is not such a
    list.
    """
    found: dict[int, None] = {}
    for part in re.sub(r"\s*[-–—]\s*", "-", text).replace(",", " ").replace(";", " ").split():
        match = _PART.fullmatch(part)
        if match is None:
            return None
        first, last = int(match[1]), int(match[2] or match[1])
        if last < first or last - first > MAX_NUMBERS:
            return None
        found |= dict.fromkeys(range(first, last + 1))
    return tuple(found)


# The choices that a document offers: a pick list for each, or a list to tick.

ROWS = 3
"""For each option: a heading, its name with a pick list, a list to tick."""
LABEL_WIDE = 11
"""The width of the names of fields, in digits, if no word is wider."""
SHORT = 8
"""How many letters a pick list shows at least; its list is as wide as it needs."""


class OfferedOptions(QObject):
    """Fills the rows of a grid, from ``first_row`` on, with one choice each. ``chosen`` gives an
    option and its values when the user chooses them; ``rebuilt``: there are other fields.
    """

    chosen = Signal(object, object)
    rebuilt = Signal()

    def __init__(self, grid: QGridLayout, first_row: int) -> None:
        super().__init__()
        self._grid, self._first = grid, first_row
        self._options: tuple[Option, ...] = ()
        self._headings: tuple[str, ...] = ()
        self.fields: dict[str, ChoiceBox | TickGroup] = {}
        """By the keys of the options."""
        self._names: list[QWidget] = []

    @property
    def options(self) -> tuple[Option, ...]:
        return self._options

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets that take the focus, from top to bottom."""
        order: list[QWidget] = []
        for field in self.fields.values():
            order += field.boxes.values() if isinstance(field, TickGroup) else [field]
        return order

    def offer(
        self,
        options: Sequence[Option],
        values: Sequence[tuple[str, ...]],
        headings: Sequence[str] = (),
    ) -> None:
        """Offers these options, with these values chosen. ``headings`` are the names of the
        documents to which they belong, if there are several.
        """
        if (self._options, self._headings) != (tuple(options), tuple(headings)):
            self._options, self._headings = tuple(options), tuple(headings)
            self._rebuild()
            self.rebuilt.emit()
        for option, chosen in zip(options, values, strict=True):
            field = self.fields[option.key]
            if isinstance(field, TickGroup):
                field.show_values(chosen)
            else:
                field.setCurrentIndex(field.findData(chosen[0]))

    def _rebuild(self) -> None:
        for old in (*self._names, *self.fields.values()):
            # Until it is freed it can still have the focus and take keys: they are for no document.
            old.blockSignals(True)
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._names, self.fields = [], {}
        field: ChoiceBox | TickGroup
        for at, option in enumerate(self._options):
            row = self._first + ROWS * at + 1
            if self._headings and self._headings[at] not in self._headings[:at]:
                heading = label(self._headings[at], "strong")
                self._grid.addWidget(heading, row - 1, 0, 1, 2)
                self._names.append(heading)
            if option.several:
                # The list is long; beside its name it would be narrow.
                field, name = self._ticks(option), label(option.label)
                self._grid.addWidget(name, row, 0, 1, 2)
                self._grid.addWidget(field, row + 1, 0, 1, 2)
            else:
                field = self._pick_list(option)
                name = field_label(option.label, field)
                self._grid.addWidget(name, row, 0)
                self._grid.addWidget(field, row, 1)
            field.setAccessibleName(option.label)
            field.setAccessibleDescription(self._headings[at] if self._headings else "")
            self._names.append(name)
            self.fields[option.key] = field

    def _pick_list(self, option: Option) -> ChoiceBox:
        field = ChoiceBox()
        field.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        field.setMinimumContentsLength(SHORT)
        for value in option.values:
            field.addItem(option.name(value), value)
        field.activated.connect(lambda _: self.chosen.emit(option, (field.currentData(),)))
        return field

    def _ticks(self, option: Option) -> "TickGroup":
        group = TickGroup(option)
        group.changed.connect(lambda: self.chosen.emit(option, group.values))
        return group


def field_label(text: str, field: QWidget) -> QLabel:
    """The name of a field at its left, on two lines rather than wide: the field needs the room."""
    name = label_for(text, field)
    name.setWordWrap(True)
    width = name.fontMetrics().horizontalAdvance
    name.setFixedWidth(max(LABEL_WIDE * width("0"), *map(width, text.split()), 0))
    # The layout asks for the height at the width of the column, which a longer name may widen.
    name.setMinimumHeight(name.heightForWidth(name.width()))
    return name


class TickGroup(QWidget):
    """The values of an option, to tick; at least one stays ticked."""

    changed = Signal()

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.boxes: dict[str, QCheckBox] = {
            value: check(option.name(value)) for value in option.values
        }
        column_of(*self.boxes.values(), on=self, margins=(8, 0, 0, 0), spacing=4)
        for box in self.boxes.values():
            box.clicked.connect(lambda _, box=box: self._clicked(box))

    @property
    def values(self) -> tuple[str, ...]:
        """The ticked values, in the order of the option."""
        return tuple(value for value, box in self.boxes.items() if box.isChecked())

    def show_values(self, values: Sequence[str]) -> None:
        """Ticks these values only."""
        for value, box in self.boxes.items():
            box.setChecked(value in values)

    def _clicked(self, box: QCheckBox) -> None:
        if not self.values:
            box.setChecked(True)
        else:
            self.changed.emit()


PAPER, PRINTER, LANGUAGE = "paper", "printer", "paper_language"
"""Preferences: the paper and the printer last used, and the language of the papers."""
PAPERS: dict[str, Paper] = {one.name: one for one in (LETTER, A4, *STOCK)}
_STOCK = {one.name for one in STOCK}

FOR_SECTIONS = ("packet", "tables", "names", "slips", "standings", "check-in", "wall", "cross")
"""The documents that can be printed for all sections of a day at once."""
MAX_COPIES = 99
OFFERED_FROM, OFFERED_TO = 10, 100
"""The rows of the grid that are for a document's own options."""


@dataclass(frozen=True, slots=True)
class Mistyped:
    """A field that does not contain a list of numbers: its name and its text."""

    field: str
    text: str


class PaperOptions(QWidget):
    """The options for one document; ``changed`` means that different pages are wanted. What is
    chosen of a document's own options is remembered for its format.
    """

    changed = Signal()

    def __init__(self, format_key: str, *, in_day: bool = False) -> None:
        """``in_day``: the event is a section of a day, and some documents can be printed for all
        of its sections.
        """
        super().__init__()
        self._key, self._format, self._in_day = "", format_key, in_day
        self.sections = ChoiceBox()
        self.sections.addItem(messages.text("day-papers-one"))
        self.sections.addItem(messages.text("day-papers-all"))
        self._owners: dict[str, str] = {}
        self.choices = PaperChoices(format_key)
        self.paper, self.round, self.language = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.printer = ChoiceBox()
        for choice in (self.paper, self.language, self.printer):
            # A printer's name can be long; it must not squeeze the rest of the page.
            choice.setSizeAdjustPolicy(
                ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            choice.setMinimumContentsLength(8)
        self.tables, self.players, self.pages = Field(80), Field(80), Field(80)
        self.copies = Field(4)
        self.copies.setText("1")
        for field in (self.tables, self.players, self.pages):
            field.setPlaceholderText(messages.text("papers-numbers-example"))
        self.usual = button(messages.text("papers-options-usual"), "link", does=self._reset)
        self._rows: list[tuple[QWidget, QWidget]] = []
        self._lay_out()
        self._offer_papers()
        self._offer_languages()
        self.paper.activated.connect(self._paper_chosen)
        self.printer.activated.connect(lambda _: prefer(PRINTER, self.printer.currentText()))
        self.language.activated.connect(lambda _: self._language_chosen())
        self.round.activated.connect(lambda _: self.changed.emit())
        self.sections.activated.connect(lambda _: self.changed.emit())
        for field in (self.tables, self.players):
            field.editingFinished.connect(self.changed)
        self.show_printers(None)

    @property
    def in_order(self) -> list[QWidget]:
        """The fields from top to bottom."""
        about = (self.sections, self.round, self.tables, self.players)
        pages = (self.paper, self.language, self.pages, self.copies, self.printer)
        return [*about, *self.offered.in_order, self.usual, *pages]

    def choose_table(self, round_number: int, table: int) -> None:
        """Chooses one table of a round."""
        self.round.setCurrentIndex(max(0, self.round.findData(round_number)))
        self.tables.setText(str(table))
        self.changed.emit()

    def choose_tables(self, tables: Sequence[int]) -> None:
        """Chooses these tables of the latest round."""
        self.round.setCurrentIndex(self.round.count() - 1)
        self.tables.setText(" ".join(map(str, tables)))

    def show_for(self, key: str, event: Event) -> None:
        """Offers the options for this document of the event."""
        if key != self._key:
            self._key = key
            for number_field in (self.tables, self.players, self.pages):
                number_field.setText("")
            self._offer_papers()
        self._offer_rounds(len(event.rounds))
        self._offer_own(key, event)
        visible = {
            self.sections: self._in_day and key in FOR_SECTIONS,
            self.round: asks(key, "round") and len(event.rounds) > 1 and not self.for_all,
            self.tables: asks(key, "tables") and not self.for_all,
            self.players: asks(key, "players"),
        }
        for name, field in self._rows:
            name.setVisible(visible.get(field, True))
            field.setVisible(visible.get(field, True))

    def show_printers(self, found: Printers | None) -> None:
        """Offers the printers; None while they are not known."""
        self.printer.clear()
        names = found.names if found is not None else ()
        self.printer.addItems(
            [*names] or [messages.text("papers-no-printer") if found is not None else ""]
        )
        self.printer.setEnabled(bool(names))
        for preferred_printer in (found.default if found is not None else "", preferred(PRINTER)):
            if preferred_printer in names:
                self.printer.setCurrentText(preferred_printer)

    @property
    def for_all(self) -> bool:
        """Whether the document is wanted for all sections of the day."""
        return self._in_day and self._key in FOR_SECTIONS and self.sections.currentIndex() == 1

    def how_of(self, format_key: str, at: str, revision: int, digest: str) -> PrintOptions:
        """How another section of the day is printed: on the same paper, with what is remembered
        for its format, in its current round.
        """
        choices = self.choices if format_key == self._format else PaperChoices(format_key)
        paper = PAPERS[self.paper.currentData()]
        return PrintOptions(at, revision, digest, paper=paper, usual=choices.all)

    @property
    def print_language(self) -> str:
        """The key of the language of the papers; empty for the window's."""
        return str(self.language.currentData() or "")

    def usual_how(self, at: str, revision: int, digest: str) -> PrintOptions:
        """How documents are printed when nothing is chosen but what is remembered."""
        return PrintOptions(at, revision, digest, usual=self.choices.all)

    def on_paper_of(self, key: str, how: PrintOptions) -> PrintOptions:
        """The same on the paper on which this document was last printed."""
        return replace(how, paper=PAPERS.get(_preferred_paper(key), LETTER))

    def how(self, at: str, revision: int, digest: str) -> PrintOptions | Mistyped:
        """How to print, or the field that cannot be parsed."""
        numbers_of: dict[Field, tuple[int, ...] | None] = {}
        for name, field in (
            (messages.text("papers-option-tables", self._format), self.tables),
            (messages.text("papers-option-players"), self.players),
        ):
            numbers = numbers_in(self._text(field))
            if numbers is None:
                return Mistyped(name, field.text())
            numbers_of[field] = numbers or None
        return PrintOptions(
            at,
            revision,
            digest,
            paper=PAPERS[self.paper.currentData()],
            round=self.round.currentData() if asks(self._key, "round") else None,
            tables=numbers_of[self.tables],
            players=numbers_of[self.players],
            usual=self.choices.all,
        )

    def wanted_pages(self, many: int) -> tuple[int, ...] | Mistyped | int:
        """The pages wanted, from 0; the number of a nonexistent page; or a mistyped list."""
        numbers = numbers_in(self._text(self.pages))
        if numbers is None:
            return Mistyped(messages.text("papers-option-pages"), self.pages.text())
        strange = next((one for one in numbers if not 1 <= one <= many), None)
        if strange is not None:
            return strange
        return tuple(one - 1 for one in numbers) if numbers else tuple(range(many))

    def wanted_copies(self) -> int | None:
        """The number of copies, None if it is not a number from 1 to MAX_COPIES."""
        numbers = numbers_in(self.copies.text())
        if numbers is None or len(numbers) != 1 or not 1 <= numbers[0] <= MAX_COPIES:
            return None
        return numbers[0]

    def _text(self, field: Field) -> str:
        text = "" if field.isHidden() else field.text().strip()
        return "" if text.casefold() == messages.text("papers-all-of-them") else text

    def _paper_chosen(self) -> None:
        chosen = str(self.paper.currentData())
        prefer(f"{PAPER}_card" if self._key in ON_CARDS else PAPER, chosen)
        self.changed.emit()

    def _offer_papers(self) -> None:
        cards = self._key in ON_CARDS
        offered = [key for key in PAPERS if cards or key not in _STOCK]
        self.paper.clear()
        for key in offered:
            self.paper.addItem(messages.text(f"papers-size-{key}"), key)
        self.paper.setCurrentIndex(max(0, self.paper.findData(_preferred_paper(self._key))))

    def _offer_rounds(self, posted: int) -> None:
        if self.round.count() == posted:
            return
        last = self.round.currentIndex() in (-1, self.round.count() - 1)
        chosen = posted if last else self.round.currentData()
        self.round.clear()
        for number in range(1, posted + 1):
            self.round.addItem(str(number), number)
        self.round.setCurrentIndex(self.round.findData(min(chosen or posted, posted)))

    def _offer_languages(self) -> None:
        self.language.addItem(messages.text("papers-language-window"), "")
        for key in language_keys():
            self.language.addItem(language(key).name, key)
        self.language.setCurrentIndex(max(0, self.language.findData(preferred(LANGUAGE))))

    def _language_chosen(self) -> None:
        prefer(LANGUAGE, self.print_language)
        self.changed.emit()

    def _offer_own(self, key: str, event: Event) -> None:
        """Offers what the document does, with what is remembered."""
        document = document_of(key)
        options: tuple[Option, ...] = () if document is None else document.offers(event)
        if self.paper.currentData() in _STOCK:
            # One card is on each sheet, and the sheet has its size.
            options = tuple(option for option in options if option.key not in ("size", "up"))
        self._owners = {option.key: owner_of(key, option.key, event) for option in options}
        name = name_of(key, self._format)
        values = [self.choices.values(self._owners[option.key], option) for option in options]
        headings = [name_of(owner, self._format) for owner in self._owners.values()]
        self.offered.offer(options, values, headings if {*headings} - {name} else ())
        self.usual.setVisible(any(map(_differs, options, values)))

    def _option_chosen(self, option: Option, values: tuple[str, ...]) -> None:
        self.choices.choose(self._owners[option.key], option, values)
        self.changed.emit()

    def _reset(self) -> None:
        """Restores the defaults of the document's own options."""
        for option in self.offered.options:
            self.choices.choose(self._owners[option.key], option, option.default)
        self.changed.emit()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        grid.setColumnStretch(1, 1)
        self.offered = OfferedOptions(grid, OFFERED_FROM)
        self.offered.chosen.connect(self._option_chosen)
        for at, name, field in (
            (0, messages.text("day-sections"), self.sections),
            (1, messages.text("papers-option-round"), self.round),
            (2, messages.text("papers-option-tables", self._format), self.tables),
            (3, messages.text("papers-option-players"), self.players),
            (OFFERED_TO + 1, messages.text("papers-size"), self.paper),
            (OFFERED_TO + 2, messages.text("papers-option-language"), self.language),
            (OFFERED_TO + 3, messages.text("papers-option-pages"), self.pages),
            (OFFERED_TO + 4, messages.text("papers-option-copies"), self.copies),
            (OFFERED_TO + 5, messages.text("papers-option-printer"), self.printer),
        ):
            label_shown = field_label(name, field)
            grid.addWidget(label_shown, at, 0)
            grid.addWidget(field, at, 1)
            self._rows.append((label_shown, field))
        grid.addWidget(self.usual, OFFERED_TO, 0, 1, 2)


def usual_paper() -> Paper:
    """The paper last used for what is not a card."""
    return PAPERS.get(preferred(PAPER), LETTER)


def _preferred_paper(key: str) -> str:
    """The key of the paper last used for a document, or for others."""
    return (preferred(f"{PAPER}_card") if key in ON_CARDS else "") or preferred(PAPER)


def _differs(option: Option, values: tuple[str, ...]) -> bool:
    return values != option.default


def name_of(key: str, format_key: str) -> str:
    """The name of a document of that format, or of the changed papers."""
    documents = documents_of_format(format_key)
    names = (document.name for document in documents if document.key == key)
    return next(names, messages.text("papers-what-changed"))
