"""The standings page: reasons for ranks, age groups, the cut, and tried results."""

from pathlib import Path

import pytest

from tests.builders.desks import desk_of
from tests.gui.keyboard import Key, Keyboard
from tourneydesk.desk.practice.simulation import play
from tourneydesk.desk.rounds import rounds
from tourneydesk.desk.session import Session
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.sidebar import PageName
from tourneydesk.gui.pages.round.page import RoundPage
from tourneydesk.gui.pages.standings.page import StandingsPage
from tourneydesk.gui.pages.standings.places import CUT
from tourneydesk.present import messages


def show(keyboard: Keyboard, desk: Session) -> StandingsPage:
    keyboard.window.show_event(desk, Path("event.tourney"))
    keyboard.press(Key.Key_3, control=True)
    assert keyboard.workspace.page == PageName.STANDINGS
    return keyboard.workspace.standings


def shown(page: StandingsPage) -> list[tuple[str, ...]]:
    model = page.places.model()
    return [
        tuple(str(model.index(row, column).data()) for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def heads(page: StandingsPage) -> list[str]:
    model = page.places.model()
    horizontal = page.places.horizontalHeader().orientation()
    return [str(model.headerData(column, horizontal)) for column in range(model.columnCount())]


def test_the_card_says_why_each_place(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("us-swiss", 8)
    play(desk, 2)
    show(keyboard, desk)
    rows = desk.format.standings(desk.event, None)
    keyboard.press(Key.Key_Down)
    said = keyboard.workspace.details_panel.text
    first = desk.event.player(rows[0].player).name
    assert f"Behind {first} (1st)" in said
    assert "Points: " in said
    assert "in round 1 (" in said
    assert "Solkoff: " in said


def test_a_ring_says_who_is_one_loss_from_out(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("dual-ring", 5)
    rounds.pair(desk)
    winner, loser = desk.event.rounds[0].tables[0].players
    rounds.report(desk, 1, {"winner": winner})
    page = show(keyboard, desk)
    assert heads(page)[-1] == messages.text("dual-ring-head-stakes")
    assert [row[-1] for row in shown(page)] == [messages.text("one-loss-short")] * 4 + ["Out"]
    assert shown(page)[-1][1] == desk.event.player(loser).name


def test_strikes_say_how_far_each_is_from_being_out(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("strikes", 8)
    play(desk, 1)
    page = show(keyboard, desk)
    by_name = {row[1]: row[3] for row in shown(page)}
    for row in desk.format.standings(desk.event, None):
        more = 35 - row.points
        assert by_name[desk.event.player(row.player).name].startswith(f"{more} strike")


def test_a_line_is_drawn_under_the_fifth_seat_of_the_final(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("risk-swiss", 20, swiss_rounds=3)
    play(desk, 2)
    page = show(keyboard, desk)
    lines = shown(page)
    assert (lines[5][1], lines[5][-1]) == (messages.text("cut-line"), "5 seats")
    assert [line[0] for line in lines[:7]] == ["1", "2", "3", "4", "5", "", "6"]
    assert all(line[-1].startswith("In ") for line in lines[:5])
    assert all(
        " short" in line[-1] or line[-1] == messages.text("cut-out-lot-short") for line in lines[6:]
    )
    page.places.choose(CUT)
    assert messages.text("cut-why", count=5) in keyboard.workspace.details_panel.text


def test_nobody_is_cut_before_the_first_result_or_after_the_final(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("risk-swiss", 20, swiss_rounds=2)
    page = show(keyboard, desk)
    assert all(line[0] for line in shown(page))
    play(desk)
    page.refresh()
    assert all(line[0] for line in shown(page))
    assert "Final" not in heads(page)


def test_an_age_group_is_shown_by_itself(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("age-swiss", 30)
    play(desk, 2)
    page = show(keyboard, desk)
    assert [page.group.itemText(at) for at in range(page.group.count())] == [
        messages.text("standings-everybody"),
        "10 and under",
        "11–14",
        "15 and up",
    ]
    page.group.setCurrentIndex(1)
    assert {desk.event.player(int(row[1][1:])).age for row in shown(page)} == {7, 8, 9, 10}
    assert shown(page)[0][0] == "1"
    page.group.setCurrentIndex(0)
    assert len(shown(page)) == 30


def test_other_formats_offer_no_age_groups(keyboard: Keyboard, window: Window) -> None:
    page = show(keyboard, desk_of("us-swiss", 4))
    assert not page.group.isVisibleTo(page)


def test_results_are_tried_by_the_same_keys_and_nothing_is_recorded(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("us-swiss", 6)
    rounds.pair(desk)
    page = show(keyboard, desk)
    steps = desk.steps
    keyboard.type("t")
    assert page.trying
    assert page.banner.isVisibleTo(page)
    assert keyboard.focus is page.what_if.tables
    keyboard.type("1")
    keyboard.type("2")
    first, second, _ = desk.event.rounds[0].tables
    names = {desk.event.player(n).name for n in (first.players[0], second.players[1])}
    assert {row[2] for row in shown(page) if row[0] == "1"} == names
    assert heads(page)[:2] == [messages.text("head-place"), messages.text("head-now")]
    assert {row[1] for row in shown(page)} == {"1"}
    assert messages.text("standings-what-if-band") in page.banner.text
    assert "Table 2: " in page.banner.text
    assert page.banner.text.count(" won.") == 2
    assert "What if: " in keyboard.workspace.details_panel.text
    assert (desk.steps, desk.event.rounds[0].missing) == (steps, (1, 2, 3))
    keyboard.press(Key.Key_Escape)
    assert not page.trying
    assert not page.banner.isVisibleTo(page)
    assert keyboard.focus is page.places
    assert {row[0] for row in shown(page)} == {"1"}


def test_a_try_is_forgotten_by_itself_and_by_leaving(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("us-swiss", 4)
    rounds.pair(desk)
    page = show(keyboard, desk)
    keyboard.type("t1")
    keyboard.press(Key.Key_Up)
    keyboard.press(Key.Key_Delete)
    assert page.what_if.tries == ()
    keyboard.type("1")
    assert len(page.what_if.tries) == 1
    keyboard.press(Key.Key_2, control=True)
    keyboard.press(Key.Key_3, control=True)
    assert not page.trying
    assert not page.banner.isVisibleTo(page)


def test_a_window_hidden_meanwhile_comes_back_with_what_is(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("us-swiss", 4)
    rounds.pair(desk)
    page = show(keyboard, desk)
    keyboard.type("t1")
    page.hide()
    assert not page.trying
    page.show()
    assert not page.banner.isVisibleTo(page)
    assert heads(page)[1] == messages.text("head-name")


@pytest.mark.parametrize(("key", "typed"), [("strikes", "30\n20\n10\n5\n"), ("risk-swiss", None)])
def test_sheets_are_tried_as_in_the_round(
    keyboard: Keyboard, window: Window, key: str, typed: str | None
) -> None:
    desk = desk_of(key, 8)
    rounds.pair(desk)
    page = show(keyboard, desk)
    keyboard.type("t")
    if typed is None:
        typed = "".join(f"{place}{40 - place}\n{place}\n" for place in (1, 2, 3, 4))
    keyboard.type(typed)
    assert [one.table for one in page.what_if.tries] == [1]
    assert desk.event.rounds[0].missing == (1, 2)
    winner = desk.event.player(desk.event.rounds[0].tables[0].players[0]).name
    assert winner in {row[2] for row in shown(page) if row[0] == "1"}
    keyboard.press(Key.Key_Escape)
    assert not page.trying


def test_a_ring_calls_the_next_table_while_trying(keyboard: Keyboard, window: Window) -> None:
    desk = desk_of("dual-ring", 4)
    rounds.pair(desk)
    page = show(keyboard, desk)
    keyboard.type("t111")
    assert len(page.what_if.tries) >= 2
    assert " won." in page.banner.text
    assert len(desk.event.rounds[0].tables) == 4
    for _ in range(4):
        keyboard.type("1")
    assert messages.text("standings-what-if-over", names="P2") in page.banner.text


def test_a_result_that_comes_in_takes_the_place_of_its_try(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("us-swiss", 4)
    rounds.pair(desk)
    page = show(keyboard, desk)
    keyboard.type("t1")
    rounds.report(desk, 1, {"draw": True})
    assert page.what_if.tries == ()
    assert page.trying
    rounds.report(desk, 2, {"draw": True})
    assert not page.trying


def test_where_nothing_is_missing_there_is_nothing_to_try(
    keyboard: Keyboard, window: Window
) -> None:
    page = show(keyboard, desk_of("us-swiss", 4))
    keyboard.type("t")
    assert not page.trying
    assert messages.text("standings-nothing-to-try") in keyboard.workspace.status_bar.message.text()
    assert isinstance(keyboard.workspace.round, RoundPage)


def test_what_cannot_be_tried_is_said_once_where_it_was_typed(
    keyboard: Keyboard, window: Window
) -> None:
    desk = desk_of("risk-swiss", 5)
    rounds.pair(desk)
    page = show(keyboard, desk)
    keyboard.type("t")
    for _ in range(5):
        keyboard.type("19\n1\n")
    said = page.what_if.entry.trouble.text()
    assert said
    assert said not in keyboard.workspace.status_bar.message.text()
