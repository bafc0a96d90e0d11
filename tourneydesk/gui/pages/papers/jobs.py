"""Creates, prints and saves papers in the background, one at a time, with progress and a stop."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event as Flag

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.event import Event
from tourneydesk.core.sayings import Advice
from tourneydesk.desk.print_time import print_time
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
class PaperRequest:
    """A document (or what has ``changed``) of an event at one moment, and how it is printed."""

    key: str
    event: Event
    how: PrintOptions
    changed: OutdatedPapers

    def same_as(self, other: "PaperRequest | None") -> bool:
        """Whether the other produces exactly the same pages except for the time."""
        return (
            other is not None
            and other.event is self.event
            and (other.key, other.changed) == (self.key, self.changed)
            and other.how == self.how
        )


@dataclass(frozen=True, slots=True)
class PaperDocument:
    """A document ready to print; ``unprintable`` are names with characters that no font has."""

    request: PaperRequest
    pdf: bytes
    pages: tuple[Page, ...]
    unprintable: tuple[Advice, ...]
    content: tuple[PrintedContent, ...]


class PaperJobs(QObject):
    """Each job's outcome arrives on the GUI thread: ``created``, ``sent`` or ``saved``, each with
    its result or the exception that was raised.
    """

    created = Signal(object)
    sent = Signal(object)
    saved = Signal(object)
    progress = Signal(int)
    """The number of pages sent to the printer so far."""

    def __init__(self) -> None:
        super().__init__()
        self._creating = Background[PaperDocument](paper_thread())
        self._sending = Background[Path | None](paper_thread(), keep_alive=True)
        self._stop = Flag()

    @property
    def creating(self) -> bool:
        return self._creating.busy

    @property
    def sending(self) -> bool:
        return self._sending.busy

    def create(self, request: PaperRequest) -> None:
        """Creates a document, canceling one in progress."""
        self._creating.start(lambda: create_document(request), self.created.emit)

    def cancel(self) -> None:
        """Cancels the document being created."""
        self._creating.cancel()

    def send(
        self, document: PaperDocument, pages: Sequence[int], printer: str, copies: int
    ) -> None:
        """Prints these pages (from 0) of a document."""
        stop = self._stop = Flag()

        def goes(done: int) -> bool:
            self.progress.emit(done)
            return not stop.is_set()

        def work() -> None:
            send(join_pdfs([document.pdf], [pages]), printer, copies, goes)

        self._sending.start(work, self.sent.emit)

    def save(self, document: PaperDocument, pages: Sequence[int], path: Path) -> None:
        """Saves these pages to a file; an existing file stays until the new one is complete."""
        self._sending.start(
            lambda: save_pdf(join_pdfs([document.pdf], [pages]), path), self.saved.emit
        )

    def stop(self) -> None:
        """Cancels creating and printing."""
        self._creating.cancel()
        self._stop.set()

    def leave(self) -> None:
        """The event is closing. Pages on their way to a printer are still finished."""
        self._creating.cancel()
        self._sending.cancel()


def create_document(request: PaperRequest) -> PaperDocument:
    """Creates a document; raises Refused if there is nothing to print."""
    event, how = request.event, replace(request.how, created=print_time())
    if request.key == CHANGED:
        pdf = make_changed(event, request.changed, how)
        content = content_of_changes(event, request.changed)
    else:
        pdf = make([request.key], event, how)
        content = printed_content(request.key, event, how)
    pages = tuple(Page(pdf, at, *size) for at, size in enumerate(page_sizes(pdf)))
    return PaperDocument(request, pdf, pages, unprintable(event), content)


def save_pdf(pdf: bytes, path: Path) -> Path:
    """Writes a PDF completely or not at all; raises FileTrouble if it cannot be written."""
    write_paper(path, pdf)
    return path
