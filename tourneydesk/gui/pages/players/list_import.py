"""Imports a list of players: reads it in the background, previews it, enters it."""

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.lists.grid import Grid, read_grid_file
from tourneydesk.desk.lists.preview import ImportPreview
from tourneydesk.desk.players import Imported, import_preview
from tourneydesk.gui.pages.import_list.page import ImportPage
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.user_data.address_book import AddressBook
from tourneydesk.present import messages

Reading = tuple[bytes, Grid]


class ListImport(QObject):
    """``opened`` when ``page`` has a list to show, ``closed`` when that is done."""

    opened = Signal()
    closed = Signal()
    another_requested = Signal()
    """Another list is to be chosen."""

    def __init__(self, session: QtSession, book: AddressBook) -> None:
        super().__init__()
        self._session = session
        self._book = book
        self._reading = Background[Reading]()

    @cached_property
    def page(self) -> ImportPage:
        """The preview, made with the first list."""
        made = ImportPage(lambda: self._session.event.entered)
        made.taken.connect(self._take)
        made.cancelled.connect(self.closed)
        made.another_requested.connect(self.another_requested)
        return made

    def read(self, path: Path) -> None:
        """Reads a list; nothing is entered yet."""
        self._session.message.emit(messages.text("people-reading-list"), "done")
        ages = self._session.format.groups is not None
        self._reading.start(
            lambda: read_grid_file(path, ages=ages), lambda outcome: self._show(path, outcome)
        )

    def cancel(self) -> None:
        """Cancels reading a list."""
        self._reading.cancel()

    def show_list(self, file: str, data: bytes, grid: Grid) -> None:
        """Previews a list that has been read from a file with this name."""
        self.page.show_groups(self._session.format.groups is not None)
        self.page.show_list(file, data, grid)
        self.opened.emit()

    def _show(self, path: Path, outcome: Reading | Exception) -> None:
        self._session.message.emit("", "done")
        if isinstance(outcome, Refused):
            self._session.refuse(outcome)
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            data, grid = outcome
            self.page.before_another(lambda: self.show_list(path.name, data, grid))

    def _take(self, preview: ImportPreview) -> None:
        imported: list[Imported] = []
        outcome = self._session.attempt(
            lambda session: imported.append(import_preview(session, preview))
        )
        if not outcome.done:
            # It is said beside the button.
            self._session.message.emit("", "done")
            self.page.show_message(outcome.text)
            return
        added, updated = imported[0].added, imported[0].updated
        event = self._session.event
        self._book.remember([event.player(one) for one in (*added, *updated)], self._session.path)
        self.closed.emit()
        players = messages.text("count-players", count=len(added))
        if updated:
            self._session.report(
                messages.text("import-done-updated", players=players, updates=len(updated))
            )
        else:
            self._session.report(messages.text("people-import-done", players=players))
