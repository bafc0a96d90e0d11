"""Print orders: creates the pages in the background, prints or saves them, reports."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Event as Flag

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Advice, Problem, Refused
from tourneydesk.desk.round_clock import print_time
from tourneydesk.documents.changes import content_of_changes, make_changed, printed_content
from tourneydesk.documents.papers import PrintedSection, document_of, make, make_for_sections
from tourneydesk.documents.pictures import Page, join_pdfs, pages_of
from tourneydesk.documents.printing import PrintOptions, unprintable
from tourneydesk.gui.pages.paper_options import MAX_COPIES, Mistyped, PaperOptions, name_of
from tourneydesk.gui.session.paper_trail import CHANGED, paper_thread
from tourneydesk.gui.session.printers import PrinterTrouble, send
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.event_notes import Printed
from tourneydesk.gui.widgets.page_parts import LongWork
from tourneydesk.present import messages
from tourneydesk.present.messages import in_language
from tourneydesk.present.papers.changes import (
    OutdatedPapers,
    PrintedContent,
    rounds_finished,
)
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.output_files import write_paper

# Creates, prints and saves papers in the background, one at a time, with progress and a stop.

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


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of the last order of a document: a sentence and its style."""

    key: str
    text: str
    look: str


class PrintController(QObject):
    """Belongs to the papers page. Handles one order at a time; Esc or `stop` ends it.

    ``document_changed`` has the pages of the selected document, None if there are none; ``message``
    a sentence and its style; ``order_changed`` reports that an order began or ended; ``done`` has
    what went to a printer or a file; ``printer_failed``: the printers may be others now.
    """

    document_changed = Signal(object)
    message = Signal(str, str)
    order_changed = Signal()
    done = Signal(object)
    printer_failed = Signal()

    def __init__(self, session: QtSession, options: PaperOptions, within: QWidget) -> None:
        super().__init__(within)
        self._session = session
        self._options = options
        self._request: PaperRequest | None = None
        self._pages: PaperDocument | None = None
        self._order: Callable[[PaperDocument], None] | None = None
        self._sending: tuple[PaperDocument | None, str, int] = (None, "", 0)
        self._outcome: Outcome | None = None
        self.jobs = PaperJobs()
        self.jobs.created.connect(self._document_ready)
        self.jobs.sent.connect(self._sent)
        self.jobs.saved.connect(self._saved)
        self.jobs.progress.connect(self._page_sent)
        self.long_work = LongWork(within)
        self.long_work.progress.connect(self._show_progress)
        self.long_work.stopped.connect(self.stop)

    @property
    def busy(self) -> bool:
        return self.jobs.creating or self.jobs.sending

    @property
    def ordered(self) -> bool:
        """Whether pages are on their way to a printer or a file."""
        return self.jobs.sending or self._order is not None

    @property
    def pages(self) -> PaperDocument | None:
        """The pages shown."""
        return self._pages

    def prepare(self, request: PaperRequest | None) -> None:
        """Creates these pages for the preview, unless they exist or are in progress."""
        if request is None:
            self._request = self._pages = None
            self.jobs.cancel()
            self.document_changed.emit(None)
        elif not request.same_as(self._request):
            self._request = request
            if self._pages is None or self._pages.request.key != request.key:
                self.document_changed.emit(None)
            self.long_work.begin()
            self.jobs.create(request)
        self.order_changed.emit()

    def print(self, request: PaperRequest | None, printer: str) -> None:
        """Prints these pages, recreated if the event or the clock has moved on."""
        self._place_order(request, lambda document: self._print(document, printer))

    def save(self, request: PaperRequest | None, path: Path) -> None:
        """Saves these pages as a PDF."""
        self._place_order(request, lambda document: self._save(document, path))

    def stop(self) -> None:
        """Cancels creating and printing."""
        making = self.jobs.creating
        self.jobs.stop()
        self._order = None
        self.long_work.end()
        if making:
            self._request = None
            self.message.emit(messages.text("papers-making-stopped"), "attention")
        self.order_changed.emit()

    def leave(self) -> None:
        """The event is closing."""
        self.long_work.end()
        self.jobs.leave()

    def _place_order(
        self, request: PaperRequest | None, order: Callable[[PaperDocument], None]
    ) -> None:
        if self.jobs.sending or request is None:
            return
        self._order = order
        self._outcome = None
        document = self._pages
        if document is not None and request.same_as(document.request):
            self._fill_order(document)
        else:
            self.prepare(request)

    def _document_ready(self, outcome: object) -> None:
        self.long_work.end()
        self._pages = outcome if isinstance(outcome, PaperDocument) else None
        if self._pages is None:
            self._order = None
        self.document_changed.emit(self._pages)
        if isinstance(outcome, Refused):
            self.message.emit(refusal(outcome.problems, self._session.event), "attention")
        elif isinstance(outcome, Exception):
            self._request = None
            self.order_changed.emit()
            raise outcome
        elif self._pages is not None:
            # After an order, the preview is recreated if the clock has moved on; the outcome of the
            # order must stay readable.
            last = self._outcome
            if last is None or last.key != self._pages.request.key:
                self.message.emit("", "quiet")
            else:
                self.message.emit(last.text, last.look)
            self._fill_order(self._pages)
        self.order_changed.emit()

    def _fill_order(self, document: PaperDocument) -> None:
        order, self._order = self._order, None
        if order is not None:
            order(document)
        self.order_changed.emit()

    def _print(self, document: PaperDocument, printer: str) -> None:
        pages, copies = self._pages_of(document), self._options.wanted_copies()
        if copies is None:
            self.message.emit(messages.text("papers-not-copies", most=MAX_COPIES), "attention")
        elif pages is not None:
            self._sending = (document, printer, len(pages) * copies)
            self.message.emit(messages.text("papers-printing", printer=printer), "quiet")
            self.jobs.send(document, pages, printer, copies)

    def _save(self, document: PaperDocument, path: Path) -> None:
        pages = self._pages_of(document)
        if pages is not None:
            self._sending = (document, "", 0)
            self.jobs.save(document, pages, path)

    def _pages_of(self, document: PaperDocument) -> tuple[int, ...] | None:
        """The requested pages of a document; if they do not exist, says so and returns None."""
        pages = self._options.wanted_pages(len(document.pages))
        if isinstance(pages, Mistyped):
            self.message.emit(not_numbers(pages), "attention")
            return None
        if isinstance(pages, int):
            text = messages.text("papers-no-such-page", pages=len(document.pages))
            self.message.emit(text, "attention")
            return None
        return pages

    def _page_sent(self, page: int) -> None:
        _, printer, pages = self._sending
        if self.jobs.sending:
            text = messages.text("papers-printing-page", printer=printer, page=page, pages=pages)
            self.message.emit(text, "quiet")

    def _sent(self, outcome: object) -> None:
        document, printer, _ = self._sending
        self.order_changed.emit()
        if isinstance(outcome, PrinterTrouble):
            self._report(trouble_text(outcome, printer), "attention")
            if outcome.code != "stopped":
                self.printer_failed.emit()
        elif isinstance(outcome, Exception):
            raise outcome
        elif document is not None:
            text = messages.text(
                "papers-printed",
                paper=name_of(document.request.key, self._session.event.format),
                printer=printer,
            )
            self._report(text, "done")
            self.done.emit(document)

    def _saved(self, outcome: object) -> None:
        document, _, _ = self._sending
        self.order_changed.emit()
        if isinstance(outcome, FileTrouble):
            self._report(messages.text(outcome.code, **outcome.facts), "attention")
        elif isinstance(outcome, Exception):
            raise outcome
        elif document is not None and isinstance(outcome, Path):
            text = messages.text(
                "papers-pdf-saved",
                paper=name_of(document.request.key, self._session.event.format),
                file=outcome.name,
            )
            self._report(text, "done")
            self.done.emit(document)

    def _report(self, text: str, look: str) -> None:
        """Says what came of an order, until another document is shown or ordered."""
        document, _, _ = self._sending
        self._outcome = Outcome(document.request.key if document is not None else "", text, look)
        self.message.emit(text, look)

    def _show_progress(self, seconds: int) -> None:
        text = messages.text(
            "papers-making-longer", seconds=messages.text("safety-seconds", count=seconds)
        )
        self.message.emit(text if seconds else messages.text("papers-making"), "quiet")


def not_numbers(mistyped: Mistyped) -> str:
    """Says that a field does not contain a list of numbers, and how to write one."""
    return messages.text("papers-not-numbers", field=mistyped.field)


def trouble_text(trouble: PrinterTrouble, printer: str) -> str:
    """Why pages were not printed, and what to do."""
    if trouble.code == "stopped":
        return messages.text("papers-printing-stopped")
    text = messages.text(f"papers-printer-{trouble.code}", printer=printer)
    return (
        messages.text("papers-printer-said", text=text, said=trouble.system_message)
        if trouble.system_message
        else text
    )
