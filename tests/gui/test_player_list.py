"""The list of players: searched, filtered, sorted and edited in place, and checked in by a click or
three keys.
"""

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QStyleOptionViewItem

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import ByeRequest, Event, Player
from tourneydesk.core.name_search import folded, words_begin
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.practice import made_up_players
from tourneydesk.desk.session import Session
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.player_list import MORE, TICK
from tourneydesk.gui.pages.players_page import PlayersPage
from tourneydesk.gui.user_data.preferences import prefer
from tourneydesk.gui.widgets.table_cells import PADDING, CellDelegate
from tourneydesk.present import messages
from tourneydesk.present.messages import text

SIX = (
    Player(1, "Zoë Hartigan", 1500, 30, club="Rooks"),
    Player(2, "Łukasz Żak", 1900, 12),
    Player(3, "Gerd Müller", None, 45),
    Player(4, "Pat O’Brien", 1200, 9),
    Player(5, "Ann Lee", 1300, 33),
    Player(6, "Ann Lee", 1320, 12),
)
LIST, CHECK_IN = 0, 1
FORTY = 40


def opened(keyboard: Keyboard, *players: Player) -> PlayersPage:
    session = Session(MemoryJournal(), [(plan("us-swiss", "Event", "seed", {}),)])
    session.take(d.PlayersAdded(players))
    keyboard.window.resize(1600, 900)  # with room for every column
    keyboard.window.show_event(session, Path("event.tourney"))
    return keyboard.workspace.players


@pytest.fixture
def page(keyboard: Keyboard) -> PlayersPage:
    return opened(keyboard, *SIX)


@pytest.fixture
def door(page: PlayersPage) -> PlayersPage:
    page.tasks[CHECK_IN].click()
    return page


def event(keyboard: Keyboard) -> Event:
    return keyboard.workspace.session.event


def rows(page: PlayersPage) -> list[int]:
    return [row.key for row in page.list.rows]


def here(keyboard: Keyboard) -> list[int]:
    return [player.id for player in event(keyboard).players if player.checked_in]


def cell(page: PlayersPage, player: int, id: str) -> QPoint:
    where = page.list.cell_rect(player, id)
    assert where is not None
    return where.center()


def click(page: PlayersPage, player: int, id: str) -> None:
    page.list.choose(player)
    button = Qt.MouseButton.LeftButton
    QTest.mouseClick(page.list.viewport(), button, pos=cell(page, player, id))
    QApplication.processEvents()


def heading(page: PlayersPage, id: str) -> None:
    header = page.list.horizontalHeader()
    at = page.list.ids.index(id)
    pos = QPoint(header.sectionViewportPosition(at) + 5, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=pos)


# Searching, filtering and sorting


@pytest.mark.parametrize(
    ("typed", "found"),
    [("zoe", [1]), ("lukasz", [2]), ("mueller", [3]), ("o'brien", [4]), ("ann", [5, 6])],
)
def test_typing_shows_the_players_who_match_without_accents(
    keyboard: Keyboard, page: PlayersPage, typed: str, found: list[int]
) -> None:
    keyboard.type(typed)
    assert rows(page) == found
    keyboard.press(Key.Key_Escape)
    assert rows(page) == [1, 2, 3, 4, 5, 6]


def test_equal_names_have_their_numbers_in_the_list(page: PlayersPage) -> None:
    at = page.list.ids.index("name")
    shown = [row.cells[at] for row in page.list.rows]
    assert shown[3:] == ["Pat O’Brien", "Ann Lee (5)", "Ann Lee (6)"]


def test_a_name_that_does_not_fit_is_cut_before_its_number(page: PlayersPage) -> None:
    delegate = page.list.itemDelegate()
    assert isinstance(delegate, CellDelegate)
    at = page.list.ids.index("name")
    modes = []
    for row in (3, 4):
        option = QStyleOptionViewItem()
        option.textElideMode = page.list.textElideMode()
        delegate.initStyleOption(option, page.list.model().index(row, at))
        modes.append(option.textElideMode)
    assert modes == [Qt.TextElideMode.ElideRight, Qt.TextElideMode.ElideMiddle]


def test_a_name_that_no_player_has_can_be_added_by_the_button_beside_it(
    keyboard: Keyboard, page: PlayersPage
) -> None:
    keyboard.type("Lukacs\n")
    assert text("people-no-match", text="Lukacs") in page.players.notice.text()
    assert page.players.add.text() == text("people-add-name", text="Lukacs")
    page.players.add.click()
    assert page.form.name.text() == "Lukacs"
    keyboard.press(Key.Key_Return)
    assert event(keyboard).players[-1].name == "Lukacs"


