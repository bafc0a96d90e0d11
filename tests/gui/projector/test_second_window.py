"""The second window opens where the audience sees it, and follows screens."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from ctypes import CDLL
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QLibraryInfo, QRect
from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.keyboard import Key
from tests.gui.projector.test_slideshow import Display
from tests.patience import MILLISECONDS, SECONDS
from tourneydesk.gui.projector.second_window import SecondWindow
from tourneydesk.gui.user_data.preferences import preferred

ROOT = Path(__file__).parent.parent.parent.parent


def with_xvfb() -> bool:
    """Whether Xvfb is here with all that Qt needs to draw on it."""
    if shutil.which("Xvfb") is None:
        return False
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    try:
        for library in ("libXrandr.so.2", plugins / "platforms" / "libqxcb.so"):
            CDLL(str(library))
    except OSError:
        return False
    return True


PLACES = ["offscreen", "xvfb"] if with_xvfb() else ["offscreen"]
"""Screens come and go under Xvfb alone; two that stay are everywhere."""


class Screens:
    """The screens available; the only real one serves as each of them."""

    def __init__(self) -> None:
        self.home: QScreen | None = QApplication.primaryScreen()
        self.all: list[QScreen] = [QApplication.primaryScreen()]


@pytest.fixture
def screens(qapp: QApplication) -> Screens:
    return Screens()


@pytest.fixture
def desk(qtbot: QtBot) -> QWidget:
    """The main window, which fills the whole screen."""
    made = QWidget()
    qtbot.addWidget(made)
    made.setGeometry(QApplication.primaryScreen().availableGeometry())
    made.show()
    return made


@pytest.fixture
def second(
    qtbot: QtBot, dressed: QApplication, screens: Screens, desk: QWidget
) -> Iterator[SecondWindow]:
    room = Display(qtbot)
    made = SecondWindow(room.showing, desk, lambda: screens.home, lambda: screens.all)
    qtbot.addWidget(made)
    made.start()
    yield made
    made.stop()
    room.showing.leave()
    room.timer.leave()


def test_with_one_screen_it_is_a_window_on_it(second: SecondWindow) -> None:
    assert second.isVisible()
    assert not second.isFullScreen()
    room = QApplication.primaryScreen().availableGeometry()
    assert room.contains(QRect(second.pos(), second.size()))
    assert second.width() * 9 // 16 == pytest.approx(second.height(), abs=1)


def test_it_fills_a_screen_that_is_plugged_in_and_is_a_window_again_once_that_is_gone(
    second: SecondWindow, screens: Screens
) -> None:
    # The desk is said to be elsewhere: the only screen here is then the one for the room.
    screens.home = None
    second.settle()
    assert second.isFullScreen()
    screens.home, screens.all = QApplication.primaryScreen(), [QApplication.primaryScreen()]
    second.settle()
    assert not second.isFullScreen()
    assert second.isVisible()


def test_a_window_knows_whether_there_is_a_screen_to_fill_again(
    second: SecondWindow, screens: Screens
) -> None:
    assert second.alone
    screens.home = None
    second.settle()
    QTest.keyClick(second, Key.Key_Escape)
    assert not second.isFullScreen()
    assert not second.alone


def test_it_opens_beside_a_main_window_that_leaves_space(
    second: SecondWindow, desk: QWidget
) -> None:
    screen = QApplication.primaryScreen().availableGeometry()
    for left, wide in ((0, 0.5), (0.5, 0.5)):
        desk.setGeometry(
            round(screen.width() * left), 0, round(screen.width() * wide), screen.height()
        )
        second.settle()
        assert not second.behind
        assert not second.frameGeometry().intersects(desk.frameGeometry())
        assert screen.contains(second.frameGeometry())
        assert second.width() > screen.width() * 0.4


def test_an_automatic_window_opens_behind_a_full_screen_main_window(
    second: SecondWindow,
) -> None:
    # It was asked for; then somebody looks for it in front.
    assert not second.behind
    second.settle()
    assert second.behind
    assert second.isVisible()


class Mirror:
    """A screen that shows the same as the main window's, as laptops and projectors do at first."""

    def name(self) -> str:
        return "mirror"

    def geometry(self) -> QRect:
        return QApplication.primaryScreen().geometry()


def test_a_screen_that_mirrors_the_desk_is_not_filled(
    second: SecondWindow, screens: Screens
) -> None:
    screens.all = [QApplication.primaryScreen(), cast(QScreen, Mirror())]
    second.settle()
    assert not second.isFullScreen()
    assert second.behind


def test_a_window_brought_forward_is_no_longer_behind(
    second: SecondWindow, desk: QWidget, qtbot: QtBot
) -> None:
    desk.activateWindow()
    qtbot.waitUntil(desk.isActiveWindow, timeout=MILLISECONDS)
    second.settle()
    assert second.behind
    told: list[bool] = []
    second.moved.connect(lambda: told.append(second.behind))
    second.activateWindow()
    qtbot.waitUntil(lambda: not second.behind, timeout=MILLISECONDS)
    assert told[-1] is False


def test_it_waits_until_the_screens_have_settled(second: SecondWindow) -> None:
    assert not second.settling.isActive()
    for _ in range(3):
        second.screens_changed(QApplication.primaryScreen())
    assert second.settling.isActive()
    assert second.settling.isSingleShot()


def test_its_keys_turn_pages_stay_and_leave_the_full_screen(second: SecondWindow) -> None:
    showing = second.slideshow
    first = showing.page
    QTest.keyClick(second, Key.Key_Right)
    assert showing.page is showing.pages[1]
    QTest.keyClick(second, Key.Key_Left)
    assert showing.page is first
    QTest.keyClick(second, Key.Key_Space)
    assert showing.paused
    QTest.keyClick(second, Key.Key_Space)
    assert not showing.paused
    QTest.keyClick(second, Key.Key_F11)
    assert second.isFullScreen()
    QTest.keyClick(second, Key.Key_Escape)
    assert second.isVisible()
    assert not second.isFullScreen()


def test_the_keyboard_is_not_left_in_a_window_that_went_behind_the_desk(
    second: SecondWindow, desk: QWidget, qtbot: QtBot
) -> None:
    with qtbot.waitActive(second, timeout=MILLISECONDS):
        second.activateWindow()
    second.settle()
    assert second.behind
    qtbot.waitUntil(desk.isActiveWindow, timeout=MILLISECONDS)
    assert second.behind


def test_the_main_windows_screen_is_not_saved_as_the_projectors(second: SecondWindow) -> None:
    QTest.keyClick(second, Key.Key_F11)
    assert second.isFullScreen()
    assert preferred("projector_screen") == ""


def report_of(place: str, folder: Path) -> list[str]:
    """What the program says in another process of where its second window is."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.gui.projector.two_screens", place, str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=2 * SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("place", PLACES)
def test_two_real_screens(place: str, tmp_path: Path) -> None:
    said = report_of(place, tmp_path)
    assert said[:2] == ["full screen on wall", "by itself: full screen on wall"]
    if place == "xvfb":
        # Pulled out, plugged in again.
        assert said[2:] == ["window on desk, behind", "full screen on wall"]


@pytest.mark.parametrize("place", PLACES)
def test_one_real_screen(place: str, tmp_path: Path) -> None:
    # What draws into memory has no windows one over the other.
    behind = ", behind" if place == "xvfb" else ""
    assert report_of(f"{place} alone", tmp_path) == [
        "window on desk",
        f"by itself: window on desk{behind}",
        "closed by hand: nothing",
    ]
