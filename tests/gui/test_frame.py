"""The frame of an open event: its sidebar, and the band that marks what is not the real thing."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.desk.files.opening import create_event, plan
from tourneydesk.desk.players.players import enter
from tourneydesk.gui.app.band import FRAME_WIDTH
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.sidebar import PageName
from tourneydesk.present import messages

FOUR = ("Ann", "Bo", "Cy", "Di")


def event_file(folder: Path, name: str, format_key: str = "us-swiss") -> Path:
    path = folder / f"{name}.tourney"
    session = create_event(path, plan(format_key, name, "seed", {}))
    enter(session, {"name": "Ann"})
    session.close()
    return path


def pages(keyboard: Keyboard) -> dict[object, tuple[str, ...]]:
    return {row.key: row.cells for row in keyboard.workspace.sidebar.pages.rows}


# The sidebar


def test_rounds_show_what_is_in_and_which_are_to_come(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR, settings={"rounds": 3})
    assert pages(keyboard)[1] == ("Round 1", "swords", "0/2")
    assert pages(keyboard)[3] == ("Round 3", "circle-dashed", "")
    keyboard.type("11")
    assert pages(keyboard)[1] == ("Round 1", "circle-check", "2/2")
    keyboard.pair()
    assert pages(keyboard)[2] == ("Round 2", "swords", "0/2")


def test_a_round_to_come_cannot_be_chosen(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR, settings={"rounds": 3})
    list_of_pages = keyboard.workspace.sidebar.pages
    list_of_pages.setFocus()
    keyboard.press(Key.Key_Down)
    assert keyboard.workspace.page == PageName.STANDINGS
    keyboard.press(Key.Key_Up)
    assert keyboard.workspace.page == 1


def test_a_ring_says_how_many_are_left(keyboard: Keyboard) -> None:
    keyboard.sit_down("dual-ring", *FOUR)
    assert pages(keyboard)[1] == ("Ring", "circle-dot", messages.text("window-still-in", count=4))


def test_icons_are_no_part_of_what_a_screen_reader_says(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    model = keyboard.workspace.sidebar.pages.model()
    said = model.data(model.index(2, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Round 1, 0/2"


def test_the_card_on_top_leads_to_other_events_and_home(
    keyboard: Keyboard, window: Window, tmp_path: Path
) -> None:
    first, second = event_file(tmp_path, "First"), event_file(tmp_path, "Second", "strikes")
    for path in (first, second):
        window.open_event(path)
    switcher = keyboard.workspace.sidebar.switcher
    assert "Second" in switcher.accessibleName()
    assert messages.text("strikes-format-name") in switcher.accessibleName()
    switcher.setFocus()
    keyboard.press(Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    names = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert names == ["First", messages.text("window-all-events")]
    menu.actions()[0].trigger()
    menu.close()
    assert keyboard.workspace.session.path == first
    keyboard.workspace.sidebar.switcher.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.actions()[-1].trigger()
    menu.close()
    assert window.at_home


# The band


def test_the_band_of_a_rehearsal_leads_back_to_the_event(
    keyboard: Keyboard, window: Window, tmp_path: Path
) -> None:
    path = event_file(tmp_path, "Spring")
    window.open_event(path)
    assert not window.band.isVisible()
    window.menus["safety-rehearse"].trigger()
    assert window.band.isVisible()
    assert window.contentsMargins().left() == FRAME_WIDTH
    assert window.band.back.text() == messages.text("window-band-back", event="Spring")
    window.band.back.click()
    assert keyboard.workspace.session.path == path
    assert not window.band.isVisible()
    assert window.contentsMargins().left() == 0


def test_the_band_says_that_the_display_is_frozen_and_unfreezes_it(
    keyboard: Keyboard, window: Window
) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    keyboard.press(Key.Key_F6)
    assert window.band.text.text() == messages.text("window-band-frozen")
    assert window.band.isVisible()
    window.band.back.click()
    assert not keyboard.workspace.projector.slideshow.frozen
    assert not window.band.isVisible()