def test_filters_have_counts_and_a_player_who_is_ticked_keeps_the_row(
    keyboard: Keyboard, door: PlayersPage
) -> None:
    keyboard.workspace.session.session.take(d.PlayerDropped(4), d.PlayersCheckedIn((1,)))
    shown = [
        one.text().split("\N{NO-BREAK SPACE}")[1] for one in door.players.filters.buttons.values()
    ]
    assert shown == ["6", "4", "1", "1"]
    door.players.filters.buttons["absent"].click()
    assert rows(door) == [2, 3, 5, 6]
    click(door, 3, TICK)
    assert here(keyboard) == [1, 3]
    assert rows(door) == [2, 3, 5, 6], "no row moves under the pointer"
    door.players.filters.buttons["absent"].click()
    assert rows(door) == [2, 5, 6]


@pytest.mark.parametrize(
    ("id", "up", "down"),
    [
        ("rating", [4, 5, 6, 1, 2, 3], [2, 1, 6, 5, 4, 3]),
        ("name", [1, 5, 6, 3, 4, 2], [2, 4, 3, 5, 6, 1]),
        ("age", [4, 2, 6, 1, 5, 3], [3, 5, 1, 2, 6, 4]),
    ],
)
def test_a_click_on_a_heading_sorts_and_a_second_one_the_other_way_round(
    keyboard: Keyboard, page: PlayersPage, id: str, up: list[int], down: list[int]
) -> None:
    heading(page, id)
    assert rows(page) == up
    heading(page, id)
    assert rows(page) == down
    page.list.setFocus()
    page.list.choose_cell(3, id)
    keyboard.type("s")
    assert rows(page) == up


# Check-in


def test_a_click_on_the_box_checks_a_player_in_and_another_takes_it_back(
    keyboard: Keyboard, door: PlayersPage
) -> None:
    click(door, 2, TICK)
    assert here(keyboard) == [2]
    click(door, 2, TICK)
    assert here(keyboard) == []


