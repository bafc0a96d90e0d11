"""Imports a list of players: reads it in the background, previews it, enters it."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.sayings import Refused
from tourneydesk.desk.lists.player_list import PlayerList, read_list
from tourneydesk.desk.players import players
from tourneydesk.gui.pages.players.list_preview import ListPreview
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.user_data.address_book import AddressBook, this_year
from tourneydesk.present import messages


class ListImport(QObject):
    """``opened`` when ``preview`` has a list to show, ``closed`` when that is done."""

    opened = Signal()
    closed = Signal()

    def __init__(self, session: QtSession, book: AddressBook) -> None:
        super().__init__()
        self._session = session
        self._book = book
        self._reading = Background[PlayerList]()
        self.preview = ListPreview()
        self.preview.taken.connect(self._take)
        self.preview.cancelled.connect(self.closed)

    def read(self, path: Path) -> None:
        """Reads a list; nothing is entered yet."""
        year = this_year()
        self._session.message.emit(messages.text("people-reading-list"), "done")
        self._reading.start(
            lambda: read_list(path, year), lambda outcome: self._show(path, outcome)
        )

    def cancel(self) -> None:
        """Cancels reading a list."""
        self._reading.cancel()

    def _show(self, path: Path, outcome: PlayerList | Exception) -> None:
        self._session.message.emit("", "done")
        if isinstance(outcome, PlayerList):
            self.preview.show_list(path.name, outcome)
            self.opened.emit()
        elif isinstance(outcome, Refused):
            self._session.refuse(outcome)
        elif isinstance(outcome, Exception):
            raise outcome

    def _take(self, listed: PlayerList, skip_bad: bool) -> None:
        before = len(self._session.event.players)
        outcome = self._session.attempt(
            lambda session: players.enter_list(session, listed, skip_bad=skip_bad)
        )
        if outcome.done:
            entered = self._session.event.players[before:]
            self._book.remember(entered, self._session.path)
            self.closed.emit()
            self._session.report(
                messages.text(
                    "people-import-done", players=messages.text("count-players", count=len(entered))
                )
            )
        else:
            self.preview.show_message(outcome.text)
