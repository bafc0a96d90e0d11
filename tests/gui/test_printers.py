"""Pages on their way to a printer: rendered by Qt, or taken by the system's spooler."""

import errno
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from tests.documents.papers import STAMP, age_swiss_sample
from tests.documents.reading import sizes
from tourneydesk.documents.cards.sheets import card_sheets
from tourneydesk.documents.drawing.page import A4, CARD, LETTER
from tourneydesk.documents.pictures import join_pdfs, picture
from tourneydesk.gui.pages.print_controller import trouble_text
from tourneydesk.gui.session import printers
from tourneydesk.gui.session.printers import (
    Printers,
    PrinterTrouble,
    print_with_lp,
    render_on,
    send,
)
from tourneydesk.present import messages
from tourneydesk.present.cards.deck import cards


@pytest.fixture(scope="module")
def pdf() -> bytes:
    """A note card, four cards on letter in landscape, three on A4."""
    made = cards(age_swiss_sample(), STAMP, [1])
    return join_pdfs([card_sheets(made, CARD), card_sheets(made, LETTER), card_sheets(made, A4, 3)])


@pytest.fixture
def printer(qapp: QApplication, tmp_path: Path) -> QPrinter:
    made = QPrinter(QPrinter.PrinterMode.HighResolution)
    made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.setOutputFileName(str(tmp_path / "out.pdf"))
    return made


def went_on(pages: int) -> bool:
    return True


def test_every_page_comes_out_in_its_own_size_and_place(
    printer: QPrinter, pdf: bytes, tmp_path: Path
) -> None:
    printer.setResolution(200)
    render_on(printer, pdf, 1, went_on)
    out = (tmp_path / "out.pdf").read_bytes()
    assert [(round(w), round(h)) for w, h in sizes(out)] == [(360, 216), (792, 612), (595, 842)]
    for page in range(3):
        wanted, came = (picture(one, page, 1.5, gray=True) for one in (pdf, out))
        assert abs(wanted.width - came.width) <= 2
        dark = [_darkness(one.dots, one.stride, one.height) for one in (wanted, came)]
        for ours, theirs in zip(*dark, strict=False):
            assert abs(ours - theirs) < 0.12, "ink stands where it stands in our own pages"


def _darkness(dots: bytes, stride: int, height: int) -> list[float]:
    """How dark each tenth of a page is, from the top; 0 is white paper."""
    tenth = height // 10
    parts = [dots[at * tenth * stride : (at + 1) * tenth * stride] for at in range(10)]
    return [1 - sum(part) / (255 * len(part)) for part in parts]


def test_copies_come_out_one_after_another(printer: QPrinter, pdf: bytes, tmp_path: Path) -> None:
    printer.setResolution(72)
    told: list[int] = []

    def goes_on(pages: int) -> bool:
        told.append(pages)
        return True

    render_on(printer, pdf, 2, goes_on)
    assert [round(w) for w, _ in sizes((tmp_path / "out.pdf").read_bytes())] == [360, 792, 595] * 2
    assert told == [1, 2, 3, 4, 5, 6]


def test_a_stop_ends_it_after_the_page(printer: QPrinter, pdf: bytes) -> None:
    printer.setResolution(72)
    told: list[int] = []

    def stops(pages: int) -> bool:
        told.append(pages)
        return False

    with pytest.raises(PrinterTrouble) as trouble:
        render_on(printer, pdf, 1, stops)
    assert trouble.value.code == "stopped"
    assert told == [1]


def test_a_printer_that_does_not_begin_is_a_trouble(
    printer: QPrinter, pdf: bytes, tmp_path: Path
) -> None:
    printer.setOutputFileName(str(tmp_path / "nowhere" / "out.pdf"))
    with pytest.raises(PrinterTrouble) as trouble:
        render_on(printer, pdf, 1, went_on)
    assert trouble.value.code == "refused"


def test_a_printer_that_is_gone_is_asked_for_nothing(pdf: bytes) -> None:
    with pytest.raises(PrinterTrouble) as trouble:
        send(pdf, "Front desk", 1, went_on)
    assert trouble.value.code == "gone"


