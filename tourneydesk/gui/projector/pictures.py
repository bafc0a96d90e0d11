"""Pictures of the pages that the room sees, each kind once, without a window."""

from pathlib import Path

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tourneydesk.core.event import Event
from tourneydesk.gui.projector.painting import Beside, PagePicture, paint_page
from tourneydesk.present.projector import Asked, projector_pages

SIZE = QSize(1920, 1080)


def take_pages(event: Event, folder: Path, stem: str) -> list[Path]:
    """PNG files of the first page of each kind, 1080p and dark; OSError where one cannot be
    written.
    """
    taken = []
    for page in projector_pages(event, Asked(more_time={})):
        if page.number > 1:
            continue
        image = QImage(SIZE, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_page(
            painter,
            PagePicture(page, Beside("50:00"), QSizeF(SIZE), 6, True, QApplication.font()),
        )
        painter.end()
        path = folder / f"{stem}-room-{page.kind}.png"
        if not image.save(str(path)):
            raise OSError(f"The picture {path.name} could not be written.")
        taken.append(path)
    return taken
