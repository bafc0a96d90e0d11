"""The shortcuts of the window, and how the platform writes them."""

import sys
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from tourneydesk.present.messages import text

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

_NATIVE = QKeySequence.SequenceFormat.NativeText
_NAMED: Mapping[str, str] = {
    "Return": "key-enter",
    "Enter": "key-enter",
    "Esc": "key-esc",
    "Space": "key-space",
    "Tab": "key-tab",
}
"""The keys that sentences name, by what Qt calls them, with their messages."""
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
    """A key or shortcut such as ``Ctrl+Shift+P``, as the platform and Qt's language write it; keys
    that sentences name are called as there.
    """
    sequence = QKeySequence(keys)
    name = sequence.toString(_NATIVE)
    key = sequence.toString().rpartition("+")[2]
    if key not in _NAMED or sys.platform == "darwin":
        return name
    return name.removesuffix(QKeySequence(key).toString(_NATIVE)) + text(_NAMED[key])


def letter_key(label: str) -> str:
    """Alt with the letter that is marked in a label by ``&``; empty where the platform has none."""
    return QKeySequence.mnemonic(label).toString(_NATIVE)
