"""F1 opens the handbook where one is; it is read, searched and closed by keys, beside the work."""

from urllib.parse import quote

import pytest
from PySide6.QtCore import QPoint, QTimer, QUrl
from PySide6.QtGui import QColor, QDesktopServices, QPalette, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.keyboard import Key, Keyboard
from tests.patience import MILLISECONDS
from tourneydesk.gui.app.crash_dialog import CrashHandler
from tourneydesk.gui.app.handbook import MARGIN, HandbookWindow, WindowNames
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.app.window_change import change_text_size
from tourneydesk.gui.event.page_names import PageKey, PageName
from tourneydesk.gui.widgets.text_widgets import Field
from tourneydesk.present import messages
from tourneydesk.present.handbook.chapters import FIRST, page_names
from tourneydesk.present.handbook.markdown import sections_of
from tourneydesk.present.handbook.pages import read_page

NAMES = ("Ann", "Bo", "Cy", "Di")


@pytest.fixture
def handbook(window: Window, keyboard: Keyboard, qtbot: QtBot) -> HandbookWindow:
    keyboard.press(Key.Key_F1)
    opened = window.handbook
    assert opened is not None
    with qtbot.waitActive(opened, timeout=MILLISECONDS):
        opened.activateWindow()
    return opened


def page_at(keyboard: Keyboard, window: Window) -> str:
    """The page that F1 opens now."""
    window.activateWindow()
    window.menus["handbook-open"].trigger()
    assert window.handbook is not None
    return window.handbook.page


def test_f1_at_home_opens_the_first_page(handbook: HandbookWindow) -> None:
    assert (handbook.isVisible(), handbook.page) == (True, FIRST)
    assert handbook.view.toPlainText().strip()


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        (PageName.EVENT, "settings"),
        (PageName.PLAYERS, "players"),
        (1, "results"),
        (PageName.STANDINGS, "us-swiss"),
        (PageName.PRIZES, "prizes"),
        (PageName.PAPERS, "papers"),
        (PageName.DISPLAY, "projector"),
        (PageName.HISTORY, "wrong-result"),
    ],
)
def test_f1_opens_the_page_about_what_is_shown(
    keyboard: Keyboard, window: Window, page: PageKey, expected: str
) -> None:
    keyboard.sit_down("us-swiss", *NAMES)
    keyboard.workspace.go_to(page)
    assert page_at(keyboard, window) == expected


def test_the_work_goes_on_while_the_handbook_is_open(keyboard: Keyboard, window: Window) -> None:
    keyboard.sit_down("us-swiss", *NAMES)
    keyboard.press(Key.Key_F1)
    assert window.handbook is not None
    assert QApplication.activeModalWidget() is None
    finder = keyboard.workspace.round.finder
    QTest.keyClicks(finder, "1")
    assert finder.text() == "1"
    keyboard.workspace.go_to(PageName.PLAYERS)
    assert window.handbook.isVisible()
    assert window.handbook.page == "results", "a page that is read stays"


def test_esc_closes_it_and_it_opens_again_where_it_was(
    handbook: HandbookWindow, keyboard: Keyboard, window: Window
) -> None:
    handbook.resize(733, 555)
    keyboard.press(Key.Key_Escape)
    assert not handbook.isVisible()
    again = HandbookWindow()
    assert (again.width(), again.height()) == (733, 555)


def test_the_main_window_can_be_in_front_of_it(
    handbook: HandbookWindow,
) -> None:
    shown = handbook.windowHandle()
    assert shown is not None
    assert shown.transientParent() is None, "it would stay in front of the main window"


def test_a_change_of_the_text_size_leaves_it_open_at_its_page(
    handbook: HandbookWindow, window: Window, qtbot: QtBot
) -> None:
    handbook.show_page("late-arrival")
    larger = change_text_size(125, window)
    qtbot.addWidget(larger)
    assert not handbook.isVisible()
    assert larger.handbook is not None
    assert (larger.handbook.isVisible(), larger.handbook.page) == (True, "late-arrival")
    larger.handbook.close()
    again = change_text_size(100, larger)
    qtbot.addWidget(again)
    assert again.handbook is None, "closed, it stays closed"


