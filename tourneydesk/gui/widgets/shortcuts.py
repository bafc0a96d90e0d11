"""The keys that mean the same on every page, and how the platform writes a key."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

CHANGE = Qt.Key.Key_F2
REMOVE = Qt.Key.Key_Delete
RESTORE = Qt.Key.Key_Insert
FULL_SCREEN = Qt.Key.Key_F11
CONFIRM = "Ctrl+Return"
CHOOSE_LIST = "Alt+L"
DELETE_ENTRY = "Shift+Del"


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
