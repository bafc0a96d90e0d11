"""Backup copies from the File menu, and the band that says what is not the real event."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFrame, QWidget

from tourneydesk.core.reasons import Advice
from tourneydesk.desk.files.opening import Proof, prove
from tourneydesk.desk.witnesses import file_fork_advice, fork_advice, forks_of
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.session.second_folder import (
    SecondFolder,
    choose_second_folder,
    second_folder,
    second_folder_of,
)
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.practice import mark_of, scratch_path
from tourneydesk.gui.user_data.recent import is_joined_copy, recent_events
from tourneydesk.gui.widgets.file_dialogs import folder_for_copies
from tourneydesk.gui.widgets.layouts import row_of
from tourneydesk.gui.widgets.text_widgets import button, escaped, label, shortened, show_text
from tourneydesk.gui.widgets.theme import LARGE, Icon
from tourneydesk.present import messages
from tourneydesk.present.messages import say, sentences
from tourneydesk.store.chain import Entry
from tourneydesk.store.checkpoints import folder_of
from tourneydesk.store.errors import FileTrouble, of_system

if TYPE_CHECKING:
    from tourneydesk.gui.app.day.open_day import OpenSection
    from tourneydesk.gui.app.window import Window
    from tourneydesk.gui.event.workspace import Workspace

BackupTest = tuple[Path, Proof | FileTrouble | None]
"""A folder of copies, and the outcome of restoring the newest of them."""


class Copies(QObject):
    """The copies of the event that ``window`` shows, in whose status bar it reports."""

    second_folder_changed = Signal()

    def __init__(self, window: Window | OpenSection) -> None:
        super().__init__()
        self._window = window
        self._testing = Background[list[BackupTest]]()
        self._comparing = Background[tuple[Advice, ...]]()
        self._forks: tuple[Advice, ...] = ()
        self._second_trouble = ""
        self.second_folder = SecondFolder()
        self.second_folder.message.connect(self._show_second_trouble)

    @property
    def busy(self) -> bool:
        return self._testing.busy or self._comparing.busy or self.second_folder.busy

    def watch(self, workspace: Workspace) -> None:
        """An event was opened and is shown."""
        self.keep(workspace.session)
        self.show_on(workspace)

    def keep(self, session: QtSession) -> None:
        """An event was opened; it is copied to the second folder from now on."""
        self.second_folder.watch(session)

    def show_on(self, workspace: Workspace) -> None:
        """The event is shown; its copies are compared with it."""
        workspace.backup_card.elsewhere_requested.connect(lambda: self.choose(workspace))
        workspace.backup_card.retry_requested.connect(lambda: self.second_folder.copy("running"))
        self._forks = ()
        path, entries = workspace.session.path, workspace.session.entries
        second = second_folder_of(path)
        # This laptop may have been the head desk, or have gone on alone.
        files = _other_files(path) if workspace.session.shared else []

        def work() -> tuple[Advice, ...]:
            of_copies = fork_advice(forks_of(path, entries, second), entries)
            return (*of_copies, *file_fork_advice(files, entries))

        self._comparing.start(work, lambda forks: self._compared(workspace, forks))
        self._show_message()

    def leave(self) -> None:
        """The event is about to close."""
        self._testing.cancel()
        self._comparing.cancel()
        self.second_folder.leave()

    def test_backups(self) -> None:
        """Restores the newest copies to a temporary file and reports the outcome."""
        workspace = self._window.workspace
        if workspace is None or self._testing.busy:
            return
        path, entries = workspace.session.path, workspace.session.entries
        flush = workspace.session.flush_copies
        second = second_folder_of(path)
        workspace.session.message.emit(messages.text("safety-proving"), "quiet")
        folders = [None] if second is None else [None, second]

        def work() -> list[BackupTest]:
            flush()
            return [_test_newest(path, entries, folder) for folder in folders]

        self._testing.start(
            work, lambda tried: self._show_test_outcome(workspace, len(entries), tried)
        )

    def choose(self, parent: QWidget) -> None:
        """Asks for a second folder, remembers it, and copies the event there at once."""
        folder = folder_for_copies(parent, second_folder() or Path.home())
        if folder is None:
            return
        choose_second_folder(folder)
        self._second_folder_set(messages.text("safety-second-kept", folder=folder))

    def stop(self) -> None:
        """Stops copying to a second folder."""
        choose_second_folder(None)
        self._second_folder_set(messages.text("safety-second-stopped"))

    def _second_folder_set(self, text: str) -> None:
        self.second_folder_changed.emit()
        workspace = self._window.workspace
        if workspace is not None:
            workspace.session.message.emit(text, "done")
            self.second_folder.copy("running")

    def _show_second_trouble(self, text: str) -> None:
        self._second_trouble = text
        self._show_message()

    def _show_message(self) -> None:
        if self._window.workspace is not None:
            kinds = {"file" if one.code == "file_fork" else "copy" for one in self._forks}
            found = sentences(*(messages.text(f"history-fork-{kind}") for kind in sorted(kinds)))
            self._window.workspace.backup_card.show_copies(found, self._second_trouble)

    def _compared(self, workspace: Workspace, forks: tuple[Advice, ...] | Exception) -> None:
        if isinstance(forks, Exception):
            raise forks
        before, self._forks = self._forks, forks
        if forks or before:
            workspace.history.show_forks(sentences(*map(say, forks)))
        self._show_message()

    def _show_test_outcome(
        self, workspace: Workspace, steps: int, results: list[BackupTest] | Exception
    ) -> None:
        if isinstance(results, Exception):
            raise results
        outcomes = [test_outcome(folder, proof, steps) for folder, proof in results]
        look = "done" if all(good for _, good in outcomes) else "attention"
        workspace.session.message.emit(sentences(*(text for text, _ in outcomes)), look)


def test_outcome(folder: Path, found: Proof | FileTrouble | None, steps: int) -> tuple[str, bool]:
    """The outcome of restoring the newest copy in a folder, in words, and whether it succeeded."""
    if found is None:
        return messages.text("safety-proved-none", folder=folder), False
    if isinstance(found, FileTrouble):
        return messages.text(
            "safety-proved-damaged", why=messages.text(found.code, **found.facts)
        ), False
    copy, step_count = found.copy.name, messages.text("safety-steps", count=found.steps)
    if not found.matches:
        return messages.text("safety-proved-not", copy=copy), False
    if found.steps == steps:
        return messages.text("safety-proved-all", copy=copy, steps=step_count), True
    everything = messages.text("safety-steps", count=steps)
    return messages.text("safety-proved-part", copy=copy, steps=found.steps, all=everything), True


def _test_newest(path: Path, entries: tuple[Entry, ...], second: Path | None) -> BackupTest:
    folder = folder_of(path, second)
    try:
        scratch = scratch_path("proof", path.stem)
        return folder, prove(path, entries, scratch, second)
    except OSError as error:
        return folder, of_system(error, folder)
    except FileTrouble as trouble:
        return folder, trouble


def _other_files(path: Path) -> list[Path]:
    """The files that this laptop opened lately and that follow no other desk."""
    files = [Path(one.path) for one in recent_events()]
    return [one for one in files if one != path.absolute() and not is_joined_copy(one)]


# The band under the menus: what is shown is not the real thing; its button leads back.

FRAME_WIDTH = 3
"""Pixels of the frame around the window while the band is shown."""


class Band(QFrame):
    """Hidden while everything shown is real. Its one button leads back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("look", "band")
        self._icon = Icon("graduation-cap", LARGE, "practice")
        self.text = label("", "practice-strong")
        self.about = label("", "practice", wraps=True)
        self._does: Callable[[], object] = self.clear
        self.back = button(messages.text("window-close"), does=lambda: self._does())
        row_of(
            self._icon,
            self.text,
            (self.about, 1),
            self.back,
            on=self,
            margins=(12, 4, 12, 4),
            spacing=12,
        )
        self.hide()

    def clear(self) -> None:
        """Hides the band: what is shown is real. Nothing of the event is kept."""
        self._does = self.clear
        self.hide()

    def show_state(
        self, icon: str, text: str, about: str, back: str, does: Callable[[], object]
    ) -> None:
        """Shows the band; ``back`` is the text of its button, ``does`` what that does."""
        self._icon.show_icon(icon, "practice")
        show_text(self.text, text)
        show_text(self.about, about)
        self.back.setText(escaped(back))
        self._does = does
        self.show()

    def show_for(
        self,
        workspace: Workspace | None,
        original: Path | None,
        open_event: Callable[[Path], object],
        go_home: Callable[[], object],
    ) -> bool:
        """Marks results that are only tried, an event that is not the real one, and a display that
        is frozen; False if there is nothing to mark. ``original`` is the event of which this is a
        copy to rehearse with.
        """
        mark = mark_of(workspace.session.path) if workspace is not None else None
        if workspace is not None and workspace.trying:
            self.show_state(
                "circle-help",
                messages.text("standings-what-if-band"),
                "",
                messages.text("standings-what-if-back"),
                lambda: workspace.standings.end_what_if(),
            )
        elif workspace is not None and workspace.projector.slideshow.frozen:
            self.show_state(
                "snowflake",
                messages.text("window-band-frozen"),
                messages.text("window-band-frozen-about"),
                messages.text("window-band-unfreeze"),
                workspace.projector.freeze,
            )
        elif mark is not None:
            self.show_state(
                "copy" if mark == "rehearsal" else "graduation-cap",
                messages.text(f"safety-marks-{mark}"),
                messages.text(f"window-band-{mark}-about"),
                messages.text("window-close")
                if original is None
                else messages.text("window-band-back", event=shortened(original.stem, 40)),
                go_home if original is None else lambda: open_event(original),
            )
        else:
            self.clear()
            return False
        return True


def event_title(session: QtSession) -> str:
    """The title of the window while an event is open: marked if it is not the real thing, or if
    several desks share it.
    """
    mark, name = mark_of(session.path), session.event.name
    if mark is not None:
        made_up = "rehearsal" if mark == "rehearsal" else "practice"
        return messages.text(f"safety-marked-titles-{made_up}", event=name)
    if session.session.shared:
        desk, role = session.session.desk, session.session.role
        if role == "head":
            return messages.text("share-window-title", event=name, desk=desk)
        role = messages.text(f"share-role-{role}")
        return messages.text("share-window-title-role", event=name, desk=desk, role=role)
    return messages.text("window-title", event=name)