def test_forty_players_are_checked_in_by_a_click_or_three_keys_each(keyboard: Keyboard) -> None:
    """By number, as on the check-in list at the door."""
    players = made_up_players(FORTY, Draw("door", "players"))
    page = opened(keyboard, *players)
    page.tasks[CHECK_IN].click()
    keys = 0
    for player in players[: FORTY // 2]:
        typed = f"{player.id}\n"
        keyboard.type(typed)
        keys = max(keys, len(typed))
    assert keys <= 3
    for player in players[FORTY // 2 :]:
        click(page, player.id, TICK)
    assert here(keyboard) == [player.id for player in players]


def test_a_name_takes_few_keys(keyboard: Keyboard) -> None:
    """The letters of a first or last name that no other player has, and Enter: docs/design.md."""
    players = made_up_players(FORTY, Draw("door", "players"))
    page = opened(keyboard, *players)
    page.tasks[CHECK_IN].click()
    keys = 0
    for player in players:
        typed = fewest_letters(player, players)
        keyboard.type(f"{typed}\n")
        keys += len(typed) + 1
    assert here(keyboard) == [player.id for player in players]
    assert keys / FORTY <= 3


def fewest_letters(player: Player, players: tuple[Player, ...]) -> str:
    """The fewest letters that only this player's name has at the beginning of its words."""
    words = folded(player.name).split()
    begun = [word[:length] for word in words for length in range(1, len(word) + 1)]
    pairs = [f"{words[0][:2]} {words[-1][:length]}" for length in range(1, len(words[-1]) + 1)]
    return next(
        typed
        for typed in sorted((*begun, *pairs), key=len)
        if sum(words_begin(typed, one.name) for one in players) == 1
    )


def test_a_withdrawn_player_is_found_and_reinstated_and_checked_in_as_one_step(
    keyboard: Keyboard, door: PlayersPage
) -> None:
    session = keyboard.workspace.session.session
    session.take(d.PlayerDropped(1))
    steps = len(session.steps)
    keyboard.type("zoe\n")
    assert text("people-withdrawn", name="Zoë Hartigan") in door.question.text
    assert door.question.buttons[0].text() == text("people-reinstate-and-check-in")
    assert here(keyboard) == []
    keyboard.press(Key.Key_Return)
    assert here(keyboard) == [1]
    assert not event(keyboard).player(1).dropped
    assert len(session.steps) == steps + 1


def test_a_withdrawn_player_stays_withdrawn_if_the_question_is_cancelled(
    keyboard: Keyboard, door: PlayersPage
) -> None:
    keyboard.workspace.session.session.take(d.PlayerDropped(1))
    keyboard.type("zoe\n")
    keyboard.press(Key.Key_Escape)
    assert event(keyboard).player(1).dropped
    assert not door.question.isVisible()


def test_a_player_who_is_here_already_stays_here(keyboard: Keyboard, door: PlayersPage) -> None:
    keyboard.type("zoe\nzoe\n")
    assert here(keyboard) == [1]
    assert text("checked-in-already", player1="Zoë Hartigan") in (
        keyboard.workspace.status_bar.message.text()
    )


def test_the_status_says_who_is_here_withdrawn_late_or_has_a_bye(
    keyboard: Keyboard, door: PlayersPage
) -> None:
    half = ByeRequest(5, 1, Fraction(1, 2))
    take = keyboard.workspace.session.session.take
    take(d.PlayersCheckedIn((1,)), d.PlayerDropped(2))
    take(d.ByeRequested(half))
    at = door.list.ids.index("status")
    shown = {row.key: row.cells[at] for row in door.list.rows}
    assert [shown[player] for player in (1, 2, 3, 5)] == [
        text("cell-here"),
        text("cell-status-dropped"),
        text("cell-not-here"),
        text("cell-status-bye", round=1),
    ]


def test_a_late_entry_is_called_one_on_the_button_and_in_the_list(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo", "Cy", "Di")
    keyboard.press(Key.Key_1, control=True)
    page = keyboard.workspace.players
    assert not page.form.isVisible()
    keyboard.shift_control(Key.Key_N)
    assert page.form.heading.text() == text("people-late-heading")
    assert page.form.add.text() == text("people-add-late")
    keyboard.type("Eva\n")
    at = page.list.ids.index("status")
    assert page.list.rows[-1].cells[at] == text("cell-status-late")
    page.list.choose(1)
    page.buttons.all_fields.click()
    assert page.form.heading.text() == text("people-edit-heading", name="Ann")
    assert page.form.add.text() == text("people-change")


# Editing in place


def edit(keyboard: Keyboard, page: PlayersPage, player: int, id: str) -> None:
    page.list.setFocus()
    page.list.choose_cell(player, id)
    keyboard.press(Key.Key_F2)


def test_f2_edits_the_cell_and_enter_saves_it(keyboard: Keyboard, page: PlayersPage) -> None:
    edit(keyboard, page, 1, "club")
    assert page.players.editor.field.text() == "Rooks"
    keyboard.type("Bishops\n")
    assert event(keyboard).player(1).club == "Bishops"
    assert page.list.hasFocus()
    assert not page.players.editor.isVisible()


def test_a_double_click_edits_the_name_without_the_number_that_tells_it_apart(
    keyboard: Keyboard, page: PlayersPage
) -> None:
    where = cell(page, 6, "name")
    for does in (QTest.mouseClick, QTest.mouseDClick):
        does(page.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert page.players.editor.field.text() == "Ann Lee"
    keyboard.type("Anna Lee\n")
    assert [player.name for player in event(keyboard).players[4:]] == ["Ann Lee", "Anna Lee"]


def test_the_family_name_has_a_column_and_is_edited_there(
    keyboard: Keyboard, page: PlayersPage
) -> None:
    prefer("columns-players", "number name given family rating")
    page.players.refresh()
    edit(keyboard, page, 4, "family")
    assert page.players.editor.field.text() == "O’Brien"
    keyboard.type("Pat O’Brien\n")
    pat = event(keyboard).player(4)
    assert (pat.name, pat.family) == ("Pat O’Brien", "Pat O’Brien")
    edit(keyboard, page, 1, "family")
    keyboard.type("Quint\n")
    edit(keyboard, page, 1, "given")
    keyboard.type("Zoe\n")
    zoe = event(keyboard).player(1)
    assert (zoe.name, zoe.family) == ("Zoe Quint", "Quint")


def test_a_value_that_is_refused_stays_in_the_cell_with_the_reason(
    keyboard: Keyboard, page: PlayersPage
) -> None:
    edit(keyboard, page, 1, "rating")
    keyboard.type("abc\n")
    editor = page.players.editor
    assert editor.field.text() == "abc"
    assert editor.isVisible()
    assert "abc" in editor.reason.text()
    assert editor.reason.isVisible()
    assert editor.field.accessibleDescription()
    assert event(keyboard).player(1).rating == 1500
    page.players.search.setFocus()
    assert editor.isVisible(), "what was typed is not lost by a click elsewhere"
    editor.field.setFocus()
    editor.field.selectAll()
    keyboard.type("1510\n")
    assert event(keyboard).player(1).rating == 1510
    assert not editor.isVisible()


def test_tab_goes_to_the_next_cell_and_down_to_the_next_row(
    keyboard: Keyboard, page: PlayersPage
) -> None:
    edit(keyboard, page, 1, "rating")
    keyboard.type("1501")
    keyboard.press(Key.Key_Tab)
    assert page.players.editor.cell == (1, "age")
    keyboard.type("31")
    keyboard.press(Key.Key_Down)
    assert page.players.editor.cell == (2, "age")
    keyboard.press(Key.Key_Escape)
    player = event(keyboard).player(1)
    assert (player.rating, player.age) == (1501, 31)
    assert event(keyboard).player(2).age == 12


def test_the_keys_of_the_list_do_nothing_while_a_value_is_typed(
    keyboard: Keyboard, page: PlayersPage
) -> None:
    edit(keyboard, page, 2, "club")
    keyboard.type("s s")
    keyboard.press(Key.Key_Delete)
    keyboard.press(Key.Key_Insert)
    keyboard.press(Key.Key_F2)
    assert page.players.editor.field.text() == "s s"
    assert not event(keyboard).player(2).dropped
    assert rows(page) == [1, 2, 3, 4, 5, 6]


# Papers and the menu


def test_the_dots_of_a_row_open_the_menu_of_its_player(
    keyboard: Keyboard, page: PlayersPage
) -> None:
    click(page, 3, MORE)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert page.list.key == 3
    offered = {one.text(): one for one in menu.actions()}
    offered[page.withdraw.text()].trigger()
    menu.close()
    assert event(keyboard).player(3).dropped


def test_a_record_card_is_printed_for_that_player_only(
    keyboard: Keyboard, page: PlayersPage
) -> None:
    page.list.choose(5)
    page.buttons.card.click()
    assert keyboard.workspace.page == PageName.PAPERS
    assert keyboard.workspace.papers.key == "cards"
    assert keyboard.workspace.papers.options.players.text() == "5"


def test_the_check_in_list_can_be_printed_from_check_in(
    keyboard: Keyboard, door: PlayersPage
) -> None:
    door.check_in.print_list.click()
    assert keyboard.workspace.papers.key == "check-in"


def test_an_event_without_players_begins_with_the_form_to_add_one(keyboard: Keyboard) -> None:
    page = opened(keyboard)
    assert page.form.name.hasFocus()
    assert page.players.empty.text() == messages.text("people-list-empty")
    assert not page.list.isVisible()
    keyboard.type("Ann\n")
    assert page.list.isVisible()
    assert page.form.name.hasFocus()


@pytest.mark.parametrize("task", [LIST, CHECK_IN])
def test_names_are_not_cut_on_a_small_screen(keyboard: Keyboard, task: int) -> None:
    """24 letters at 1024 × 768: other columns give way."""
    name = "Wolfeschlegelstein, Anna"
    assert len(name) == 24
    page = opened(keyboard, Player(1, name, 1500, 30, "12345678", "A chess club"), *SIX[1:])
    page.tasks[task].click()
    keyboard.window.resize(1024, 768)
    QApplication.processEvents()
    width = page.list.columnWidth(page.list.ids.index("name"))
    assert width >= page.list.fontMetrics().horizontalAdvance(name) + 2 * PADDING
    assert page.list.horizontalScrollBar().maximum() == 0


def test_a_long_club_is_whole_where_there_is_room(keyboard: Keyboard) -> None:
    club = "Knights of Saint Petersburg"
    page = opened(keyboard, Player(1, "Ann", club=club), Player(2, "Bo"))
    column = page.list.ids.index("club")
    needed = page.list.fontMetrics().horizontalAdvance(club)
    keyboard.until(lambda: page.list.columnWidth(column) >= needed)
    keyboard.window.resize(1450, 900)
    keyboard.until(lambda: page.list.columnWidth(column) < needed)
