"""Absent players are not paired with a single key, and a no-show is asked about once."""

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QVBoxLayout

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core import decisions as d
from tourneydesk.core.event import ByeRequest
from tourneydesk.desk.lists.grid import read_grid
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.widgets.page_parts import PageHeader
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.present import messages

EIGHT = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def question(keyboard: Keyboard) -> Question:
    return keyboard.workspace.status_bar.question


def labels(keyboard: Keyboard) -> list[str]:
    return [press.text() for press in question(keyboard).buttons if press.isVisible()]


def posted(keyboard: Keyboard) -> int:
    return len(keyboard.workspace.session.event.rounds)


def take(keyboard: Keyboard, *decisions: d.Decision) -> None:
    keyboard.workspace.session.session.take(*decisions)


def at_the_door(keyboard: Keyboard, key: str = "us-swiss") -> Keyboard:
    """Eight players entered, five of them checked in."""
    keyboard.sit_down(key, *EIGHT)
    keyboard.reopen()
    take(keyboard, d.PlayersCheckedIn((1, 2, 3, 4, 5)))
    assert posted(keyboard) == 0
    return keyboard


def play_round(keyboard: Keyboard, *, absent: bool = False) -> int:
    """Every table of the round by keys; with ``absent`` the first player of table 1 is a no-show,
    whose number is given.
    """
    tables = keyboard.workspace.session.event.rounds[-1].tables
    for table in tables:
        keyboard.press(Key.Key_G, control=True)
        keyboard.type(f"{table.number}\n")
        keyboard.type("7" if absent and table.number == 1 else "1")
    return tables[0].players[0]


@pytest.mark.parametrize("does", ["Ctrl+R", "button", "draft"])
def test_absent_players_are_paired_only_after_confirmation(keyboard: Keyboard, does: str) -> None:
    at_the_door(keyboard)
    if does == "button":
        keyboard.workspace.status_bar.next.click()
    else:
        keyboard.press(Key.Key_R if does == "Ctrl+R" else Key.Key_D, control=True)
    assert question(keyboard).isVisible()
    assert messages.text("people-absent", count=3) in question(keyboard).text
    assert (
        messages.text("people-absent-who", names="Flo, Gus and Hal", round=1)
        in question(keyboard).text
    )
    assert labels(keyboard) == [
        messages.text("people-leave-out", count=3),
        messages.text("people-pair-anyway"),
        messages.text("wizard-cancel"),
    ]
    assert posted(keyboard) == 0
    keyboard.press(Key.Key_R, control=True)
    assert posted(keyboard) == 0
    assert not keyboard.workspace.next_round.busy


def test_enter_leaves_them_out_as_one_step_and_pairs_the_others(keyboard: Keyboard) -> None:
    at_the_door(keyboard)
    steps = len(keyboard.workspace.session.session.steps)
    keyboard.press(Key.Key_R, control=True)
    keyboard.press(Key.Key_Return)
    keyboard.until(lambda: posted(keyboard) == 1)
    assert not question(keyboard).isVisible()
    assert len(keyboard.workspace.session.session.steps) == steps + 2
    seated = {
        player
        for table in keyboard.workspace.session.event.rounds[0].tables
        for player in table.players
    }
    assert not seated & {6, 7, 8}


def test_confirmed_absentees_are_paired_and_not_asked_about_again(
    keyboard: Keyboard,
) -> None:
    at_the_door(keyboard)
    keyboard.press(Key.Key_R, control=True)
    question(keyboard).buttons[1].click()
    keyboard.until(lambda: posted(keyboard) == 1)
    assert len(keyboard.workspace.session.event.rounds[0].tables) == 4
    play_round(keyboard)
    keyboard.pair()


