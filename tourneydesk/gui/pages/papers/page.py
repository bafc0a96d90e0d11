"""The papers page: previews what can be printed, and prints it or saves it as a PDF."""

from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from tourneydesk.documents.papers import asks, documents_of, why_not_available
from tourneydesk.gui.pages.context import PageContext
from tourneydesk.gui.pages.papers.jobs import PaperDocument, PaperRequest
from tourneydesk.gui.pages.papers.options import Mistyped, PaperOptions, name_of
from tourneydesk.gui.pages.papers.preview import PagePreview
from tourneydesk.gui.pages.papers.print_controller import PrintController, not_numbers
from tourneydesk.gui.session.paper_thread import paper_thread, time_on_wall
from tourneydesk.gui.session.paper_trail import CHANGED, PaperTrail, changed_text
from tourneydesk.gui.session.printers import Printers, printers
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.user_data.printed import Printed
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.actions import only_if
from tourneydesk.gui.widgets.file_dialogs import place_for_pdf
from tourneydesk.gui.widgets.layout.boxes import column_of, row_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.layout.scroll_area import scrolled
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.table.table_view import Column, Row, TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label, show_text
from tourneydesk.present import messages
from tourneydesk.present.messages import say, sentences

PAUSE = 120
"""Milliseconds that a row is selected before its pages are created."""
NAMES_SHOWN = 3


class PapersPage(PageKeys, QWidget):
    """Creates pages only while the page is visible, and only for the selected document."""

    def __init__(self, context: PageContext, trail: PaperTrail) -> None:
        super().__init__(context.parent)
        session = self._session = context.session
        self._details_panel = context.details_panel
        self.trail = trail
        self.trail.updated.connect(self._trail_changed)
        self._finding_printers = Background[Printers](paper_thread())
        self._printers_requested = False
        self._advice = ""
        self.delay = QTimer(self, singleShot=True)
        self.delay.timeout.connect(self._prepare)
        columns = (
            Column(messages.text("papers-head"), wide=True, least=18),
            Column(messages.text("papers-last-printed-head")),
        )
        self.papers: TableView[str] = TableView(TableModel(columns), messages.text("papers-page"))
        self.papers.chosen.connect(lambda _: self._choose())
        self.options = PaperOptions(context.session.event.format)
        self.options.changed.connect(self._choose)
        self.print_controller = PrintController(session, self.options, self)
        self.print_controller.document_changed.connect(self._show_pages)
        self.print_controller.message.connect(self._show_message)
        self.print_controller.order_changed.connect(self._enable_buttons)
        self.print_controller.done.connect(self._printed)
        self.unprintable = label("", "attention", wraps=True)
        self.status = label("", "quiet", wraps=True)
        self.print = ActionButton("keys-papers-print", self.print_chosen)
        self.save = ActionButton("keys-papers-save", lambda _=False: self._choose_pdf())
        self.stop_button = ActionButton("keys-stop", self.print_controller.stop)
        self.preview = PagePreview()
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
        self.refresh()
        self.papers.setFocus()
        if self.papers.key is None:
            self.papers.selectRow(0)

    def choose(self, key: str) -> None:
        """Selects a document by key, or the changed papers, if it can be printed now."""
        self.refresh()
        self.papers.choose(key)

    def refresh(self) -> None:
        """Shows what can be printed in the event's current state."""
        event = self._session.event
        offered = [one for one in documents_of(event) if why_not_available(one, event) is None]
        # The round's packet is printed most often, so it comes first.
        offered.sort(key=lambda one: one.key != "packet")
        lines = [self._line(one.key) for one in offered]
        if self.trail.changed:
            lines.insert(0, self._line(CHANGED))
        self.papers.show_rows(lines)
        if self.papers.key is None and lines:
            self.papers.choose(lines[0].key)
        self._choose()
        self._ask_printers()

    def print_chosen(self) -> None:
        """Prints the selected document in its current state."""
        self.delay.stop()
        if self._printer():
            self.print_controller.print(self._request(), self._printer())
        else:
            self._show_message(messages.text("papers-no-printer-advice"), "attention")

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
        self.print_controller.leave()
        self.preview.leave()

    def _line(self, key: str) -> Row[str]:
        last = self.trail.last_printed(key)
        at = ""
        if last is not None:
            # Today's date is omitted.
            time = last.at.removeprefix(time_on_wall().split(" ")[0]).strip()
            at = messages.text("papers-last-printed", at=time, revision=last.revision)
        return Row(key, (name_of(key, self._session.event.format), at))

    def _choose(self) -> None:
        """The document or its options changed: its pages will be created soon."""
        key, event = self.key, self._session.event
        if not key:
            return
        self._explain()
        self.options.show_for(key, event)
        if self.isVisible():
            self.delay.start(PAUSE)

    def _explain(self) -> None:
        key, document = self.key, self.print_controller.pages
        event = self._session.event
        about = (
            changed_text(self.trail)
            if key == CHANGED
            else messages.text(f"paper-about-{key}", event.format)
        )
        unprintable = (
            document.unprintable if document is not None and document.request.key == key else ()
        )
        text = [about, *(say(one, event) for one in unprintable)]
        self._details_panel.show_reasons(name_of(key, event.format), "", text)

    def _request(self) -> PaperRequest | None:
        """What to create now; None, with an explanation shown, if the options are invalid."""
        if not self.key:
            return None
        how = self.options.how(time_on_wall(), len(self._session.steps), self._session.digest)
        if isinstance(how, Mistyped):
            self._show_message(not_numbers(how), "attention")
            return None
        return PaperRequest(self.key, self._session.event, how, self.trail.changed)

    def _prepare(self) -> None:
        self.print_controller.prepare(self._request())

    def _show_pages(self, document: PaperDocument | None) -> None:
        again = document is not None and bool(self.preview.pages)
        self.preview.show_pages(() if document is None else document.pages, again=again)
        self._show_unprintable(document)

    def _printed(self, document: PaperDocument) -> None:
        how = document.request.how
        self.trail.record(
            Printed(document.request.key, how.printed_at, how.revision), document.content
        )

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
        show_trouble(self.unprintable, text)
        self._explain()

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
        self.print.allow(bool(self._printer()) and not busy, self._advice)
        self.save.setEnabled(not busy)
        self.stop_button.setVisible(busy or self.print_controller.jobs.creating)

    def _lay_out(self) -> None:
        left = QWidget()
        buttons = FlowLayout()
        for push_button in (self.print, self.save, self.stop_button):
            buttons.addWidget(push_button)
        column_of(
            label(messages.text("papers-page"), "heading"),
            (self.papers, 1),
            self.options,
            self.unprintable,
            self.status,
            buttons,
            on=left,
            margins=(16, 16, 8, 16),
        )
        self.papers.setMinimumHeight(self.papers.verticalHeader().defaultSectionSize() * 5)
        around = scrolled(left)
        around.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        around.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 36)
        right = QWidget()
        column_of(self.preview, on=right, margins=(8, 16, 16, 16), spacing=None)
        row_of((around, 2), (right, 3), on=self, margins=0, spacing=0)
