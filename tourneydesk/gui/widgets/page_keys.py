"""The keys of a page, and of what is open in it."""

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.gui.widgets.actions import KeyActions, do_key

if TYPE_CHECKING:
    Mixed = QWidget
else:
    Mixed = object


class PageKeys(Mixed):
    """A mixin to put before a widget's base class: does the actions whose keys its fields, lists
    and buttons ignore.
    """

    key_actions: KeyActions = MappingProxyType({})
    other_key: Callable[[QKeyEvent], bool] | None = None
    """Takes a key that no action has; whether it did something."""

    def on_keys(self, actions: KeyActions) -> None:
        """Does these actions, too."""
        self.key_actions = {**self.key_actions, **actions}

    def press(self, event: QKeyEvent) -> bool:
        """Does what a key does here, wherever the focus is; whether it does anything."""
        taken = do_key(event, self.key_actions)
        return taken or (self.other_key is not None and self.other_key(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not self.press(event):
            super().keyPressEvent(event)


def typing(takes: Callable[[str], bool]) -> Callable[[QKeyEvent], bool]:
    """For `PageKeys.other_key`: letters, digits and signs, typed without Ctrl or Alt."""
    control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier

    def typed(event: QKeyEvent) -> bool:
        text = event.text()
        if event.modifiers() & control or not text or not text.isprintable():
            return False
        # A held key auto-repeats, but enters only one result.
        taken = event.isAutoRepeat() or takes(text)
        if taken:
            event.accept()
        return taken

    return typed
