"""The card above a repair: what is wrong or what happened, what follows, and the two answers."""

from collections.abc import Callable

from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.question_card import Card
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import sentences


class RepairCard(Card):
    """Always shown on the page; the list keeps the focus, and its keys answer too."""

    def __init__(self, applies: Callable[[], object], leaves: Callable[[], object]) -> None:
        super().__init__()
        self.heading = label("", "section", wraps=True)
        self._about = label("", wraps=True)
        self._details = label("", "quiet", wraps=True)
        self.more = button(messages.text("window-details"), "link")
        self.more.setCheckable(True)
        self.more.toggled.connect(lambda _: self._show_details())
        self.apply_button = ActionButton("keys-repair-take", lambda _=False: applies(), "next")
        self.leave = button(messages.text("repair-leave-as-is"), does=lambda _=False: leaves())
        answers = (self.apply_button, self.leave, self.more)
        self.add(self.heading, self._about, self._details, answers=answers)

    @property
    def text(self) -> str:
        """Everything that the card says."""
        return sentences(self.heading.text(), self._about.text(), self._details.text())

    def show_repair(self, heading: str, about: str, details: str = "", *, settled: bool) -> None:
        """Says another thing; ``settled`` if nothing is wrong."""
        self.icon.show_icon("info" if settled else "triangle-alert", "attention")
        show_text(self.heading, heading)
        show_text(self._about, about)
        self._about.setVisible(bool(about))
        show_text(self._details, details)
        self.more.setVisible(bool(details))
        self._show_details()
        self.arrange()

    def _show_details(self) -> None:
        self._details.setVisible(bool(self._details.text()) and self.more.isChecked())
