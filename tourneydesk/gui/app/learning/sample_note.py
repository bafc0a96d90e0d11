"""The note of a sample event: what it shows, and three things to try."""

from collections.abc import Callable

from tourneydesk.desk.practice.samples import Recipe
from tourneydesk.gui.app.learning.note import Note
from tourneydesk.gui.event.workspace import Workspace
from tourneydesk.present import messages

TABLE = "table "
"""Before the number of a table to try something at."""


class SampleNote(Note):
    """A button for each thing to try leads there."""

    def __init__(
        self, workspace: Workspace, recipe: Recipe, do_action: Callable[[str], object]
    ) -> None:
        """``do_action`` does the action of the menus with a name."""
        super().__init__()
        self._workspace, self._do_action = workspace, do_action
        key = recipe.format
        self.show_texts(messages.text("sample-title", key), messages.text("sample-note", key))
        self.tries = [
            self.add_button(
                messages.text(f"sample-try-{number}", key), lambda tried=tried: self._try(tried)
            )
            for number, tried in enumerate(recipe.tries, start=1)
        ]

    def _try(self, tried: str) -> None:
        if tried.startswith(TABLE):
            table = int(tried.removeprefix(TABLE))
            self._workspace.go_to_round_table(len(self._workspace.session.event.rounds), table)
            self._workspace.details_panel.set_open(True)
        else:
            self._do_action(tried)
