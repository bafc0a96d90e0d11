"""Writes the pages into a folder after each change, in the background; reports trouble once."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from tourneydesk.desk.page_folder import write_pages
from tourneydesk.gui.projector.colors import style_of_copy
from tourneydesk.gui.projector.slideshow import Slideshow
from tourneydesk.gui.session.late_messages import report_outcome
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.tasks.serial_queue import queue_of
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present import messages
from tourneydesk.present.projector.web_pages import FILES, MARK, folder_pages
from tourneydesk.store.errors import FileTrouble

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
