"""The page that opens a sample event: one of each format, at a moment worth a look."""

from pathlib import Path

from tourneydesk.desk.practice import make_sample, read_recipe
from tourneydesk.formats import FORMATS
from tourneydesk.gui.pages.home_page import FormatCard, FormatCards
from tourneydesk.gui.user_data.practice import Mark, scratch_path
from tourneydesk.gui.widgets.layouts import (
    REST,
    column_of,
    form_column,
    row_of,
    scrolled,
    widget_of,
)
from tourneydesk.gui.widgets.page_parts import EventFormPage
from tourneydesk.gui.widgets.text_widgets import button, label
from tourneydesk.present import messages
from tourneydesk.present.shows import show_of_format
from tourneydesk.store.errors import FileTrouble, of_system


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
                if show_of_format(key).recipe
            ]
        )
        self.cards.chosen.connect(self._open)
        self.back = button(messages.text("wizard-back"), does=self.cancelled)
        self.key_actions = {"keys-back": self.cancelled.emit}
        form_column(
            self,
            label(messages.text("samples-heading"), "heading"),
            label(messages.text("samples-hint"), "quiet", wraps=True),
            self.trouble,
            (scrolled(widget_of(column_of(self.cards, REST, margins=0))), 1),
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


def new_sample(key: str) -> Path:
    """A new file with the sample event of a format; FileTrouble if it cannot be written."""
    return _made("sample", key, show_of_format(key).recipe, messages.plain("sample-title", key))


def new_guide() -> Path:
    """A new file with the guided first event; FileTrouble if it cannot be written."""
    key = next(key for key in FORMATS if show_of_format(key).guide)
    return _made("guide", key, show_of_format(key).guide, messages.plain("guide-event", key))


def _made(mark: Mark, key: str, recipe: str, title: str) -> Path:
    try:
        path = scratch_path(mark, title)
    except OSError as error:
        raise of_system(error, Path(title)) from error
    make_sample(read_recipe(recipe), key, title, path)
    return path
