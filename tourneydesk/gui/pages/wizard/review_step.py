"""Summarizes the answers before anything is created."""

from PySide6.QtWidgets import QWidget

from tourneydesk.core.reasons import Refused
from tourneydesk.gui.pages.wizard.flow import Answers, consequence
from tourneydesk.gui.pages.wizard.review import review
from tourneydesk.gui.pages.wizard.sketch import SketchView
from tourneydesk.gui.pages.wizard.step import Step
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, frame_of, row_of, widget_of
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present.preview import Sketch
from tourneydesk.present.shows import sketch_of


class ReviewStep(Step):
    """Sentences, and a sketch of the outcome."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = label("", wraps=True)
        self.sketch = SketchView(sketch_of(""), lines=7)
        row = row_of((self.text, 3), (self.sketch, 1), margins=(20, 16, 20, 16), spacing=24)
        card = frame_of("card", row)
        self.hold(widget_of(column_of(card, REST, margins=(0, 0, 8, 0), spacing=None)))

    def show_answers(self, answers: Answers) -> None:
        show_text(self.text, "\n\n".join(review(answers)))
        self.sketch.show_sketch(_sketch(answers))

    def enter(self) -> None:
        """Focuses the button that creates the event."""


def _sketch(answers: Answers) -> Sketch:
    try:
        return consequence(answers).sketch
    except Refused:
        return sketch_of(answers.format)
