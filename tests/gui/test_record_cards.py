"""Record cards on the screen: live, the right player's, large on demand."""

import gc
from functools import partial
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.gui.keyboard import Key, Keyboard
from tests.gui.work_gate import WorkGate
from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.results import MatchResult
from tourneydesk.documents.cards.sheets import card_sheets
from tourneydesk.documents.drawing.page import CARD
from tourneydesk.documents.pictures import join_pdfs, page_sizes, picture
from tourneydesk.gui.details.records import RecordCards, pictures
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.session.paper_trail import paper_thread, stamp_now
from tourneydesk.gui.tasks import Background, any_work
from tourneydesk.gui.widgets.pictures import PagePicture
from tourneydesk.gui.widgets.theme import paint
from tourneydesk.present.cards.deck import cards

SIX = ("Ann Archer", "Béla Bartók", "Cem Çelik", "Dora Dahl", "Eva Ek", "Finn Frost")


def asked_for(keyboard: Keyboard) -> RecordCards:
    """The cards of those in the details panel, across the page."""
    if not keyboard.workspace.large.isVisible():
        keyboard.workspace.details_panel.show_card.click()
    return keyboard.workspace.large.cards


def drawn(keyboard: Keyboard) -> list[QImage]:
    """The cards on show, once they are drawn."""
    found = asked_for(keyboard)
    keyboard.until(lambda: not found.busy and all(page.image for page in found.pages))
    return [page.image for page in found.pages if page.image is not None]


@pytest.mark.parametrize("format_key", ["age-swiss", "us-swiss", "dual-ring", "strikes"])
def test_a_table_shows_the_cards_of_all_who_sit_there(keyboard: Keyboard, format_key: str) -> None:
    keyboard.sit_down(format_key, *SIX)
    table = keyboard.workspace.session.event.rounds[0].tables[0]
    assert keyboard.workspace.details_panel.records.players == table.players
    images = drawn(keyboard)
    assert keyboard.workspace.large.cards.players == table.players
    assert len(images) == len(table.players)
    assert all(one.width() > 100 and abs(one.height() * 5 / 3 - one.width()) < 4 for one in images)


def test_a_card_is_what_would_be_printed(keyboard: Keyboard) -> None:
    keyboard.sit_down("age-swiss", *SIX)
    room = keyboard.workspace
    at = stamp_now(room.session, 1)
    (shown,) = pictures(room.session.event, at, [2], 720)[2]
    sheet = picture(card_sheets(cards(room.session.event, at, [2]), CARD), 0, 2)
    assert (shown.width(), shown.height()) == (sheet.width, sheet.height) == (720, 432)
    line: Any = shown.constScanLine(60)
    row = bytes(line)
    assert row == sheet.dots[60 * sheet.stride : 61 * sheet.stride]
    assert min(row) < 255, "something is written there"


def test_a_result_is_on_the_card_as_soon_as_it_is_in(keyboard: Keyboard) -> None:
    keyboard.sit_down("age-swiss", *SIX)
    keyboard.workspace.round.tables.choose(1)
    before = drawn(keyboard)
    table = keyboard.workspace.session.event.rounds[0].tables[0]
    keyboard.workspace.session.session.take(
        ResultRecorded(1, table.number, MatchResult(table.players[0]))
    )
    keyboard.until(lambda: not keyboard.workspace.large.cards.busy)
    assert drawn(keyboard) != before


def test_the_card_of_one_never_stands_under_the_name_of_another(keyboard: Keyboard) -> None:
    keyboard.sit_down("age-swiss", *SIX)
    room = keyboard.workspace
    room.large.show_players((1,))
    drawn(keyboard)
    room.large.show_players((2,))
    assert [page.image for page in room.large.cards.pages] == [None]
    name = room.session.event.player(2).name
    assert name in room.large.cards.pages[0].accessibleName()
    assert name in room.large.accessibleName()


def test_cards_that_arrive_when_nobody_is_chosen_any_more_are_not_shown(
    keyboard: Keyboard, work_gate: WorkGate
) -> None:
    keyboard.sit_down("age-swiss", *SIX)
    shown = asked_for(keyboard)
    drawn(keyboard)
    keyboard.until(lambda: not any_work())
    work_gate.shut()
    shown.show_players((5,))
    keyboard.until(any_work)
    shown.show_players(())
    work_gate.open()
    keyboard.until(lambda: not any_work())
    assert shown.pages == []


