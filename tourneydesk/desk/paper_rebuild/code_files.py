"""Codes of papers from files: texts typed or scanned by hand, images and PDFs."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tourneydesk.core.reasons import Advice, Fact
from tourneydesk.desk.lists.decoding import MOST_BYTES, decode
from tourneydesk.desk.paper_rebuild.scans import MOST_BYTES as MOST_SCANNED
from tourneydesk.desk.paper_rebuild.scans import MOST_PAGES, ScannedPage, is_scan, read_scan
from tourneydesk.store.errors import FileTrouble, display_name
from tourneydesk.store.header import read_regular


@dataclass(slots=True)
class CodeLines:
    """The code lines of several files, and the codes of each scanned page."""

    lines: list[str] = field(default_factory=list)
    pages: list[ScannedPage] = field(default_factory=list)
    notes: list[Advice] = field(default_factory=list)

    def add_file(self, path: Path) -> None:
        """Adds all codes of a file; Refused or FileTrouble if it cannot be read."""
        data = read_regular(path, MOST_SCANNED)
        if not is_scan(data):
            if len(data) > MOST_BYTES:
                raise FileTrouble("scan_too_large", path, most=f"{MOST_BYTES // 1_000_000} MB")
            self.lines += decode(data).text.splitlines()
            return
        scan = read_scan(data, path)
        for page in scan.pages:
            self.pages.append(page)
            self.notes.append(page_note(page))
            for code in page.codes:
                self.lines += code.splitlines() or [""]
        if scan.truncated:
            facts: dict[str, Fact] = {"file": display_name(path), "count": MOST_PAGES}
            self.notes.append(Advice("scan_pages_left", facts=facts))

    @property
    def codes(self) -> int:
        """The number of codes read on scanned pages."""
        return sum(len(page.codes) for page in self.pages)


def lines_of(paths: Sequence[Path]) -> CodeLines:
    """The codes of all these files, in order."""
    read = CodeLines()
    for path in paths:
        read.add_file(path)
    return read


def page_note(page: ScannedPage) -> Advice:
    """A note with the number of codes read on a page."""
    code = "scan_codes_read" if page.codes else "scan_nothing_read"
    facts: dict[str, Fact] = {"file": page.file, "number": page.number, "count": len(page.codes)}
    return Advice(f"{code}_page" if page.number else code, facts=facts)
