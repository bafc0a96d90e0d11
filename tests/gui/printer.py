"""A printer for tests: it prints into a PDF file."""

from pathlib import Path

from PySide6.QtPrintSupport import QPrinter

from tests.gui.work_gate import WorkGate
from tourneydesk.gui.session.printers import KeepGoing, Printers, PrinterTrouble, render_on

NAMES = ("Front desk", "Back office")


class UnpluggedPrinter(QPrinter):
    """A printer that takes its first page only."""

    def newPage(self) -> bool:  # noqa: N802
        return False


class PaperTray:
    """Stands in for the printers of the system; each job is a file. The printer ``unplugged`` is
    lost after its first page.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.jobs: list[tuple[Path, str, int]] = []
        self.trouble: PrinterTrouble | None = None
        self.names: tuple[str, ...] = NAMES
        self.unplugged = ""
        self.after_page = WorkGate()
        """Open until the test shuts it; then a page that is printed is the last for now."""

    def printers(self) -> Printers:
        return Printers(self.names, self.names[-1] if self.names else "")

    def send(self, pdf: bytes, name: str, copies: int, goes: KeepGoing) -> None:
        if self.trouble is not None:
            raise self.trouble
        file = self._folder / f"job-{len(self.jobs) + 1}.pdf"
        kind = QPrinter
        if name == self.unplugged:
            kind, self.names = UnpluggedPrinter, tuple(one for one in self.names if one != name)
        printer = kind(QPrinter.PrinterMode.ScreenResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(file))

        def goes_on(pages: int) -> bool:
            going = goes(pages)
            self.after_page.pass_through()
            return going

        render_on(printer, pdf, copies, goes_on)
        self.jobs.append((file, name, copies))
