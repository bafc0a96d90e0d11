"""The stage of the players: enter, change, drop, return, or import a list."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tourneydesk.core.decisions import PlayerDropped, PlayerReturned
from tourneydesk.core.event import Event
from tourneydesk.core.field import active, status
from tourneydesk.core.sayings import Refused
from tourneydesk.desk import players
from tourneydesk.desk.lists.player_list import PlayerList, read_list
from tourneydesk.formats import format_of
from tourneydesk.gui import words
from tourneydesk.gui.background import Background
from tourneydesk.gui.choosing import list_to_import
from tourneydesk.gui.event_desk import EventDesk
from tourneydesk.gui.lines import Column, Line, Lines, LinesView
from tourneydesk.gui.list_preview import ListPreview
from tourneydesk.gui.plain import button, label, show_text
from tourneydesk.gui.player_form import PlayerForm
from tourneydesk.gui.why import WhyCard
from tourneydesk.present.words import name_of

COLUMNS = (
    Column(words.NUMBER_HEAD, figures=True),
    Column(words.NAME, wide=True),
    Column(words.RATING, figures=True),
    Column(words.AGE, figures=True),
    Column(words.CLUB),
    Column(words.STATUS),
)


class PlayersStage(QStackedWidget):
    """Who is entered, and the form to enter more; or the preview of a list."""

    def __init__(self, desk: EventDesk, why: WhyCard) -> None:
        super().__init__()
        self._desk = desk
        self._why = why
        self._reading = Background()
        self._count = label("", "quiet")
        self.form = PlayerForm()
        self.form.entered.connect(self._enter)
        self.form.changed.connect(self._change)
        self.import_ = button(words.IMPORT)
        self.import_.clicked.connect(self._import)
        self.list = LinesView(Lines(COLUMNS), words.PLAYERS)
        self.list.key_pressed.connect(self._pressed)
        self.list.chosen.connect(lambda _: self._show_presses())
        self.form.stepped.connect(self.list.setFocus)
        self.drop = button(words.DROP)
        self.drop.clicked.connect(self._drop)
        self.return_ = button(words.RETURN)
        self.return_.clicked.connect(self._return)
        self.edit = button(words.EDIT)
        self.edit.clicked.connect(self._edit)
        self.preview = ListPreview()
        self.preview.taken.connect(self._take_list)
        self.preview.cancelled.connect(self._leave_preview)
        self._lay_out()

    def enter(self) -> None:
        """Takes the keyboard."""
        if self.currentWidget() is self.preview:
            self.preview.enter()
        else:
            self.form.enter()

    def refresh(self) -> None:
        """Shows the players as the event stands."""
        event = self._desk.event
        self.list.show_lines(player_lines(event))
        in_play = len(active(event, format_of(event).leavings(event)))
        show_text(self._count, words.IN_PLAY.format(active=in_play, all=len(event.players)))
        self._show_presses()
        self._why.clear()

    def import_from(self, path: Path) -> None:
        """Reads a list beside the window and shows what is in it; nothing is entered yet."""
        year = date.today().year  # noqa: DTZ011
        self._desk.said.emit(words.READING_LIST, "done")
        self._reading.start(lambda: read_list(path, year), lambda came: self._read(path, came))

    def leave(self) -> None:
        """The event is closing: a list that is being read is not wanted any more."""
        self._reading.drop()

    def _read(self, path: Path, came: object) -> None:
        self._desk.said.emit("", "done")
        if isinstance(came, PlayerList):
            self.preview.show_list(path.name, came)
            self.setCurrentWidget(self.preview)
            self.preview.enter()
        elif isinstance(came, Refused):
            self._desk.refuse(came)
        elif isinstance(came, Exception):
            raise came

    def _import(self) -> None:
        path = list_to_import(self, self._desk.path.parent)
        if path is not None:
            self.import_from(path)

    def _take_list(self, listed: PlayerList, skip_bad: bool) -> None:
        before = len(self._desk.event.players)
        told = self._desk.attempt(
            lambda: players.enter_list(self._desk.desk, listed, skip_bad=skip_bad)
        )
        if told.done:
            count = words.players(len(self._desk.event.players) - before)
            self._leave_preview()
            self._desk.said.emit(words.IMPORT_DONE.format(players=count), "done")
        else:
            self.preview.say(told.text)

    def _leave_preview(self) -> None:
        self.setCurrentIndex(0)
        self.form.enter()

    def _enter(self, about: dict[str, object]) -> None:
        told = self._desk.attempt(lambda: players.enter(self._desk.desk, about))
        self.form.say(told.text)
        if told.done:
            player = self._desk.event.players[-1]
            self.list.choose(player.id)
            self.form.empty()
            told_now = words.ADDED.format(name=player.name, number=player.id)
            self._desk.said.emit(told_now, "done")

    def _change(self, player: int, about: dict[str, object]) -> None:
        told = self._desk.attempt(lambda: players.change(self._desk.desk, player, about))
        self.form.say(told.text)
        if told.done:
            self.form.empty()
            self.list.setFocus()
            name = name_of(self._desk.event, player)
            self._desk.said.emit(words.CHANGED.format(name=name), "done")

    def _pressed(self, event: QKeyEvent) -> None:
        does: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Delete: self._drop,
            Qt.Key.Key_Insert: self._return,
            Qt.Key.Key_F2: self._edit,
        }
        if event.key() in does:
            event.accept()
            if not event.isAutoRepeat():
                does[event.key()]()

    def _drop(self) -> None:
        player = self.list.key
        if player is not None:
            told = self._desk.attempt(lambda: self._desk.desk.take(PlayerDropped(player)))
            self._say_done(told.done, words.DROPPED, player)

    def _return(self) -> None:
        player = self.list.key
        if player is not None:
            told = self._desk.attempt(lambda: self._desk.desk.take(PlayerReturned(player)))
            self._say_done(told.done, words.RETURNED, player)

    def _say_done(self, done: bool, text: str, player: int) -> None:
        if done:
            name = name_of(self._desk.event, player)
            self._desk.said.emit(text.format(name=name), "done")

    def _edit(self) -> None:
        if self.list.key is not None:
            self.form.load(self._desk.event.player(self.list.key))

    def _show_presses(self) -> None:
        event, player = self._desk.event, self.list.key
        chosen = player is not None and 1 <= player <= len(event.players)
        gone = chosen and player is not None and event.player(player).dropped
        self.drop.setEnabled(chosen and not gone)
        self.return_.setEnabled(chosen)
        self.edit.setEnabled(chosen)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(label(words.PLAYERS, "heading"), 1)
        head.addWidget(self._count)
        presses = QHBoxLayout()
        presses.setSpacing(8)
        for press in (self.edit, self.drop, self.return_):
            presses.addWidget(press)
        presses.addStretch(1)
        presses.addWidget(self.import_)
        page = QWidget()
        lines = QVBoxLayout(page)
        lines.setContentsMargins(16, 16, 16, 16)
        lines.setSpacing(8)
        lines.addLayout(head)
        lines.addWidget(self.form)
        lines.addWidget(self.list, 1)
        lines.addWidget(label(words.PLAYERS_HINT, "quiet", wraps=True))
        lines.addLayout(presses)
        self.addWidget(page)
        self.addWidget(self.preview)


def player_lines(event: Event) -> list[Line]:
    """Everybody ever entered, in order of entry."""
    leavings = format_of(event).leavings(event)
    return [
        Line(
            player.id,
            (
                str(player.id),
                player.name,
                "" if player.rating is None else str(player.rating),
                "" if player.age is None else str(player.age),
                player.club or "",
                words.STATUS_WORDS[status(event, leavings, player.id)],
            ),
        )
        for player in event.players
    ]
