"""Random keys and clicks on an event in a real file, with the file dialogs that people open.

TOURNEYDESK_GUI_FILE_EVENTS says how many events there are over the five formats together (200,000
for `make nightly`), shared out among several files.

A file dialog opens every file in its folder to find out what it is, and closes it again: on Linux
and macOS that drops every POSIX lock of the process on that file. A second program must not be able
to write all the same.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from tests.gui.keyboard import Key, Keyboard
from tests.gui.test_random_events import NAMES, Hands
from tests.gui.work_gate import WorkGate
from tests.patience import SECONDS
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.event import Player
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.replay import replay
from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import create_event, plan
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.store.event_file import EventFile

EVENTS = int(os.environ.get("TOURNEYDESK_GUI_FILE_EVENTS", "1000"))
SEED = os.environ.get("TOURNEYDESK_GUI_SEED", "1")
MOST_IN_ONE = 4_000
"""So many events in one file; its history grows with them, and so does what each takes."""
IN_EACH = EVENTS // len(FORMATS)
SHARES = max(1, -(-IN_EACH // MOST_IN_ONE))
VISITS = 3
"""How often a file dialog is opened, and a second program tries to write."""


@pytest.fixture(autouse=True)
def short_dialogs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt's own dialogs, really shown and dismissed with Esc."""

    def dialog(mode: QFileDialog.FileMode) -> Callable[..., object]:
        def shown(_parent: object, title: str, folder: str, *_: object, **__: object) -> object:
            opened = QFileDialog(None, title, folder)
            opened.setOption(QFileDialog.Option.DontUseNativeDialog)
            opened.setFileMode(mode)
            QTimer.singleShot(0, opened.reject)
            opened.exec()
            # What Qt's search for a file's type does, on every platform alike.
            for file in Path(folder).iterdir() if Path(folder).is_dir() else ():
                if file.is_file():
                    file.open("rb").close()
            return ("", "") if mode is not QFileDialog.FileMode.Directory else ""

        return shown

    kinds = QFileDialog.FileMode
    monkeypatch.setattr(QFileDialog, "getOpenFileName", dialog(kinds.ExistingFile))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog(kinds.AnyFile))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", dialog(kinds.Directory))


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("format_key", FORMATS)
def test_a_file_holds_what_the_window_shows_whatever_is_pressed(
    keyboard: Keyboard, work_gate: WorkGate, tmp_path: Path, format_key: str, share: int
) -> None:
    names = NAMES[: 5 if format_key == "risk-swiss" else 9]
    path = tmp_path / "event.tourney"
    session = create_event(path, plan(format_key, "Event", "seed", {}))
    players = (Player(n, name, age=9 + n) for n, name in enumerate(names, start=1))
    session.take(PlayersAdded(tuple(players)))
    rounds.pair(session)
    keyboard.window.show_event(session, path)
    hands = Hands(keyboard, work_gate, random.Random(f"{SEED} {share} {format_key}"), len(names))
    each = IN_EACH // SHARES // VISITS
    for visit in range(1, VISITS + 1):
        while hands.events < visit * each:
            hands.do_something()
        hands.rest()
        hands.shortcut(Key.Key_O)
        if visit in (1, VISITS):
            assert_second_program_is_refused(path)
        assert entries_shown(keyboard) == [one.step for one in EventFile.read(path)]
    room = keyboard.workspace
    hands.rest()
    shown = room.session.session
    room.next_round.discard()
    # Closing the event saves what is typed in a field of its page.
    keyboard.window.show_home()
    steps = [codec.decode(one.step) for one in EventFile.read(path)]
    assert replay(steps) == shown.event


def entries_shown(keyboard: Keyboard) -> list[str]:
    return [codec.encode(step) for step in keyboard.workspace.session.session.steps]


def assert_second_program_is_refused(path: Path) -> None:
    """`batch` on the same file: it says that the file is in use, and writes nothing."""
    before = path.read_bytes()
    command = json.dumps({"do": "add_player", "name": "Second"})
    done = subprocess.run(
        [sys.executable, "-m", "tourneydesk", "batch", str(path)],
        input=command,
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 1, done.stdout
    assert messages.text("file-in-use", name=path.name) in done.stderr, done.stderr
    assert path.read_bytes() == before


def test_a_dialog_in_the_folder_of_the_event_opens_its_file(
    keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above would prove nothing if Ctrl+O showed no dialog in that folder."""
    path = tmp_path / "event.tourney"
    keyboard.window.show_event(create_event(path, plan("strikes", "Event", "seed", {})), path)
    folders: list[str] = []
    dialog = QFileDialog.getOpenFileName

    def watched(parent: QWidget | None, title: str, folder: str, *more: Any) -> object:
        folders.append(folder)
        return dialog(parent, title, folder, *more)

    monkeypatch.setattr(QFileDialog, "getOpenFileName", watched)
    keyboard.press(Key.Key_O, control=True)
    QApplication.processEvents()
    assert folders == [str(tmp_path)]
