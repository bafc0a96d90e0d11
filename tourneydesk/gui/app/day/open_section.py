"""A section of the day that is open in the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tourneydesk.desk.day.sections import Section
from tourneydesk.desk.round_clock import RoundClock, clock_of
from tourneydesk.gui.app.copies import Copies
from tourneydesk.gui.session.late_messages import show_message
from tourneydesk.gui.session.qt_session import QtSession, copy_trouble_text
from tourneydesk.gui.session.round_timer import KIND
from tourneydesk.gui.user_data.event_notes import stored_text
from tourneydesk.gui.user_data.recent import update
from tourneydesk.present.progress import progress_of, progress_text
from tourneydesk.present.shows import icon_of
from tourneydesk.store.errors import FileTrouble

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace


class OpenSection:
    """Its file and session, or why it could not be opened; its workspace, made when it is first
    shown; its copies, and where the focus was.
    """

    def __init__(self, section: Section) -> None:
        self.path: Path = section.path
        self.trouble: FileTrouble | None = section.trouble
        self.session: QtSession | None = None
        self.workspace: Workspace | None = None
        self.entered = False
        """Whether the workspace has been shown."""
        self.copies = Copies(self)
        self._stored_clock: RoundClock | None = None
        self._focus: QWidget | None = None
        if section.session is not None:
            self.session = QtSession(section.session, section.path)
            self.copies.keep(self.session)
            text = stored_text(KIND, section.path, self.session.opening)
            self._stored_clock = clock_of(text)

    @property
    def as_section(self) -> Section:
        """The section for the desk."""
        session = None if self.session is None else self.session.session
        return Section(self.path, session, self.trouble)

    @property
    def clock(self) -> RoundClock | None:
        """The clock of the posted round: that of its workspace or, without one, as it was left."""
        if self.workspace is not None:
            return self.workspace.projector.timer.clock
        clock = self._stored_clock
        if self.session is None or clock is None:
            return None
        return clock if clock.round == len(self.session.event.rounds) else None

    @property
    def status(self) -> str:
        """How far it is; empty if it is not open."""
        if self.session is None:
            return ""
        return progress_text(progress_of(self.session.event, self.session.outlook))

    @property
    def picture(self) -> str:
        """The name of its icon."""
        return "file-warning" if self.session is None else icon_of(self.session.event.format)

    def note_focus(self) -> None:
        """Another section is about to be shown: remembers what has the focus."""
        self._focus = None if self.workspace is None else self.workspace.focusWidget()

    def restore_focus(self) -> bool:
        """Gives the focus back; False if that is not possible."""
        focus, self._focus = self._focus, None
        if focus is None or not isValid(focus) or not focus.isVisible():
            return False
        focus.setFocus()
        return True

    def leave(self) -> None:
        """Closes the section. Its workspace is left for the window to remove."""
        self.copies.leave()
        session, self.session = self.session, None
        if session is None:
            return
        update(session.path, session.event.name, progress_of(session.event, session.outlook))
        if self.workspace is not None:
            self.workspace.leave()
        else:
            session.close()
            show_message(copy_trouble_text(session))
