"""Print orders: creates the pages, prints or saves them, and reports the outcome."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tourneydesk.core.reasons import Refused
from tourneydesk.gui.pages.papers.jobs import PaperDocument, PaperJobs, PaperRequest
from tourneydesk.gui.pages.papers.options import MAX_COPIES, Mistyped, PaperOptions, name_of
from tourneydesk.gui.session.printers import PrinterTrouble
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.widgets.long_work import LongWork
from tourneydesk.present import messages
from tourneydesk.store.errors import FileTrouble


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
