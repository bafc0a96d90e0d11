"""The keys that lead to a screen lead there in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton

from pictures.screens import screens_of_format, walk
from tests.gui.keyboard import Keyboard
from tourneydesk.present import messages

CHOSEN = {
    "players-check-in": lambda: messages.text("people-task-check-in"),
    "players-apart": lambda: messages.text("people-task-apart"),
    "players-byes": lambda: messages.text("people-task-byes"),
    "round-missing": lambda: messages.text("round-missing-only"),
    "round-second-pass": lambda: messages.text("round-second-pass"),
}
"""What is chosen on a screen, as it is written on its button."""


@pytest.fixture(autouse=True, params=["en", "de", "es"])
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    """Spoken before there is a window."""
    messages.use_language(request.param)
    yield
    messages.use_language("en")


def test_the_marked_letter_of_a_choice_chooses_it(keyboard: Keyboard, tmp_path: Path) -> None:
    screens = [("us-swiss", one) for one in screens_of_format("us-swiss") if one.name in CHOSEN]
    chosen = {}
    for _, screen in walk(keyboard.window, screens, tmp_path / "event.tourney"):
        written = CHOSEN[screen.name]()
        buttons = keyboard.window.findChildren(QAbstractButton)
        chosen[screen.name] = [
            one.isChecked()
            for one in buttons
            if one.text().split("\N{NO-BREAK SPACE}")[0] == written
        ]
    assert chosen == {name: [True] for name in CHOSEN}