@pytest.mark.parametrize("how", ["escape", "cancel"])
def test_nothing_happens_where_it_is_cancelled_and_the_keyboard_goes_back(
    keyboard: Keyboard, how: str
) -> None:
    at_the_door(keyboard)
    focus, event = keyboard.focus, keyboard.workspace.session.event
    keyboard.press(Key.Key_R, control=True)
    if how == "escape":
        keyboard.press(Key.Key_Escape)
    else:
        question(keyboard).buttons[2].click()
    assert not question(keyboard).isVisible()
    assert keyboard.workspace.session.event is event
    assert keyboard.focus is focus
    keyboard.press(Key.Key_R, control=True)
    assert question(keyboard).isVisible()


def test_without_check_in_nobody_is_asked_about(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    play_round(keyboard)
    keyboard.pair()
    assert not question(keyboard).isVisible()


def test_a_mark_of_a_later_round_is_asked_about_and_taken_back_by_another(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    take(keyboard, d.PlayersCheckedIn((3, 4)))
    play_round(keyboard)
    take(keyboard, d.PlayersCheckedIn((3,), here=False))
    keyboard.press(Key.Key_R, control=True)
    assert "Cy" in question(keyboard).text
    keyboard.press(Key.Key_Escape)
    take(keyboard, d.PlayersCheckedIn((3,)))
    keyboard.pair()


def test_a_draft_with_somebody_who_has_gone_since_is_not_posted_by_enter(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    take(keyboard, d.PlayersCheckedIn((3, 4)))
    play_round(keyboard)
    keyboard.press(Key.Key_D, control=True)
    keyboard.until(lambda: keyboard.workspace.draft.tables.hasFocus())
    take(keyboard, d.PlayersCheckedIn((3,), here=False))
    keyboard.press(Key.Key_Return)
    assert posted(keyboard) == 1
    keyboard.press(Key.Key_Return)
    keyboard.until(
        lambda: not keyboard.workspace.next_round.busy and not keyboard.workspace.next_round.stale
    )
    draft = keyboard.workspace.next_round.draft
    assert draft is not None
    assert all(3 not in table.players for table in draft.changed.tables)


# No-shows


@pytest.mark.parametrize("key", ["us-swiss", "age-swiss"])
def test_a_no_show_is_asked_about_once_and_typing_goes_on_meanwhile(
    keyboard: Keyboard, key: str
) -> None:
    keyboard.sit_down(key, *EIGHT)
    keyboard.type("7")
    gone = keyboard.workspace.session.event.rounds[0].tables[0].players[0]
    assert question(keyboard).isVisible()
    assert EIGHT[gone - 1] in question(keyboard).text
    byes = [messages.text("people-zero-bye")] if key == "us-swiss" else []
    withdraw, keep = messages.text("people-drop"), messages.text("people-keep-paired")
    assert labels(keyboard) == [withdraw, *byes, keep]
    keyboard.type("1")
    assert keyboard.workspace.session.event.rounds[0].tables[1].result is not None
    question(keyboard).buttons[0].click()
    assert keyboard.workspace.session.event.player(gone).dropped
    assert not question(keyboard).isVisible()


def test_a_no_show_who_stays_paired_is_not_asked_about_again(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    keyboard.type("7")
    question(keyboard).buttons[2].click()
    play_round_after(keyboard)
    keyboard.pair()
    assert not question(keyboard).isVisible()


def test_a_no_show_can_be_given_a_bye_worth_nothing_in_the_next_round(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    gone = play_round(keyboard, absent=True)
    steps = len(keyboard.workspace.session.session.steps)
    question(keyboard).buttons[1].click()
    assert len(keyboard.workspace.session.session.steps) == steps + 1
    keyboard.pair()
    event = keyboard.workspace.session.event
    assert {bye.player: bye.points for bye in event.rounds[1].byes}[gone] == 0
    assert not event.player(gone).dropped


def play_round_after(keyboard: Keyboard) -> None:
    for number in keyboard.workspace.session.event.rounds[-1].missing:
        keyboard.press(Key.Key_G, control=True)
        keyboard.type(f"{number}\n1")


@pytest.mark.parametrize("leaves", [True, False])
def test_the_next_round_is_not_paired_around_an_open_question_about_a_no_show(
    keyboard: Keyboard, leaves: bool
) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    gone = play_round(keyboard, absent=True)
    keyboard.press(Key.Key_R, control=True)
    assert question(keyboard).isVisible()
    assert labels(keyboard) == [
        messages.text("people-drop"),
        messages.text("people-zero-bye"),
        messages.text("people-keep-paired"),
        messages.text("wizard-cancel"),
    ]
    assert posted(keyboard) == 1
    if leaves:
        keyboard.press(Key.Key_Return)
    else:
        question(keyboard).buttons[2].click()
    keyboard.until(lambda: posted(keyboard) == 2)
    assert not question(keyboard).isVisible()
    seated = [gone in table.players for table in keyboard.workspace.session.event.rounds[1].tables]
    assert any(seated) is not leaves


def test_cancel_leaves_the_question_about_a_no_show_for_the_next_try(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    play_round(keyboard, absent=True)
    for _ in range(2):
        keyboard.press(Key.Key_R, control=True)
        assert question(keyboard).isVisible()
        keyboard.press(Key.Key_Escape)
        assert not question(keyboard).isVisible()
    assert not keyboard.workspace.next_round.busy
    assert posted(keyboard) == 1


def test_absentees_and_no_shows_are_asked_about_in_turn(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    take(keyboard, d.PlayersCheckedIn((1, 2, 3, 4, 5, 6, 7, 8)))
    gone = play_round(keyboard, absent=True)
    other = next(player for player in range(1, 9) if player != gone)
    take(keyboard, d.PlayersCheckedIn((other,), here=False))
    keyboard.press(Key.Key_R, control=True)
    assert EIGHT[other - 1] in question(keyboard).text
    keyboard.press(Key.Key_Return)
    assert EIGHT[gone - 1] in question(keyboard).text
    assert posted(keyboard) == 1
    keyboard.press(Key.Key_Return)
    keyboard.until(lambda: posted(keyboard) == 2)
    seated = {
        player
        for table in keyboard.workspace.session.event.rounds[1].tables
        for player in table.players
    }
    assert not seated & {gone, other}


def test_a_no_show_that_is_corrected_is_not_asked_about_any_more(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    keyboard.type("7")
    assert question(keyboard).isVisible()
    keyboard.press(Key.Key_Z, control=True)
    assert not question(keyboard).isVisible()
    play_round(keyboard)
    keyboard.pair()


def reopen_window(keyboard: Keyboard) -> None:
    """The same event in another workspace, as after a restart."""
    desk = keyboard.workspace.session.session
    keyboard.window.show_event(desk, Path("event.tourney"))


def test_a_question_not_answered_before_a_restart_is_asked_when_pairing(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    gone = play_round(keyboard, absent=True)
    reopen_window(keyboard)
    assert not question(keyboard).isVisible()
    keyboard.press(Key.Key_R, control=True)
    assert EIGHT[gone - 1] in question(keyboard).text
    question(keyboard).buttons[2].click()
    keyboard.until(lambda: posted(keyboard) == 2)


def test_an_answer_given_before_a_restart_holds(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    play_round(keyboard, absent=True)
    question(keyboard).buttons[2].click()
    reopen_window(keyboard)
    keyboard.pair()
    assert not question(keyboard).isVisible()


def test_an_answer_holds_for_its_event_alone_not_for_a_later_one_in_the_same_file(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    play_round(keyboard, absent=True)
    question(keyboard).buttons[2].click()
    keyboard.sit_down("us-swiss", *EIGHT, settings={"rounds": 3})
    play_round(keyboard, absent=True)
    assert question(keyboard).isVisible()


def test_a_no_show_with_a_bye_in_the_next_round_is_not_asked_about(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    gone = play_round(keyboard, absent=True)
    take(keyboard, d.ByeRequested(ByeRequest(gone, 2, Fraction(0))))
    assert not question(keyboard).isVisible()
    keyboard.pair()
    assert gone in {bye.player for bye in keyboard.workspace.session.event.rounds[1].byes}


def test_a_no_show_found_by_the_double_check_is_asked_about_once(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    play_round(keyboard)
    keyboard.workspace.round.double_check.click()
    keyboard.type("7")
    assert not question(keyboard).isVisible()
    keyboard.press(Key.Key_Return)
    gone = keyboard.workspace.session.event.rounds[0].tables[0].players[0]
    assert EIGHT[gone - 1] in question(keyboard).text
    question(keyboard).buttons[2].click()
    keyboard.type("111")
    assert not question(keyboard).isVisible()


def test_nobody_is_asked_about_after_the_last_round(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *EIGHT[:4], settings={"rounds": 1})
    keyboard.type("7")
    assert not question(keyboard).isVisible()


def test_the_card_owns_the_filled_button_and_shows_its_keys_while_it_has_the_focus(
    keyboard: Keyboard,
) -> None:
    at_the_door(keyboard)
    following = keyboard.workspace.status_bar.next
    assert following.property("look") == "next"
    keyboard.press(Key.Key_R, control=True)
    first, _, last = question(keyboard).buttons
    assert following.property("look") != "next"
    assert first.property("look") == "next"
    assert (first.shows_key, last.shows_key) == (True, True)
    width = first.width()
    keyboard.workspace.players.list.setFocus()
    assert (first.shows_key, last.shows_key) == (False, False)
    assert first.width() == width, "nothing moves"
    last.click()
    assert following.property("look") == "next"


def test_the_card_is_below_the_title_of_a_page_that_has_one(keyboard: Keyboard) -> None:
    at_the_door(keyboard)
    room = keyboard.workspace
    page = room.history
    header = page.findChild(PageHeader)
    if header is None:
        header = PageHeader("History")
        column = page.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(0, header)
    room.go_to(PageName.HISTORY)
    keyboard.press(Key.Key_R, control=True)
    card = question(keyboard)
    assert card.isVisible()
    title_ends = header.mapTo(room, QPoint(0, header.height())).y()
    assert card.mapTo(room, QPoint(0, 0)).y() >= title_ends
    room.go_to(PageName.EVENT)
    keyboard.until(card.isVisible)
    question(keyboard).buttons[2].click()


def test_the_card_is_seen_on_the_players_page_and_while_a_list_is_imported(
    keyboard: Keyboard,
) -> None:
    at_the_door(keyboard)
    room, card = keyboard.workspace, question(keyboard)
    keyboard.press(Key.Key_1, control=True)
    keyboard.press(Key.Key_R, control=True)
    assert card.isVisible()
    assert card.parentWidget() is room.players.header.parentWidget()
    data = b"Name\nIda\n"
    room.players.importing.show_list("list.csv", data, read_grid(data))
    keyboard.until(room.players.preview.isVisible)
    keyboard.until(card.isVisible)
    room.players.preview.cancelled.emit()
    assert room.players.header.isVisible()
    keyboard.until(card.isVisible)


def test_no_row_of_the_round_moves_when_a_card_asks(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *EIGHT)
    page, room = keyboard.workspace.round, keyboard.window
    list_ = page.tables

    def tops() -> list[int]:
        QApplication.processEvents()
        rows = (list_.visualRect(list_.model().index(row, 0)) for row in range(4))
        return [list_.viewport().mapTo(room, one.topLeft()).y() for one in rows]

    before = tops()
    play_round(keyboard, absent=True)
    keyboard.until(lambda: question(keyboard).isVisible())
    assert tops() == before
    keyboard.press(Key.Key_G, control=True)
    keyboard.type("2\n2")  # another result than the recorded one
    assert page.card.isVisible()
    assert tops() == before
    keyboard.until(lambda: "→" in page.card.text)
    assert tops() == before
