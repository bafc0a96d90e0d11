"""Leads from a file that cannot be opened to the recovery page and on from there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool

from tourneydesk.desk.recovery import Choice, Recovery, recover, recovery_of
from tourneydesk.desk.session import wall_clock
from tourneydesk.faults import log_fault
from tourneydesk.gui.app.interfaces.frame import Frame
from tourneydesk.gui.session.second_folder import second_folder_of
from tourneydesk.gui.tasks.background import Background, one_thread
from tourneydesk.gui.user_data.event_files import free_path
from tourneydesk.present import messages
from tourneydesk.present.messages import text
from tourneydesk.present.progress import missing_summary
from tourneydesk.store.errors import FileTrouble, display_name
from tourneydesk.user_folders import documents_folder

if TYPE_CHECKING:
    from tourneydesk.gui.pages.recovery.page import RecoveryPage


@cache
def recovery_thread() -> QThreadPool:
    """A thread of its own for recovery, so that it never waits for work on another event."""
    return one_thread()


class FileRecovery(QObject):
    """Belongs to the window: searches a file in the background for recoverable data, shows what it
    found, and continues with the user's choice.
    """

    def __init__(self, window: Frame, rebuild: Callable[[], None]) -> None:
        super().__init__()
        self._window = window
        self._rebuild = rebuild
        self._searching = Background[Recovery | None](recovery_thread())

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

    def _show(self, trouble: FileTrouble, outcome: Recovery | Exception | None) -> None:
        """Shows the result of the search, unless it was canceled."""
        if not self._window.at_home:
            return
        if isinstance(outcome, Recovery):
            self.offer(outcome)
            return
        self._window.home.show_message(text(trouble.code, **trouble.facts))
        self._window.home.enter()
        if isinstance(outcome, Exception):
            log_fault(outcome, wall_clock())

    def offer(self, found: Recovery) -> None:
        """Shows the recovery page."""
        self.page.show_recovery(found)
        self._window.show_page(self.page)

    @cached_property
    def page(self) -> RecoveryPage:
        """The page for a file that cannot be opened, created on first use."""
        from tourneydesk.gui.pages.recovery.page import RecoveryPage

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
