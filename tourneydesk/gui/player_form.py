"""The line where a player is typed: a name, and what else is known."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout

from tourneydesk.core.event import Player
from tourneydesk.gui import words
from tourneydesk.gui.figures import whole
from tourneydesk.gui.plain import ENTER_KEYS, Field, beside, button, label, show_text


class PlayerForm(QFrame):
    """Enter in any of its fields enters the player; Escape empties them."""

    entered = Signal(object)
    """What was typed, by field."""
    changed = Signal(int, object)
    """The player who is changed, and what was typed."""
    stepped = Signal()
    """Up or down was pressed: the list is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self._changing: int | None = None
        self.name, self.rating, self.age = Field(1000), Field(20), Field(20)
        self.add = button(words.ADD)
        self.add.clicked.connect(self._finish)
        self.trouble = label("", "attention", wraps=True)
        self.trouble.hide()
        lines = QGridLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setHorizontalSpacing(8)
        lines.setVerticalSpacing(4)
        lines.setColumnStretch(0, 1)
        heads = (words.NAME, words.RATING, words.AGE)
        for column, (head, field) in enumerate(
            zip(heads, (self.name, self.rating, self.age), strict=True)
        ):
            lines.addWidget(beside(head, field), 0, column)
            lines.addWidget(field, 1, column)
            if field is not self.name:
                field.setPlaceholderText(words.OPTIONAL)
                field.setFixedWidth(field.fontMetrics().horizontalAdvance(words.OPTIONAL) + 32)
            field.stepped.connect(lambda _: self.stepped.emit())
        lines.addWidget(self.add, 1, 3)
        lines.addWidget(self.trouble, 2, 0, 1, 4)

    def enter(self) -> None:
        """Takes the keyboard."""
        self.name.setFocus()

    def empty(self) -> None:
        """Makes room for the next player."""
        self._changing = None
        self.add.setText(words.ADD)
        for field in (self.name, self.rating, self.age):
            field.setText("")  # unlike clear, which undo would bring back
        self.say("")
        self.name.setFocus()

    def load(self, player: Player) -> None:
        """Shows what is known about a player, to be changed."""
        self._changing = player.id
        self.add.setText(words.CHANGE)
        self.name.setText(player.name)
        self.rating.setText("" if player.rating is None else str(player.rating))
        self.age.setText("" if player.age is None else str(player.age))
        self.say("")
        self.name.setFocus()
        self.name.selectAll()

    def say(self, text: str) -> None:
        """Says in place why a player was not taken; what was typed stays."""
        show_text(self.trouble, f"{words.SIGN_ATTENTION}{text}" if text else "")
        self.trouble.setVisible(bool(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self._finish()
        elif event.key() == Qt.Key.Key_Escape:
            self.empty()
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        about: dict[str, object] = {
            "name": self.name.text(),
            "rating": _figure(self.rating),
            "age": _figure(self.age),
        }
        if self._changing is None:
            self.entered.emit(about)
        else:
            self.changed.emit(self._changing, about)


def _figure(field: Field) -> object:
    """A number, nothing, or the text that is none: the desk says what it would take."""
    text = field.text().strip()
    number = whole(text)
    return (text or None) if number is None else number
