"""The first steps: what to do in a first event, ticked by itself as it is done."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QProgressBar, QWidget

from tourneydesk.gui.user_data.first_steps import STEPS, first_event_over, steps_done
from tourneydesk.gui.user_data.guide_progress import guide_to_resume
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.layout.boxes import REST, Space, column_of, row_of
from tourneydesk.gui.widgets.text_widgets import button, label, relook, show_text
from tourneydesk.gui.widgets.theme.icons import Icon
from tourneydesk.present import messages


class StepsPanel(QFrame):
    """Hidden once a first event is over. The step to do next has a sentence and, if there is an
    event, a button that opens it there.
    """

    step_requested = Signal(str)
    """Requests the page where this step is done."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self._count = label("", "quiet")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, len(STEPS))
        self._hint = label("", "quiet", wraps=True)
        self.do = button("")
        self.guide = ActionButton("guide-menu")
        self._next = STEPS[0]
        self.do.clicked.connect(self._request)
        self._lines = {step: _StepLine(step) for step in STEPS}
        indent = Icon("").width() + 12
        self._inside = column_of(
            self._hint, row_of(self.do, REST), margins=(indent, 0, 0, 0), spacing=8
        )
        self._rows = column_of(spacing=12)
        column_of(
            row_of(label(messages.text("home-first-steps"), "section"), REST, self._count),
            self._bar,
            Space(pixels=4),
            self._rows,
            Space(pixels=4),
            row_of(self.guide, REST),
            on=self,
            margins=16,
            spacing=8,
        )

    def refresh(self, *, has_event: bool) -> None:
        """Shows which steps are done; the one to do next can be done if there is an event."""
        self.setVisible(not first_event_over())
        self.guide.show_text(guide_text())
        self.guide.setVisible(has_event)
        done = steps_done()
        counted = messages.text("home-steps-done", done=len(done), steps=len(STEPS))
        show_text(self._count, counted)
        self._bar.setValue(len(done))
        self._bar.setAccessibleName(counted)
        self._next = next((step for step in STEPS if step not in done), STEPS[-1])
        while self._rows.count():
            self._rows.takeAt(0)
        for step, line in self._lines.items():
            line.show_done(step in done, current=step == self._next)
            self._rows.addWidget(line)
            if step == self._next:
                self._rows.addLayout(self._inside)
        show_text(self._hint, messages.text(f"home-step-hint-{self._next}"))
        self.do.setText(messages.text(f"home-step-do-{self._next}"))
        self.do.setVisible(has_event and self._next != STEPS[0])

    def _request(self) -> None:
        self.step_requested.emit(self._next)


def guide_text() -> str:
    """The message of the button that opens the guided first event."""
    return "guide-start" if guide_to_resume() is None else "guide-resume"


class _StepLine(QWidget):
    """One step with its tick."""

    def __init__(self, step: str) -> None:
        super().__init__()
        self._name = messages.text(f"home-step-{step}")
        self._tick = Icon("circle-dashed", token="quiet")
        self._text = label(self._name, wraps=True)
        row_of(self._tick, (self._text, 1), on=self, margins=0, spacing=12)

    def show_done(self, done: bool, *, current: bool) -> None:
        self._tick.show_icon(*("circle-check", "done") if done else ("circle-dashed", "quiet"))
        relook(self._text, "strong" if current else "quiet" if done else "")
        said = "home-step-is-done" if done else "home-step-is-open"
        self.setAccessibleName(messages.text(said, step=self._name))
