"""Copies the event to a second folder, such as a USB stick, in the background."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tourneydesk.desk.files.journals import STEPS_PER_COPY
from tourneydesk.desk.files.opening import second_copy
from tourneydesk.gui.session.qt_session import QtSession, report_outcome
from tourneydesk.gui.tasks import Background, queue_of
from tourneydesk.gui.user_data.practice import mark_of
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.present import messages
from tourneydesk.present.messages import text
from tourneydesk.store.errors import FileTrouble
from tourneydesk.user_folders import noted_path, path_noted

KEY = "second_folder"


def second_folder() -> Path | None:
    """The second folder for copies, or None."""
    chosen = path_noted(preferred(KEY))
    return Path(chosen) if chosen else None


def second_folder_of(event: Path) -> Path | None:
    """The second folder for copies of the event in this file; None for a practice event or a
    rehearsal, whose copies would mix with those of the event of the same name.
    """
    return None if mark_of(event) is not None else second_folder()


def choose_second_folder(folder: Path | None) -> None:
    """Remembers the second folder, or that there is none."""
    prefer(KEY, "" if folder is None else noted_path(folder))


class SecondFolder(QObject):
    """Copies the open event at each posted round, every 20 steps and on closing.

    ``message`` has an unobtrusive sentence about trouble with the folder, empty if there is none.
    """

    message = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.copying = Background[int](keep_alive=True)
        self._session: QtSession | None = None
        self._copied = self._rounds = 0

    @property
    def busy(self) -> bool:
        return self.copying.busy

    def watch(self, session: QtSession) -> None:
        """An event was opened; copies it at once if the copy may lack the latest steps."""
        self._session = session
        self._copied = 0
        self._rounds = len(session.event.rounds)
        session.changed.connect(self._changed)
        self.copy("running")

    def leave(self) -> None:
        """The event is about to close."""
        session = self._session
        if session is not None and len(session.steps) > self._copied:
            self.copy("closed")
        self._session = None
        # The next event starts its own work, and trouble with this one is still reported.
        last, self.copying = self.copying, Background[int](keep_alive=True)
        folder = second_folder()
        if folder is not None:
            report_outcome(last, lambda outcome: _message(folder, outcome))

    def copy(self, label: str) -> None:
        """Copies the event now, if there is a second folder and the event is stored in a file."""
        session = self._session
        folder = second_folder_of(session.path) if session is not None and session.in_file else None
        if session is None or folder is None:
            self.message.emit("")
            return
        make = second_copy(session.path, session.entries, folder, label)
        self._copied = len(session.steps)
        # In order: an older copy must not finish last and count as the newest.
        self.copying.start(
            queue_of(folder).add(make), lambda outcome: self._finished(folder, outcome)
        )

    def _changed(self) -> None:
        session = self._session
        if session is None:
            return
        rounds, steps = len(session.event.rounds), len(session.steps)
        if rounds > self._rounds:
            self.copy(f"before-round-{rounds + 1}")
        elif steps - self._copied >= STEPS_PER_COPY:
            self.copy("running")
        self._rounds = rounds

    def _finished(self, folder: Path, outcome: int | Exception) -> None:
        if isinstance(outcome, FileTrouble):
            self._copied = 0
        self.message.emit(_message(folder, outcome))


def _message(folder: Path, outcome: int | Exception) -> str:
    """What to report about a copy in that folder; empty if it succeeded."""
    if isinstance(outcome, FileTrouble):
        if outcome.code == "folder_missing":
            return messages.text("safety-second-gone", folder=folder)
        return messages.text(
            "safety-second-trouble", folder=folder, why=text(outcome.code, **outcome.facts)
        )
    if isinstance(outcome, Exception):
        raise outcome
    return ""
