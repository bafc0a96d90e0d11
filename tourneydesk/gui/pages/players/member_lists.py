"""Loads a federation's member list, and says below the form which one is searched."""

from pathlib import Path

from PySide6.QtCore import QObject

from tourneydesk.core.reasons import Refused
from tourneydesk.gui.pages.players.form import PlayerForm
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.user_data.member_list import MemberLoading
from tourneydesk.gui.widgets.file_dialogs import list_to_import
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present import messages
from tourneydesk.store.members import MemberList

LONGEST_SOURCE = 40
"""Letters shown of the name of a member list's file."""


class MemberLists(QObject):
    """A list is loaded in the background; the one before is searched until then."""

    def __init__(self, session: QtSession, form: PlayerForm) -> None:
        super().__init__(form)
        self._session = session
        self._form = form
        self.loading = MemberLoading(form, self.show_state)
        form.members_requested.connect(self._choose)

    def load(self, path: Path) -> None:
        """Loads a member list."""
        self.loading.load(path, self._loaded)

    def show_state(self) -> None:
        """Which member list is searched, with its day, or how far loading is."""
        loading, listed = self.loading, self.loading.loaded
        if loading.busy:
            text = messages.text("people-members-loading", count=loading.so_far)
        elif listed is None:
            text = messages.text("people-members-none")
        else:
            text = messages.text(
                "people-members-list",
                source=shortened(listed.source, LONGEST_SOURCE),
                count=listed.members,
                day=messages.dates_in(listed.loaded),
            )
        self._form.show_members(text, loading=loading.busy)

    def _choose(self) -> None:
        path = list_to_import(self._form, self._session.path.parent)
        if path is not None:
            self.load(path)

    def _loaded(self, outcome: MemberList | Refused) -> None:
        if isinstance(outcome, Refused):
            self._form.show_message(refusal(outcome.problems))
            return
        self._form.show_message("")
        self._session.report(messages.text("people-members-loaded", count=outcome.members))
