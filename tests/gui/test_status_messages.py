"""Messages inline and in the status bar: what to do next, and nothing outdated."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.results import ScoreResult
from tourneydesk.desk import players
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.sheet_entry import SCORES
from tourneydesk.gui.widgets.match_keys import as_typed, exact_number
from tourneydesk.present import messages
from tourneydesk.present.messages import say, use_language

FOUR = ("Ann", "Bo", "Cy", "Di")


@pytest.fixture(params=["en", "de", "es"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use_language(request.param)
    yield request.param
    use_language("en")


# The filter of what is missing


def test_with_nothing_missing_the_filter_says_so_and_what_is_next(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    page = keyboard.workspace.round
    page.missing.click()
    assert page.missing.isChecked()
    assert page.nothing.isHidden()
    keyboard.type("11")
    # What has just been reported stays under the cursor.
    assert page.nothing.isHidden()
    page.all.click()
    page.missing.click()
    assert page.tables.model().rowCount() == 0
    assert page.nothing.text() == messages.text(
        "round-nothing-missing-next",
        action=messages.text("window-pair-round", round=2),
        key="Ctrl+R",
    )
    keyboard.pair()
    assert page.nothing.isHidden()
    keyboard.workspace.go_to(1)
    page.missing.click()
    assert page.nothing.text() == messages.text("round-nothing-missing")
    page.all.click()
    assert page.nothing.isHidden()


# Keys that say nothing


@pytest.mark.parametrize("letter", ["x", "w", "5"])
def test_a_letter_that_says_nothing_at_a_table_of_two_is_answered(
    keyboard: Keyboard, letter: str
) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    before = keyboard.workspace.session.event
    keyboard.type(letter)
    entry = keyboard.workspace.round.entry
    assert keyboard.workspace.session.event is before
    trouble = getattr(entry, "trouble")  # noqa: B009
    assert trouble.isVisible()
    keys = {"first": "1", "second": "2", "draw": "0"}
    assert trouble.text() == messages.text("round-match-key-unknown", key=letter, **keys)
    keyboard.type("1")
    assert trouble.isHidden()


# The foot


def test_a_message_goes_with_the_next_thing_that_happens_or_the_next_page(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    keyboard.type("1")
    message = keyboard.workspace.status_bar.message
    assert "Board 1" in message.text()
    assert message.isVisible()
    keyboard.workspace.go_to(PageName.STANDINGS)
    assert message.isHidden()
    keyboard.workspace.go_to(1)
    keyboard.type("2")
    assert message.isVisible()
    players.enter(keyboard.workspace.session.session, {"name": "Ed", "rating": 1000})
    assert message.text() == ""
    assert message.isHidden()
    keyboard.press(Key.Key_Z, control=True)
    assert "Ed" in message.text()


def test_a_refusal_stays_in_the_status_bar_until_the_next_action(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    keyboard.workspace.session.message.emit("Not so.", "attention")
    keyboard.workspace.status_bar.refresh()
    assert keyboard.workspace.status_bar.message.text().endswith("Not so.")
    keyboard.type("1")
    assert "Not so" not in keyboard.workspace.status_bar.message.text()


def test_advice_is_a_button_in_the_status_bar_and_in_full_in_the_details_panel(
    keyboard: Keyboard, language: str
) -> None:
    keyboard.sit_down("us-swiss", *(f"P{number}" for number in range(1, 33)))
    keyboard.reopen()
    room = keyboard.workspace
    assert room.session.outlook.status == "ready"
    assert room.session.outlook.advice
    now = room.status_bar.situation.text()
    assert len(now) < 60
    room.go_to(PageName.PLAYERS)
    assert room.players.list.key is None
    told = say(room.session.outlook.advice[0], room.session.event)
    assert told not in now
    room.details_panel.show_reasons("P1", "", ["Other."])
    room.status_bar.advice.click()
    assert told in room.details_panel.text
    assert room.details_panel.isVisible()


# The card


def test_the_details_panel_is_hidden_where_nothing_can_be_selected(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *FOUR)
    room = keyboard.workspace
    for page, shown in (
        (PageName.EVENT, False),
        (1, True),
        (PageName.DISPLAY, False),
        (PageName.HISTORY, True),
    ):
        room.go_to(page)
        assert room.details_panel.isVisible() == shown, page
    keyboard.press(Key.Key_I, control=True)
    assert not room.details_panel.isVisible()
    for page in (PageName.EVENT, 1, PageName.PLAYERS):
        room.go_to(page)
        assert not room.details_panel.isVisible()
    keyboard.press(Key.Key_I, control=True)
    assert room.details_panel.isVisible()


# Numbers


def test_a_score_stands_in_its_field_as_the_language_writes_it(language: str) -> None:
    shown = {"en": "7.5", "de": "7,5", "es": "7,5"}[language]
    assert as_typed(Fraction(15, 2)) == shown
    result = ScoreResult({1: Fraction(15, 2), 2: Fraction(3)})
    assert SCORES.write((1, 2), result) == ((shown,), ("3",))
    assert exact_number("7.5") == exact_number("7,5") == Fraction(15, 2)
    assert exact_number(as_typed(Fraction(-1, 8))) == Fraction(-1, 8)