class Spooler:
    """Stands in for the program lp: writes down how it was called and what it was given."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.given = b""
        self.answer = (0, b"request id is Front_desk-1")

    def run(self, asked: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        self.asked = asked
        self.given = Path(asked[-1]).read_bytes()
        code, said = self.answer
        return subprocess.CompletedProcess(asked, code, b"", said)


@pytest.fixture
def spooler(monkeypatch: pytest.MonkeyPatch) -> Spooler:
    made = Spooler()
    monkeypatch.setattr(printers, "printers", lambda: Printers(("Front desk",), "Front desk"))
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/lp")
    monkeypatch.setattr(subprocess, "run", made.run)
    return made


@pytest.mark.parametrize(("page", "media"), [(0, "Custom.216x360"), (1, "Letter"), (2, "A4")])
def test_the_spooler_takes_our_own_pdf(spooler: Spooler, pdf: bytes, page: int, media: str) -> None:
    one = join_pdfs([pdf], [[page]])
    send(one, "Front desk", 3, went_on)
    assert spooler.asked[:5] == ["/usr/bin/lp", "-d", "Front desk", "-n", "3"]
    assert f"media={media}" in spooler.asked
    assert spooler.given == one


def test_what_the_spooler_refuses_is_said_in_its_words(spooler: Spooler, pdf: bytes) -> None:
    spooler.answer = (1, b"lp: no such printer\n")
    with pytest.raises(PrinterTrouble) as trouble:
        send(pdf, "Front desk", 1, went_on)
    said = trouble_text(trouble.value, "Front desk")
    assert said.startswith(messages.text("papers-printer-refused", printer="Front desk"))
    assert said.endswith(
        messages.text(
            "papers-printer-said",
            text=messages.text("papers-printer-refused", printer="Front desk"),
            said="lp: no such printer",
        )
    )


def test_a_spooler_that_cannot_be_started_is_a_trouble_too(pdf: bytes, tmp_path: Path) -> None:
    with pytest.raises(PrinterTrouble) as trouble:
        print_with_lp(str(tmp_path / "lp"), pdf, "Front desk", 1)
    assert trouble.value.code == "refused"


@pytest.fixture
def lp(tmp_path: Path) -> Callable[[str], str]:
    """A script in place of lp."""

    def made(script: str) -> str:
        path = tmp_path / "lp"
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)
        return str(path)

    return made


needs_scripts = pytest.mark.skipif(os.name == "nt", reason="Windows has no lp")


@needs_scripts
@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("exit 1", ""),
        ("kill -9 $$", ""),
        ("echo lp: the queue is full >&2; exit 3", "lp: the queue is full"),
    ],
)
def test_a_spooler_that_fails_is_told_in_its_own_words(
    lp: Callable[[str], str], pdf: bytes, script: str, said: str
) -> None:
    with pytest.raises(PrinterTrouble) as trouble:
        print_with_lp(lp(script), pdf, "Front desk", 1)
    assert (trouble.value.code, trouble.value.system_message) == ("refused", said)


@needs_scripts
def test_a_spooler_that_never_ends_times_out(
    lp: Callable[[str], str], pdf: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printers, "TIMEOUT", 0.01)
    with pytest.raises(PrinterTrouble) as trouble:
        print_with_lp(lp("exec sleep 600"), pdf, "Front desk", 1)
    assert (trouble.value.code, trouble.value.system_message) == ("refused", "")


@pytest.mark.parametrize("failing", ["mkdir", "write_bytes", "pipe", "Popen"])
def test_whatever_fails_on_the_way_to_the_spooler_is_a_trouble_in_words(
    tmp_path: Path, pdf: bytes, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    def refused(*_: object, **__: object) -> NoReturn:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    where = {"write_bytes": Path, "Popen": subprocess}.get(failing, os)
    with monkeypatch.context() as patch:
        patch.setattr(where, failing, refused)
        with pytest.raises(PrinterTrouble) as trouble:
            print_with_lp("/bin/true", pdf, "Front desk", 1)
    assert trouble.value.code == "disk", "not the printer’s fault"
    assert trouble.value.system_message == "No space left on device"
    assert not list(folder.iterdir())
