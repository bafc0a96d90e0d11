"""The fields for entering a player; what is typed becomes decisions."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from tourneydesk.core.event import Player
from tourneydesk.core.names import parts_of, shown_name
from tourneydesk.core.ratings import as_typed, printed_rating
from tourneydesk.desk import attendance, players
from tourneydesk.gui.session.qt_session import Outcome, QtSession
from tourneydesk.gui.user_data.people import AddressBook, age_now
from tourneydesk.gui.widgets.actions import action_key, do_key
from tourneydesk.gui.widgets.finders import Matches
from tourneydesk.gui.widgets.layouts import FlowLayout, column_of, row_of
from tourneydesk.gui.widgets.match_keys import whole_number
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.gui.widgets.text_widgets import (
    Field,
    button,
    check,
    label,
    refuse,
    show_text,
    show_trouble,
)
from tourneydesk.present import messages
from tourneydesk.present.messages import bare_name_of, name_of
from tourneydesk.present.table import Row
from tourneydesk.store.known_people import Person

FIGURES = ("rating", "age")
OWN_TABLE = "fixed_table"
"""The form's key for the fixed table where the player always sits."""
PARTS = ("given", "family")
FIRST_LINE = (*PARTS, "rating", "age", "age_group")
MORE = ("rating2", "birth", "expires", "state", "team", "household", "grade", "email")
"""The fields behind the button for more."""
DATE_HINTS = {"birth": "people-birth-hint", "expires": "people-date-hint"}
_FROM_LISTS = ("state", "expires", "birth")
Find = Callable[[str], Sequence[Person]]


