"""A field with its name above it and, below it, what it means or what is wrong with it."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from tourneydesk.gui.widgets.layout.boxes import column_of, row_of
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.text_widgets import label, relook, show_text
from tourneydesk.gui.widgets.theme.icons import Icon
from tourneydesk.present import messages

NO_MAXIMUM = 16_777_215
"""The maximum width of a widget without one."""
SAVED_TIME = 3000
"""Milliseconds for which a field says that it was saved."""


class FieldRow(QWidget):
    """A field that can be corrected where it is: an error is shown at the field and gives it the
    focus.
    """

    def __init__(
        self, name: str, field: QWidget, beside: QWidget | None = None, look: str = "strong"
    ) -> None:
        """``beside`` is a button that belongs to the field; ``look`` is the style of the name."""
        super().__init__()
        self.name = name
        self.field = field
        self._heading = label(name, look)
        self._heading.setBuddy(field)
        field.setAccessibleName(name)
        self._heading.setWordWrap(True)
        self._heading.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._lock = Icon("lock", token="quiet")
        self.saved_mark = QWidget()
        row_of(
            Icon("check", token="done"),
            label(messages.text("event-saved"), "done"),
            on=self.saved_mark,
            margins=0,
            spacing=4,
        )
        self.saved_mark.hide()
        self._value = label("", wraps=True)
        self._help = label("", "quiet", wraps=True)
        self.error = label("", "wrong", wraps=True)
        self._fixed = ""
        self.timer = QTimer(self, singleShot=True, interval=SAVED_TIME)
        self.timer.timeout.connect(self.saved_mark.hide)
        top = row_of((self._heading, 1), self._lock, self.saved_mark, spacing=4)
        place = row_of((field, 1), beside) if beside is not None else row_of((field, 1))
        if field.maximumWidth() < NO_MAXIMUM:
            place.addStretch(1)
        column_of(top, place, self._value, self._help, self.error, on=self, margins=0, spacing=4)
        for part in (self._value, self._help, self.error):
            # As high as its text is for its width; no two lines for one.
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for hidden in (self._lock, self._value, self._help, self.error):
            hidden.hide()

    def hide_name(self) -> None:
        """The page around the field says what it asks."""
        self._heading.hide()

    def show_help(self, text: str) -> None:
        """Shows what the field, or the value chosen, means; empty for nothing."""
        if self._fixed:
            return
        show_text(self._help, text)
        self._help.setVisible(bool(text))
        if not self.error.text():
            self.field.setAccessibleDescription(text)

    def show_error(self, text: str, *, focus: bool = True) -> None:
        """Says at the field what is wrong and puts the cursor there; empty if nothing is."""
        show_trouble(self.error, text, "wrong")
        self.field.setAccessibleDescription(text or self._help.text())
        if isinstance(self.field, QLineEdit):
            relook(self.field, "wrong" if text else "")
        if text and focus:
            self.field.setFocus()
            if isinstance(self.field, QLineEdit):
                self.field.selectAll()

    def show_saved(self) -> None:
        """Says for a moment that the value was saved."""
        self.saved_mark.show()
        self.timer.start()

    def show_fixed(self, why: str, value: str) -> None:
        """Shows the value as plain text with the reason why it cannot be changed; without a reason
        the field is shown.
        """
        self._fixed = why
        self.field.setEnabled(not why)
        self.field.setVisible(not why)
        self._lock.setVisible(bool(why))
        show_text(self._value, value)
        self._value.setVisible(bool(why))
        if why:
            show_text(self._help, why)
            self._help.show()
            self.field.setAccessibleDescription(why)
