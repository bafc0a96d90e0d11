"""Prints the join sheet, or saves it where no printer is set up."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from tourneydesk.documents.drawing.page import Paper
from tourneydesk.documents.handouts.join_sheet import join_sheet_pdf
from tourneydesk.gui.pages.papers.jobs import save_pdf
from tourneydesk.gui.pages.papers.print_controller import trouble_text
from tourneydesk.gui.session import printers as system
from tourneydesk.gui.session.paper_thread import paper_thread
from tourneydesk.gui.session.printers import PrinterTrouble
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.widgets.file_dialogs import place_for_pdf
from tourneydesk.present import messages
from tourneydesk.present.handouts import JoinSheet
from tourneydesk.store.errors import FileTrouble
from tourneydesk.user_folders import events_folder

Said = Callable[[str, str], object]
"""Receives a sentence and its style."""


class SheetPrinting:
    """Belongs to the share dialog. Handles one sheet at a time."""

    def __init__(self, within: QWidget, said: Said) -> None:
        self._within, self._said = within, said
        self._work = Background[tuple[bytes, str]](paper_thread())
        self._printer = ""

    @property
    def busy(self) -> bool:
        return self._work.busy

    def print(self, sheet: JoinSheet, paper: Paper) -> None:
        """Prints one copy on the usual printer; asks for a file if there is none."""
        if self._work.busy:
            return

        def work() -> tuple[bytes, str]:
            pdf, printer = join_sheet_pdf(sheet, paper), system.printers().default
            self._printer = printer
            if printer:
                system.send(pdf, printer, 1, lambda _: True)
            return pdf, printer

        self._work.start(work, lambda outcome: self._done(sheet.title, outcome))

    def _done(self, title: str, outcome: tuple[bytes, str] | Exception) -> None:
        if isinstance(outcome, PrinterTrouble):
            self._said(trouble_text(outcome, self._printer), "attention")
            return
        if isinstance(outcome, Exception):
            raise outcome
        pdf, printer = outcome
        if printer:
            self._said(messages.text("papers-printed", paper=title, printer=printer), "done")
            return
        start = events_folder(messages.text("window-program")) / f"{title}.pdf"
        path = place_for_pdf(self._within, start)
        if path is not None:
            self._save(title, pdf, path)

    def _save(self, title: str, pdf: bytes, path: Path) -> None:
        try:
            save_pdf(pdf, path)
        except FileTrouble as trouble:
            self._said(messages.text(trouble.code, **trouble.facts), "wrong")
        else:
            self._said(messages.text("papers-pdf-saved", paper=title, file=path.name), "done")
