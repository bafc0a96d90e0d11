"""The journal of a desk that shares an event: its steps go to the server, not into a file."""

from contextlib import AbstractContextManager
from pathlib import Path

from tourneydesk.desk.files.keeping import FileJournal
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble, Overtaken
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.sharing.connection import LOST
from tourneydesk.store.sharing.event_database import EventDatabase


class SharedJournal:
    """Steps on a server, where other desks write too; the server's own laptop keeps the file."""

    in_file = True
    only_read = False

    def __init__(self, database: EventDatabase) -> None:
        self.database = database
        self.file: FileJournal | None = None
        """The file that follows, and has the copies, at the head desk."""
        self.unconfirmed: tuple[str, str] | None = None
        """Time and text of a step that was sent and not confirmed: it may be recorded."""

    @property
    def trouble(self) -> FileTrouble | None:
        """Why recent copies could not be made."""
        return None if self.file is None else self.file.trouble

    @property
    def path(self) -> Path:
        """Where the event is, for messages."""
        return self.database.path

    @property
    def times(self) -> list[str]:
        return [entry.time for entry in self.database.entries]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self.database.entries

    @property
    def chain(self) -> str:
        return self.database.entries[-1].chain

    def append(self, at: str, step: str) -> None:
        self.unconfirmed = (at, step)
        try:
            self.database.append(at, step)
        except FileTrouble as trouble:
            if trouble.code not in LOST:
                self.unconfirmed = None
            raise
        except Overtaken:
            self.unconfirmed = None
            raise
        self.unconfirmed = None

    def unread(self) -> tuple[Entry, ...]:
        """What other desks have appended."""
        return self.database.unread()

    def accept(self, entry: Entry) -> None:
        self.database.accept((entry,))

    def reconnect(self) -> None:
        """Connects anew; FileTrouble if the server does not answer.

        The watch may have noticed the loss, and this connection not yet.
        """
        self.database.close()
        self.database.reconnect()

    def held(self) -> AbstractContextManager[None]:
        """Other desks wait until this one has appended, or leaves."""
        return self.database.held()

    def before_round(self, round_number: int) -> None:
        """The file's copy is made when the file follows."""

    def flush(self) -> None:
        if self.file is not None:
            self.file.flush()

    def move_to(self, path: Path) -> FileJournal:
        """A file of all that this desk has seen: so it can go on alone when the server is lost."""
        return FileJournal(EventFile.new(path, self.entries))

    def close(self, *, wait: bool = True) -> None:
        self.database.close()
