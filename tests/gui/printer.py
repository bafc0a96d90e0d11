"""A printer for tests: it prints into a PDF file."""

from pathlib import Path

from PySide6.QtPrintSupport import QPrinter

from tourneydesk.gui.session.printers import KeepGoing, Printers, PrinterTrouble, render_on

NAMES = ("Front desk", "Back office")


class PaperTray:
    """Stands in for the printers of the system; each job is a file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.jobs: list[tuple[Path, str, int]] = []
        self.trouble: PrinterTrouble | None = None

    def printers(self) -> Printers:
        return Printers(NAMES, NAMES[1])

    def send(self, pdf: bytes, name: str, copies: int, goes: KeepGoing) -> None:
        if self.trouble is not None:
            raise self.trouble
        file = self._folder / f"job-{len(self.jobs) + 1}.pdf"
        printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(file))
        render_on(printer, pdf, copies, goes)
        self.jobs.append((file, name, copies))
