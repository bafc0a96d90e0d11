"""The papers page: previews what can be printed, and prints it or saves it as a PDF."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QImage, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from tourneydesk.documents.papers import PrintedSection, asks, documents_of, why_not_available
from tourneydesk.documents.pictures import Page
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.gui.pages.page import PageContext
from tourneydesk.gui.pages.paper_options import Mistyped, PaperOptions, name_of
from tourneydesk.gui.pages.paper_preview import (
    OutdatedNote,
    PagePreview,
    ThumbnailRequest,
    Thumbnails,
    document_rows,
    scaled_down,
)
from tourneydesk.gui.pages.print_controller import (
    PaperDocument,
    PaperRequest,
    PrintController,
    not_numbers,
)
from tourneydesk.gui.session.paper_trail import (
    CHANGED,
    PaperTrail,
    changed_text,
    paper_thread,
    time_on_wall,
)
from tourneydesk.gui.session.printers import Printers, printers
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.widgets.actions import only_if
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.document_list import DocumentList, thumbnail_size
from tourneydesk.gui.widgets.file_dialogs import place_for_pdf
from tourneydesk.gui.widgets.layouts import REST, FlowLayout, ScrollArea, column_of, widget_of
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.text_widgets import label, show_text, show_trouble
from tourneydesk.present import messages
from tourneydesk.present.messages import current_language, say, sentences

PAUSE = 120
"""Milliseconds that a row is selected before its pages are created."""
NAMES_SHOWN = 3
BESIDE = 128
"""The width, in digits, from which the options are beside the preview; in a narrower page they are
below the list.
"""
WIDE, OPTIONS_WIDE = 39, 37
"""The widths of the list and of the options, in digits."""


@dataclass(frozen=True, slots=True)
class SectionPapers:
    """A section of the day whose papers can be printed with those of the others."""

    name: str
    session: QtSession
    trail: Callable[[], PaperTrail]


class PapersPage(PageKeys, QWidget):
    """Creates pages only while the page is visible, and only for the selected document."""

    def __init__(self, context: PageContext, trail: PaperTrail) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self.trail = trail
        self.trail.updated.connect(self._trail_changed)
        session.pages_shared.connect(self._pages_shared)
        self._finding_printers = Background[Printers](paper_thread())
        self._printers_requested = False
        self._advice = ""
        self.delay = QTimer(self, singleShot=True)
        self.delay.timeout.connect(self._prepare)
        self.papers = DocumentList(messages.text("papers-page"))
        self.papers.chosen.connect(lambda _: self._choose())
        self.thumbnails = Thumbnails()
        self.thumbnails.made.connect(self.papers.documents.show_picture)
        self.options = PaperOptions(context.session.event.format, in_day=context.in_day)
        self.sections_of_day: Callable[[], Sequence[SectionPapers]] = lambda: ()
        """All sections of the day, this one among them; none for an event by itself."""
        self.options.changed.connect(self._choose)
        self.print_controller = PrintController(session, self.options, self)
        self.print_controller.document_changed.connect(self._show_pages)
        self.print_controller.message.connect(self._show_message)
        self.print_controller.order_changed.connect(self._enable_buttons)
        self.print_controller.done.connect(self._printed)
        self.print_controller.printer_failed.connect(self._find_printers)
        self.unprintable = label("", "attention", wraps=True)
        self.status = label("", "quiet", wraps=True)
        self.print = ActionButton("keys-papers-print", self.print_chosen)
        self.save = ActionButton("keys-papers-save", lambda _=False: self._choose_pdf())
        self.stop_button = ActionButton("keys-stop", self.print_controller.stop)
        self.about = label("", "quiet", wraps=True)
        self.name = label("", "section", wraps=True)
        self.outdated = OutdatedNote()
        self.outdated.reprint_requested.connect(self.print_again)
        self.preview = PagePreview()
        self.preview.drawn.connect(self._page_drawn)
        self._beside: bool | None = None
        self._some_slips = False
        self.key_actions = {
            **self.preview.key_actions,
            "keys-papers-save": only_if(self.save.isEnabled, self._choose_pdf),
        }
        self.papers.on_keys({**self.key_actions, "keys-papers-printing": self.print.setFocus})
        self._lay_out()
        self._show_message("", "quiet")
        self.unprintable.hide()
        self._enable_buttons()

    @property
    def busy(self) -> bool:
        return (
            self.delay.isActive()
            or self.print_controller.busy
            or self._finding_printers.busy
            or self.preview.busy
            or self.trail.busy
        )

    @property
    def key(self) -> str:
        """The key of the selected document or changed papers; empty if nothing is selected."""
        return self.papers.key or ""

    def enter(self) -> None:
        """Takes the focus."""
        if not self._printer():
            # One may have been connected since.
            self._printers_requested = False
        self.refresh()
        self.papers.setFocus()

    def choose(self, key: str) -> None:
        """Selects a document by key, or the changed papers, if it can be printed now."""
        self.refresh()
        self.papers.choose(key)

    def refresh(self) -> None:
        """Shows what can be printed in the event's current state."""
        event = self._session.event
        documents = documents_of(event)
        self.papers.show_rows(document_rows(documents, event, self.trail))
        if self.papers.key is None:
            possible = [one.key for one in documents if why_not_available(one, event) is None]
            # The round's packet is printed most often.
            self.papers.choose("packet" if "packet" in possible else possible[0])
        self._choose()
        self._ask_printers()

    def print_chosen(self) -> None:
        """Prints the selected document in its current state."""
        self.delay.stop()
        if self._printer():
            self.print_controller.print(self._request(), self._printer())
        else:
            self._show_message(messages.text("papers-no-printer-advice"), "attention")

    def print_again(self) -> None:
        """Prints the selected document, which is out of date; of the slips only those that are."""
        slips = self.trail.changed.slips
        if self.key == "slips" and slips:
            self.options.choose_tables(slips)
            self._some_slips = True
        self.print_chosen()

    def save_to(self, path: Path) -> None:
        """Saves the selected document as a PDF."""
        self.delay.stop()
        self.print_controller.save(
            self._request(), path if path.suffix else path.with_suffix(".pdf")
        )

    def leave(self) -> None:
        """The event is closing."""
        self.delay.stop()
        self._finding_printers.cancel()
        self.thumbnails.stop()
        self.print_controller.leave()
        self.preview.leave()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.thumbnails.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _choose(self) -> None:
        """The document or its options changed: its pages will be created soon."""
        key, event = self.key, self._session.event
        if not key:
            return
        self._explain()
        self.options.show_for(key, event)
        possible = self._possible
        self.options.setVisible(possible)
        self.outdated.show_text(self.trail.outdated(key) if possible else "")
        self._enable_buttons()
        if self.isVisible():
            self.delay.start(PAUSE)
            self._request_thumbnails()

    @property
    def _possible(self) -> bool:
        """Whether the selected document can be printed now."""
        row = self.papers.row
        return row is not None and row.state != "later"

    def _explain(self) -> None:
        key, event, row = self.key, self._session.event, self.papers.row
        about = (
            changed_text(self.trail)
            if key == CHANGED
            else messages.text(f"paper-about-{key}", event.format)
        )
        why = row.about if row is not None and row.state == "later" else ""
        show_text(self.name, name_of(key, event.format))
        show_text(self.about, "\n".join(line for line in (about, why) if line))

    def _request_thumbnails(self) -> None:
        how = self._with_own(
            self.options.usual_how(time_on_wall(), len(self._session.steps), self._session.digest)
        )
        event, language = self._session.event, self._language
        wanted = [
            ThumbnailRequest(row.key, event, self.options.on_paper_of(row.key, how), language)
            for row in self.papers.rows
            if row.state != "later" and row.key != CHANGED
        ]
        size = thumbnail_size(self.fontMetrics().height())
        self.thumbnails.request(wanted, size, self.devicePixelRatioF())

    def _page_drawn(self, page: Page, picture: QImage) -> None:
        """The first page of the selected document was drawn: the list shows it, too."""
        document = self.print_controller.pages
        if page.number == 0 and document is not None and page in document.pages:
            size = thumbnail_size(self.fontMetrics().height()) * self.devicePixelRatioF()
            self.papers.documents.show_picture(document.request.key, scaled_down(picture, size))

    @property
    def _language(self) -> str:
        return self.options.print_language or current_language().key

    def _with_own(self, how: PrintOptions) -> PrintOptions:
        """With the organizer's logo and line."""
        own = self._session.logo
        return replace(
            how,
            logo=own.picture or None,
            footer=self._session.footer.text,
            pages_address=self._session.pages_address,
        )

    def _request(self) -> PaperRequest | None:
        """What to create now; None, with an explanation shown, if the options are invalid."""
        if not self.key or not self._possible:
            return None
        how = self.options.how(time_on_wall(), len(self._session.steps), self._session.digest)
        if isinstance(how, Mistyped):
            self._show_message(not_numbers(how), "attention")
            return None
        event, changed = self._session.event, self.trail.changed
        request = PaperRequest(self.key, event, self._with_own(how), changed, self._language)
        return self._for_all(request) if self.options.for_all else request

    def _for_all(self, request: PaperRequest) -> PaperRequest:
        """The request for all sections of the day, each with its own logo, line and revision."""
        sections = tuple(
            PrintedSection(
                one.name,
                one.session.event,
                replace(
                    self.options.how_of(
                        one.session.event.format,
                        request.how.printed_at,
                        len(one.session.steps),
                        one.session.digest,
                    ),
                    logo=one.session.logo.picture or None,
                    footer=one.session.footer.text,
                    pages_address=one.session.pages_address,
                ),
            )
            for one in self.sections_of_day()
        )
        return replace(request, sections=sections, title=name_of(self.key, request.event.format))

    def _pages_shared(self) -> None:
        """Pairings have the address for phones now, or no longer."""
        if self.isVisible():
            self._choose()

    def _prepare(self) -> None:
        self.print_controller.prepare(self._request())

    def _show_pages(self, document: PaperDocument | None) -> None:
        again = document is not None and bool(self.preview.pages)
        self.preview.show_pages(() if document is None else document.pages, again=again)
        self._show_unprintable(document)

    def _printed(self, document: PaperDocument) -> None:
        if self._some_slips:
            # The next time, all of them are meant.
            self._some_slips = False
            self.options.choose_tables(())
        if not document.others:
            self.trail.record(document.prints, document.content)
        for one in self.sections_of_day() if document.others else ():
            if one.name in document.others:
                one.trail().record(*document.others[one.name])

    def _trail_changed(self) -> None:
        if self.isVisible():
            self.refresh()

    def _show_unprintable(self, document: PaperDocument | None) -> None:
        unprintable = () if document is None else document.unprintable
        text = sentences(*(say(one, self._session.event) for one in unprintable[:NAMES_SHOWN]))
        if len(unprintable) > NAMES_SHOWN:
            text = messages.text(
                "papers-more-names", text=text, count=len(unprintable) - NAMES_SHOWN
            )
        left_out = () if document is None else document.left_out.items()
        text = sentences(
            text,
            *(
                messages.text("day-not-printed", section=name, why=sentences(*map(say, problems)))
                for name, problems in left_out
            ),
        )
        show_trouble(self.unprintable, text)

    def _choose_pdf(self) -> None:
        number = self.options.round.currentData() if asks(self.key, "round") else None
        name = messages.plain(
            "papers-pdf-name" if number is None else "papers-pdf-name-of-round",
            event=self._session.event.name,
            paper=name_of(self.key, self._session.event.format),
            round=number,
        )
        safe = "".join("-" if sign in '<>:"/\\|?*' else sign for sign in name)[:120]
        path = place_for_pdf(self, self._session.path.parent / f"{safe}.pdf")
        if path is not None:
            self.save_to(path)

    def _ask_printers(self) -> None:
        if not self._printers_requested:
            self._printers_requested = True
            self._find_printers()

    def _find_printers(self) -> None:
        self._finding_printers.start(printers, self._printers_found)

    def _printers_found(self, outcome: Printers | Exception) -> None:
        if isinstance(outcome, Exception):
            raise outcome
        if isinstance(outcome, Printers):
            self.options.show_printers(outcome)
            self._advice = "" if outcome.names else messages.text("papers-no-printer-advice")
            if not self.status.text():
                self._show_message("", "quiet")
            self._enable_buttons()

    def _printer(self) -> str:
        return self.options.printer.currentText() if self.options.printer.isEnabled() else ""

    def _show_message(self, text: str, look: str) -> None:
        text = text or self._advice
        show_text(self.status, text, look)
        self.status.setVisible(bool(text))

    def _enable_buttons(self) -> None:
        busy = self.print_controller.ordered
        possible = self._possible
        self.print.allow(bool(self._printer()) and not busy and possible, self._advice)
        self.save.setEnabled(not busy and possible)
        self.outdated.button.setEnabled(self.print.isEnabled())
        self.stop_button.setVisible(busy or self.print_controller.jobs.creating)

    def _lay_out(self) -> None:
        buttons = FlowLayout()
        for push_button in (self.print, self.save, self.stop_button):
            buttons.addWidget(push_button)
        inside = column_of(self.name, self.about, self.options, REST, margins=(0, 0, 8, 0))
        scroll = ScrollArea()
        scroll.hold(widget_of(inside), sideways=False)
        # Long lists of options are scrolled; the page does not grow with them.
        scroll.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        scroll.setMinimumHeight(self.fontMetrics().height() * 7)
        choices = column_of((scroll, 1), self.unprintable, self.status, buttons, margins=0)
        self._choices = widget_of(choices)
        self._pages = widget_of(column_of(self.outdated, (self.preview, 1), margins=0))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(16, 16, 16, 16)
        self._grid.setSpacing(12)
        self._grid.addWidget(label(messages.text("papers-page"), "heading"), 0, 0)
        self._grid.addWidget(self.papers, 1, 0)
        self._arrange()
        self.options.offered.rebuilt.connect(self._order)
        self._order()

    def _order(self) -> None:
        """Tab goes from the list through the options to the buttons, then to the pages."""
        buttons = (self.print, self.save, self.stop_button, self.outdated.button)
        turning = (self.preview.back, self.preview.on, self.preview.zoom)
        order = [self.papers, *self.options.in_order, *buttons, *turning]
        for one, following in pairwise(order):
            self.setTabOrder(one, following)

    def _arrange(self) -> None:
        """Puts the options beside the preview if there is room, else below the list."""
        digit = self.fontMetrics().horizontalAdvance("0")
        beside = self.width() >= BESIDE * digit
        if beside == self._beside:
            return
        self._beside = beside
        for part in (self._choices, self._pages):
            self._grid.removeWidget(part)
        self._grid.addWidget(self._choices, *((0, 2, 2, 1) if beside else (2, 0, 1, 1)))
        self._grid.addWidget(self._pages, 0, 1, 2 if beside else 3, 1)
        self._grid.setRowStretch(1, 1)
        self._grid.setRowStretch(2, 0 if beside else 1)
        # Below the list, its selected row says it.
        self.name.setVisible(beside)
        for column, digits in ((0, WIDE), (2, OPTIONS_WIDE if beside else 0)):
            self._grid.setColumnMinimumWidth(column, digits * digit)
        self._grid.setColumnStretch(1, 1)
