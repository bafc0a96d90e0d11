"""The players page: enter, check in, edit, withdraw, reinstate, keep apart, byes, lists."""

from pathlib import Path

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
from tourneydesk.gui.widgets.actions import action_key, only_if
from tourneydesk.gui.widgets.context_menu import offer_on
from tourneydesk.gui.widgets.file_dialogs import list_to_import
from tourneydesk.gui.widgets.layout.boxes import page_column, row_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of
from tourneydesk.store.people import Person

Task = PlayerForm | CheckIn | PairsApart | ByeRequests | OpenItems

TASKS = (
    "people-task-enter",
    "people-task-check-in",
    "people-task-apart",
    "people-task-byes",
    "open-item-title",
)
"""The message keys of the tasks on this page."""


class PlayersPage(QStackedWidget):
    """Lists the players, with the form to enter more; or shows the preview of a list."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._details_panel = context.details_panel
        self._count = label("", "quiet")
        self.late = label("", "attention", wraps=True)
        self.book = AddressBook()
        self.buttons = PlayerButtons()
        self.form = PlayerForm(lambda text: self.book.find(text, session.event))
        self.form.entered.connect(self._enter)
        self.form.changed.connect(self._change)
        self.form.forget_requested.connect(self._forget)
        self.import_ = self.buttons.import_
        self.import_.clicked.connect(self._import)
        self.list: TableView[int] = TableView(TableModel(()), messages.text("window-players"))
        self.list.on_keys(
            {
                "keys-players-here": only_if(
                    lambda: self.check_in.isVisible(), self._toggle_check_in
                ),
                "keys-players-change": self._edit,
                "keys-players-drop": self._withdraw,
                "keys-players-return": self._reinstate,
                "keys-players-delete": self._delete,
            }
        )
        offer_on(self.list, *self.buttons.of_player)
        self.list.chosen.connect(lambda _: self._show_chosen())
        self.form.stepped.connect(self.list.setFocus)
        self.withdraw = self.buttons.withdraw
        self.withdraw.clicked.connect(self._withdraw)
        self.reinstate = self.buttons.reinstate
        self.reinstate.clicked.connect(self._reinstate)
        self.buttons.delete.clicked.connect(self._delete)
        self._hint = label("", "quiet", wraps=True)
        self.edit = self.buttons.edit
        self.edit.clicked.connect(self._edit)
        self.check_in = CheckIn(session)
        self.check_in.seen.connect(self.list.choose)
        self.check_in.finder.stepped.connect(self.list.setFocus)
        self.check_in_button = self.buttons.check_in
        self.check_in_button.clicked.connect(self._toggle_check_in)
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
        offered, button = bool(self._session.event.open_items), self.tasks[-1]
        if not offered and button.isChecked():
            self.tasks[0].setChecked(True)
        button.setVisible(offered)

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
        outcome = self._session.attempt(lambda session: players.enter(session, about))
        self.form.show_message(outcome.text)
        if outcome.done:
            player = self._session.event.players[-1]
            self.book.remember([player], self._session.path)
            self.list.choose(player.id)
            told_now = messages.text("people-added", name=player.name, number=player.id)
            if self._fix_table(player.id, about):
                self.form.empty()
                self._session.report(told_now)

    def _change(self, player: int, about: dict[str, object]) -> None:
        outcome = self._session.attempt(lambda session: players.change(session, player, about))
        self.form.show_message(outcome.text)
        if outcome.done:
            self.book.remember([self._session.event.player(player)], self._session.path)
            if not self._fix_table(player, about):
                return
            self.form.empty()
            self.list.setFocus()
            name = name_of(self._session.event, player)
            self._session.report(messages.text("people-changed", name=name))

    def _forget(self, person: Person) -> None:
        """Removes a player from the suggestions, and says what that means."""
        texts = {
            True: (messages.text("event-forgotten", name=person.name), "done"),
            False: (messages.text("event-not-forgotten", name=person.name), "attention"),
        }
        self.book.forget(person, lambda done: self._session.message.emit(*texts[done]))

    def _fix_table(self, player: int, about: dict[str, object]) -> bool:
        """Assigns the fixed table typed, or none; False if that is refused."""
        table = about.get(OWN_TABLE)
        if table == self._session.event.fixed_tables.get(player):
            return True
        if table is not None and not isinstance(table, int):
            outcome = Outcome(False, messages.text("event-which-table"))
        else:
            outcome = self._session.attempt(
                lambda session: pairing_requests.fix_table(session, player, table)
            )
        if not outcome.done:
            # The player has already been entered; only the table still needs correcting.
            self.form.load(self._session.event.player(player), self.form.table.text())
            self.form.table.setFocus()
            self.form.show_message(outcome.text)
        return outcome.done

    def _withdraw(self) -> None:
        player = self.list.key
        if player is not None:
            outcome = self._session.attempt(lambda session: presence.withdraw(session, player))
            self._report(outcome.done, "people-dropped", player)

    def _reinstate(self) -> None:
        player = self.list.key
        if player is not None:
            outcome = self._session.attempt(lambda session: presence.reinstate(session, player))
            self._report(outcome.done, "people-returned", player)

    def _delete(self) -> None:
        player = self.list.key
        if player is not None:
            outcome = self._session.attempt(lambda session: presence.delete(session, player))
            self._report(outcome.done, "people-entry-deleted", player)

    def _report(self, done: bool, message_key: str, player: int) -> None:
        if done:
            name = name_of(self._session.event, player)
            self._session.report(
                messages.text(message_key, name=name, key=action_key("window-undo"))
            )

    def _edit(self) -> None:
        if self.list.key is not None:
            self.tasks[0].setChecked(True)
            event, player = self._session.event, self.list.key
            self.form.load(event.player(player), event.fixed_tables.get(player))

    def _toggle_check_in(self) -> None:
        if self.list.key is not None:
            self.check_in.toggle(self.list.key)

    def _task(self) -> Task:
        """The current task, as named in the row of tasks."""
        pages: tuple[Task, ...] = (
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
        for widget in (self.list, self._hint, self.withdraw, self.reinstate, self.buttons.delete):
            widget.setVisible(of_all)
        for push_button in (self.edit, self.import_):
            push_button.setVisible(task is self.form)
        self.check_in_button.setVisible(task is self.check_in)
        hint = (
            messages.text("people-check-in-hint")
            if task is self.check_in
            else messages.text("people-players-hint")
        )
        show_text(self._hint, hint)
        self.refresh()

    def _show_chosen(self) -> None:
        """Shows the actions for the selected player, and their record card."""
        player = self.list.key
        self.buttons.show_for(self._session.event, player)
        if player is None or self.list.isHidden():
            self._details_panel.clear()
        else:
            self._details_panel.show_reasons(
                name_of(self._session.event, player), "", [], cards=(player,)
            )

    def _lay_out(self) -> None:
        for later in (self.check_in, self.apart, self.byes, self.open_items, self.check_in_button):
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
        lines.addWidget(self.buttons)
        self.addWidget(self.preview)
        self._show_task()
        for task in self.tasks:
            task.toggled.connect(lambda on: self._show_task() if on else None)
            task.clicked.connect(self.enter)
