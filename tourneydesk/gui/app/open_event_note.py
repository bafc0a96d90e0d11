"""Notes in the user's data which event is open and how far it is.

Each running program has its own note with a lock file beside it; a note with an unheld lock is from
a program that did not exit cleanly.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer

from tourneydesk.gui.event.page_names import PageKey, PageName
from tourneydesk.gui.user_data.practice import note_done
from tourneydesk.gui.user_data.preferences import write_text
from tourneydesk.gui.user_data.recent import remember, update
from tourneydesk.present.progress import progress_of
from tourneydesk.user_folders import data_folder, noted_path, path_noted

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace

PAUSE = 1000
"""Milliseconds over which navigation is collected into one write."""


@dataclass(frozen=True, slots=True)
class OpenNote:
    """An event that is or was open: its file and name, and the page and table selected. Of a day,
    the file and name are the day's; ``section`` is the file of the section that is shown, empty on
    the page of the whole day.
    """

    path: str
    name: str
    stage: PageKey
    table: int
    section: str = ""


class NoteKeeper(QObject):
    """Keeps this program's note up to date while an event is open."""

    def __init__(self) -> None:
        super().__init__()
        self._workspace: Workspace | None = None
        self._day: Path | None = None
        self._watched: set[Workspace] = set()
        self._file = _folder() / f"{uuid4().hex}.json"
        self._lock: QLockFile | None = None
        self._written: OpenNote | None = None
        self.timer = QTimer(self, singleShot=True, interval=PAUSE)
        self.timer.timeout.connect(self.write)

    def watch(self, workspace: Workspace) -> None:
        """An event was opened: writes the note now, and whenever the page or table changes."""
        self._workspace = workspace
        if workspace not in self._watched:
            self._watched.add(workspace)
            for moved in (
                workspace.sidebar.chosen,
                workspace.round.tables.chosen,
                workspace.session.changed,
            ):
                moved.connect(self._write_soon)
        self.write()

    def watch_day(self, day: Path, workspace: Workspace | None) -> None:
        """A section of a day is shown or, without a workspace, the page of the whole day."""
        self._day, self._workspace = day, workspace
        if workspace is not None:
            self.watch(workspace)
        else:
            self.write()

    def write(self) -> None:
        """Notes the current place in the event. A failed write never interrupts work."""
        now = self._now()
        if now is None or now == self._written:
            return
        with suppress(OSError, ValueError):
            self._lock_note()
            write_text(self._file, json.dumps(_row(now)))
            self._written = now

    def forget(self) -> None:
        """The event was closed properly."""
        self.timer.stop()
        self._workspace = self._written = self._day = None
        self._watched.clear()
        with suppress(OSError):
            self._file.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _now(self) -> OpenNote | None:
        """Where the user is; None if nothing is open."""
        workspace, day = self._workspace, self._day
        if workspace is None:
            if day is None:
                return None
            return OpenNote(str(day.absolute()), day.stem, PageName.PLAYERS, 0)
        path, event = str(workspace.session.path.absolute()), workspace.session.event
        page, table = workspace.page, workspace.round.tables.number or 0
        if day is None:
            return OpenNote(path, event.name, page, table)
        return OpenNote(str(day.absolute()), day.stem, page, table, path)

    def _write_soon(self, *_: object) -> None:
        if not self.timer.isActive():
            self.timer.start()

    def _lock_note(self) -> None:
        if self._lock is None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _lock_of(self._file)
            self._lock.tryLock(0)


def left_open() -> OpenNote | None:
    """The event last open in a program that ended without closing it."""
    found = sorted(_unlocked_notes(), key=lambda one: one[0])
    return found[-1][1] if found else None


def forget_left_open() -> None:
    """Removes the notes of programs that have ended."""
    for file in _notes():
        lock = _lock_of(file)
        if lock.tryLock(0):
            with suppress(OSError):
                file.unlink(missing_ok=True)
            lock.unlock()


def _unlocked_notes() -> Iterator[tuple[float, OpenNote]]:
    for file in _notes():
        lock = _lock_of(file)
        if not lock.tryLock(0):
            continue
        with suppress(OSError, ValueError, TypeError, KeyError, RecursionError):
            row = json.loads(file.read_text(encoding="utf-8"))
            note = OpenNote(
                path_noted(str(row["path"])),
                str(row["name"]),
                _page(row["stage"]),
                int(row["table"]),
                path_noted(str(row.get("section", ""))),
            )
            yield file.stat().st_mtime, note
        lock.unlock()


def _row(note: OpenNote) -> dict[str, object]:
    section = noted_path(Path(note.section)) if note.section else ""
    return {**asdict(note), "path": noted_path(Path(note.path)), "section": section}


def _page(noted: object) -> PageKey:
    """The noted page: a round's number or a page's name. Before version 0.2 other pages had numbers
    too; these match no round.
    """
    return noted if isinstance(noted, int) else PageName(str(noted))


def _notes() -> list[Path]:
    try:
        return list(_folder().glob("*.json"))
    except OSError:
        return []


def _lock_of(file: Path) -> QLockFile:
    lock = QLockFile(str(file.with_suffix(".lock")))
    # Never stale by age, because an event stays open all day. A lock of an ended program is still
    # recognized as such.
    lock.setStaleLockTime(0)
    return lock


def _folder() -> Path:
    return data_folder() / "open"


# Remembers in the user's data how far the open event has come, for the home page.

STANDINGS = ("standings", "final")
"""The kinds of pages of the display that show standings."""
PAUSE_BETWEEN_NOTES = 2000
"""Milliseconds over which changes are collected into one write."""


class ProgressKeeper(QObject):
    """Keeps the entry of the open event in the list of recent events up to date."""

    def __init__(self) -> None:
        super().__init__()
        self._workspace: Workspace | None = None
        self.timer = QTimer(self, singleShot=True, interval=PAUSE_BETWEEN_NOTES)
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
