"""The card above a round's list that asks about a result which differs from the recorded one."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QBoxLayout

from tourneydesk.gui.pages.round.round_list import RoundList
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.question_card import AnswerButton, Card, OpenCard
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.present import messages


@dataclass(frozen=True, slots=True)
class Correction:
    """What the card says: the results ``old`` and ``new``, the effect in a sentence, the details
    behind it, and the answers; without ``change`` the recorded result cannot be changed.

    ``short``: both results fit on chips.
    """

    heading: str
    old: str
    new: str
    short: bool
    keep: str
    change: str = ""
    effect: str = ""
    details: str = ""


class CorrectionCard(OpenCard, Card):
    """Hidden while nothing is asked. The list keeps the focus: its keys answer too."""

    changed = Signal()
    kept = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._content: Correction | None = None
        self.heading = label("", "section")
        self.old, self.new = label("", "chip-card"), label("", "chip-card")
        self._arrow = label("→")
        self._results = label("", wraps=True)
        self.effect = label("", wraps=True)
        self.details = label("", "quiet", wraps=True)
        self.more = button(messages.text("window-details"), "link")
        self.more.setCheckable(True)
        self.more.toggled.connect(lambda _: self._show_details())
        head = FlowLayout()
        for part in (self.heading, self.old, self._arrow, self.new):
            head.addWidget(part)
        self.texts.addLayout(head)
        for text in (self._results, self.effect, self.details):
            self.texts.addWidget(text)
        self.change = self._answer("next", "keys-round-table", self.changed)
        self.keep = self._answer("", "keys-round-leave", self.kept)
        # A click leaves the focus in the list.
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.answers.addWidget(self.more)
        self.hide()

    def _answer(self, look: str, key: str, given: SignalInstance) -> AnswerButton:
        made = AnswerButton()
        made.setProperty("look", look)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(given)
        made.set_key(action_key(key))
        made.show_key(True)
        self.answers.addWidget(made)
        return made

    @property
    def text(self) -> str:
        """Everything that the card says."""
        content = self._content
        if content is None:
            return ""
        parts = (content.heading, content.old, content.new, content.effect, content.details)
        return "\n".join(filter(None, parts))

    def show_correction(self, content: Correction | None) -> None:
        """Asks about another correction, or about none."""
        if content == self._content:
            return
        if content is None or self._content is None or content.heading != self._content.heading:
            self.more.setChecked(False)
        self._content = content
        if content is not None:
            show_text(self.heading, content.heading)
            for chip, text in ((self.old, content.old), (self.new, content.new)):
                show_text(chip, text if content.short else "")
                chip.setVisible(content.short)
            self._arrow.setVisible(content.short)
            both = messages.text("round-card-both", old=content.old, new=content.new)
            show_text(self._results, "" if content.short else both)
            self._results.setVisible(not content.short)
            show_text(self.effect, content.effect)
            self.change.setText(content.change)
            self.change.setVisible(bool(content.change))
            self.keep.setText(content.keep)
            self.more.setVisible(bool(content.details))
            self._show_details()
        self.setVisible(content is not None)
        self.arrange()
        if content is not None:
            self.come_into_view()

    def _show_details(self) -> None:
        details = self._content.details if self._content is not None else ""
        show_text(self.details, details)
        self.details.setVisible(bool(details) and self.more.isChecked())


def show_beside(
    card: CorrectionCard, correction: Correction | None, column: QBoxLayout, tables: RoundList
) -> None:
    """Shows or hides the card above the list, whose rows stay where they are: below it if the
    current row is so far up that the card would cover it.
    """
    before = tables.top_of_rows
    if correction is not None and card.isHidden():
        column.removeWidget(card)
        card.show_correction(correction)
        row = tables.visualRect(tables.currentIndex())
        needed = max(card.sizeHint().height(), card.heightForWidth(tables.width()))
        above = row.top() >= needed + column.spacing()
        column.insertWidget(column.indexOf(tables) + (not above), card)
    else:
        card.show_correction(correction)
    column.activate()
    tables.keep_rows_at(before, room=correction is not None)
    if tables.currentIndex().isValid():
        tables.scrollTo(tables.currentIndex())
