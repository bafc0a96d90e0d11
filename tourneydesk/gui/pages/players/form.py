"""The fields for entering a player: a name and further details."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel

from tourneydesk.core.event import Player
from tourneydesk.gui.user_data.address_book import age_now
from tourneydesk.gui.widgets.actions import action_key, do_key
from tourneydesk.gui.widgets.finders.matches import Matches
from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.number_text import whole_number
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.table.table_view import Row
from tourneydesk.gui.widgets.text_widgets import Field, button, label, show_text
from tourneydesk.present import messages
from tourneydesk.store.people import Person

FIGURES = ("rating", "age")
OWN_TABLE = "fixed_table"
"""The form's key for the fixed table where the player always sits."""
FIRST_LINE = ("name", "rating", "age", "age_group")
MORE = ("member_id", "club", "note", "age_group")
Find = Callable[[str], Sequence[Person]]


class PlayerForm(PageKeys, QFrame):
    """Enter in any field enters the player; Escape clears the fields.

    Below the name, players from earlier events are listed; Down selects one, and Enter then fills
    in their details.
    """

    entered = Signal(object)
    """The input by field."""
    changed = Signal(int, object)
    """The player being edited, and the input."""
    forget_requested = Signal(object)
    """The player from earlier events who should no longer be suggested."""
    stepped = Signal()
    """Up or Down was pressed: moves to the list."""
    closed = Signal()
    """Cancel was pressed, or Esc with nothing typed."""

    def __init__(self, find: Find = lambda _: ()) -> None:
        super().__init__()
        self.key_actions = {
            "keys-players-enter": self._enter_pressed,
            "keys-players-empty": self._escape,
        }
        self.setProperty("look", "card")
        self._changing: int | None = None
        self._late, self._note = False, ""
        self._find = find
        self._people: list[Person] = []
        self.name, self.rating, self.age = Field(1000), Field(20), Field(20)
        self.member_id, self.club, self.note = Field(1000), Field(1000), Field(4000)
        self.age_group = Field(200)
        self.fields = {
            "name": self.name,
            "rating": self.rating,
            "age": self.age,
            "member_id": self.member_id,
            "club": self.club,
            "note": self.note,
            "age_group": self.age_group,
        }
        self.table = self.fields[OWN_TABLE] = Field(8)
        self._heads: dict[str, QLabel] = {}
        self.matches = Matches(self.name)
        self.matches.clicked.connect(lambda _: self._fill())
        self.name.textEdited.connect(self._look)
        self.name.installEventFilter(self)
        self.heading = label(messages.text("people-add"), "section", wraps=True)
        self.late_note = label("", "quiet", wraps=True)
        self.late_note.hide()
        self.add = button(messages.text("people-add"), does=self._finish)
        self.cancel = button(messages.text("wizard-cancel"), does=self._cancel)
        self.trouble = label("", "attention", wraps=True)
        self.trouble.hide()
        self._forget_hint = label("", "quiet", wraps=True)
        self._forget_hint.hide()
        self._lay_out()

    def enter(self) -> None:
        """Takes the focus."""
        self.name.setFocus()

    def show_group(self, shown: bool) -> None:
        """Shows the age group field if the format has age groups."""
        self.age_group.setVisible(shown)
        self._heads["age_group"].setVisible(shown)

    def show_table(self, shown: bool) -> None:
        """Shows the fixed table field if the format supports it."""
        self.table.setVisible(shown)
        self._heads[OWN_TABLE].setVisible(shown)

    def show_late(self, late: bool, note: str) -> None:
        """Says that a player who is added now is a late entry, and what that means."""
        self._late = late
        self._note = note
        show_text(self.late_note, "" if self.editing else note)
        self.late_note.setVisible(bool(note) and not self.editing)
        if not self.editing:
            self._show_heading(messages.text("people-late-heading" if late else "people-add"))

    def empty(self) -> None:
        """Clears the form for the next player."""
        self._changing = None
        self.show_late(self._late, self._note)
        for field in self.fields.values():
            field.setText("")  # unlike clear, which undo would restore
        self._offer([])
        self.show_message("")
        self.name.setFocus()

    def load(self, player: Player, table: int | str | None = None) -> None:
        """Loads a player's details and fixed table for editing."""
        self._changing = player.id
        self.late_note.hide()
        self._show_heading(messages.text("people-edit-heading", name=player.name))
        self.add.setText(messages.text("people-change"))
        for key, field in self.fields.items():
            value = table if key == OWN_TABLE else getattr(player, key)
            field.setText("" if value is None else str(value))
            field.setCursorPosition(0)
        self._offer([])
        self.show_message("")
        self.name.setFocus()
        self.name.selectAll()

    @property
    def editing(self) -> bool:
        """Whether a player is being edited rather than added."""
        return self._changing is not None

    def _show_heading(self, text: str) -> None:
        show_text(self.heading, text)
        self.add.setText(messages.text("people-add-late" if self._late else "people-add"))

    def _cancel(self) -> None:
        self.empty()
        self.closed.emit()

    def show_message(self, text: str) -> None:
        """Explains inline why a player was refused; the input stays."""
        show_trouble(self.trouble, text)

    def _enter_pressed(self) -> None:
        if self.name.hasFocus() and self.matches.key is not None:
            self._fill()
        else:
            self._finish()

    def _escape(self) -> None:
        if self.matches.count:
            self._offer([])
        elif self.editing or not any(field.text() for field in self.fields.values()):
            self._cancel()
        else:
            self.empty()

    def forget(self) -> None:
        """Requests that the player selected under the name no longer be suggested."""
        chosen = self.matches.key
        if chosen is not None:
            person = self._people[chosen]
            self._offer([one for one in self._people if one is not person])
            self.forget_requested.emit(person)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Sends Del in the name field to the selected suggestion, if there is one."""
        offered = watched is self.name and self.matches.key is not None
        if offered and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return do_key(event, {"keys-players-forget": self.forget})
        return super().eventFilter(watched, event)

    def _look(self, text: str) -> None:
        self._offer(self._find(text) if self._changing is None else [])

    def _offer(self, people: Sequence[Person]) -> None:
        self._people = list(people)
        show_text(
            self._forget_hint,
            messages.text("event-forget-first", key=action_key("keys-players-forget"))
            if people
            else "",
        )
        self._forget_hint.setVisible(bool(people))
        self.matches.offer(
            [Row(number, (one.name, known(one))) for number, one in enumerate(self._people)]
        )

    def _fill(self) -> None:
        """Fills in the selected player; other fields that already have input keep it."""
        chosen = self.matches.key
        if chosen is None:
            return
        person = self._people[chosen]
        self.name.setText(person.name)
        for field, value in (
            (self.rating, person.rating),
            (self.age, age_now(person)),
            (self.member_id, person.member_id),
            (self.club, person.club),
        ):
            if value is not None and not field.text().strip():
                field.setText(str(value))
                field.setCursorPosition(0)
        self._offer([])
        self.name.setFocus()

    def _step(self, by: int) -> None:
        if self.name.hasFocus() and self.matches.count:
            self.matches.step(by)
        else:
            self.stepped.emit()

    def _finish(self) -> None:
        about: dict[str, object] = {
            key: _figure(field) if key in (*FIGURES, OWN_TABLE) else field.text() or None
            for key, field in self.fields.items()
        }
        if self._changing is None:
            self.entered.emit(about)
        else:
            self.changed.emit(self._changing, about)

    def _lay_out(self) -> None:
        optional = self.fontMetrics().horizontalAdvance(messages.text("people-optional")) + 32
        fields = FlowLayout()
        for key in (*FIRST_LINE, *(one for one in self.fields if one not in FIRST_LINE)):
            field = self.fields[key]
            name = (
                messages.text("event-fixed-table")
                if key == OWN_TABLE
                else messages.text(f"people-player-fields-{key}")
            )
            self._heads[key] = fields.add_named(name, field)
            if field is not self.name:
                field.setPlaceholderText(messages.text("people-optional"))
                field.setMinimumWidth(optional)
            field.stepped.connect(self._step)
            if key == FIRST_LINE[-1]:
                fields.add_break()
        self.name.setMinimumWidth(optional * 2)
        for field in (self.rating, self.age, self.age_group, self.table):
            field.setFixedWidth(optional)
        fields.addWidget(self.add)
        fields.addWidget(self.cancel)
        column_of(
            *(self.heading, self.late_note, fields, self.matches, self.trouble, self._forget_hint),
            on=self,
            margins=(12, 8, 12, 8),
            spacing=4,
        )


def known(person: Person) -> str:
    """A short summary of what is known about a player."""
    age = age_now(person)
    parts = (
        None if person.rating is None else messages.text("people-rated", rating=person.rating),
        None if age is None else messages.text("people-aged", age=age),
        person.member_id,
        person.club,
    )
    return " · ".join(part for part in parts if part)


def _figure(field: Field) -> object:
    """A number, None, or the invalid text itself, which the desk then explains."""
    text = field.text().strip()
    number = whole_number(text)
    return (text or None) if number is None else number
