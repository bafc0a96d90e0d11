"""A projector page on the screen; only what has changed is repainted."""

from dataclasses import replace

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.gui.projector.painting import paint_page
from tourneydesk.gui.projector.painting.picture import Notices, PagePicture
from tourneydesk.gui.projector.ring_layer import RingLayer
from tourneydesk.present.projector.page import ProjectorPage


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