@pytest.mark.parametrize(
    ("action", "page"), [("window-about", "help"), ("export-menu", "rating-report")]
)
def test_f1_works_in_dialogs(keyboard: Keyboard, window: Window, action: str, page: str) -> None:
    keyboard.sit_down("us-swiss", *NAMES)
    window.menus[action].trigger()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.activateWindow()
    keyboard.until(lambda: keyboard.focus.window() is dialog)
    keyboard.press(Key.Key_F1)
    assert window.handbook is not None
    assert window.handbook.page == page
    assert dialog.isVisible()
    dialog.close()


def test_f1_in_the_message_about_a_fault_says_what_to_do(
    keyboard: Keyboard, window: Window
) -> None:
    handler = CrashHandler()
    handler.open_handbook = window.menus["handbook-open"].trigger
    fault = ZeroDivisionError("made up")
    handler.handle(type(fault), fault, None)
    dialog = handler.dialog
    assert dialog is not None
    dialog.activateWindow()
    keyboard.until(lambda: keyboard.focus.window() is dialog)
    keyboard.press(Key.Key_F1)
    assert window.handbook is not None
    assert window.handbook.page == "help"
    dialog.close()


@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.usefixtures("dressed")
def test_a_link_to_a_heading_with_accents_leads_to_it(language: str) -> None:
    with messages.in_language(language):
        opened = HandbookWindow()
        opened.resize(600, 300)
        opened.show()
        source = read_page("recovery", language, WindowNames()).markdown
        headings = [one.heading for one in sections_of(source)]
        heading = next(one for one in headings if not one.anchor.isascii())
        opened.view.anchorClicked.emit(QUrl("recovery.md#" + quote(heading.anchor)))
        at_top = opened.view.cursorForPosition(QPoint(opened.view.width() // 2, MARGIN // 2))
        assert at_top.block().text() == heading.text
        opened.close()


def test_it_closes_with_the_program(handbook: HandbookWindow, window: Window) -> None:
    window.close()
    assert not handbook.isVisible()


def test_links_lead_on_and_keys_lead_back(handbook: HandbookWindow, keyboard: Keyboard) -> None:
    handbook.view.anchorClicked.emit(QUrl("late-arrival.md"))
    assert handbook.page == "late-arrival"
    keyboard.alt(Key.Key_Left)
    assert handbook.page == FIRST
    keyboard.alt(Key.Key_Right)
    assert handbook.page == "late-arrival"
    assert handbook.back.isEnabled()
    assert not handbook.forward.isEnabled()


def test_a_link_to_the_web_is_opened_by_the_system(
    handbook: HandbookWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    handbook.view.anchorClicked.emit(QUrl("https://example.org/rules"))
    handbook.view.anchorClicked.emit(QUrl("file:///etc/hostname"))
    assert opened == ["https://example.org/rules"]
    assert handbook.page == FIRST


def test_searching_shows_pages_and_enter_opens_the_best(
    handbook: HandbookWindow, keyboard: Keyboard
) -> None:
    keyboard.press(Key.Key_F, control=True)
    assert keyboard.focus is handbook.search
    keyboard.type("power cut")
    assert handbook.page == ""
    assert "power-cut.md" in handbook.view.toHtml()
    keyboard.press(Key.Key_Return)
    assert handbook.page == "power-cut"
    keyboard.alt(Key.Key_Left)
    assert handbook.page == ""
    keyboard.alt(Key.Key_Left)
    assert handbook.page == FIRST


def test_a_search_without_pages_says_so(handbook: HandbookWindow) -> None:
    handbook.search.setText("xyzzy")
    assert handbook.view.toPlainText() == messages.text("handbook-nothing-found")


def test_what_is_typed_is_shown_as_typed(handbook: HandbookWindow) -> None:
    handbook.search.setText("<b>late")
    assert handbook.hits()
    assert "<b>late" in handbook.view.toPlainText()


def test_the_contents_have_every_page_and_open_it_by_keys(
    handbook: HandbookWindow, keyboard: Keyboard
) -> None:
    rows = range(handbook.contents.count())
    assert handbook.listed_pages() == page_names()
    handbook.resize(900, 600)
    handbook.contents.setFocus()
    last = rows[-1]
    handbook.contents.setCurrentRow(last)
    keyboard.press(Key.Key_Return)
    assert handbook.page == page_names()[-1]


def test_every_page_is_shown_without_scrolling_to_the_side(handbook: HandbookWindow) -> None:
    handbook.resize(640, 600)
    QApplication.processEvents()
    wide = []
    for name in page_names():
        handbook.show_page(name)
        if handbook.view.horizontalScrollBar().maximum() > 0:
            wide.append(name)
    assert wide == []


def test_a_narrow_window_has_the_contents_behind_a_button(handbook: HandbookWindow) -> None:
    handbook.resize(400, 600)
    assert not handbook.contents.isVisibleTo(handbook)
    handbook.contents_button.click()
    assert handbook.contents.isVisibleTo(handbook)


def test_a_picture_is_as_wide_as_the_page_at_most(handbook: HandbookWindow) -> None:
    handbook.resize(500, 600)
    QApplication.processEvents()
    kind = QTextDocument.ResourceType.ImageResource
    picture = handbook.view.loadResource(kind.value, QUrl("pictures/home.png"))
    assert 0 < picture.deviceIndependentSize().width() <= 500  # type: ignore[attr-defined]


def test_new_colors_lay_a_closed_handbook_out_when_it_is_opened_again(
    handbook: HandbookWindow,
) -> None:
    def is_laid_out_soon() -> bool:
        return any(one.isActive() for one in handbook.view.findChildren(QTimer))

    handbook.close()
    handbook.view.setPalette(QPalette(QColor("red")))
    assert not is_laid_out_soon()
    handbook.show()
    assert is_laid_out_soon()


def test_nothing_but_shipped_pictures_is_loaded(handbook: HandbookWindow) -> None:
    for kind in QTextDocument.ResourceType:
        for name in ("https://example.org/a.png", "file:///etc/hostname", "../../en/index.md"):
            assert handbook.view.loadResource(kind.value, QUrl(name)) is None


def test_everything_in_it_has_a_name(handbook: HandbookWindow) -> None:
    parts: list[QWidget] = [handbook.contents, handbook.view, handbook.back, handbook.forward]
    parts += [*handbook.findChildren(Field)]
    assert [part for part in parts if not part.accessibleName()] == []


def test_a_page_that_is_followed_step_by_step_stays_where_it_was_left(
    handbook: HandbookWindow, keyboard: Keyboard, window: Window
) -> None:
    bar = handbook.view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    left = bar.value()
    assert left > 0
    assert page_at(keyboard, window) == FIRST
    after_f1_at_the_same_place = bar.value()
    keyboard.sit_down("us-swiss", *NAMES)
    keyboard.workspace.go_to(PageName.PAPERS)
    assert page_at(keyboard, window) == "papers"
    handbook.go_back()
    assert (handbook.page, after_f1_at_the_same_place, bar.value()) == (FIRST, left, left)
    assert not handbook.back.isEnabled()


def test_a_link_to_the_place_that_is_read_still_scrolls_to_it(handbook: HandbookWindow) -> None:
    handbook.show_page("results")
    bar = handbook.view.verticalScrollBar()
    bar.setValue(bar.maximum())
    handbook.show_page("results")
    assert bar.value() == bar.minimum()
