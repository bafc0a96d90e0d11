"""The players page: enter, check in, edit, withdraw, reinstate, keep apart, byes, lists."""

from pathlib import Path

from PySide6.QtWidgets import QStackedWidget, QWidget

from tourneydesk.core.field import active
from tourneydesk.desk import attendance
from tourneydesk.desk.shared import waiting_check_ins
from tourneydesk.formats import format_of
from tourneydesk.gui.pages.import_page import ImportPage
from tourneydesk.gui.pages.page import PageContext
from tourneydesk.gui.pages.player_form import Entering, PlayerForm
from tourneydesk.gui.pages.player_list import MORE, PlayerButtons, PlayerList, late_entry
from tourneydesk.gui.pages.player_lists import ListImport, MemberLists
from tourneydesk.gui.pages.player_requests import ByeRequests, CheckIn, OpenItems, PairsApart
from tourneydesk.gui.user_data.people import AddressBook
from tourneydesk.gui.widgets.actions import action_key, only_if
from tourneydesk.gui.widgets.buttons import ActionButton, Segments, offer_on
from tourneydesk.gui.widgets.file_dialogs import list_to_import
from tourneydesk.gui.widgets.layouts import REST, page_column, row_of
from tourneydesk.gui.widgets.page_parts import PageHeader, PageKeys
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.gui.widgets.text_widgets import button, label, refuse, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of

TASKS = (
    "people-task-enter",
    "people-task-check-in",
    "people-task-apart",
    "people-task-byes",
    "open-item-title",
)
"""The message keys of the tabs of this page."""
ALL, CHECK_IN, APART, BYES, OPEN = TASKS


