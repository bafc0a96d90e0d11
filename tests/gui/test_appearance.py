"""Theme, text size and the window's place: chosen in the View menu or by hand, and remembered."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.keyboard import Keyboard
from tourneydesk import __version__
from tourneydesk.gui.app.program import USUAL, show_at_start
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.app.window_change import change_text_size
from tourneydesk.gui.user_data.preferences import remember_geometry, text_size, theme
from tourneydesk.gui.widgets.theme import color, paint, use_text_size
from tourneydesk.present import messages


@pytest.fixture
def light_again(dressed: QApplication) -> Iterator[QApplication]:
    yield dressed
    use_text_size(dressed, 100)
    paint(dressed, dark=False)


def choose(window: Window, menu: str, choice: str) -> None:
    """Clicks a choice in a menu under View."""
    (found,) = [
        action.menu()
        for action in window.menus.under["window-menu-view"].actions()
        if action.text() == menu
    ]
    assert found is not None
    (action,) = [one for one in found.actions() if one.text() == choice]  # type: ignore[attr-defined]
    action.trigger()


def test_a_theme_is_shown_at_once_and_remembered(window: Window, light_again: QApplication) -> None:
    assert theme() == ""
    light = color("surface")
    choose(window, messages.text("window-theme"), messages.text("window-theme-dark"))
    assert theme() == "dark"
    assert color("surface") != light
    choose(window, messages.text("window-theme"), messages.text("window-theme-light"))
    assert color("surface") == light


def test_a_text_size_asks_for_a_new_window_with_the_same_event(
    qtbot: QtBot, keyboard: Keyboard, window: Window, light_again: QApplication
) -> None:
    keyboard.new_event("US", "Event")
    with qtbot.waitSignal(window.text_size_requested) as asked:
        choose(
            window,
            messages.text("window-text-sizes"),
            messages.text("window-text-size", percent=150),
        )
    assert asked.args == [150]
    usual = light_again.font().pointSizeF()
    new = change_text_size(150, window)
    qtbot.addWidget(new)
    assert text_size() == 150
    assert light_again.font().pointSizeF() == pytest.approx(usual * 1.5)
    assert new.workspace is not None
    assert new.workspace.session.event.name == "Event"
    new.close()


def test_a_text_size_waits_for_unfinished_input(
    keyboard: Keyboard, window: Window, light_again: QApplication
) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo", "Cy", "Di")
    room = keyboard.workspace
    keyboard.type("11")
    room.next_round.preview()
    keyboard.until(lambda: room.next_round.draft is not None)
    usual = light_again.font().pointSizeF()
    choose(
        window, messages.text("window-text-sizes"), messages.text("window-text-size", percent=200)
    )
    assert light_again.font().pointSizeF() == usual
    assert text_size() == 200
    assert messages.text("window-text-size-later") in room.status_bar.message.text()


def test_about_names_the_version_and_every_license(window: Window) -> None:
    window.menus["window-about"].trigger()
    assert window.about is not None
    assert window.about.isVisible()
    shown = " ".join(
        one.text() for one in window.about.findChildren(QWidget) if hasattr(one, "text")
    )
    assert __version__ in shown
    licenses = window.about.licenses.toPlainText()
    for name in ("SIL OPEN FONT LICENSE", "Apache", "Lucide"):
        assert name.lower() in licenses.lower(), name
    window.about.close()


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1280, 1024)])
def test_a_first_window_fills_a_small_screen(qtbot: QtBot, size: tuple[int, int]) -> None:
    shown = QWidget()
    qtbot.addWidget(shown)
    show_at_start(shown, QRect(0, 0, *size))
    assert shown.isMaximized()


def test_a_first_window_leaves_space_on_a_large_screen(qtbot: QtBot) -> None:
    shown = QWidget()
    qtbot.addWidget(shown)
    show_at_start(shown, QRect(0, 0, 2560, 1440))
    assert not shown.isMaximized()
    assert shown.size() == USUAL


def test_a_window_comes_back_where_it_was(qtbot: QtBot) -> None:
    before, after = QWidget(), QWidget()
    for shown in (before, after):
        qtbot.addWidget(shown)
    before.setGeometry(20, 30, 640, 480)
    remember_geometry(bytes(before.saveGeometry().data()))
    show_at_start(after, QRect(0, 0, 2560, 1440))
    assert after.size() == before.size()


def test_the_window_has_room_on_a_small_screen(keyboard: Keyboard, window: Window) -> None:
    for key in ("us-swiss", "risk-swiss", "dual-ring"):
        keyboard.sit_down(key, *(f"Player {number}" for number in range(1, 11)))
        window.resize(1024, 768)
        keyboard.until(lambda: not keyboard.workspace.details_panel.isVisible())
        least = window.minimumSizeHint()
        assert (least.width() <= 1024, least.height() <= 768) == (True, True), least
