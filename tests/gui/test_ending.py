"""Event > End event: asked on a card, done as one step, taken back by undo."""

from pathlib import Path

from tests.builders.desks import desk_of
from tests.gui.keyboard import Key, Keyboard
from tourneydesk.desk import rounds
from tourneydesk.desk.session import Session
from tourneydesk.gui.app.window import Window
from tourneydesk.present import messages
from tourneydesk.present.winners import winners_of


def started(keyboard: Keyboard, key: str) -> Session:
    desk = desk_of(key, 6)
    rounds.pair(desk)
    keyboard.window.show_event(desk, Path("event.tourney"))
    return desk


def test_a_ring_is_ended_on_a_card_and_undo_opens_it_again(
    keyboard: Keyboard, window: Window
) -> None:
    desk = started(keyboard, "dual-ring")
    question = keyboard.workspace.status_bar.question
    assert not window.menus["end-menu"].isEnabled()
    rounds.report(desk, 1, {"winner": desk.event.rounds[0].tables[0].players[0]})
    running = desk.event
    window.menus["end-menu"].trigger()
    assert question.text == messages.sentences(
        messages.text("end-asked", "dual-ring"), messages.text("end-about", "dual-ring")
    )
    keyboard.press(Key.Key_Escape)
    assert desk.event is running
    window.menus["end-menu"].trigger()
    keyboard.press(Key.Key_Return)
    assert winners_of(desk.event) is not None
    assert not window.menus["end-menu"].isEnabled()
    keyboard.press(Key.Key_Z, control=True)
    keyboard.press(Key.Key_Return)
    assert desk.event.rounds == running.rounds


def test_strikes_end_with_the_round_being_played(keyboard: Keyboard, window: Window) -> None:
    desk = started(keyboard, "strikes")
    window.menus["end-menu"].trigger()
    keyboard.press(Key.Key_Return)
    assert desk.event.settings["rounds"] == 1
    said = keyboard.workspace.status_bar.message.text()
    assert said == messages.text("end-done", "strikes", round=1)
