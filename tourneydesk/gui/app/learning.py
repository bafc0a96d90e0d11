"""Opens sample events and the guided first event, and puts a note on each."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from tourneydesk.gui.user_data.practice import begin_guide, guide_to_resume, mark_of
from tourneydesk.present import messages
from tourneydesk.store.errors import FileTrouble

if TYPE_CHECKING:
    from tourneydesk.gui.app.learning_notes import Note
    from tourneydesk.gui.app.window import Window
    from tourneydesk.gui.event.workspace import Workspace
    from tourneydesk.gui.pages.samples_page import SamplesPage


class Learning:
    """Belongs to the window. What makes events and notes is imported with the first of them: the
    home page must not wait for it.
    """

    def __init__(self, window: Window) -> None:
        self._window = window
        self.note: Note | None = None

    @cached_property
    def samples(self) -> SamplesPage:
        """The page of the samples, created on first use."""
        from tourneydesk.gui.pages.samples_page import SamplesPage

        return SamplesPage()

    def show_samples(self) -> None:
        """Shows the page that opens a sample event."""
        self._window.show_page(self.samples)

    def start_guide(self) -> None:
        """Opens the guided first event, where it was left or anew."""
        path, workspace = guide_to_resume(), self._window.workspace
        if self.note is not None and workspace is not None and workspace.session.path == path:
            self.note.show()
            return
        if path is None:
            from tourneydesk.gui.pages.samples_page import new_guide

            begin_guide()
            try:
                path = new_guide()
            except FileTrouble as trouble:
                self._window.show_message(messages.text(trouble.code, **trouble.facts))
                return
        self._window.open_event(path)

    def watch(self, workspace: Workspace) -> None:
        """An event was opened; a sample and the guided event have a note."""
        mark = mark_of(workspace.session.path)
        self.note = None
        if mark == "guide":
            from tourneydesk.gui.app.learning_notes import GuideNote

            guide = self.note = GuideNote(workspace)
            guide.home_requested.connect(self._window.show_home)
        elif mark == "sample":
            from tourneydesk.desk.practice import read_recipe
            from tourneydesk.gui.app.learning_notes import SampleNote
            from tourneydesk.present.shows import show_of_format

            recipe = read_recipe(show_of_format(workspace.session.event.format).recipe)
            self.note = SampleNote(
                workspace, recipe.tries, lambda name: self._window.menus[name].trigger()
            )
        if self.note is not None:
            workspace.add_note(self.note)
