"""The main window: the home page, the wizard for a new event, or the open event's workspace."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QWidget

from tourneydesk.desk.day.sections import is_day
from tourneydesk.desk.files.opening import SUFFIX, open_event, open_for_reading
from tourneydesk.desk.session import Session, wall_clock
from tourneydesk.faults import log_fault
from tourneydesk.gui.app.actions import ViewChoices, WindowActions
from tourneydesk.gui.app.copies import FRAME_WIDTH, Band, Copies, event_title
from tourneydesk.gui.app.learning import Learning
from tourneydesk.gui.app.menus import (
    Menus,
    add_appearance_menus,
    details_button,
    show_details_state,
)
from tourneydesk.gui.app.open_event_note import NoteKeeper, ProgressKeeper
from tourneydesk.gui.app.recovery import Recovery, recovery_thread
from tourneydesk.gui.app.sharing.shared_event import SharedEvent, asks_desks
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.home_page import Home
from tourneydesk.gui.pages.keys_page import KeysOverlay
from tourneydesk.gui.session.paper_trail import paper_thread
from tourneydesk.gui.session.qt_session import QtSession, late_messages
from tourneydesk.gui.user_data.practice import mark_of
from tourneydesk.gui.user_data.preferences import remember_geometry
from tourneydesk.gui.user_data.recent import free_path, remember
from tourneydesk.gui.widgets.actions import VIEW
from tourneydesk.gui.widgets.file_dialogs import place_for_event
from tourneydesk.gui.widgets.layouts import column_of
from tourneydesk.gui.widgets.page_parts import EventFormPage, FormPage
from tourneydesk.gui.widgets.text_widgets import relook, title
from tourneydesk.present import messages
from tourneydesk.store.errors import FileTrouble

if TYPE_CHECKING:
    from tourneydesk.gui.app.about import About
    from tourneydesk.gui.app.day.days import Days
    from tourneydesk.gui.app.export_dialog import ExportDialog
    from tourneydesk.gui.app.handbook import HandbookWindow
    from tourneydesk.gui.app.phones import Phones
    from tourneydesk.gui.event.workspace import Workspace
    from tourneydesk.gui.pages.practice_page import PracticePage
    from tourneydesk.gui.wizard.wizard import Wizard


class Window(QMainWindow):
    """The main window. At most one event is open in it, or the sections of one day.

    Without ``at_home`` it is empty until an event is opened, which then need not wait for the home
    page.
    """

    language_requested = Signal(str)
    """Requests the language with this key; another window replaces this one."""
    text_size_requested = Signal(int)
    """Requests this text size in percent; another window replaces this one."""

    def __init__(self, *, at_home: bool = True) -> None:
        super().__init__()
        self.workspace: Workspace | None = None
        self.reading = False
        self.about: About | None = None
        self.handbook: HandbookWindow | None = None
        self.exporting: ExportDialog
        self.notes = NoteKeeper()
        self.progress = ProgressKeeper()
        # Every widget gets its parent at construction, outermost first: when Qt reparents a widget,
        # it styles all of its children again.
        inside = QWidget(self)
        inside.setProperty("look", "page")
        self.setCentralWidget(inside)
        self.band = Band(inside)
        self.pages = QStackedWidget(inside)
        column_of(self.band, (self.pages, 1), on=inside, margins=0, spacing=0)
        self.keys = KeysOverlay(self.pages)
        self.recovery = Recovery(self)
        self.learning = Learning(self)
        self.copies = self._own_copies = Copies(self)
        self.sharing = SharedEvent(self)
        # Queued: the page shown after the event must be visible first.
        late_messages().message.connect(self._show_late_message, Qt.ConnectionType.QueuedConnection)
        view, self._actions = ViewChoices(self), WindowActions(self)
        self.menus = Menus(self, self._actions.by_name(), view.choose_language)
        add_appearance_menus(self.menus.under[VIEW], view.choose_theme, view.choose_text_size)
        self.details_button = details_button(self.menus)
        self.menuBar().setCornerWidget(self.details_button)
        digit = self.fontMetrics().horizontalAdvance("0")
        self.resize(digit * 150, self.fontMetrics().height() * 42)
        self.copies.second_folder_changed.connect(self.menus_changed)
        for told in (self.menus_changed, self._show_title):
            self.sharing.changed.connect(told)
        self._show_details_state()
        if at_home:
            self.show_home()
        else:
            self.menus_changed()

    @cached_property
    def home(self) -> Home:
        """The home page, created on first use."""
        home = Home(self.pages)
        home.new_requested.connect(self.show_new)
        home.format_requested.connect(self.show_new_of)
        home.file_requested.connect(self._actions.choose_event)
        home.event_requested.connect(self.open_event)
        home.reading_requested.connect(self.open_for_reading)
        home.practice_requested.connect(self.show_practice)
        home.samples_requested.connect(self.learning.show_samples)
        home.guide_requested.connect(self.learning.start_guide)
        home.rebuild_requested.connect(self.recovery.rebuild_from_cards)
        home.rehearsal_requested.connect(self.recovery.rehearse)
        home.dismissed.connect(self.recovery.dismiss)
        home.step_requested.connect(self._open_for_step)
        self.pages.addWidget(home)
        return home

    @cached_property
    def days(self) -> Days:
        """The days of several sections, created on first use."""
        from tourneydesk.gui.app.day.days import Days

        days = Days(self)
        days.changed.connect(self.menus_changed)
        days.report_requested.connect(self._actions.show_report)
        days.phones_requested.connect(self._actions.show_phones)
        return days

    @cached_property
    def phones(self) -> Phones:
        """The pages for phones, created when somebody shares them first."""
        from tourneydesk.gui.app.phones import Phones

        return Phones(self)

    @property
    def day(self) -> Days | None:
        """The day that is open, or None."""
        days: Days | None = vars(self).get("days")
        return days if days is not None and days.is_open else None

    @cached_property
    def wizard(self) -> Wizard:
        """The wizard, created on first use so that opening an event does not wait for it."""
        from tourneydesk.gui.wizard.wizard import Wizard

        wizard = Wizard(self.pages)
        wizard.created.connect(self._created)
        wizard.cancelled.connect(self._back_home)
        self.pages.addWidget(wizard)
        return wizard

    @cached_property
    def practice(self) -> PracticePage:
        """The page that creates practice events, created on first use."""
        from tourneydesk.gui.pages.practice_page import PracticePage

        return PracticePage()

    def show_practice(self) -> None:
        """Closes the event and shows the page that creates a practice event."""
        self.show_page(self.practice)

    @asks_desks
    def show_page(self, page: EventFormPage) -> None:
        """Closes the event and shows a page that creates one; Esc returns to the home page."""
        if self.pages.indexOf(page) < 0:
            page.created.connect(self.open_event)
            page.cancelled.connect(self._back_home)
            self.pages.addWidget(page)
        self._leave_event()
        self._show_page(page, messages.text("window-program"))
        page.enter()

    @property
    def at_home(self) -> bool:
        """Whether the home page is visible."""
        return isinstance(self.pages.currentWidget(), Home)

    @asks_desks
    def show_home(self) -> None:
        """Closes the event and shows the home page."""
        self._leave_event()
        self.home.refresh()
        self._show_page(self.home, messages.text("window-program"))
        self.home.enter()

    def _back_home(self) -> None:
        if self.day is not None:
            self.day.show_whole()
            return
        self.show_home()
        self.recovery.refresh_offer()

    @asks_desks
    def show_new(self) -> None:
        """Closes the event and shows the wizard for a new one."""
        if self.pages.currentWidget() is self.wizard:
            return
        self._leave_event()
        self.show_wizard()

    def show_wizard(self) -> None:
        """Shows the wizard; an open day stays open."""
        self.workspace = None
        self._show_page(self.wizard, messages.text("window-program"))
        self.wizard.enter()

    @asks_desks
    def show_new_of(self, format_key: str) -> None:
        """Closes the event and shows the wizard for a new one, with the format answered."""
        self._leave_event()
        self._show_page(self.wizard, messages.text("window-program"))
        self.wizard.enter_with(format_key)

    def save_as(self) -> None:
        """Asks for a new file and continues in it."""
        if self.workspace is None or self.sharing.continues_instead():
            return
        current = self.workspace.session.path
        path = place_for_event(self, free_path(current.parent, current.stem))
        if path is not None:
            path = path if path.suffix else path.with_suffix(SUFFIX)
            self.workspace.session.save_as(path, self.sharing.save_as)
            if self.day is not None:
                self.day.saved_as(current, self.workspace.session.path)
            remember(
                self.workspace.session.path,
                self.workspace.session.event.name,
                self.workspace.session.event.format,
            )
            self.workspace.sidebar.refresh()
            self._show_title()
            self._show_band()
            self.notes.write()

    @asks_desks
    def open_event(self, path: Path) -> None:
        """Opens an event, or a day of several; problems are reported on the home page."""
        if is_day(path):
            self._leave_event()
            self.days.open(path)
        elif not self.sharing.offers_join(path):
            self._open(path, open_event)

    @property
    def day_path(self) -> Path | None:
        """The list of the day that is open, or None."""
        return None if self.day is None else self.day.path

    def show_section(self, path: Path) -> None:
        """Shows the section in this file, if it is one of the open day."""
        if self.day is not None:
            self.day.show_file(path)

    def reopen_event(self, path: Path) -> None:
        """Opens the visible event again from its file; in a day, the other sections stay open."""
        if self.day is not None:
            self.day.reload(path)
        else:
            self.open_event(path)

    def _open_for_step(self, path: Path, step: str) -> None:
        """Opens an event on the page where one of the first steps is done."""
        self.open_event(path)
        page = {
            "players": PageName.PLAYERS,
            "display": PageName.DISPLAY,
            "certificates": PageName.PAPERS,
        }.get(step)
        if self.workspace is not None and page is not None:
            self.workspace.go_to(page)

    @asks_desks
    def open_for_reading(self, path: Path) -> None:
        """Opens an event read-only."""
        self._open(path, open_for_reading)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        if self.sharing.asks_first(self.close):
            event.ignore()
            return
        remember_geometry(bytes(self.saveGeometry().data()))
        if self.handbook is not None:
            self.handbook.close()
        self._leave_event()
        # No thread may still be rendering papers when the program exits.
        paper_thread().waitForDone()
        recovery_thread().waitForDone()
        super().closeEvent(event)

    def _show_late_message(self, text: str) -> None:
        if not self._show_on_page(text):
            self.home.show_late_message(text)

    def show_message(self, text: str) -> None:
        """Shows a message wherever the user is."""
        if not self._show_on_page(text):
            self.home.show_message(text, look="attention")

    def _show_on_page(self, text: str) -> bool:
        """Shows a message in the open event or on the visible page; False on the home page."""
        page = self.pages.currentWidget()
        if self.workspace is not None:
            self.workspace.session.message.emit(text, "attention")
        elif self.day is not None and page is self.day.page:
            self.day.page.show_message(text, "attention")
        elif isinstance(page, FormPage):
            page.show_message(text)
        else:
            return False
        return True

    def _open(self, path: Path, opening: Callable[[Path], Session]) -> None:
        self._leave_event()
        self.reading = opening is open_for_reading
        try:
            session = opening(path)
        except FileTrouble as trouble:
            self.show_home()
            self.recovery.show_trouble(path, trouble)
            return
        self._try_to_enter(session, path)

    def enter_shared(self, session: Session, path: Path) -> None:
        """Shows a shared event; ``path`` is its file on this laptop."""
        self._leave_event()
        self._try_to_enter(session, path)

    def _try_to_enter(self, session: Session, path: Path) -> None:
        try:
            self._enter_event(session, path)
        except Exception as fault:
            log_fault(fault, wall_clock())
            session.close()
            self.show_home()
            self.recovery.show_trouble(path, FileTrouble("opening_failed", path))

    def _enter_event(self, session: Session, path: Path) -> None:
        self.recovery.forget()
        self.show_event(session, path)
        if self.workspace is not None:
            if mark_of(path) is None:
                self.progress.watch(self.workspace)
            self.notes.watch(self.workspace)
            self.copies.watch(self.workspace)
            self.learning.watch(self.workspace)
            self.sharing.watch(self.workspace)

    def show_event(self, session: Session, path: Path) -> None:
        """Shows an event that is already open."""
        self.show_workspace(self.make_workspace(QtSession(session, path)))
        if self.workspace is not None:
            self.workspace.enter()
        self._show_details_state()

    def show_workspace(self, workspace: Workspace) -> None:
        """Shows a workspace that has been made."""
        self.workspace = workspace
        self._show_page(workspace, event_title(workspace.session))
        self._show_details_state()

    def make_workspace(self, session: QtSession, *, in_day: bool = False) -> Workspace:
        """The workspace of an open event, which may be a section of the open day."""
        # The home page appears at once; modules that an event needs are imported with the first
        # one.
        from tourneydesk.gui.event.workspace import Workspace

        workspace = Workspace(session, self.pages, in_day=in_day)
        signals = (
            workspace.session.changed,
            workspace.next_round.posted,
            workspace.status_bar.action_changed,
            workspace.next_round.changed,
            workspace.sidebar.chosen,
            workspace.following.changed,
            workspace.other_desks.changed,
            workspace.other_desks.question.shown,
            workspace.status_bar.question.shown,
        )
        for changed in signals:
            changed.connect(self.menus_changed)
        workspace.requests.file.connect(self.open_event)
        workspace.sidebar.phones_requested.connect(self._actions.show_phones)
        workspace.sidebar.switcher.event_requested.connect(self.open_event)
        workspace.sidebar.switcher.home_requested.connect(self.show_home)
        workspace.file_card.reload_requested.connect(self.recovery.reload)
        workspace.file_card.save_requested.connect(self.save_as)
        workspace.projector.frozen.connect(self._show_band)
        workspace.tried.connect(self._show_band)
        workspace.continue_requested.connect(self.sharing.go_on_without_server)
        workspace.join_requested.connect(self.sharing.show_join_again)
        workspace.details_panel.toggled.connect(self._show_details_state)
        workspace.round.action_requested.connect(lambda name: self.menus[name].trigger())
        self.pages.addWidget(workspace)
        return workspace

    def remove_workspace(self, workspace: Workspace) -> None:
        """Removes a workspace whose event is closed."""
        if self.workspace is workspace:
            self.workspace = None
        self.pages.removeWidget(workspace)
        workspace.deleteLater()

    def show_day_page(self, page: QWidget, name: str) -> None:
        """Shows the page of the whole day."""
        self.workspace = None
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self._show_page(page, messages.text("window-title", event=name))
        self._show_details_state()

    def _created(self, session: Session, path: Path) -> None:
        """The wizard has made an event: the one to open, or another section of the day."""
        if self.day is not None and self.day.adds_new:
            self.day.add(path, session)
        else:
            self._leave_event()
            self._enter_event(session, path)

    def _leave_event(self) -> None:
        self.reading = False
        if "phones" in vars(self):
            self.phones.stop()
        if self.day is not None:
            self.notes.forget()
            self.workspace = None
            self._show_details_state()
            self.day.leave()
            self.copies = self._own_copies
            return
        if self.workspace is None:
            return
        self.sharing.leave()
        self.copies.leave()
        self.notes.forget()
        workspace, self.workspace = self.workspace, None
        self._show_details_state()
        workspace.leave()
        self.progress.leave()
        self.pages.removeWidget(workspace)
        workspace.deleteLater()

    def _show_page(self, page: QWidget, name: str) -> None:
        self.keys.close()
        self.pages.setCurrentWidget(page)
        title(self, name)
        self._show_band()
        self.menus_changed()

    def open_dialog(self, dialog: QDialog) -> None:
        """Opens a dialog above the window."""
        self._actions.open_dialog(dialog)

    def run_in_workspace(self, action: Callable[[Workspace], None]) -> None:
        """Runs something in the open event's workspace; does nothing if no event is open."""
        self.keys.close()
        if self.workspace is not None:
            action(self.workspace)

    def _show_details_state(self) -> None:
        show_details_state(self.workspace, self.menus, self.details_button)

    def menus_changed(self) -> None:
        """Enables the menus' actions for the present state."""
        home = self.at_home and self.home.recent.key is not None
        self.menus.show_workspace(
            self.workspace,
            can_rehearse=self.workspace is not None or home,
            in_day=self.day is not None,
            shared=self.sharing.kind,
        )

    def _show_band(self) -> None:
        """Marks what is not the real thing, also by a frame around the window."""
        path = None if self.workspace is None else self.workspace.session.path
        original = None if path is None else self.recovery.original_of(path)
        marked = self.band.show_for(self.workspace, original, self.open_event, self.show_home)
        relook(self, "practice" if marked else "")
        width = FRAME_WIDTH if marked else 0
        self.setContentsMargins(width, width, width, width)

    def _show_title(self) -> None:
        if self.workspace is not None:
            title(self, event_title(self.workspace.session))
