"""A question above the window, with a button for each answer; Esc answers none."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QWidget

from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of
from tourneydesk.gui.widgets.text_widgets import button, label, title
from tourneydesk.present import messages

Answer = tuple[str, Callable[[], object]]
WIDTH = 64
"""In digits."""


class Question(QDialog):
    """The first answer is the usual one."""

    handbook_page = "several-desks"

    def __init__(self, text: str, answers: list[Answer], parent: QWidget, note: str = "") -> None:
        """``note`` is said below, more quietly."""
        super().__init__(parent)
        title(self, messages.text("window-program"))
        self.text = label(text, "strong", wraps=True)
        self.answers = [
            button(said, "" if at else "next", lambda _=False, does=does: self._answer(does))
            for at, (said, does) in enumerate(answers)
        ]
        lines = column_of(self.text, on=self, margins=(24, 24, 24, 16), spacing=12)
        self.note = label(note, "quiet", wraps=True) if note else None
        if self.note is not None:
            lines.addWidget(self.note)
        lines.addStretch(1)
        lines.addLayout(row_of(REST, *reversed(self.answers)))
        self.answers[0].setFocus()
        width = self.fontMetrics().horizontalAdvance("0") * WIDTH
        self.setMinimumWidth(width)
        self.resize(width, lines.heightForWidth(width))

    def _answer(self, does: Callable[[], object]) -> None:
        self.accept()
        does()
