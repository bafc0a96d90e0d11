"""Lists the computer's printers, and sends pages to one.

Where the system has `lp` (Linux, macOS), `lp` takes the PDF unchanged and reports the outcome;
otherwise Qt rasterizes the pages at the printer's resolution. All of this runs on the paper thread.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter

from tourneydesk.documents.pictures import page_sizes, picture
from tourneydesk.gui.session.paper_thread import image

try:
    from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
except ImportError:  # pragma: no cover (systems without the printing library)
    QPrinter = QPrinterInfo = None  # type: ignore[assignment,misc]  # there are none then

FINEST = 600
"""Dots per inch; a higher resolution is not visible and takes four times as long."""
PATIENCE = 60
"""Seconds within which `lp` must accept the pages."""
Goes = Callable[[int], bool]
"""Called with the number of pages done; returns whether to continue."""


class PrinterTrouble(Exception):
    """Pages were not accepted: ``code`` is gone, refused or stopped; ``said`` is the system's
    message.
    """

    def __init__(self, code: str, said: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.said = said


@dataclass(frozen=True, slots=True)
class Printers:
    """The names of all printers, and the system's default."""

    names: tuple[str, ...]
    usual: str


def printers() -> Printers:
    """The printers available now."""
    if QPrinterInfo is None:
        return Printers((), "")
    return Printers(tuple(QPrinterInfo.availablePrinterNames()), QPrinterInfo.defaultPrinterName())


def send(pdf: bytes, name: str, copies: int, goes: Goes) -> None:
    """Prints a whole PDF the given number of times; raises PrinterTrouble if it is not accepted."""
    if name not in printers().names:
        raise PrinterTrouble("gone")
    lp = shutil.which("lp")
    if lp is not None:
        give_to_lp(lp, pdf, name, copies)
        return
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPrinterName(name)
    draw_on(printer, pdf, copies, goes)


def give_to_lp(lp: str, pdf: bytes, name: str, copies: int) -> None:
    """Hands a PDF to the system's print spooler without scaling."""
    wide, high = page_sizes(pdf)[0]
    media = f"Custom.{min(wide, high):.0f}x{max(wide, high):.0f}"
    size = QPageSize(QSizeF(min(wide, high), max(wide, high)), QPageSize.Unit.Point)
    if size.id() != QPageSize.PageSizeId.Custom:
        media = size.key()
    asked = [lp, "-d", name, "-n", str(copies), "-o", f"media={media}"]
    asked += ["-o", "print-scaling=none", "--"]
    try:
        # Once the spooler has the pages, failing to remove our copy does no harm.
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            file = Path(folder) / "papers.pdf"
            file.write_bytes(pdf)
            outcome = subprocess.run(
                [*asked, str(file)], capture_output=True, timeout=PATIENCE, check=False
            )
    except (OSError, subprocess.TimeoutExpired) as wrong:
        raise PrinterTrouble("refused", _said(wrong)) from wrong
    if outcome.returncode:
        raise PrinterTrouble("refused", outcome.stderr.decode(errors="replace").strip()[:200])


def _said(wrong: OSError | subprocess.TimeoutExpired) -> str:
    """The system's message, without the command and the names of our own files."""
    return (wrong.strerror or "") if isinstance(wrong, OSError) else ""


def draw_on(printer: "QPrinter", pdf: bytes, copies: int, goes: Goes) -> None:
    """Renders every page on a printer, ``copies`` times in a row."""
    if printer.resolution() > FINEST:
        printer.setResolution(FINEST)
    printer.setFullPage(True)
    own = copies > 1 and printer.supportsMultipleCopies()
    if own:
        printer.setCopyCount(copies)
        printer.setCollateCopies(True)
    sizes = page_sizes(pdf)
    painter = QPainter()
    done = 0
    for _ in range(1 if own else copies):
        for page, (wide, high) in enumerate(sizes):
            printer.setPageLayout(_layout(wide, high))
            ready = painter.begin(printer) if done == 0 else printer.newPage()
            if not ready or printer.printerState() == QPrinter.PrinterState.Error:
                _give_up(printer, painter)
                raise PrinterTrouble("refused")
            painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
            dots = image(picture(pdf, page, printer.resolution() / 72, gray=True))
            painter.drawImage(QRectF(printer.paperRect(QPrinter.Unit.DevicePixel)), dots)
            done += 1
            if not goes(done):
                _give_up(printer, painter)
                raise PrinterTrouble("stopped")
    if not painter.end() or printer.printerState() == QPrinter.PrinterState.Error:
        raise PrinterTrouble("refused")


def _give_up(printer: "QPrinter", painter: QPainter) -> None:
    printer.abort()
    if painter.isActive():
        painter.end()


def _layout(wide: float, high: float) -> QPageLayout:
    turned = wide > high
    size = QPageSize(QSizeF(min(wide, high), max(wide, high)), QPageSize.Unit.Point)
    way = QPageLayout.Orientation.Landscape if turned else QPageLayout.Orientation.Portrait
    return QPageLayout(size, way, QMarginsF())
