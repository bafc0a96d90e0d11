"""The ring on the screen: clicks, keys, calls, and pictures of rings of every size."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.gui.pages.ring_page import RingPanel
from tourneydesk.present import messages
from tourneydesk.present.drawings import RingDrawing

SIX = ("Ana", "Ben", "Cem", "Dora", "Eva", "Finn")
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def panel(keyboard: Keyboard) -> RingPanel:
    """A ring of six, just set, on show in place of the list."""
    keyboard.sit_down("dual-ring", *SIX)
    keyboard.press(Key.Key_L, control=True)
    found = keyboard.workspace.ring
    assert found is not None
    return found


def drawing(panel: RingPanel) -> RingDrawing:
    found = panel.drawing
    assert found is not None
    return found


def click(panel: RingPanel, player: int) -> None:
    laid = panel.view.layout_now
    assert laid is not None
    spot = laid.points[player].toPoint()
    QTest.mouseClick(panel.view, Qt.MouseButton.LeftButton, NONE, spot)
    QApplication.processEvents()


def name(keyboard: Keyboard, player: int) -> str:
    return keyboard.workspace.session.event.player(player).name


# Keys and clicks


def test_the_ring_takes_the_place_of_the_list_and_the_keyboard(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    assert panel.isVisible()
    assert not keyboard.workspace.round.tables.isVisible()
    assert keyboard.focus is panel.view
    keyboard.press(Key.Key_L, control=True)
    assert not panel.isVisible()
    assert keyboard.focus is keyboard.workspace.round.tables


def test_other_formats_have_no_ring(keyboard: Keyboard) -> None:
    keyboard.sit_down("strikes", *SIX)
    assert keyboard.workspace.ring is None
    assert not keyboard.window.menus["ring-show"].isEnabled()


def test_two_clicks_on_the_players_of_a_game_say_who_won_and_who_lost(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    game = drawing(panel).games[2]
    click(panel, game.black)
    assert name(keyboard, game.black) in panel.hint.text()
    assert name(keyboard, game.white) in panel.hint.text()
    click(panel, game.white)
    table = keyboard.workspace.session.event.rounds[0].table(game.table)
    assert table is not None
    assert getattr(table.result, "winner", None) == game.black
    said = messages.text(
        "ring-reported",
        key="Ctrl+Z",
        table=game.table,
        winner=name(keyboard, game.black),
        loser=name(keyboard, game.white),
    )
    assert panel.hint.text() == said
    assert f"Game {game.table}" in keyboard.workspace.status_bar.message.text()
    keyboard.press(Key.Key_Z, control=True)
    assert len(drawing(panel).inside) == 6
    assert panel.hint.text() == messages.text("ring-keys")


def test_clicking_two_who_have_no_game_reports_nothing_and_says_who_could_have_lost(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    inside = [one.player for one in drawing(panel).inside]
    steps = len(keyboard.workspace.session.session.steps)
    click(panel, inside[0])
    click(panel, inside[3])
    assert len(keyboard.workspace.session.session.steps) == steps
    for player in (inside[3], inside[1], inside[5]):
        assert name(keyboard, player) in panel.hint.text()
    click(panel, inside[1])
    assert len(drawing(panel).inside) == 5


@pytest.mark.parametrize("lets_go", ["click", "escape"])
def test_a_picked_winner_can_be_unpicked(
    keyboard: Keyboard, panel: RingPanel, lets_go: str
) -> None:
    player = drawing(panel).players[0].player
    click(panel, player)
    assert panel.picked == player
    if lets_go == "click":
        click(panel, player)
    else:
        keyboard.press(Key.Key_Escape)
    assert not panel.picked
    assert panel.hint.text() == messages.text("ring-keys")


def test_clicking_an_eliminated_player_says_so(keyboard: Keyboard, panel: RingPanel) -> None:
    loser = drawing(panel).games[0].black
    keyboard.type("1")
    click(panel, loser)
    assert keyboard.workspace.status_bar.message.text().endswith(
        messages.text("ring-is-out", name=name(keyboard, loser))
    )
    assert not panel.picked


def test_arrows_go_once_along_the_whole_ring_and_keys_report_as_in_the_list(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    seen = []
    for _ in range(6):
        seen.append(keyboard.workspace.round.tables.number)
        keyboard.press(Key.Key_Right)
    assert sorted(number or 0 for number in seen) == [1, 2, 3, 4, 5, 6]
    assert keyboard.workspace.round.tables.number == seen[0]
    keyboard.press(Key.Key_Left)
    assert keyboard.workspace.round.tables.number == seen[-1]
    keyboard.type("2")
    table = keyboard.workspace.session.event.rounds[0].table(seen[-1] or 0)
    assert table is not None
    assert getattr(table.result, "winner", None) == table.players[1]
    assert keyboard.focus is panel.view


def test_space_picks_as_a_click_does(keyboard: Keyboard, panel: RingPanel) -> None:
    game = drawing(panel).game(keyboard.workspace.round.tables.number or 0)
    assert game is not None
    keyboard.type(" ")
    assert panel.picked == game.first
    keyboard.press(Key.Key_Right)
    keyboard.type(" ")
    table = keyboard.workspace.session.event.rounds[0].table(game.table)
    assert table is not None
    assert getattr(table.result, "winner", None) == game.first


def test_a_ring_is_played_to_its_winner_by_clicks_alone(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    for _ in range(10):
        now = drawing(panel)
        if not now.games:
            break
        click(panel, now.games[0].white)
        click(panel, now.games[0].black)
    assert drawing(panel).winners == keyboard.workspace.session.outlook.winners != ()
    assert panel.hint.text() != messages.text("ring-keys")


def test_typed_names_report_while_the_ring_is_shown(keyboard: Keyboard, panel: RingPanel) -> None:
    game = drawing(panel).games[1]
    keyboard.press(Key.Key_G, control=True)
    keyboard.type(f"{name(keyboard, game.white)} > {name(keyboard, game.black)}\n")
    assert drawing(panel).finished == (game.table,)


def test_double_check_entry_returns_to_the_list(keyboard: Keyboard, panel: RingPanel) -> None:
    keyboard.workspace.round.double_check.click()
    assert keyboard.workspace.round.tables.isVisible()
    assert not panel.isVisible()


# Calls


def test_a_new_game_is_called_with_both_names_and_stays_until_its_result(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    assert calls(panel) == []
    keyboard.type("1")
    (game,) = drawing(panel).calls
    shown = (
        f"{game.white}  {name(keyboard, game.white)}\n{game.black}  {name(keyboard, game.black)}"
    )
    assert calls(panel) == [("7", shown, messages.text("ring-not-called"))]
    panel.calls.list.setFocus()
    panel.calls.list.choose(7)
    keyboard.type(" ")
    assert calls(panel) == [("7", shown, messages.text("ring-called-out"))]
    assert not any(one.waits_for for one in drawing(panel).players)
    keyboard.type("1")
    assert keyboard.workspace.session.event.rounds[0].table(7).result is not None
    assert [line[0] for line in calls(panel)] == ["8"]


def test_the_newest_call_stands_first_and_all_are_ticked_with_one_key(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    games = drawing(panel).games
    for game in (games[0], games[3]):
        click(panel, game.white)
        click(panel, game.black)
    assert [line[0] for line in calls(panel)] == ["8", "7"]
    panel.calls.list.setFocus()
    panel.calls.list.choose(7)
    assert keyboard.workspace.round.tables.number == 7
    keyboard.type("a")
    assert [line[2] for line in calls(panel)] == [messages.text("ring-called-out")] * 2


def test_a_result_typed_in_the_calls_applies_to_the_selected_row(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    keyboard.type("1")
    panel.calls.list.choose(7)
    keyboard.workspace.round.tables.choose(4)
    panel.calls.list.setFocus()
    keyboard.type("1")
    posted = keyboard.workspace.session.event.rounds[0]
    assert posted.table(7).result is not None
    assert posted.table(4).result is None


def calls(panel: RingPanel) -> list[tuple[str, ...]]:
    model = panel.calls.list.model()
    return [
        tuple(str(model.index(row, at).data()) for at in range(3))
        for row in range(model.rowCount())
    ]


# For ears and for the mouse


def test_the_ring_has_an_accessible_description(panel: RingPanel) -> None:
    said = panel.view.accessibleDescription()
    assert said.startswith(messages.text("ring-summary", games=6, inside=6, out=0))
    assert "Game 6: " in said
    assert panel.view.accessibleName() == messages.text("ring-page")
    assert panel.calls.list.accessibleName() == messages.text("ring-calls")


def test_hovering_a_player_shows_the_name_and_opponents(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    now = drawing(panel)
    player = now.inside[0].player
    laid = panel.view.layout_now
    assert laid is not None
    QTest.mouseMove(panel.view, laid.points[player].toPoint())
    QApplication.processEvents()
    shown = panel.view.toolTip()
    assert name(keyboard, player) in shown
    assert name(keyboard, now.inside[1].player) in shown
