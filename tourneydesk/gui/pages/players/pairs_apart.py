"""Players who are not to meet: siblings, club-mates, parent and child."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from tourneydesk.desk.players.wishes import keep_apart, let_meet
from tourneydesk.gui import words
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.finder import Finder
from tourneydesk.gui.widgets.table_view import Column, Row, TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.present.words import name_of


class PairsApart(QFrame):
    """Two names, one after the other; the list below takes them back."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._first: int | None = None
        self._pairs: list[tuple[int, int]] = []
        self.finder = Finder(words.APART_FIRST)
        self.finder.taken.connect(self._take)
        self.finder.unknown.connect(lambda said: session.said.emit(said, "attention"))
        self.finder.escaped.connect(self._forget)
        columns = (Column(words.NAME, wide=True), Column(words.NEVER_MEETS, wide=True))
        self.list = TableView(TableModel(columns), words.PAIRS_APART)
        self.list.key_pressed.connect(self._pressed)
        self.list.chosen.connect(lambda _: self._show_press())
        self.finder.stepped.connect(self.list.setFocus)
        self.allow = button(words.ALLOW)
        self.allow.clicked.connect(self._allow)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        lines.addWidget(self.finder)
        lines.addWidget(self.list, 1)
        lines.addWidget(label(words.APART_HINT, "quiet", wraps=True))
        presses = QHBoxLayout()
        presses.addWidget(self.allow)
        presses.addStretch(1)
        lines.addLayout(presses)

    def enter(self) -> None:
        self.finder.enter()

    def refresh(self) -> None:
        """Shows who is kept apart as the event stands."""
        event = self._session.event
        if self._first is not None and self._first > len(event.players):
            self._forget()
        self.finder.show_players(event.entered)
        self._pairs = sorted(event.forbidden)
        base = len(event.players) + 1
        self.list.show_lines(
            [
                Row(one * base + other, (name_of(event, one), name_of(event, other)))
                for one, other in self._pairs
            ]
        )
        self._show_press()

    def _take(self, player: int) -> None:
        if self._first is None:
            self._first = player
            name = name_of(self._session.event, player)
            show_text(self.finder.head, words.APART_SECOND.format(name=name))
            self.finder.field.setAccessibleName(words.APART_SECOND.format(name=name))
            return
        pair = (self._first, player)
        if self._session.attempt(lambda session: keep_apart(session, pair)).done:
            one, other = (name_of(self._session.event, who) for who in pair)
            self._session.tell(words.KEPT_APART.format(one=one, other=other))
            self._forget()

    def _forget(self) -> None:
        self._first = None
        show_text(self.finder.head, words.APART_FIRST)
        self.finder.field.setAccessibleName(words.APART_FIRST)

    def _chosen(self) -> tuple[int, int] | None:
        row = self.list.currentIndex().row()
        return self._pairs[row] if 0 <= row < len(self._pairs) else None

    def _allow(self) -> None:
        pair = self._chosen()
        if pair is None:
            return
        if self._session.attempt(lambda session: let_meet(session, pair)).done:
            one, other = (name_of(self._session.event, who) for who in pair)
            self._session.tell(words.MAY_MEET.format(one=one, other=other))

    def _show_press(self) -> None:
        able = self._chosen() is not None
        self.allow.setEnabled(able)
        self.allow.setAccessibleDescription("" if able else words.CHOOSE_PAIR)

    def _pressed(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            event.accept()
            if not event.isAutoRepeat():
                self._allow()
