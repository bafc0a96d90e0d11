"""The field for one figure of a player at a table."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from tourneydesk.gui.pages.round.sheets import WITHDRAWN
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.text_widgets import Field


class SeatField(PageKeys, Field):
    """A one-figure field. If a single key is the whole figure, the focus moves on at once;
    otherwise on Enter, Space or a slash. Tab right after such a key would skip the newly focused
    field, so it is ignored. ``letters`` are places, too, and cannot be part of a figure.
    """

    filled = Signal()
    moved_on = Signal()
    finished = Signal()
    given_up = Signal()
    entered = Signal()
    row_begun = Signal(str)
    """A place typed in the last field of a row: it is that of the next row."""

    def __init__(
        self, one_key: str, accepts_withdrawn: bool, letters: str = "", *, ends_row: bool = False
    ) -> None:
        super().__init__(18)
        self._one_key = one_key
        self._accepts_withdrawn = accepts_withdrawn
        self._letters, self._ends_row = letters, ends_row
        self.came_from_figure = False
        self.key_actions = {
            "keys-sheet-next": self.moved_on.emit,
            "keys-sheet-part": self.filled.emit,
            "keys-sheet-record": self.finished.emit,
            "keys-round-leave": self.given_up.emit,
        }

    def focusNextPrevChild(self, onward: bool) -> bool:  # noqa: N802
        if self.came_from_figure and onward:
            self.came_from_figure = False
            return True
        return super().focusNextPrevChild(onward)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        self.came_from_figure = False
        if self.press(event):
            return
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        key = event.text().upper()
        if key and not control and self._begins_row(key):
            if not event.isAutoRepeat():
                self.row_begun.emit(key)
            return
        if key and not control and self.fills(key):
            if not event.isAutoRepeat():
                self.fill(key)
            return
        if key and not control and self._accepts_withdrawn:
            # W is exclusive: it replaces a figure, and a figure replaces it.
            if key == WITHDRAWN:
                self.setText(WITHDRAWN)
                return
            if self.text() == WITHDRAWN and key.isprintable():
                self.selectAll()
        super().keyPressEvent(event)

    def fills(self, key: str) -> bool:
        """Whether this one key is the whole figure."""
        return bool(self._one_key) and len(key) == 1

    def _begins_row(self, key: str) -> bool:
        """Whether a key is the place of the next row: a letter after the last figure of this."""
        starts = f"{self._letters}{WITHDRAWN}" if self._letters else ""
        return self._ends_row and bool(self.text().strip()) and key in starts

    def fill(self, key: str) -> None:
        """Enters one key as the whole figure and moves on; ignores other keys."""
        if self._one_key and key in self._letters:
            key = self._one_key[self._letters.index(key)]
        if key in self._one_key or (self._accepts_withdrawn and key == WITHDRAWN):
            self.setText(key)
            self.filled.emit()
            now = self.window().focusWidget()
            if isinstance(now, SeatField) and now is not self:
                now.came_from_figure = True

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.came_from_figure = False
        self.selectAll()
        self.entered.emit()
