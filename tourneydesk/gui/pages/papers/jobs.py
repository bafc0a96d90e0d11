"""Creates, prints and saves papers in the background, one at a time, with progress and a stop."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Event as Flag

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.event import Event
from tourneydesk.core.sayings import Advice
from tourneydesk.documents.changes import content_of_changes, make_changed, printed_content
from tourneydesk.documents.names import unprintable
from tourneydesk.documents.papers import make
from tourneydesk.documents.pictures import join_pdfs, page_sizes
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.gui.pages.papers.preview import Page
from tourneydesk.gui.session.paper_thread import paper_thread
from tourneydesk.gui.session.paper_trail import CHANGED
from tourneydesk.gui.session.printers import send
from tourneydesk.gui.tasks.background import Background
from tourneydesk.present.papers.printed_content import OutdatedPapers, PrintedContent
from tourneydesk.store.paper_file import write_paper


@dataclass(frozen=True, slots=True)
class Wanted:
    """A document (or what has ``changed``) of an event at one moment, and how it is printed."""

    key: str
    event: Event
    how: PrintOptions
    changed: OutdatedPapers

    def same_as(self, other: "Wanted | None") -> bool:
        """Whether the other produces exactly the same pages except for the time."""
        return (
            other is not None
            and other.event is self.event
            and (other.key, other.changed) == (self.key, self.changed)
            and other.how == self.how
        )


@dataclass(frozen=True, slots=True)
class Made:
    """A document ready to print; ``lacking`` are names with characters that no font has."""

    wanted: Wanted
    pdf: bytes
    pages: tuple[Page, ...]
    lacking: tuple[Advice, ...]
    said: tuple[PrintedContent, ...]


class PaperJobs(QObject):
    """Each job's outcome arrives on the GUI thread: ``made``, ``sent`` or ``kept``, each with its
    result or the exception that was raised.
    """

    made = Signal(object)
    sent = Signal(object)
    kept = Signal(object)
    going_on = Signal(int)
    """The number of pages sent to the printer so far."""

    def __init__(self) -> None:
        super().__init__()
        self._making = Background[Made](paper_thread())
        self._sending = Background[Path | None](paper_thread(), keep_alive=True)
        self._stop = Flag()

    @property
    def making(self) -> bool:
        return self._making.busy

    @property
    def sending(self) -> bool:
        return self._sending.busy

    def make(self, wanted: Wanted) -> None:
        """Creates a document, canceling one in progress."""
        self._making.start(lambda: made_of(wanted), self.made.emit)

    def cancel(self) -> None:
        """Cancels the document being created."""
        self._making.cancel()

    def send(self, made: Made, pages: Sequence[int], printer: str, copies: int) -> None:
        """Prints these pages (from 0) of a document."""
        stop = self._stop = Flag()

        def goes(done: int) -> bool:
            self.going_on.emit(done)
            return not stop.is_set()

        def work() -> None:
            send(join_pdfs([made.pdf], [pages]), printer, copies, goes)

        self._sending.start(work, self.sent.emit)

    def keep(self, made: Made, pages: Sequence[int], path: Path) -> None:
        """Saves these pages to a file; an existing file stays until the new one is complete."""
        self._sending.start(lambda: kept(join_pdfs([made.pdf], [pages]), path), self.kept.emit)

    def stop(self) -> None:
        """Cancels creating and printing."""
        self._making.cancel()
        self._stop.set()

    def leave(self) -> None:
        """The event is closing. Pages on their way to a printer are still finished."""
        self._making.cancel()
        self._sending.cancel()


def made_of(wanted: Wanted) -> Made:
    """Creates a document; raises Refused if there is nothing to print."""
    event, how = wanted.event, wanted.how
    if wanted.key == CHANGED:
        pdf = make_changed(event, wanted.changed, how)
        said = content_of_changes(event, wanted.changed)
    else:
        pdf = make([wanted.key], event, how)
        said = printed_content(wanted.key, event, how)
    pages = tuple(Page(pdf, at, *size) for at, size in enumerate(page_sizes(pdf)))
    return Made(wanted, pdf, pages, unprintable(event), said)


def kept(pdf: bytes, path: Path) -> Path:
    """Writes a PDF completely or not at all; raises FileTrouble if it cannot be written."""
    write_paper(path, pdf)
    return path