class PlayerForm(PageKeys, QFrame):
    """Enter in any field enters the player; Escape clears the fields.

    A whole name may be typed into the first field: it is split if the second is empty. Below the
    name, players from earlier events are listed; Down selects one, and Enter then fills
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
    members_requested = Signal()
    """A federation's member list is to be loaded."""
    closed = Signal()
    """Cancel was pressed, or Esc with nothing typed."""

    def __init__(self, format_key: str, find: Find = lambda _: ()) -> None:
        super().__init__()
        self.key_actions = {
            "keys-players-enter": self._enter_pressed,
            "keys-players-empty": self._escape,
        }
        self.setProperty("look", "card")
        self._changing: int | None = None
        self._late, self._note = False, ""
        self._find, self._format = find, format_key
        self._people: list[Person] = []
        self.name, self.family = Field(1000), Field(1000)
        self._name_shown = ("", "")
        self.rating, self.age = Field(20), Field(20)
        self.member_id, self.club, self.note = Field(1000), Field(1000), Field(4000)
        self.age_group = Field(200)
        self.fields = {
            "given": self.name,
            "family": self.family,
            "rating": self.rating,
            "age": self.age,
            "member_id": self.member_id,
            "club": self.club,
            "note": self.note,
            "age_group": self.age_group,
        }
        self.table = self.fields[OWN_TABLE] = Field(8)
        self.more_fields = {key: Field(400) for key in MORE}
        self.fields |= self.more_fields
        self.house = check(messages.text("field-house"))
        self._house_hint = label("", "quiet", wraps=True)
        self._house = row_of(self.house, (self._house_hint, 1), margins=0, spacing=12)
        self.show_house(False)
        self._age_shown = ""
        self._heads: dict[str, QLabel] = {}
        self.matches = Matches(self.name)
        self.matches.clicked.connect(lambda _: self._fill())
        for field in (self.name, self.family):
            field.textEdited.connect(lambda _: self._look())
            field.installEventFilter(self)
        self.heading = label(messages.text("people-add"), "section", wraps=True)
        self.late_note = label("", "quiet", wraps=True)
        self.late_note.hide()
        self.add = button(messages.text("people-add"), does=self._finish)
        self.cancel = button(messages.text("wizard-cancel"), does=self._cancel)
        self.more = button(messages.text("people-more-fields"), "link")
        self.trouble = label("", "attention", wraps=True)
        self.trouble.hide()
        self._forget_hint = label("", "quiet", wraps=True)
        self._forget_hint.hide()
        self._filled: Person | None = None
        self.remove = button(messages.text("event-remove-known"), "link", self.forget)
        self.remove.hide()
        self.members = label("", "quiet", wraps=True)
        self.load_members = button(
            messages.text("people-load-members"), "link", self.members_requested
        )
        self.matches.chosen.connect(lambda _: self._offer_removing())
        self._lay_out()

    def enter(self) -> None:
        """Takes the focus."""
        self.name.setFocus()

    def show_group(self, shown: bool) -> None:
        """Shows the age group field if the format has age groups, and then asks for one of age and
        age group; a player may still be added without.
        """
        for field, hint in (
            (self.age, "people-needed" if shown else "people-optional"),
            (self.age_group, "people-instead-of-age"),
        ):
            field.setPlaceholderText(messages.text(hint))
            field.setFixedWidth(max(self._optional, self._width_of(hint)))
        self.age_group.setVisible(shown)
        self._heads["age_group"].setVisible(shown)

    def show_table(self, shown: bool) -> None:
        """Shows the fixed table field if the format supports it."""
        self.table.setVisible(shown)
        self._heads[OWN_TABLE].setVisible(shown)

    def show_house(self, shown: bool) -> None:
        """Shows the box for a house player, and what one is, if the format has them."""
        hint = messages.text("people-house", self._format) if shown else ""
        show_text(self._house_hint, hint)
        for widget in (self.house, self._house_hint):
            widget.setVisible(shown)

    def show_members(self, text: str, *, loading: bool) -> None:
        """Says which member list is searched, or how far loading one is."""
        show_text(self.members, text)
        self.load_members.setEnabled(not loading)

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
        self._name_shown = ("", "")
        self.show_late(self._late, self._note)
        for field in self.fields.values():
            field.setText("")  # unlike clear, which undo would restore
        self.house.setChecked(False)
        self._age_shown = ""
        self._offer([])
        self.show_message("")
        self.name.setFocus()

    def load(self, player: Player, called: str, table: int | str | None = None) -> None:
        """Loads a player's details and fixed table for editing. ``called`` is the name as shown."""
        self._changing = player.id
        self.late_note.hide()
        self._show_heading(messages.text("people-edit-heading", name=called))
        self.add.setText(messages.text("people-change"))
        self._show_name(player.name, player.family)
        self._name_shown = (self.name.text(), self.family.text())
        for key, field in self.fields.items():
            if key in PARTS:
                continue
            value = table if key == OWN_TABLE else as_typed(player, key)
            field.setText("" if value is None else str(value))
            field.setCursorPosition(0)
        self._age_shown = self.age.text()
        self.house.setChecked(player.house)
        if player.house or any(field.text() for field in self.more_fields.values()):
            self.more.setChecked(True)
        self._offer([])
        self.show_message("")
        self.name.setFocus()
        self.name.selectAll()

    @property
    def editing_player(self) -> int | None:
        """The player being edited; None if one is being added."""
        return self._changing

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

    def _show_name(self, name: str, family: str | None) -> None:
        """Shows a name in its parts; one that cannot be split is in the first field."""
        parts = parts_of(name, family)
        shown = (parts.given, f"{parts.family} {parts.suffix}".strip())
        if not parts.given and family is None:
            shown = (name, "")
        for field, text in zip((self.name, self.family), shown, strict=True):
            field.setText(text)
            field.setCursorPosition(0)

    @property
    def _typing_name(self) -> bool:
        return self.name.hasFocus() or self.family.hasFocus()

    def _enter_pressed(self) -> None:
        if self._typing_name and self.matches.key is not None:
            self._fill()
        else:
            self._finish()

    def _escape(self) -> None:
        if self.matches.count:
            self._offer([])
        elif self.editing or not self._has_input:
            self._cancel()
        else:
            self.empty()

    @property
    def _has_input(self) -> bool:
        return self.house.isChecked() or any(field.text() for field in self.fields.values())

    @property
    def known_person(self) -> Person | None:
        """The player from earlier events who is selected under the name, or was filled in."""
        chosen = self.matches.key
        person = self._filled if chosen is None else self._people[chosen]
        # Who is only in the federation's list was never remembered.
        return None if person is None or person.listed else person

    def forget(self) -> None:
        """Requests that this player no longer be suggested."""
        person = self.known_person
        if person is not None:
            self.forget_requested.emit(person)

    def forgotten(self, person: Person) -> None:
        """Suggests this player no longer; what was filled in stays."""
        self._offer([one for one in self._people if one != person])
        self.name.setFocus()

    def _offer_removing(self) -> None:
        """Shows the button where there is somebody to remove."""
        person = self.known_person
        self.remove.setVisible(person is not None or any(not one.listed for one in self._people))
        nobody = messages.text("event-select-known") if person is None else ""
        refuse(self.remove, nobody)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Sends Del in a name field to the selected suggestion, if there is one."""
        offered = watched in (self.name, self.family) and self.matches.key is not None
        if offered and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return do_key(event, {"keys-players-forget": self.forget})
        return super().eventFilter(watched, event)

    def _look(self) -> None:
        text = f"{self.name.text()} {self.family.text()}".strip()
        self._offer(self._find(text) if self._changing is None else [])

    def _offer(self, people: Sequence[Person]) -> None:
        self._people = list(people)
        self._filled = None
        show_text(
            self._forget_hint,
            messages.text("event-forget-first", key=action_key("keys-players-forget"))
            if any(not one.listed for one in people)
            else messages.text("people-use-first")
            if people
            else "",
        )
        self._forget_hint.setVisible(bool(people))
        self.matches.offer(
            [
                Row(number, (shown_name(one.name, one.family), known(one)))
                for number, one in enumerate(self._people)
            ]
        )
        self._offer_removing()

    def _fill(self) -> None:
        """Fills in the selected player; other fields that already have input keep it."""
        chosen = self.matches.key
        if chosen is None:
            return
        person = self._people[chosen]
        self._show_name(person.name, person.family)
        values = {
            "rating": printed_rating(person.rating, person.provisional),
            "rating2": printed_rating(person.rating2, person.provisional2),
            "age": "" if person.birth else age_now(person),
            **{key: getattr(person, key) for key in ("member_id", "club", *_FROM_LISTS)},
        }
        for key, value in values.items():
            field = self.fields[key]
            if value not in (None, "") and not field.text().strip():
                field.setText(str(value))
                field.setCursorPosition(0)
                if key in MORE:
                    self.more.setChecked(True)
        self._offer([])
        self._filled = person
        self._offer_removing()
        self.name.setFocus()

    def _step(self, by: int) -> None:
        if self._typing_name and self.matches.count:
            self.matches.step(by)
            self._offer_removing()
        else:
            self.stepped.emit()

    def _finish(self) -> None:
        about: dict[str, object] = {
            key: _figure(field) if key in (*FIGURES, OWN_TABLE) else field.text() or None
            for key, field in self.fields.items()
        }
        about["house"] = self.house.isChecked()
        if about["birth"] is not None and self.age.text() == self._age_shown:
            del about["age"]  # it follows from the birth date
        if self._changing is None:
            self.entered.emit(about)
            return
        # A name is written anew only if it was edited: it may have been entered in another order.
        if (self.name.text(), self.family.text()) == self._name_shown:
            for part in PARTS:
                del about[part]
        self.changed.emit(self._changing, about)

    def _lay_out(self) -> None:
        optional = self._optional = self._width_of("people-optional")
        fields = FlowLayout()
        self.more_part = QWidget()
        more_fields = FlowLayout()
        column_of(more_fields, self._house, on=self.more_part, margins=0)
        usual = [one for one in self.fields if one not in (*FIRST_LINE, *MORE)]
        for key in (*FIRST_LINE, *usual, *MORE):
            field = self.fields[key]
            name = (
                messages.text("event-fixed-table", self._format)
                if key == OWN_TABLE
                else messages.text(f"people-player-fields-{key}")
            )
            self._heads[key] = (more_fields if key in MORE else fields).add_named(name, field)
            if field is self.name:
                field.setPlaceholderText(messages.text("people-whole-name"))
            else:
                field.setPlaceholderText(messages.text("people-optional"))
                field.setMinimumWidth(optional)
            field.stepped.connect(self._step)
            if key == FIRST_LINE[-1]:
                fields.add_break()
        self.name.setMinimumWidth(max(self._width_of("people-whole-name"), optional))
        self.family.setMinimumWidth(optional * 3 // 2)
        for field in (self.rating, self.age, self.age_group, self.table):
            field.setFixedWidth(optional)
        for key, hint in DATE_HINTS.items():
            self.fields[key].setPlaceholderText(messages.text(hint))
        self.more.setCheckable(True)
        self.more.toggled.connect(self.more_part.setVisible)
        self.more_part.hide()
        fields.addWidget(self.add)
        fields.addWidget(self.cancel)
        fields.addWidget(self.more)
        column_of(
            *(self.heading, self.late_note, fields, self.more_part, self.matches, self.trouble),
            row_of((self._forget_hint, 1), self.remove),
            row_of((self.members, 1), self.load_members),
            on=self,
            margins=(12, 8, 12, 8),
            spacing=4,
        )

    def _width_of(self, hint: str) -> int:
        """The width of a field that shows this hint whole."""
        return self.fontMetrics().horizontalAdvance(messages.text(hint)) + 32


def known(person: Person) -> str:
    """A short summary of what is known about a player."""
    age, rating = age_now(person), printed_rating(person.rating, person.provisional)
    parts = (
        messages.text("people-rated", rating=rating) if rating else None,
        None if age is None else messages.text("people-aged", age=age),
        person.member_id,
        person.club,
        person.state,
        None
        if person.expires is None
        else messages.text("people-member-until", day=messages.dates_in(person.expires)),
    )
    return " · ".join(part for part in parts if part)


def _figure(field: Field) -> object:
    """A number, None, or the invalid text itself, which the desk then explains."""
    text = field.text().strip()
    number = whole_number(text)
    return (text or None) if number is None else number


# What is typed about players becomes decisions: by the form, or by a cell of the list.


class Entering(QObject):
    """What is refused is said in the form, or at the cell."""

    entered = Signal(int)
    """A new player, whom the list can show."""
    changed = Signal()
    """A player was edited in the form, which is empty now."""

    def __init__(
        self, session: QtSession, form: PlayerForm, question: Question, book: AddressBook
    ) -> None:
        """``question`` asks before a known player is forgotten."""
        super().__init__(form)
        self._session, self._form = session, form
        self._question, self._book = question, book
        self._loaded: Player | None = None
        form.entered.connect(self._enter)
        form.changed.connect(self._change)
        form.forget_requested.connect(self._ask_forgetting)

    def edit(self, player: int, table: int | str | None) -> None:
        """Shows a player in the form, with this fixed table."""
        event = self._session.event
        self._loaded = event.player(player)
        self._form.load(self._loaded, name_of(event, player), table)

    def note_other_desk(self) -> None:
        """Says that another desk edited the player who is in the form."""
        number, before = self._form.editing_player, self._loaded
        if number is None or before is None or number != before.id:
            return
        now = replace(self._session.event.player(number), checked_in=before.checked_in)
        if now != before and self._session.by_other:
            self._loaded = now
            desk = self._session.by_other
            self._form.show_message(messages.text("desk-player-changed", desk=desk))

    def change_cell(self, player: int, field: str, text: str) -> str:
        """Takes a value typed into the list, and returns why it is refused."""
        figure = whole_number(text)
        value: object = (text or None) if field not in (*FIGURES, OWN_TABLE) else figure
        if text and field in (*FIGURES, OWN_TABLE) and figure is None:
            value = text
        if field == OWN_TABLE:
            if isinstance(value, str):
                return messages.text("event-which-table", self._session.event.format)
            table = figure
            outcome = self._session.attempt(
                lambda session: attendance.fix_table(session, player, table)
            )
        else:
            outcome = self._session.attempt(
                lambda session: players.change_field(session, player, field, value)
            )
        if outcome.done:
            self._book.remember([self._session.event.player(player)], self._session.path)
            name = name_of(self._session.event, player)
            self._session.report(messages.text("people-changed", name=name))
        elif outcome.text:
            # It is said at the cell.
            self._session.message.emit("", "done")
        return outcome.text

    def _enter(self, about: dict[str, object]) -> None:
        outcome = self._session.attempt(lambda session: players.enter(session, about))
        self._form.show_message(outcome.text)
        if outcome.done:
            player = self._session.event.players[-1]
            self._book.remember([player], self._session.path)
            self.entered.emit(player.id)
            name = bare_name_of(self._session.event, player.id)
            told_now = messages.text("people-added", name=name, number=player.id)
            if self._fix_table(player.id, about):
                self._form.empty()
                self._session.report(told_now)

    def _change(self, player: int, about: dict[str, object]) -> None:
        outcome = self._session.attempt(lambda session: players.change(session, player, about))
        self._form.show_message(outcome.text)
        if outcome.done:
            self._book.remember([self._session.event.player(player)], self._session.path)
            if not self._fix_table(player, about):
                return
            self._form.empty()
            self.changed.emit()
            name = name_of(self._session.event, player)
            self._session.report(messages.text("people-changed", name=name))

    def _ask_forgetting(self, person: Person) -> None:
        """Asks once: what is known about a player cannot be brought back by undo."""
        self._question.ask(
            messages.text("event-remove-known-heading", name=person.name),
            messages.text("event-remove-known-about"),
            (
                (messages.text("event-remove-known"), lambda: self._forget(person)),
                (messages.text("event-keep-known"), self._form.name.setFocus),
            ),
            focus=True,
        )

    def _forget(self, person: Person) -> None:
        """Removes a player from the suggestions, and says what that means."""
        texts = {
            True: (messages.text("event-forgotten", name=person.name), "done"),
            False: (messages.text("event-not-forgotten", name=person.name), "attention"),
        }
        self._form.forgotten(person)
        self._book.forget(person, lambda done: self._session.message.emit(*texts[done]))

    def _fix_table(self, player: int, about: dict[str, object]) -> bool:
        """Assigns the fixed table typed, or none; False if that is refused."""
        table = about.get(OWN_TABLE)
        if table == self._session.event.fixed_tables.get(player):
            return True
        if table is not None and not isinstance(table, int):
            outcome = Outcome(False, messages.text("event-which-table", self._session.event.format))
        else:
            outcome = self._session.attempt(
                lambda session: attendance.fix_table(session, player, table)
            )
        if not outcome.done:
            # The player has already been entered; only the table still needs correcting.
            self.edit(player, self._form.table.text())
            self._form.table.setFocus()
            self._form.show_message(outcome.text)
        return outcome.done
