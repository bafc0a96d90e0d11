"""A session for the window in which another desk records things too, without a server."""

from collections.abc import Callable

from tourneydesk.core.decisions import Decision, Step
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.session import PendingEntry, Session
from tourneydesk.store.chain import at_desk
from tourneydesk.store.errors import FileTrouble

HERE, THERE = "Desk 1", "Desk 2"


class DeskSession(Session):
    """What `elsewhere` does counts as another desk's, as if it had just been read from a server."""

    shared = True
    desk = HERE
    may_record = True
    typed: tuple[PendingEntry, ...] = ()
    trouble: FileTrouble | None = None

    def __init__(self, of: Session) -> None:
        """Goes on with the steps of another session."""
        journal = MemoryJournal()
        for entry in of.entries:
            journal.append(entry.at, entry.step)
        self._at = HERE
        super().__init__(journal, of.steps, lambda: at_desk("2026-11-23T12:00:00+00:00", self._at))

    def take(self, decision: Decision, *more: Decision) -> Step:
        if self.trouble is not None:
            raise FileTrouble("server_lost_read_only", self.trouble.path)
        return super().take(decision, *more)

    @property
    def lost(self) -> FileTrouble | None:
        return self.trouble

    @property
    def pending(self) -> tuple[PendingEntry, ...]:
        return self.typed

    def may(self, *kinds: type[Decision]) -> bool:
        return self.may_record and super().may(*kinds)

    def elsewhere(self, action: Callable[[Session], object]) -> None:
        """The other desk does this."""
        self._at = THERE
        try:
            action(self)
        finally:
            self._at = HERE
