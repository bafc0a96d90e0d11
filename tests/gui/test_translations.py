"""Every language has all words of the window; one that is not there yet is passed over."""

import inspect
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from string import Formatter

import pytest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.languages import SAME_AS_ENGLISH, has_words
from tourneydesk.gui import words
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.words import words_of
from tourneydesk.present.messages.languages import language_keys

SPOKEN = language_keys()
ENGLISH = words_of()


def of(key: str) -> Mapping[str, object]:
    return ENGLISH if key == "en" else words_of({"de": "german", "es": "spanish"}[key])


def texts(name: str, value: object) -> Iterator[tuple[str, str]]:
    """Every text in a constant, each with the way to it."""
    match value:
        case str():
            yield name, value
        case dict():
            for key, inner in value.items():
                yield from texts(f"{name}/{key}", inner)
        case tuple():
            for place, inner in enumerate(value):
                yield from texts(f"{name}/{place}", inner)
        case _:
            return


def all_texts(them: Mapping[str, object]) -> dict[str, str]:
    return dict(one for name, value in them.items() for one in texts(name, value))


def fields(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


def is_function(value: object) -> bool:
    return inspect.isfunction(value)


def gaps(them: Mapping[str, object]) -> list[str]:
    """Names that are missing, are nobody's, or hold something else than in English."""
    found = [f"{name} is missing" for name in ENGLISH if name not in them]
    for name, value in them.items():
        if name not in ENGLISH:
            if isinstance(value, str | dict | tuple):
                found.append(f"{name} is nobody's")
        elif is_function(value) != is_function(ENGLISH[name]):
            found.append(f"{name} is of another kind")
        elif not is_function(value) and dict(texts(name, value)).keys() != (
            dict(texts(name, ENGLISH[name])).keys()
        ):
            found.append(f"{name} has other parts")
    return found


def other_fields(them: Mapping[str, object]) -> list[str]:
    own, english = all_texts(them), all_texts(ENGLISH)
    return [way for way in own if way in english and fields(own[way]) != fields(english[way])]


def left_english(them: Mapping[str, object], key: str) -> list[str]:
    own, english = all_texts(them), all_texts(ENGLISH)
    listed = SAME_AS_ENGLISH.get(key, frozenset())
    return [
        way
        for way in own
        if own[way] == english.get(way)
        and has_words(own[way])
        and way not in listed
        and not is_key(way)
    ]


def is_key(way: str) -> bool:
    """Whether the name of a key stands there, on the sheet of keys."""
    return bool(re.fullmatch(r"KEYS_OF_STAGES/\w+/1/\d+/0", way))


def without_letter(them: Mapping[str, object]) -> list[str]:
    """Menus and choices that English has a letter to press for, and this language none."""
    own, english = all_texts(them), all_texts(ENGLISH)
    marked = re.compile(r"&\w")
    return [
        way
        for way in own
        if marked.search(english.get(way, "")) and len(marked.findall(own[way])) != 1
    ]


@pytest.mark.parametrize("key", SPOKEN)
def test_a_language_has_every_name_and_no_others(key: str) -> None:
    assert gaps(of(key)) == []


@pytest.mark.parametrize("key", SPOKEN)
def test_a_language_puts_in_the_same_things(key: str) -> None:
    assert other_fields(of(key)) == []


def test_nothing_in_the_window_is_left_in_english_but_what_is_listed() -> None:
    for key in SPOKEN[1:]:
        assert left_english(of(key), key) == [], key


@pytest.mark.parametrize("key", SPOKEN)
def test_every_count_is_said_for_one_and_for_many(key: str) -> None:
    for name, english in ENGLISH.items():
        if not is_function(english):
            continue
        said = of(key)[name]
        assert callable(english)
        assert callable(said)
        assert [*inspect.signature(said).parameters] == [*inspect.signature(english).parameters]
        for count in (1, 2, 12, 113):
            assert has_digits(said, count) == has_digits(english, count), name


def has_digits(says: Callable[..., str], count: int) -> bool:
    asked = inspect.signature(says, eval_str=True).parameters.values()
    given = [count if one.annotation is int else one.annotation() for one in asked]
    return str(count) in says(*given)


@pytest.mark.parametrize("key", SPOKEN)
def test_what_english_has_a_letter_for_has_one(key: str) -> None:
    assert without_letter(of(key)) == []


@pytest.mark.parametrize("key", SPOKEN)
def test_in_a_menu_and_on_a_page_no_letter_stands_for_two_things(
    qtbot: QtBot, dressed: QApplication, key: str
) -> None:
    words.speak(key)
    try:
        window = Window()
        qtbot.addWidget(window)
        bar = window.menuBar()
        shown = [[action.text() for action in bar.actions()]]
        for menu in (action.menu() for action in bar.actions()):
            assert isinstance(menu, QMenu)
            shown.append([action.text() for action in menu.actions()])
        shown += [
            [*words.TASK_TEXTS, *shown[0]],
            [words.ALL_TABLES, words.MISSING_ONLY, words.SECOND_PASS, *shown[0]],
        ]
    finally:
        words.speak("en")
    for texts_there in shown:
        letters = [found[1].lower() for one in texts_there if (found := re.search(r"&(\w)", one))]
        twice = [letter for letter, count in Counter(letters).items() if count > 1]
        assert twice == [], texts_there


@pytest.mark.parametrize("key", SPOKEN)
def test_the_sheet_of_keys_names_the_letters_that_the_pages_have(key: str) -> None:
    own = all_texts({**ENGLISH, **of(key)})
    for stage, marked in (
        ("players", ["TASK_TEXTS/0", "TASK_TEXTS/1", "TASK_TEXTS/2", "TASK_TEXTS/3"]),
        ("round", ["ALL_TABLES", "MISSING_ONLY", "SECOND_PASS"]),
    ):
        letters = {found[1].upper() for way in marked if (found := re.search(r"&(\w)", own[way]))}
        told = {
            text.rpartition("+")[2].upper()
            for way, text in own.items()
            if way.startswith(f"KEYS_OF_STAGES/{stage}/1/") and is_key(way) and "Alt+" in text
        }
        assert told == letters


def test_these_checks_see_what_is_wrong() -> None:
    """The checks above, on English with one thing wrong at a time."""
    assert gaps(ENGLISH) == other_fields(ENGLISH) == without_letter(ENGLISH) == []
    assert len(left_english(ENGLISH, "en")) > 200
    wrong: dict[str, object] = {**ENGLISH, "MENU_FILE": "Datei", "ADDED": "{name}", "MEHR": "mehr"}
    wrong["STATUS_WORDS"] = {"active": ""}
    del wrong["WHY"]
    assert gaps(wrong) == [
        "WHY is missing",
        "STATUS_WORDS has other parts",
        "MEHR is nobody's",
    ]
    assert other_fields(wrong) == ["ADDED"]
    assert without_letter(wrong) == ["MENU_FILE"]
