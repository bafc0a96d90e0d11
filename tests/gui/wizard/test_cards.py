"""Acceleration is chosen on cards: in the wizard and on the event page, by keys and by mouse."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.keyboard import Key, Keyboard
from tests.gui.work_gate import WorkGate
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.forms.choice_cards import ChoiceCards
from tourneydesk.gui.tasks import any_work
from tourneydesk.present import messages
from tourneydesk.present.settings import value_help, value_words

KINDS = ("none", "adjusted_rating", "added_score")


def to_the_cards(keyboard: Keyboard) -> ChoiceCards:
    keyboard.press(Key.Key_N, control=True)
    keyboard.type("U\nOpen")
    keyboard.go_on(3)
    wizard = keyboard.window.wizard
    assert wizard.flow.page == "cards"
    assert wizard.question.text() == messages.text("us-swiss-setting-acceleration-question")
    return wizard.cards.cards[0]


def test_the_wizard_asks_on_cards_and_arrows_space_and_clicks_choose(
    keyboard: Keyboard, window: Window
) -> None:
    cards = to_the_cards(keyboard)
    assert keyboard.focus is cards.cards[0].button
    keyboard.press(Key.Key_Right)
    assert window.wizard.flow.answers.chosen_settings["acceleration"] == "adjusted_rating"
    QTest.mouseClick(cards.cards[2], Qt.MouseButton.LeftButton)
    assert window.wizard.flow.answers.chosen_settings["acceleration"] == "added_score"
    cards.cards[0].button.setFocus()
    keyboard.press(Key.Key_Space)
    assert window.wizard.flow.answers.chosen_settings["acceleration"] == "none"
    keyboard.press(Key.Key_Right)
    keyboard.type("\n")
    assert window.wizard.flow.page == "review"
    keyboard.press(Key.Key_Escape)
    assert cards.index == 1
    keyboard.type("\n\n")
    assert keyboard.workspace.session.event.settings["acceleration"] == "adjusted_rating"


def test_cards_say_all_of_it_to_a_screen_reader(keyboard: Keyboard) -> None:
    cards = to_the_cards(keyboard)
    keyboard.until(lambda: cards.advice.isVisible() and not any_work())
    for card, kind in zip(cards.cards, KINDS, strict=True):
        name = value_words("acceleration", kind, "us-swiss")
        about = value_help("acceleration", kind, "us-swiss")
        assert card.button.accessibleName() == messages.text("setting-card", name=name, about=about)
        assert messages.text("us-swiss-acceleration-perfect-scores") in (
            card.button.accessibleDescription()
        )


def test_the_event_page_has_the_cards_until_a_round_is_posted(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *(f"Player {number}" for number in range(1, 9)))
    page = keyboard.workspace.event_
    keyboard.press(Key.Key_0, control=True)
    cards = page.form.rows["acceleration"].field
    assert isinstance(cards, ChoiceCards)
    assert not cards.isVisible()
    keyboard.press(Key.Key_Z, control=True)
    keyboard.press(Key.Key_Return)  # the round was posted, so it is asked
    assert not keyboard.workspace.session.event.rounds
    keyboard.press(Key.Key_0, control=True)
    keyboard.until(lambda: cards.advice.isVisible() and not any_work())
    cards.cards[2].button.click()
    assert keyboard.workspace.session.event.settings["acceleration"] == "added_score"


def test_two_hundred_players_do_not_hold_up_the_cards(
    keyboard: Keyboard, work_gate: WorkGate
) -> None:
    keyboard.press(Key.Key_N, control=True)
    keyboard.type("U\nOpen")
    keyboard.go_on()
    wizard = keyboard.window.wizard
    wizard.players.text.setPlainText("\n".join(f"Player {n}, {1000 + n}" for n in range(1, 201)))
    work_gate.shut()
    keyboard.go_on(2)
    assert any_work()
    keyboard.press(Key.Key_Right)
    assert wizard.flow.answers.chosen_settings["acceleration"] == "adjusted_rating"
    work_gate.open()
    cards = wizard.cards.cards[0]
    keyboard.until(lambda: "200" in cards.advice.text and not any_work())
