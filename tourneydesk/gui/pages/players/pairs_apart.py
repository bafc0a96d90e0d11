"""Players who must not meet: siblings, clubmates, parent and child."""

from PySide6.QtWidgets import QFrame

from tourneydesk.desk.attendance import keep_apart, let_meet
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.context_menu import offer_on
from tourneydesk.gui.widgets.finders.finder import Finder
from tourneydesk.gui.widgets.layout.boxes import REST, inner_column, row_of
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.table.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of
from tourneydesk.present.table import Column, Row


class PairsApart(QFrame):
    """Two names, one after the other; the list below can remove pairs."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._first: int | None = None
        self.finder = Finder(messages.text("people-apart-first"))
        self.finder.chosen.connect(self._take)
        self.finder.unknown.connect(lambda text: session.message.emit(text, "attention"))
        self.finder.escaped.connect(self._forget)
        self.reason = label("", "attention", wraps=True)
        columns = (
            Column(messages.text("people-name"), wide=True),
            Column(messages.text("people-never-meets"), wide=True),
        )
        self.list: TableView[tuple[int, int]] = TableView(
            TableModel(columns), messages.text("people-pairs-apart")
        )
        self.list.on_keys({"keys-players-drop": self._allow})
        self.list.chosen.connect(lambda _: self._show_press())
        self.finder.stepped.connect(self.list.setFocus)
        self.allow = ActionButton("keys-players-drop", self._allow, text="people-allow")
        offer_on(self.list, self.allow)
        buttons = row_of(self.allow, REST, spacing=None)
        inner_column(
            self,
            self.reason,
            self.finder,
            (self.list, 1),
            label(
                messages.text("people-apart-hint", key=action_key("keys-players-drop")),
                "quiet",
                wraps=True,
            ),
            buttons,
        )

    def enter(self) -> None:
        self.finder.enter()

    def refresh(self) -> None:
        """Shows who is currently kept apart."""
        event = self._session.event
        if self._first is not None and self._first > len(event.players):
            self._forget()
        self.finder.show_players(event, event.entered)
        self.finder.setEnabled(bool(event.entered))
        show_trouble(self.reason, "" if event.entered else messages.text("people-none-yet"))
        self.list.show_rows(
            [
                Row((first, second), (name_of(event, first), name_of(event, second)))
                for first, second in sorted(event.forbidden)
            ]
        )
        self._show_press()

    def _take(self, player: int) -> None:
        if self._first is None:
            self._first = player
            name = name_of(self._session.event, player)
            show_text(self.finder.head, messages.text("people-apart-second", name=name))
            self.finder.field.setAccessibleName(messages.text("people-apart-second", name=name))
            return
        pair = (self._first, player)
        if self._session.attempt(lambda session: keep_apart(session, pair)).done:
            first, second = (name_of(self._session.event, who) for who in pair)
            self._session.report(messages.text("people-kept-apart", one=first, other=second))
            self._forget()

    def _forget(self) -> None:
        self._first = None
        show_text(self.finder.head, messages.text("people-apart-first"))
        self.finder.field.setAccessibleName(messages.text("people-apart-first"))

    def _allow(self) -> None:
        pair = self.list.key
        if pair is None:
            return
        if self._session.attempt(lambda session: let_meet(session, pair)).done:
            first, second = (name_of(self._session.event, player) for player in pair)
            self._session.report(messages.text("people-may-meet", one=first, other=second))

    def _show_press(self) -> None:
        self.allow.allow(self.list.key is not None, messages.text("people-choose-pair"))
