"""The note of a sample event: what it shows, and three things to try."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QBoxLayout

from tourneydesk.gui.app.learning.note import Note
from tourneydesk.gui.event.workspace import Workspace
from tourneydesk.present import messages


class SampleNote(Note):
    """A button for each thing to try leads there."""

    def __init__(
        self,
        workspace: Workspace,
        tries: Sequence[str | int],
        do_action: Callable[[str], object],
    ) -> None:
        """``tries``: names of actions, which ``do_action`` does, or numbers of tables."""
        super().__init__()
        self._workspace, self._do_action = workspace, do_action
        key = workspace.session.event.format
        self.show_texts(messages.text("sample-title", key), messages.text("sample-note", key))
        self.tries = [
            self.add_button(messages.text(f"sample-try-{number}", key), partial(self._try, tried))
            for number, tried in enumerate(tries, start=1)
        ]

    def arrange(self) -> None:
        """The buttons are always below the text: there are too many to be beside it."""
        self._free_buttons()
        self._line.setDirection(QBoxLayout.Direction.TopToBottom)

    def _try(self, tried: str | int) -> None:
        """Does an action, or shows a table of the latest round and why it is paired so."""
        if isinstance(tried, str):
            self._do_action(tried)
        else:
            self._workspace.go_to_round_table(len(self._workspace.session.event.rounds), tried)
            self._workspace.details_panel.set_open(True)
