"""A card above the page that asks a question, with a labeled button for every answer."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QApplication, QFrame, QWidget
from shiboken6 import isValid

from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.text_widgets import Button, button, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import sentences

Answer = tuple[str, Callable[[], object]]
"""A button's label and its action."""


class Question(PageKeys, QFrame):
    """Hidden if there is no question. Enter gives the first answer, Esc the last."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "question")
        self.key_actions = {"keys-back": lambda: self.answer(len(self._answers) - 1)}
        self._answers: Sequence[Answer] = ()
        self._keyboard: QWidget | None = None
        self._heading = label("", "section", wraps=True)
        self._about = label("", wraps=True)
        self._row = FlowLayout()
        self.buttons: list[Button] = []
        column_of(self._heading, self._about, self._row, on=self, margins=(16, 8, 16, 8), spacing=4)
        self.hide()

    @property
    def text(self) -> str:
        return sentences(self._heading.text(), self._about.text())

    def ask(self, heading: str, about: str, answers: Sequence[Answer], *, focus: bool) -> None:
        """Replaces the current question. ``focus`` moves the focus to the first answer; otherwise
        it stays where results are being typed.
        """
        self._answers = answers
        show_text(self._heading, f"{messages.text('window-sign-attention')}{heading}")
        show_text(self._about, about)
        self._about.setVisible(bool(about))
        for at in range(len(self.buttons), len(answers)):
            push_button = button("", "next" if at == 0 else "")
            push_button.clicked.connect(lambda _=False, at=at: self.answer(at))
            self.buttons.append(push_button)
            self._row.addWidget(push_button)
        for at, push_button in enumerate(self.buttons):
            push_button.setVisible(at < len(answers))
            push_button.setText(answers[at][0] if at < len(answers) else "")
        self.show()
        if focus:
            before = QApplication.focusWidget()
            self._keyboard = self._keyboard if before in self.buttons else before
            self.buttons[0].setFocus()

    def answer(self, at: int) -> None:
        """Closes the card and runs the answer's action."""
        if at < len(self._answers):
            _, action = self._answers[at]
            self.close_question()
            action()

    def close_question(self) -> None:
        """Withdraws the question and returns the focus to where it was."""
        inside = QApplication.focusWidget() in self.buttons
        before, self._keyboard = self._keyboard, None
        self._answers = ()
        self.hide()
        if inside and before is not None and isValid(before):
            before.setFocus()
