"""Pictures of every kind of projector page with various numbers of rows, at the resolutions of
projectors.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from PySide6.QtCore import QSizeF

from pictures.projector_samples import SAMPLES, Sample
from tourneydesk.gui.projector.page_layout import Notices
from tourneydesk.gui.screenshots import page_image
from tourneydesk.gui.widgets.pictures import write_picture
from tourneydesk.present.projector.page import ProjectorPage

NOTICES = Notices("50:00", now="2:41 PM")
SIZES = {"720p": (1280, 720), "1080p": (1920, 1080), "4K": (3840, 2160)}
DEFAULT = "1080p"
DARK, LIGHT = True, False
LOOKS = [*((size, DARK) for size in SIZES), (DEFAULT, LIGHT)]
"""Light mode is tested at the usual size only: nothing else differs."""


def take_samples(folder: Path, counts: Sequence[int]) -> Iterator[Path]:
    """Yields PNG files of the first and last page of every kind with the given numbers of rows:
    ``standings-1080p-022-rows-page-2-of-2.png``, ``pairings-1080p-light-001-rows.png`` …
    """
    folder.mkdir(parents=True, exist_ok=True)
    welcomed = False
    for (name, make), rows in product(SAMPLES.items(), counts):
        sample = make(rows)
        for page in first_and_last(sample):
            if page.kind == "welcome" and welcomed:
                continue
            welcomed = welcomed or page.kind == "welcome"
            for size, dark in LOOKS:
                look = size if dark else f"{size}-light"
                image = page_image(page, NOTICES, QSizeF(*SIZES[size]), dark=dark)
                yield write_picture(image, folder / _file_name(name, page, look, rows))


def first_and_last(sample: Sample) -> list[ProjectorPage]:
    """The first and the last page of each kind."""
    return [page for page in sample.pages if page.number in (1, page.page_count)]


def _file_name(sample: str, page: ProjectorPage, look: str, rows: int) -> str:
    what = {("message", "standings"): "message-under-standings"}.get((sample, page.kind), sample)
    kind = "welcome" if page.kind == "welcome" else what
    of = f"-page-{page.number}-of-{page.page_count}" if page.page_count > 1 else ""
    return f"{kind}-{look}-{rows:03}-rows{of}.png"
