"""Creates, prints and saves papers in the background, one at a time, with progress and a stop."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Event as Flag

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Advice, Problem, Refused
from tourneydesk.desk.round_clock import print_time
from tourneydesk.documents.changes import content_of_changes, make_changed, printed_content
from tourneydesk.documents.day.papers import PrintedSection, make_for_sections
from tourneydesk.documents.names import unprintable
from tourneydesk.documents.papers import document_of, make
from tourneydesk.documents.pictures import Page, join_pdfs, pages_of
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.gui.session.paper_thread import paper_thread
from tourneydesk.gui.session.paper_trail import CHANGED
from tourneydesk.gui.session.printers import send
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.user_data.printed import Printed
from tourneydesk.present.messages import in_language
from tourneydesk.present.papers.changes import OutdatedPapers, PrintedContent, rounds_finished
from tourneydesk.store.output_files import write_paper

Recorded = tuple[tuple[Printed, ...], tuple[PrintedContent, ...]]
"""The documents that were printed, and what they contain."""


@dataclass(frozen=True, slots=True)
class PaperRequest:
    """A document (or what has ``changed``) of an event at one moment, and how it is printed, in
    which language; with ``sections`` that of all sections of a day, of the name ``title``.
    """

    key: str
    event: Event
    how: PrintOptions
    changed: OutdatedPapers
    language: str
    sections: tuple[PrintedSection, ...] = ()
    title: str = ""

    def same_as(self, other: "PaperRequest | None") -> bool:
        """Whether the other produces exactly the same pages except for the time."""
        return (
            other is not None
            and other.event is self.event
            and (other.key, other.changed) == (self.key, self.changed)
            and (other.how, other.language) == (self.how, self.language)
            and other.of_sections == self.of_sections
        )

    @property
    def of_sections(self) -> list[tuple[int, str, PrintOptions]]:
        """What identifies the sections."""
        return [(id(one.event), one.name, one.options) for one in self.sections]


@dataclass(frozen=True, slots=True)
class PaperDocument:
    """A document ready to print; ``unprintable`` are names with characters that no font has,
    ``prints`` what is recorded once it is printed, ``others`` the same for each section of a day
    by its name, and ``left_out`` the sections that have no such document, with the reasons.
    """

    request: PaperRequest
    pdf: bytes
    pages: tuple[Page, ...]
    unprintable: tuple[Advice, ...]
    content: tuple[PrintedContent, ...]
    prints: tuple[Printed, ...]
    others: Mapping[str, Recorded] = field(default_factory=dict)
    left_out: Mapping[str, tuple[Problem, ...]] = field(default_factory=dict)


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
        self._sending.start(lambda: save_pdf(_with_pages(document, pages), path), self.saved.emit)

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
    if request.sections:
        return _create_for_sections(request)
    try:
        with in_language(request.language):
            pdf = _pdf_of(request)
    except Refused:
        # Only the paper is in its own language; what cannot be printed is said in the window's.
        pdf = _pdf_of(request)
    event = request.event
    if request.key == CHANGED:
        content = content_of_changes(event, request.changed)
    else:
        content = printed_content(request.key, event, request.how)
    pages = pages_of(pdf)
    return PaperDocument(
        request, pdf, pages, unprintable(event), content, _prints(request, content)
    )


def _create_for_sections(request: PaperRequest) -> PaperDocument:
    with in_language(request.language):
        pdf, missing = make_for_sections([request.key], request.sections, request.title)
    made = [one for at, one in enumerate(request.sections) if at not in missing]
    recorded: dict[str, Recorded] = {}
    for section in made:
        one = replace(request, event=section.event, how=section.options, sections=())
        content = printed_content(one.key, one.event, one.how)
        recorded[section.name] = (_prints(one, content), content)
    left_out = {request.sections[at].name: problems for at, problems in missing.items()}
    pages = pages_of(pdf)
    names = tuple(advice for one in made for advice in unprintable(one.event))
    return PaperDocument(request, pdf, pages, names, (), (), recorded, left_out)


def _with_pages(document: PaperDocument, pages: Sequence[int]) -> bytes:
    """A document with only these pages, made again: pages taken out of a PDF lose their tags and
    bookmarks.
    """
    if set(pages) == set(range(len(document.pages))):
        return document.pdf
    with in_language(document.request.language):
        return _pdf_of(document.request, pages)


def _pdf_of(request: PaperRequest, pages: Sequence[int] | None = None) -> bytes:
    if request.sections:
        return make_for_sections([request.key], request.sections, request.title, pages)[0]
    how = replace(request.how, created=print_time())
    if request.key == CHANGED:
        return make_changed(request.event, request.changed, how, pages)
    return make([request.key], request.event, how, pages)


def _prints(request: PaperRequest, content: Sequence[PrintedContent]) -> tuple[Printed, ...]:
    """The document and those that it consists of."""
    at, revision = request.how.printed_at, request.how.revision
    of = {request.key: _round_of(request), **{part.key: part.round for part in content}}
    return tuple(Printed(key, at, revision, number) for key, number in of.items())


def _round_of(request: PaperRequest) -> int:
    """The round that a document is about, or how many rounds it has the results of."""
    document, event = document_of(request.key), request.event
    if document is None:
        return len(event.rounds)
    if "round" in document.asks:
        return request.how.round or len(event.rounds)
    with_results = {"results", "written"} & {*document.contains}
    return rounds_finished(event) if with_results else 0


def save_pdf(pdf: bytes, path: Path) -> Path:
    """Writes a PDF completely or not at all; raises FileTrouble if it cannot be written."""
    write_paper(path, pdf)
    return path