class PlayersPage(PageKeys, QStackedWidget):
    """Lists the players, with the form to add more; or shows the preview of a list."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._details_panel = context.details_panel
        self._requests = context.requests
        self.key_actions = {"keys-players-add": self.add_player}
        self.header = PageHeader(messages.text("window-players"))
        self.question = Question()
        self.book = AddressBook()
        self.buttons = PlayerButtons(in_day=context.in_day)
        self.form = PlayerForm(
            session.event.format, lambda text: self.book.find(text, session.event)
        )
        self._entering = Entering(session, self.form, self.question, self.book)
        self._entering.changed.connect(self._changed)
        self.form.closed.connect(self._close_form)
        self.members = MemberLists(session, self.form)
        self.late = self.form.late_note
        self._form_open = not session.event.entered
        self.import_ = button(
            messages.text("people-import"), does=lambda: self._import(), picture="upload"
        )
        self.add_button = ActionButton("keys-players-add", lambda: self.add_player())
        self.players = PlayerList(session, self._entering.change_cell)
        self._entering.entered.connect(self.players.show_player)
        self.list = self.players.table
        self.list.on_keys(
            {
                "keys-players-here": only_if(self._at_check_in, self._toggle_check_in),
                "keys-players-change": self.players.edit,
                "keys-players-drop": self._withdraw,
                "keys-players-return": self._reinstate,
                "keys-players-delete": self._delete,
                "keys-players-sort": self.players.sort_by_current,
            }
        )
        offer_on(self.list, *self.buttons.in_menu)
        self.list.chosen.connect(lambda _: self._show_chosen())
        self.players.found.connect(self._found)
        self.players.ticked.connect(self._ticked)
        self.players.menu_requested.connect(self._open_menu)
        self.players.add_requested.connect(self.add_player)
        self.form.stepped.connect(self.list.setFocus)
        self.withdraw = self.buttons.withdraw
        self.withdraw.clicked.connect(self._withdraw)
        self.reinstate = self.buttons.reinstate
        self.reinstate.clicked.connect(self._reinstate)
        self.buttons.delete.clicked.connect(self._delete)
        self.buttons.move_to.clicked.connect(self._move)
        self.buttons.card.clicked.connect(self._print_card)
        self.buttons.all_fields.clicked.connect(self._edit_all)
        self._hint = label("", "quiet", wraps=True)
        self.edit = self.buttons.edit
        self.edit.clicked.connect(self.players.edit)
        self.check_in = CheckIn(session, self.question)
        self.check_in.seen.connect(self.players.show_player)
        self.check_in.list_requested.connect(lambda: self._requests.paper_of.emit("check-in", None))
        self.check_in_button = self.buttons.check_in
        self.check_in_button.clicked.connect(self._press_check_in)
        self.apart = PairsApart(session)
        self.byes = ByeRequests(session)
        self.open_items = OpenItems(session)
        self.tabs: Segments[str] = Segments(
            messages.text("window-players"), [(task, messages.text(task)) for task in TASKS]
        )
        self.tasks = tuple(self.tabs.buttons.values())
        self.importing = ListImport(session, self.book)
        self.importing.opened.connect(self._show_preview)
        self.importing.closed.connect(self._leave_preview)
        self.importing.another_requested.connect(self._import)
        self._lay_out()
        self.members.show_state()

    @property
    def preview(self) -> ImportPage:
        """The preview of a list."""
        return self.importing.page

    @property
    def _previewing(self) -> bool:
        return self.currentIndex() > 0

    @property
    def handbook_page(self) -> str:
        """The page of the handbook about the tab that is open."""
        checking_in = self.tabs.key == CHECK_IN and not self._previewing
        return "check-in" if checking_in else "players"

    @property
    def has_input(self) -> bool:
        """Whether a list has been changed that is not imported yet."""
        return self._previewing and self.preview.has_input

    def enter(self) -> None:
        """Takes the focus."""
        if self._previewing:
            self.preview.enter()
        elif self.tabs.key == ALL and self.form.isVisibleTo(self):
            self.form.enter()
        elif isinstance(part := self._part(), PairsApart | ByeRequests | OpenItems):
            part.enter()
        else:
            self.players.enter()

    def refresh(self) -> None:
        """Shows the event's current players."""
        event = self._session.event
        self._entering.note_other_desk()
        why = self._session.why_not_here("decide")
        for one in (self.form, self.import_, self.apart, self.byes, self.open_items):
            refuse(one, why)
        self.add_button.allow(not why, why)
        at_check_in = self.tabs.key == CHECK_IN
        hint = "people-check-in-hint" if at_check_in else "people-players-hint"
        why_hint = self._session.why_not_here("record") if at_check_in else why
        show_text(self._hint, why_hint or messages.text(hint))
        refuse(self.check_in.withdraw_absent, why)
        if self._previewing:
            refuse(self.preview, why)
            self.preview.refresh()
        self._offer_tabs()
        part = self._part()
        if isinstance(part, PlayerList):
            self.form.show_group(self._session.format.groups is not None)
            self.form.show_table(bool(attendance.can_fix_tables(event)))
            self.form.show_house(self._session.format.house_players)
            late = late_entry(event)
            self.form.show_late(bool(event.rounds), late)
            self.check_in.refresh()
            self.players.show_for(ticks=at_check_in, door=at_check_in or not event.rounds)
        else:
            part.refresh()
        for widget in (self._hint, self.buttons):
            widget.setVisible(part is self.players and bool(event.entered))
        inside = active(event, format_of(event).leavings(event))
        here = sum(event.player(player).checked_in for player in inside)
        if here and (self.tabs.key == CHECK_IN or not event.rounds):
            progress = messages.text("people-here-of", here=here, all=len(inside))
            self.header.show_progress(here, len(inside), progress)
        else:
            playing = messages.text("people-in-play", active=len(inside), all=len(event.entered))
            self.header.show_progress(0, 0, playing if event.entered else "")
        self._show_chosen()

    def add_player(self, name: str = "") -> None:
        """Opens the form to add a player, perhaps with a name that was searched for."""
        self._form_open = True
        self.tasks[0].setChecked(True)
        if self.form.editing or name:
            self.form.empty()
        self._show_task()
        if name:
            self.players.clear()
            self.form.name.setText(name)
        self.form.enter()

    def enter_age(self, player: int) -> None:
        """Selects a player and puts the cursor into the age: in the list, or in the form."""
        self._form_open = False
        self.tasks[0].setChecked(True)
        self._show_task()
        self.players.show_player(player)
        if not self.players.editor.open(player, "age"):
            self._edit_all()
            self.form.age.setFocus()

    def _close_form(self) -> None:
        self._form_open = not self._session.event.entered
        self._show_task()
        self.enter()

    def _changed(self) -> None:
        self._close_form()
        self.list.setFocus()

    def _offer_tabs(self) -> None:
        """Offers the open items only if the event has some, and byes only if the format has."""
        event = self._session.event
        offered = {OPEN: bool(event.open_items), BYES: attendance.takes_bye_requests(event)}
        for task, possible in offered.items():
            if not possible and self.tabs.buttons[task].isChecked():
                self.tasks[0].setChecked(True)
            self.tabs.buttons[task].setVisible(possible)

    def import_from(self, path: Path) -> None:
        """Reads a list in the background and previews it; nothing is entered yet."""
        self.importing.read(path)

    def leave(self) -> None:
        """The event is closing: cancels reading a list."""
        self.importing.cancel()
        self.members.loading.cancel()

    def _import(self) -> None:
        path = list_to_import(self, self._session.path.parent)
        if path is not None:
            self.import_from(path)

    def _show_preview(self) -> None:
        self.addWidget(self.preview)
        self.setCurrentWidget(self.preview)
        self.preview.enter()

    def _leave_preview(self) -> None:
        self.setCurrentIndex(0)
        self.enter()

    def _withdraw(self) -> None:
        player = self.list.key
        if player is not None:
            outcome = self._session.attempt(lambda session: attendance.withdraw(session, player))
            self._report(outcome.done, "people-dropped", player)

    def _reinstate(self) -> None:
        player = self.list.key
        if player is not None:
            outcome = self._session.attempt(lambda session: attendance.reinstate(session, player))
            self._report(outcome.done, "people-returned", player)

    def _move(self) -> None:
        if self.list.key is not None:
            self._requests.move.emit(self.list.key)

    def _delete(self) -> None:
        player = self.list.key
        if player is not None:
            outcome = self._session.attempt(lambda session: attendance.delete(session, player))
            self._report(outcome.done, "people-entry-deleted", player)

    def _report(self, done: bool, message_key: str, player: int) -> None:
        if done:
            name = name_of(self._session.event, player)
            self._session.report(
                messages.text(message_key, name=name, key=action_key("window-undo"))
            )

    def _edit_all(self) -> None:
        """Opens the form with every field of the selected player."""
        if self.list.key is not None:
            event, player = self._session.event, self.list.key
            self._form_open = True
            self.tasks[0].setChecked(True)
            table = event.fixed_tables.get(player)
            self._entering.edit(player, table)
            self._show_task()
            self.form.enter()

    def _found(self, player: int) -> None:
        """Somebody was searched for and chosen by Enter."""
        if self.tabs.key == CHECK_IN:
            self.check_in.arrive(player)
        else:
            self.list.setFocus()

    def _open_menu(self, player: int) -> None:
        where = self.list.cell_rect(player, MORE)
        if where is not None:
            self.list.customContextMenuRequested.emit(where.bottomLeft())

    def _at_check_in(self) -> bool:
        return self.tabs.key == CHECK_IN

    def _ticked(self, player: int) -> None:
        self.check_in.toggle(player)

    def _toggle_check_in(self) -> None:
        if self.list.key is not None:
            self.check_in.toggle(self.list.key)

    def _press_check_in(self) -> None:
        """The button says what it does, so that nothing is asked."""
        if self.list.key is not None:
            self.check_in.press(self.list.key)

    def _print_card(self) -> None:
        if self.list.key is not None:
            self._requests.paper_of.emit("cards", self.list.key)

    def _part(self) -> PlayerList | PairsApart | ByeRequests | OpenItems:
        """What the tab shows."""
        parts: dict[str, PairsApart | ByeRequests | OpenItems] = {
            APART: self.apart,
            BYES: self.byes,
            OPEN: self.open_items,
        }
        return parts.get(self.tabs.key, self.players)

    def _show_task(self) -> None:
        part, at_check_in = self._part(), self.tabs.key == CHECK_IN
        for one in (self.players, self.apart, self.byes, self.open_items):
            one.setVisible(one is part)
        self.form.setVisible(self.tabs.key == ALL and self._form_open)
        self.check_in.setVisible(at_check_in)
        self.check_in_button.setVisible(at_check_in)
        self.refresh()

    def _show_chosen(self) -> None:
        """Shows the actions for the selected player, and their record card."""
        player = self.list.key
        self.buttons.show_for(
            self._session.event,
            player,
            self._session.why_not_here("decide"),
            self._session.why_not_here("record"),
            waiting_check_ins(self._session.session),
        )
        if player is None or self.players.isHidden():
            self._details_panel.clear()
        else:
            self._details_panel.show_reasons(
                name_of(self._session.event, player), "", [], cards=(player,)
            )

    def _lay_out(self) -> None:
        for later in (self.check_in, self.apart, self.byes, self.open_items, self.check_in_button):
            later.hide()  # before they affect the window's minimum width
        page = QWidget()
        self.addWidget(page)
        self.header.add(self.import_, self.add_button, self.players.columns)
        tabs = row_of(self.tabs, REST)
        lines = page_column(page, self.header, tabs, self.question, self.form, self.check_in)
        for wide in (self.apart, self.byes, self.open_items, self.players):
            lines.addWidget(wide, 1)
        lines.addWidget(self._hint)
        lines.addWidget(self.buttons)
        self._show_task()
        for task in self.tasks:
            task.toggled.connect(lambda on: self._show_task() if on else None)
            task.clicked.connect(self.enter)
