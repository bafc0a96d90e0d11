"""Letters to press with Alt: every language marks one where English does, and none twice."""

import re
from collections import Counter
from collections.abc import Mapping

import pytest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.message_files import texts
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pages.players_page import TASKS
from tourneydesk.present import messages
from tourneydesk.present.messages.languages import language_keys

SPOKEN = language_keys()
MARKED = re.compile(r"&\w")


def without_letter(them: Mapping[str, str]) -> list[str]:
    """Menus and choices that English has a letter to press for, and this language none."""
    return [
        one
        for one, text in texts("en").items()
        if MARKED.search(text) and len(MARKED.findall(them[one])) != 1
    ]


@pytest.mark.parametrize("key", SPOKEN)
def test_what_english_has_a_letter_for_has_one(key: str) -> None:
    assert without_letter(texts(key)) == []


def test_a_letter_that_is_missing_is_seen() -> None:
    wrong = {**texts("en"), "window-menu-file": "Datei"}
    assert without_letter(wrong) == ["window-menu-file"]


@pytest.mark.parametrize("key", SPOKEN)
def test_in_a_menu_and_on_a_page_no_letter_stands_for_two_things(
    qtbot: QtBot, dressed: QApplication, key: str
) -> None:
    messages.use_language(key)
    try:
        window = Window()
        qtbot.addWidget(window)
        bar = window.menuBar()
        shown = [[action.text() for action in bar.actions()]]
        for menu in (action.menu() for action in bar.actions()):
            assert isinstance(menu, QMenu)
            shown.append([action.text() for action in menu.actions()])
        shown += [
            [*map(messages.text, TASKS), *shown[0]],
            [
                messages.text("round-all-tables"),
                messages.text("round-missing-only"),
                messages.text("round-second-pass"),
                *shown[0],
            ],
        ]
    finally:
        messages.use_language("en")
    for texts_there in shown:
        letters = [found[1].lower() for one in texts_there if (found := re.search(r"&(\w)", one))]
        twice = [letter for letter, count in Counter(letters).items() if count > 1]
        assert twice == [], texts_there
