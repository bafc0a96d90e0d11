"""The band under the menus: what is shown is not the real thing; its button leads back."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QWidget

from tourneydesk.gui.widgets.layout.boxes import row_of
from tourneydesk.gui.widgets.text_widgets import button, escaped, label, show_text
from tourneydesk.gui.widgets.theme.icons import LARGE, Icon
from tourneydesk.present import messages

FRAME_WIDTH = 3
"""Pixels of the frame around the window while the band is shown."""


class Band(QFrame):
    """Hidden while everything shown is real. Its one button leads back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("look", "band")
        self._icon = Icon("graduation-cap", LARGE, "practice")
        self.text = label("", "practice-strong")
        self.about = label("", "practice", wraps=True)
        self._does: Callable[[], object] = self.clear
        self.back = button(messages.text("window-close"), does=lambda: self._does())
        row_of(
            self._icon,
            self.text,
            (self.about, 1),
            self.back,
            on=self,
            margins=(12, 4, 12, 4),
            spacing=12,
        )
        self.hide()

    def clear(self) -> None:
        """Hides the band: what is shown is real. Nothing of the event is kept."""
        self._does = self.clear
        self.hide()

    def show_state(
        self, icon: str, text: str, about: str, back: str, does: Callable[[], object]
    ) -> None:
        """Shows the band; ``back`` is the text of its button, ``does`` what that does."""
        self._icon.show_icon(icon, "practice")
        show_text(self.text, text)
        show_text(self.about, about)
        self.back.setText(escaped(back))
        self._does = does
        self.show()
