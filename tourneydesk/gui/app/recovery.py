"""Recovery: after a crash, of a file that cannot be opened, from copies, from papers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool

from tourneydesk.core.event import Event
from tourneydesk.core.format import Outlook
from tourneydesk.desk.day.sections import is_day, read_day
from tourneydesk.desk.files.opening import copy_event, open_for_reading
from tourneydesk.desk.history import name_of_step
from tourneydesk.desk.recovery import NOT_DAMAGE, Choice, recover, recovery_of
from tourneydesk.desk.recovery import Recovery as recovery_Recovery
from tourneydesk.desk.session import wall_clock
from tourneydesk.faults import log_fault
from tourneydesk.formats import format_of
from tourneydesk.gui.app.open_event_note import OpenNote, forget_left_open, left_open
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.session.second_folder import second_folder_of
from tourneydesk.gui.tasks import Background, one_thread
from tourneydesk.gui.user_data.language import time_of_day
from tourneydesk.gui.user_data.practice import scratch_path
from tourneydesk.gui.user_data.recent import free_path
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present import messages
from tourneydesk.present.messages import say, text
from tourneydesk.present.progress import missing_summary
from tourneydesk.store.errors import FileTrouble, display_name, of_system
from tourneydesk.user_folders import documents_folder

if TYPE_CHECKING:
    from tourneydesk.gui.app.window import Window
    from tourneydesk.gui.event.workspace import Workspace
    from tourneydesk.gui.pages.rebuild_page import RebuildPage
    from tourneydesk.gui.pages.recovery_page import RecoveryPage

# Leads from a file that cannot be opened to the recovery page and on from there.


@cache
def recovery_thread() -> QThreadPool:
    """A thread of its own for recovery, so that it never waits for work on another event."""
    return one_thread()


class FileRecovery(QObject):
    """Belongs to the window: searches a file in the background for recoverable data, shows what it
    found, and continues with the user's choice.
    """

    def __init__(self, window: Window, rebuild: Callable[[], None]) -> None:
        super().__init__()
        self._window = window
        self._rebuild = rebuild
        self._searching = Background[recovery_Recovery | None](recovery_thread())

    @property
    def busy(self) -> bool:
        return self._searching.busy

    def cancel(self) -> None:
        """Cancels the search."""
        self._searching.cancel()

    def search(self, trouble: FileTrouble) -> None:
        """Searches a file for recoverable data, and shows the result when ready."""
        second = second_folder_of(trouble.path)
        self._searching.start(
            lambda: recovery_of(trouble, second), lambda outcome: self._show(trouble, outcome)
        )

    def _show(self, trouble: FileTrouble, outcome: recovery_Recovery | Exception | None) -> None:
        """Shows the result of the search, unless it was canceled."""
        if not self._window.at_home:
            return
        if isinstance(outcome, recovery_Recovery):
            self.offer(outcome)
            return
        self._window.home.show_message(text(trouble.code, **trouble.facts))
        self._window.home.enter()
        if isinstance(outcome, Exception):
            log_fault(outcome, wall_clock())

    def offer(self, found: recovery_Recovery) -> None:
        """Shows the recovery page."""
        self.page.show_recovery(found)
        self._window.show_page(self.page)

    @cached_property
    def page(self) -> RecoveryPage:
        """The page for a file that cannot be opened, created on first use."""
        from tourneydesk.gui.pages.recovery_page import RecoveryPage

        page = RecoveryPage()
        page.recovery_requested.connect(self._recover)
        page.rebuild_requested.connect(self._rebuild)
        return page

    def _recover(self, choice: Choice) -> None:
        """Continues in a new file with what the choice keeps, beside the damaged one or, if that
        folder is not writable, in the user's documents folder.
        """
        found = self.page.recovery
        if found is None:
            return
        try:
            new = self._recovered_file(choice, found.path)
        except FileTrouble as trouble:
            self.page.show_message(text(trouble.code, **trouble.facts), "wrong")
            return
        self._window.open_event(new)
        workspace = self._window.workspace
        if workspace is not None:
            missing = missing_summary(found.missing(choice), choice.event, counted=found.counted)
            names = {"new": new.name, "name": display_name(found.path), "missing": missing}
            workspace.session.report(messages.text("recovery-done", **names))

    def _recovered_file(self, choice: Choice, path: Path) -> Path:
        name = messages.text("recovery-file", name=path.stem)
        try:
            return _written(choice, free_path(path.parent, name))
        except FileTrouble:
            folder = documents_folder()
            with suppress(OSError):  # in portable mode it may be the first file there
                folder.mkdir(parents=True, exist_ok=True)
            return _written(choice, free_path(folder, name))


def _written(choice: Choice, path: Path) -> Path:
    recover(choice, path)
    return path


READABLE = (
    "file_in_use",
    "file_read_only",
    "folder_read_only",
    "file_not_lockable",
)
"""File troubles after which the file can still be inspected."""


@dataclass(frozen=True, slots=True)
class _OpenEvent:
    event: Event
    outlook: Outlook


class Recovery(QObject):
    """Belongs to the window: looks for events to recover, offers them on the home page, and opens
    them.
    """

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self._reading = Background[_OpenEvent]()
        self.file_recovery = FileRecovery(window, self.rebuild_from_cards)
        self._note: OpenNote | None = None
        self._originals: dict[Path, Path] = {}

    def original_of(self, rehearsal: Path) -> Path | None:
        """The event of which this is a copy to rehearse with; None if that is not known."""
        return self._originals.get(rehearsal)

    @property
    def busy(self) -> bool:
        return self._reading.busy or self.file_recovery.busy

    def find_crashed_event(self) -> None:
        """Checks whether the program ended while an event was open, and if so offers it."""
        note = self._note = left_open()
        if note is not None:
            path = Path(note.path)
            if is_day(path):
                self._offer_day(note)
                return
            self._reading.start(
                lambda: _read_event(path), lambda outcome: self._offer(note, outcome)
            )

    def refresh_offer(self) -> None:
        """The home page is visible again and still offers the event that was open before."""
        if self._note is not None:
            self.find_crashed_event()

    def dismiss(self) -> None:
        """The event that was open is not wanted now; it is among the recent ones."""
        self._note = None

    def forget(self) -> None:
        """An event is being opened: stops offering the earlier one."""
        self._reading.cancel()
        self.file_recovery.cancel()
        self._note = None
        forget_left_open()

    def open(self, path: Path) -> None:
        """Opens the event that the program was started with, at the place where it was left, if
        known.
        """
        note = left_open()
        if note is not None and Path(note.path) == path.absolute():
            self.reopen(note)
        else:
            self._window.open_event(path)

    def reopen(self, note: OpenNote) -> None:
        """Opens the event at the place where it was left, and reports what was recovered."""
        self._window.open_event(Path(note.path))
        if note.section:
            self._window.show_section(Path(note.section))
        workspace = self._window.workspace
        if workspace is None:
            return
        _restore_place(workspace, note)
        workspace.session.report(_recovered_text(workspace.session))

    def reload(self) -> None:
        """Reopens the event from its current file, at the same place."""
        workspace = self._window.workspace
        if workspace is None:
            return
        path, page = workspace.session.path, workspace.page
        self._window.reopen_event(path)
        workspace = self._window.workspace
        if workspace is not None:
            _restore_place(workspace, OpenNote(str(path), workspace.session.event.name, page, 0))
            workspace.session.report(
                messages.text("recovery-reloaded", event=shortened(workspace.session.event.name))
            )

    def show_trouble(self, path: Path, trouble: FileTrouble) -> None:
        """Explains on the home page why a file was not opened, and what can be inspected of it; if
        it is damaged, opens the recovery page.
        """
        text = messages.text(trouble.code, **trouble.facts)
        self._window.home.show_message(text, path if trouble.code in READABLE else None)
        if trouble.code not in NOT_DAMAGE:
            self._window.home.show_message(messages.text("recovery-looking", trouble=text))
            self.file_recovery.search(trouble)

    @cached_property
    def rebuild(self) -> RebuildPage:
        """The page that rebuilds a lost event, created on first use."""
        from tourneydesk.gui.pages.rebuild_page import RebuildPage

        return RebuildPage()

    def rebuild_from_cards(self) -> None:
        """Shows the page that rebuilds a lost event from the codes on its papers."""
        self._window.show_page(self.rebuild)

    def rehearse(self, path: Path) -> None:
        """Opens a copy of an event, marked as a rehearsal."""
        try:
            new = scratch_path("rehearsal", path.stem)
        except OSError as error:
            self._show_file_trouble(of_system(error, path))
            return
        if self._copied(path, new) is None:
            return
        day = self._window.day_path
        self._originals[new] = path if day is None else day
        self._window.open_event(new)
        workspace = self._window.workspace
        if workspace is not None:
            name = shortened(workspace.session.event.name)
            workspace.session.message.emit(messages.text("safety-rehearsing", event=name), "done")

    def _copied(self, original: Path, new: Path) -> int | None:
        try:
            return copy_event(original, new)
        except FileTrouble as trouble:
            self._show_file_trouble(trouble)
        return None

    def _show_file_trouble(self, trouble: FileTrouble) -> None:
        text = messages.text(trouble.code, **trouble.facts)
        if self._window.workspace is not None:
            self._window.workspace.session.message.emit(text, "wrong")
        else:
            self._window.home.show_message(text)

    def _offer_day(self, note: OpenNote) -> None:
        """Offers to go on with the day that was open, if its list is still there."""
        try:
            read_day(Path(note.path))
        except FileTrouble as trouble:
            self._window.home.show_message(messages.text(trouble.code, **trouble.facts))
            return
        button_text = messages.text("safety-go-on-with", event=shortened(note.name, 40))
        home = self._window.home
        text = messages.text("day-crashed", name=note.name)
        home.show_message(text, None, (button_text, lambda: self.reopen(note)), "attention")
        home.enter()

    def _offer(self, note: OpenNote, outcome: _OpenEvent | Exception) -> None:
        if self._window.workspace is not None:
            return
        if isinstance(outcome, FileTrouble):
            if outcome.code not in NOT_DAMAGE:
                # Coming back from the recovery page does not start the search again.
                self._note = None
            self.show_trouble(Path(note.path), outcome)
        elif isinstance(outcome, _OpenEvent):
            button_text = messages.text(
                "safety-go-on-with", event=shortened(outcome.event.name, 40)
            )
            home = self._window.home
            text = crash_text(outcome.event, outcome.outlook)
            home.show_message(text, None, (button_text, lambda: self.reopen(note)), "attention")
            home.enter()
        elif isinstance(outcome, Exception):
            raise outcome


def ask_why_not(workspace: Workspace) -> None:
    """Focuses the "Why not …?" field, if there is one."""
    field = workspace.details_panel.why_not
    if field.isVisibleTo(workspace):
        field.name.setFocus()
        field.name.selectAll()
    else:
        workspace.session.message.emit(
            messages.text("safety-no-why-not-here", workspace.session.event.format), "attention"
        )


def crash_text(event: Event, outlook: Outlook) -> str:
    """Describes where the event was when the program ended."""
    name = shortened(event.name)
    if outlook.status == "finished":
        return messages.text("safety-crashed-finished", event=name)
    if not event.rounds:
        return messages.text(
            "safety-crashed-players",
            event=name,
            players=messages.text("count-players", count=len(event.entered)),
        )
    posted = event.rounds[-1]
    tables = sum(not table.void for table in posted.tables)
    return messages.text(
        "safety-crashed-round",
        event.format,
        event=name,
        round=posted.number,
        done=tables - len(posted.missing),
        all=tables,
    )


def _read_event(path: Path) -> _OpenEvent:
    event = open_for_reading(path).event
    return _OpenEvent(event, format_of(event).outlook(event))


def _restore_place(workspace: Workspace, note: OpenNote) -> None:
    """Opens the page that was visible, if it still exists, and selects the same table."""
    page = note.stage
    if isinstance(page, int) and workspace.session.event.round(page) is not None:
        workspace.go_to(page)
        if note.table:
            workspace.round.go_back_to(note.table)
    elif page in (PageName.PLAYERS, PageName.STANDINGS):
        workspace.go_to(page)


def _recovered_text(session: QtSession) -> str:
    event = shortened(session.event.name)
    step = say(name_of_step(session.steps[-1]), session.event)
    time = time_of_day(session.times[-1]) if session.times else ""
    if not time:
        return messages.text("safety-recovered", event=event, step=step)
    return messages.text("safety-recovered-at", event=event, time=time, step=step)
