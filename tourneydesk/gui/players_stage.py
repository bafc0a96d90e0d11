"""The stage of the players: enter, check in, change, drop, return, keep apart, byes, lists."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tourneydesk.core.decisions import PlayerDropped, PlayerReturned
from tourneydesk.core.field import active, status
from tourneydesk.core.sayings import Refused
from tourneydesk.desk import players
from tourneydesk.desk.lists.player_list import PlayerList, read_list
from tourneydesk.formats import format_of
from tourneydesk.gui import words
from tourneydesk.gui.address_book import AddressBook
from tourneydesk.gui.background import Background
from tourneydesk.gui.byes_asked import ByesAsked
from tourneydesk.gui.check_in import CheckIn
from tourneydesk.gui.choosing import list_to_import
from tourneydesk.gui.event_desk import EventDesk
from tourneydesk.gui.lines import Lines, LinesView
from tourneydesk.gui.list_preview import ListPreview
from tourneydesk.gui.pairs_apart import PairsApart
from tourneydesk.gui.plain import button, label, shortened, show_text, tip
from tourneydesk.gui.player_form import PlayerForm
from tourneydesk.gui.roster import columns, late_entry, player_lines
from tourneydesk.gui.why import WhyCard
from tourneydesk.present.words import name_of


class PlayersStage(QStackedWidget):
    """Who is entered, and the form to enter more; or the preview of a list."""

    def __init__(self, desk: EventDesk, why: WhyCard) -> None:
        super().__init__()
        self._desk = desk
        self._why = why
        self._reading = Background()
        self._count = label("", "quiet")
        self._late = label("", "attention", wraps=True)
        self.book = AddressBook()
        self.form = PlayerForm(lambda text: self.book.find(text, desk.event))
        self.form.entered.connect(self._enter)
        self.form.changed.connect(self._change)
        self.import_ = button(words.IMPORT)
        self.import_.clicked.connect(self._import)
        self.list = LinesView(Lines(columns()), words.PLAYERS)
        self.list.key_pressed.connect(self._pressed)
        self.list.chosen.connect(lambda _: self._show_presses())
        self.form.stepped.connect(self.list.setFocus)
        self.drop = button(words.DROP)
        self.drop.clicked.connect(self._drop)
        self.return_ = button(words.RETURN)
        self.return_.clicked.connect(self._return)
        self._hint = label("", "quiet", wraps=True)
        self.edit = button(words.EDIT)
        self.edit.clicked.connect(self._edit)
        self.check_in = CheckIn(desk)
        self.check_in.seen.connect(self.list.choose)
        self.check_in.finder.stepped.connect(self.list.setFocus)
        self.turn = button(words.TURN_HERE)
        self.turn.clicked.connect(self._turn)
        self.apart = PairsApart(desk)
        self.byes = ByesAsked(desk)
        self.tasks = tuple(QRadioButton(text) for text in words.TASK_TEXTS)
        self.preview = ListPreview()
        self.preview.taken.connect(self._take_list)
        self.preview.cancelled.connect(self._leave_preview)
        self._lay_out()

    def enter(self) -> None:
        """Takes the keyboard."""
        if self.currentWidget() is self.preview:
            self.preview.enter()
        else:
            self._task().enter()

    def refresh(self) -> None:
        """Shows the players as the event stands."""
        event = self._desk.event
        task = self._task()
        if isinstance(task, PlayerForm):
            task.show_group(event.format == "age-swiss")
        else:
            task.refresh()
        door = not event.rounds or task is self.check_in
        self.list.show_lines(player_lines(event, door=door))
        late = late_entry(event) if task is self.form else ""
        show_text(self._late, words.LATE_ENTRY.format(text=late) if late else "")
        self._late.setVisible(bool(late))
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
            entered = self._desk.event.players[before:]
            self.book.remember(entered)
            count = words.players(len(entered))
            self._leave_preview()
            self._desk.tell(words.IMPORT_DONE.format(players=count))
        else:
            self.preview.say(told.text)

    def _leave_preview(self) -> None:
        self.setCurrentIndex(0)
        self._task().enter()

    def _enter(self, about: dict[str, object]) -> None:
        told = self._desk.attempt(lambda: players.enter(self._desk.desk, about))
        self.form.say(told.text)
        if told.done:
            player = self._desk.event.players[-1]
            self.book.remember([player])
            self.list.choose(player.id)
            self.form.empty()
            told_now = words.ADDED.format(name=player.name, number=player.id)
            self._desk.tell(told_now)

    def _change(self, player: int, about: dict[str, object]) -> None:
        told = self._desk.attempt(lambda: players.change(self._desk.desk, player, about))
        self.form.say(told.text)
        if told.done:
            self.book.remember([self._desk.event.player(player)])
            self.form.empty()
            self.list.setFocus()
            name = name_of(self._desk.event, player)
            self._desk.tell(words.CHANGED.format(name=name))

    def _pressed(self, event: QKeyEvent) -> None:
        does: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Delete: self._drop,
            Qt.Key.Key_Insert: self._return,
            Qt.Key.Key_F2: self._edit,
        }
        if self._task() is self.check_in:
            does[Qt.Key.Key_Space] = self._turn
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
            self._desk.tell(text.format(name=name))

    def _edit(self) -> None:
        if self.list.key is not None:
            self.tasks[0].setChecked(True)
            self.form.load(self._desk.event.player(self.list.key))

    def _turn(self) -> None:
        if self.list.key is not None:
            self.check_in.turn(self.list.key)

    def _task(self) -> PlayerForm | CheckIn | PairsApart | ByesAsked:
        """What is being done here, as the row of tasks says."""
        pages: tuple[PlayerForm | CheckIn | PairsApart | ByesAsked, ...] = (
            self.form,
            self.check_in,
            self.apart,
            self.byes,
        )
        return pages[next(n for n, task in enumerate(self.tasks) if task.isChecked())]

    def _show_task(self) -> None:
        task = self._task()
        for page in (self.form, self.check_in, self.apart, self.byes):
            page.setVisible(page is task)
        of_all = task in (self.form, self.check_in)
        for shown in (self.list, self._hint, self.drop, self.return_):
            shown.setVisible(of_all)
        for press in (self.edit, self.import_):
            press.setVisible(task is self.form)
        self.turn.setVisible(task is self.check_in)
        hint = words.CHECK_IN_HINT if task is self.check_in else words.PLAYERS_HINT
        show_text(self._hint, hint)
        self.refresh()

    def _show_presses(self) -> None:
        event, player = self._desk.event, self.list.key
        chosen = player is not None and 1 <= player <= len(event.players)
        why = dict.fromkeys((self.drop, self.return_, self.edit, self.turn), "")
        if not chosen or player is None:
            why = dict.fromkeys(why, words.CHOOSE_PLAYER)
        else:
            leavings = format_of(event).leavings(event)
            name = shortened(name_of(event, player))
            match status(event, leavings, player):
                case "active":
                    why[self.return_] = words.IN_ALREADY.format(name=name)
                case "dropped":
                    why[self.drop] = why[self.turn] = words.LEFT_ALREADY.format(name=name)
                case _:
                    why[self.drop] = why[self.return_] = words.OUT_ALREADY.format(name=name)
        for press, text in why.items():
            press.setEnabled(not text)
            press.setAccessibleDescription(text)
            tip(press, text)

    def _lay_out(self) -> None:
        for later in (self.check_in, self.apart, self.byes, self.turn):
            later.hide()  # before they take part in how wide the window must be
        head = QHBoxLayout()
        head.addWidget(label(words.PLAYERS, "heading"), 1)
        head.addWidget(self._count)
        tasks = QHBoxLayout()
        tasks.setSpacing(16)
        group = QButtonGroup(self)
        for task in self.tasks:
            group.addButton(task)
            tasks.addWidget(task)
        tasks.addStretch(1)
        self.tasks[0].setChecked(True)
        presses = QHBoxLayout()
        presses.setSpacing(8)
        for press in (self.turn, self.edit, self.drop, self.return_):
            presses.addWidget(press)
        presses.addStretch(1)
        presses.addWidget(self.import_)
        page = QWidget()
        lines = QVBoxLayout(page)
        lines.setContentsMargins(16, 16, 16, 16)
        lines.setSpacing(8)
        lines.addLayout(head)
        lines.addLayout(tasks)
        lines.addWidget(self.form)
        lines.addWidget(self.check_in)
        lines.addWidget(self._late)
        for wide in (self.apart, self.byes, self.list):
            lines.addWidget(wide, 1)
        lines.addWidget(self._hint)
        lines.addLayout(presses)
        self.addWidget(page)
        self.addWidget(self.preview)
        self._show_task()
        for task in self.tasks:
            task.toggled.connect(lambda on: self._show_task() if on else None)
            task.clicked.connect(self.enter)
