"""The shortcuts of the window, and how the platform writes them."""

import sys
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

ACTIONS: Mapping[str, tuple[str, ...]] = {
    "window-new-event": ("Ctrl+N",),
    "window-open-event": ("Ctrl+O",),
    "window-save-as": ("Ctrl+Shift+S",),
    "window-close-event": ("Ctrl+W",),
    "window-quit": ("Ctrl+Q",),
    "window-undo": ("Ctrl+Z",),
    "window-redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "window-see-standings": ("Ctrl+R",),
    "draft-look-first": ("Ctrl+D",),
    "repair-menu": ("Ctrl+E",),
    "window-go-to-table": ("Ctrl+G",),
    "event-go-to": ("Ctrl+0",),
    "window-go-to-players": ("Ctrl+1",),
    "window-go-to-round": ("Ctrl+2",),
    "window-go-to-standings": ("Ctrl+3",),
    "papers-go-to": ("Ctrl+4",),
    "display-go-to": ("Ctrl+5",),
    "history-go-to": ("Ctrl+6",),
    "ring-show": ("Ctrl+L",),
    "papers-print-packet": ("Ctrl+P",),
    "papers-print-changed": ("Ctrl+Shift+P",),
    "display-projector": ("F5",),
    "display-freeze": ("F6",),
    "display-clock-turn": ("F8",),
    "display-clock-more-all": ("Ctrl+F8",),
    "display-clock-more-table": ("Shift+F8",),
    "window-show-why": ("Ctrl+I",),
    "safety-ask-why-not": ("Ctrl+Shift+I",),
    "safety-keys": ("F1",),
}
"""The shortcuts of the menus, by the messages that name their actions."""

CHANGE = Qt.Key.Key_F2
REMOVE = Qt.Key.Key_Delete
RESTORE = Qt.Key.Key_Insert
FULL_SCREEN = Qt.Key.Key_F11
CONFIRM = "Ctrl+Return"
CHOOSE_LIST = "Alt+L"
DELETE_ENTRY = "Shift+Del"


def action_key(action: str) -> str:
    """The shortcut of an action of the menus, as the platform writes it."""
    return key_name(ACTIONS[action][0])


def key_name(keys: str | Qt.Key) -> str:
    """A key or shortcut such as ``Ctrl+Shift+P``, as the platform and Qt's language write it."""
    sequence = QKeySequence(keys)
    if sys.platform != "darwin":
        # What Qt calls Return says Enter on most keyboards, and in our messages.
        sequence = QKeySequence(sequence.toString().replace("Return", "Enter"))
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def letter_key(text: str) -> str:
    """Alt with the letter that is marked in a text by ``&``; empty where the platform has none."""
    return QKeySequence.mnemonic(text).toString(QKeySequence.SequenceFormat.NativeText)
