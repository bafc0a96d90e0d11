"""The printers of the machine, and sending pages to one.

Where the system has `lp` (Linux, a Mac), it takes our PDF as it is and says what came of it; else
Qt draws the pages, as dots as fine as the printer prints. All of it runs on the paper thread.
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
except ImportError:  # pragma: no cover (a system without the library of its printers)
    QPrinter = QPrinterInfo = None  # type: ignore[assignment,misc]  # there are none then

FINEST = 600
"""Dots per inch; finer ones are not seen and take four times as long."""
PATIENCE = 60
"""Seconds until `lp` must have taken the pages."""
Goes = Callable[[int], bool]
"""Told how many pages are done; whether to go on."""


class PrinterTrouble(Exception):
    """Pages were not taken: ``code`` is gone, refused or stopped, ``said`` what the system says."""

    def __init__(self, code: str, said: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.said = said


@dataclass(frozen=True, slots=True)
class Printers:
    """The names of all printers, and the one the system would take."""

    names: tuple[str, ...]
    usual: str


def printers() -> Printers:
    """The printers that there are now."""
    if QPrinterInfo is None:
        return Printers((), "")
    return Printers(tuple(QPrinterInfo.availablePrinterNames()), QPrinterInfo.defaultPrinterName())


def send(pdf: bytes, name: str, copies: int, goes: Goes) -> None:
    """Prints a whole PDF so many times; raises PrinterTrouble where it is not taken."""
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
    """Hands a PDF to the system's own spooler, which scales nothing."""
    wide, high = page_sizes(pdf)[0]
    media = f"Custom.{min(wide, high):.0f}x{max(wide, high):.0f}"
    size = QPageSize(QSizeF(min(wide, high), max(wide, high)), QPageSize.Unit.Point)
    if size.id() != QPageSize.PageSizeId.Custom:
        media = size.key()
    asked = [lp, "-d", name, "-n", str(copies), "-o", f"media={media}"]
    asked += ["-o", "print-scaling=none", "--"]
    try:
        # Once the spooler has the pages, it is no trouble that our copy cannot be removed.
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
    """What the system says about it, without the command and the names of our own files."""
    return (wrong.strerror or "") if isinstance(wrong, OSError) else ""


def draw_on(printer: "QPrinter", pdf: bytes, copies: int, goes: Goes) -> None:
    """Draws every page on a printer, ``copies`` times one after another."""
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
