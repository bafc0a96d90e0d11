"""What the pages of the wizard have in common."""

from PySide6.QtCore import Signal

from tourneydesk.core.reasons import Refused
from tourneydesk.gui.pages.wizard.flow import Answers
from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea


class Step(ScrollArea):
    """A page whose content is scrolled."""

    changed = Signal()
    finished = Signal()

    def read(self, _answers: Answers) -> dict[str, object]:
        """The answers of this page, by name."""
        return {}

    def show_refusal(self, _refused: Refused) -> bool:
        """Says at a field what is wrong with it; whether a field of this page is at fault."""
        return False

    def advance(self) -> None:
        """Enter was pressed."""
        self.finished.emit()
