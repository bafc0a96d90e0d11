"""The projector of an open event: its clock, its pages, its window, its copy in a folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction, QScreen
from PySide6.QtWidgets import QWidget

from tourneydesk.desk.page_folder import write_pages
from tourneydesk.gui.projector.second_window import SETTLING_TIME, Awake, SecondWindow, screen_of
from tourneydesk.gui.projector.settings import style_of_copy
from tourneydesk.gui.projector.slideshow import Slideshow
from tourneydesk.gui.session.qt_session import QtSession, report_outcome
from tourneydesk.gui.session.round_timer import RoundTimer
from tourneydesk.gui.tasks import Background, queue_of
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present import messages
from tourneydesk.present.projector.web_pages import FILES, MARK, folder_pages
from tourneydesk.store.errors import FileTrouble

# Writes the pages into a folder after each change, in the background; reports trouble once.

DELAY = 500
"""Milliseconds over which results are collected into one write."""
RETRY = 10
"""Seconds before retrying a folder that could not be written."""
REASONS = {
    "folder_missing": "missing",
    "file_missing": "missing",
    "disk_full": "full",
    "folder_read_only": "closed",
    "file_not_allowed": "closed",
    "folder_of_others": "others",
}
"""The message about a folder for each kind of trouble; anything else means the disk does not
respond.
"""


class FolderCopy(QObject):
    """Keeps the folder up to date with the event while a folder is selected."""

    message_changed = Signal()
    """The message about the folder has changed."""

    def __init__(self, slideshow: Slideshow) -> None:
        super().__init__()
        self._slideshow = slideshow
        self.work = Background[None](keep_alive=True)
        self._write_again = False
        self.text, self.trouble = "", False
        self.gathering = QTimer(self, singleShot=True, interval=DELAY)
        self.gathering.timeout.connect(self.write)
        self.retry = QTimer(self, singleShot=True, interval=RETRY * 1000)
        self.retry.timeout.connect(self.write)
        slideshow.session.changed.connect(self._changed)
        slideshow.session.logo.changed.connect(self._changed)
        slideshow.settings_changed.connect(self._changed)
        slideshow.message_changed.connect(self._changed)
        self._changed()

    @property
    def busy(self) -> bool:
        return self.work.busy or self.gathering.isActive()

    def choose(self, folder: Path | None) -> None:
        """Writes into that folder from now on, or into none."""
        chosen = "" if folder is None else str(folder)
        self._show("", False)
        self._slideshow.change(replace(self._slideshow.settings, folder=chosen))

    def write(self) -> None:
        """Writes the pages now, if there is a folder for them."""
        chosen = self._slideshow.settings.folder
        if not chosen:
            return
        if self.work.busy:
            self._write_again = True
            return
        self._start(chosen)

    def _start(self, chosen: str) -> None:
        self._write_again = False
        self.retry.stop()
        folder, event, options = Path(chosen), self._slideshow.event_shown, self._slideshow.options
        style = style_of_copy()

        def write() -> None:
            write_pages(folder, folder_pages(event, options, style), mark=MARK, obsolete=FILES)

        # The queue keeps a closing event's last write behind the previous one.
        self.work.start(
            queue_of(folder).add(write), lambda outcome: self._finished(folder, outcome)
        )

    def leave(self) -> None:
        """The event is closing: writes now whatever is still pending or waiting for a retry.
        Trouble is reported wherever the window is by then.
        """
        chosen = self._slideshow.settings.folder
        if chosen and (self.gathering.isActive() or self._write_again or self.retry.isActive()):
            self._start(chosen)
        self.retry.stop()
        self.gathering.stop()
        event = self._slideshow.session.event.name
        report_outcome(self.work, lambda outcome: _last_message(event, Path(chosen), outcome))

    def _changed(self) -> None:
        if self._slideshow.settings.folder and not self.gathering.isActive():
            self.gathering.start()

    def _finished(self, folder: Path, outcome: Exception | None) -> None:
        if isinstance(outcome, Exception) and not isinstance(outcome, FileTrouble):
            raise outcome
        if str(folder) != self._slideshow.settings.folder:
            # Another folder, or none, was selected meanwhile.
            self._show("", False)
        elif isinstance(outcome, FileTrouble):
            text = messages.text(
                "display-folder-gone", folder=folder, why=_reason(outcome), seconds=RETRY
            )
            if not self.trouble:
                self._slideshow.session.message.emit(text, "quiet")
            self._show(text, True)
            self.retry.start()
        else:
            self._show(messages.text("display-folder-kept", folder=folder), False)
        if self._write_again:
            self.write()

    def _show(self, text: str, trouble: bool) -> None:
        if (text, trouble) != (self.text, self.trouble):
            self.text, self.trouble = text, trouble
            self.message_changed.emit()


def _reason(trouble: FileTrouble) -> str:
    return messages.text(f"display-folder-why-{REASONS.get(trouble.code, 'other')}")


def _last_message(event: str, folder: Path, outcome: Exception | None) -> str:
    """The message about the last write for a closed event."""
    if isinstance(outcome, FileTrouble):
        return messages.text(
            "display-folder-last", event=shortened(event), folder=folder, why=_reason(outcome)
        )
    if isinstance(outcome, Exception):
        raise outcome
    return ""


SHARED_ACTIONS = ("display-freeze", "display-clock-turn", "display-clock-more-all")
"""Main window actions whose keys do the same in the projector window."""
CLOSING_TIME = 1000
"""Milliseconds within which a quitting program closes all its windows."""


class Projector(QObject):
    """Belongs to an event's workspace; on while the audience sees it. The sections of a day share
    one window, which each has in turn.
    """

    toggled = Signal()
    """It was turned on or off, or moved to another screen."""

    frozen = Signal()
    """It was frozen or unfrozen."""

    def __init__(self, session: QtSession, workspace: QWidget, awake: Awake | None = None) -> None:
        super().__init__(workspace)
        self._session = session
        self._workspace = workspace
        self.awake = awake or Awake()
        self.timer = RoundTimer(session)
        self.slideshow = Slideshow(session, self.timer)
        self.copy = FolderCopy(self.slideshow)
        self._window: SecondWindow | None = None
        self.sharing: Callable[[], Sequence[Projector]] = lambda: ()
        """All projectors of the day; none for an event by itself."""
        self.toggled.connect(self._keep_awake)
        self.timer.ticked.connect(self._keep_awake)
        self.start_timer = QTimer(self, singleShot=True, interval=SETTLING_TIME)
        self.start_timer.timeout.connect(lambda: self._start(automatic=True))
        self.closing_timer = QTimer(self, singleShot=True, interval=CLOSING_TIME)
        self.closing_timer.timeout.connect(lambda: self.slideshow.remember_on(self.on))
        self._keep_awake()

    @property
    def window(self) -> SecondWindow | None:
        """The window that the audience sees, whichever section it shows."""
        holder = self._holder
        return None if holder is None else holder.own_window

    @property
    def own_window(self) -> SecondWindow | None:
        """The window while it shows this event."""
        return self._window

    @property
    def on(self) -> bool:
        return self.window is not None

    def begin(self) -> None:
        """The event is visible: shows the audience what it saw last time, as soon as the desktop
        has reported where the main window is.
        """
        if self.slideshow.settings.on and not self.on:
            self.start_timer.start()

    def toggle(self) -> None:
        """Shows the pages to the audience, or stops showing them."""
        holder = self._holder
        if holder is not None:
            holder.stop()
        else:
            self._start(automatic=False)
        self.slideshow.remember_on(self.on)

    def show(self) -> None:
        """Shows this event's pages to the audience, now."""
        holder = self._holder
        if holder is None:
            self.toggle()
        elif holder is not self:
            holder.pass_on(self)

    def pass_on(self, other: Projector) -> None:
        """Another section of the day has its turn in the window."""
        window, self._window = self._window, None
        if window is None:
            return
        window.closed.disconnect(self._closed)
        window.moved.disconnect(self.toggled)
        other.take(window)

    def take(self, window: SecondWindow) -> None:
        """Has its turn in the window."""
        self._window = window
        window.closed.connect(self._closed)
        window.moved.connect(self.toggled)
        window.change_to(self.slideshow)
        self._tell()

    def stop(self) -> None:
        """Stops showing this event to the audience."""
        self._stop()

    def freeze(self) -> None:
        """Freezes the pages while results are typed, or unfreezes them; says so where results are
        typed.
        """
        self.slideshow.freeze(not self.slideshow.frozen)
        frozen = self.slideshow.frozen
        self.frozen.emit()
        self._session.report(
            messages.text("display-frozen") if frozen else messages.text("display-thawed")
        )

    def leave(self) -> None:
        """The event is closing."""
        self.closing_timer.stop()
        self.copy.leave()
        self._stop()
        self.slideshow.leave()
        self.timer.leave()
        self.awake.keep_awake(False)

    def _start(self, *, automatic: bool) -> None:
        self.start_timer.stop()
        self.closing_timer.stop()
        main = self._workspace.window()
        window = self._window = SecondWindow(self.slideshow, main, self.main_screen)
        window.closed.connect(self._closed)
        window.moved.connect(self.toggled)
        keys = [
            action for action in main.findChildren(QAction) if action.objectName() in SHARED_ACTIONS
        ]
        window.addActions(keys)
        window.start(automatic=automatic)
        # Keeps the focus where the user is typing. The desktop may raise a window that is
        # activated.
        main.activateWindow()
        (main if automatic else window).raise_()
        self._tell()

    def _stop(self) -> None:
        self.start_timer.stop()
        window, self._window = self._window, None
        if window is not None:
            window.stop()
            window.deleteLater()
            self._tell()

    @property
    def _holder(self) -> Projector | None:
        """The projector that has the window now."""
        return next((one for one in (self, *self.sharing()) if one.own_window is not None), None)

    def _tell(self) -> None:
        """The window was opened, closed or passed on: all that share it show that."""
        for one in dict.fromkeys((self, *self.sharing())):
            one.toggled.emit()

    def _keep_awake(self) -> None:
        """Keeps the screens awake while the audience watches one, or while the clock runs."""
        self.awake.keep_awake(self.on or self.timer.running)

    def _closed(self) -> None:
        """Its window was closed. If the user closed it, that is remembered; at the end of the
        session, which may close this window before the main window, it is not a decision.
        """
        if self._window is not None:
            self._stop()
            self.closing_timer.start()

    def main_screen(self) -> QScreen | None:
        """The main window's screen."""
        return screen_of(self._workspace.window())
