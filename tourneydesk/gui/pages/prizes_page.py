"""The prizes page: who would win what now and why, and the prize list to edit."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.prize_awards import age_groups_of
from tourneydesk.core.prizes import (
    EVERYBODY,
    NAMED,
    Category,
    Prize,
    PrizeList,
    line_of_prizes,
    prizes_on_line,
)
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.event_details import change_prizes
from tourneydesk.formats import format_of
from tourneydesk.gui.pages.page import PageContext
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.widgets.buttons import ActionButton, Segments
from tourneydesk.gui.widgets.layouts import FlowLayout, inner_column, page_column
from tourneydesk.gui.widgets.page_parts import PageHeader, PageKeys
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import (
    ChoiceBox,
    Field,
    button,
    check,
    label,
    refuse,
    show_text,
    show_trouble,
)
from tourneydesk.present.messages import name_of, sentences, text
from tourneydesk.present.prizes import event_awards
from tourneydesk.present.prizes.tables import AwardKey, awards_table, prizes_table
from tourneydesk.present.prizes.words import (
    category_name,
    left_over,
    money,
    prize_lines,
    why_award,
    won,
)
from tourneydesk.present.shows import show_of

# The categories that a line of the prize list can be for, to choose from.

UNDER = (2200, 2000, 1800, 1600, 1400, 1200, 1000, 800)
CLASSES = ((2000, 2199), *((low, low + 199) for low in range(1800, 800, -200)))
"""Expert, and classes A to E."""
MOST_NAMES = 30


def templates(event: Event) -> Iterator[tuple[str, Category]]:
    """Names and categories in the order of choice; one with open bounds is to be filled in."""
    chosen = [EVERYBODY]
    if show_of(event).rated or any(one.rating is not None for one in event.entered):
        chosen += [Category("rating", None, below - 1) for below in UNDER]
        chosen += [Category("rating", low, high) for low, high in CLASSES]
        chosen.append(Category("unrated"))
    chosen += [
        Category("age_group", value=group) for group in age_groups_of(event, format_of(event))
    ]
    for kind in NAMED:
        found = {getattr(one, kind) for one in event.entered} - {None, ""}
        names = sorted(found, key=str.casefold)
        chosen += [Category(kind, value=name) for name in names[:MOST_NAMES]]
    for category in chosen:
        yield category_name(category, event.format), category
    yield text("prizes-any-rating"), Category("rating")
    yield text("prizes-any-age"), Category("age")
    for kind in NAMED:
        yield text(f"prizes-any-{kind}"), Category(kind)
    yield category_name(Category("players")), Category("players")


# The prize list to edit: a line for each category, its fields, and the house rules.

NARROW, WIDE = 8, 15
"""Widths of fields in digits."""
LONGEST_LINE = 2000


class PrizeEditor(PageKeys, QWidget):
    """A line is saved by Enter in any of its fields; the house rules as they are chosen."""

    changed = Signal()

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._editing: Category | None = None
        self._offered: list[Category] = []
        self.lines: TableView[Category] = TableView(
            TableModel(prizes_table(session.event).columns), text("prizes-view-list")
        )
        self.lines.preferred_rows = 3
        self.lines.wrap_texts()
        self.lines.chosen.connect(self._load)
        self.lines.on_keys({"keys-prizes-remove": self.remove})
        self.category = ChoiceBox()
        self.category.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.category.activated.connect(lambda _: self._choose())
        self.low, self.high = self._field(NARROW), self._field(NARROW)
        self.which, self.players, self.name = (self._field(WIDE) for _ in range(3))
        self.prizes = Field(LONGEST_LINE)
        self.prizes.setMinimumWidth(self.low.width() * 2)
        self.prizes.returnPressed.connect(self.save)
        self.unrated = check(text("prizes-unrated-too"))
        self.trouble = label("", "wrong", wraps=True)
        self.save_button = ActionButton("keys-prizes-save", self.save, "next")
        self.remove_button = ActionButton("keys-prizes-remove", self.remove)
        self._create_rules()
        self._lay_out()

    def _create_rules(self) -> None:
        self.currency = self._field(NARROW)
        self.currency.editingFinished.connect(self._save_rules)
        self.ties = _choice(text("prizes-ties-share"), text("prizes-ties-order"))
        self.each = _choice(text("prizes-each-one"), text("prizes-each-all"))
        self.rounding = _choice(text("prizes-rounding-cent"), text("prizes-rounding-whole"))
        self.withdrawn = check(text("prizes-withdrawn"))
        for box in (self.ties, self.each, self.rounding):
            box.activated.connect(lambda _: self._save_rules())
        self.withdrawn.clicked.connect(lambda _: self._save_rules())

    def enter(self) -> None:
        """Puts the cursor where the prizes are typed."""
        self.prizes.setFocus()
        self.prizes.selectAll()

    def refresh(self) -> None:
        """Shows the event's list; a line being edited keeps its input."""
        event = self._session.event
        offered = event.prizes
        self._offer_templates()
        self.lines.show_table(prizes_table(event))
        if not self.currency.isModified():
            self.currency.setText(offered.currency)
        for box, first in (
            (self.ties, offered.share),
            (self.each, offered.one_each),
            (self.rounding, not offered.whole),
        ):
            box.setCurrentIndex(0 if first else 1)
        self.withdrawn.setChecked(offered.withdrawn)
        if self._editing is None or not self.prizes.isModified():
            self._load(self._editing or EVERYBODY)

    def save(self) -> None:
        """Saves the line that is edited; without prizes it goes."""
        try:
            category = self._category_typed()
            line = prizes_on_line(self.prizes.text(), category, self.currency.text().strip())
        except Refused as refused:
            self._show(refusal(refused.problems, self._session.event))
            self.prizes.setFocus()
            return
        except ValueError as wrong:
            self._show(text("prizes-number", text=str(wrong)))
            return
        before = self._session.event.prizes
        if self._replace(category, line):
            if self._session.event.prizes != before:
                self._saved("prizes-saved" if line else "prizes-removed", category)
            self._load(category if line else EVERYBODY)
            self.category.setFocus()

    def remove(self) -> None:
        """Removes the selected line."""
        category = self.lines.key if self.lines.hasFocus() else self._editing
        if category is None or not any(
            prize.category == category for prize in self._session.event.prizes.prizes
        ):
            return
        self._editing = category
        if self._replace(category, ()):
            self._saved("prizes-removed", category)
            self._load(EVERYBODY)

    def _replace(self, category: Category, line: Sequence[Prize]) -> bool:
        """Puts the prizes of a line in the place of those it had; whether that was accepted."""
        offered = self._with_rules(self._session.event.prizes)
        gone = {self._editing or category, category}
        at = next((n for n, one in enumerate(offered.prizes) if one.category in gone), None)
        kept = [prize for prize in offered.prizes if prize.category not in gone]
        where = len(kept) if at is None else at
        changed = replace(offered, prizes=(*kept[:where], *line, *kept[where:]))
        return self._change(changed)

    def _change(self, offered: PrizeList) -> bool:
        """Saves the list, unless nothing has changed; whether it is saved now."""
        if offered == self._session.event.prizes:
            self._show("")
            return True
        outcome = self._session.attempt(lambda session: change_prizes(session, offered))
        self._show("" if outcome.done else outcome.text)
        if outcome.done:
            for field in (self.prizes, self.currency):
                field.setModified(False)
            self.changed.emit()
        return outcome.done

    def _save_rules(self) -> None:
        offered = self._session.event.prizes
        changed = self._with_rules(offered)
        if changed != offered:
            self._change(changed)

    def _with_rules(self, offered: PrizeList) -> PrizeList:
        return replace(
            offered,
            currency=self.currency.text().strip(),
            share=self.ties.currentIndex() == 0,
            one_each=self.each.currentIndex() == 0,
            withdrawn=self.withdrawn.isChecked(),
            whole=self.rounding.currentIndex() == 1,
        )

    def _saved(self, id: str, category: Category) -> None:
        name = category_name(category, self._session.event.format)
        self._session.report(text(id, category=name))

    def _show(self, words: str) -> None:
        show_trouble(self.trouble, words, "wrong")

    def _offer_templates(self) -> None:
        """The templates, and the categories that are in the list but none of them."""
        event = self._session.event
        chosen = list(templates(event))
        known = {category for _, category in chosen}
        for prize in event.prizes.prizes:
            if prize.category not in known:
                known.add(prize.category)
                chosen.append((category_name(prize.category, event.format), prize.category))
        self._offered = [category for _, category in chosen]
        names = [name for name, _ in chosen]
        if [self.category.itemText(at) for at in range(self.category.count())] != names:
            self.category.clear()
            self.category.addItems(names)

    def _choose(self) -> None:
        """A template was chosen: its line, or a new one."""
        self._load(self._offered[self.category.currentIndex()])
        self.lines.choose(self._offered[self.category.currentIndex()])

    def _load(self, category: Category) -> None:
        """Shows a category's prizes in the fields."""
        event = self._session.event
        known = dict(prize_lines(event.prizes))
        self._editing = category
        if category in self._offered:
            self.category.setCurrentIndex(self._offered.index(category))
        self.low.setText("" if category.low is None else str(category.low))
        self.high.setText("" if category.high is None else str(category.high))
        self.unrated.setChecked(category.unrated)
        self.which.setText(category.value)
        self.players.setText(" ".join(map(str, category.players)))
        self.name.setText(category.name)
        self.prizes.setText(line_of_prizes(known.get(category, ())))
        self.prizes.setModified(False)
        self.remove_button.setEnabled(category in known)
        bounded = category.kind in ("rating", "age")
        for part, shown in (
            (self.low, bounded),
            (self.high, bounded),
            (self.unrated, category.kind == "rating"),
            (self.which, category.kind in NAMED),
            (self.players, category.kind == "players"),
            (self.name, category.kind != "place"),
        ):
            part.setVisible(shown)
            if part in self._names:
                self._names[part].setVisible(shown)
        self._show("")

    def _category_typed(self) -> Category:
        """The category in the fields; ValueError with what is no whole number."""
        category = self._editing or EVERYBODY
        match category.kind:
            case "rating" | "age":
                category = replace(
                    category,
                    low=_whole(self.low),
                    high=_whole(self.high),
                    unrated=category.kind == "rating" and self.unrated.isChecked(),
                )
            case "club" | "team" | "grade":
                category = replace(category, value=self.which.text().strip())
            case "players":
                words = self.players.text().replace(",", " ").split()
                category = replace(category, players=tuple(_number(word) for word in words))
            case _:
                pass
        if category.kind == "place":
            return category
        return replace(category, name=self.name.text().strip())

    def _field(self, digits: int) -> Field:
        field = Field()
        field.setFixedWidth(field.fontMetrics().horizontalAdvance("0") * digits + 20)
        field.returnPressed.connect(self.save)
        return field

    def _lay_out(self) -> None:
        fields, rules = FlowLayout(), FlowLayout()
        fields.add_named(text("prizes-for"), self.category)
        self._names: dict[QWidget, QLabel] = {
            field: fields.add_named(text(id), field)
            for id, field in (
                ("prizes-low", self.low),
                ("prizes-high", self.high),
                ("prizes-which", self.which),
                ("prizes-players", self.players),
                ("prizes-name", self.name),
            )
        }
        fields.add_named("", self.unrated)
        line = FlowLayout()
        line.add_named(text("prizes-line"), self.prizes)
        line.add_named("", self.save_button)
        line.add_named("", self.remove_button)
        for id, field in (
            ("prizes-currency", self.currency),
            ("prizes-ties", self.ties),
            ("prizes-each", self.each),
            ("prizes-rounding", self.rounding),
        ):
            rules.add_named(text(id), field)
        rules.add_named("", self.withdrawn)
        inner_column(
            self,
            label(text("prizes-hint"), "quiet", wraps=True),
            fields,
            line,
            self.trouble,
            (self.lines, 1),
            rules,
        )
        self._show("")


