"""The card beside the settings: their effect in a sentence and a sketch."""

from collections.abc import Callable

from tourneydesk.core.reasons import Refused
from tourneydesk.gui.pages.wizard.flow import Answers, consequence
from tourneydesk.gui.pages.wizard.sketch import SketchView
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, frame_of, widget_of
from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.preview import Consequence
from tourneydesk.present.shows import sketch_of


class SettingsPreview(ScrollArea):
    """Redrawn after each change of an answer."""

    def __init__(self) -> None:
        super().__init__()
        self.sentence = label("", "strong", wraps=True)
        self.notes = label("", "quiet", wraps=True)
        self.sketch = SketchView(sketch_of(""), lines=12)
        column = column_of(
            label(messages.text("wizard-leads-to"), "quiet"),
            self.sentence,
            self.sketch,
            self.notes,
            REST,
            margins=(16, 12, 16, 12),
            spacing=12,
        )
        card = frame_of("card", column)
        self.hold(widget_of(column_of(card, margins=0, spacing=None)), sideways=False)

    def show_answers(self, answers: Answers) -> None:
        """Describes the answers' effect, or what is wrong; the sketch is then hidden."""
        self.show_what(lambda: consequence(answers))

    def show_what(self, work: Callable[[], Consequence]) -> None:
        """Describes the outcome of ``work``, or what is wrong if it raises Refused."""
        try:
            now = work()
        except Refused as refused:
            self._show(refusal(refused.problems), works=False)
            show_text(self.notes, "")
            self.sketch.hide()
            return
        self._show(now.sentence, works=now.works)
        show_text(self.notes, "\n\n".join(now.notes))
        self.sketch.setVisible(now.works)
        self.sketch.show_sketch(now.sketch)
        self.sketch.setAccessibleName(now.sentence)

    def _show(self, text: str, *, works: bool) -> None:
        sentence = text if works else f"{messages.text('window-sign-attention')}{text}"
        show_text(self.sentence, sentence, "strong" if works else "attention")
