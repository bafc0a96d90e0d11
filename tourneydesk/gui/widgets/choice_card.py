"""A card to choose, by its radio button or by clicking anywhere on it."""

from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from tourneydesk.gui.widgets.text_widgets import radio
from tourneydesk.present import messages


class ChoiceCard(QFrame):
    """One of several; the arrow keys go from one to the next."""

    def __init__(self, name: str, about: str, look: str) -> None:
        """What is chosen, a sentence about it, and the style of the card."""
        super().__init__()
        self.name = name
        self.setProperty("look", look)
        self.button = radio(name, "strong")
        self.button.setAccessibleName(messages.text("setting-card", name=name, about=about))
        self.button.toggled.connect(self._show_chosen)

    def mousePressEvent(self, _event: QMouseEvent) -> None:  # noqa: N802
        self.button.setChecked(True)
        self.button.setFocus()

    def _show_chosen(self, chosen: bool) -> None:
        self.setProperty("chosen", chosen)
        for part in (self, *self.findChildren(QWidget)):
            part.style().unpolish(part)
            part.style().polish(part)
