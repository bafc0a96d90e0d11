"""The display page by keyboard: choices, clock, message, freezing."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.display_page import DisplayPage
from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.projector.settings import saved_settings
from tourneydesk.present import messages

EVENT = Path("event.tourney")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


def test_the_page_previews_what_the_audience_would_see(
    keyboard: Keyboard, page: DisplayPage
) -> None:
    assert keyboard.workspace.page == PageName.DISPLAY
    shown = messages.text("display-now", title=messages.text("screen-names-table", "us-swiss"))
    assert page.now.text() == shown
    assert page.where.text() == messages.text("display-off")
    picture = page.preview.picture
    assert picture is not None
    assert picture.page.kind == "names"
    page.next.click()
    shown = messages.text("display-now", title=messages.text("screen-tables", round=1))
    assert page.now.text() == shown


def test_f5_toggles_the_audience_display(
    keyboard: Keyboard, page: DisplayPage, projector: Projector
) -> None:
    keyboard.press(Key.Key_F5)
    assert projector.window is not None
    assert projector.window.isVisible()
    assert page.toggle.text() == messages.text("display-stop", key="F5")
    assert saved_settings(EVENT).on
    keyboard.press(Key.Key_F5)
    assert projector.window is None
    assert not saved_settings(EVENT).on


def test_the_display_reopens_with_the_next_event(
    keyboard: Keyboard, projector: Projector, window: Window
) -> None:
    keyboard.press(Key.Key_F5)
    window.show_home()
    assert saved_settings(EVENT).on
    keyboard.sit_down("strikes", *NAMES)
    keyboard.until(lambda: keyboard.workspace.projector.on)
    second = keyboard.workspace.projector.window
    assert second is not None
    second.close()
    assert not keyboard.workspace.projector.on
    keyboard.until(lambda: not saved_settings(EVENT).on)


def test_a_session_that_ends_closes_the_display_first_and_it_comes_again(
    keyboard: Keyboard, projector: Projector, window: Window
) -> None:
    keyboard.press(Key.Key_F5)
    assert projector.window is not None
    projector.window.close()
    assert not projector.on
    window.close()
    assert not projector.closing_timer.isActive()
    assert saved_settings(EVENT).on


def test_every_choice_is_taken_and_remembered(
    keyboard: Keyboard, page: DisplayPage, projector: Projector
) -> None:
    page.choices.kinds["names"].click()
    page.choices.seconds.setFocus()
    page.choices.seconds.selectAll()
    keyboard.type("20\n")
    page.choices.distance.setCurrentIndex(0)
    page.choices.colors.setCurrentIndex(1)
    page.choices.ratings.click()
    chosen = saved_settings(EVENT)
    assert "names" not in chosen.kinds
    # What other formats show stays chosen.
    assert "ring" in chosen.kinds
    assert (chosen.seconds, chosen.distance, chosen.dark, chosen.ratings) == (20, 3, False, True)
    keyboard.until(lambda: not projector.slideshow.busy)
    assert [sheet.kind for sheet in projector.slideshow.pages] == ["tables", "standings"]


def test_seconds_that_make_no_sense_are_refused_with_a_reason(
    keyboard: Keyboard, page: DisplayPage
) -> None:
    page.choices.seconds.setFocus()
    page.choices.seconds.selectAll()
    keyboard.type("0\n")
    assert page.choices.seconds.text() == "12"
    assert "from 3 to 120" in keyboard.workspace.status_bar.message.text()


def test_a_message_is_shown_as_it_is_typed_to_the_end(
    keyboard: Keyboard, page: DisplayPage, projector: Projector
) -> None:
    page.message.setFocus()
    keyboard.type("Lunch\n")
    assert projector.slideshow.message == "Lunch"


def test_f6_freezes_and_the_page_says_so(keyboard: Keyboard, page: DisplayPage) -> None:
    keyboard.press(Key.Key_F6)
    assert page.freeze.isChecked()
    assert messages.text("display-frozen") in page.where.text()
    # Whoever types results is on another stage: the foot says it too.
    assert keyboard.workspace.status_bar.message.text() == messages.text("display-frozen")
    keyboard.press(Key.Key_F6)
    assert not page.freeze.isChecked()
    assert keyboard.workspace.status_bar.message.text() == messages.text("display-thawed")


def test_the_main_windows_display_keys_work_in_the_projector_window(
    keyboard: Keyboard, projector: Projector
) -> None:
    keyboard.press(Key.Key_F5)
    second = projector.window
    assert second is not None
    second.activateWindow()
    keyboard.until(second.isActiveWindow)
    QTest.keyClick(second, Key.Key_F8)
    assert projector.timer.running
    QTest.keyClick(second, Key.Key_F6)
    assert projector.slideshow.frozen


def test_resetting_the_clock_reports_its_previous_time(
    keyboard: Keyboard, page: DisplayPage, projector: Projector
) -> None:
    projector.timer.add(-13)
    page.clock.reset.click()
    assert projector.timer.time == "50:00"
    said = messages.text("display-clock-set", round=1, time="50:00", before="37:00")
    assert keyboard.workspace.status_bar.message.text() == said


def test_every_control_of_the_page_has_an_accessible_name(page: DisplayPage) -> None:
    controls = [
        *page.findChildren(QAbstractButton),
        *page.findChildren(QLineEdit),
        *page.findChildren(QComboBox),
    ]
    assert len(controls) > 20
    nameless = [
        type(one).__name__
        for one in controls
        if not one.accessibleName() and not (isinstance(one, QAbstractButton) and one.text())
    ]
    assert not nameless


def test_the_playlist_shows_how_many_pages_and_which_is_shown(
    keyboard: Keyboard, page: DisplayPage
) -> None:
    playlist = page.choices.playlist

    def shown() -> list[str]:
        return [kind for kind, chip in playlist.showing.items() if chip.isVisible()]

    assert list(playlist.boxes)[:2] == ["names", "tables"]
    assert shown() == ["names"]
    assert playlist.counts["names"].text() == "1 page"
    assert playlist.seconds["names"].text() == "12 s each"
    assert playlist.counts["message"].text() == ""
    page.next.click()
    assert shown() == ["tables"]
    page.choices.seconds.selectAll()
    page.choices.seconds.setFocus()
    keyboard.type("20\n")
    assert playlist.seconds["tables"].text() == "20 s each"
    assert playlist.seconds["names"].text() == "12 s each"


def test_names_that_take_longer_than_two_minutes_say_so(
    keyboard: Keyboard, page: DisplayPage, projector: Projector
) -> None:
    assert not page.names_note.isVisible()
    projector.slideshow.pages = [
        replace(one, seconds=121) if one.kind == "names" else one
        for one in projector.slideshow.pages
    ]
    projector.slideshow.page_changed.emit()
    assert page.names_note.isVisible()
    assert page.names_note.text() == messages.text(
        "screen-names-long", minutes=3, first="A", until="C", since="D", last="F"
    )


def test_the_screens_of_the_computer_are_boxes(
    keyboard: Keyboard, page: DisplayPage, projector: Projector
) -> None:
    (box,) = page.screens.boxes
    assert box.text() == messages.text("display-own-screen", number=1, width=0, height=0)
    assert not box.isEnabled()
    assert page.screens.connected.text() == "One screen only"
    keyboard.press(Key.Key_F5)
    assert page.state.text() == "On"
    assert box.isChecked()
    assert projector.window is not None
    page.screens.full.click()
    assert projector.window.isFullScreen()
    page.screens.windowed.click()
    assert not projector.window.isFullScreen()
    keyboard.press(Key.Key_F5)
    assert page.state.text() == "Off"
    assert not box.isEnabled()


def test_a_display_behind_the_window_can_be_brought_to_the_front(
    keyboard: Keyboard, page: DisplayPage, projector: Projector
) -> None:
    assert not page.screens.front.isVisible()
    keyboard.press(Key.Key_F5)
    assert projector.window is not None
    # A click on the main window may have covered it.
    assert page.screens.front.isVisible()
    projector.window.behind = True
    projector.toggled.emit()
    assert messages.text("display-front") in page.where.text()
    page.screens.front.click()
    assert not projector.window.behind
    projector.window.show_full_screen()
    assert not page.screens.front.isVisible()


def test_a_message_can_be_cleared(
    keyboard: Keyboard, page: DisplayPage, projector: Projector
) -> None:
    assert not page.clear.isEnabled()
    page.message.setFocus()
    keyboard.type("Lunch\n")
    page.clear.click()
    keyboard.until(lambda: projector.slideshow.message == "")
    assert page.message.text() == ""
