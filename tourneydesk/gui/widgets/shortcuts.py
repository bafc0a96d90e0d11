"""The keys with the same meaning on every page, and the platform's notation for keys."""

import sys
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from tourneydesk.present.messages import text

_NATIVE = QKeySequence.SequenceFormat.NativeText
_NAMED: Mapping[str, str] = {
    "Return": "key-enter",
    "Enter": "key-enter",
    "Esc": "key-esc",
    "Space": "key-space",
    "Tab": "key-tab",
}
"""The keys that messages mention, by their names in Qt, with their messages."""
CHANGE = Qt.Key.Key_F2
REMOVE = Qt.Key.Key_Delete
RESTORE = Qt.Key.Key_Insert
FULL_SCREEN = Qt.Key.Key_F11
CONFIRM = "Ctrl+Return"
FINISH = "Ctrl+Shift+Return"
CHOOSE_LIST = "Alt+L"
DELETE_ENTRY = "Shift+Del"


def key_name(keys: str | Qt.Key) -> str:
    """A key or shortcut such as ``Ctrl+Shift+P`` in the notation of the platform and Qt's language;
    keys that messages mention have the same names here.
    """
    sequence = QKeySequence(keys)
    name = sequence.toString(_NATIVE)
    key = sequence.toString().rpartition("+")[2]
    if key not in _NAMED or sys.platform == "darwin":
        return name
    return name.removesuffix(QKeySequence(key).toString(_NATIVE)) + text(_NAMED[key])


def letter_key(label: str) -> str:
    """Alt with the label's mnemonic, the letter marked by ``&``; empty if the platform has none."""
    return QKeySequence.mnemonic(label).toString(_NATIVE)
