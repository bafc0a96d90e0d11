"""The shortcut sheet is correct, no two keys clash, and long pairing can be stopped."""

from collections import Counter
from typing import cast

import pytest
from PySide6.QtCore import QThreadPool, qInstallMessageHandler
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from tests.gui.keyboard import Key, Keyboard
from tests.gui.work_gate import WorkGate
from tests.patience import MILLISECONDS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageKey, PageName
from tourneydesk.gui.pages.keys_page import KeysPage, key_groups
from tourneydesk.gui.widgets import page_parts
from tourneydesk.present import messages

FIVE = ("Ann", "Bo", "Cy", "Di", "Ed")


def page(window: Window) -> KeysPage:
    return cast(KeysPage, window.pages.currentWidget())


def test_shift_f1_shows_the_shortcut_sheet_and_esc_closes_it(
    keyboard: Keyboard, window: Window
) -> None:
    keyboard.sit_down("us-swiss", *FIVE)
    keyboard.workspace.round.finder.setFocus()
    keyboard.shift(Key.Key_F1)
    shown = [one.text() for one in page(window).findChildren(QLabel) if one.isVisible()]
    assert messages.text("safety-keys-heading") in shown
    keyboard.press(Key.Key_Escape)
    assert keyboard.focus is keyboard.workspace.round.finder
    keyboard.shift(Key.Key_F1)
    keyboard.shift(Key.Key_F1)
    assert keyboard.focus is keyboard.workspace.round.finder


def test_a_shortcut_used_over_the_sheet_closes_it_first(keyboard: Keyboard, window: Window) -> None:
    keyboard.sit_down("us-swiss", *FIVE)
    keyboard.shift(Key.Key_F1)
    keyboard.press(Key.Key_1, control=True)
    assert keyboard.workspace.players.isVisible()


def test_an_event_closed_under_the_sheet_leaves_the_home_screen_and_no_warning(
    keyboard: Keyboard, window: Window
) -> None:
    keyboard.sit_down("us-swiss", *FIVE)
    keyboard.shift(Key.Key_F1)
    warned: list[str] = []
    before = qInstallMessageHandler(lambda kind, about, text: warned.append(text or ""))
    try:
        keyboard.press(Key.Key_W, control=True)
    finally:
        qInstallMessageHandler(before)
    assert window.home.isVisible()
    assert not [text for text in warned if "QStackedWidget" in text]


@pytest.mark.parametrize("page", [PageName.PLAYERS, 1, PageName.STANDINGS])
def test_mnemonics_on_a_page_are_unique(keyboard: Keyboard, window: Window, page: PageKey) -> None:
    keyboard.sit_down("us-swiss", *FIVE)
    keyboard.workspace.go_to(page)
    buttons = [one for one in window.findChildren(QAbstractButton) if one.isVisible()]
    letters = Counter(
        sequence.lower()
        for sequence in (
            *(one.shortcut().toString() for one in buttons),
            *(
                f"alt+{mnemonic(menu.text())}"
                for menu in window.menuBar().actions()
                if menu.isVisible()
            ),
        )
        if sequence
    )
    assert len(letters) > 4
    assert [key for key, count in letters.items() if count > 1] == []


def test_mnemonics_within_a_menu_are_unique(window: Window) -> None:
    for menu in window.menus.under.values():
        letters = Counter(filter(None, (mnemonic(one.text()).lower() for one in menu.actions())))
        assert [key for key, count in letters.items() if count > 1] == [], menu.title()


def mnemonic(text: str) -> str:
    return text.replace("&&", "").partition("&")[2][:1]


def test_a_page_handles_exactly_the_keys_listed_for_it(keyboard: Keyboard, window: Window) -> None:
    """Alt letters, from its buttons."""
    keyboard.sit_down("us-swiss", *FIVE)
    room = keyboard.workspace
    pages: list[tuple[str, PageKey, QWidget]] = [
        ("players", PageName.PLAYERS, room.players),
        ("round", 1, room.round),
    ]
    for name, page, part in pages:
        room.go_to(page)
        named = {key for key in keys_named(name) if key.startswith("Alt+")}
        assert named == alt_letters(part)


def keys_named(page: str) -> set[str]:
    """The keys that the sheet of keys has under the heading of a page."""
    groups = dict(key_groups())
    return {key for key, _ in groups[messages.text(f"keys-{page}")]}


def alt_letters(part: QWidget) -> set[str]:
    buttons = [one for one in part.findChildren(QAbstractButton) if one.isVisible()]
    return {one.shortcut().toString() for one in buttons if not one.shortcut().isEmpty()}


def test_why_not_has_a_key(keyboard: Keyboard, window: Window) -> None:
    keyboard.sit_down("us-swiss", *FIVE)
    keyboard.press(Key.Key_I, control=True)
    assert not keyboard.workspace.details_panel.isVisible()
    keyboard.shift_control(Key.Key_I)
    assert keyboard.focus is keyboard.workspace.details_panel.why_not.name
    keyboard.workspace.go_to(PageName.PLAYERS)
    keyboard.shift_control(Key.Key_I)
    assert keyboard.workspace.status_bar.message.text().endswith(
        messages.text("safety-no-why-not-here", "us-swiss")
    )


@pytest.fixture
def only_when_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long work is reported when the test says so, however slow the machine is."""
    monkeypatch.setattr(page_parts, "AT_FIRST", MILLISECONDS)


@pytest.mark.usefixtures("only_when_said")
def test_long_pairing_says_so_and_esc_leaves_the_event_as_it_was(
    keyboard: Keyboard, work_gate: WorkGate
) -> None:
    keyboard.new_event("US", "Event")
    keyboard.enter_players(*FIVE)
    desk = keyboard.workspace.session.session
    before, foot = desk.event, keyboard.workspace.status_bar
    work_gate.shut()
    keyboard.press(Key.Key_R, control=True)
    assert messages.text("key-esc") not in foot.message.text(), (
        "what takes a moment is not worth a word"
    )
    foot.long_work.timer.timeout.emit()
    foot.long_work.progress.emit(0)
    assert foot.message.text() == messages.text(
        "safety-pairing-long", players=messages.text("count-players", count=5)
    )
    foot.long_work.progress.emit(12)
    assert foot.message.text() == messages.text(
        "safety-pairing-longer",
        players=messages.text("count-players", count=5),
        seconds=messages.text("safety-seconds", count=12),
    )
    keyboard.press(Key.Key_Escape)
    assert foot.message.text() == messages.text("safety-pairing-stopped")
    assert foot.next.isEnabled()
    work_gate.open()
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()
    assert desk.event is before
    keyboard.pair()
    assert len(desk.event.rounds) == 1
    assert foot.message.text() == messages.text("window-posted", round=1)


def test_esc_works_normally_again_after_pairing(keyboard: Keyboard, work_gate: WorkGate) -> None:
    keyboard.new_event("Dual", "Event")
    keyboard.enter_players(*FIVE)
    foot = keyboard.workspace.status_bar
    work_gate.shut()
    keyboard.press(Key.Key_R, control=True)
    foot.long_work.timer.timeout.emit()
    work_gate.open()
    keyboard.until(lambda: len(keyboard.workspace.session.event.rounds) == 1)
    assert not foot.long_work.stop.isEnabled()
    keyboard.workspace.round.finder.setFocus()
    keyboard.press(Key.Key_Escape)
    assert foot.message.text() == messages.text("window-posted", round=1)
