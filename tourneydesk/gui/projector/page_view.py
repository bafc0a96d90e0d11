"""A page on the screen: only what has changed is repainted; the ring as an image of its own."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import ceil
from time import perf_counter

from PySide6.QtCore import QObject, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.gui.projector.chart_painting import (
    RingFont,
    page_ring_parts,
    paint_ring_page,
    place_ring,
    ring_fonts,
    ring_rect,
)
from tourneydesk.gui.projector.page_layout import Notices, PagePicture
from tourneydesk.gui.projector.painting import paint_page
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.widgets.ring import RingLayout
from tourneydesk.present.projector.page import ProjectorPage

# The ring on a projector page as a separate image, made without stopping the window.
#
# With hundreds of players it takes too long to be made at once. Placing it uses no font and is
# done on another thread. Painting it is done here, a few parts at a time: Qt's fonts on another
# thread have stopped the window for good.

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
        if (
            before is None
            or not _same_ring(before, picture)
            or self._image.devicePixelRatio() != dense
        ):
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


def _same_ring(first: PagePicture, second: PagePicture) -> bool:
    """Whether two rings differ only in their players and games."""
    return (ring_rect(first), first.distance, first.dark, first.font) == (
        ring_rect(second),
        second.distance,
        second.dark,
        second.font,
    )


class PageView(QWidget):
    """Shows a page in the largest 16:9 rectangle or in its whole area; see `paint_page`."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._picture: PagePicture | None = None
        self.ring = RingLayer()
        self.ring.ready.connect(self.update)

    @property
    def picture(self) -> PagePicture | None:
        """The picture as painted now."""
        return self._picture

    def show_page(self, page: ProjectorPage, notices: Notices, distance: int, dark: bool) -> None:
        """Shows a page, repainting only where it differs."""
        size = QSizeF(self.size())
        before = self._picture
        now = PagePicture(page, notices, size, distance, dark, self.font())
        if now == before and before is not None and page.event is before.page.event:
            return
        self._picture = now
        described = " ".join(filter(None, (page.title, page.detail, page.page_label)))
        if self.accessibleDescription() != described:
            self.setAccessibleDescription(described)
        rects = changed_rects(before, now)
        if rects is None:
            self.update()
            return
        for rect in rects:
            self.update(rect.toAlignedRect().adjusted(-2, -1, 2, 1))

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(480, 270)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        picture = self._picture
        painter = QPainter(self)
        if picture is None:
            painter.end()
            return
        if picture.size != QSizeF(self.size()):
            self._picture = picture = PagePicture(
                picture.page,
                picture.notices,
                QSizeF(self.size()),
                picture.distance,
                picture.dark,
                picture.font,
            )
        for rect in rects_of(event):
            painter.save()
            painter.setClipRect(rect)
            paint_page(painter, picture, QRectF(rect), self.ring.draw)
            painter.restore()
        painter.end()


def rects_of(event: QPaintEvent) -> list[QRect]:
    """The region to paint, as rectangles: far fewer pixels than their bounding rectangle."""
    region = event.region()
    # PySide6's type stubs do not know that a QRegion is iterable.
    return [*region]  # type: ignore[misc]


def changed_rects(before: PagePicture | None, now: PagePicture) -> list[QRectF] | None:
    """The rectangles that differ between two pictures; None to repaint everything."""
    if before is None or not _alike(before, now):
        return None
    rects = []
    if replace(before.notices, now="") != replace(now.notices, now=""):
        rects.append(now.clock_rect)
    if before.notices.now != now.notices.now:
        rects.append(now.layout.now)
    for at, (old, new) in enumerate(zip(before.page.rows, now.page.rows, strict=True)):
        if old != new:
            rects.append(now.layout.row_rect(at))
    return rects


def _alike(before: PagePicture, now: PagePicture) -> bool:
    """Whether two pictures differ only in the texts of rows and of the clock."""
    first, second = before.page, now.page
    return (
        (before.size, before.distance, before.dark, before.font)
        == (now.size, now.distance, now.dark, now.font)
        and replace(first, rows=()) == replace(second, rows=())
        and first.ring is None
        and len(first.rows) == len(second.rows)
        and before.layout == now.layout
    )
