"""The card about the selected row: what is wrong or doubtful, and a button for each way out."""

from collections.abc import Callable, Sequence

from tourneydesk.gui.widgets.question_card import Answer, Card
from tourneydesk.gui.widgets.text_widgets import Button, button, escaped, label, show_text


class RowCard(Card):
    """Hidden if there is nothing to say. Its buttons are plain: importing is what comes next."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = label("", "section", wraps=True)
        self._about = label("", wraps=True)
        self._actions: Sequence[Callable[[], object]] = ()
        self.buttons: list[Button] = []
        self.add(self._heading, self._about)
        self.hide()

    @property
    def text(self) -> str:
        """What the card says below its heading; empty while it is hidden."""
        return "" if self.isHidden() else self._about.text()

    def show_row(self, heading: str, about: str, answers: Sequence[Answer]) -> None:
        """Shows what to know about a row; hidden without a text."""
        show_text(self._heading, heading)
        show_text(self._about, about)
        self._actions = [action for _, action in answers]
        for new in range(len(self.buttons), len(answers)):
            made = button("", does=lambda _=False, at=new: self._actions[at]())
            self.buttons.append(made)
            self.answers.addWidget(made)
        for at, made in enumerate(self.buttons):
            made.setVisible(at < len(answers))
            made.setText(escaped(answers[at][0]) if at < len(answers) else "")
        self.setVisible(bool(about))
        self.arrange()
