"""The ring on a projector page as a separate image, painted in the background.

With hundreds of players, painting takes too long for the GUI thread.
"""

from math import ceil

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage, QPainter

from tourneydesk.gui.projector.painting import PagePicture, paint_ring_page, ring_rect
from tourneydesk.gui.tasks.background import Background


class RingLayer(QObject):
    """Draws the latest image of the ring, and paints a new one when the ring has changed."""

    ready = Signal()
    """A new image of the ring is ready."""

    def __init__(self) -> None:
        super().__init__()
        self._work = Background[QImage]()
        self._picture: PagePicture | None = None
        self._image = QImage()

    @property
    def busy(self) -> bool:
        """Whether a ring is being painted."""
        return self._work.busy

    def draw(self, painter: QPainter, picture: PagePicture) -> None:
        """Draws the ring in its rectangle. If the size or look has changed, it is painted
        immediately.
        """
        dense = painter.device().devicePixelRatioF()
        before = self._picture
        if before is None or not _alike(before, picture) or self._image.devicePixelRatio() != dense:
            self._work.cancel()
            self._store(picture, ring_image(picture, dense))
        elif before.page is not picture.page and not self._work.busy:
            self._work.start(
                lambda: ring_image(picture, dense), lambda outcome: self._finished(picture, outcome)
            )
        painter.drawImage(ring_rect(picture).toAlignedRect().topLeft(), self._image)

    def _finished(self, picture: PagePicture, outcome: QImage | Exception) -> None:
        if isinstance(outcome, Exception):
            raise outcome
        self._store(picture, outcome)
        self.ready.emit()

    def _store(self, picture: PagePicture, image: QImage) -> None:
        self._picture, self._image = picture, image


def ring_image(picture: PagePicture, dense: float) -> QImage:
    """The ring in its rectangle at this many pixels per point; may run on any thread."""
    # Aligned to whole pixels, so that every letter looks the same as on the page.
    rect = ring_rect(picture).toAlignedRect()
    size = QSize(ceil(rect.width() * dense), ceil(rect.height() * dense))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dense)
    image.fill(picture.colors.ground)
    painter = QPainter(image)
    painter.translate(-rect.topLeft())
    paint_ring_page(painter, picture)
    painter.end()
    return image


def _alike(first: PagePicture, second: PagePicture) -> bool:
    """Whether two rings differ only in their players and games."""
    return (ring_rect(first), first.distance, first.dark, first.font) == (
        ring_rect(second),
        second.distance,
        second.dark,
        second.font,
    )
