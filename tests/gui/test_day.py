"""An organizer's day, by keyboard alone, from the first key to the winner."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.desk.attendance import no_shows
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.round_page import RoundPage
from tourneydesk.gui.pages.sheet_entry import SheetEntry
from tourneydesk.present import messages
from tourneydesk.present.winners import winners_of

NAMES = ("Ann Archer", "Béla Bartók", "Cem Çelik", "Dora Dahl", "Eva Ek", "Finn Frost")


def round_page(window: Window) -> RoundPage:
    assert window.workspace is not None
    return window.workspace.round


def assert_winner_is_shown(keyboard: Keyboard) -> None:
    winners = winners_of(keyboard.workspace.session.event)
    assert winners is not None
    labels = keyboard.workspace.standings.findChildren(QLabel)
    assert winners.headline in [one.text() for one in labels if one.isVisible()]


def test_a_dual_ring_is_played_to_its_winner(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("Dual", "Ring of Five")
    keyboard.enter_players(*NAMES[:5])
    keyboard.pair()
    desk = keyboard.workspace.session
    assert [len(table.seats) for table in desk.event.rounds[0].tables] == [2] * 5
    for _ in range(20):
        if desk.outlook.status == "finished":
            break
        number = desk.outlook.needs[0]
        keyboard.press(Key.Key_G, control=True)
        keyboard.type(f"{number}\n1")
        assert desk.event.rounds[0].table(number).result is not None
    assert desk.outlook.status == "finished"
    keyboard.press(Key.Key_R, control=True)
    assert keyboard.workspace.page == PageName.STANDINGS
    assert_winner_is_shown(keyboard)


def test_announced_tables_of_a_ring_are_in_the_status_bar(
    keyboard: Keyboard, window: Window
) -> None:
    keyboard.new_event("Dual", "Ring")
    keyboard.enter_players(*NAMES)
    keyboard.pair()
    keyboard.type("1")
    posted = keyboard.workspace.session.event.rounds[0]
    new = posted.tables[-1]
    said = keyboard.workspace.status_bar.message.text()
    assert new.number == 7
    assert f"Announce game {new.number}: " in said
    for player in new.players:
        assert keyboard.workspace.session.event.player(player).name in said


def test_accumulated_strikes_are_played_until_somebody_has_won(
    keyboard: Keyboard, window: Window
) -> None:
    keyboard.new_event("Acc", "Strikes")
    keyboard.enter_players(*NAMES)
    desk = keyboard.workspace.session
    for _ in range(12):
        if desk.outlook.status == "finished":
            break
        if desk.outlook.status == "ready":
            keyboard.pair()
        posted = desk.event.rounds[-1]
        for number in posted.missing:
            table = posted.table(number)
            assert table is not None
            # The longer somebody has been entered, the better he plays: an end is sure to come.
            scores = [100 - 10 * player for player in table.players]
            keyboard.type("".join(f"{score}\n" for score in scores))
            assert number not in desk.event.rounds[-1].missing
    assert desk.outlook.status == "finished"
    assert desk.outlook.winners


def test_a_risk_swiss_is_played_with_its_final(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("RISK", "Boards")
    keyboard.enter_players(*NAMES[:5])
    desk = keyboard.workspace.session
    for kind in ("swiss", "final"):
        keyboard.pair()
        posted = desk.event.rounds[-1]
        assert posted.kind == kind
        for place in range(1, 6):
            keyboard.type(f"{place}{40 - place}\n{place}\n")
        assert not desk.event.rounds[-1].missing
        if kind == "swiss":
            # Said as on the button beside it.
            assert keyboard.workspace.status_bar.situation.text() == messages.text(
                "now-ready-final"
            )
            assert keyboard.workspace.status_bar.next.text() == messages.text(
                "window-pair-kind", kind="final"
            )
    assert desk.outlook.status == "finished"
    winner = desk.event.rounds[-1].tables[0].players[0]
    assert desk.outlook.winners == (winner,)


def test_a_us_chess_swiss_is_played_to_its_winner(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("US", "Chess Club Open")
    keyboard.enter_players(*NAMES, "Gus Gray")
    keyboard.pair()
    desk = keyboard.workspace.session
    assert desk.event.rounds[0].byes
    keyboard.type("107")
    assert not desk.event.rounds[0].missing
    (missed,) = no_shows(desk.event)
    keyboard.press(Key.Key_1, control=True)
    keyboard.press(Key.Key_Down)
    if keyboard.workspace.players.list.key == missed:
        keyboard.press(Key.Key_Up)
    keyboard.press(Key.Key_Delete)
    left = next(player for player in desk.event.players if player.dropped)
    # Whoever did not come is asked about before the next round: they may play on.
    keyboard.press(Key.Key_R, control=True)
    assert len(desk.event.rounds) == 1
    keyboard.press(Key.Key_Tab)
    keyboard.press(Key.Key_Return)
    keyboard.until(lambda: len(desk.event.rounds) == 2)
    for _ in range(10):
        if desk.outlook.status == "finished":
            break
        if not desk.event.rounds[-1].missing:
            keyboard.pair()
        assert desk.event.rounds[-1].table_of(left.id) is None
        for number in desk.event.rounds[-1].missing:
            table = desk.event.rounds[-1].table(number)
            assert table is not None
            keyboard.press(Key.Key_G, control=True)
            # Who was entered earlier wins.
            keyboard.type(f"{number}\n{1 if table.players[0] < table.players[1] else 2}")
            assert number not in desk.event.rounds[-1].missing
    assert desk.outlook.status == "finished"
    # The first round is put right the next morning, after a look at what that changes.
    keyboard.workspace.go_to(1)
    keyboard.press(Key.Key_G, control=True)
    keyboard.type("1\n2")
    rounds = ", ".join(str(number) for number in range(2, len(desk.event.rounds)))
    card = keyboard.workspace.round.card
    keyboard.until(lambda: f"rounds {rounds}" in card.effect.text())
    keyboard.type("\n")
    assert "Board 1 changed" in keyboard.workspace.status_bar.message.text()
    assert desk.outlook.winners


def test_an_age_modified_swiss_is_played_to_its_winner(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("Age", "School Cup")
    for age, name in enumerate(NAMES, start=10):
        keyboard.type(f"{name}\t\t\t{age}\n")
    desk = keyboard.workspace.session
    assert [player.age for player in desk.event.players] == [10, 11, 12, 13, 14, 15]
    for _ in range(10):
        if desk.outlook.status == "finished":
            break
        keyboard.pair()
        for _ in range(3):
            # No number is needed: each key goes on to the next table.
            number = keyboard.workspace.round.tables.number
            table = desk.event.rounds[-1].table(number or 0)
            assert table is not None
            keyboard.type("1" if table.players[0] < table.players[1] else "2")
            assert number not in desk.event.rounds[-1].missing
        assert not desk.event.rounds[-1].missing
    assert desk.outlook.status == "finished"
    assert desk.outlook.winners == (1,)
    keyboard.press(Key.Key_R, control=True)
    assert keyboard.workspace.page == PageName.STANDINGS
    assert_winner_is_shown(keyboard)


def test_the_standings_have_readable_heads(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("RISK", "Boards")
    keyboard.enter_players(*NAMES[:5])
    keyboard.pair()
    for place in range(1, 6):
        keyboard.type(f"{place}{40 - place}\n{place}\n")
    keyboard.press(Key.Key_3, control=True)
    model = keyboard.workspace.standings.places.model()
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    wanted = [messages.text("head-place"), messages.text("head-name")]
    wanted += ["R1", "Points", "Game points", "Energy"]
    assert [head for head in heads if head in wanted] == wanted
    shown = dict(zip(heads, (model.index(0, at).data() for at in range(len(heads))), strict=True))
    first = [shown[head] for head in wanted if head != "R1"]
    winner = keyboard.workspace.session.event.rounds[0].tables[0].players[0]
    assert first == ["1", keyboard.workspace.session.event.player(winner).name, "5", "39", "1"]


def test_undo_and_redo_go_by_keys_and_are_named(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("Dual", "Ring")
    keyboard.enter_players(*NAMES[:3])
    assert window.menus["window-undo"].text() == messages.text(
        "window-undo-step", step=messages.text("step-player-added", name="Cem Çelik")
    )
    keyboard.press(Key.Key_Z, control=True)
    assert len(keyboard.workspace.session.event.players) == 2
    assert window.menus["window-redo"].text() == messages.text(
        "window-redo-step", step=messages.text("step-player-added", name="Cem Çelik")
    )
    keyboard.shift_control(Key.Key_Z)
    assert len(keyboard.workspace.session.event.players) == 3


def test_typing_in_a_line_is_undone_there_first(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("Dual", "Ring")
    keyboard.enter_players("Ann")
    keyboard.type("Bo")
    keyboard.press(Key.Key_Z, control=True)
    assert len(keyboard.workspace.session.event.players) == 1


def test_a_round_that_is_undone_is_no_longer_shown(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("Dual", "Ring")
    keyboard.enter_players(*NAMES[:3])
    keyboard.pair()
    assert keyboard.workspace.page == 1
    keyboard.reopen()
    assert keyboard.workspace.page == PageName.PLAYERS
    assert not keyboard.workspace.session.event.rounds


def test_players_are_dropped_returned_and_changed_by_keys(
    keyboard: Keyboard, window: Window
) -> None:
    keyboard.new_event("RISK", "Boards")
    keyboard.enter_players(*NAMES)
    desk = keyboard.workspace.session
    keyboard.press(Key.Key_Down)
    keyboard.press(Key.Key_Delete)
    assert desk.event.players[-1].dropped
    keyboard.press(Key.Key_Insert)
    assert not desk.event.players[-1].dropped
    keyboard.press(Key.Key_F2)
    keyboard.type("Finja\n")
    assert desk.event.players[-1].name == "Finja"


def test_the_next_action_says_why_it_cannot_be_done(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("RISK", "Boards")
    keyboard.enter_players(*NAMES)
    foot = keyboard.workspace.status_bar
    assert not foot.next.isEnabled() or "6" in foot.situation.text()
    assert foot.situation.text()


@pytest.mark.parametrize("letter", ["\n"])
def test_holding_enter_on_the_next_action_pairs_one_round(
    keyboard: Keyboard, window: Window, letter: str
) -> None:
    keyboard.new_event("RISK", "Boards")
    keyboard.enter_players(*NAMES[:5])
    keyboard.workspace.status_bar.next.setFocus()
    keyboard.hold(letter)
    keyboard.until(lambda: len(keyboard.workspace.session.event.rounds) == 1)
    assert isinstance(round_page(window).entry, SheetEntry)


def test_an_event_closed_and_opened_again_is_as_it_was(keyboard: Keyboard, window: Window) -> None:
    keyboard.new_event("Dual", "Ring")
    keyboard.enter_players(*NAMES[:4])
    keyboard.pair()
    keyboard.type("1")
    before = keyboard.workspace.session.event
    keyboard.press(Key.Key_W, control=True)
    assert window.workspace is None
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.session.event == before
    assert keyboard.workspace.page == 1
