"""The page that opens a sample event: one of each format, at a moment worth a look."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from tourneydesk.desk.practice.samples import GUIDE, make_sample, recipe_of
from tourneydesk.formats import FORMATS
from tourneydesk.gui.pages.home.format_cards import FormatCard, FormatCards
from tourneydesk.gui.user_data.practice_folder import scratch_path
from tourneydesk.gui.widgets.form_page import EventFormPage
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, form_column, row_of
from tourneydesk.gui.widgets.layout.scroll_area import scrolled
from tourneydesk.gui.widgets.text_widgets import button, label
from tourneydesk.present import messages
from tourneydesk.store.trouble import FileTrouble, of_system


class SamplesPage(EventFormPage):
    """A card for each sample, which opens a copy of its own; Esc goes back."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = FormatCards(
            [
                FormatCard(
                    key,
                    messages.text("sample-title", key),
                    messages.text("sample-about", key),
                    messages.text("home-open"),
                )
                for key in FORMATS
                if recipe_of(key) is not None
            ]
        )
        self.cards.chosen.connect(self._open)
        self.back = button(messages.text("wizard-back"), does=self.cancelled)
        self.key_actions = {"keys-back": self.cancelled.emit}
        inside = QWidget()
        column_of(self.cards, REST, on=inside, margins=0)
        form_column(
            self,
            label(messages.text("samples-heading"), "heading"),
            label(messages.text("samples-hint"), "quiet", wraps=True),
            self.trouble,
            (scrolled(inside), 1),
            row_of(self.back, REST, spacing=12),
        )

    def enter(self) -> None:
        """Focuses the first sample."""
        self.show_message("")
        self.cards.cards[0].setFocus()

    def _open(self, key: str) -> None:
        try:
            path = new_sample(key)
        except FileTrouble as trouble:
            self.show_message(messages.text(trouble.code, **trouble.facts))
        else:
            self.created.emit(path)


def new_sample(name: str) -> Path:
    """A new file with the sample event of a format, or with the guided first event. FileTrouble if
    it cannot be written.
    """
    recipe = recipe_of(name)
    assert recipe is not None, "only what has a recipe is offered"
    guided = name == GUIDE
    title = messages.plain("guide-event" if guided else "sample-title", recipe.format)
    try:
        path = scratch_path("guide" if guided else "sample", title)
    except OSError as error:
        raise of_system(error, Path(title)) from error
    make_sample(recipe, title, path)
    return path
