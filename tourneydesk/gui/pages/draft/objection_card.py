"""The card that asks about a change by hand which a rule objects to."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from tourneydesk.core.reasons import Problem
from tourneydesk.desk.drafts import Draft
from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.text_widgets import Field, button, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import say

MAX_REASON_LENGTH = 200


class ObjectionCard(QFrame):
    """Hidden unless a rule objects. The change is undone, or kept for a reason that is recorded."""

    undone = Signal()
    """The user takes the last change back."""
    kept = Signal(str)
    """The user keeps the change, for this reason."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "question")
        self._problems: tuple[Problem, ...] = ()
        self._heading = label("", "section", wraps=True)
        self._about = label("", wraps=True)
        self.undo = button(messages.text("draft-undo-swap"), "next", self.undone, picture="undo-2")
        self.reason = Field(MAX_REASON_LENGTH)
        self.reason.setPlaceholderText(messages.text("draft-keep-reason-placeholder"))
        self.reason.setAccessibleName(messages.text("draft-keep-reason"))
        self.reason.setMinimumWidth(self.fontMetrics().averageCharWidth() * 34)
        self.reason.textChanged.connect(lambda _: self._allow())
        self.reason.returnPressed.connect(self._keep)
        self.keep = button(messages.text("draft-keep-it"), does=lambda _=False: self._keep())
        row = FlowLayout(spacing=12)
        for part in (self.undo, self.reason, self.keep):
            row.addWidget(part)
        column_of(self._heading, self._about, row, on=self, margins=(16, 12, 16, 12), spacing=4)
        self._allow()
        self.hide()

    @property
    def text(self) -> str:
        """The objection; empty while there is none."""
        return self._heading.text() if self._problems else ""

    def show_draft(self, draft: Draft, *, can_undo: bool) -> None:
        """Shows the draft's objections, the first in full; hidden if there are none."""
        if draft.objections != self._problems:
            self.reason.setText("")
        self._problems = draft.objections
        self.setVisible(bool(self._problems))
        self.undo.setVisible(can_undo)
        if self._problems:
            first, *others = (say(problem, draft.event) for problem in self._problems)
            show_text(self._heading, first)
            more = messages.text("draft-objections-more", count=len(others)) if others else ""
            show_text(self._about, messages.sentences(more, messages.text("draft-objection-about")))

    def _allow(self) -> None:
        self.keep.setEnabled(bool(self.reason.text().strip()))

    def _keep(self) -> None:
        reason = self.reason.text().strip()
        if self._problems and reason:
            self.kept.emit(reason)
