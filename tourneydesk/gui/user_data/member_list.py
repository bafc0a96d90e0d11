"""The member list of the user: loaded in the background, with how far that is."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.players import load_members
from tourneydesk.gui.tasks.background import Background
from tourneydesk.store.members import MemberList, member_list
from tourneydesk.user_folders import data_folder

STEP = 250
"""Milliseconds between two reports of how far loading is."""


class MemberLoading(QObject):
    """Loads one list at a time. ``changed`` is called with how many members are read so far, and
    when loading has ended.
    """

    def __init__(self, parent: QObject, changed: Callable[[], object]) -> None:
        super().__init__(parent)
        self._path = data_folder() / "members.db"
        self._work = Background[MemberList](keep_alive=True)
        self._changed = changed
        self._timer = QTimer(self)
        self._timer.timeout.connect(changed)
        self._counted = [0]

    @property
    def busy(self) -> bool:
        return self._work.busy

    @property
    def so_far(self) -> int:
        """How many members have been read."""
        return self._counted[0]

    @property
    def loaded(self) -> MemberList | None:
        """The list that is loaded now."""
        return member_list(self._path)

    def load(self, path: Path, done: Callable[[MemberList | Refused], object]) -> None:
        """Loads a list; ``done`` is called with it, or with why it was refused."""
        into, counted = self._path, [0]
        self._counted = counted

        def progress(count: int) -> None:
            counted[0] = count

        def ended(outcome: MemberList | Exception) -> None:
            self._timer.stop()
            self._changed()
            if isinstance(outcome, MemberList | Refused):
                done(outcome)
            else:
                raise outcome

        self._work.start(lambda: load_members(path, into, progress), ended)
        self._timer.start(STEP)
        self._changed()

    def cancel(self) -> None:
        """The window is closing: the outcome is not awaited; what is loaded is kept."""
        self._timer.stop()
        self._work.cancel()
