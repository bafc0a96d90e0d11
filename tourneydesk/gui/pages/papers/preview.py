"""Shows pages as they will print, one at a time; renders only the visible page."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QImage, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from tourneydesk.documents.pictures import picture
from tourneydesk.gui.session.paper_thread import image, paper_thread
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.widgets.layout.boxes import REST, inner_column, row_of
from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea
from tourneydesk.gui.widgets.page_picture import EDGE, PagePicture
from tourneydesk.gui.widgets.shortcuts import key_name
from tourneydesk.gui.widgets.text_widgets import button, label, show_text, tip
from tourneydesk.present import messages

ZOOM = 2
"""The zoom factor relative to the whole page."""
PAUSE = 60
"""Milliseconds that the size must be unchanged before a page is rendered for it."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a document: its index (from 0), and its size in points."""

    pdf: bytes
    number: int
    width: float
    height: float


class PagePreview(QWidget):
    """Page Up and Page Down turn the pages; Z toggles between zoomed in and the whole page."""

    def __init__(self) -> None:
        super().__init__()
        self._pages: tuple[Page, ...] = ()
        self._at = 0
        self._shown_image: tuple[Page, int] | None = None
        self._whole = True
        self._drawing = Background[QImage](paper_thread())
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self._draw)
        self.picture = PagePicture()
        self._around = ScrollArea()
        self._around.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._around.setWidget(self.picture)
        self._around.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.count = label("")
        self.back, self.on = (
            button(messages.text("papers-page-back")),
            button(messages.text("papers-page-on")),
        )
        self.zoom = button(messages.text("papers-page-larger"))
        for push_button, action, name in (
            (
                self.back,
                lambda: self.turn(-1),
                messages.text("papers-page-back-tip", key=key_name("PgUp")),
            ),
            (
                self.on,
                lambda: self.turn(1),
                messages.text("papers-page-on-tip", key=key_name("PgDown")),
            ),
            (self.zoom, self.turn_zoom, messages.text("papers-page-zoom-tip")),
        ):
            push_button.clicked.connect(action)
            push_button.setAccessibleName(name)
            tip(push_button, name)
        self._lay_out()
        self.show_pages(())

    @property
    def busy(self) -> bool:
        return self._drawing.busy or self._delay.isActive()

    @property
    def pages(self) -> tuple[Page, ...]:
        return self._pages

    @property
    def at(self) -> int:
        """The index of the visible page, from 0."""
        return self._at

    def show_pages(self, pages: Sequence[Page], *, again: bool = False) -> None:
        """Shows the first of these pages; ``again`` stays at the page that was visible."""
        self._at = min(self._at, max(0, len(pages) - 1)) if again else 0
        self._pages = tuple(pages)
        self._show()

    def turn(self, by: int) -> None:
        """Shows a later or earlier page."""
        now = min(max(self._at + by, 0), max(0, len(self._pages) - 1))
        if now != self._at:
            self._at = now
            self._around.verticalScrollBar().setValue(0)
            self._show()

    def turn_zoom(self) -> None:
        """Toggles between the whole page and zoomed in."""
        self._whole = not self._whole
        self.zoom.setText(
            messages.text("papers-page-larger")
            if self._whole
            else messages.text("papers-page-whole")
        )
        self._fit()

    def pressed(self, event: QKeyEvent) -> bool:
        """Whether the preview handled a key, wherever the focus is."""
        key, bar = event.key(), self._around.verticalScrollBar()
        if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            down = key == Qt.Key.Key_PageDown
            if not self._whole and bar.value() != (bar.maximum() if down else bar.minimum()):
                bar.setValue(bar.value() + bar.pageStep() * (1 if down else -1))
            else:
                self.turn(1 if down else -1)
            return True
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not self._whole:
            along = self._around.horizontalScrollBar()
            along.setValue(
                along.value() + along.pageStep() // 2 * (-1 if key == Qt.Key.Key_Left else 1)
            )
            return True
        if event.text() in ("z", "Z"):
            self.turn_zoom()
            return True
        return False

    def leave(self) -> None:
        """Cancels rendering."""
        self._delay.stop()
        self._drawing.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        self.turn(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()

    def _show(self) -> None:
        many = len(self._pages)
        text = messages.text("papers-page-of", page=self._at + 1, pages=many) if many else ""
        show_text(self.count, text)
        self.picture.setAccessibleName(text)
        self.picture.setVisible(bool(many))
        self.back.setEnabled(self._at > 0)
        self.on.setEnabled(self._at + 1 < many)
        self.zoom.setEnabled(bool(many))
        self._fit()

    def _fit(self) -> None:
        if not self._pages:
            return
        page = self._pages[self._at]
        space = self._around.maximumViewportSize() - QSize(2 * EDGE, 2 * EDGE)
        scale = min(space.width() / page.width, space.height() / page.height)
        if not self._whole:
            scale *= ZOOM
        wide, high = round(page.width * scale), round(page.height * scale)
        self.picture.resize(max(1, wide) + 2 * EDGE, max(1, high) + 2 * EDGE)
        if self._shown_image is None or self._shown_image[0] is not page:
            # An image of another page is not shown under this page's number.
            self.picture.show_image(None)
            self._draw()
        else:
            self._delay.start(PAUSE)

    def _draw(self) -> None:
        if not self._pages or not self.isVisible():
            return
        page = self._pages[self._at]
        dots = self.picture.dots[0]
        if self._shown_image == (page, dots):
            return
        self._shown_image = (page, dots)
        # Lines are at least one dot wide; rendered large and scaled down, they leave digits
        # legible.
        scale = dots / page.width * (2 if dots < page.width else 1)
        self._drawing.start(
            lambda: image(picture(page.pdf, page.number, scale, gray=True)), self._image_ready
        )

    def _image_ready(self, outcome: QImage | Exception) -> None:
        if isinstance(outcome, Exception):
            self._shown_image = None
            raise outcome
        self.picture.show_image(outcome)

    def _lay_out(self) -> None:
        inner_column(
            self, (self._around, 1), row_of(REST, self.back, self.count, self.on, self.zoom, REST)
        )