def test_the_players_page_has_the_selected_players_card(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *SIX)
    room = keyboard.workspace
    room.go_to(PageName.PLAYERS)
    room.players.list.choose(5)
    assert room.details_panel.records.players == (5,)
    assert "Eva Ek" in room.details_panel.text
    assert drawn(keyboard)
    assert room.large.cards.players == (5,)
    keyboard.press(Key.Key_Escape)
    room.players.tasks[2].click()
    assert room.details_panel.records.players == ()
    assert not room.details_panel.show_card.isVisible()


def test_the_card_is_shown_across_the_page_and_esc_goes_back(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *SIX)
    room = keyboard.workspace
    room.round.tables.choose(2)
    room.details_panel.show_card.setFocus()
    keyboard.press(Key.Key_Return)
    assert room.large.isVisible()
    assert len(drawn(keyboard)) == 2
    keyboard.press(Key.Key_Escape)
    assert not room.large.isVisible()
    assert room.round.isVisible()


def has_the_shape_of_a_card(page: PagePicture) -> bool:
    return abs(page.dots[1] * 5 / 3 - page.dots[0]) < 4


def test_a_large_card_has_the_shape_of_a_card_also_after_the_window_has_another_size(
    keyboard: Keyboard,
) -> None:
    keyboard.window.resize(1280, 800)
    keyboard.sit_down("age-swiss", *SIX)
    drawn(keyboard)
    for width in (1280, 1100):
        keyboard.window.resize(width, 800)
        drawn(keyboard)
        for page in keyboard.workspace.large.cards.pages:
            keyboard.until(partial(has_the_shape_of_a_card, page))


def test_a_player_taken_out_of_the_event_takes_his_large_card_along(keyboard: Keyboard) -> None:
    keyboard.new_event("US", "Event")
    keyboard.enter_players("Ann", "Bo")
    room = keyboard.workspace
    room.players.list.choose(2)
    drawn(keyboard)
    keyboard.press(Key.Key_Z, control=True)
    assert [player.name for player in room.session.event.players] == ["Ann"]
    assert not room.large.isVisible()


def test_paper_is_white_in_the_dark_too(keyboard: Keyboard, dressed: QApplication) -> None:
    keyboard.sit_down("us-swiss", *SIX)
    drawn(keyboard)
    page = keyboard.workspace.large.cards.pages[0]
    paint(dressed, dark=True)
    try:
        assert page.grab().toImage().pixelColor(8, 8).lightness() == 255
    finally:
        paint(dressed, dark=False)


def test_no_record_is_shown_while_a_table_is_typed_a_second_time_unseen(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *SIX)
    keyboard.type("121")
    keyboard.workspace.round.double_check.click()
    keyboard.workspace.round.tables.choose(1)
    assert keyboard.workspace.details_panel.records.players == ()
    assert not keyboard.workspace.details_panel.show_card.isVisible()


def test_work_that_waits_and_is_not_wanted_any_more_is_not_done(
    keyboard: Keyboard, work_gate: WorkGate
) -> None:
    done: list[str] = []
    line = Background[object](paper_thread())
    before = Background[object](paper_thread())
    work_gate.shut()
    before.start(lambda: None, lambda _: None)
    line.start(lambda: done.append("first"), lambda _: None)
    line.cancel()
    line.start(lambda: done.append("second"), lambda _: None)
    work_gate.open()
    keyboard.until(lambda: not any_work())
    assert done == ["second"]


def test_pages_of_several_documents_become_one(keyboard: Keyboard) -> None:
    keyboard.sit_down("age-swiss", *SIX)
    at = stamp_now(keyboard.workspace.session, 1)
    pdf = card_sheets(cards(keyboard.workspace.session.event, at), CARD)
    assert len(page_sizes(pdf)) == 6
    whole = join_pdfs([pdf, pdf], [[0, 5], []])
    assert page_sizes(whole) == ((CARD.width, CARD.height),) * 2
    assert picture(whole, 1, 1) == picture(pdf, 5, 1)


def test_nothing_is_collected_on_a_thread_where_widgets_must_not_be_destroyed(
    keyboard: Keyboard,
) -> None:
    seen: list[object] = []
    works = [Background[object](paper_thread()), Background[object]()]
    for work in works:
        work.start(gc.isenabled, seen.append)
    keyboard.until(lambda: len(seen) == 2)
    assert seen == [False, False]
