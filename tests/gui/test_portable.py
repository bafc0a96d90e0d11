"""What the window remembers in portable mode."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from tests.patience import SECONDS
from tests.test_user_folders import plug_in
from tourneydesk.gui.app.open_event_note import NoteKeeper, left_open
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.projector.settings import ProjectorSettings, save_settings, saved_settings
from tourneydesk.gui.session.second_folder import choose_second_folder, second_folder
from tourneydesk.gui.user_data.event_notes import store_text, stored_text
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.gui.user_data.recent import recent_events, remember
from tourneydesk.present import messages

ROOT = Path(__file__).parent.parent.parent


def test_recent_events_notes_and_settings_go_with_the_stick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = plug_in(tmp_path / "E", monkeypatch)
    remember(first / "events" / "Lakeshore.tourney", "Lakeshore Open", "us-swiss")
    store_text("clock", first / "events" / "Lakeshore.tourney", "50 minutes")
    prefer("language", "de")
    second = first.rename(tmp_path / "F")
    monkeypatch.setattr("sys.executable", str(second / "tourneydesk"))
    event = second / "events" / "Lakeshore.tourney"
    assert [one.path for one in recent_events()] == [str(event)]
    assert stored_text("clock", event) == "50 minutes"
    assert preferred("language") == "de"


def test_the_display_of_an_event_and_the_second_folder_go_with_the_stick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = plug_in(tmp_path / "E", monkeypatch)
    settings = ProjectorSettings(ratings=True, folder=str(first / "pages"))
    save_settings(settings, first / "events" / "Lakeshore.tourney")
    choose_second_folder(first / "copies")
    second = first.rename(tmp_path / "F")
    monkeypatch.setattr("sys.executable", str(second / "tourneydesk"))
    saved = saved_settings(second / "events" / "Lakeshore.tourney")
    assert saved.ratings
    assert saved.folder == str(second / "pages")
    assert not saved_settings(second / "events" / "Club.tourney").ratings
    assert second_folder() == second / "copies"
    choose_second_folder(None)
    assert second_folder() is None


def test_a_day_left_open_is_found_again_under_another_letter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = plug_in(tmp_path / "E", monkeypatch)
    keeper = NoteKeeper()
    keeper.watch_day(first / "Saturday.tourneyday", None)
    assert keeper._lock is not None  # noqa: SLF001  # as after a crash
    keeper._lock.unlock()  # noqa: SLF001
    second = first.rename(tmp_path / "F")
    monkeypatch.setattr("sys.executable", str(second / "tourneydesk"))
    note = left_open()
    assert note is not None
    assert Path(note.path) == second / "Saturday.tourneyday"


def test_about_says_where_the_data_is(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick = plug_in(tmp_path / "stick", monkeypatch)
    window.menus["window-about"].trigger()
    assert window.about is not None
    shown = " ".join(
        one.text() for one in window.about.findChildren(QWidget) if hasattr(one, "text")
    )
    plain = re.sub("[\u200b\u2066-\u2069]", "", shown)  # without isolates and places to break
    assert str(stick / "data") in plain
    window.about.close()


START = """
import sys
sys.frozen, sys.executable = True, sys.argv[1]
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tourneydesk.gui.app import program
from tourneydesk.gui.app.window import Window
shown = Window.showEvent
def show_and_end(window, event):
    shown(window, event)
    QTimer.singleShot(0, lambda: (print(window.home.trouble.text()), QApplication.quit()))
Window.showEvent = show_and_end
program.main([])
"""


CHOOSE = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog
from tourneydesk.gui.widgets.file_dialogs import event_to_open
from pathlib import Path
def choose_and_end(window, event):
    shown(window, event)
    QTimer.singleShot(0, choose)
def choose():
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().close())
    event_to_open(None, Path.cwd())
    QTimer.singleShot(0, QApplication.quit)
Window.showEvent = choose_and_end
"""


PICTURES = """
import sys
sys.frozen, sys.executable = True, sys.argv[1]
from tourneydesk.gui.widgets.theme import application
from PySide6.QtWidgets import QLabel
application()
QLabel("Lakeshore Open").grab()
"""

FONTS = """<fontconfig>
<dir>{fonts}</dir>
<cachedir prefix="xdg">fontconfig</cachedir>
<cachedir>~/.fontconfig</cachedir>
</fontconfig>
"""
"""As on a system that has fonts but no list of them: whoever starts Qt first writes one."""


def run_on_a_borrowed_computer(program: str, stick: Path, home: Path) -> None:
    """Runs the program in portable mode with an empty home folder. It must end by itself."""
    home.mkdir()
    (stick / "portable.txt").touch()
    fonts = stick.with_name("fonts.conf")
    fonts.write_text(FONTS.format(fonts=ROOT / "resources" / "fonts"))
    own = {name: text for name, text in os.environ.items() if not name.startswith("XDG_")}
    subprocess.run(
        [sys.executable, "-c", program, str(stick / "tourneydesk")],
        cwd=ROOT,
        capture_output=True,
        env={
            **own,
            "LC_ALL": "C.UTF-8",
            "HOME": str(home),
            "QT_QPA_PLATFORM": "offscreen",
            "FONTCONFIG_FILE": str(fonts),
        },
        timeout=SECONDS,
        check=True,
    )


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


@pytest.mark.parametrize(
    "program",
    [START.replace("program.main([])", CHOOSE + "program.main([])"), PICTURES],
    ids=["a file dialog", "a window in a picture"],
)
def test_nothing_is_left_in_the_home_folder(program: str, tmp_path: Path) -> None:
    stick, home = tmp_path / "stick", tmp_path / "borrowed"
    stick.mkdir()
    run_on_a_borrowed_computer(program, stick, home)
    assert files_in(home) == []
    # Elsewhere Qt keeps its settings in no file and asks the system for fonts.
    if sys.platform == "linux":
        assert files_in(stick / "data" / "cache" / "fontconfig")
        assert program == PICTURES or (stick / "data" / "QtProject.conf").is_file()


def test_a_stick_that_cannot_be_written_leaves_nothing_in_the_home_folder_either(
    tmp_path: Path,
) -> None:
    stick, home = tmp_path / "stick", tmp_path / "borrowed"
    stick.mkdir()
    (stick / "data").touch()  # a file is in the way
    run_on_a_borrowed_computer(START, stick, home)
    assert files_in(home) == []


def test_the_window_says_when_nothing_can_be_saved_beside_the_program(tmp_path: Path) -> None:
    (tmp_path / "portable.txt").touch()
    (tmp_path / "data").touch()  # a file is in the way
    started = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path / "tourneydesk")],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=SECONDS,
        check=True,
    )
    unwritable = str(tmp_path / "data")
    expected = messages.text("window-folder-read-only", folder=unwritable)
    both = (started.stdout, expected)
    said, expected = (re.sub("[\u200b\u2066-\u2069]", "", text) for text in both)
    assert unwritable in said
    assert said.strip() == expected
