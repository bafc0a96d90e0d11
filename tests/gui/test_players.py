"""The players page by keyboard: check-in, known players, pairs kept apart, byes."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import PlayersAdded, PlayersCheckedIn
from tourneydesk.core.event import ByeRequest, Event, Player
from tourneydesk.core.names import family_name
from tourneydesk.desk import players
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.players_page import PlayersPage
from tourneydesk.gui.widgets.finders import exact_matches, matching
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.present import messages
from tourneydesk.present.table import Column, Row
from tourneydesk.store.known_people import Person, find, remember
from tourneydesk.user_folders import data_folder

NAMES = ("Ann Lee", "Bo Diaz", "Cy Lee", "Di Ng", "Ed Oz", "Flo Poe")
ENTER, CHECK_IN, APART, BYES = range(4)


@pytest.fixture
def book() -> Path:
    return data_folder() / "people.db"


@pytest.fixture
def swiss(keyboard: Keyboard) -> Keyboard:
    return opened(keyboard, "us-swiss", NAMES)


def opened(keyboard: Keyboard, format_key: str, names: tuple[str, ...]) -> Keyboard:
    desk = Session(MemoryJournal(), [(plan(format_key, "Event", "seed", {}),)])
    if names:
        desk.take(PlayersAdded(tuple(Player(n, name) for n, name in enumerate(names, start=1))))
    keyboard.window.show_event(desk, Path("event.tourney"))
    return keyboard


def event(keyboard: Keyboard) -> Event:
    return keyboard.workspace.session.event


def players_page(keyboard: Keyboard) -> PlayersPage:
    return keyboard.workspace.players


def message_shown(keyboard: Keyboard) -> str:
    return keyboard.workspace.status_bar.message.text()


def add(keyboard: Keyboard) -> None:
    """The form for another player."""
    keyboard.shift_control(Key.Key_N)


def turn_to(keyboard: Keyboard, task: int) -> None:
    """From the field at hand up to the row of tasks, and along it with the arrow."""
    players_page(keyboard).tasks[ENTER].setFocus()
    for _ in range(task):
        keyboard.press(Key.Key_Right)
    keyboard.press(Key.Key_Space)


def test_a_house_player_is_entered_changed_and_seen_in_the_window(swiss: Keyboard) -> None:
    form = players_page(swiss).form
    add(swiss)
    form.more.click()
    assert form.house.isVisible()
    form.house.click()
    form.name.setFocus()
    swiss.type("Hal House\n")
    player = event(swiss).players[-1]
    assert player.house
    assert not form.house.isChecked(), "the next player is none"
    row = next(row for row in players_page(swiss).list.rows if row.key == player.id)
    assert messages.text("cell-status-house") in row.cells
    players_page(swiss).list.choose(player.id)
    players_page(swiss).buttons.all_fields.click()
    assert form.house.isVisible()
    assert form.house.isChecked()
    form.house.click()
    form.name.setFocus()
    swiss.type("\n")
    assert not event(swiss).player(player.id).house


def test_only_a_format_with_house_players_asks_for_one(keyboard: Keyboard) -> None:
    keyboard.sit_down("strikes", *NAMES)
    keyboard.workspace.go_to(PageName.PLAYERS)
    form = players_page(keyboard).form
    add(keyboard)
    form.more.click()
    assert form.more_part.isVisible()
    assert not form.house.isVisible()


# Check-in


def test_a_few_letters_and_enter_check_a_player_in(swiss: Keyboard) -> None:
    turn_to(swiss, CHECK_IN)
    swiss.type("bo\nle")
    assert [row.key for row in players_page(swiss).list.rows] == [1, 3]
    swiss.press(Key.Key_Down)
    swiss.press(Key.Key_Down)
    swiss.type("\n")
    assert [one.id for one in event(swiss).players if one.checked_in] == [2, 3]
    assert message_shown(swiss) == messages.text("people-checked-in", name="Cy Lee")
    assert players_page(swiss).players.search.hasFocus()
    assert players_page(swiss).list.key == 3
    assert players_page(swiss).header.note.text() == messages.text("people-here-of", here=2, all=6)


def test_who_is_here_is_told_only_at_check_in_and_once_it_is_used(swiss: Keyboard) -> None:
    page = players_page(swiss)
    absent = page.players.filters.buttons["absent"]
    assert not absent.isVisible()
    turn_to(swiss, CHECK_IN)
    assert absent.isVisible()
    absent.click()
    turn_to(swiss, ENTER)
    assert not absent.isVisible()
    assert page.players.filters.key == "all"
    assert len(page.list.rows) == len(NAMES)
    swiss.workspace.session.session.take(PlayersCheckedIn((2,)))
    assert absent.isVisible()


def test_a_held_enter_checks_one_player_in(swiss: Keyboard) -> None:
    turn_to(swiss, CHECK_IN)
    swiss.type("ann")
    swiss.hold("\n")
    assert [one.id for one in event(swiss).players if one.checked_in] == [1]


def test_unknown_name_is_reported_and_stays_in_the_field(swiss: Keyboard) -> None:
    turn_to(swiss, CHECK_IN)
    swiss.type("zzz\n")
    assert "“zzz”" in players_page(swiss).players.notice.text()
    assert players_page(swiss).players.search.text() == "zzz"


def test_space_toggles_check_in(swiss: Keyboard) -> None:
    turn_to(swiss, CHECK_IN)
    swiss.type("5\n")
    swiss.press(Key.Key_Down)
    swiss.press(Key.Key_Space)
    assert not event(swiss).player(5).checked_in
    assert message_shown(swiss) == messages.text("people-not-here-after-all", name="Ed Oz")


def test_absent_players_are_withdrawn_in_one_undoable_step(swiss: Keyboard) -> None:
    turn_to(swiss, CHECK_IN)
    drop = players_page(swiss).check_in.withdraw_absent
    assert drop.isHidden()
    assert (
        messages.text("people-check-in-optional", players=6)
        in players_page(swiss).check_in.reason.text()
    )
    swiss.type("1\n2\n3\n4\n")
    assert drop.text() == messages.text("people-drop-absent", players=2)
    drop.setFocus()
    swiss.press(Key.Key_Return)
    assert [one.id for one in event(swiss).players if one.dropped] == [5, 6]
    swiss.press(Key.Key_Z, control=True)
    assert not any(one.dropped for one in event(swiss).players)


# People met before


def test_down_and_enter_fill_in_a_known_player(keyboard: Keyboard, book: Path) -> None:
    remember(book, [Person("Zoë Quint", "4711", "Rooks", 1750, born=2000)])
    add(opened(keyboard, "us-swiss", NAMES))
    keyboard.type("zoe")
    keyboard.press(Key.Key_Down)
    assert "Zoë Quint" in players_page(keyboard).form.name.accessibleDescription()
    keyboard.type("\n")
    assert len(event(keyboard).players) == 6
    keyboard.type("\n")
    zoe = event(keyboard).players[-1]
    assert (zoe.name, zoe.rating, zoe.member_id, zoe.club) == ("Zoë Quint", 1750, "4711", "Rooks")
    assert zoe.age is not None
    keyboard.type("zoe")
    assert players_page(keyboard).form.matches.count == 0, "who is entered is not offered again"


def test_a_name_is_typed_in_two_fields_or_in_one_and_edited_in_two(swiss: Keyboard) -> None:
    add(swiss)
    swiss.type("Gabriel\tGarcía Márquez\n")
    swiss.type("Park, Kelly\n")
    swiss.type("Bo van Aal\n")
    entered = event(swiss).players[-3:]
    assert [(one.name, one.family) for one in entered] == [
        ("Gabriel García Márquez", "García Márquez"),
        ("Park, Kelly", None),
        ("Bo van Aal", None),
    ]
    assert [family_name(one) for one in entered] == ["García Márquez", "Park", "van Aal"]
    page = players_page(swiss)
    form, kelly = page.form, entered[1].id
    page.players.show_player(kelly)
    page.buttons.all_fields.click()
    assert form.heading.text() == messages.text("people-edit-heading", name="Kelly Park")
    assert (form.name.text(), form.family.text()) == ("Kelly", "Park")
    # The name stays as it was entered while only other fields change.
    form.club.setFocus()
    swiss.type("Rooks\n")
    assert event(swiss).player(kelly).name == "Park, Kelly"
    page.buttons.all_fields.click()
    form.family.setFocus()
    form.family.selectAll()
    swiss.type("Parker\n")
    kelly_parker = event(swiss).player(kelly)
    assert (kelly_parker.name, kelly_parker.family) == ("Kelly Parker", "Parker")


def test_the_parts_of_a_name_are_kept_for_the_next_time(swiss: Keyboard, book: Path) -> None:
    remember(book, [Person("Gabriel García Márquez", rating=1500, family="García Márquez")])
    add(swiss)
    swiss.type("garcia gab")
    swiss.press(Key.Key_Down)
    swiss.type("\n")
    form = players_page(swiss).form
    assert (form.name.text(), form.family.text()) == ("Gabriel", "García Márquez")
    swiss.type("\n")
    assert event(swiss).players[-1].family == "García Márquez"


def test_suggestions_do_not_get_in_the_way_of_a_new_player(keyboard: Keyboard, book: Path) -> None:
    remember(book, [Person("Zoe Quint", rating=1750)])
    opened(keyboard, "us-swiss", ())
    keyboard.type("Zoe\n")
    assert (event(keyboard).players[0].name, event(keyboard).players[0].rating) == ("Zoe", None)


def test_entered_players_are_suggested_next_time(swiss: Keyboard, book: Path) -> None:
    add(swiss)
    swiss.type("Gus Hill\n")
    swiss.until(lambda: bool(find(book, "gus")))
    assert find(book, "gus") == [Person("Gus Hill")]


@pytest.mark.parametrize("how", ["broken", "a folder"])
def test_damaged_address_book_does_not_block_entries(swiss: Keyboard, book: Path, how: str) -> None:
    book.parent.mkdir(parents=True, exist_ok=True)
    if how == "broken":
        book.write_bytes(b"junk" * 1000)
    else:
        book.mkdir()
    add(swiss)
    swiss.type("Gus\n")
    assert event(swiss).players[-1].name == "Gus"
    assert message_shown(swiss) == "Gus added as no. 7."


def test_every_field_of_a_player_can_be_typed_and_changed(swiss: Keyboard) -> None:
    add(swiss)
    swiss.type("Gus\t\t1500\t30\t")
    form = players_page(swiss).form
    form.member_id.setFocus()
    swiss.type("77\tRooks\tfront row\n")
    gus = event(swiss).players[-1]
    assert (gus.rating, gus.age, gus.member_id, gus.club, gus.note) == (
        1500,
        30,
        "77",
        "Rooks",
        "front row",
    )
    players_page(swiss).buttons.all_fields.click()
    assert form.note.text() == "front row"
    form.club.setFocus()
    form.club.selectAll()
    swiss.type("Bishops\n")
    assert event(swiss).player(7).club == "Bishops"
    assert event(swiss).player(7).note == "front row"


def test_an_age_group_is_asked_for_where_the_format_has_them(keyboard: Keyboard) -> None:
    opened(keyboard, "age-swiss", ())
    assert players_page(keyboard).form.age_group.isVisible()
    keyboard.type("Gus")
    players_page(keyboard).form.age_group.setFocus()
    keyboard.type("no such group\n")
    assert "no such group" in players_page(keyboard).form.trouble.text()
    form = players_page(keyboard).form
    assert form.age.placeholderText() == messages.text("people-needed")
    opened(keyboard, "us-swiss", ())
    form = players_page(keyboard).form
    assert not form.age_group.isVisible()
    assert form.age.placeholderText() == messages.text("people-optional")


@pytest.mark.parametrize("width", [1366, 700])
def test_a_player_without_an_age_is_selected_with_the_cursor_in_the_age(
    keyboard: Keyboard, width: int
) -> None:
    keyboard.window.resize(width, 768)
    keyboard.sit_down("age-swiss", *NAMES)
    asked = keyboard.workspace.status_bar.enter_age
    assert not asked.isVisible()
    keyboard.type("111")
    players.enter(keyboard.workspace.session.session, {"name": "Oscar Lind"})
    keyboard.press(Key.Key_R, control=True)
    keyboard.until(lambda: bool(message_shown(keyboard)))
    page = players_page(keyboard)
    asked.click()
    assert keyboard.workspace.page == PageName.PLAYERS
    assert page.list.key == 7
    assert page.form.editing == ("age" not in page.list.ids) == (width == 700)
    keyboard.type("12\n")
    assert event(keyboard).player(7).age == 12
    assert not asked.isVisible()


# Kept apart


def test_two_names_are_kept_apart_and_del_lets_them_meet(swiss: Keyboard) -> None:
    turn_to(swiss, APART)
    swiss.type("ann\ncy\n")
    assert event(swiss).forbidden == {(1, 3)}
    assert message_shown(swiss) == messages.text("people-kept-apart", one="Ann Lee", other="Cy Lee")
    swiss.press(Key.Key_Down)
    swiss.press(Key.Key_Delete)
    assert event(swiss).forbidden == frozenset()


def test_escape_clears_the_first_player_of_a_pair(swiss: Keyboard) -> None:
    turn_to(swiss, APART)
    swiss.type("ann\n")
    assert "Ann Lee" in players_page(swiss).apart.finder.head.text()
    swiss.press(Key.Key_Escape)
    swiss.type("bo\ncy\n")
    assert event(swiss).forbidden == {(2, 3)}


def test_a_player_cannot_be_kept_apart_from_themselves(swiss: Keyboard) -> None:
    turn_to(swiss, APART)
    swiss.type("ann\nann\n")
    assert event(swiss).forbidden == frozenset()
    assert "two different players" in message_shown(swiss)


# Byes


def test_a_half_point_bye_is_a_name_and_a_round(swiss: Keyboard) -> None:
    turn_to(swiss, BYES)
    swiss.type("bo\n\ndi ng\n3\n")
    assert event(swiss).bye_requests == (
        ByeRequest(2, 1, Fraction(1, 2)),
        ByeRequest(4, 3, Fraction(1, 2)),
    )
    model = players_page(swiss).byes.list.model()
    assert [model.index(1, column).data() for column in range(3)] == ["Di Ng", "3", "½"]


def test_a_full_point_is_for_one_bye_and_the_next_is_worth_half_a_point_again(
    swiss: Keyboard,
) -> None:
    turn_to(swiss, BYES)
    points = players_page(swiss).byes.points
    points.setCurrentIndex(points.findText("1"))
    swiss.type("bo\n\ndi ng\n3\n")
    assert [one.points for one in event(swiss).bye_requests] == [1, Fraction(1, 2)]


def test_a_bye_for_a_round_beyond_the_last_is_refused_in_words(swiss: Keyboard) -> None:
    turn_to(swiss, BYES)
    swiss.type("bo\n99\n")
    assert event(swiss).bye_requests == ()
    assert "99" in message_shown(swiss)
    assert players_page(swiss).byes.round.text() == "99"


@pytest.mark.parametrize("format_key", list(FORMATS))
def test_bye_requests_are_offered_only_where_the_format_has_them(
    keyboard: Keyboard, format_key: str
) -> None:
    opened(keyboard, format_key, NAMES)
    assert players_page(keyboard).tasks[BYES].isVisible() == (format_key == "us-swiss")


# Late entries, drops and returns


@pytest.mark.parametrize("format_key", ["us-swiss", "strikes", "risk-swiss", "dual-ring"])
def test_late_entry_hint_is_shown(keyboard: Keyboard, format_key: str) -> None:
    keyboard.sit_down(format_key, *(f"P{n}" for n in range(1, 11)))
    keyboard.press(Key.Key_1, control=True)
    if format_key == "dual-ring":
        said = messages.text("no-late-entries", format_key)
    else:
        said = messages.text("people-late-entries", format_key, **event(keyboard).settings)
    assert players_page(keyboard).late.text() == said
    add(keyboard)
    assert players_page(keyboard).late.isVisible()
    assert players_page(keyboard).form.heading.text() == messages.text("people-late-heading")


def test_disabled_button_says_why(swiss: Keyboard) -> None:
    assert "Select a player" in players_page(swiss).withdraw.accessibleDescription()
    swiss.press(Key.Key_Down)
    assert players_page(swiss).reinstate.accessibleDescription() == messages.text(
        "people-in-already", name="Ann Lee"
    )
    swiss.press(Key.Key_Delete)
    assert "withdrawn" in players_page(swiss).withdraw.accessibleDescription()
    assert players_page(swiss).reinstate.isEnabled()


# Many


def test_finding_goes_by_words_numbers_and_member_ids() -> None:
    players = (Player(1, "Ann Lee"), Player(2, "Lee Ann"), Player(12, "Bo", member_id="X1"))
    assert [one.id for one in matching(players, "lee")] == [2, 1]
    assert [one.id for one in matching(players, "2")] == [2]
    assert [one.id for one in matching(players, "x1")] == [12]
    # Whichever part of a name comes first, and equally good ones by the family name.
    assert [one.id for one in matching(players, "an le")] == [2, 1]
    parted = (Player(1, "Kelly Park"), Player(2, "Park, Jo"), Player(3, "Parker Kelly"))
    assert [one.id for one in matching(parted, "park kelly")] == [1, 3]
    assert [one.id for one in matching(parted, "kelly park")] == [3, 1]
    assert [one.id for one in matching(parted, "jo park")] == [2]
    assert [one.id for one in exact_matches([*parted], "park kelly")] == [1]
    assert matching(players, " ") == []


def test_five_hundred_players_are_checked_in_one_after_the_other(keyboard: Keyboard) -> None:
    opened(keyboard, "us-swiss", tuple(f"Player {n}" for n in range(1, 501)))
    keyboard.workspace.session.session.take(PlayersCheckedIn(tuple(range(1, 499))))
    turn_to(keyboard, CHECK_IN)
    keyboard.type("499\n")
    assert players_page(keyboard).header.note.text() == "499 of 500 here"
    assert players_page(keyboard).list.key == 499


# A table of one's own


def test_a_player_is_given_a_table_with_his_name_and_the_list_shows_it(swiss: Keyboard) -> None:
    swiss.press(Key.Key_1, control=True)
    players_page(swiss).list.setFocus()
    players_page(swiss).list.choose(2)
    players_page(swiss).buttons.all_fields.click()
    players_page(swiss).form.table.setFocus()
    swiss.type("x\n")
    assert event(swiss).fixed_tables == {}
    assert messages.text("event-which-table", "us-swiss") in players_page(swiss).form.trouble.text()
    players_page(swiss).form.table.selectAll()
    swiss.type("12\n")
    assert event(swiss).fixed_tables == {2: 12}
    model = players_page(swiss).list.model()
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    row = players_page(swiss).list.rows[1]
    assert row.cells[heads.index(messages.text("head-table", "us-swiss"))] == "12"
    players_page(swiss).buttons.all_fields.click()
    assert players_page(swiss).form.table.text() == "12"
    players_page(swiss).form.table.setText("")
    swiss.type("\n")
    assert event(swiss).fixed_tables == {}


def test_a_table_given_to_a_second_player_is_warned_about_while_rounds_are_to_come(
    swiss: Keyboard,
) -> None:
    swiss.press(Key.Key_1, control=True)
    foot = swiss.workspace.status_bar
    fixed_twice = messages.text(
        "table-fixed-twice",
        "us-swiss",
        table=12,
        player1="Bo Diaz",
        everyone=("Bo Diaz", "Ann Lee"),
    )
    for player in (2, 1):
        swiss.workspace.show_advice()
        assert fixed_twice not in swiss.workspace.details_panel.text
        players_page(swiss).list.setFocus()
        players_page(swiss).list.choose(player)
        players_page(swiss).buttons.all_fields.click()
        players_page(swiss).form.table.setFocus()
        swiss.type("12\n")
    assert event(swiss).fixed_tables == {2: 12, 1: 12}
    foot.advice.click()
    assert fixed_twice in swiss.workspace.details_panel.text


def test_a_bye_asked_for_is_withdrawn_by_key_and_comes_back_by_undo(swiss: Keyboard) -> None:
    turn_to(swiss, BYES)
    byes = players_page(swiss).byes
    name = event(swiss).players[0].name
    swiss.type(f"{name[:3]}\n2\n")
    assert [(one.player, one.round) for one in event(swiss).bye_requests] == [(1, 2)]
    assert not byes.withdraw.isEnabled()
    byes.list.setFocus()
    byes.list.choose((1, 2))
    assert byes.withdraw.isEnabled()
    swiss.press(Key.Key_Delete)
    assert event(swiss).bye_requests == ()
    assert "plays in round 2" in message_shown(swiss)
    swiss.press(Key.Key_Z, control=True)
    assert len(event(swiss).bye_requests) == 1


def test_a_bye_that_cannot_be_withdrawn_says_why(swiss: Keyboard) -> None:
    turn_to(swiss, BYES)
    byes = players_page(swiss).byes
    swiss.type(f"{event(swiss).players[0].name[:3]}\n4\n")
    byes.list.choose((1, 4))
    assert not byes.withdraw.isEnabled()
    assert "22C" in byes.withdraw.accessibleDescription()


def with_known(keyboard: Keyboard, name: str) -> Keyboard:
    """An event to which a player of another event is suggested."""
    keyboard.press(Key.Key_1, control=True)
    add(keyboard)
    keyboard.type(f"{name}\n")
    book = players_page(keyboard).book
    empty = opened(keyboard, "us-swiss", ("Ann",))
    empty.press(Key.Key_1, control=True)
    keyboard.until(lambda: bool(book.find(name, event(keyboard))))
    add(empty)
    empty.type(name[:3])
    return empty


def test_del_removes_a_suggested_player_after_asking_once(swiss: Keyboard) -> None:
    empty = with_known(swiss, "Zoe Quist")
    page = players_page(empty)
    assert page.form.matches.count == 1
    # Nobody is chosen yet: Del is for the letters of the name.
    empty.press(Key.Key_Delete)
    assert page.form.matches.count == 1
    assert page.question.isHidden()
    empty.press(Key.Key_Down)
    empty.press(Key.Key_Delete)
    empty.press(Key.Key_Escape)
    assert page.book.find("Zoe", event(empty))
    assert page.form.matches.count == 1
    empty.press(Key.Key_Delete)
    empty.press(Key.Key_Return)
    swiss.until(lambda: not page.book.find("Zoe", event(swiss)))
    empty.until(lambda: "known players" in message_shown(empty))
    assert page.form.matches.count == 0
    assert page.form.name.text() == "Zoe"


def test_a_button_removes_a_known_player_who_stays_in_the_events(swiss: Keyboard) -> None:
    empty = with_known(swiss, "Zoe Quist")
    page = players_page(empty)
    assert page.form.remove.isVisible()
    assert not page.form.remove.isEnabled()
    # By mouse, a click on a suggestion fills it in; the button is about that player then.
    page.form.matches.choose(0)
    page.form.matches.clicked.emit(page.form.matches.currentIndex())
    assert page.form.matches.count == 0
    assert page.form.name.text().startswith("Zoe")
    page.form.remove.click()
    page.question.buttons[0].click()
    swiss.until(lambda: not page.book.find("Zoe", event(swiss)))
    assert not page.form.remove.isVisible()
    assert empty.focus is page.form.name
    empty.press(Key.Key_Return)
    assert event(empty).players[-1].name == "Zoe Quist"


def test_home_and_end_go_to_the_first_and_the_last_player(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo", "Cem", "Dora")
    keyboard.press(Key.Key_1, control=True)
    shown = keyboard.workspace.players.list
    shown.setFocus()
    keyboard.press(Key.Key_End)
    assert shown.key == 4
    keyboard.press(Key.Key_Home)
    assert shown.key == 1


def test_a_column_is_wide_enough_for_a_text_of_as_many_letters_as_its_head(
    keyboard: Keyboard,
) -> None:
    shown: TableView[int] = TableView(
        TableModel((Column("iiiiii"), Column("Name", wide=True))), "Marks"
    )
    keyboard.qtbot.addWidget(shown)
    shown.show_rows([Row(1, ("iiiiii", "Ann")), Row(2, ("WWWWWW", "Bo"))])
    assert shown.columnWidth(0) > shown.fontMetrics().horizontalAdvance("WWWWWW")


def test_an_entry_that_was_not_paired_is_deleted_by_key_or_button_and_undo_brings_it_back(
    swiss: Keyboard,
) -> None:
    swiss.press(Key.Key_1, control=True)
    page = players_page(swiss)
    ways: tuple[Callable[[], None], ...] = (
        lambda: swiss.shift(Key.Key_Delete),
        page.buttons.delete.click,
    )
    for delete in ways:
        page.list.choose(3)
        page.list.setFocus()
        assert page.buttons.delete.isEnabled()
        delete()
        shown = [page.list.model().index(row, 1).data() for row in range(5)]
        assert shown == ["Ann Lee", "Bo Diaz", "Di Ng", "Ed Oz", "Flo Poe"]
        assert messages.text("people-entry-deleted", name="Cy Lee", key="Ctrl+Z") in message_shown(
            swiss
        )
        swiss.press(Key.Key_Z, control=True)
        assert page.list.model().rowCount() == 6


def test_a_paired_player_cannot_be_deleted_and_the_button_says_why(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *NAMES)
    keyboard.press(Key.Key_1, control=True)
    page = players_page(keyboard)
    page.list.choose(3)
    assert not page.buttons.delete.isEnabled()
    assert "paired in round 1" in page.buttons.delete.accessibleDescription()
    page.list.setFocus()
    keyboard.shift(Key.Key_Delete)
    assert "paired in round 1" in message_shown(keyboard)
    assert not event(keyboard).player(3).dropped


def test_an_event_without_players_offers_only_what_is_possible(keyboard: Keyboard) -> None:
    opened(keyboard, "us-swiss", ())
    page = players_page(keyboard)
    none = messages.text("people-none-yet")
    page.tasks[CHECK_IN].setChecked(True)
    assert not page.check_in.print_list.isVisible()
    assert not page.check_in.reason.isVisible()
    assert page.players.empty.isVisible()
    page.tasks[APART].setChecked(True)
    assert none in page.apart.reason.text()
    assert not page.apart.finder.isEnabled()
    page.tasks[BYES].setChecked(True)
    assert none in page.byes.reason.text()
    assert not page.byes.player_label.isVisible()


# Further fields


def test_more_fields_are_behind_a_button_and_open_for_who_has_them(swiss: Keyboard) -> None:
    add(swiss)
    form = players_page(swiss).form
    assert not form.more_part.isVisible()
    form.more.click()
    for field, text in {
        **{"given": "Gus", "family": "Roe", "rating": "1100P12", "rating2": "1340/5"},
        **{"birth": "5/17/2014", "expires": "2026-10-31", "team": "Bears", "email": "g@x.org"},
    }.items():
        form.fields[field].setText(text)
    swiss.press(Key.Key_Return)
    gus = event(swiss).players[-1]
    assert (gus.rating, gus.provisional, gus.rating2, gus.provisional2) == (1100, 12, 1340, 5)
    assert (gus.birth, gus.expires, gus.team, gus.email) == (
        *("2014-05-17", "2026-10-31", "Bears", "g@x.org"),
    )
    assert gus.age is not None
    form.more.setChecked(False)
    players_page(swiss).players.show_player(gus.id)
    players_page(swiss).buttons.all_fields.click()
    assert form.more_part.isVisible()
    assert (form.rating.text(), form.fields["rating2"].text()) == ("1100P12", "1340P5")
    form.fields["birth"].setText("2013-05-17")
    swiss.press(Key.Key_Return)
    older = event(swiss).player(gus.id)
    assert (older.provisional, older.age) == (12, gus.age + 1)


def test_a_second_rating_has_a_column_once_somebody_has_one(swiss: Keyboard) -> None:
    page = players_page(swiss)
    before = len(page.list.rows[1].cells)
    players.change(swiss.workspace.session.session, 2, {"rating2": "1340P5", "rating": "1100P12"})
    cells = page.list.rows[1].cells
    assert len(cells) == before + 1
    assert {"1100P12", "1340P5"} <= set(cells)


# The federation's members


def test_a_member_list_is_loaded_once_and_fills_in_who_is_chosen(
    swiss: Keyboard, tmp_path: Path
) -> None:
    path = tmp_path / "supplement.txt"
    path.write_text(
        "MEM_ID\tMEM_NAME\tSTATE\tEXPIRED\tR_LPB_RAT\tQ_LPB_RAT\n"
        "12345678\tROE, GUS\tFL\t2025-10-31\t1100/12\t1402\n"
        "22345678\tROE, ANN\tGA\t\t\t\n"
    )
    page = players_page(swiss)
    add(swiss)
    assert page.form.members.text() == messages.text("people-members-none")
    page.members.load(path)
    swiss.until(lambda: not page.members.loading.busy)
    assert "supplement.txt" in page.form.members.text()
    swiss.type("1234567")
    swiss.press(Key.Key_Down)
    swiss.type("\n\n")
    gus = event(swiss).players[-1]
    assert (gus.name, gus.member_id, gus.rating, gus.provisional) == (
        "Gus Roe",
        "12345678",
        1100,
        12,
    )
    assert (gus.rating2, gus.state, gus.expires) == (1402, "FL", "2025-10-31")
    swiss.type("gus roe")
    assert not page.form.matches.count
    turn_to(swiss, CHECK_IN)
    swiss.type("gus\n")
    assert messages.dates_in("2025-10-31") in message_shown(swiss)
    path.write_text("Color,Size\nred,1\nblue,2\n")
    page.members.load(path)
    swiss.until(lambda: not page.members.loading.busy)
    assert page.form.trouble.text()
    assert "supplement.txt" in page.form.members.text()
