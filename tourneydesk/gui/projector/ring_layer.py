"""The ring on a projector page as a separate image, made without stopping the window.

With hundreds of players it takes too long to be made at once. Placing it uses no font and is done
on another thread. Painting it is done here, a few parts at a time: Qt's fonts on another thread
have stopped the window for good.
"""

from collections.abc import Callable, Iterator
from math import ceil
from time import perf_counter

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QPainter

from tourneydesk.gui.projector.painting.picture import PagePicture
from tourneydesk.gui.projector.painting.ring import (
    RingFont,
    page_ring_parts,
    paint_ring_page,
    place_ring,
    ring_fonts,
    ring_rect,
)
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.widgets.ring.layout import RingLayout

PIECE = 0.008
"""Seconds of painting after which the window does what else there is to do."""
Placed = tuple[RingLayout, RingFont]


class RingLayer(QObject):
    """Draws the latest image of the ring, and paints a new one when the ring has changed."""

    ready = Signal()
    """A new image of the ring is ready."""

    def __init__(self) -> None:
        super().__init__()
        self._work = Background[Placed]()
        self._picture: PagePicture | None = None
        self._image = QImage()
        self._next: PagePicture | None = None
        self._next_image = QImage()
        self._parts: Iterator[Callable[[QPainter], None]] = iter(())
        self.pieces = QTimer(self, singleShot=True, interval=0)
        self.pieces.timeout.connect(self._paint_piece)

    @property
    def busy(self) -> bool:
        """Whether a ring is being painted."""
        return self._next is not None

    def draw(self, painter: QPainter, picture: PagePicture) -> None:
        """Draws the ring in its rectangle. If the size or look has changed, it is painted
        immediately.
        """
        dense = painter.device().devicePixelRatioF()
        before = self._picture
        if before is None or not _alike(before, picture) or self._image.devicePixelRatio() != dense:
            self._stop()
            self._picture, self._image = picture, ring_image(picture, dense)
        elif before.page is not picture.page and not self.busy:
            self._start(picture, dense)
        painter.drawImage(ring_rect(picture).toAlignedRect().topLeft(), self._image)

    def _start(self, picture: PagePicture, dense: float) -> None:
        ring = picture.page.ring
        if ring is None:
            return
        self._next, self._next_image = picture, _empty_image(picture, dense)
        rect, fonts = ring_rect(picture), ring_fonts(picture)
        self._work.start(lambda: place_ring(ring.players, rect, fonts), self._placed)

    def _stop(self) -> None:
        self._work.cancel()
        self.pieces.stop()
        self._next = None

    def _placed(self, outcome: Placed | Exception) -> None:
        if isinstance(outcome, Exception):
            self._next = None
            raise outcome
        if self._next is not None:
            self._parts = page_ring_parts(self._next, *outcome)
            self._paint_piece()

    def _paint_piece(self) -> None:
        """Paints as many parts as there is time for; with the last, the image is ready."""
        picture = self._next
        if picture is None:
            return
        painter = _painter_of(self._next_image, picture)
        until = perf_counter() + PIECE
        for paint in self._parts:
            paint(painter)
            if perf_counter() > until:
                self.pieces.start()
                break
        else:
            self._picture, self._image, self._next = picture, self._next_image, None
        painter.end()
        if not self.busy:
            self.ready.emit()


def ring_image(picture: PagePicture, dense: float) -> QImage:
    """The ring in its rectangle at this many pixels per point."""
    image = _empty_image(picture, dense)
    painter = _painter_of(image, picture)
    paint_ring_page(painter, picture)
    painter.end()
    return image


def _empty_image(picture: PagePicture, dense: float) -> QImage:
    # Aligned to whole pixels, so that every letter looks the same as on the page.
    rect = ring_rect(picture).toAlignedRect()
    size = QSize(ceil(rect.width() * dense), ceil(rect.height() * dense))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dense)
    image.fill(picture.colors.ground)
    return image


def _painter_of(image: QImage, picture: PagePicture) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-ring_rect(picture).toAlignedRect().topLeft())
    return painter


def _alike(first: PagePicture, second: PagePicture) -> bool:
    """Whether two rings differ only in their players and games."""
    return (ring_rect(first), first.distance, first.dark, first.font) == (
        ring_rect(second),
        second.distance,
        second.dark,
        second.font,
    )