def _choice(usual: str, other: str) -> ChoiceBox:
    box = ChoiceBox()
    box.addItems([usual, other])
    return box


def _whole(field: Field) -> int | None:
    words = field.text().strip()
    return _number(words) if words else None


def _number(words: str) -> int:
    """A whole number; ValueError with the words if they are none."""
    if not (words.isascii() and words.isdecimal() and len(words) < 10):
        raise ValueError(words)
    return int(words)


View = Literal["winners", "list"]


class PrizesPage(PageKeys, QWidget):
    """Computed only while the page is visible."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._details_panel = context.details_panel
        self._requests = context.requests
        self.header = PageHeader(text("prizes-page"))
        self.views: Segments[View] = Segments(
            text("prizes-views"),
            [("winners", text("prizes-view-winners")), ("list", text("prizes-view-list"))],
        )
        self.views.chosen.connect(self.show_view)
        self.winners: TableView[AwardKey] = TableView(
            TableModel(awards_table(session.event).columns), text("prizes-view-winners")
        )
        self.winners.wrap_texts()
        self.winners.chosen.connect(self._explain)
        self.left = label("", "quiet", wraps=True)
        self.editor = PrizeEditor(session)
        self.print = button(text("prizes-print"), does=self._print, picture="printer")
        self.show_button = button(text("prizes-show"), does=self._show, picture="monitor")
        self.key_actions = {"keys-prizes-leave": self._leave}
        self.header.add(self.print, self.show_button)
        tools = FlowLayout()
        tools.addWidget(self.views)
        page_column(self, self.header, tools, self.left, (self.winners, 1), (self.editor, 1))

    def enter(self) -> None:
        """Takes the focus; without prizes the list is there to be entered."""
        self.show_view("winners" if self._session.event.prizes else "list")
        if self.views.key == "list":
            self.editor.enter()
        else:
            self.winners.setFocus()
            if self.winners.key is None and self.winners.rows:
                self.winners.choose(self.winners.rows[0].key)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Reached by a click too, a page without prizes shows where to enter them."""
        super().showEvent(event)
        if not event.spontaneous() and not self._session.event.prizes:
            self.views.choose("list")
            self.refresh()

    def show_view(self, view: View) -> None:
        """Shows who wins, or the list."""
        self.views.choose(view)
        self.refresh()
        if view == "list":
            self.editor.enter()

    def refresh(self) -> None:
        """Shows the current prizes and winners."""
        event, view = self._session.event, self.views.key
        offered = event.prizes
        count = len(offered.prizes)
        if offered.total:
            words = text("prizes-total", total=money(offered.total, offered), count=count)
        else:
            words = text("prizes-count", count=count)
        self.header.show_progress(0, 0, words)
        self.winners.setVisible(view == "winners")
        self.left.setVisible(view == "winners")
        self.editor.setVisible(view == "list")
        for action in (self.print, self.show_button):
            action.setEnabled(bool(offered))
        self.show_button.setVisible(self._session.outlook.status == "finished")
        if view == "list":
            refuse(self.editor, self._session.why_not_here("decide"))
            self.editor.refresh()
            return
        show_text(self.left, sentences(*left_over(event)))
        self.winners.show_table(awards_table(event))
        if self.winners.key is not None:
            self._explain(self.winners.key)

    def _explain(self, key: AwardKey) -> None:
        if not self.isVisibleTo(self.window()):
            return
        event = self._session.event
        player, _ = key
        awards = event_awards(event).of(player)
        self._details_panel.show_reasons(
            name_of(event, player),
            " + ".join(won(event, award) for award in awards),
            [why_award(event, award) for award in awards],
        )

    def _leave(self) -> None:
        """Esc: back to the list of the view."""
        (self.winners if self.views.key == "winners" else self.editor.lines).setFocus()

    def _print(self) -> None:
        self._requests.papers.emit("prizes")

    def _show(self) -> None:
        self._requests.display.emit("final")
