"""A list whose frame shows that the list has the focus."""

from PySide6.QtGui import QFocusEvent

from tourneydesk.gui.widgets.page_keys import Mixed


class FocusFrame(Mixed):
    """A mixin to put before a list's base class. Its property ``focused`` is for the style sheet,
    which cannot color selected rows by :focus.
    """

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._show_focus(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._show_focus(False)

    def _show_focus(self, focused: bool) -> None:
        self.setProperty("focused", focused)
        self.style().unpolish(self)
        self.style().polish(self)
