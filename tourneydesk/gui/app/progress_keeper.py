"""Remembers in the user's data how far the open event has come, for the home page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from tourneydesk.gui.user_data.first_steps import note_done
from tourneydesk.gui.user_data.recent import remember, update
from tourneydesk.present.progress import progress_of

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace

STANDINGS = ("standings", "final")
"""The kinds of pages of the display that show standings."""
PAUSE = 2000
"""Milliseconds over which changes are collected into one write."""


class ProgressKeeper(QObject):
    """Keeps the entry of the open event in the list of recent events up to date."""

    def __init__(self) -> None:
        super().__init__()
        self._workspace: Workspace | None = None
        self.timer = QTimer(self, singleShot=True, interval=PAUSE)
        self.timer.timeout.connect(self._write)

    def watch(self, workspace: Workspace) -> None:
        """A real event was opened: moves it to the head of the list."""
        self._workspace = workspace
        session = workspace.session
        remember(session.path, session.event.name, session.event.format)
        session.changed.connect(self._write_soon)
        workspace.projector.toggled.connect(self._note_display)
        workspace.projector.slideshow.page_changed.connect(self._note_display)
        self._write()

    def leave(self) -> None:
        """The event is closing."""
        self.timer.stop()
        self._write()
        self._workspace = None

    def _write_soon(self) -> None:
        if not self.timer.isActive():
            self.timer.start()

    def _note_display(self) -> None:
        """The step is done once standings, not only pairings, were shown to the audience."""
        workspace = self._workspace
        if workspace is None or workspace.projector.own_window is None:
            return
        page = workspace.projector.slideshow.page
        if page is not None and page.kind in STANDINGS:
            note_done("display")

    def _write(self) -> None:
        workspace = self._workspace
        if workspace is None:
            return
        session, event = workspace.session, workspace.session.event
        update(session.path, event.name, progress_of(event, session.outlook))
        steps = {
            "start": True,
            "players": bool(event.entered),
            "pair": bool(event.rounds),
            "results": any(not posted.missing for posted in event.rounds),
            "certificates": workspace.trail.last_printed("certificates") is not None,
        }
        over = session.outlook.status == "finished"
        note_done(*(step for step, done in steps.items() if done), over=over)
