"""The page of a round: what it shows for deciding, and results entered in its rows."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.builders.desks import desk_of
from tests.gui.keyboard import Key, Keyboard, result_at
from tourneydesk.core.results import BoardResult, MatchResult
from tourneydesk.desk.practice import play
from tourneydesk.formats import FORMATS
from tourneydesk.gui.pages.match_entry import MatchEntry
from tourneydesk.gui.pages.sheet_entry import SheetEntry
from tourneydesk.gui.user_data.preferences import preferred
from tourneydesk.gui.widgets.table_cells import CHOSEN_ROLE, NAME_PADDING, lines_of, name_height
from tourneydesk.present import messages
from tourneydesk.present.tables.results import GroupOf, groups_of

TEN = tuple(f"Player {letter}" for letter in "ABCDEFGHIJ")
LONG = tuple(f"Wolfeschlegel{letter} Bergdorffe" for letter in "ABCDEFGHIJ")
"""Names of 24 letters and a space."""
ONE_WORD = tuple(f"Wolfeschlegelsteinhausen{letter}"[1:] for letter in "ABCDEFGHIJ")
"""Names of 24 letters without a space."""
OF_TWO = ("us-swiss", "age-swiss", "dual-ring")


def heads(keyboard: Keyboard) -> list[str]:
    model = keyboard.workspace.round.tables.model()
    return [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]


def match_entry(keyboard: Keyboard) -> MatchEntry:
    entry = keyboard.workspace.round.entry
    assert isinstance(entry, MatchEntry)
    return entry


def rows_on_screen(keyboard: Keyboard) -> list[tuple[int, int]]:
    """Where each row begins on the screen, and its height."""
    tables = keyboard.workspace.round.tables
    top = tables.viewport().mapToGlobal(QPoint(0, 0)).y()
    return [
        (top + tables.rowViewportPosition(row), tables.rowHeight(row))
        for row in range(tables.model().rowCount())
    ]


# Names


@pytest.mark.parametrize("names", [LONG, ONE_WORD], ids=["two words", "one word"])
@pytest.mark.parametrize("key", FORMATS)
def test_no_name_of_24_letters_is_cut_at_1024_by_768(
    keyboard: Keyboard, key: str, names: tuple[str, ...]
) -> None:
    keyboard.window.resize(1024, 768)
    keyboard.sit_down(key, *names)
    keyboard.workspace.details_panel.set_open(False)
    QApplication.processEvents()
    tables = keyboard.workspace.round.tables
    assert tables.horizontalScrollBar().maximum() == 0, "the list need not scroll sideways"
    bold = tables.font()
    bold.setBold(True)
    seen = set()
    for row, line in enumerate(tables.rows):
        for column, cell in enumerate(line.cells):
            if cell in names:
                seen.add(cell)
                room = tables.visualRect(tables.model().index(row, column))
                lines = lines_of(cell, bold, room.width() - 2 * NAME_PADDING)
                assert "".join(lines).replace(" ", "") == cell.replace(" ", "")
                assert len(lines) <= 3
                assert len(lines) * tables.fontMetrics().height() <= room.height()
    assert seen >= set(names[:9])


# Rows do not move


@pytest.mark.parametrize("key", FORMATS)
def test_no_row_moves_while_results_are_typed(keyboard: Keyboard, key: str) -> None:
    keyboard.window.resize(1024, 768)
    keyboard.sit_down(key, *LONG)
    QApplication.processEvents()
    before = rows_on_screen(keyboard)
    if key in OF_TWO:
        keyboard.type("1")
        keyboard.type("2")
    elif key == "risk-swiss":
        keyboard.type("".join(f"{place}{40 - place}\n{place}\n" for place in range(1, 6)))
    else:
        keyboard.type("30\n20\n10\n5\n1\n")
    QApplication.processEvents()
    assert result_at(keyboard, 1) is not None
    after = rows_on_screen(keyboard)
    shift = after[0][0] - before[0][0] if key not in OF_TWO else 0
    assert [(top - shift, height) for top, height in after][: len(before)] == before


def test_a_row_is_as_tall_before_its_result_as_after(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *TEN)
    tables, name = keyboard.workspace.round.tables, "Wolfeschlegelsteinhausen"
    regular = tables.fontMetrics().horizontalAdvance(name)
    # It fits until it is written semi-bold.
    assert name_height(name, tables.font(), regular) > tables.fontMetrics().height()
    assert name_height(name, tables.font(), 2 * regular) == tables.fontMetrics().height()


def test_the_current_row_stays_where_it_is_when_the_card_asks(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *(f"Player {number}" for number in range(1, 81)))
    keyboard.type("1" * 30)
    tables = keyboard.workspace.round.tables
    tables.choose(25)
    QApplication.processEvents()
    before = rows_on_screen(keyboard)[24]
    keyboard.type("2")
    card = keyboard.workspace.round.card
    assert card.isVisible()
    assert rows_on_screen(keyboard)[24] == before
    # What follows from the correction takes more room than that it is looked for.
    keyboard.until(lambda: card.effect.text() != messages.text("round-card-looking"))
    QApplication.processEvents()
    assert rows_on_screen(keyboard)[24] == before


# Columns


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("us-swiss", ["table", "score", "rating", "due", "", "result", "", "due", "rating"]),
        ("age-swiss", ["table", "record", "age-group", "name", "result", "name", "age-group"]),
        ("risk-swiss", ["table", "seat", "name", "place", "", "", "earned", "points"]),
    ],
)
def test_a_format_shows_the_columns_that_decide(
    keyboard: Keyboard, key: str, shown: list[str]
) -> None:
    keyboard.sit_down(key, *TEN)
    ids = {"score": "card-score-so-far", "": ""}
    expected = [messages.text(ids.get(id, f"head-{id}"), key) if id else "" for id in shown]
    found = heads(keyboard)[: len(expected)]
    assert [head if want else "" for head, want in zip(found, expected, strict=True)] == expected


@pytest.mark.usefixtures("dressed")
def test_the_columns_chosen_are_remembered_for_the_format(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *TEN)
    page = keyboard.workspace.round
    rating = messages.text("head-rating")
    assert heads(keyboard).count(rating) == 2
    next(one for one in page.columns.menu().actions() if one.text() == rating).setChecked(False)
    assert rating not in heads(keyboard)
    keyboard.window.show_home()
    keyboard.sit_down("us-swiss", *TEN)
    assert rating not in heads(keyboard)
    keyboard.window.show_home()
    keyboard.sit_down("dual-ring", *TEN)
    assert keyboard.workspace.round.columns.ids == ()


def test_points_earned_are_shown_while_places_are_typed(keyboard: Keyboard) -> None:
    keyboard.sit_down("risk-swiss", *TEN[:5])
    keyboard.type("2")
    earned = heads(keyboard).index(messages.text("head-earned"))
    first = keyboard.workspace.round.tables.rows[0]
    assert first.cells[earned] == "+4"
    assert messages.text("cell-typed", done=0, all=5) in first.cells[0]


# Buttons in the row


@pytest.mark.parametrize("key", OF_TWO)
def test_the_current_row_has_a_button_for_each_result(keyboard: Keyboard, key: str) -> None:
    keyboard.sit_down(key, *TEN)
    entry, tables = match_entry(keyboard), keyboard.workspace.round.tables
    assert entry.buttons.isVisible()
    row = tables.visualRect(tables.currentIndex())
    assert row.top() <= entry.buttons.y() <= entry.buttons.geometry().bottom() <= row.bottom()
    QTest.mouseClick(entry.draw, Qt.MouseButton.LeftButton)
    assert result_at(keyboard, 1) == MatchResult(drawn=True)
    assert keyboard.focus is tables


def test_a_row_that_has_reported_shows_its_result_until_it_is_to_be_changed(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("us-swiss", *TEN)
    keyboard.type("1")
    entry, page = match_entry(keyboard), keyboard.workspace.round
    page.tables.choose(1)
    assert not entry.buttons.isVisible()
    keyboard.press(Key.Key_F2)
    assert entry.buttons.isVisible()
    keyboard.press(Key.Key_Escape)
    page.tables.choose(2)
    assert entry.buttons.isVisible()


def test_a_round_opened_complete_shows_no_buttons_of_results(keyboard: Keyboard) -> None:
    desk = desk_of("us-swiss", 4)
    play(desk, 1)
    keyboard.window.show_event(desk, Path("event.tourney"))
    keyboard.press(Key.Key_2, control=True)
    assert keyboard.workspace.round.isVisible()
    assert match_entry(keyboard).buttons.isHidden()


def menu_of(keyboard: Keyboard, number: int) -> dict[str, QMenu]:
    page, menu = keyboard.workspace.round, QMenu()
    page.tables.choose(number)
    posted = keyboard.workspace.session.event.rounds[-1]
    table = posted.table(number)
    assert table is not None
    page.fill_menu(menu, table)
    return {"menu": menu}


def test_the_menu_of_a_row_does_what_its_keys_do(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *TEN)
    players = keyboard.workspace.session.event.rounds[0].tables[0].players
    menu = menu_of(keyboard, 1)["menu"]
    by_text = {action.text(): action for action in menu.actions()}
    assert not by_text[messages.text("round-menu-clear")].isEnabled()
    absent = by_text[messages.text("round-menu-no-show")].menu()
    assert isinstance(absent, QMenu)
    absent.actions()[0].trigger()
    assert result_at(keyboard, 1) == MatchResult(forfeited=(players[0],))
    menu = menu_of(keyboard, 1)["menu"]
    by_text = {action.text(): action for action in menu.actions()}
    by_text[messages.text("round-menu-clear")].trigger()
    keyboard.workspace.round.card.change.click()
    assert result_at(keyboard, 1) is None


def test_a_slip_is_printed_from_the_menu_of_a_row(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *TEN)
    menu = menu_of(keyboard, 3)["menu"]
    by_text = {action.text(): action for action in menu.actions()}
    by_text[messages.text("round-menu-slip")].trigger()
    papers = keyboard.workspace.papers
    assert papers.isVisible()
    assert (papers.key, papers.options.tables.text()) == ("slips", "3")


def test_a_click_on_a_figure_of_another_table_begins_there(keyboard: Keyboard) -> None:
    keyboard.sit_down("risk-swiss", *TEN)
    tables, entry = keyboard.workspace.round.tables, keyboard.workspace.round.entry
    assert isinstance(entry, SheetEntry)
    points = heads(keyboard).index(messages.text("card-game-points"))
    where = tables.visualRect(tables.model().index(6, points)).center()
    QTest.mouseClick(tables.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert tables.key == 2
    assert keyboard.focus is entry.fields[1][1]


# Sets of keys


@pytest.mark.parametrize(("keys", "typed"), [("us", "105"), ("letters", "wld"), ("own", "120")])
def test_a_set_of_keys_is_chosen_and_remembered(keyboard: Keyboard, keys: str, typed: str) -> None:
    keyboard.sit_down("us-swiss", *TEN)
    match_entry(keyboard).choose_keys(keys)
    assert preferred("result-keys") == keys
    keyboard.window.show_home()
    keyboard.sit_down("us-swiss", *TEN)
    posted = keyboard.workspace.session.event.rounds[0]
    caps = [cap for cap, _ in match_entry(keyboard).legend.pairs[:3]]
    assert caps == [*typed.upper()]
    keyboard.type(typed)
    first, second = posted.tables[0].players[0], posted.tables[1].players[1]
    assert [result_at(keyboard, number) for number in (1, 2, 3)] == [
        MatchResult(winner=first),
        MatchResult(winner=second),
        MatchResult(drawn=True),
    ]


# The organizer's day, counted


def test_a_chess_result_and_a_best_of_three_take_one_key(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *TEN)
    keyboard.type("1")
    assert result_at(keyboard, 1) is not None
    keyboard.window.show_home()
    keyboard.sit_down("age-swiss", *TEN, settings={"games_per_match": 3})
    keyboard.type("4")
    one, other = keyboard.workspace.session.event.rounds[0].tables[0].players
    assert result_at(keyboard, 1) == MatchResult(winner=one, won={one: 2, other: 1})


def test_a_risk_board_of_five_takes_a_key_for_each_figure_and_an_enter_after_each_number(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("risk-swiss", *TEN[:5])
    keys = "".join(f"{place}{40 - place}\n{place}\n" for place in range(1, 6))
    assert len(keys) == 30
    keyboard.type(keys)
    assert isinstance(result_at(keyboard, 1), BoardResult)


def test_a_past_result_is_corrected_in_four_actions(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *TEN)
    keyboard.type("11111")
    keyboard.pair()
    keyboard.workspace.sidebar.choose(1)  # the round in the sidebar
    keyboard.workspace.round.tables.choose(4)  # its row
    keyboard.workspace.round.tables.setFocus()
    keyboard.type("2")
    keyboard.press(Key.Key_Return)
    second = keyboard.workspace.session.event.rounds[0].tables[3].players[1]
    assert result_at(keyboard, 4) == MatchResult(winner=second)


# Little room


@pytest.mark.parametrize("key", FORMATS)
def test_names_and_results_are_seen_without_scrolling_sideways_at_twice_the_text(
    keyboard: Keyboard, dressed: QApplication, key: str
) -> None:
    usual, font = dressed.font(), dressed.font()
    font.setPointSizeF(usual.pointSizeF() * 2)
    dressed.setFont(font)
    try:
        keyboard.window.show_home()
        keyboard.window.resize(1280, 800)
        keyboard.sit_down(key, *LONG)
        page = keyboard.workspace.round
        keyboard.workspace.details_panel.set_open(False)
        QApplication.processEvents()
        assert page.tables.horizontalScrollBar().maximum() == 0
        across = page.tables.viewport().rect()
        entry = page.entry
        field = entry.fields[0][-1] if isinstance(entry, SheetEntry) else entry.buttons
        assert 0 <= field.geometry().left() <= field.geometry().right() <= across.right()
        players = keyboard.workspace.session.event.rounds[0].tables[0].players
        model = page.tables.model()
        own = [row for row, one in enumerate(page.tables.rows) if one.key == 1]
        marked = [model.index(row, 1).data(CHOSEN_ROLE) for row in own]
        assert all(marked) == (key in OF_TWO), "both players of the current table are marked"
        cells = {cell for row in page.tables.rows for cell in row.cells}
        assert {LONG[player - 1] for player in players} <= cells
    finally:
        dressed.setFont(usual)


@pytest.mark.usefixtures("dressed")
def test_columns_without_room_are_named_in_the_menu_and_come_back(keyboard: Keyboard) -> None:
    keyboard.window.resize(1366, 768)
    keyboard.sit_down("us-swiss", *LONG)
    page = keyboard.workspace.round
    whole = heads(keyboard)
    page.tables.setFixedWidth(330)
    QApplication.processEvents()
    sides = {"first": messages.text("role-white"), "second": messages.text("role-black")}
    assert messages.text("head-names-stacked", **sides) in heads(keyboard)
    rating = messages.text("head-rating")
    assert rating not in heads(keyboard)
    said = messages.text("window-columns-no-room", columns=rating)
    assert page.columns.menu().actions()[-1].text().startswith(said.partition(rating)[0])
    page.tables.setMaximumWidth(16777215)
    page.tables.setMinimumWidth(900)
    QApplication.processEvents()
    assert heads(keyboard) == whole


# Groups


def test_a_group_is_folded_by_click_and_key_and_never_hides_the_cursor(keyboard: Keyboard) -> None:
    keyboard.sit_down("strikes", *(f"Player {number}" for number in range(1, 27)))
    play(keyboard.workspace.session.session, 1)
    keyboard.pair()
    page = keyboard.workspace.round
    tables, posted = page.tables, keyboard.workspace.session.event.rounds[-1]
    groups = groups_of(posted)
    first, second = [*dict.fromkeys(groups.values())][:2]
    of_second = [number for number, group in groups.items() if group == second]
    shown = {row.key for row in tables.rows}
    tables.choose(1)
    tables.setFocus()

    def click(group: GroupOf) -> None:
        row = next(at for at, one in enumerate(tables.rows) if one.key == group)
        tables.scrollTo(tables.model().index(row, 0))
        where = tables.visualRect(tables.model().index(row, 0)).center()
        QTest.mouseClick(tables.viewport(), Qt.MouseButton.LeftButton, pos=where)

    click(second)
    assert tables.number == 1
    assert {row.key for row in tables.rows} == shown - {*of_second}
    click(second)
    assert {row.key for row in tables.rows} == shown
    # With the cursor in it, the cursor goes to the heading.
    keyboard.press(Key.Key_Left)
    assert (tables.key, tables.number) == (first, None)
    assert 1 not in {row.key for row in tables.rows}
    before = keyboard.workspace.session.event
    keyboard.type("5")
    assert keyboard.workspace.session.event == before
    keyboard.press(Key.Key_Down)
    assert tables.number == of_second[0]
    keyboard.press(Key.Key_Up)
    assert tables.key == first
    keyboard.press(Key.Key_Right)
    assert {row.key for row in tables.rows} == shown
    # It is remembered while the page is open, and a table that is looked for comes out.
    click(second)
    keyboard.workspace.go_to(1)
    keyboard.workspace.go_to(2)
    assert {row.key for row in tables.rows} == shown - {*of_second}
    keyboard.press(Key.Key_G, control=True)
    keyboard.type(f"{of_second[0]}\n")
    assert tables.number == of_second[0]
    assert {row.key for row in tables.rows} == shown
