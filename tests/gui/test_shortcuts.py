"""Shortcuts are written as the platform and Qt's language write them, wherever a text has one."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from tests.gui.keyboard import Keyboard
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.user_data.language import speak_in
from tourneydesk.gui.widgets.actions import (
    CHANGE,
    CONFIRM,
    REMOVE,
    action_key,
    key_name,
    letter_key,
)


def test_a_button_names_the_shortcut_that_its_action_has(
    keyboard: Keyboard, window: Window
) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo", "Cy", "Di")
    room, native = keyboard.workspace, QKeySequence.SequenceFormat.NativeText
    for button, action in (
        (room.display.toggle, window.menus["display-projector"]),
        (room.display.freeze, window.menus["display-freeze"]),
        (room.display.clock.toggle, window.menus["display-clock-turn"]),
    ):
        assert action.shortcut().toString(native) in button.toolTip()
    assert (
        window.menus["repair-menu"].shortcut().toString(native) in room.repair_note.button.toolTip()
    )


def test_keys_are_called_as_the_language_calls_them(dressed: QApplication) -> None:
    names = {}
    try:
        for key in ("en", "de", "es"):
            speak_in(dressed, key)
            keys = ("Ctrl+Shift+P", CONFIRM, REMOVE, CHANGE, "Space")
            names[key] = [key_name(one) for one in keys]
    finally:
        speak_in(dressed, "en")
    assert names == {
        "en": ["Ctrl+Shift+P", "Ctrl+Enter", "Del", "F2", "Space"],
        "de": ["Strg+Umschalt+P", "Strg+Enter", "Entf", "F2", "Leertaste"],
        "es": ["Control+Mayúsculas+P", "Control+Enter", "Suprimir", "F2", "Espacio"],
    }


def test_the_large_key_is_called_return_on_a_mac(monkeypatch: pytest.MonkeyPatch) -> None:
    assert key_name(Qt.Key.Key_Return) == "Enter"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert key_name(Qt.Key.Key_Return) == QKeySequence(Qt.Key.Key_Return).toString()


def test_a_marked_letter_is_named_with_alt() -> None:
    assert (letter_key("Keep &apart"), letter_key("Byes")) == ("Alt+A", "")
    assert action_key("window-undo") == "Ctrl+Z"
