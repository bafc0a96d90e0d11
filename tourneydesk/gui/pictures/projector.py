"""Screenshots of projector pages without a window: for an event, or for every kind with every
number of rows at projector resolutions.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tourneydesk.core.event import Event
from tourneydesk.gui.pictures.projector_samples import SAMPLES, Sample
from tourneydesk.gui.projector.page_layout import measure_in
from tourneydesk.gui.projector.painting import Notices, PagePicture, paint_page
from tourneydesk.gui.widgets.png_file import write_picture
from tourneydesk.gui.widgets.theme.look import application
from tourneydesk.present.projector.pages import (
    KINDS,
    DisplayOptions,
    ProjectorPage,
    projector_pages,
)

SIZES = {"720p": (1280, 720), "1080p": (1920, 1080), "4K": (3840, 2160)}
DEFAULT = "1080p"
DARK, LIGHT = True, False
LOOKS = [*((size, DARK) for size in SIZES), (DEFAULT, LIGHT)]
"""Light mode is tested at the usual size only: nothing else differs."""
TIME, NOW = "50:00", "2:41 PM"


def take_pages(event: Event, folder: Path, stem: str) -> list[Path]:
    """PNG files of the first page of each kind, 1080p and dark; OSError if writing fails."""
    pages = projector_pages(
        event, DisplayOptions(KINDS, more_time={}, measure=measure_in(QApplication.font()))
    )
    return [
        _saved(page, Notices(TIME, now=NOW), DEFAULT, DARK, folder / f"{stem}-room-{page.kind}.png")
        for page in pages
        if page.number == 1
    ]


def take_samples(folder: Path, counts: Sequence[int]) -> Iterator[Path]:
    """Yields PNG files of the first and last page of every kind with the given numbers of rows:
    ``standings-1080p-022-rows-page-2-of-2.png``, ``pairings-1080p-light-001-rows.png`` …
    """
    folder.mkdir(parents=True, exist_ok=True)
    welcomed = False
    for (name, make), rows in product(SAMPLES.items(), counts):
        sample = make(rows)
        notices = Notices(TIME, now=NOW)
        for page in first_and_last(sample):
            if page.kind == "welcome" and welcomed:
                continue
            welcomed = welcomed or page.kind == "welcome"
            for size, dark in LOOKS:
                look = size if dark else f"{size}-light"
                yield _saved(page, notices, size, dark, folder / _file_name(name, page, look, rows))


def first_and_last(sample: Sample) -> list[ProjectorPage]:
    """The first and the last page of each kind."""
    return [page for page in sample.pages if page.number in (1, page.page_count)]


def _file_name(sample: str, page: ProjectorPage, look: str, rows: int) -> str:
    what = {("message", "standings"): "message-under-standings"}.get((sample, page.kind), sample)
    kind = "welcome" if page.kind == "welcome" else what
    of = f"-page-{page.number}-of-{page.page_count}" if page.page_count > 1 else ""
    return f"{kind}-{look}-{rows:03}-rows{of}.png"


def image_of(page: ProjectorPage, notices: Notices, size: str, dark: bool) -> QImage:
    """A page as the audience sees it on a projector of this size."""
    rect = QSizeF(*SIZES[size])
    image = QImage(rect.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_page(painter, PagePicture(page, notices, rect, 6, dark, QApplication.font()))
    painter.end()
    return image


def _saved(page: ProjectorPage, notices: Notices, size: str, dark: bool, path: Path) -> Path:
    return write_picture(image_of(page, notices, size, dark), path)


if __name__ == "__main__":
    # Arguments: the folder for the pictures, then the numbers of rows. The command-line program,
    # which does not import Qt, starts this module with them.
    _application = application()
    _folder, *_counts = sys.argv[1:]
    for _ in take_samples(Path(_folder), [int(count) for count in _counts]):
        pass
