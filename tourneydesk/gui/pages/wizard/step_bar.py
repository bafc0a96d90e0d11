"""The wizard's steps in a line: which are answered, and which is shown."""

from PySide6.QtWidgets import QFrame, QWidget

from tourneydesk.gui.pages.wizard.flow import STEPS, Page, step_of
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of
from tourneydesk.gui.widgets.text_widgets import label, relook
from tourneydesk.gui.widgets.theme.icons import Icon
from tourneydesk.present import messages


class StepBar(QWidget):
    """Its accessible name says the step by number."""

    def __init__(self) -> None:
        super().__init__()
        self._steps = {page: _Step(page) for page in STEPS}
        row_of(*self._steps.values(), REST, on=self, margins=0, spacing=4)

    def show_step(self, current: Page) -> None:
        number = step_of(current)
        self.setAccessibleName(messages.text("wizard-step", step=number, steps=len(STEPS)))
        for at, step in enumerate(self._steps.values(), start=1):
            step.show_state(done=at < number, current=at == number)


class _Step(QFrame):
    def __init__(self, page: Page) -> None:
        super().__init__()
        self._tick = Icon("check", token="done")
        self._name = label(messages.text(f"wizard-steps-{page}"))
        inside = row_of(REST, self._tick, self._name, REST, margins=(12, 4, 12, 4), spacing=6)
        column_of(inside, on=self, margins=0)
        self.setProperty("look", "step")

    def show_state(self, *, done: bool, current: bool) -> None:
        self._tick.setVisible(done)
        relook(self._name, "strong" if current else "quiet")
        relook(self, "step-now" if current else "step")
