"""The window's language: the system's or the one chosen in the menu, and saved."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.gui.app.window_change import change_language
from tourneydesk.gui.user_data import language
from tourneydesk.gui.user_data.language import (
    choice,
    choose,
    day_and_time,
    language_key,
    speak_chosen,
    speak_in,
    time_of_day,
    use_this_time,
)
from tourneydesk.gui.user_data.preferences import preferred
from tourneydesk.present import messages


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    messages.use_language("en")


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """German, whether or not its words are there yet."""
    monkeypatch.setattr(language, "language_keys", lambda: ("en", "de"))


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("kept", "system", "spoken"),
    [
        ("", ["de-AT", "en"], "de"),
        ("", ["tlh", "de"], "de"),
        ("", ["en-GB", "de"], "en"),
        ("", ["tlh"], "en"),
        ("", [], "en"),
        ("de", ["en-US"], "de"),
        ("en", ["de-DE"], "en"),
        ("es", ["de-DE"], "de"),
    ],
)
def test_language_is_the_choice_or_else_the_systems_first_supported(
    kept: str, system: Sequence[str], spoken: str
) -> None:
    assert language_key(kept, system) == spoken


@pytest.mark.usefixtures("own_home")
def test_language_choice_is_saved_and_a_missing_language_falls_back_to_the_system() -> None:
    choose("en")
    assert (choice(), preferred("language")) == ("en", "en")
    choose("tlh")
    assert choice() == ""


@pytest.mark.usefixtures("own_home")
def test_the_language_of_the_command_line_holds_until_another_is_chosen(
    dressed: QApplication,
) -> None:
    choose("en")
    use_this_time("de")
    try:
        speak_chosen(dressed)
        assert (choice(), messages.current_language().key) == ("de", "de")
        assert preferred("language") == "en", "what was chosen is not written over"
        choose("es")
        speak_chosen(dressed)
        assert (choice(), messages.current_language().key) == ("es", "es")
    finally:
        use_this_time(None)
        speak_in(dressed, "en")


def languages_of(keyboard: Keyboard) -> list[QAction]:
    keyboard.window.menus.languages.aboutToShow.emit()
    return keyboard.window.menus.languages.actions()


def test_the_menu_has_every_language_under_its_own_name_and_says_which_is_spoken(
    keyboard: Keyboard,
) -> None:
    offered = languages_of(keyboard)
    assert [one.text() for one in offered][:2] == [messages.text("language-system"), "English"]
    assert [one.text() for one in offered if one.isChecked()] == [messages.text("language-system")]


def test_another_language_gives_a_new_window_with_the_same_event_at_the_same_place(
    keyboard: Keyboard, dressed: QApplication
) -> None:
    keyboard.new_event("us", "Open")
    keyboard.enter_players("Ann", "Ben", "Cy", "Di")
    keyboard.pair()
    keyboard.press(Key.Key_3, control=True)
    before = keyboard.window
    path, page = keyboard.workspace.session.path, keyboard.workspace.page
    heard: list[str] = []
    before.language_requested.connect(heard.append)
    languages_of(keyboard)[1].trigger()
    assert heard == ["en"]
    new = change_language(heard[0], before)
    try:
        assert new.workspace is not None
        assert (new.workspace.session.path, new.workspace.page) == (path, page)
        assert len(new.workspace.session.event.rounds) == 1
        assert not before.isVisible()
        assert choice() == "en"
    finally:
        new.close()
        new.deleteLater()


def test_language_change_waits_while_a_draft_is_open(keyboard: Keyboard) -> None:
    keyboard.new_event("us", "Open")
    keyboard.enter_players("Ann", "Ben", "Cy", "Di")
    keyboard.press(Key.Key_D, control=True)
    keyboard.until(lambda: keyboard.workspace.next_round.draft is not None)
    heard: list[str] = []
    keyboard.window.language_requested.connect(heard.append)
    languages_of(keyboard)[1].trigger()
    assert heard == []
    assert choice() == "en"
    assert "when you restart" in keyboard.workspace.status_bar.message.text()


@pytest.mark.parametrize(
    ("key", "time", "day"), [("de", "14:05", "30.09.26 14:05"), ("es", "14:05", "30/9/26 14:05")]
)
def test_times_are_written_as_the_language_does(
    monkeypatch: pytest.MonkeyPatch, key: str, time: str, day: str
) -> None:
    monkeypatch.setattr(language, "locale", lambda: QLocale(key))
    at = "2026-09-30T14:05:00"
    for shown in (time_of_day, day_and_time):
        shown.cache_clear()
    assert (time_of_day(at), day_and_time(at).replace(",", "")) == (time, day)
    for shown in (time_of_day, day_and_time):
        shown.cache_clear()


def test_missing_time_is_left_out() -> None:
    assert (time_of_day(""), day_and_time("soon")) == ("", "")


def test_facts_that_are_words_are_looked_up_and_others_shown_as_they_are() -> None:
    assert messages.word_of("10 and under", "ages", "age-swiss") == "10 and under"
    assert messages.word_of("member ID", "word") == "member ID"
    assert messages.word_of("Cubs {0}", "ages", "age-swiss") == "Cubs {0}"
