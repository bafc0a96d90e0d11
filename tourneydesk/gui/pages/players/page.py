"""The players page: enter, check in, edit, withdraw, reinstate, keep apart, byes, lists."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QRadioButton,
    QStackedWidget,
    QWidget,
)

from tourneydesk.core.field import active
from tourneydesk.desk.players import pairing_requests, players, presence
from tourneydesk.formats import format_of
from tourneydesk.gui.pages.context import PageContext
from tourneydesk.gui.pages.players.buttons import PlayerButtons
from tourneydesk.gui.pages.players.byes import ByeRequests
from tourneydesk.gui.pages.players.check_in import CheckIn
from tourneydesk.gui.pages.players.form import OWN_TABLE, PlayerForm
from tourneydesk.gui.pages.players.list_import import ListImport
from tourneydesk.gui.pages.players.open_items import OpenItems
from tourneydesk.gui.pages.players.pairs_apart import PairsApart
from tourneydesk.gui.pages.players.roster import late_entry, roster
from tourneydesk.gui.session.qt_session import Outcome
from tourneydesk.gui.user_data.address_book import AddressBook
from tourneydesk.gui.widgets.actions import action_key, by_key
from tourneydesk.gui.widgets.context_menu import offer_on
from tourneydesk.gui.widgets.file_dialogs import list_to_import
from tourneydesk.gui.widgets.layout.boxes import page_column, row_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of
from tourneydesk.store.people import Person

_Task = PlayerForm | CheckIn | PairsApart | ByeRequests | OpenItems

TASKS = (
    "people-task-enter",
    "people-task-check-in",
    "people-task-apart",
    "people-task-byes",
    "open-item-title",
)
"""The message keys of the tasks on this page."""


class PlayersStep(QStackedWidget):
    """Lists the players, with the form to enter more; or shows the preview of a list."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._why = context.why
        self._count = label("", "quiet")
        self.late = label("", "attention", wraps=True)
        self.book = AddressBook()
        self.presses = PlayerButtons()
        self.form = PlayerForm(lambda text: self.book.find(text, session.event))
        self.form.entered.connect(self._enter)
        self.form.changed.connect(self._change)
        self.form.forget_wanted.connect(self._forget)
        self.import_ = self.presses.import_
        self.import_.clicked.connect(self._import)
        self.list: TableView[int] = TableView(TableModel(()), messages.text("window-players"))
        self.list.key_pressed.connect(self._pressed)
        offer_on(self.list, *self.presses.of_player)
        self.list.chosen.connect(lambda _: self._show_chosen())
        self.form.stepped.connect(self.list.setFocus)
        self.drop = self.presses.drop
        self.drop.clicked.connect(self._drop)
        self.return_ = self.presses.return_
        self.return_.clicked.connect(self._return)
        self.presses.delete.clicked.connect(self._delete)
        self._hint = label("", "quiet", wraps=True)
        self.edit = self.presses.edit
        self.edit.clicked.connect(self._edit)
        self.check_in = CheckIn(session)
        self.check_in.seen.connect(self.list.choose)
        self.check_in.finder.stepped.connect(self.list.setFocus)
        self.turn = self.presses.turn
        self.turn.clicked.connect(self._turn)
        self.apart = PairsApart(session)
        self.byes = ByeRequests(session)
        self.open_items = OpenItems(session)
        self.tasks = tuple(QRadioButton(messages.text(task)) for task in TASKS)
        self._importing = ListImport(session, self.book)
        self._importing.opened.connect(self._show_preview)
        self._importing.closed.connect(self._leave_preview)
        self.preview = self._importing.preview
        self._lay_out()

    def enter(self) -> None:
        """Takes the focus."""
        if self.currentWidget() is self.preview:
            self.preview.enter()
        else:
            self._task().enter()

    def refresh(self) -> None:
        """Shows the event's current players."""
        event = self._session.event
        self._offer_open_items()
        task = self._task()
        if isinstance(task, PlayerForm):
            task.show_group(self._session.format.groups is not None)
            task.show_table(bool(pairing_requests.can_fix_tables(event)))
        else:
            task.refresh()
        door = not event.rounds or task is self.check_in
        self.list.show_table(roster(event, door=door))
        late = late_entry(event) if task is self.form else ""
        show_text(self.late, messages.text("people-late-entry", text=late) if late else "")
        self.late.setVisible(bool(late))
        in_play = len(active(event, format_of(event).leavings(event)))
        show_text(
            self._count, messages.text("people-in-play", active=in_play, all=len(event.entered))
        )
        self._show_chosen()

    def _offer_open_items(self) -> None:
        """Offers the open items task only if the event has some."""
        offered, here = bool(self._session.event.open_items), self.tasks[-1]
        if not offered and here.isChecked():
            self.tasks[0].setChecked(True)
        here.setVisible(offered)

    def import_from(self, path: Path) -> None:
        """Reads a list in the background and previews it; nothing is entered yet."""
        self._importing.read(path)

    def leave(self) -> None:
        """The event is closing: cancels reading a list."""
        self._importing.cancel()

    def _import(self) -> None:
        path = list_to_import(self, self._session.path.parent)
        if path is not None:
            self.import_from(path)

    def _show_preview(self) -> None:
        self.setCurrentWidget(self.preview)
        self.preview.enter()

    def _leave_preview(self) -> None:
        self.setCurrentIndex(0)
        self._task().enter()

    def _enter(self, about: dict[str, object]) -> None:
        told = self._session.attempt(lambda session: players.enter(session, about))
        self.form.say(told.text)
        if told.done:
            player = self._session.event.players[-1]
            self.book.remember([player], self._session.path)
            self.list.choose(player.id)
            told_now = messages.text("people-added", name=player.name, number=player.id)
            if self._fix_table(player.id, about):
                self.form.empty()
                self._session.tell(told_now)

    def _change(self, player: int, about: dict[str, object]) -> None:
        told = self._session.attempt(lambda session: players.change(session, player, about))
        self.form.say(told.text)
        if told.done:
            self.book.remember([self._session.event.player(player)], self._session.path)
            if not self._fix_table(player, about):
                return
            self.form.empty()
            self.list.setFocus()
            name = name_of(self._session.event, player)
            self._session.tell(messages.text("people-changed", name=name))

    def _forget(self, person: Person) -> None:
        """Removes a player from the suggestions, and says what that means."""
        told = {
            True: (messages.text("event-forgotten", name=person.name), "done"),
            False: (messages.text("event-not-forgotten", name=person.name), "attention"),
        }
        self.book.forget(person, lambda done: self._session.said.emit(*told[done]))

    def _fix_table(self, player: int, about: dict[str, object]) -> bool:
        """Assigns the fixed table typed, or none; False if that is refused."""
        table = about.get(OWN_TABLE)
        if table == self._session.event.fixed_tables.get(player):
            return True
        if table is not None and not isinstance(table, int):
            told = Outcome(False, messages.text("event-which-table"))
        else:
            told = self._session.attempt(
                lambda session: pairing_requests.fix_table(session, player, table)
            )
        if not told.done:
            # The player has already been entered; only the table still needs correcting.
            self.form.load(self._session.event.player(player), self.form.table.text())
            self.form.table.setFocus()
            self.form.say(told.text)
        return told.done

    def _pressed(self, event: QKeyEvent) -> None:
        does = {
            "keys-players-drop": self._drop,
            "keys-players-return": self._return,
            "keys-players-change": self._edit,
        }
        if self._task() is self.check_in:
            does["keys-players-here"] = self._turn
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            does = {"keys-players-delete": self._delete}
        done = by_key(does).get(event.key())
        if done is not None:
            event.accept()
            if not event.isAutoRepeat():
                done()

    def _drop(self) -> None:
        player = self.list.key
        if player is not None:
            told = self._session.attempt(lambda session: presence.withdraw(session, player))
            self._say_done(told.done, "people-dropped", player)

    def _return(self) -> None:
        player = self.list.key
        if player is not None:
            told = self._session.attempt(lambda session: presence.reinstate(session, player))
            self._say_done(told.done, "people-returned", player)

    def _delete(self) -> None:
        player = self.list.key
        if player is not None:
            told = self._session.attempt(lambda session: presence.delete(session, player))
            self._say_done(told.done, "people-entry-deleted", player)

    def _say_done(self, done: bool, said: str, player: int) -> None:
        if done:
            name = name_of(self._session.event, player)
            self._session.tell(messages.text(said, name=name, key=action_key("window-undo")))

    def _edit(self) -> None:
        if self.list.key is not None:
            self.tasks[0].setChecked(True)
            event, player = self._session.event, self.list.key
            self.form.load(event.player(player), event.fixed_tables.get(player))

    def _turn(self) -> None:
        if self.list.key is not None:
            self.check_in.turn(self.list.key)

    def _task(self) -> _Task:
        """The current task, as named in the row of tasks."""
        pages: tuple[_Task, ...] = (
            self.form,
            self.check_in,
            self.apart,
            self.byes,
            self.open_items,
        )
        return pages[next(n for n, task in enumerate(self.tasks) if task.isChecked())]

    def _show_task(self) -> None:
        task = self._task()
        for page in (self.form, self.check_in, self.apart, self.byes, self.open_items):
            page.setVisible(page is task)
        of_all = task in (self.form, self.check_in)
        for shown in (self.list, self._hint, self.drop, self.return_, self.presses.delete):
            shown.setVisible(of_all)
        for press in (self.edit, self.import_):
            press.setVisible(task is self.form)
        self.turn.setVisible(task is self.check_in)
        hint = (
            messages.text("people-check-in-hint")
            if task is self.check_in
            else messages.text(
                "people-players-hint",
                key=action_key("keys-players-change"),
                drop=action_key("keys-players-drop"),
                back=action_key("keys-players-return"),
            )
        )
        show_text(self._hint, hint)
        self.refresh()

    def _show_chosen(self) -> None:
        """Shows the actions for the selected player, and their record card."""
        player = self.list.key
        self.presses.show_for(self._session.event, player)
        if player is None or self.list.isHidden():
            self._why.clear()
        else:
            self._why.show_reasons(name_of(self._session.event, player), "", [], cards=(player,))

    def _lay_out(self) -> None:
        for later in (self.check_in, self.apart, self.byes, self.open_items, self.turn):
            later.hide()  # before they affect the window's minimum width
        tasks = FlowLayout(spacing=16)
        group = QButtonGroup(self)
        for task in self.tasks:
            group.addButton(task)
            tasks.addWidget(task)
        self.tasks[0].setChecked(True)
        page = QWidget()
        self.addWidget(page)
        lines = page_column(
            page,
            row_of(
                (label(messages.text("window-players"), "heading"), 1), self._count, spacing=None
            ),
            tasks,
            self.form,
            self.check_in,
            self.late,
        )
        for wide in (self.apart, self.byes, self.open_items, self.list):
            lines.addWidget(wide, 1)
        lines.addWidget(self._hint)
        lines.addWidget(self.presses)
        self.addWidget(self.preview)
        self._show_task()
        for task in self.tasks:
            task.toggled.connect(lambda on: self._show_task() if on else None)
            task.clicked.connect(self.enter)
