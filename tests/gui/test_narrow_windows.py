"""A window of 1024 × 768 with text at 200 %: it gets no wider, and everything can be reached."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from pictures.events import running
from tests.builders.days import day_of_four_sections, new_day, new_section
from tests.gui.keyboard import Keyboard
from tests.patience import MILLISECONDS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.screenshots import finish
from tourneydesk.gui.user_data.language import speak_in

WIDE, TALL = 1024, 768


@pytest.fixture(params=["de", "es"])
def narrow(
    dressed: QApplication, own_home: Path, qtbot: QtBot, request: pytest.FixtureRequest
) -> Iterator[Window]:
    before = QFont(dressed.font())
    font = QFont(before)
    font.setPointSizeF(before.pointSizeF() * 2)
    dressed.setFont(font)
    speak_in(dressed, request.param)
    window = Window()
    qtbot.addWidget(window)
    window.resize(WIDE, TALL)
    window.show()
    window.activateWindow()
    yield window
    window.show_home()
    speak_in(dressed, "en")
    dressed.setFont(before)


@pytest.mark.parametrize("key", ["us-swiss", "strikes"])
def test_no_page_of_an_event_widens_the_window_or_is_scrolled_sideways(
    narrow: Window, key: str
) -> None:
    narrow.show_event(running(key), Path("event.tourney"))
    workspace = narrow.workspace
    assert workspace is not None
    assert workspace.details_panel.isHidden()
    for page in (PageName.EVENT, PageName.PLAYERS, 2, PageName.STANDINGS):
        workspace.go_to(page)
        finish(narrow)
        assert narrow.width() == WIDE, page
        area = workspace.page_area
        assert area.horizontalScrollBar().maximum() == 0, page


def test_the_sections_of_a_day_do_not_make_the_window_taller(
    narrow: Window, own_home: Path
) -> None:
    names = ("Open", "Reserve", "Novice")
    files = [new_section(own_home, name, ["Ann Archer", "Bo Berg"]) for name in names]
    narrow.open_event(new_day(own_home, *files))
    narrow.days.show(0)
    finish(narrow)
    assert narrow.minimumSizeHint().height() <= TALL
    assert narrow.height() == TALL


def test_the_page_of_a_whole_day_is_not_scrolled_sideways(narrow: Window, tmp_path: Path) -> None:
    narrow.open_event(day_of_four_sections(tmp_path))
    finish(narrow)
    assert narrow.width() == WIDE
    areas = narrow.days.page.findChildren(QScrollArea)
    assert [one.horizontalScrollBar().maximum() for one in areas] == [0]


def test_the_sidebar_gives_way_to_the_details_and_comes_back(narrow: Window) -> None:
    narrow.show_event(running("us-swiss"), Path("event.tourney"))
    workspace = narrow.workspace
    assert workspace is not None
    assert workspace.sidebar.isVisible()
    workspace.details_panel.set_open(True)
    finish(narrow)
    assert not workspace.sidebar.isVisible()
    assert workspace.details_panel.width() >= narrow.fontMetrics().horizontalAdvance("0") * 20
    narrow.resize(WIDE, TALL)
    assert narrow.width() == WIDE
    workspace.details_panel.set_open(False)
    assert workspace.sidebar.isVisible()


def test_a_question_is_scrolled_to(narrow: Window, qtbot: QtBot) -> None:
    narrow.show_event(running("us-swiss"), Path("event.tourney"))
    workspace = narrow.workspace
    assert workspace is not None
    workspace.go_to(2)
    finish(narrow)
    question = workspace.status_bar.question
    question.ask("Who?", "Three players.", (("Leave out", lambda: None),) * 2, focus=True)
    area = workspace.page_area
    button = question.buttons[0]

    def seen() -> bool:
        top = button.mapTo(area.viewport(), button.rect().topLeft()).y()
        return 0 <= top <= area.viewport().height() - button.height()

    qtbot.waitUntil(seen, timeout=MILLISECONDS)
    assert area.verticalScrollBar().value() > 0


def test_filters_wrap_where_they_have_no_room(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo")
    tabs = keyboard.workspace.players.tabs
    buttons = [one for one in tabs.buttons.values() if not one.isHidden()]
    one_line = tabs.sizeHint().width()
    assert one_line >= sum(one.sizeHint().width() for one in buttons)
    line, wrapped = tabs.heightForWidth(one_line), tabs.heightForWidth(one_line - 20)
    assert line < wrapped <= 2 * line
    assert tabs.minimumSizeHint().width() < one_line / 2
