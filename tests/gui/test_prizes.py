"""The prizes page: the list by keyboard, and who would win what after each result."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.prizes import Category, Prize, PrizeList
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.prizes_page import PrizesPage
from tourneydesk.present import messages

FOUR = ("Ann Archer", "Ben Bach", "Cem Celik", "Dora Dahl")
UNDER_1800 = Category("rating", None, 1799)


@pytest.fixture
def page(keyboard: Keyboard) -> PrizesPage:
    keyboard.sit_down("us-swiss", *FOUR)
    keyboard.press(Key.Key_7, control=True)
    assert keyboard.workspace.page == PageName.PRIZES
    return keyboard.workspace.prizes


def offered(keyboard: Keyboard) -> PrizeList:
    return keyboard.workspace.session.event.prizes


def choose(page: PrizesPage, category: Category) -> None:
    box = page.editor.category
    box.setCurrentIndex(page.editor._offered.index(category))  # noqa: SLF001
    box.activated.emit(box.currentIndex())
    QApplication.processEvents()


def test_place_prizes_are_typed_on_one_line_and_undone_in_one_step(
    keyboard: Keyboard, page: PrizesPage
) -> None:
    keyboard.type("500 300 200\n")
    assert offered(keyboard).prizes == (Prize(1, 50_000), Prize(2, 30_000), Prize(3, 20_000))
    assert page.header.note.text() == messages.text("prizes-total", total="1,000", count=3)
    assert [row.cells[1] for row in page.editor.lines.rows] == ["1st 500, 2nd 300, 3rd 200"]
    keyboard.press(Key.Key_Z, control=True)
    assert not offered(keyboard)
    assert page.editor.lines.rows == ()


def test_a_click_in_the_sidebar_leads_to_the_list_while_there_are_no_prizes(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    keyboard.workspace.sidebar.chosen.emit(PageName.PRIZES)
    assert keyboard.workspace.prizes.isVisible()
    assert keyboard.workspace.prizes.editor.isVisible()


def test_a_class_is_added_from_a_template_changed_and_removed(
    keyboard: Keyboard, page: PrizesPage
) -> None:
    choose(page, UNDER_1800)
    page.editor.prizes.setFocus()
    keyboard.type("100; Book\n")
    assert offered(keyboard).prizes == (
        Prize(1, 10_000, category=UNDER_1800),
        Prize(2, text="Book", category=UNDER_1800),
    )
    page.editor.high.setFocus()
    page.editor.high.selectAll()
    keyboard.type("1699\n")
    assert {one.category for one in offered(keyboard).prizes} == {Category("rating", None, 1699)}
    page.editor.lines.setFocus()
    page.editor.lines.choose(Category("rating", None, 1699))
    keyboard.press(Key.Key_Delete)
    assert not offered(keyboard)


def test_a_line_that_has_not_changed_is_no_step(keyboard: Keyboard, page: PrizesPage) -> None:
    steps = len(keyboard.workspace.session.steps)
    keyboard.type("\n")
    page.editor.currency.setFocus()
    keyboard.type("\n")
    assert len(keyboard.workspace.session.steps) == steps
    page.editor.prizes.setFocus()
    keyboard.type("500\n")
    page.editor.prizes.setFocus()
    keyboard.type("\n")
    assert len(keyboard.workspace.session.steps) == steps + 1


def test_what_is_wrong_is_said_at_the_line_and_kept(keyboard: Keyboard, page: PrizesPage) -> None:
    keyboard.type("1,500; 20\n")
    assert messages.text("prize-line-unclear", text="1,500") in page.editor.trouble.text()
    assert page.editor.prizes.text() == "1,500; 20"
    assert keyboard.focus is page.editor.prizes
    page.editor.prizes.selectAll()
    keyboard.type("20; 0; 10\n")
    assert messages.text("prize-line-empty", place=2) in page.editor.trouble.text()
    assert not offered(keyboard)


def test_the_currency_and_house_rules_are_saved_as_they_are_chosen(
    keyboard: Keyboard, page: PrizesPage
) -> None:
    keyboard.type("90 10\n")
    page.editor.currency.setFocus()
    keyboard.type("$\n")
    page.editor.ties.setCurrentIndex(1)
    page.editor.ties.activated.emit(1)
    page.editor.withdrawn.click()
    now = offered(keyboard)
    assert (now.currency, now.share, now.withdrawn, len(now.prizes)) == ("$", False, False, 2)


def test_who_would_win_is_shown_after_each_result_with_the_reason(
    keyboard: Keyboard, page: PrizesPage
) -> None:
    keyboard.type("500 300\n")
    page.show_view("winners")
    assert page.left.text() == messages.text("prize-not-yet")
    keyboard.press(Key.Key_2, control=True)
    keyboard.type("11")
    keyboard.press(Key.Key_7, control=True)
    assert page.views.key == "winners"
    first, second = page.winners.rows
    assert [first.cells[2], second.cells[2]] == ["400", "400"]
    assert "500 + 300" in first.cells[3]
    assert "32B2" in keyboard.workspace.details_panel.text
    keyboard.press(Key.Key_Z, control=True)
    assert [row.cells[2] for row in page.winners.rows] == ["500", "100", "100", "100"]


def test_standings_and_event_page_lead_to_the_prizes(keyboard: Keyboard, page: PrizesPage) -> None:
    keyboard.press(Key.Key_3, control=True)
    keyboard.workspace.standings.prizes.click()
    assert keyboard.workspace.page == PageName.PRIZES
    keyboard.press(Key.Key_0, control=True)
    keyboard.workspace.event_.prizes.click()
    assert keyboard.workspace.page == PageName.PRIZES


def test_print_leads_to_the_paper_once_there_are_prizes(
    keyboard: Keyboard, page: PrizesPage
) -> None:
    assert not page.print.isEnabled()
    keyboard.type("500\n")
    page.print.click()
    assert keyboard.workspace.page == PageName.PAPERS
    assert keyboard.workspace.papers.key == "prizes"
