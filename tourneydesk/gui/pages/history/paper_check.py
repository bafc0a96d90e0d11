"""Checks whether a printed paper belongs to the open event, by its revision and digest."""

from PySide6.QtWidgets import QWidget

from tourneydesk.core.journal.codec import FULL, cleaned, grouped
from tourneydesk.desk.witnesses import attest
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.text_widgets import Field, button, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import say, sentences


class PaperCheck(QWidget):
    """Two fields for the values in the footer of every paper, and the answer below them."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self._now = label("", "quiet")
        self.revision, self.digest = Field(9), Field(100)
        self.digest.setPlaceholderText(messages.text("history-digest-placeholder"))
        self.check = button(
            messages.text("history-check-paper"), does=lambda _=False: self._check()
        )
        self.answer = label("", wraps=True)
        self.answer.setAccessibleName(messages.text("history-check-paper-heading"))
        for field in (self.revision, self.digest):
            field.returnPressed.connect(self._check)
            field.textChanged.connect(lambda _: self._show_message("", ""))
        self._lay_out()
        self._show_message("", "")

    def refresh(self) -> None:
        """Shows the revision and digest that a paper would have now; clears an earlier answer."""
        session = self._session
        now = messages.text(
            "history-now", revision=len(session.steps), digest=grouped(session.digest)
        )
        show_text(self._now, now)
        self._show_message("", "")

    def clear(self) -> None:
        """Empties the fields."""
        for field in (self.revision, self.digest):
            field.setText("")

    def _check(self) -> None:
        number, digest = self.revision.text().strip(), cleaned(self.digest.text())
        if not (number.isascii() and number.isdigit() and int(number) > 0):
            self._refuse(self.revision, messages.text("revision-wrong"))
        elif digest is None:
            self._refuse(self.digest, messages.text("digest-wrong", most=FULL))
        else:
            self._answer(int(number), digest)

    def _answer(self, revision: int, digest: str) -> None:
        session = self._session
        found = attest(session.entries, session.steps, revision, digest)
        text = sentences(*map(say, found.advice))
        self._show_message(text, "done" if found.belongs else "attention")

    def _refuse(self, field: Field, text: str) -> None:
        self._show_message(text, "attention")
        field.setFocus()
        field.selectAll()

    def _show_message(self, text: str, look: str) -> None:
        show_trouble(self.answer, text, look)

    def _lay_out(self) -> None:
        digit = self.fontMetrics().horizontalAdvance("0")
        self.revision.setFixedWidth(digit * 10 + 24)
        self.digest.setMinimumWidth(digit * 26 + 24)
        row = FlowLayout()
        row.add_named(messages.text("history-paper-revision"), self.revision)
        row.add_named(messages.text("history-paper-digest"), self.digest)
        row.add_named("", self.check)
        column_of(
            label(messages.text("history-check-paper-heading"), "strong"),
            self._now,
            row,
            self.answer,
            on=self,
            margins=0,
            spacing=4,
        )
