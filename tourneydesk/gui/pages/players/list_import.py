"""A list of players on its way in: read beside the window, looked at, entered."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.sayings import Refused
from tourneydesk.desk.lists.player_list import PlayerList, read_list
from tourneydesk.desk.players import players
from tourneydesk.gui import words
from tourneydesk.gui.pages.players.list_preview import ListPreview
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.user_data.address_book import AddressBook, this_year


class ListImport(QObject):
    """``opened`` when ``preview`` has a list to look at, ``closed`` when that is over."""

    opened = Signal()
    closed = Signal()

    def __init__(self, session: QtSession, book: AddressBook) -> None:
        super().__init__()
        self._session = session
        self._book = book
        self._reading = Background()
        self.preview = ListPreview()
        self.preview.taken.connect(self._take)
        self.preview.cancelled.connect(self.closed)

    def read(self, path: Path) -> None:
        """Reads a list; nothing is entered yet."""
        year = this_year()
        self._session.said.emit(words.READING_LIST, "done")
        self._reading.start(lambda: read_list(path, year), lambda came: self._show(path, came))

    def cancel(self) -> None:
        """A list that is being read is not wanted any more."""
        self._reading.cancel()

    def _show(self, path: Path, came: object) -> None:
        self._session.said.emit("", "done")
        if isinstance(came, PlayerList):
            self.preview.show_list(path.name, came)
            self.opened.emit()
        elif isinstance(came, Refused):
            self._session.refuse(came)
        elif isinstance(came, Exception):
            raise came

    def _take(self, listed: PlayerList, skip_bad: bool) -> None:
        before = len(self._session.event.players)
        told = self._session.attempt(
            lambda session: players.enter_list(session, listed, skip_bad=skip_bad)
        )
        if told.done:
            entered = self._session.event.players[before:]
            self._book.remember(entered, self._session.path)
            self.closed.emit()
            self._session.tell(words.IMPORT_DONE.format(players=words.players(len(entered))))
        else:
            self.preview.say(told.text)
