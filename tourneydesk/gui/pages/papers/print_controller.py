"""Print orders: creates the pages, prints or saves them, and reports the outcome."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tourneydesk.core.sayings import Refused
from tourneydesk.gui.pages.papers.jobs import Made, PaperJobs, Wanted
from tourneydesk.gui.pages.papers.options import MOST_COPIES, Mistyped, PaperOptions, name_of
from tourneydesk.gui.session.printers import PrinterTrouble
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.tasks.long_work import LongWork
from tourneydesk.present import messages
from tourneydesk.store.trouble import FileTrouble


class PrintController(QObject):
    """Belongs to the papers page. Handles one order at a time; Esc or `stop` ends it.

    ``made`` has the pages of the selected document, None if there are none; ``said`` a sentence and
    its style; ``moved`` reports that an order began or ended; ``done`` has what went to a printer
    or a file.
    """

    made = Signal(object)
    said = Signal(str, str)
    moved = Signal()
    done = Signal(object)

    def __init__(self, session: QtSession, options: PaperOptions, within: QWidget) -> None:
        super().__init__(within)
        self._session = session
        self._options = options
        self._wanted: Wanted | None = None
        self._pages: Made | None = None
        self._order: Callable[[Made], None] | None = None
        self._sending: tuple[Made | None, str, int] = (None, "", 0)
        self._outcome_of = ""
        self.jobs = PaperJobs()
        self.jobs.made.connect(self._arrived)
        self.jobs.sent.connect(self._sent)
        self.jobs.kept.connect(self._kept)
        self.jobs.progress.connect(self._page_sent)
        self.long = LongWork(within)
        self.long.progress.connect(self._still_making)
        self.long.stopped.connect(self.stop)

    @property
    def busy(self) -> bool:
        return self.jobs.making or self.jobs.sending

    @property
    def ordered(self) -> bool:
        """Whether pages are on their way to a printer or a file."""
        return self.jobs.sending or self._order is not None

    @property
    def pages(self) -> Made | None:
        """The pages shown."""
        return self._pages

    def prepare(self, wanted: Wanted | None) -> None:
        """Creates these pages for the preview, unless they exist or are in progress."""
        if wanted is None:
            self._wanted = self._pages = None
            self.jobs.cancel()
            self.made.emit(None)
        elif not wanted.same_as(self._wanted):
            self._wanted = wanted
            if self._pages is None or self._pages.wanted.key != wanted.key:
                self.made.emit(None)
            self.long.begin()
            self.jobs.make(wanted)
        self.moved.emit()

    def print(self, wanted: Wanted | None, printer: str) -> None:
        """Prints these pages, recreated if the event or the clock has moved on."""
        self._take(wanted, lambda made: self._print(made, printer))

    def keep(self, wanted: Wanted | None, path: Path) -> None:
        """Saves these pages as a PDF."""
        self._take(wanted, lambda made: self._keep(made, path))

    def stop(self) -> None:
        """Cancels creating and printing."""
        making = self.jobs.making
        self.jobs.stop()
        self._order = None
        self.long.end()
        if making:
            self._wanted = None
            self.said.emit(messages.text("papers-making-stopped"), "attention")
        self.moved.emit()

    def leave(self) -> None:
        """The event is closing."""
        self.long.end()
        self.jobs.leave()

    def _take(self, wanted: Wanted | None, order: Callable[[Made], None]) -> None:
        if self.jobs.sending or wanted is None:
            return
        self._order = order
        self._outcome_of = ""
        made = self._pages
        if made is not None and wanted.same_as(made.wanted):
            self._fill(made)
        else:
            self.prepare(wanted)

    def _arrived(self, outcome: object) -> None:
        self.long.end()
        self._pages = outcome if isinstance(outcome, Made) else None
        if self._pages is None:
            self._order = None
        self.made.emit(self._pages)
        if isinstance(outcome, Refused):
            self.said.emit(refusal(outcome.problems, self._session.event), "attention")
        elif isinstance(outcome, Exception):
            self._wanted = None
            self.moved.emit()
            raise outcome
        elif self._pages is not None:
            # After an order, the preview is recreated if the clock has moved on; the outcome of the
            # order must stay readable.
            if self._outcome_of != self._pages.wanted.key:
                self.said.emit("", "quiet")
            self._fill(self._pages)
        self.moved.emit()

    def _fill(self, made: Made) -> None:
        order, self._order = self._order, None
        if order is not None:
            order(made)
        self.moved.emit()

    def _print(self, made: Made, printer: str) -> None:
        pages, copies = self._pages_of(made), self._options.wanted_copies()
        if copies is None:
            self.said.emit(messages.text("papers-not-copies", most=MOST_COPIES), "attention")
        elif pages is not None:
            self._sending = (made, printer, len(pages) * copies)
            self.said.emit(messages.text("papers-printing", printer=printer), "quiet")
            self.jobs.send(made, pages, printer, copies)

    def _keep(self, made: Made, path: Path) -> None:
        pages = self._pages_of(made)
        if pages is not None:
            self._sending = (made, "", 0)
            self.jobs.keep(made, pages, path)

    def _pages_of(self, made: Made) -> tuple[int, ...] | None:
        """The requested pages of a document; if they do not exist, says so and returns None."""
        pages = self._options.wanted_pages(len(made.pages))
        if isinstance(pages, Mistyped):
            self.said.emit(not_numbers(pages), "attention")
            return None
        if isinstance(pages, int):
            said = messages.text("papers-no-such-page", page=pages, pages=len(made.pages))
            self.said.emit(said, "attention")
            return None
        return pages

    def _page_sent(self, page: int) -> None:
        _, printer, pages = self._sending
        if self.jobs.sending:
            said = messages.text("papers-printing-page", printer=printer, page=page, pages=pages)
            self.said.emit(said, "quiet")

    def _sent(self, outcome: object) -> None:
        made, printer, _ = self._sending
        self._outcome_of = made.wanted.key if made is not None else ""
        self.moved.emit()
        if isinstance(outcome, PrinterTrouble):
            self.said.emit(trouble_text(outcome, printer), "attention")
        elif isinstance(outcome, Exception):
            raise outcome
        elif made is not None:
            said = messages.text("papers-printed", paper=name_of(made.wanted.key), printer=printer)
            self.said.emit(said, "done")
            self.done.emit(made)

    def _kept(self, outcome: object) -> None:
        made, _, _ = self._sending
        self._outcome_of = made.wanted.key if made is not None else ""
        self.moved.emit()
        if isinstance(outcome, FileTrouble):
            self.said.emit(messages.text(outcome.code, **outcome.facts), "attention")
        elif isinstance(outcome, Exception):
            raise outcome
        elif made is not None and isinstance(outcome, Path):
            said = messages.text(
                "papers-pdf-saved", paper=name_of(made.wanted.key), file=outcome.name
            )
            self.said.emit(said, "done")
            self.done.emit(made)

    def _still_making(self, seconds: int) -> None:
        self._outcome_of = ""
        said = messages.text(
            "papers-making-longer", seconds=messages.text("safety-seconds", count=seconds)
        )
        self.said.emit(said if seconds else messages.text("papers-making"), "quiet")


def not_numbers(typed: Mistyped) -> str:
    """Says that a field does not contain a list of numbers, and how to write one."""
    return messages.text("papers-not-numbers", field=typed.field, text=typed.text)


def trouble_text(trouble: PrinterTrouble, printer: str) -> str:
    """Why pages were not printed, and what to do."""
    if trouble.code == "stopped":
        return messages.text("papers-printing-stopped")
    said = "papers-printer-gone" if trouble.code == "gone" else "papers-printer-refused"
    text = messages.text(said, printer=printer)
    return (
        messages.text("papers-printer-said", text=text, said=trouble.said) if trouble.said else text
    )
