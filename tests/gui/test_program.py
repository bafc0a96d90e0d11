"""Starting the window, and what happens after a bug in the program."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.patience import SECONDS
from tourneydesk import __version__
from tourneydesk.gui.app.crash_dialog import CrashHandler
from tourneydesk.gui.app.program import X_LIBRARIES, has_screen, main, missing_packages
from tourneydesk.gui.widgets.text_widgets import Button
from tourneydesk.present import messages

ROOT = Path(__file__).parent.parent.parent


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-m", "tourneydesk", *arguments],
        cwd=ROOT,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_without_a_screen_one_sentence_and_no_abort() -> None:
    ended = run()
    assert (ended.returncode, ended.stderr) == (1, messages.text("window-no-display"))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_a_screen_that_does_not_answer_gives_the_same_sentence_unless_a_library_is_missing() -> (
    None
):
    ended = run(DISPLAY=":4711")
    missing = missing_packages(sys.platform, {"DISPLAY": ":4711"})
    library = messages.text("window-no-library", packages=" ".join(missing))
    said = library if missing else messages.text("window-no-display")
    assert (ended.returncode, ended.stderr) == (1, said)


def test_missing_libraries_are_named_by_the_packages_that_the_set_up_installs() -> None:
    def lacking(library: str) -> None:
        if library in ("libxcb-cursor.so.0", "libxcb-icccm.so.4"):
            raise OSError

    named = missing_packages("linux", {"DISPLAY": ":0"}, lacking)
    assert named == ("libxcb-cursor0", "libxcb-icccm4")
    assert missing_packages("linux", {"WAYLAND_DISPLAY": "wayland-0"}, lacking) == ()
    assert missing_packages("linux", {"DISPLAY": ":0", "QT_QPA_PLATFORM": "vnc"}, lacking) == ()
    assert missing_packages("darwin", {"DISPLAY": ":0"}, lacking) == ()
    installed = (ROOT / "packaging/system-libraries.sh").read_text("utf-8")
    for package, library in X_LIBRARIES.items():
        assert f"{package} {library}" in installed
    assert messages.text("window-no-library", packages="a b").endswith(" a b\n")


@pytest.mark.parametrize(
    "session",
    [
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"XDG_SESSION_TYPE": "wayland"},
        {"XDG_SESSION_TYPE": "wayland", "QT_QPA_PLATFORM": "wayland-egl"},
    ],
)
def test_a_session_of_wayland_alone_lacks_a_library_not_a_screen(session: dict[str, str]) -> None:
    def lacking(library: str) -> None:
        if library.startswith("libwayland-cursor"):
            raise OSError

    assert missing_packages("linux", session, lacking) == ("libwayland-cursor0",)
    assert has_screen("linux", session)


def test_two_files_are_one_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a.tourney", "b.tourney"]) == 2
    assert capsys.readouterr().err == messages.text("window-too-many-files")


@pytest.mark.parametrize(
    ("platform", "environment", "so"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"XDG_SESSION_TYPE": "wayland"}, True),
        ("linux", {"XDG_SESSION_TYPE": "tty"}, False),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_a_screen_is_known_by_the_environment(
    platform: str, environment: dict[str, str], so: bool
) -> None:
    assert has_screen(platform, environment) is so


def test_a_bug_is_written_down_and_said_once(
    qtbot: QtBot, dressed: QApplication, own_home: Path
) -> None:
    calm = CrashHandler()
    for text in ("first", "second"):
        try:
            raise ZeroDivisionError(text)
        except ZeroDivisionError as wrong:
            calm.handle(type(wrong), wrong, wrong.__traceback__)
    shown = calm.dialog
    assert shown is not None
    qtbot.addWidget(shown)
    assert shown.isVisible()
    (log,) = own_home.rglob("faults.log")
    written = log.read_text(encoding="utf-8")
    assert "ZeroDivisionError: first" in written
    assert "ZeroDivisionError: second" in written
    copy, go_on = shown.findChildren(Button)
    copy.click()
    copied = QApplication.clipboard().text()
    assert copied.startswith(f"TourneyDesk {__version__}\n")
    assert "ZeroDivisionError: first" in copied
    go_on.click()
    assert not shown.isVisible()


def test_loading_the_window_loads_no_printing() -> None:
    code = (
        "import sys, tourneydesk.gui.app.window\n"
        "sys.exit(any(name.split('.')[0] == 'reportlab' for name in sys.modules))"
    )
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, timeout=SECONDS)
    assert ended.returncode == 0


def test_the_home_page_loads_neither_the_pages_of_an_event_nor_the_library_of_files() -> None:
    code = (
        "import sys\n"
        "from tourneydesk.gui.widgets.theme import application\n"
        "from tourneydesk.gui.app.window import Window\n"
        "app = application()\n"
        "Window().home.enter()\n"
        "needless = {'tourneydesk.gui.event.workspace', 'tourneydesk.formats.strikes'}\n"
        "needless |= {'tourneydesk.gui.app.handbook', 'tourneydesk.gui.app.about'}\n"
        "needless |= {'sqlite_utils', 'babel.core', 'markdown_it', 'tourneydesk.present.show'}\n"
        "needless |= {'tourneydesk.present.paper_rebuild', 'tourneydesk.present.cards'}\n"
        "sys.exit(', '.join(sorted(needless & sys.modules.keys())) or None)"
    )
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, timeout=SECONDS)
    assert ended.returncode == 0
