"""The frame of an open event: its sidebar, and the band that marks what is not the real thing."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import PlayerDropped, ResultRecorded
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.files.opening import create_event, plan
from tourneydesk.desk.players import enter
from tourneydesk.gui.app.copies import FRAME_WIDTH
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.user_data.preferences import preferred
from tourneydesk.present import messages
from tourneydesk.present.explain import explain_table

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


@pytest.mark.usefixtures("dressed")
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
    # Without a compositor a translucent menu is black.
    painted = QPixmap(menu.size())
    painted.fill(Qt.GlobalColor.black)
    menu.render(painted, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    assert painted.toImage().pixelColor(menu.width() - 6, menu.height() - 6).lightness() > 200
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


# The details panel


def test_the_panel_is_closed_by_its_button_and_by_its_key_and_that_is_remembered(
    keyboard: Keyboard, window: Window
) -> None:
    assert not window.details_button.isVisible()
    keyboard.sit_down("us-swiss", *FOUR)
    panel, action = keyboard.workspace.details_panel, window.menus["window-show-why"]
    assert panel.isVisible()
    assert action.isChecked()
    keyboard.workspace.go_to(PageName.HISTORY)
    window.details_button.click()
    assert not panel.isVisible()
    window.details_button.click()
    assert panel.isVisible()
    panel.close_button.click()
    assert not panel.isVisible()
    assert not action.isChecked()
    assert not window.details_button.isChecked()
    keyboard.workspace.go_to(PageName.EVENT)
    assert not window.details_button.isVisible()
    keyboard.sit_down("us-swiss", *FOUR)
    assert not keyboard.workspace.details_panel.isVisible()
    keyboard.press(Key.Key_I, control=True)
    assert keyboard.workspace.details_panel.isVisible()
    assert action.isChecked()
    assert preferred("details") == ""


def test_in_a_narrow_window_the_panel_is_closed_until_it_is_opened_there(
    keyboard: Keyboard, window: Window
) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    panel = keyboard.workspace.details_panel
    window.resize(1024, 768)
    keyboard.until(lambda: not panel.isVisible())
    assert not window.menus["window-show-why"].isChecked()
    keyboard.press(Key.Key_I, control=True)
    assert panel.isVisible()
    window.resize(1366, 768)
    keyboard.until(lambda: window.width() == 1366)
    assert panel.isVisible()
    window.resize(1024, 768)
    keyboard.until(lambda: not panel.isVisible())


def test_the_panel_cites_the_rules_and_leads_to_slip_and_cards(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    room = keyboard.workspace
    panel = room.details_panel
    room.round.tables.choose(2)
    found = explain_table(room.session.event, room.session.event.rounds[0], 2)
    chips = [chip.text() for chip in panel.rule_chips if chip.isVisible()]
    assert chips == [*found.rules]
    assert "29C1" in chips
    panel.print_slip.click()
    assert room.page == PageName.PAPERS
    assert room.papers.key == "slips"
    assert room.papers.options.tables.text() == "2"
    room.go_to(PageName.STANDINGS)
    assert not panel.print_slip.isVisible()
    assert panel.show_card.isVisible()


def test_the_records_are_those_of_the_present_event(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    room = keyboard.workspace
    posted = room.session.event.rounds[0].tables[0]
    room.session.session.take(ResultRecorded(1, 1, MatchResult(posted.players[0])))
    room.round.tables.choose(2)
    room.round.tables.choose(1)
    panel = room.details_panel
    keyboard.until(lambda: not panel.busy)
    first = panel.records.views[0].grid
    assert first.table is not None
    assert [row.cells[-2:] for row in first.table.rows] == [("1", "1")]
    assert "W" in first.accessibleName() or "B" in first.accessibleName()


def test_a_name_is_in_the_panel_once(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    room = keyboard.workspace
    panel = room.details_panel
    room.round.tables.choose(1)
    names = [view.name for view in panel.records.views]
    assert [name.isHidden() for name in names] == [False, False]
    room.go_to(PageName.PLAYERS)
    room.players.list.choose(1)
    assert panel.text.count(FOUR[0]) == 1
    (view,) = panel.records.views
    assert view.name.isHidden()


def test_without_a_choice_the_panel_says_what_choosing_does(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    keyboard.workspace.go_to(PageName.HISTORY)
    keyboard.workspace.details_panel.clear()
    assert (
        messages.text("window-choose-for-why", "us-swiss") in keyboard.workspace.details_panel.text
    )


# The status bar


def test_the_next_action_leads_to_the_next_missing_table_then_pairs(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    room = keyboard.workspace
    assert room.status_bar.next.text() == messages.text("window-next-missing", "us-swiss")
    room.go_to(PageName.STANDINGS)
    room.status_bar.next.click()
    assert room.page == 1
    assert room.round.tables.number == 1
    room.status_bar.next.click()
    assert room.round.tables.number == 2
    room.status_bar.next.click()
    assert room.round.tables.number == 1
    room.round.tables.setFocus()
    keyboard.type("11")
    assert room.status_bar.next.text() == messages.text("window-pair-round", round=2)


def test_what_has_just_been_done_can_be_undone_beside_the_message(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    room = keyboard.workspace
    assert not room.status_bar.undo.isVisible()
    keyboard.type("1")
    assert room.status_bar.undo.isVisible()
    assert not room.status_bar.situation.isVisible()
    room.status_bar.undo.click()
    assert room.session.event.rounds[0].missing == (1, 2)
    assert not room.status_bar.undo.isVisible(), "what was undone is not undone again"


def test_what_is_no_change_offers_no_undo(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    keyboard.type("1")
    keyboard.until(lambda: keyboard.workspace.status_bar.undo.isVisible())
    keyboard.press(Key.Key_F6)
    assert not keyboard.workspace.status_bar.undo.isVisible()


def test_the_standings_do_not_lead_to_the_standings(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo", settings={"rounds": 1})
    keyboard.type("1")
    bar = keyboard.workspace.status_bar
    assert bar.next.isVisible()
    assert bar.next.text() == messages.text("window-see-standings")
    action = keyboard.window.menus["window-see-standings"]
    assert action.isEnabled()
    bar.next.click()
    assert keyboard.workspace.page == PageName.STANDINGS
    assert not bar.next.isVisible()
    assert not action.isEnabled()
    keyboard.workspace.go_to(1)
    assert action.isEnabled()


def test_the_standings_page_names_the_winner_once(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo", settings={"rounds": 1})
    room = keyboard.workspace
    keyboard.type("1")
    assert "Bo" in room.status_bar.situation.text()
    assert "Bo" in room.moments.text
    room.go_to(PageName.STANDINGS)
    assert "Bo" in room.standings.winners.text
    assert room.status_bar.situation.text() == ""
    assert room.moments.isHidden()
    # The last result may also be corrected or typed again while the standings are shown.
    room.session.undo()
    assert "Bo" not in room.status_bar.situation.text()
    assert room.status_bar.situation.text()
    room.session.redo()
    assert "Bo" in room.standings.winners.text
    assert room.status_bar.situation.text() == ""
    assert room.moments.isHidden()
    room.go_to(1)
    assert "Bo" in room.status_bar.situation.text()


def test_one_button_is_filled_on_a_page_with_a_main_action_of_its_own(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR, "Ed")
    room = keyboard.workspace
    assert room.status_bar.next.property("look") == "next"
    room.session.session.take(PlayerDropped(1))
    room.repair_round()
    keyboard.until(lambda: not room.repair_work.busy)
    assert room.repair.apply_button.property("look") == "next"
    assert room.status_bar.next.property("look") == ""
    room.go_to(1)
    assert room.status_bar.next.property("look") == "next"


def test_a_posted_round_offers_to_print_its_pairings_and_to_show_them(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    bar = keyboard.workspace.status_bar
    keyboard.type("11")
    assert not bar.print_pairings.isVisible()
    keyboard.pair()
    keyboard.until(lambda: bar.print_pairings.isVisible())
    assert bar.show_display.isVisible()
    assert bar.undo.isVisible()
    bar.print_pairings.click()
    assert keyboard.workspace.page == PageName.PAPERS
    assert keyboard.workspace.papers.key == "tables"
    keyboard.workspace.go_to(2)
    keyboard.type("1")
    assert not bar.print_pairings.isVisible()
