"""The wizard's steps in a line: which are answered, and which is shown."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from tourneydesk.gui.pages.wizard.flow import STEPS, Page, step_of
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of
from tourneydesk.gui.widgets.text_widgets import button, label, relook, tip
from tourneydesk.gui.widgets.theme.icons import icon
from tourneydesk.present import messages


class StepBar(QWidget):
    """Its accessible name says the step by number; the steps before it are buttons."""

    chosen = Signal(str)
    """Requests the first page of an earlier step."""

    def __init__(self) -> None:
        super().__init__()
        self.step = {page: _Step(page) for page in STEPS}
        for page, step in self.step.items():
            step.back.clicked.connect(lambda _=False, page=page: self.chosen.emit(page))
        row_of(*self.step.values(), REST, on=self, margins=0, spacing=4)

    def show_step(self, current: Page) -> None:
        number = step_of(current)
        self.setAccessibleName(messages.text("wizard-step", step=number, steps=len(STEPS)))
        for at, step in enumerate(self.step.values(), start=1):
            step.show_state(done=at < number, current=at == number)


class _Step(QFrame):
    def __init__(self, page: Page) -> None:
        super().__init__()
        name = messages.text(f"wizard-steps-{page}")
        self.back = button(name, "step")
        self.back.setIcon(icon("check", "done"))
        tip(self.back, messages.text("wizard-back-to", step=name))
        self._name = label(name)
        self._name.setContentsMargins(12, 4, 12, 4)
        column_of(self.back, self._name, on=self, margins=0, spacing=0)
        self.setProperty("look", "step")

    def show_state(self, *, done: bool, current: bool) -> None:
        self.back.setVisible(done)
        self._name.setVisible(not done)
        relook(self._name, "strong" if current else "quiet")
        relook(self, "step-now" if current else "step")
