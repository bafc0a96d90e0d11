"""The history page: steps by player, table, round and kind; a new file from any step."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import PlayerDropped
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.history_page import HistoryPage
from tourneydesk.present import messages

NAMES = ("Ann Archer", "Béla Bartók", "Cem Çelik", "Dora Dahl", "Eva Ek", "Finn Frost")


@pytest.fixture
def page(keyboard: Keyboard, window: Window, own_home: Path) -> HistoryPage:
    """2 to 7 six players, 8 round 1, 9 to 11 its results, 12 a drop, and 13 that undone."""
    keyboard.open_new("us-swiss", "Spring Open")
    keyboard.enter_players(*NAMES)
    keyboard.pair()
    keyboard.type("121")
    room = keyboard.workspace
    room.session.session.take(PlayerDropped(6))
    keyboard.press(Key.Key_Z, control=True)
    keyboard.press(Key.Key_6, control=True)
    assert room.page == PageName.HISTORY
    return room.history


def shown(page: HistoryPage) -> list[tuple[str, ...]]:
    model = page.steps.model()
    return [
        tuple(str(model.index(row, column).data()) for column in (0, 2, 3))
        for row in range(model.rowCount())
    ]


def winner_of(keyboard: Keyboard, table: int) -> str:
    """Who sits first at a table of round 1, and has won there."""
    event = keyboard.workspace.session.event
    return event.player(event.rounds[0].tables[table - 1].players[0]).name


def test_every_step_stands_there_the_newest_first(keyboard: Keyboard, page: HistoryPage) -> None:
    assert shown(page)[:3] == [
        (
            "13",
            messages.text(
                "history-step-turning",
                what=messages.text("step-undone", step=12),
                name=messages.text("step-dropped", player1="Finn Frost"),
            ),
            "",
        ),
        ("12", messages.text("step-dropped", player1="Finn Frost"), "Undone"),
        (
            "11",
            messages.text(
                "history-step-says",
                what=messages.text("step-result", "us-swiss", table=3, round=1),
                says=messages.text("result-won", name=winner_of(keyboard, 3)),
            ),
            "",
        ),
    ]
    assert shown(page)[-1] == ("1", messages.text("step-opened", name="Spring Open"), "")
    assert page.steps.key == 13


def test_fields_find_steps_by_player_table_round_and_kind(
    keyboard: Keyboard, page: HistoryPage
) -> None:
    first = keyboard.workspace.session.event.rounds[0].tables[0]
    page.player.setFocus()
    keyboard.type("finn")
    assert [step for step, *_ in shown(page)][:2] == ["13", "12"]
    assert "Add Finn Frost" in [what for _, what, _ in shown(page)]
    assert "Add Ann Archer" not in [what for _, what, _ in shown(page)]
    page.player.setText("")
    page.table.setFocus()
    keyboard.type("1")
    assert [step for step, *_ in shown(page)] == ["9", "8"]
    page.player.setText(str(first.players[0]))
    assert [step for step, *_ in shown(page)] == ["9", "8"]
    page.kind.setCurrentIndex(1)
    assert [step for step, *_ in shown(page)] == ["9"]
    page.round.setText("2")
    assert shown(page) == []
    assert page.empty.isVisibleTo(page)
    assert not page.back.isEnabled()
    keyboard.press(Key.Key_Escape)
    assert len(shown(page)) == 13
    assert keyboard.focus is page.steps


def test_a_redo_repeats_what_an_undo_reverts(keyboard: Keyboard, page: HistoryPage) -> None:
    facts = {"name": messages.text("step-dropped", player1="Finn Frost"), "step": 12}
    assert messages.text("history-step-back", **facts) in keyboard.workspace.details_panel.text
    keyboard.workspace.session.session.redo()
    page.refresh()
    page.steps.choose(14)
    assert messages.text("history-step-again", **facts) in keyboard.workspace.details_panel.text


def test_the_card_says_all_about_the_step(keyboard: Keyboard, page: HistoryPage) -> None:
    keyboard.press(Key.Key_Down)
    said = keyboard.workspace.details_panel.text
    assert "Change 12" in said
    assert "Withdraw Finn Frost" in said
    assert "(change 13)" in said
    keyboard.press(Key.Key_Down)
    table = keyboard.workspace.session.event.rounds[0].tables[2]
    said = keyboard.workspace.details_panel.text
    for player in table.players:
        assert keyboard.workspace.session.event.player(player).name in said
    assert "Result: " in said


def test_going_back_makes_a_new_file_that_can_be_opened_and_leaves_the_event(
    keyboard: Keyboard,
    page: HistoryPage,
    window: Window,
    own_home: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place = own_home / "back.tourney"
    monkeypatch.setattr("tourneydesk.gui.pages.history_page.place_for_event", lambda *_: place)
    event = keyboard.workspace.session.path
    before = event.read_bytes()
    page.steps.choose(8)
    page.back.setFocus()
    keyboard.press(Key.Key_Return)
    assert event.read_bytes() == before
    made = open_for_reading(place).event
    assert made.name == messages.text("branch-name", name="Spring Open", step=8)
    assert made.rounds[0].missing == (1, 2, 3)
    assert (
        messages.text("history-branched", file="back.tourney", step=8)
        in keyboard.workspace.status_bar.message.text()
    )
    page.open.setFocus()
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.session.path == place
    assert keyboard.workspace.session.event.name == messages.text(
        "branch-name", name="Spring Open", step=8
    )


def test_an_existing_branch_file_is_reported_in_the_status_bar(
    keyboard: Keyboard, page: HistoryPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = keyboard.workspace.session.path
    monkeypatch.setattr("tourneydesk.gui.pages.history_page.place_for_event", lambda *_: taken)
    page.back.click()
    assert (
        messages.text("file-exists", name="Spring Open.tourney")
        in keyboard.workspace.status_bar.message.text()
    )
    assert not page.open.isVisibleTo(page)


def test_what_happens_while_it_is_on_show_comes_on_top(
    keyboard: Keyboard, page: HistoryPage
) -> None:
    winner = winner_of(keyboard, 3)
    keyboard.press(Key.Key_Z, control=True)
    assert shown(page)[0][1].startswith(
        messages.text(
            "history-step-turning",
            what=messages.text("step-undone", step=11),
            name=messages.text(
                "history-step-says",
                what=messages.text("step-result", "us-swiss", table=3, round=1),
                says=messages.text("result-won", name=winner),
            ),
        )
    )
    assert (shown(page)[3][0], shown(page)[3][2]) == ("11", "Undone")
    assert page.steps.key == 13, "the step at hand stays at hand"


def test_every_kind_that_can_be_chosen_has_its_word(page: HistoryPage) -> None:
    from typing import get_args

    from tourneydesk.desk.history import Kind

    kinds = [page.kind.itemData(at) for at in range(page.kind.count())]
    assert kinds == [None, *get_args(Kind)]
    assert len({page.kind.itemText(at) for at in range(page.kind.count())}) == len(kinds)
    assert page.kind.itemData(0, Qt.ItemDataRole.UserRole) is None
