"""Lists the computer's printers, and sends pages to one.

Where the system has `lp` (Linux, macOS), `lp` takes the PDF unchanged and reports the outcome;
otherwise Qt rasterizes the pages at the printer's resolution. All of this runs on the paper thread.
"""

import errno
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter

from tourneydesk.documents.pictures import page_sizes, picture
from tourneydesk.gui.session.paper_trail import image

try:
    from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
except ImportError:  # pragma: no cover (systems without the printing library)
    QPrinter = QPrinterInfo = None  # type: ignore[assignment,misc]  # there are none then

MAX_RESOLUTION = 600
"""Dots per inch; a higher resolution is not visible and takes four times as long."""
TIMEOUT = 60
"""Seconds within which `lp` must accept the pages."""
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EROFS)
KeepGoing = Callable[[int], bool]
"""Called with the number of pages done; returns whether to continue."""


class PrinterTrouble(Exception):
    """Pages were not accepted: ``code`` is gone, refused, disk (no room for them on this computer)
    or stopped; ``system_message`` is the system's message.
    """

    def __init__(self, code: str, system_message: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.system_message = system_message


@dataclass(frozen=True, slots=True)
class Printers:
    """The names of all printers, and the system's default."""

    names: tuple[str, ...]
    default: str


def printers() -> Printers:
    """The printers available now."""
    if QPrinterInfo is None:
        return Printers((), "")
    return Printers(tuple(QPrinterInfo.availablePrinterNames()), QPrinterInfo.defaultPrinterName())


def send(pdf: bytes, name: str, copies: int, keep_going: KeepGoing) -> None:
    """Prints a whole PDF the given number of times; raises PrinterTrouble if it is not accepted."""
    if name not in printers().names:
        raise PrinterTrouble("gone")
    lp = shutil.which("lp")
    if lp is not None:
        print_with_lp(lp, pdf, name, copies)
        return
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPrinterName(name)
    render_on(printer, pdf, copies, keep_going)


def print_with_lp(lp: str, pdf: bytes, name: str, copies: int) -> None:
    """Hands a PDF to the system's print spooler without scaling."""
    width, height = page_sizes(pdf)[0]
    media = f"Custom.{min(width, height):.0f}x{max(width, height):.0f}"
    size = QPageSize(QSizeF(min(width, height), max(width, height)), QPageSize.Unit.Point)
    if size.id() != QPageSize.PageSizeId.Custom:
        media = size.key()
    command = [lp, "-d", name, "-n", str(copies), "-o", f"media={media}"]
    command += ["-o", "print-scaling=none", "--"]
    try:
        # Once the spooler has the pages, failing to remove our copy does no harm.
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            file = Path(folder) / "papers.pdf"
            file.write_bytes(pdf)
            outcome = subprocess.run(
                [*command, str(file)], capture_output=True, timeout=TIMEOUT, check=False
            )
    except (OSError, subprocess.TimeoutExpired) as error:
        full = isinstance(error, OSError) and error.errno in _NO_ROOM
        raise PrinterTrouble("disk" if full else "refused", _system_message(error)) from error
    if outcome.returncode:
        raise PrinterTrouble("refused", outcome.stderr.decode(errors="replace").strip()[:200])


def _system_message(error: OSError | subprocess.TimeoutExpired) -> str:
    """The system's message, without the command and the names of our own files."""
    return (error.strerror or "") if isinstance(error, OSError) else ""


def render_on(printer: "QPrinter", pdf: bytes, copies: int, keep_going: KeepGoing) -> None:
    """Renders every page on a printer, ``copies`` times in a row."""
    if printer.resolution() > MAX_RESOLUTION:
        printer.setResolution(MAX_RESOLUTION)
    printer.setFullPage(True)
    own = copies > 1 and printer.supportsMultipleCopies()
    if own:
        printer.setCopyCount(copies)
        printer.setCollateCopies(True)
    sizes = page_sizes(pdf)
    painter = QPainter()
    done = 0
    for _ in range(1 if own else copies):
        for page, (width, height) in enumerate(sizes):
            printer.setPageLayout(_layout(width, height))
            ready = painter.begin(printer) if done == 0 else printer.newPage()
            if not ready or printer.printerState() == QPrinter.PrinterState.Error:
                _abort(printer, painter)
                raise PrinterTrouble("refused")
            painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
            dots = image(picture(pdf, page, printer.resolution() / 72, gray=True))
            painter.drawImage(QRectF(printer.paperRect(QPrinter.Unit.DevicePixel)), dots)
            done += 1
            if not keep_going(done):
                _abort(printer, painter)
                raise PrinterTrouble("stopped")
    if not painter.end() or printer.printerState() == QPrinter.PrinterState.Error:
        raise PrinterTrouble("refused")


def _abort(printer: "QPrinter", painter: QPainter) -> None:
    printer.abort()
    if painter.isActive():
        painter.end()


def _layout(width: float, height: float) -> QPageLayout:
    landscape = width > height
    size = QPageSize(QSizeF(min(width, height), max(width, height)), QPageSize.Unit.Point)
    orientation = (
        QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    )
    return QPageLayout(size, orientation, QMarginsF())
