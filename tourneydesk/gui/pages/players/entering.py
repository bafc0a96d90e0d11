"""What is typed about players becomes decisions: by the form, or by a cell of the list."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.event import Player
from tourneydesk.desk import attendance, players
from tourneydesk.gui.pages.players.form import FIGURES, OWN_TABLE, PlayerForm
from tourneydesk.gui.session.qt_session import Outcome, QtSession
from tourneydesk.gui.user_data.address_book import AddressBook
from tourneydesk.gui.widgets.number_text import whole_number
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.present import messages
from tourneydesk.present.messages import bare_name_of, name_of
from tourneydesk.store.known_people import Person


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
